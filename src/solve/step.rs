//! What the search does at once: a move, or several of which only the last matters.

use crate::machine::Move;

/// A step from one searched position to the next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Step {
    /// One move.
    Move(Move),
}

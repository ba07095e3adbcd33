//! What the search does at once: a move, or several of which only the last matters.

use crate::machine::{Move, Pile};

/// A step from one searched position to the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// One move.
    Move(Move),
    /// The move, and then the card that it uncovers goes home.
    Uncovering(Move),
    /// The waste is brought to hold so many cards, and its top card goes to that pile.
    Drawn {
        /// How many.
        stop: u8,
        /// Where the card goes.
        to: Pile,
    },
}

//! How a game ends and what is counted.

use super::{Condition, GroupId, Origin, Piles, ScriptId, TallyId};
use serde::Serialize;

/// When the game is won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Goal {
    /// Every card is on foundations.
    AllOnFoundations,
    /// Every card has been removed.
    AllRemoved,
    /// The file says when.
    When(Condition, Origin),
}

/// How a game is scored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Score {
    /// What is added up; empty where the game is not scored.
    pub parts: Vec<(ScoreKind, Origin)>,
    /// The smaller the better.
    pub least_is_best: bool,
}

/// A part of the score.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum ScoreKind {
    /// The cards in these piles.
    CardsIn(Piles),
    /// The piles of that group that hold a card.
    PilesIn(GroupId),
    /// The redeals made.
    Redeals,
    /// A tally's count.
    Tally(TallyId),
    /// What the script says.
    Script(ScriptId),
    /// Points for each card that goes from these piles (any where empty) to those.
    Points {
        /// How many.
        points: i32,
        /// From.
        from: Piles,
        /// To.
        to: Piles,
    },
    /// Points for each face-down card of the table that is turned up where it lies.
    TurnedUp(i32),
    /// Points that the game begins with.
    AtStart(i32),
}

/// A count that belongs to the position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Its name.
    pub name: String,
    /// How many counts it has (a row of them is for scripts); 1 for a plain tally.
    pub row: u16,
    /// It counts each card that goes from these piles (any where empty) to those; none for one
    /// that only scripts set.
    pub counts: Option<(Piles, Piles)>,
    /// It goes round from the second to the first.
    pub round: Option<(i32, i32)>,
    /// A redeal sets it back.
    pub since_redeal: bool,
    /// Where it stands.
    pub origin: Origin,
}

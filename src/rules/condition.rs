//! Conditions on piles, counts and phases.

use super::{BudgetId, CardSpec, GroupId, Piles, ScriptId, TallyId};
pub use crate::language::syntax::Compare;
use serde::Serialize;

/// A condition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Condition {
    /// All of them.
    And(Vec<Condition>),
    /// One of them.
    Or(Vec<Condition>),
    /// It does not hold.
    Not(Box<Condition>),
    /// So many of the piles are in one of these states.
    Piles {
        /// How many.
        quantity: Quantity,
        /// Which piles.
        piles: Piles,
        /// One of these.
        states: Vec<PileState>,
    },
    /// So many of the cards in the piles are in one of these states.
    Cards {
        /// How many.
        quantity: Quantity,
        /// Which piles.
        piles: Piles,
        /// One of these.
        states: Vec<CardState>,
    },
    /// A line that closes up has so many piles.
    HasPiles(GroupId, Amount),
    /// A count is so.
    Count(Counted, Amount),
    /// No further pass may begin.
    PassIsLast,
    /// The redeal's budget is spent.
    NoRedealLeft,
    /// No card can be moved or removed now, lines that ask for `blocked` apart.
    Blocked,
    /// The card in question could be laid on none of these piles now.
    NoneTakes(Piles),
    /// The script says so.
    Script(ScriptId),
}

/// How many.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Quantity {
    /// All the piles named, taken together as one (their cards are counted together; `empty` is
    /// when all are).
    Together,
    /// Every one.
    Every,
    /// None.
    No,
    /// At least one.
    Any,
    /// So many or more.
    AtLeast(u16),
    /// All but so many (exactly: the others are not).
    AllBut(u16),
}

/// A state of a pile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum PileState {
    /// No card.
    Empty,
    /// At its cap.
    Full,
    /// Every rank once, in the order of its `build`.
    Complete,
    /// Its first card is one that its `start` (or `lay`) would admit there.
    Settled,
    /// So many cards.
    Holds(Amount),
}

/// A state of a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum CardState {
    /// Seen.
    FaceUp,
    /// Unseen.
    FaceDown,
    /// Its place is settled.
    Settled,
    /// It is such a card.
    Is(CardSpec),
}

/// How a count compares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Amount {
    /// How.
    pub compare: Compare,
    /// With what.
    pub number: i32,
}

impl Amount {
    /// Whether that count is so. Zero is a multiple of every number.
    #[must_use]
    pub const fn holds(self, count: i32) -> bool {
        match self.compare {
            Compare::Is => count == self.number,
            Compare::AtLeast => count >= self.number,
            Compare::AtMost => count <= self.number,
            Compare::Over => count > self.number,
            Compare::Under => count < self.number,
            Compare::MultipleOf => self.number != 0 && count % self.number == 0,
        }
    }
}

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Counted {
    /// The pass, from 1.
    Pass,
    /// The redeals made.
    Redeals,
    /// The score.
    Score,
    /// A tally.
    Tally(TallyId),
    /// What is left of a budget.
    Budget(BudgetId),
}

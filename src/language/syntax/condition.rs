//! Conditions on piles, counts and phases.

use super::{CardWord, Name, Number, Piles};
use crate::language::Spanned;

/// A condition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Condition {
    /// All of them.
    And(Vec<Spanned<Condition>>),
    /// One of them.
    Or(Vec<Spanned<Condition>>),
    /// It does not hold.
    Not(Box<Spanned<Condition>>),
    /// `every tableau is empty or complete`, `stock is not empty`.
    Piles {
        /// How many of them.
        quantity: Quantity,
        /// Which piles.
        piles: Piles,
        /// One of these states.
        states: Vec<Spanned<PileState>>,
        /// `is not`.
        negated: bool,
    },
    /// `every card in P is face up`.
    Cards {
        /// How many of them.
        quantity: Quantity,
        /// Which piles.
        piles: Piles,
        /// One of these states.
        states: Vec<Spanned<CardState>>,
        /// `is not`.
        negated: bool,
    },
    /// `tableau has 1 pile`.
    HasPiles {
        /// The group.
        group: Name,
        /// How many.
        amount: Amount,
    },
    /// `pass is at least 2`.
    Count {
        /// What is counted.
        counted: Spanned<Counted>,
        /// `is not`.
        negated: bool,
        /// One of these.
        amounts: Vec<Amount>,
    },
    /// `pass is last`.
    PassIsLast,
    /// `no redeal is left`.
    NoRedealLeft,
    /// `blocked`.
    Blocked,
    /// `no display takes the card`.
    NoneTakes(Piles),
    /// `script NAME`.
    Script(Name),
}

/// How many of the piles or cards named.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Quantity {
    /// A pile named alone; of a group, all its piles together.
    Named,
    /// `every`.
    Every,
    /// `no`.
    No,
    /// `any`.
    Any,
    /// `at least 2`.
    AtLeast(Spanned<Number>),
    /// `all but 2`.
    AllBut(Spanned<Number>),
}

/// A state of a pile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PileState {
    /// `empty`.
    Empty,
    /// `full`.
    Full,
    /// `complete`.
    Complete,
    /// `settled`.
    Settled,
    /// `holds at least 3 cards`.
    Holds(Amount),
}

/// A state of a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CardState {
    /// `face up`.
    FaceUp,
    /// `face down`.
    FaceDown,
    /// `settled`.
    Settled,
    /// `K`, `red`.
    Is(CardWord),
}

/// `at least 3`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Amount {
    /// How it is compared.
    pub compare: Compare,
    /// With what.
    pub number: Spanned<Number>,
}

/// How a count is compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Compare {
    /// Exactly.
    Is,
    /// `at least`.
    AtLeast,
    /// `at most`.
    AtMost,
    /// `over`.
    Over,
    /// `under`.
    Under,
    /// `a multiple of`.
    MultipleOf,
}

/// A count that is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Counted {
    /// `pass`.
    Pass,
    /// `redeals`.
    Redeals,
    /// `score`.
    Score,
    /// A tally, or a named budget (what is left of it).
    Named(Name),
}

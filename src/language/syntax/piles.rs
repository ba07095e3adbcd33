//! How piles are named in rules.

use super::{Name, Number};
use crate::language::Spanned;

/// `P or Q`: any of these.
pub type Piles = Vec<Spanned<PileTerm>>;

/// One alternative of [`Piles`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PileTerm {
    /// `tableau`, `tableau 1-4 7`, `tableau row 2 column 3`.
    Group {
        /// The group's name.
        name: Name,
        /// Which of its piles.
        select: Select,
    },
    /// `left`, `third left`, `head of left` …
    Reference(Reference),
}

/// Which piles of a group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Select {
    /// All of them.
    All,
    /// `1-4 7`.
    Numbers(Vec<Range>),
    /// `row 2`, `column 3-14`, `row 2 column 3`; a part that is empty is not asked.
    Places {
        /// Rows, from 1.
        rows: Vec<Range>,
        /// Columns, from 1.
        columns: Vec<Range>,
    },
}

/// `3` or `3-14`, both ends included.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Range {
    /// The first.
    pub first: Spanned<Number>,
    /// The last; the same as the first for a single number.
    pub last: Spanned<Number>,
}

/// A pile named by where it lies from the pile that a rule is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reference {
    /// `it`, `this pile`.
    It,
    /// `left`, `third left` (1 and 3 places to the left in the line, row or group).
    Left(u8),
    /// `right`, `third right`.
    Right(u8),
    /// `above`.
    Above,
    /// `below`.
    Below,
    /// `head of left`: that pile's first card instead of its top.
    Head(Box<Spanned<Reference>>),
    /// `its tableau`: the pile of that group with the same number.
    Its(Name),
    /// `any tableau`: some other pile of that group.
    Any(Name),
    /// `reserve 2`, or a group of one pile.
    Pile {
        /// The group's name.
        name: Name,
        /// Which pile; none for a group of one.
        select: Select,
    },
}

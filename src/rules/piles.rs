//! How rules name piles.

use super::GroupId;
use serde::Serialize;

/// Any of these.
pub type Piles = Vec<PileTerm>;

/// One alternative of [`Piles`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum PileTerm {
    /// Piles of a group.
    Group(GroupId, Select),
    /// A pile named by where it lies from the pile that the rule is about.
    Reference(Reference),
}

/// Which piles of a group. Ranges hold both ends and count from 1.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Select {
    /// All of them.
    All,
    /// Those of these numbers.
    Numbers(Vec<(u16, u16)>),
    /// Those in these rows and columns; an empty list asks nothing.
    Places {
        /// Rows.
        rows: Vec<(u16, u16)>,
        /// Columns.
        columns: Vec<(u16, u16)>,
    },
}

/// A pile named by where it lies from the pile that the rule is about (in a lay line the target,
/// in a lift line the source).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Reference {
    /// The pile itself.
    It,
    /// So many places to the left in its row or group.
    Left(u8),
    /// So many places to the right.
    Right(u8),
    /// The place above, in a grid.
    Above,
    /// The place below, in a grid.
    Below,
    /// That pile's first card instead of its top.
    Head(Box<Reference>),
    /// The pile of that group with the same number.
    Its(GroupId),
    /// Some other pile of that group.
    Any(GroupId),
    /// One pile, by its number from 1.
    Pile(GroupId, u16),
}

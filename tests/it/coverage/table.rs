//! The rows of the survey of rules that occur, in its order.

use super::rows::{begin, building, ends, moving, packs, roles, stock};
use patience::rules::Rules;

/// A value that a rule may have.
pub struct Row {
    /// What it is, in words of the survey.
    pub value: &'static str,
    /// How a file says it.
    pub said: &'static str,
    /// Whether a game shows it.
    pub shows: fn(&Rules) -> bool,
}

/// Rows on one subject.
pub struct Section {
    /// Its number and name in the survey.
    pub title: &'static str,
    /// The rows.
    pub rows: &'static [Row],
}

/// Every section, in the order of the survey.
pub const SECTIONS: &[Section] = &[
    Section {
        title: "1 Pile roles",
        rows: roles::ROWS,
    },
    Section {
        title: "2 Packs",
        rows: packs::ROWS,
    },
    Section {
        title: "3 The opening layout",
        rows: begin::ROWS,
    },
    Section {
        title: "4 Building on the tableau",
        rows: building::TABLEAU,
    },
    Section {
        title: "5 What moves between tableau piles",
        rows: moving::UNITS,
    },
    Section {
        title: "6 Empty tableau piles",
        rows: moving::SPACES,
    },
    Section {
        title: "7 Foundations",
        rows: building::FOUNDATIONS,
    },
    Section {
        title: "8 The stock",
        rows: stock::ROWS,
    },
    Section {
        title: "9 Matching and removal",
        rows: ends::REMOVAL,
    },
    Section {
        title: "10 The end",
        rows: ends::ENDS,
    },
    Section {
        title: "11 Scores",
        rows: ends::SCORES,
    },
];

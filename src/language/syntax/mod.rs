//! The syntax tree: a file as it was written, names unresolved, every node with its place.
//!
//! What the tree allows is wider than what makes a game: `rules` checks it into a stronger type.
//!
//! How the text becomes this tree:
//!
//! - A statement that could not be read is a `Broken` among the items of a game or group; in a
//!   program, a phase, an example and a position it is left out. Either way there is an error
//!   for it, so a tree is whole only if [`parse_file`](super::parse_file) gave no error.
//! - Where a slip is plain, the tree has what was meant: a clause without its comma is a clause,
//!   piles listed with commas are alternatives, `k` is the king. The error is there all the same.
//! - The place of a text in quotes is that of its words, without the quotes.
//! - `once` and `twice` are budgets of 1 and 2; `is` and `are`, `pile` and `piles`, `card` and
//!   `cards`, `time` and `times`, `row` and `rows` read alike.
//! - Capitals and digits are told apart by their text alone, for the parser knows no pack: one of
//!   `S H D C` or their symbols is a suit; a rank of the French pack or a number before one, or
//!   anything before a symbol, is a card; all else is a rank.
//! - The names of a `given` block are kept as written, cards in any case.
//! - A parameter may stand for the last number of a range (`tableau 1-cells`), not for a single
//!   pile's number.

mod condition;
mod example;
mod game;
mod phrase;
mod piles;
mod program;

pub use condition::{Amount, CardState, Compare, Condition, Counted, PileState, Quantity};
pub use example::{
    Because, Example, ExampleStep, Expect, Given, MOST_REPEATS, MoveWords, PileWords, Position,
    PositionItem, TakenWords, WrittenCard,
};
pub use game::{
    About, Action, Cap, CapValue, Comment, Face, File, Fill, Game, Group, GroupItem, Item,
    Numbering, Only, PackWords, Parameter, Pass, Phase, Redeal, Score, Script, Set, Shape, Size,
    Spread, Tally, TurnsUp, Variant,
};
pub use phrase::{
    By, CardWord, Clause, ClauseWord, Direction, Leaf, Lift, LiftUnit, Line, Phrase, SuitWord,
    Take, TakeForm,
};
pub use piles::{PileTerm, Piles, Range, Reference, Select};
pub use program::{DealAmount, Order, Program, Send, ShuffleWhat, Step, StepOption, StepWord};

use super::Spanned;

/// A word that names something: a group, tally, parameter, script, action, budget.
pub type Name = Spanned<String>;

/// A number, or the parameter that stands for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Number {
    /// `3`.
    Literal(i64),
    /// `cells`.
    Parameter(String),
}

/// `once`, `3 times`, `without limit`; and the name that lines may share it by (`as merci`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Budget {
    /// None is `without limit`.
    pub times: Option<Spanned<Number>>,
    /// `as NAME`.
    pub name: Option<Name>,
}

//! Examples in the file, positions, and the words of moves.

use super::Piles;
use crate::language::{Span, Spanned};

/// `example "TITLE" { … }`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Example {
    /// Its title.
    pub title: Spanned<String>,
    /// What stands before the first move.
    pub given: Option<Spanned<Given>>,
    /// What follows, in order.
    pub steps: Vec<Spanned<ExampleStep>>,
}

/// Where an example begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Given {
    /// Piles and numbers.
    Position(Position),
    /// `deal 17`, `deal ms:1`.
    Deal(Spanned<String>),
}

/// A position in words: the `given` block, and what `--position` reads.
pub type Position = Vec<Spanned<PositionItem>>;

/// One pile or number of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PositionItem {
    /// `tableau 1: [KD] 7H`, `tableau row 1: AS - KD -`.
    Pile {
        /// Which pile, or which row or column of a grid.
        piles: Piles,
        /// Bottom card first.
        cards: Vec<Spanned<WrittenCard>>,
    },
    /// `pass is 2`, `turned is 12`, `merci is 0`, `base is 7`, `phase is 2`, `shuffles is 1 of 99`.
    Number {
        /// What.
        name: super::Name,
        /// The number or rank, as written.
        value: Spanned<String>,
    },
}

/// A card of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WrittenCard {
    /// `7H`.
    Up(String),
    /// `[7H]`.
    Down(String),
    /// `-`: an empty place.
    Empty,
}

/// The most often that one line of an example makes its move.
pub const MOST_REPEATS: u16 = 1000;

/// A line after `given`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExampleStep {
    /// `move WORDS`, `move WORDS, 8 times`: so often one after another, at most
    /// [`MOST_REPEATS`] times.
    Move(Spanned<MoveWords>, u16),
    /// `refuse WORDS because …`.
    Refuse(Spanned<MoveWords>, Option<Spanned<Because>>),
    /// `expect …`.
    Expect(Vec<Spanned<Expect>>),
}

/// What `because` names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Because {
    /// A word: `build`, `face down`, `same pile`.
    Word(String),
    /// A quoted piece of the line or of a phase's sentence.
    Quoted(String),
}

/// What `expect` compares.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expect {
    /// A pile or number.
    Item(PositionItem),
    /// `won`, `lost`, `stuck`, `blocked`.
    State(String),
}

/// A move in words, as examples, the prompt, transcripts and `why` read it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MoveWords {
    /// `7H to tableau 2`, `7H from tableau 3 to foundation`, `tableau 4 to tableau 1`, `3 5`, `w f`,
    /// `6 cards from tableau 3 to tableau 5`.
    Carry {
        /// The lowest card of the packet; none for the pile's top, or all that fits.
        card: Option<Spanned<String>>,
        /// How many cards, where a card's name does not say which packet is meant: a column may
        /// hold it twice.
        count: Option<u32>,
        /// Where it lies.
        from: Option<Spanned<PileWords>>,
        /// Where it goes.
        to: Spanned<PileWords>,
    },
    /// `remove 5H 8S`.
    Remove(Vec<Spanned<TakenWords>>),
    /// `swap 3H 2S`, `swap tableau 1 tableau 4`.
    Swap(Vec<Spanned<TakenWords>>),
    /// `turn`, `redeal`, or an action's name.
    Act(Spanned<String>),
}

/// A card named alone, with its pile, or by its pile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakenWords {
    /// The card.
    pub card: Option<Spanned<String>>,
    /// Its pile.
    pub pile: Option<Spanned<PileWords>>,
}

/// A pile as a move names it: `tableau 2`, `t2`, `2`, `foundation`, `tableau row 1 column 4`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PileWords {
    /// The group's name or the start of it; none for a number alone.
    pub group: Option<Spanned<String>>,
    /// Which pile, from 1.
    pub number: Option<Spanned<u32>>,
    /// Row and column of a grid.
    pub place: Option<(Spanned<u32>, Spanned<u32>)>,
    /// The whole of it.
    pub span: Span,
}

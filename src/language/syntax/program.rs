//! Programs of pile steps.

use super::{CardWord, Condition, Name, Number, Phrase, Piles, Reference};
use crate::language::Spanned;

/// Steps in order.
pub type Program = Vec<Spanned<Step>>;

/// A step with what is said after its commas.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// What is done.
    pub word: StepWord,
    /// How.
    pub options: Vec<Spanned<StepOption>>,
}

/// What a step does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StepWord {
    /// `deal 6 to each G`, `deal 1 2 3 to G`, `deal all to G`.
    Deal {
        /// How many.
        amount: DealAmount,
        /// `each` stands before the piles.
        each: bool,
        /// Where.
        to: Piles,
    },
    /// `begin again`.
    BeginAgain,
    /// `turn 3 to P`.
    Turn {
        /// How many cards.
        count: Spanned<Number>,
        /// Where.
        to: Piles,
    },
    /// `put A 2 3 on G`.
    Put {
        /// Which cards.
        cards: Vec<Spanned<CardWord>>,
        /// Where.
        on: Piles,
    },
    /// `gather P then Q to stock`.
    Gather {
        /// `unsettled cards of`.
        unsettled: bool,
        /// In this order.
        from: Vec<Piles>,
        /// Where.
        to: Piles,
    },
    /// `shuffle`, `shuffle P`.
    Shuffle(ShuffleWhat),
    /// `lay out again`.
    LayOutAgain,
    /// `move 1 from each P to Q`.
    Move {
        /// How many top cards; none is all.
        count: Option<Spanned<Number>>,
        /// `cards A`: these cards instead of top cards.
        cards: Vec<Spanned<CardWord>>,
        /// `from each`.
        each: bool,
        /// From where.
        from: Piles,
        /// `to each`.
        to_each: bool,
        /// Where.
        to: Piles,
    },
    /// `sink K in G`.
    Sink {
        /// Which cards.
        cards: Vec<Spanned<CardWord>>,
        /// In which piles.
        piles: Piles,
    },
    /// `rotate each G`: bottom card to the top.
    Rotate(Piles),
    /// `turn up P`.
    TurnUp(Piles),
    /// `close up G`.
    CloseUp(Piles),
    /// `fill G from stock`.
    Fill {
        /// Which places.
        piles: Piles,
        /// From where, in order of preference.
        from: Vec<Piles>,
    },
    /// `script NAME`.
    Script(Name),
}

/// How many cards are dealt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DealAmount {
    /// `all`.
    All,
    /// `6`, or `1 2 3 4` (one number a pile).
    Numbers(Vec<Spanned<Number>>),
}

/// What a shuffle mixes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ShuffleWhat {
    /// The stock.
    Stock,
    /// Where the cards and gaps of these lie.
    Piles(Piles),
}

/// What may stand after a step's commas.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StepOption {
    /// `3 at a time`.
    AtATime(Spanned<Number>),
    /// `face down`.
    FaceDown,
    /// `face up`.
    FaceUp,
    /// `last 4 face up`.
    LastFaceUp(Option<Spanned<Number>>),
    /// `last 4 face down`.
    LastFaceDown(Option<Spanned<Number>>),
    /// `row by row`, `last pile first` …
    Order(Order),
    /// `sending A to P`.
    Sending(Send),
    /// `each K begins a pile`.
    Begins(Vec<Spanned<CardWord>>),
    /// `leaving 1 place after each row's settled cards`.
    Leaving(Spanned<Number>),
    /// `one of each suit`.
    OneOfEachSuit,
    /// `first on top`.
    FirstOnTop,
    /// `carrying over`.
    CarryingOver,
    /// `from REF`: reserved for steps that move from a pile named by a reference.
    From(Spanned<Reference>),
    /// `when COND`.
    When(Spanned<Condition>),
}

/// In which order piles or cards are gone through.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// `row by row`.
    RowByRow,
    /// `column by column`.
    ColumnByColumn,
    /// `first pile first`.
    FirstPileFirst,
    /// `last pile first`.
    LastPileFirst,
    /// `top card first`.
    TopCardFirst,
    /// `bottom card first`.
    BottomCardFirst,
}

/// `sending A to P`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Send {
    /// Which cards.
    pub phrase: Spanned<Phrase>,
    /// Where.
    pub to: Piles,
    /// `to bottom of`.
    pub bottom: bool,
    /// `not replaced`: no other card is dealt in its place.
    pub not_replaced: bool,
}

//! The rules about cards: what may be laid and lifted, taken off and swapped.

use super::{Budget, Condition, Name, Number, Piles, Reference};
use crate::language::Spanned;

/// A line of a rule: a phrase about the card, then its clauses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// What is asked of the card.
    pub phrase: Spanned<Phrase>,
    /// What else must hold.
    pub clauses: Vec<Spanned<Clause>>,
}

/// Predicates joined.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phrase {
    /// All of them.
    And(Vec<Spanned<Phrase>>),
    /// One of them.
    Or(Vec<Spanned<Phrase>>),
    /// It does not hold.
    Not(Box<Spanned<Phrase>>),
    /// One predicate.
    Leaf(Leaf),
}

/// One predicate about the card laid and the card it goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Leaf {
    /// `any`.
    Any,
    /// `none`.
    None,
    /// `A`, `A 2 3`, `KH`, `red K`, `base` …: it is one of these.
    Cards {
        /// The list.
        cards: Vec<Spanned<CardWord>>,
        /// `respectively`: the first for pile 1, the second for pile 2 …
        respectively: bool,
    },
    /// `up in suit`, `down by 2 regardless of suit`, `higher in suit`.
    Step {
        /// Which way.
        direction: Direction,
        /// How far; none is 1.
        by: Option<Spanned<By>>,
        /// How the suits must agree; none where the file does not say (an error found later).
        suit: Option<Spanned<SuitWord>>,
    },
    /// `same rank`.
    SameRank,
    /// `in suit` alone: any rank.
    Suit(SuitWord),
    /// `run K to A in suit`.
    Run {
        /// The lowest card of the packet (the one laid on).
        from: Spanned<String>,
        /// The last card of the packet.
        to: Spanned<String>,
        /// How its suits agree.
        suit: Option<Spanned<SuitWord>>,
    },
    /// `rank found in P`.
    RankFoundIn(Piles),
    /// `rank is pile number`.
    RankIsPileNumber,
    /// `rank is TALLY`.
    RankIsTally(Name),
    /// `what P takes`.
    TakenBy(Piles),
    /// `script NAME`.
    Script(Name),
}

/// A card, or a kind of card, as rules name it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CardWord {
    /// `A`, `10`, `K`.
    Rank(String),
    /// `7 to A`: these ranks, in the order of the pack, round the corner where need be.
    Ranks(String, String),
    /// `KH`, `10♥`.
    Card(String),
    /// `D`.
    Suit(String),
    /// `red`, `black`.
    Colour(crate::cards::Colour),
    /// `red K`.
    ColourRank(crate::cards::Colour, String),
    /// `joker`.
    Joker,
    /// `base` (0), `next below base` (-1), `next above base` (1).
    Base(i8),
}

/// Which way a step goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// `up`: the laid card is higher.
    Up,
    /// `down`: the laid card is lower.
    Down,
    /// `up or down`.
    UpOrDown,
    /// `higher`: any higher.
    Higher,
    /// `lower`: any lower.
    Lower,
}

/// How far a step goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum By {
    /// `by 2`.
    Number(Number),
    /// `by pile number`.
    PileNumber,
}

/// How suits must agree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SuitWord {
    /// `in suit`.
    InSuit,
    /// `in colour`.
    InColour,
    /// `in alternate colours`.
    AlternateColours,
    /// `in another suit`.
    AnotherSuit,
    /// `regardless of suit`.
    Regardless,
}

/// A clause, perhaps turned round by `not`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clause {
    /// `not` stands before it.
    pub negated: bool,
    /// What it says.
    pub word: ClauseWord,
}

/// What a clause says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClauseWord {
    /// `round the corner`.
    RoundTheCorner,
    /// `compared with REF`.
    ComparedWith(Spanned<Reference>),
    /// `on K`, `on red 7`.
    On(Vec<Spanned<CardWord>>),
    /// `on face down`.
    OnFaceDown,
    /// `from P or Q`.
    From(Piles),
    /// `to P or Q`.
    To(Piles),
    /// `in pile 1`, `in column 1`, `in row 2-3`.
    In(super::Select),
    /// `of a new suit in G`.
    NewSuitIn(Name),
    /// `when COND`.
    When(Spanned<Condition>),
    /// `once as merci`.
    Budget(Budget),
    /// `one card`.
    OneCard,
    /// `as cells allow`.
    AsCellsAllow,
    /// `as cells and spaces allow`.
    AsCellsAndSpacesAllow,
    /// `at any time`: of a redeal that does not wait for an empty stock.
    AtAnyTime,
    /// `at once`.
    AtOnce,
    /// `at bottom`.
    AtBottom,
    /// `one way`.
    OneWay,
    /// `all one way`.
    AllOneWay,
    /// `neighbours`, `neighbours, corners too`.
    Neighbours {
        /// Also those that touch by a corner.
        corners: bool,
    },
    /// `both settled`.
    BothSettled,
    /// `either settled`.
    EitherSettled,
}

/// A `lift` line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lift {
    /// What may be taken.
    pub unit: Spanned<LiftUnit>,
    /// What else must hold.
    pub clauses: Vec<Spanned<Clause>>,
}

/// What may be taken from a pile at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LiftUnit {
    /// `none`.
    None,
    /// `top`.
    Top,
    /// `sequence`, `sequence in suit`: the added phrase must hold between its cards too.
    Sequence(Option<Box<Spanned<Phrase>>>),
    /// `all face-up`.
    AllFaceUp,
    /// `whole pile`.
    WholePile,
    /// `squared pile`.
    SquaredPile,
    /// `any packet`.
    AnyPacket,
    /// `any card`.
    AnyCard,
}

/// A `remove` or `swap` statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Take {
    /// What is taken together.
    pub form: Spanned<TakeForm>,
    /// `from P or Q`, and the other clauses.
    pub clauses: Vec<Spanned<Clause>>,
    /// `swap piles`: whole piles change places, judged by their first cards.
    pub whole_piles: bool,
}

/// How the cards of a removal or swap belong together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TakeForm {
    /// `remove K from …`: one top card that satisfies the phrase.
    One(Box<Spanned<Phrase>>),
    /// `pair …` (2 and 2), `set of 3-5 …`, `set …` (as many as named, or 2 to 5).
    Set {
        /// Fewest and most cards; none for `set` without `of`.
        size: Option<(u8, u8)>,
        /// `totalling N`.
        totalling: Option<Spanned<Number>>,
        /// `same rank`.
        same_rank: bool,
        /// `in sequence`.
        in_sequence: bool,
        /// `Q K`: these ranks, one card each.
        named: Vec<Spanned<CardWord>>,
        /// `in suit`, `in alternate colours` …
        suit: Option<Spanned<SuitWord>>,
        /// `script NAME`.
        script: Option<Name>,
    },
}

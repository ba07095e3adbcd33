//! Programs of pile steps.

use super::{CardSpec, Condition, GroupId, Origin, Phrase, Piles, ScriptId};
pub use crate::language::syntax::{Face, Order};
use serde::Serialize;

/// Steps in order.
pub type Program = Vec<Step>;

/// A step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Step {
    /// What is done.
    pub kind: StepKind,
    /// Only when this holds; asked pile by pile (the pile is `it`) where the step goes over piles.
    pub when: Option<Condition>,
    /// Where it stands.
    pub origin: Origin,
}

/// What a step does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum StepKind {
    /// Cards from the stock's top to piles.
    Deal(Deal),
    /// In the layout: shuffle the whole pack anew and deal from the start.
    BeginAgain,
    /// Cards from the stock to the waste.
    Turn(Turn),
    /// These cards out of the stock: a single rank on every pile of the group (as many as there
    /// are piles), a list one a pile in order.
    Put {
        /// Which cards.
        cards: Vec<CardSpec>,
        /// Where.
        on: Piles,
        /// One of each suit, in the order of the pack's suits.
        one_of_each_suit: bool,
    },
    /// Piles back to the stock (or another pile).
    Gather(Gather),
    /// Mixes cards.
    Shuffle(ShuffleWhat),
    /// The layout's steps on the cards that are in the stock.
    LayOutAgain,
    /// Cards from piles to piles.
    Move(MoveCards),
    /// Such cards to the bottom of their piles, keeping their order.
    Sink {
        /// Which cards.
        cards: Vec<CardSpec>,
        /// In which piles.
        piles: Piles,
    },
    /// Bottom card to the top, in each pile.
    Rotate(Piles),
    /// The top card of each pile is turned up.
    TurnUp(Piles),
    /// Cards move to the earliest places in reading order.
    CloseUp(GroupId),
    /// Empty places are dealt to.
    Fill {
        /// Which places.
        piles: Piles,
        /// From the first of these that has any.
        from: Vec<Piles>,
    },
    /// The script's effects.
    Script(ScriptId),
}

/// `deal …`: one to a pile in each round, piles with enough left out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Deal {
    /// How many.
    pub amount: DealAmount,
    /// Where, in this order of piles.
    pub to: Piles,
    /// How many cards a pile gets at a time.
    pub at_a_time: u16,
    /// How cards come to lie; none is as the group says.
    pub face: Option<Face>,
    /// So many last cards of each pile lie this way instead.
    pub last: Option<(u16, Face)>,
    /// In which order piles are gone through.
    pub order: Order,
    /// Cards that go elsewhere.
    pub sending: Option<Send>,
    /// Such a card goes to the next empty pile, every other to the last pile that holds a card.
    pub begins: Vec<CardSpec>,
    /// So many empty places after each row's settled cards get none.
    pub leaving: u16,
}

/// How many cards are dealt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum DealAmount {
    /// All there are.
    All,
    /// So many to each pile.
    Each(u16),
    /// So many to the first pile, so many to the second …
    PerPile(Vec<u16>),
}

/// Cards that go elsewhere while dealing: to the first of the piles that takes the card or, where
/// none does, is empty. The next card comes in its place, to the last card dealt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Send {
    /// Which cards; the rule's pile is the one dealt to, and the other card its top.
    pub phrase: Phrase,
    /// Where.
    pub to: Piles,
    /// To the bottom of the pile.
    pub bottom: bool,
    /// Another card is dealt in its place.
    pub replaced: bool,
}

/// `turn 3 to waste`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Turn {
    /// How many cards.
    pub count: u16,
    /// Where.
    pub to: Piles,
    /// Turned over together, so the first shows.
    pub first_on_top: bool,
    /// Where the stock ends in mid-packet, the redeal is made within the turn.
    pub carrying_over: bool,
}

/// `gather …`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Gather {
    /// Leaving those that are settled.
    pub unsettled: bool,
    /// In this order; piles of one term by number.
    pub from: Vec<Piles>,
    /// Where.
    pub to: Piles,
    /// Piles from the last to the first.
    pub last_pile_first: bool,
    /// Each pile's top card is dealt first, instead of its bottom card.
    pub top_card_first: bool,
}

/// What a shuffle mixes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum ShuffleWhat {
    /// The stock.
    Stock,
    /// Where the cards and gaps of these lie.
    Piles(Piles),
}

/// `move …`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MoveCards {
    /// How many top cards of each; none is all.
    pub count: Option<u16>,
    /// Only these cards.
    pub cards: Vec<CardSpec>,
    /// From where.
    pub from: Piles,
    /// Where; from several piles to as many, one to one.
    pub to: Piles,
}

//! The lines that decide what may be laid, lifted, taken off and swapped.

use super::{BudgetId, CardSpec, Condition, GroupId, Origin, Phrase, Piles, ScriptId, Select};
use crate::language::syntax::SuitWord;
use serde::Serialize;

/// Which word a line was written with: it decides when the line is asked, and what `because`
/// calls it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum LayWord {
    /// Asked when the pile is empty.
    Start,
    /// Asked when a card lies there.
    Build,
    /// Asked in both cases.
    Lay,
}

/// A line that admits a card to a pile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LayLine {
    /// `start`, `build` or `lay`.
    pub word: LayWord,
    /// What is asked of the card and the other card.
    pub phrase: Phrase,
    /// The pile whose card is the other card; none is the pile's own top.
    pub compared_with: Option<super::Reference>,
    /// What else must hold, in the order of the file.
    pub clauses: Vec<Clause>,
    /// How often the line may serve in a game.
    pub budget: Option<BudgetId>,
    /// How many cards may be laid at once by it.
    pub limit: Limit,
    /// The move is made automatically when it becomes possible.
    pub at_once: bool,
    /// The card is laid under the pile.
    pub at_bottom: bool,
    /// Where it stands.
    pub origin: Origin,
}

/// A line that lets cards leave a pile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LiftLine {
    /// What may be taken.
    pub unit: LiftUnit,
    /// What else must hold, in the order of the file.
    pub clauses: Vec<Clause>,
    /// How often the line may serve in a game.
    pub budget: Option<BudgetId>,
    /// How many cards may be lifted at once by it.
    pub limit: Limit,
    /// The move is made automatically when it becomes possible.
    pub at_once: bool,
    /// Where it stands.
    pub origin: Origin,
}

/// What may be taken from a pile at once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum LiftUnit {
    /// Nothing.
    None,
    /// The top card.
    Top,
    /// Any number of face-up top cards, each lying on the one below as the pile's `build` lines
    /// say, and as the added phrase says.
    Sequence(Option<Phrase>),
    /// All the face-up cards together.
    AllFaceUp,
    /// All cards of the pile together.
    WholePile,
    /// The same, judged by the top card.
    SquaredPile,
    /// Any face-up card with all that lie on it.
    AnyPacket,
    /// Any face-up card alone, the others closing over it.
    AnyCard,
}

/// How many cards may go at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// As many as may be lifted.
    None,
    /// One.
    OneCard,
    /// One more than there are empty cells.
    Cells,
    /// (Empty cells + 1) × 2 to the number of spaces, the target not counted.
    CellsAndSpaces,
}

/// A clause, perhaps turned round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Clause {
    /// It must not hold.
    pub negated: bool,
    /// What must hold.
    pub test: ClauseTest,
    /// Where it stands.
    pub origin: Origin,
}

/// What a clause asks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum ClauseTest {
    /// The card laid upon is one of these.
    On(Vec<CardSpec>),
    /// The card laid upon lies face down.
    OnFaceDown,
    /// The cards come from one of these.
    From(Piles),
    /// The cards go to one of these.
    To(Piles),
    /// The rule's pile is one of these of its group.
    In(Select),
    /// No pile of that group begins with the card's suit.
    NewSuitIn(GroupId),
    /// The condition holds before the move.
    When(Condition),
    /// The step goes the way of the pile's first step.
    OneWay,
    /// The step goes the way of the group's first step.
    AllOneWay,
    /// The cards' places touch by a side, or also by a corner.
    Neighbours {
        /// Corners too.
        corners: bool,
    },
    /// After the swap both cards are settled.
    BothSettled,
    /// After the swap at least one is.
    EitherSettled,
}

/// Whether cards are taken off or change places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum TakeWord {
    /// They go to the discard.
    Remove,
    /// Two change places.
    Swap,
    /// Two piles change places, judged by their first cards.
    SwapPiles,
}

/// A line that takes cards off, or swaps them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Take {
    /// What is done.
    pub word: TakeWord,
    /// How many cards, and how they belong together.
    pub form: SetForm,
    /// The pile whose card a single card is compared with.
    pub compared_with: Option<super::Reference>,
    /// The piles whose top cards may be taken.
    pub from: Piles,
    /// What else must hold.
    pub clauses: Vec<Clause>,
    /// How often the line may serve in a game.
    pub budget: Option<BudgetId>,
    /// The move is made automatically when it becomes possible.
    pub at_once: bool,
    /// Where it stands.
    pub origin: Origin,
}

/// How cards taken together belong together: all that is named must hold.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SetForm {
    /// How many cards.
    pub size: SetSize,
    /// Of a single card: the phrase it must satisfy.
    pub phrase: Option<Phrase>,
    /// Their values add up to this.
    pub totalling: Option<u16>,
    /// Their ranks are equal.
    pub same_rank: bool,
    /// Their ranks follow each other without a gap.
    pub in_sequence: bool,
    /// They are these, one card each, in any order.
    pub named: Vec<CardSpec>,
    /// How the suits agree, of each two of them.
    pub suit: Option<SuitWord>,
    /// The script says so.
    pub script: Option<ScriptId>,
}

/// How many cards a set has; both ends included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct SetSize {
    /// The fewest.
    pub least: u8,
    /// The most, at most [`SetSize::MOST`].
    pub most: u8,
}

impl SetSize {
    /// The most cards that one removal may take.
    pub const MOST: u8 = 5;
}

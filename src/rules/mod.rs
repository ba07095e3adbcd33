//! The checked game as plain data, every rule with its place in the file.
//!
//! A value of [`Rules`] is a game that can be played: names are resolved, numbers are known,
//! defaults are filled in, and what cannot be played cannot be built.

mod about;
pub mod check;
mod condition;
mod ending;
pub mod errors;
mod fingerprint;
mod group;
mod line;
mod origin;
mod phrase;
mod piles;
mod program;
mod turns;
mod word;

pub use about::{About, Numbering, Parameter, Picture, Script, Text, VariantName};
pub use check::{
    Checked, NoParents, Parent, Parents, Request, UseError, check, check_all, check_file,
};
pub use condition::{Amount, CardState, Compare, Condition, Counted, PileState, Quantity};
pub use ending::{Goal, Score, ScoreKind, Tally};
pub use fingerprint::Fingerprint;
pub use group::{Face, Fill, Group, Role, Shape, Spot, Spread, TurnsUp, Way};
pub use line::{
    Clause, ClauseTest, LayLine, LayWord, LiftLine, LiftUnit, Limit, SetForm, SetSize, Take,
    TakeWord,
};
pub use origin::Origin;
pub use phrase::{By, CardSpec, Direction, Leaf, Phrase, SuitWord};
pub use piles::{PileTerm, Piles, Reference, Select};
pub use program::{
    Deal, DealAmount, Gather, MoveCards, Order, Program, Send, ShuffleWhat, Step, StepKind, Turn,
};
pub use turns::{Action, Budget, Only, PassLine, Phase, Redeal};
pub use word::Word;

use crate::cards::Pack;
use serde::Serialize;

/// A group by its number in [`Rules::groups`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct GroupId(pub u8);
/// A budget by its number in [`Rules::budgets`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct BudgetId(pub u8);
/// A tally by its number in [`Rules::tallies`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct TallyId(pub u8);
/// A script by its number in [`Rules::scripts`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct ScriptId(pub u8);
/// An action by its number in [`Rules::actions`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct ActionId(pub u8);

/// A game that can be played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Rules {
    /// Its name, as on the command line, without variants: `klondike-hand`.
    pub name: String,
    /// The variants that were applied, by name.
    pub variant: Vec<String>,
    /// Titles, notes, sources; nothing of it changes play.
    pub about: About,
    /// The numbers that may be set, with the values they have here.
    pub parameters: Vec<Parameter>,
    /// The cards.
    pub pack: Pack,
    /// The groups of piles, in the order of the file. There is always exactly one group of role
    /// stock and one of role discard; where the file names none they come last and are
    /// [`implicit`](Group::implicit).
    pub groups: Vec<Group>,
    /// The opening.
    pub layout: Program,
    /// The schedule of passes, in order; empty where the game has no `turn`.
    pub passes: Vec<PassLine>,
    /// The redeal, where there is one.
    pub redeal: Option<Redeal>,
    /// The other moves that the file names.
    pub actions: Vec<Action>,
    /// What may be taken off.
    pub removals: Vec<Take>,
    /// What may change places.
    pub swaps: Vec<Take>,
    /// The phases, in order.
    pub phases: Vec<Phase>,
    /// How often a line, a redeal or an action may serve.
    pub budgets: Vec<Budget>,
    /// The counts that belong to the position.
    pub tallies: Vec<Tally>,
    /// Where the base card is read off, if not off the foundations.
    pub base_from: Option<Piles>,
    /// When the game is won.
    pub goal: Goal,
    /// What ends it early as lost.
    pub lose: Vec<(Condition, Origin)>,
    /// How it is scored.
    pub score: Score,
    /// The hooks.
    pub scripts: Vec<Script>,
    /// How it is laid out on the screen, where the file says so.
    pub picture: Option<Picture>,
    /// How other programs' deal numbers are dealt, by numbering.
    pub numberings: Vec<Numbering>,
    /// The examples of the file, as written (with which text they stand in).
    #[serde(skip)]
    pub examples: Vec<(crate::language::SourceId, crate::language::syntax::Example)>,
    /// All the variants that the file has.
    pub variants: Vec<VariantName>,
}

impl Rules {
    /// The group of that number.
    #[must_use]
    pub fn group(&self, id: GroupId) -> Option<&Group> {
        self.groups.get(usize::from(id.0))
    }

    /// The group of that name.
    #[must_use]
    pub fn group_named(&self, name: &str) -> Option<(GroupId, &Group)> {
        (0..)
            .map(GroupId)
            .zip(&self.groups)
            .find(|(_, group)| group.name == name)
    }

    /// Every group with its number, in the order of the file.
    pub fn groups(&self) -> impl Iterator<Item = (GroupId, &Group)> {
        (0..).map(GroupId).zip(&self.groups)
    }
}

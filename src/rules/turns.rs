//! Turns of the stock, redeals, actions and phases.

use super::{ActionId, BudgetId, Clause, Condition, Origin, Piles, Program};
use serde::Serialize;

/// How often something may be done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Budget {
    /// Its name: the file's (`merci`), `redeal`, or the action's; lines without a name are named
    /// after their place (`line 12`).
    pub name: String,
    /// Whether the file gives it its name, so that conditions and positions may use it.
    pub named: bool,
    /// How often; none is without limit.
    pub times: Option<u16>,
    /// Where it stands.
    pub origin: Origin,
}

/// A line of the schedule of passes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PassLine {
    /// The first pass it is for, from 1.
    pub first: u16,
    /// The last pass; none for a line without limit.
    pub last: Option<u16>,
    /// What must hold for a turn.
    pub clauses: Vec<Clause>,
    /// What a turn does.
    pub steps: Program,
    /// Where it stands.
    pub origin: Origin,
}

/// The move between passes; it raises the pass by one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Redeal {
    /// How often.
    pub budget: BudgetId,
    /// What must hold; where nothing is said here, and it is not at any time, the stock must be
    /// empty. There must always be something to gather.
    pub clauses: Vec<Clause>,
    /// It does not wait for an empty stock.
    pub at_any_time: bool,
    /// What it does.
    pub steps: Program,
    /// It is made within a turn that carries over, and is no move of its own.
    pub within_turn: bool,
    /// Where it stands.
    pub origin: Origin,
}

/// A move that the file names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Action {
    /// Its name.
    pub name: String,
    /// How often; none is without limit.
    pub budget: Option<BudgetId>,
    /// What must hold.
    pub clauses: Vec<Clause>,
    /// What it does.
    pub steps: Program,
    /// Where it stands.
    pub origin: Origin,
}

/// A stretch of play in which only some moves are legal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Phase {
    /// The reason that is given for a refusal.
    pub sentence: String,
    /// In force whenever the condition holds and one of its moves exists, instead of in its turn
    /// until the condition holds.
    pub repeats: bool,
    /// `until` or `while` this.
    pub condition: Condition,
    /// What is legal in it.
    pub only: Vec<Only>,
    /// Where it stands.
    pub origin: Origin,
}

/// What a phase allows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Only {
    /// Cards from these piles to those.
    Carry {
        /// From.
        from: Piles,
        /// To.
        to: Piles,
    },
    /// The turn.
    Turn,
    /// The redeal.
    Redeal,
    /// Removals.
    Remove,
    /// Swaps.
    Swap,
    /// That action.
    Action(ActionId),
}

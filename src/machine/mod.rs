//! Rules compiled into a generic pile machine: flat states, tables, short programs.
//!
//! The machine knows no text and no game. Every change of a state is made by [`Edit`], which
//! writes each step into a [`Journal`], so that undoing is exact to the last bit.

mod edit;
mod engine;
mod fault;
mod hash;
mod legality;
mod moves;
mod places;
mod program;
mod scripts;
mod state;
#[cfg(test)]
mod testing;

pub use edit::{Edit, Journal, Mark};
pub use engine::{Context, Machine, Status};
pub use fault::Fault;
pub use legality::{Finding, RuleId, Spent, Verdict};
pub use moves::{Move, Taken};
pub use places::{CountRule, Pile, PileSet, Places};
pub use program::Unnamed;
pub use state::{Counter, Slot, State};

//! Which moves are legal, and how a position stands.
//!
//! There is one legality in two forms. The readable tree (`judge`) asks the rules themselves,
//! question by question, and says why a move is refused. The tables (`tables`, `generate`,
//! `legal`) are what play and solving run on. What turns on the table beyond two cards (conditions,
//! neighbours, the way of the first step) has one form only, which both ask.

mod carries;
mod clause;
mod condition;
mod facts;
mod generate;
mod guards;
mod judge;
mod judge_other;
mod knowledge;
mod lay;
mod legal;
mod lift;
mod lines;
mod packets;
mod phases;
mod phrase;
mod plan;
mod row_list;
mod rows;
mod scripts;
mod search;
mod sets;
mod settled;
mod status;
mod tables;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod tops;
mod verdict;
mod work;

pub use legal::Spent;
pub use verdict::{Finding, RuleId, Verdict};

pub(in crate::machine) use tables::Tables;

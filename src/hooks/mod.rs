//! Scripts: the few lines of rhai that a rule file may hold where no word of the language serves.
//! rhai lives here and nowhere else.
//!
//! Scripts know nothing of the machine. They are given plain data (two cards, a set of cards, a
//! snapshot of the table) and answer with a truth, a number or a list of [`Effect`]s; they can
//! change nothing by themselves, and have no clock, no files and no chance. Operations, depth of
//! calls and sizes are bounded (`sandbox`). [`reference()`] lists every helper they may call.
//!
//! A script that reads only `card` and `on` depends on nothing but two kinds of card and becomes a
//! table when the game is loaded ([`Scripts::tabulate`]).

mod error;
mod facts;
mod hands;
mod helpers;
mod sandbox;
mod script;
mod values;
mod view;

#[cfg(test)]
mod tests;

pub use error::{ScriptError, ScriptFault};
pub use helpers::{Helper, reference};
pub use script::{Given, Kind, Scripts, Tabulation};
pub use view::{Effect, LyingCard, PilePlan, Placed, TablePlan, TableView, TallyPlan};

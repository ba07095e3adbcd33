//! Whether a position can be won, and how.
//!
//! The solver knows no game: it searches the positions that the [machine](crate::machine) gives
//! it, and what it leaves out it derives from the rules. It sees face-down cards and the order of
//! the stock ("thoughtful" play). A won verdict carries its moves; a lost one means that every
//! line was followed to its end; anything else is open.
//!
//! Everything here is pure: time is told by whoever asks ([`Watch`]), memory is counted.

mod board;
mod limits;
mod order;
mod outcome;
mod prunings;
mod scan;
mod step;
mod table;

pub use limits::{Limits, Patient, Watch};
pub use outcome::{Outcome, Verdict};
pub use prunings::Prunings;

use crate::machine::{Machine, State};
use order::Order;
use scan::Scan;

/// A game ready to be solved: what is derived from its rules, once for all its positions.
#[derive(Debug, Clone)]
pub struct Solver<'a> {
    machine: &'a Machine,
    prunings: Prunings,
    order: Order,
}

impl<'a> Solver<'a> {
    /// Derives what the rules say, as far as the prunings are switched on.
    #[must_use]
    pub fn new(machine: &'a Machine, prunings: Prunings) -> Self {
        Self {
            machine,
            prunings,
            order: Order::new(machine),
        }
    }

    /// The game.
    #[must_use]
    pub const fn machine(&self) -> &'a Machine {
        self.machine
    }

    /// What is left out of the search.
    #[must_use]
    pub const fn prunings(&self) -> &Prunings {
        &self.prunings
    }

    /// Solves one position. The watch is asked from time to time whether to stop.
    pub fn solve(&self, state: &State, limits: &Limits, watch: &mut dyn Watch) -> Outcome {
        Scan::new(self, state, limits).run(watch)
    }
}

/// Solves one position of a game; for several of them make a [`Solver`] once.
#[must_use]
pub fn solve(
    machine: &Machine,
    state: &State,
    limits: &Limits,
    prunings: Prunings,
    watch: &mut dyn Watch,
) -> Outcome {
    Solver::new(machine, prunings).solve(state, limits, watch)
}

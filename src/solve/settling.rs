//! How many cards do not lie settled yet, where that is the goal.

use crate::machine::{Machine, PileSet, State};
use crate::rules::{CardState, Condition, Goal, Quantity};

/// The piles whose cards all shall lie settled.
#[derive(Debug, Clone)]
pub(super) struct Settling {
    piles: PileSet,
}

impl Settling {
    /// How many weightings there are.
    pub(super) const WEIGHTINGS: usize = 1;

    /// Reads the rules; none where the goal is another.
    pub(super) fn new(machine: &Machine) -> Option<Self> {
        let Goal::When(
            Condition::Cards {
                quantity: Quantity::Every,
                piles,
                states,
            },
            _,
        ) = &machine.rules().goal
        else {
            return None;
        };
        (*states == [CardState::Settled]).then(|| Self {
            piles: machine.places().set(piles, None),
        })
    }

    /// What speaks against a position.
    pub(super) fn against(&self, machine: &Machine, state: &State, _weighting: usize) -> i32 {
        let unsettled = self
            .piles
            .and(state.occupied())
            .iter()
            .filter(|&pile| !machine.is_settled(state, pile))
            .count();
        i32::try_from(unsettled).unwrap_or(i32::MAX)
    }
}

//! How near a position seems to be to the goal, for scans that prove nothing: by what the goal asks
//! for.

use super::features::{Depths, Features, WEIGHTINGS};
use super::gathering::Gathering;
use crate::machine::{Machine, State};

/// How positions are measured.
#[derive(Debug, Clone)]
pub(super) enum Score {
    /// Every card goes home.
    Home(Features),
    /// Piles become fewer.
    Gathered(Gathering),
}

/// What the position that a scan begins with adds to the measure.
#[derive(Debug, Clone)]
pub(super) struct Scale(Option<Depths>);

impl Score {
    /// Reads the rules; none where the goal says too little.
    pub(super) fn new(machine: &Machine) -> Option<Self> {
        Features::new(machine)
            .map(Self::Home)
            .or_else(|| Gathering::new(machine).map(Self::Gathered))
    }

    /// How many weightings there are.
    pub(super) const fn weightings(&self) -> usize {
        match self {
            Self::Home(_) => WEIGHTINGS.len(),
            Self::Gathered(_) => Gathering::WEIGHTINGS,
        }
    }

    /// The measure for lines from that position.
    pub(super) fn scale(&self, machine: &Machine, state: &State) -> Scale {
        Scale(match self {
            Self::Home(features) => Some(features.depths(machine, state)),
            Self::Gathered(_) => None,
        })
    }

    /// What speaks against a position by one of the weightings; the less the better.
    pub(super) fn against(
        &self,
        machine: &Machine,
        state: &State,
        scale: &Scale,
        weighting: usize,
    ) -> i32 {
        match self {
            Self::Home(features) => match (&scale.0, WEIGHTINGS.get(weighting)) {
                (Some(depths), Some(weights)) => features.against(machine, state, depths, weights),
                _ => 0,
            },
            Self::Gathered(gathering) => gathering.against(machine, state, weighting),
        }
    }
}

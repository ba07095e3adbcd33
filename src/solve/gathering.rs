//! How many piles there are still, where the goal is that they become few.

use super::carriers::carriers;
use crate::cards::CardSet;
use crate::machine::{Machine, PileSet, State};
use crate::rules::{Condition, Goal};

/// How much a pile counts against a position, in hundredths of the share of the pairs of piles of which
/// one could be laid on the other, wherever they lie.
const WEIGHTS: [i32; 5] = [100, 200, 400, 50, 1000];

/// The piles that become fewer.
#[derive(Debug, Clone)]
pub(super) struct Gathering {
    piles: PileSet,
    /// For each kind those that may be laid on it, and those that it may be laid on.
    fits: Vec<CardSet>,
}

impl Gathering {
    /// How many weightings there are.
    pub(super) const WEIGHTINGS: usize = WEIGHTS.len();

    /// Reads the rules; none where the goal is another.
    pub(super) fn new(machine: &Machine) -> Option<Self> {
        let Goal::When(Condition::HasPiles(group, _), _) = &machine.rules().goal else {
            return None;
        };
        let on = carriers(machine, PileSet::EMPTY)?;
        let fits = (0..).zip(&on).map(|(kind, carried)| {
            let mut fits = *carried;
            for (other, carried) in (0..).zip(&on) {
                if carried.has(crate::cards::Card(kind)) {
                    fits.insert(crate::cards::Card(other));
                }
            }
            fits
        });
        Some(Self {
            piles: machine.places().of_group(*group).collect(),
            fits: fits.collect(),
        })
    }

    /// What speaks against a position.
    pub(super) fn against(&self, machine: &Machine, state: &State, weighting: usize) -> i32 {
        let places = machine.places();
        let mut tops = CardSet::EMPTY;
        let mut piles = 0;
        for pile in self.piles.and(state.occupied()).iter() {
            if let Some(top) = state.top(places, pile) {
                tops.insert(top.card());
                piles += 1;
            }
        }
        let mut pairs = 0;
        for card in tops.iter() {
            let fits = self.fits.get(usize::from(card.0));
            let fits = (fits.copied().unwrap_or_default() & tops).len();
            pairs += i32::try_from(fits).unwrap_or(0);
        }
        let most = (piles * (piles - 1)).max(1);
        let weight = WEIGHTS.get(weighting).copied().unwrap_or(0);
        piles * weight - 10_000 * pairs / most
    }
}

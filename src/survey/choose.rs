//! How a player chooses among the legal moves.

use crate::cards::{Card, Deal, Pcg};
use crate::machine::{Machine, Move, State};
use crate::play::hint::{self, Past};
use rustc_hash::FxHashSet;
use std::collections::VecDeque;

/// Somebody who plays one deal.
pub(super) trait Choose {
    /// One of the legal moves, of which there is one at least; none by a player who sees that it has
    /// been everywhere.
    fn choose(&mut self, machine: &Machine, state: &State, legal: &[Move]) -> Option<Move>;
}

/// Whether a move waits for cards rather than moves them.
pub(super) const fn waits(mv: &Move) -> bool {
    matches!(mv, Move::Turn | Move::Redeal | Move::Act(_))
}

/// Chooses evenly.
pub(super) struct Random(Pcg);

impl Random {
    /// The choices of that seed for a deal.
    pub(super) fn new(seed: u64, deal: &Deal) -> Self {
        // The streams of a deal's own shuffles count upwards from 0.
        Self(Pcg::new(seed, !deal.seed()))
    }
}

impl Choose for Random {
    fn choose(&mut self, _: &Machine, _: &State, legal: &[Move]) -> Option<Move> {
        let at = match legal.len() {
            1 => 0,
            choices => self.0.below(u64::try_from(choices).ok()?),
        };
        legal.get(usize::try_from(at).ok()?).copied()
    }
}

/// Makes the move that a hint would name, and never goes back to where it has been by moving cards.
/// Where waiting brings it back to where it has been, it takes what it would rather not have done;
/// where it has none of that either, it has been everywhere.
#[derive(Default)]
pub(super) struct Greedy {
    seen: FxHashSet<u128>,
    lately: VecDeque<Card>,
    /// Since when waiting brings nothing new: how often it has waited since.
    pressed: Option<u32>,
}

/// A player who waits so often, and nothing new comes of it, gives up: more than there are turns of
/// the largest stock.
const MOST_WAITED: u32 = 300;

impl Choose for Greedy {
    fn choose(&mut self, machine: &Machine, state: &State, legal: &[Move]) -> Option<Move> {
        if self.seen.insert(state.hash()) {
            self.pressed = None;
        } else {
            self.pressed = Some(self.pressed.map_or(0, |waited| waited + 1));
        }
        if self.pressed > Some(MOST_WAITED) {
            return None;
        }
        let lately: Vec<Card> = self.lately.iter().copied().collect();
        let past = Past {
            was_there: &|hash| self.seen.contains(&hash),
            lately: &lately,
        };
        let best = |legal: &[Move]| {
            hint::best_of(machine, state, legal, past)
                .filter(|hint| hint.leads_on)
                .map(|hint| hint.mv)
        };
        let chosen = if self.pressed.is_some() {
            let (waiting, cards): (Vec<Move>, Vec<Move>) = legal.iter().copied().partition(waits);
            best(&cards).or_else(|| waiting.first().copied())
        } else {
            best(legal)
        };
        if let Some(Move::Carry { from, at, .. }) = chosen {
            let cards = state.pile(machine.places(), from);
            self.lately
                .extend(cards.get(usize::from(at)).map(|slot| slot.card()));
            if self.lately.len() > hint::LATELY {
                self.lately.pop_front();
            }
        }
        chosen
    }
}

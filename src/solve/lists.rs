//! Which cards lie where the goal wants them, kind by kind.

use crate::cards::{Card, CardSet};
use crate::machine::{PileSet, Places, State};

/// So many of each kind, for kinds of which there are two at most.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Counts {
    /// Kinds of which there is one or two.
    pub(super) one: CardSet,
    /// Kinds of which there are two.
    pub(super) two: CardSet,
}

impl Counts {
    /// Adds one of a kind; false where there are more than two.
    pub(super) fn add(&mut self, card: Card) -> bool {
        if self.two.has(card) {
            return false;
        }
        if self.one.has(card) {
            self.two.insert(card);
        } else {
            self.one.insert(card);
        }
        true
    }

    /// One of each of these kinds.
    pub(super) fn add_all(&mut self, cards: CardSet) {
        self.two |= self.one & cards;
        self.one |= cards;
    }

    /// The cards of these piles; none where there are more than two of a kind.
    pub(super) fn of(state: &State, places: &Places, piles: PileSet) -> Option<Self> {
        let mut counts = Self::default();
        for pile in piles.iter() {
            for slot in state.pile(places, pile) {
                if !counts.add(slot.card()) {
                    return None;
                }
            }
        }
        Some(counts)
    }

    /// Kinds of which `self` has as many as `all`.
    pub(super) fn complete(self, all: Self) -> CardSet {
        !(all.one & !self.one) & !(all.two & !self.two)
    }
}

/// A number stirred: two rounds of multiply and fold in 128 bits.
pub(super) const fn stirred(number: u128) -> u128 {
    let mut z = number.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
    z ^= z >> 67;
    z = z.wrapping_mul(0xd6e8_feb8_6659_fd93_a076_1d64_78bd_642f);
    z ^ z >> 59
}

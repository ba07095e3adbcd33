//! Microsoft `FreeCell`'s numbering: a linear congruential generator of 31 bits.

use super::{OrderError, french_order};
use crate::cards::{Card, Pack};

/// The generator: `s ← 214013 s + 2531011 mod 2^31`, of which the upper 15 bits are drawn.
pub struct Microsoft {
    state: u32,
}

impl Microsoft {
    /// Started at a deal number.
    pub fn new(number: u32) -> Self {
        Self { state: number }
    }

    /// The next 15 bits.
    pub fn next(&mut self) -> u32 {
        self.state = self.state.wrapping_mul(214_013).wrapping_add(2_531_011) & 0x7FFF_FFFF;
        self.state >> 16
    }

    /// Shuffles in place, the card dealt first last: for i from the last index down to 1, the card
    /// at i changes places with the card at `draw mod (i + 1)`.
    pub fn shuffle(&mut self, cards: &mut [Card]) {
        for i in (1..cards.len()).rev() {
            let draw = usize::try_from(self.next()).unwrap_or_default();
            cards.swap(i, draw % (i + 1));
        }
    }
}

/// Whether the pack is the one pack of 52 French cards.
pub fn is_fifty_two(pack: &Pack) -> bool {
    pack.decks == 1 && pack.size() == 52 && pack.order.len() == 13 && pack.suits_in_play.len() == 4
}

/// The one pack rank by rank, in each rank clubs, diamonds, hearts, spades.
pub fn by_ranks(pack: &Pack) -> Result<Vec<Card>, OrderError> {
    if !is_fifty_two(pack) {
        return Err(OrderError::NotFiftyTwo);
    }
    let by_suits = french_order(pack, ["C", "D", "H", "S"], "ms")?;
    Ok((0..13)
        .flat_map(|rank| by_suits.iter().skip(rank).step_by(13).copied())
        .collect())
}

/// The cards of that deal, first dealt first.
pub fn order(pack: &Pack, number: u32) -> Result<Vec<Card>, OrderError> {
    let mut cards = by_ranks(pack)?;
    Microsoft::new(number).shuffle(&mut cards);
    cards.reverse();
    Ok(cards)
}

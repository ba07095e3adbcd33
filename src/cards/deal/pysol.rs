//! `PySolFC`'s numbering: Microsoft's generator up to 32000, Python's Mersenne Twister above.
//!
//! The pack lies deck after deck, in each clubs, spades, hearts, diamonds from ace to king, except
//! that up to 32000 one pack of 52 cards lies as Microsoft's does. Packs kept apart are shuffled
//! one by one, with one generator, and laid one after another. The cards are dealt from the end.
//!
//! # The order of dealing
//! Which pile gets the next card is each game's own. What its published deals show, with the
//! cards in the order of [`super::Deal::order`]:
//!
//! - `FreeCell`: to the eight columns in turn, left to right.
//! - Golf: five rows over the seven columns, left to right; then the hole's card; the rest is the
//!   stock, in the order in which it is turned.
//! - Klondike: row by row, each row from the right to the left: the face-down cards over the
//!   columns 7 to 2, then 7 to 3, … then 7 alone; then the face-up cards over the columns 7 to 1;
//!   the rest is the stock, in the order in which it is turned.
//! - Black Hole: the ace of spades is taken out; the rest to the seventeen piles in turn.
//! - All in a Row: the ace of spades is taken out and dealt last; to the thirteen columns in turn.

use super::microsoft::{self, Microsoft};
use super::twister::Twister;
use super::{OrderError, french_order};
use crate::cards::{Card, Pack};

/// The last number that Microsoft's generator serves.
const LAST_MICROSOFT: u64 = 32_000;

/// The cards of that deal, first dealt first.
pub fn order(pack: &Pack, number: u64) -> Result<Vec<Card>, OrderError> {
    let mut generator = match u32::try_from(number) {
        Ok(small) if number <= LAST_MICROSOFT => Generator::Small(Microsoft::new(small)),
        _ => Generator::Large(Box::new(Twister::from_key(&key(number)))),
    };
    let as_microsoft = matches!(generator, Generator::Small(_)) && microsoft::is_fifty_two(pack);
    let mut cards = if as_microsoft {
        microsoft::by_ranks(pack)?
    } else {
        french_order(pack, ["C", "S", "H", "D"], "pysol")?
    };
    let part = if pack.apart && pack.decks > 1 {
        cards.len() / usize::from(pack.decks)
    } else {
        cards.len()
    };
    for part in cards.chunks_mut(part.max(1)) {
        generator.shuffle(part);
    }
    cards.reverse();
    Ok(cards)
}

/// What draws the cards of a number.
enum Generator {
    Small(Microsoft),
    Large(Box<Twister>),
}

impl Generator {
    /// Shuffles in place, the card dealt first last.
    fn shuffle(&mut self, cards: &mut [Card]) {
        match self {
            Self::Small(generator) => generator.shuffle(cards),
            Self::Large(generator) => {
                let mut bound = u64::try_from(cards.len()).unwrap_or(u64::MAX);
                for i in (1..cards.len()).rev() {
                    let j = usize::try_from(scaled(generator.next_53(), bound)).unwrap_or(i);
                    cards.swap(i, j.min(i));
                    bound -= 1;
                }
            }
        }
    }
}

/// An integer seed as Python's `random.Random` hands it to the generator: its 32-bit digits, the
/// lowest first, at least one.
fn key(number: u64) -> Vec<u32> {
    let digit = |bits: u64| u32::try_from(bits & u64::from(u32::MAX)).unwrap_or(u32::MAX);
    let mut key = vec![digit(number)];
    if number > u64::from(u32::MAX) {
        key.push(digit(number >> 32));
    }
    key
}

/// `floor(draw / 2^53 · bound)` as Python computes it in floating point: the product has 53
/// significant bits, rounded half to even. (Exact for the bounds of packs; no floats needed.)
fn scaled(draw: u64, bound: u64) -> u64 {
    let product = u128::from(draw) * u128::from(bound);
    let length = 128 - product.leading_zeros();
    let dropped = length.saturating_sub(53);
    let mut kept = product >> dropped;
    if dropped > 0 {
        let rest = product & ((1 << dropped) - 1);
        let half = 1_u128 << (dropped - 1);
        if rest > half || (rest == half && kept & 1 == 1) {
            kept += 1;
        }
    }
    u64::try_from((kept << dropped) >> 53).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scaling_rounds_as_floating_point_does() {
        assert_eq!(scaled(0, 52), 0);
        assert_eq!(scaled(1 << 52, 52), 26);
        // The largest draw stays below the bound, as `int((1 - 2**-53) * 52)` does in Python.
        assert_eq!(scaled((1 << 53) - 1, 52), 51);
        assert_eq!(scaled((1 << 53) - 1, 3), 2);
        // 5 (2^53 − 1) = 5·2^53 − 5 has 56 bits; half to even goes up to 5·2^53 − 8 + 4, no further.
        assert_eq!(scaled((1 << 53) - 1, 5), 4);
        assert_eq!(key(0), [0]);
        assert_eq!(key(100_000), [100_000]);
        assert_eq!(key((7 << 32) + 5), [5, 7]);
    }
}

//! The numbering of the published winnability figures: the standard Mersenne Twister of 32 bits.
//!
//! # How the shuffled pack is consumed
//! From the **front**: the hole's card when it is any card (a named one is taken out), and the
//! card that tells the foundations' base rank. From the **back**, in this order: filled cells; the
//! stock, its bottom card first; the reserve, bottom first; the rows of a grid, card t going to row
//! t mod 4; a line, left to right; the tableau, row by row, left to right (in a triangle row r goes
//! from right to left over the piles with index r and above until r is the number of piles, then
//! full rows from left to right).

use super::twister::Twister;
use super::{OrderError, french_order};
use crate::cards::{Card, Pack};

/// The shuffled pack of that deal, as it is before any card leaves it.
///
/// The pack lies deck after deck, in each rank by rank from ace to king, in each rank clubs,
/// hearts, spades, diamonds. For i from the last index down to 1 the cards at i and j change
/// places, j drawn from 0 to i.
pub fn order(pack: &Pack, number: u32) -> Result<Vec<Card>, OrderError> {
    if pack.apart && pack.decks > 1 {
        return Err(OrderError::KeptApart("solvitaire"));
    }
    let by_suits = french_order(pack, ["C", "H", "S", "D"], "solvitaire")?;
    let ranks = pack.order.len().max(1);
    let mut cards = Vec::with_capacity(by_suits.len());
    for deck in by_suits.chunks((ranks * pack.suits_in_play.len()).max(1)) {
        cards.extend((0..ranks).flat_map(|rank| deck.iter().skip(rank).step_by(ranks).copied()));
    }
    let mut draws = Twister::new(number);
    for i in (1..cards.len()).rev() {
        let last = u32::try_from(i).unwrap_or(u32::MAX);
        let j = usize::try_from(up_to(&mut draws, last)).unwrap_or(i);
        cards.swap(i, j);
    }
    Ok(cards)
}

/// A number from 0 to `last`, by buckets of equal size; what falls beyond the last bucket is drawn
/// again.
fn up_to(draws: &mut Twister, last: u32) -> u32 {
    let Some(count) = last.checked_add(1) else {
        return draws.next();
    };
    let bucket = u32::MAX / count + u32::from(u32::MAX % count == last);
    loop {
        let draw = draws.next() / bucket;
        if draw <= last {
            return draw;
        }
    }
}

//! Our own numbering: a Fisher–Yates shuffle driven by [`Pcg`].

use super::pcg::Pcg;
use crate::cards::{Card, Pack};

/// Shuffles the cards in place by one stream of a deal number.
///
/// Fisher–Yates: for i from the last index down to 1, the card at i changes places with the card
/// at j, j drawn from 0 to i. Stream 0 is the opening deal, stream k the k-th shuffle in play.
pub fn shuffle(cards: &mut [Card], seed: u64, stream: u64) {
    shuffle_by(cards, &mut Pcg::new(seed, stream));
}

/// The k-th shuffle in play, k from 1: it depends on the deal's seed ([`super::Deal::seed`]), on k
/// and on how many cards there are, and on nothing else, so undo and redo give the same cards.
/// Shuffle 0 is the opening deal; k counts as 1 there.
pub fn reshuffle(cards: &mut [Card], seed: u64, k: u64) {
    shuffle(cards, seed, k.max(1));
}

fn shuffle_by(cards: &mut [Card], draws: &mut Pcg) {
    let mut bound = u64::try_from(cards.len()).unwrap_or(u64::MAX);
    for i in (1..cards.len()).rev() {
        // The draw is below i + 1, which is an index of the slice.
        let j = usize::try_from(draws.below(bound)).unwrap_or(i);
        cards.swap(i, j);
        bound -= 1;
    }
}

/// The pack in the order of our deal of that number, first dealt first.
///
/// The pack before the shuffle is [`Pack::cards`]. Packs kept apart are shuffled one by one, with
/// one generator going on from pack to pack, and laid one after another; extra cards are handed to
/// the packs in turn before that.
pub(super) fn deal(pack: &Pack, number: u64) -> Vec<Card> {
    let mut cards = pack.cards();
    let decks = usize::from(pack.decks);
    if !pack.apart || decks < 2 {
        shuffle(&mut cards, number, 0);
        return cards;
    }
    let deck_size = pack.suits_in_play.len() * pack.order.len();
    let extras = cards.split_off((deck_size * decks).min(cards.len()));
    let mut draws = Pcg::new(number, 0);
    let mut order = Vec::with_capacity(cards.len() + extras.len());
    for (number, deck) in cards.chunks(deck_size.max(1)).enumerate() {
        let mut deck = deck.to_vec();
        deck.extend(extras.iter().skip(number).step_by(decks));
        shuffle_by(&mut deck, &mut draws);
        order.append(&mut deck);
    }
    order
}

//! Chance in play: the k-th shuffle of a deal.

use crate::cards::{Card, reshuffle};
use crate::machine::{Counter, Edit, Machine, Pile};
use arrayvec::ArrayVec;

/// Places by number. A state never holds more cards than a byte counts, nor more piles, so that
/// there is room for all and a shuffle, which a layout may ask for many thousand times, needs none
/// of the heap.
type Numbers = ArrayVec<usize, 256>;

impl Machine {
    /// Shuffles the stock, but for the cards held in hand on top of it.
    ///
    /// The cards are brought into the order of their kinds first, so what comes out depends on the
    /// deal, on how many shuffles there have been, and on which cards there are, and not on the
    /// order in which they were gathered.
    pub fn shuffle_stock(&self, edit: &mut Edit<'_>, held: usize) {
        let stock = self.places.stock();
        let count = edit.state().count(stock).saturating_sub(held);
        let mut spots: Numbers = (0..count.min(256)).collect();
        let cards = edit.state().pile(&self.places, stock);
        spots.sort_unstable_by_key(|&at| (cards.get(at).map(|slot| slot.card()), at));
        let order = next_order(edit, count);
        // The card that is to lie at place `at` lies now at `spots[order[at]]`.
        let sources: Numbers = order
            .iter()
            .filter_map(|&at| spots.get(at).copied())
            .collect();
        permute(&sources, |a, b| edit.swap(stock, a, stock, b));
    }

    /// Mixes where cards and gaps lie among places; where some pile holds more than one card, only
    /// the cards, every pile keeping its length.
    pub fn shuffle_piles(&self, piles: &[Pile], edit: &mut Edit<'_>) {
        let counting = edit.set_counting(false);
        let single = piles.iter().all(|&pile| edit.state().count(pile) < 2);
        let spots: Vec<(Pile, usize)> = piles
            .iter()
            .flat_map(|&pile| {
                let count = edit.state().count(pile);
                (0..if single { 1 } else { count }).map(move |at| (pile, at))
            })
            .collect();
        let sources = next_order(edit, spots.len());
        permute(&sources, |a, b| {
            if let (Some(&(a, a_at)), Some(&(b, b_at))) = (spots.get(a), spots.get(b)) {
                match (edit.state().is_empty(a), edit.state().is_empty(b)) {
                    (false, false) => edit.swap(a, a_at, b, b_at),
                    (false, true) => {
                        edit.carry_top(a, 1, b);
                    }
                    (true, false) => {
                        edit.carry_top(b, 1, a);
                    }
                    (true, true) => {}
                }
            }
        });
        edit.set_counting(counting);
    }
}

/// Counts a shuffle and gives its order: at each place the number of what is to come there.
fn next_order(edit: &mut Edit<'_>, count: usize) -> Numbers {
    let shuffles = edit.state().counter(Counter::SHUFFLES).saturating_add(1);
    edit.count(Counter::SHUFFLES, shuffles);
    // Positions stand in for cards.
    let mut order: ArrayVec<Card, 256> = (0..=u8::MAX).take(count).map(Card).collect();
    let k = u64::try_from(shuffles).unwrap_or(1);
    reshuffle(&mut order, edit.state().seed(), k);
    order.iter().map(|card| usize::from(card.0)).collect()
}

/// Brings what lies at `sources[at]` to `at`, for every place, by exchanges.
fn permute(sources: &[usize], mut exchange: impl FnMut(usize, usize)) {
    // Where what began at a place lies now, and what lies at a place now.
    let mut lies_at: Numbers = (0..sources.len().min(256)).collect();
    let mut holds = lies_at.clone();
    for (at, &source) in sources.iter().enumerate() {
        let (Some(&from), Some(&displaced)) = (lies_at.get(source), holds.get(at)) else {
            continue;
        };
        if from == at {
            continue;
        }
        exchange(at, from);
        holds.swap(at, from);
        lies_at.swap(source, displaced);
    }
}

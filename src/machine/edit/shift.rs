//! Cards changing their places: slots, lengths, sums and hash together. Nothing is written down here.

use super::{Edit, Lying};
use crate::machine::hash::{minus, mix, plus, product, sum};
use crate::machine::state::Stand;
use crate::machine::{Pile, Slot};

impl Edit<'_> {
    /// Moves cards and keeps lengths and sums right, and the hash where that is asked.
    #[inline]
    pub(super) fn shift(
        &mut self,
        from: Pile,
        at: usize,
        count: usize,
        (to, to_at): (Pile, usize),
        how: Lying,
        hashing: bool,
    ) {
        let length = |pile| self.state.count(pile);
        let from_top_to_top = from != to && at + count == length(from) && to_at == length(to);
        if from_top_to_top {
            // A pile holds at most 255 cards.
            self.pass(from, to, count.to_le_bytes()[0], how, hashing);
        } else if from == to {
            self.rotate(from, at, count, to_at, hashing);
        } else {
            self.shift_between(from, at, count, (to, to_at), how, hashing);
        }
    }

    /// Passes the top cards of a pile to another: what most moves do, and what undoes them. Both
    /// piles' sums learn of each card as it goes.
    #[inline]
    pub(super) fn pass(&mut self, from: Pile, to: Pile, count: u8, how: Lying, hashing: bool) {
        let state = &mut *self.state;
        let (Some(&source), Some(&target)) = (state.stand(from), state.stand(to)) else {
            return;
        };
        let (mut left, mut laid) = (source, target);
        left.length = left.length.wrapping_sub(count);
        laid.length = laid.length.wrapping_add(count);
        let (lies, goes) = (left.end(), target.end());
        if source.is_sunk || target.is_sunk {
            // The last card of a sunk pile counts as lying in place 1, all others in place 0.
            left.sums = minus(source.sums, sunken(&source, 1));
            laid.sums = minus(target.sums, sunken(&target, 1));
            laid.sums = plus(laid.sums, sunken(&target, 0));
        }
        for step in 0..count {
            let above = if how.reversed { count - 1 - step } else { step };
            let lies = state.slots.get_mut(lies + usize::from(step));
            let Some(slot) = lies.map(std::mem::take) else {
                return;
            };
            let from_at = left.length.wrapping_add(step);
            let to_at = target.length.wrapping_add(above);
            let from_at = if source.is_sunk { 0 } else { from_at };
            let to_at = if target.is_sunk { 0 } else { to_at };
            if !source.left_out {
                left.sums = minus(left.sums, product(slot, from_at));
            }
            let slot = if how.turned { slot.turned() } else { slot };
            if !target.left_out {
                laid.sums = plus(laid.sums, product(slot, to_at));
            }
            if let Some(place) = state.slots.get_mut(goes + usize::from(above)) {
                *place = slot;
            }
        }
        if let Some(&top) = state.slots.get(laid.end().wrapping_sub(1)) {
            laid.top = top;
        }
        left.top = Slot::NO_CARD;
        if left.length == 0 {
            state.occupied.remove(from);
        } else if let Some(&top) = state.slots.get(left.end() - 1) {
            left.top = top;
        }
        if target.length == 0 {
            state.occupied.insert(to);
        }
        if source.is_sunk || target.is_sunk {
            // The card that was the last of its pile has been taken off as if it were buried.
            left.sums = plus(left.sums, sunken(&source, 0));
            left.sums = plus(left.sums, minus(sunken(&left, 1), sunken(&left, 0)));
            laid.sums = plus(laid.sums, minus(sunken(&laid, 1), sunken(&laid, 0)));
        }
        for (stand, after) in [(&source, &mut left), (&target, &mut laid)] {
            if stand.left_out {
                after.sums = stand.sums;
            }
        }
        if hashing {
            let mode = state.mode;
            let mixed = |pile, before: &Stand, after: &Stand| {
                let class = self.places.class(mode, pile);
                minus(mix(after.sums, class), mix(before.sums, class))
            };
            if !source.left_out {
                state.hash = plus(state.hash, mixed(from, &source, &left));
            }
            if !target.left_out {
                state.hash = plus(state.hash, mixed(to, &target, &laid));
            }
        }
        for (pile, after) in [(from, &left), (to, &laid)] {
            if let Some(stand) = state.stands.get_mut(usize::from(pile.0)) {
                (stand.sums, stand.length, stand.top) = (after.sums, after.length, after.top);
            }
        }
    }

    /// Cards change their place within a pile.
    fn rotate(&mut self, pile: Pile, at: usize, count: usize, to_at: usize, hashing: bool) {
        let length = self.state.count(pile);
        let before = self.sum(pile, 0, length);
        if let Some(cards) = self.state.cards_mut(pile) {
            if to_at > at {
                if let Some(part) = cards.get_mut(at..to_at + count) {
                    part.rotate_left(count);
                }
            } else if let Some(part) = cards.get_mut(to_at..at + count) {
                part.rotate_right(count);
            }
        }
        self.state.look_at_top(pile);
        let after = self.sum(pile, 0, length);
        self.state
            .add_to_sums(self.places, pile, minus(after, before), hashing);
    }

    /// Cards go from anywhere in a pile to anywhere in another.
    fn shift_between(
        &mut self,
        from: Pile,
        at: usize,
        count: usize,
        (to, to_at): (Pile, usize),
        how: Lying,
        hashing: bool,
    ) {
        let places = self.places;
        let (Some(&source), Some(&target)) = (self.state.stand(from), self.state.stand(to)) else {
            return;
        };
        let (from_length, to_length) = (usize::from(source.length), usize::from(target.length));
        // Only cards that change their place in a pile change its sums; in a sunk pile, whether
        // the card before them is the top one.
        let from_first = at.saturating_sub(source.is_sunk.into());
        let to_first = to_at.saturating_sub(target.is_sunk.into());
        let from_before = self.sum(from, from_first, from_length);
        let to_before = self.sum(to, to_first, to_length);
        let (from_start, to_start) = (usize::from(source.start), usize::from(target.start));
        let slots = &mut self.state.slots;
        if to_at < to_length {
            slots.copy_within(
                to_start + to_at..to_start + to_length,
                to_start + to_at + count,
            );
        }
        for step in 0..count {
            let goes = if how.reversed { count - 1 - step } else { step };
            let taken = slots.get_mut(from_start + at + step);
            let slot = taken.map_or_else(Slot::default, std::mem::take);
            if let Some(place) = slots.get_mut(to_start + to_at + goes) {
                *place = if how.turned { slot.turned() } else { slot };
            }
        }
        if at + count < from_length {
            slots.copy_within(
                from_start + at + count..from_start + from_length,
                from_start + at,
            );
            if let Some(left) =
                slots.get_mut(from_start + from_length - count..from_start + from_length)
            {
                left.fill(Slot::default());
            }
        }
        // Piles hold at most 255 cards.
        self.state
            .set_length(from, (from_length - count).to_le_bytes()[0]);
        self.state
            .set_length(to, (to_length + count).to_le_bytes()[0]);
        let from_after = self.sum(from, from_first, from_length - count);
        let to_after = self.sum(to, to_first, to_length + count);
        self.state
            .add_to_sums(places, from, minus(from_after, from_before), hashing);
        self.state
            .add_to_sums(places, to, minus(to_after, to_before), hashing);
    }

    pub(super) fn flip(&mut self, pile: Pile, at: usize) {
        if at >= self.state.count(pile) {
            return;
        }
        let before = self.sum(pile, at, at + 1);
        if let Some(slot) = self
            .state
            .cards_mut(pile)
            .and_then(|cards| cards.get_mut(at))
        {
            *slot = slot.turned();
        }
        self.learn(pile, (at, at + 1), before);
    }

    pub(super) fn mirror(&mut self, pile: Pile, at: usize, count: usize) {
        let end = (at + count).min(self.state.count(pile));
        if at >= end {
            return;
        }
        let before = self.sum(pile, at, end);
        let cards = self.state.cards_mut(pile);
        if let Some(cards) = cards.and_then(|cards| cards.get_mut(at..end)) {
            cards.reverse();
        }
        self.learn(pile, (at, end), before);
    }

    pub(super) fn exchange(&mut self, a: Pile, a_at: usize, b: Pile, b_at: usize) {
        let (Some(&one), Some(&other)) = (self.state.stand(a), self.state.stand(b)) else {
            return;
        };
        if a_at >= one.length.into() || b_at >= other.length.into() || (a, a_at) == (b, b_at) {
            return;
        }
        let a_before = self.sum(a, a_at, a_at + 1);
        self.state
            .add_to_sums(self.places, a, minus([0; 2], a_before), true);
        let b_before = self.sum(b, b_at, b_at + 1);
        self.state
            .add_to_sums(self.places, b, minus([0; 2], b_before), true);
        self.state.slots.swap(
            usize::from(one.start) + a_at,
            usize::from(other.start) + b_at,
        );
        self.learn(a, (a_at, a_at + 1), [0; 2]);
        self.learn(b, (b_at, b_at + 1), [0; 2]);
    }

    fn sum(&self, pile: Pile, from: usize, to: usize) -> [u64; 2] {
        sum(self.places.is_sunk(pile), self.state.cards(pile), from, to)
    }

    /// Puts right what cards from one place to before another add to the sums of their pile, and
    /// which card is its last.
    fn learn(&mut self, pile: Pile, (from, to): (usize, usize), before: [u64; 2]) {
        self.state.look_at_top(pile);
        let change = minus(self.sum(pile, from, to), before);
        self.state.add_to_sums(self.places, pile, change, true);
    }
}

/// What the last card of a sunk pile adds to the pile's sums in that place; nothing of another pile.
fn sunken(stand: &Stand, place: u8) -> [u64; 2] {
    if stand.is_sunk && stand.length > 0 {
        product(stand.top, place)
    } else {
        [0; 2]
    }
}

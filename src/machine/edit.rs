//! The only way to change a state: small changes, each written down so that it can be undone.

use super::hash::{minus, mix, mix_counter, plus, product, sum};
use super::{Counter, Pile, PileSet, Places, Slot, State};

/// What was done to a state, in order.
#[derive(Debug, Clone, Default)]
pub struct Journal {
    changes: Vec<Entry>,
}

/// A change, and the position's hash before it: taking it back need not mix it anew.
#[derive(Debug, Clone, Copy)]
struct Entry {
    hash: [u64; 2],
    change: Change,
}

/// A point in a [`Journal`] to which it can be undone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark(usize);

impl Journal {
    /// An empty one with room, so that ordinary moves allocate nothing.
    #[must_use]
    pub fn new() -> Self {
        Self {
            changes: Vec::with_capacity(1024),
        }
    }

    /// Where it stands now.
    #[must_use]
    pub const fn mark(&self) -> Mark {
        Mark(self.changes.len())
    }

    /// Forgets everything: nothing before this can be undone.
    pub fn clear(&mut self) {
        self.changes.clear();
    }
}

/// How cards come to lie that are carried.
#[derive(Debug, Clone, Copy, Default)]
struct Lying {
    /// In the opposite order.
    reversed: bool,
    /// The other way up.
    turned: bool,
}

#[derive(Debug, Clone, Copy)]
enum Change {
    Carry {
        from: Pile,
        at: u8,
        count: u8,
        to: Pile,
        to_at: u8,
        how: Lying,
    },
    Turn {
        pile: Pile,
        at: u8,
    },
    Reverse {
        pile: Pile,
        at: u8,
        count: u8,
    },
    Swap {
        a: Pile,
        a_at: u8,
        b: Pile,
        b_at: u8,
    },
    Count {
        counter: Counter,
        before: i32,
    },
    Mode {
        before: u8,
    },
    Wake {
        pile: Pile,
    },
}

/// A state that is being changed.
#[derive(Debug)]
pub struct Edit<'a> {
    places: &'a Places,
    state: &'a mut State,
    journal: &'a mut Journal,
    /// Whether tallies and points count what is done; not while the layout is dealt.
    counting: bool,
    /// Piles whose cards have changed.
    touched: PileSet,
}

impl<'a> Edit<'a> {
    /// Begins to change a state.
    pub const fn new(places: &'a Places, state: &'a mut State, journal: &'a mut Journal) -> Self {
        Self {
            places,
            state,
            journal,
            counting: true,
            touched: PileSet::EMPTY,
        }
    }

    /// The same without tallies and points: for the layout.
    #[must_use]
    pub const fn without_counting(mut self) -> Self {
        self.counting = false;
        self
    }

    /// Says whether tallies and points count from now on; gives what was said before.
    pub const fn set_counting(&mut self, counting: bool) -> bool {
        std::mem::replace(&mut self.counting, counting)
    }

    /// The state as it is now.
    #[must_use]
    pub const fn state(&self) -> &State {
        self.state
    }

    /// Where everything lies.
    #[must_use]
    pub const fn places(&self) -> &'a Places {
        self.places
    }

    /// The piles whose cards have changed since this was last asked.
    pub const fn take_touched(&mut self) -> PileSet {
        std::mem::replace(&mut self.touched, PileSet::EMPTY)
    }

    /// Carries `count` cards of `from`, the lowest at place `at`, to place `to_at` of `to` (its
    /// length for the top). They keep their order and their faces. Within one pile, `to_at` is
    /// the place after the cards have been taken out.
    ///
    /// Cards that are not there, or that `to` has no room for, are not carried: the answer says
    /// how many were.
    pub fn carry(&mut self, from: Pile, at: usize, count: usize, to: Pile, to_at: usize) -> usize {
        self.carry_so(from, at, count, (to, to_at), Lying::default())
    }

    /// The same to another pile, where the cards come to lie in the opposite order if `reversed`,
    /// and face up or face down as `up` says.
    pub fn carry_dealt(
        &mut self,
        from: Pile,
        at: usize,
        count: usize,
        (to, to_at): (Pile, usize),
        (reversed, up): (bool, bool),
    ) -> usize {
        let cards = self.state.pile(self.places, from).get(at..);
        let mut cards = cards.unwrap_or(&[]).iter().take(count);
        let turned = cards.next().is_some_and(|slot| slot.is_up() != up);
        if from != to && cards.all(|slot| (slot.is_up() != up) == turned) {
            return self.carry_so(from, at, count, (to, to_at), Lying { reversed, turned });
        }
        // Cards of either face among them: one by one.
        let carried = self.carry(from, at, count, to, to_at);
        if carried > 1 && reversed {
            self.reverse(to, to_at, carried);
        }
        for at in to_at..to_at + carried {
            self.face(to, at, up);
        }
        carried
    }

    fn carry_so(
        &mut self,
        from: Pile,
        at: usize,
        count: usize,
        (to, to_at): (Pile, usize),
        how: Lying,
    ) -> usize {
        let (Some(&source), Some(&target)) = (self.state.stand(from), self.state.stand(to)) else {
            return 0;
        };
        let count = count.min(usize::from(source.length).saturating_sub(at));
        let room = if from == to {
            count
        } else {
            usize::from(target.cap.saturating_sub(target.length))
        };
        let count = count.min(room);
        let (Ok(at_byte), Ok(count_byte), Ok(to_at_byte)) =
            (u8::try_from(at), u8::try_from(count), u8::try_from(to_at))
        else {
            return 0;
        };
        if count == 0 {
            return 0;
        }
        // The card that comes to lie lowest.
        let lowest = if how.reversed { at + count - 1 } else { at };
        let lowest = self.state.cards(from).get(lowest).copied();
        self.write(Change::Carry {
            from,
            at: at_byte,
            count: count_byte,
            to,
            to_at: to_at_byte,
            how,
        });
        self.shift(from, at, count, (to, to_at), how, true);
        if from != to {
            if !self.state.resting.is_empty() && self.state.resting.has(to) {
                self.write(Change::Wake { pile: to });
                self.state.resting.remove(to);
            }
            if self.places.tells_base(to)
                && self.state.counter(Counter::BASE) == 0
                && let Some(slot) = lowest
            {
                self.tell_base(slot);
            }
            if self.counting {
                self.count_cards(from, to, count);
            }
        }
        count
    }

    /// Carries the top `count` cards of a pile, in their order, to the top of another.
    pub fn carry_top(&mut self, from: Pile, count: usize, to: Pile) -> usize {
        let at = self.state.count(from).saturating_sub(count);
        let to_at = self.state.count(to);
        self.carry(from, at, count, to, to_at)
    }

    /// Turns a card over.
    pub fn turn(&mut self, pile: Pile, at: usize) {
        if let Ok(at_byte) = u8::try_from(at) {
            self.write(Change::Turn { pile, at: at_byte });
            self.flip(pile, at);
        }
    }

    /// Turns a face-down card up where it lies, and counts it.
    pub fn turn_up(&mut self, pile: Pile, at: usize) {
        let lies = self.state.pile(self.places, pile).get(at).copied();
        if lies.is_none_or(Slot::is_up) {
            return;
        }
        self.turn(pile, at);
        let points = self.places.turned_up();
        if self.counting && points != 0 {
            let value = self.state.counter(Counter::POINTS);
            self.count(Counter::POINTS, value.saturating_add(points));
        }
    }

    /// Turns a card to lie face up or face down.
    pub fn face(&mut self, pile: Pile, at: usize, up: bool) {
        let lies = self.state.pile(self.places, pile).get(at).copied();
        if lies.is_some_and(|slot| slot.is_up() != up) {
            self.turn(pile, at);
        }
    }

    /// Puts `count` cards from place `at` on into the opposite order, faces as they are.
    pub fn reverse(&mut self, pile: Pile, at: usize, count: usize) {
        if let (Ok(at_byte), Ok(count_byte)) = (u8::try_from(at), u8::try_from(count)) {
            self.write(Change::Reverse {
                pile,
                at: at_byte,
                count: count_byte,
            });
            self.mirror(pile, at, count);
        }
    }

    /// Two cards change places, faces and all.
    pub fn swap(&mut self, a: Pile, a_at: usize, b: Pile, b_at: usize) {
        if let (Ok(a_byte), Ok(b_byte)) = (u8::try_from(a_at), u8::try_from(b_at)) {
            self.write(Change::Swap {
                a,
                a_at: a_byte,
                b,
                b_at: b_byte,
            });
            self.exchange(a, a_at, b, b_at);
        }
    }

    /// Gives a counter a value.
    pub fn count(&mut self, counter: Counter, value: i32) {
        let before = self.state.counter(counter);
        if before != value {
            self.write(Change::Count { counter, before });
            self.set(counter, value);
        }
    }

    /// Chooses how piles are told apart from now on.
    pub fn set_mode(&mut self, mode: u8) {
        let before = self.state.mode;
        if before != mode {
            self.write(Change::Mode { before });
            self.state.mode = mode;
            self.state.rehash(self.places);
        }
    }

    /// Where the journal stands now.
    #[must_use]
    pub const fn mark(&self) -> Mark {
        self.journal.mark()
    }

    /// How many changes have been made since the mark.
    #[must_use]
    pub const fn changes_since(&self, mark: Mark) -> usize {
        self.journal.changes.len().saturating_sub(mark.0)
    }

    /// Undoes everything since the mark, the last change first.
    pub fn undo_to(&mut self, mark: Mark) {
        while self.journal.changes.len() > mark.0 {
            let Some(Entry { hash, change }) = self.journal.changes.pop() else {
                return;
            };
            match change {
                Change::Carry {
                    from,
                    at,
                    count,
                    to,
                    to_at,
                    how,
                } => {
                    let (at, to_at) = (at.into(), to_at.into());
                    self.shift(to, to_at, count.into(), (from, at), how, false);
                }
                Change::Turn { pile, at } => self.flip(pile, at.into()),
                Change::Reverse { pile, at, count } => self.mirror(pile, at.into(), count.into()),
                Change::Swap { a, a_at, b, b_at } => self.exchange(a, a_at.into(), b, b_at.into()),
                Change::Count { counter, before } => self.set(counter, before),
                Change::Mode { before } => self.state.mode = before,
                Change::Wake { pile } => self.state.resting.insert(pile),
            }
            self.state.hash = hash;
        }
    }

    /// Writes down what is about to be done.
    fn write(&mut self, change: Change) {
        self.journal.changes.push(Entry {
            hash: self.state.hash,
            change,
        });
    }

    fn tell_base(&mut self, slot: Slot) {
        if let Some(rank) = self.places.rank_of(slot.card()) {
            self.count(Counter::BASE, i32::from(rank) + 1);
        }
    }

    fn count_cards(&mut self, from: Pile, to: Pile, cards: usize) {
        let places = self.places;
        for rule in places.count_rules() {
            if rule.from.has(from) && rule.to.has(to) {
                let cards = i32::try_from(cards).unwrap_or(i32::MAX);
                let mut value = self
                    .state
                    .counter(rule.counter)
                    .saturating_add(rule.amount.saturating_mul(cards));
                if let Some((first, last)) = rule.round {
                    let length = (last - first + 1).max(1);
                    value = if value < first {
                        value
                    } else {
                        (value - first) % length + first
                    };
                }
                self.count(rule.counter, value);
            }
        }
    }

    /// Moves cards and keeps lengths and sums right, and the hash where that is asked.
    #[inline]
    fn shift(
        &mut self,
        from: Pile,
        at: usize,
        count: usize,
        (to, to_at): (Pile, usize),
        how: Lying,
        hashing: bool,
    ) {
        self.touched.insert(from);
        self.touched.insert(to);
        let length = |pile| self.state.count(pile);
        let from_top_to_top = from != to && at + count == length(from) && to_at == length(to);
        if from_top_to_top && !how.reversed && !how.turned {
            self.pass(from, to, count, hashing);
        } else if from == to {
            self.rotate(from, at, count, to_at, hashing);
        } else {
            self.shift_between(from, at, count, (to, to_at), how, hashing);
        }
    }

    /// Passes the top cards of a pile to another, as they lie: what most moves do, and what undoes
    /// them. Both piles' sums learn of each card as it goes.
    fn pass(&mut self, from: Pile, to: Pile, count: usize, hashing: bool) {
        let state = &mut *self.state;
        let (Some(&source), Some(&target)) = (state.stand(from), state.stand(to)) else {
            return;
        };
        let (mut left, mut laid) = (source, target);
        // A pile holds at most 255 cards.
        let cards = count.to_le_bytes()[0];
        left.length = left.length.wrapping_sub(cards);
        laid.length = laid.length.wrapping_add(cards);
        let (from_start, to_start) = (left.end(), target.end());
        // In a sunk pile buried cards count as lying in place 0, the top one in place 1.
        let last = laid.length.wrapping_sub(1);
        for step in 0..count {
            let Some(lies) = state.slots.get_mut(from_start + step) else {
                return;
            };
            let slot = std::mem::take(lies);
            let Some(place) = state.slots.get_mut(to_start + step) else {
                return;
            };
            *place = slot;
            laid.top = slot;
            let step = step.to_le_bytes()[0];
            let (from_at, to_at) = (
                left.length.wrapping_add(step),
                target.length.wrapping_add(step),
            );
            let from_at = if source.is_sunk {
                u8::from(from_at.wrapping_add(1) == source.length)
            } else {
                from_at
            };
            let to_at = if target.is_sunk {
                u8::from(to_at == last)
            } else {
                to_at
            };
            left.sums = minus(left.sums, product(slot, from_at));
            laid.sums = plus(laid.sums, product(slot, to_at));
        }
        if left.length == 0 {
            left.top = Slot::default();
            state.occupied.remove(from);
        } else {
            left.top = state
                .slots
                .get(from_start.wrapping_sub(1))
                .copied()
                .unwrap_or_default();
            if source.is_sunk {
                let change = minus(product(left.top, 1), product(left.top, 0));
                left.sums = plus(left.sums, change);
            }
        }
        if target.length == 0 {
            state.occupied.insert(to);
        } else if target.is_sunk {
            let change = minus(product(target.top, 0), product(target.top, 1));
            laid.sums = plus(laid.sums, change);
        }
        if hashing {
            let mode = state.mode;
            let (one, other) = (self.places.class(mode, from), self.places.class(mode, to));
            let gone = plus(mix(source.sums, one), mix(target.sums, other));
            let come = plus(mix(left.sums, one), mix(laid.sums, other));
            state.hash = plus(state.hash, minus(come, gone));
        }
        if let Some(stand) = state.stands.get_mut(usize::from(from.0)) {
            *stand = left;
        }
        if let Some(stand) = state.stands.get_mut(usize::from(to.0)) {
            *stand = laid;
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

    fn flip(&mut self, pile: Pile, at: usize) {
        if at >= self.state.count(pile) {
            return;
        }
        self.touched.insert(pile);
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

    fn mirror(&mut self, pile: Pile, at: usize, count: usize) {
        let end = (at + count).min(self.state.count(pile));
        if at >= end {
            return;
        }
        self.touched.insert(pile);
        let before = self.sum(pile, at, end);
        let cards = self.state.cards_mut(pile);
        if let Some(cards) = cards.and_then(|cards| cards.get_mut(at..end)) {
            cards.reverse();
        }
        self.learn(pile, (at, end), before);
    }

    fn exchange(&mut self, a: Pile, a_at: usize, b: Pile, b_at: usize) {
        let (Some(&one), Some(&other)) = (self.state.stand(a), self.state.stand(b)) else {
            return;
        };
        if a_at >= one.length.into() || b_at >= other.length.into() || (a, a_at) == (b, b_at) {
            return;
        }
        self.touched.insert(a);
        self.touched.insert(b);
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

    fn set(&mut self, counter: Counter, value: i32) {
        let Some(stored) = self.state.counters.get_mut(usize::from(counter.0)) else {
            return;
        };
        let before = *stored;
        *stored = value;
        if self.places.tells_apart(counter) {
            let left = minus(self.state.hash, mix_counter(counter, before));
            self.state.hash = plus(left, mix_counter(counter, value));
        }
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

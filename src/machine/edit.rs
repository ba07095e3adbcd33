//! The only way to change a state: small changes, each written down so that it can be undone.

use super::hash::{minus, mix_counter, plus, sum};
use super::{Counter, Pile, Places, Slot, State};

/// What was done to a state, in order.
#[derive(Debug, Clone, Default)]
pub struct Journal {
    changes: Vec<Change>,
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

#[derive(Debug, Clone, Copy)]
enum Change {
    Carry {
        from: Pile,
        at: u8,
        count: u8,
        to: Pile,
        to_at: u8,
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
}

impl<'a> Edit<'a> {
    /// Begins to change a state.
    pub const fn new(places: &'a Places, state: &'a mut State, journal: &'a mut Journal) -> Self {
        Self {
            places,
            state,
            journal,
            counting: true,
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

    /// Carries `count` cards of `from`, the lowest at place `at`, to place `to_at` of `to` (its
    /// length for the top). They keep their order and their faces. Within one pile, `to_at` is
    /// the place after the cards have been taken out.
    ///
    /// Cards that are not there, or that `to` has no room for, are not carried: the answer says
    /// how many were.
    pub fn carry(&mut self, from: Pile, at: usize, count: usize, to: Pile, to_at: usize) -> usize {
        let count = count.min(self.state.count(from).saturating_sub(at));
        let room = if from == to {
            count
        } else {
            self.places.cap(to).saturating_sub(self.state.count(to))
        };
        let count = count.min(room);
        if count == 0 {
            return 0;
        }
        let first = self.state.pile(self.places, from).get(at).copied();
        self.shift(from, at, count, to, to_at);
        if let (Ok(at), Ok(n), Ok(to_at)) =
            (u8::try_from(at), u8::try_from(count), u8::try_from(to_at))
        {
            self.journal.changes.push(Change::Carry {
                from,
                at,
                count: n,
                to,
                to_at,
            });
        }
        if from != to {
            if self.state.resting.has(to) {
                self.state.resting.remove(to);
                self.journal.changes.push(Change::Wake { pile: to });
            }
            if self.places.tells_base(to)
                && self.state.counter(Counter::BASE) == 0
                && let Some(slot) = first
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
        self.flip(pile, at);
        if let Ok(at) = u8::try_from(at) {
            self.journal.changes.push(Change::Turn { pile, at });
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
        self.mirror(pile, at, count);
        if let (Ok(at), Ok(count)) = (u8::try_from(at), u8::try_from(count)) {
            self.journal
                .changes
                .push(Change::Reverse { pile, at, count });
        }
    }

    /// Two cards change places, faces and all.
    pub fn swap(&mut self, a: Pile, a_at: usize, b: Pile, b_at: usize) {
        self.exchange(a, a_at, b, b_at);
        if let (Ok(a_at), Ok(b_at)) = (u8::try_from(a_at), u8::try_from(b_at)) {
            self.journal.changes.push(Change::Swap { a, a_at, b, b_at });
        }
    }

    /// Gives a counter a value.
    pub fn count(&mut self, counter: Counter, value: i32) {
        let before = self.state.counter(counter);
        if before != value {
            self.set(counter, value);
            self.journal.changes.push(Change::Count { counter, before });
        }
    }

    /// Chooses how piles are told apart from now on.
    pub fn set_mode(&mut self, mode: u8) {
        let before = self.state.mode;
        if before != mode {
            self.state.mode = mode;
            self.state.rehash(self.places);
            self.journal.changes.push(Change::Mode { before });
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
            let Some(change) = self.journal.changes.pop() else {
                return;
            };
            match change {
                Change::Carry {
                    from,
                    at,
                    count,
                    to,
                    to_at,
                } => {
                    self.shift(to, to_at.into(), count.into(), from, at.into());
                }
                Change::Turn { pile, at } => self.flip(pile, at.into()),
                Change::Reverse { pile, at, count } => self.mirror(pile, at.into(), count.into()),
                Change::Swap { a, a_at, b, b_at } => self.exchange(a, a_at.into(), b, b_at.into()),
                Change::Count { counter, before } => self.set(counter, before),
                Change::Mode { before } => {
                    self.state.mode = before;
                    self.state.rehash(self.places);
                }
                Change::Wake { pile } => self.state.resting.insert(pile),
            }
        }
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

    /// Moves cards and keeps lengths, sums and hash right.
    fn shift(&mut self, from: Pile, at: usize, count: usize, to: Pile, to_at: usize) {
        let places = self.places;
        if from == to {
            let length = self.state.count(from);
            self.forget(from, 0, length);
            let start = places.start(from);
            if let Some(cards) = self.state.slots.get_mut(start..start + length) {
                if to_at > at {
                    if let Some(part) = cards.get_mut(at..to_at + count) {
                        part.rotate_left(count);
                    }
                } else if let Some(part) = cards.get_mut(to_at..at + count) {
                    part.rotate_right(count);
                }
            }
            self.learn(from, 0, length);
            return;
        }
        let from_length = self.state.count(from);
        let to_length = self.state.count(to);
        // Only cards that change their place in a pile change its sums; in a sunk pile, whether
        // the card before them is the top one.
        let first = |pile: Pile, at: usize| at.saturating_sub(usize::from(places.is_sunk(pile)));
        let (from_first, to_first) = (first(from, at), first(to, to_at));
        self.forget(from, from_first, from_length);
        self.forget(to, to_first, to_length);
        let (from_start, to_start) = (places.start(from), places.start(to));
        let slots = &mut self.state.slots;
        slots.copy_within(
            to_start + to_at..to_start + to_length,
            to_start + to_at + count,
        );
        slots.copy_within(from_start + at..from_start + at + count, to_start + to_at);
        slots.copy_within(
            from_start + at + count..from_start + from_length,
            from_start + at,
        );
        if let Some(left) =
            slots.get_mut(from_start + from_length - count..from_start + from_length)
        {
            left.fill(Slot::default());
        }
        self.set_length(from, from_length - count);
        self.set_length(to, to_length + count);
        self.learn(from, from_first, from_length - count);
        self.learn(to, to_first, to_length + count);
    }

    fn set_length(&mut self, pile: Pile, length: usize) {
        if let (Some(stored), Ok(length)) = (
            self.state.lengths.get_mut(usize::from(pile.0)),
            u8::try_from(length),
        ) {
            *stored = length;
        }
    }

    fn flip(&mut self, pile: Pile, at: usize) {
        if at >= self.state.count(pile) {
            return;
        }
        self.forget(pile, at, at + 1);
        if let Some(slot) = self.state.slots.get_mut(self.places.start(pile) + at) {
            *slot = slot.turned();
        }
        self.learn(pile, at, at + 1);
    }

    fn mirror(&mut self, pile: Pile, at: usize, count: usize) {
        let end = (at + count).min(self.state.count(pile));
        if at >= end {
            return;
        }
        self.forget(pile, at, end);
        let start = self.places.start(pile);
        if let Some(cards) = self.state.slots.get_mut(start + at..start + end) {
            cards.reverse();
        }
        self.learn(pile, at, end);
    }

    fn exchange(&mut self, a: Pile, a_at: usize, b: Pile, b_at: usize) {
        if a_at >= self.state.count(a) || b_at >= self.state.count(b) || (a, a_at) == (b, b_at) {
            return;
        }
        self.forget(a, a_at, a_at + 1);
        self.forget(b, b_at, b_at + 1);
        self.state
            .slots
            .swap(self.places.start(a) + a_at, self.places.start(b) + b_at);
        self.learn(a, a_at, a_at + 1);
        self.learn(b, b_at, b_at + 1);
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
        let cards = self.state.pile(self.places, pile);
        sum(self.places, pile, cards, from, to)
    }

    fn forget(&mut self, pile: Pile, from: usize, to: usize) {
        let sum = self.sum(pile, from, to);
        self.state
            .add_to_sums(self.places, pile, minus([0; 2], sum));
    }

    fn learn(&mut self, pile: Pile, from: usize, to: usize) {
        let sum = self.sum(pile, from, to);
        self.state.add_to_sums(self.places, pile, sum);
    }
}

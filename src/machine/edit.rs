//! The only way to change a state: small changes, each written down so that it can be undone.

mod shift;

use super::hash::{minus, mix_counter, plus};
use super::{Counter, Pile, PileSet, Places, Slot, State};
use crate::rules::Origin;

/// What was done to a state, in order.
#[derive(Debug, Clone, Default)]
pub struct Journal {
    changes: Vec<Entry>,
    /// The lines by which something was done by itself; none where they are not noted.
    lines: Option<Vec<Origin>>,
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
            lines: None,
        }
    }

    /// One that notes the lines by which cards move by themselves and piles are refilled.
    #[must_use]
    pub fn noting() -> Self {
        Self {
            lines: Some(Vec::new()),
            ..Self::new()
        }
    }

    /// The lines noted since this was last asked, in the order of what they did.
    pub fn take_lines(&mut self) -> impl Iterator<Item = Origin> {
        self.lines.iter_mut().flat_map(|lines| lines.drain(..))
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
    /// What has been written down from there on has not been asked for by
    /// [`take_touched`](Self::take_touched).
    told: usize,
}

impl<'a> Edit<'a> {
    /// Begins to change a state.
    pub const fn new(places: &'a Places, state: &'a mut State, journal: &'a mut Journal) -> Self {
        let told = journal.changes.len();
        Self {
            places,
            state,
            journal,
            counting: true,
            told,
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

    /// Where lines are noted.
    pub(super) const fn lines(&mut self) -> Option<&mut Vec<Origin>> {
        self.journal.lines.as_mut()
    }

    /// The piles whose cards have changed since this was last asked.
    pub fn take_touched(&mut self) -> PileSet {
        let new = self.journal.changes.get(self.told..).unwrap_or(&[]);
        let mut touched = PileSet::EMPTY;
        for entry in new {
            match entry.change {
                Change::Carry { from, to, .. } => {
                    touched.insert(from);
                    touched.insert(to);
                }
                Change::Turn { pile, .. } | Change::Reverse { pile, .. } => touched.insert(pile),
                Change::Swap { a, b, .. } => {
                    touched.insert(a);
                    touched.insert(b);
                }
                Change::Count { .. } | Change::Mode { .. } | Change::Wake { .. } => {}
            }
        }
        self.told = self.journal.changes.len();
        touched
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
            self.note_carried(from, to, lowest, count);
        }
        count
    }

    /// Carries all cards of `from` from place `at` on, so many, to the top of another pile. Says
    /// whether they were so many, and `to` had room.
    #[inline]
    pub fn carry_over(&mut self, from: Pile, at: u8, count: u8, to: Pile) -> bool {
        let (Some(source), Some(target)) = (self.state.stand(from), self.state.stand(to)) else {
            return false;
        };
        let all = at.checked_add(count) == Some(source.length) && from != to;
        let room = target.cap.saturating_sub(target.length);
        if !all || count == 0 || count > room {
            return false;
        }
        let to_at = target.length;
        let lowest = self
            .state
            .slots
            .get(usize::from(source.start) + usize::from(at));
        let lowest = lowest.copied();
        self.write(Change::Carry {
            from,
            at,
            count,
            to,
            to_at,
            how: Lying::default(),
        });
        self.pass(from, to, count, Lying::default(), true);
        self.note_carried(from, to, lowest, count.into());
        true
    }

    /// Keeps what goes with carrying cards from one pile to another, the lowest of them this one.
    #[inline]
    fn note_carried(&mut self, from: Pile, to: Pile, lowest: Option<Slot>, count: usize) {
        if !self.state.resting.is_empty() && self.state.resting.has(to) {
            self.write(Change::Wake { pile: to });
            self.state.resting.remove(to);
        }
        if self.state.counter(Counter::BASE) == 0
            && self.places.tells_base(to)
            && let Some(slot) = lowest
        {
            self.tell_base(slot);
        }
        if self.counting && !self.places.count_rules().is_empty() {
            self.count_cards(from, to, count);
        }
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
        self.told = self.told.min(self.journal.changes.len());
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
}

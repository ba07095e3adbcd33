//! A position of a game: one flat block of cards, how each pile stands, and a few counters.

use super::{Pile, PileSet, Places};
use crate::cards::Card;

/// A card as it lies: its kind in seven bits, and which way up in the eighth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Slot(u8);

impl Slot {
    /// What stands for the last card of a pile without cards. A card of a very large pack may look
    /// the same.
    pub(super) const NO_CARD: Self = Self(127);

    /// A card that is seen.
    #[must_use]
    pub const fn up(card: Card) -> Self {
        Self(card.0 & 127)
    }

    /// A card that is not seen.
    #[must_use]
    pub const fn down(card: Card) -> Self {
        Self(card.0 & 127 | 128)
    }

    /// Its kind.
    #[must_use]
    pub const fn card(self) -> Card {
        Card(self.0 & 127)
    }

    /// Whether it is seen.
    #[must_use]
    pub const fn is_up(self) -> bool {
        self.0 & 128 == 0
    }

    /// The same card the other way up.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self(self.0 ^ 128)
    }

    /// Kind and face as one byte.
    #[must_use]
    pub const fn byte(self) -> u8 {
        self.0
    }
}

/// A number that belongs to the position. Which of them a rule looks at decides which of them
/// tell positions apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Counter(pub u8);

impl Counter {
    /// The pass, from 1.
    pub const PASS: Self = Self(0);
    /// How many redeals have been made.
    pub const REDEALS: Self = Self(1);
    /// How many shuffles have been made in play.
    pub const SHUFFLES: Self = Self(2);
    /// The phase in force, from 0; the number of phases when all are over.
    pub const PHASE: Self = Self(3);
    /// The rank of the base card plus one; 0 while there is none.
    pub const BASE: Self = Self(4);
    /// Points scored by moves so far.
    pub const POINTS: Self = Self(5);
    /// How many counters there are before those of budgets and tallies.
    pub const FIXED: u8 = 6;
}

/// How a pile stands: what is asked of it most, side by side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Stand {
    /// Two lanes of sums over its cards, from which its part of the hash is mixed; 0 where the hash
    /// leaves it out.
    pub(super) sums: [u64; 2],
    /// The slot of its first card; the same in all positions of a game, as are cap and `is_sunk`.
    pub(super) start: u16,
    /// How many cards lie in it.
    pub(super) length: u8,
    /// The last of them; [`Slot::NO_CARD`] while there is none.
    pub(super) top: Slot,
    /// The most cards that it may hold.
    pub(super) cap: u8,
    /// The order of its buried cards matters to nothing.
    pub(super) is_sunk: bool,
    /// The position's hash leaves it out.
    pub(super) left_out: bool,
}

impl Stand {
    /// The slot behind its last card.
    pub(super) const fn end(&self) -> usize {
        self.start as usize + self.length as usize
    }
}

/// A position.
///
/// Cards beyond a pile's length are zero, so two positions are equal exactly when their blocks
/// are. Its numbers mean something only with the [`Places`] of the game that it belongs to.
#[derive(Debug, PartialEq, Eq)]
pub struct State {
    pub(super) slots: Box<[Slot]>,
    pub(super) stands: Box<[Stand]>,
    pub(super) counters: Box<[i32]>,
    pub(super) hash: [u64; 2],
    /// Which of the game's ways to tell piles apart is in force.
    pub(super) mode: u8,
    /// Where chance comes from: the deal's number.
    pub(super) seed: u64,
    /// Piles that were empty in a position that was set up: they are not refilled by themselves
    /// until a card has lain in them.
    pub(super) resting: PileSet,
    /// Piles in which a card lies.
    pub(super) occupied: PileSet,
    /// In a position that was set up a card lay face down that turns up by itself: it does so
    /// with the first move, wherever that is made.
    pub(super) restless: bool,
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            slots: self.slots.clone(),
            stands: self.stands.clone(),
            counters: self.counters.clone(),
            ..*self
        }
    }

    /// Copies a position of the same game without making room for it anew.
    fn clone_from(&mut self, source: &Self) {
        let alike = self.slots.len() == source.slots.len()
            && self.stands.len() == source.stands.len()
            && self.counters.len() == source.counters.len();
        if !alike {
            *self = source.clone();
            return;
        }
        self.slots.copy_from_slice(&source.slots);
        self.stands.copy_from_slice(&source.stands);
        self.counters.copy_from_slice(&source.counters);
        self.hash = source.hash;
        self.mode = source.mode;
        self.seed = source.seed;
        self.resting = source.resting;
        self.occupied = source.occupied;
        self.restless = source.restless;
    }
}

impl State {
    /// A table without cards.
    #[must_use]
    pub fn empty(places: &Places, seed: u64) -> Self {
        let stand = |pile| Stand {
            sums: [0; 2],
            start: places.start(pile),
            length: 0,
            top: Slot::NO_CARD,
            // A pile holds at most 255 cards.
            cap: places.cap(pile).to_le_bytes()[0],
            is_sunk: places.is_sunk(pile),
            left_out: false,
        };
        let mut state = Self {
            slots: vec![Slot::default(); places.slots()].into(),
            stands: places.all().map(stand).collect(),
            counters: vec![0; places.counters()].into(),
            hash: [0; 2],
            mode: 0,
            seed,
            resting: PileSet::EMPTY,
            occupied: PileSet::EMPTY,
            restless: false,
        };
        state.rehash(places);
        state
    }

    /// How a pile stands.
    #[inline]
    pub(super) fn stand(&self, pile: Pile) -> Option<&Stand> {
        self.stands.get(usize::from(pile.0))
    }

    /// The cards of a pile, bottom card first.
    #[must_use]
    #[inline]
    pub fn pile(&self, _places: &Places, pile: Pile) -> &[Slot] {
        self.cards(pile)
    }

    /// The same.
    #[inline]
    pub(super) fn cards(&self, pile: Pile) -> &[Slot] {
        self.stand(pile)
            .and_then(|stand| self.slots.get(stand.start.into()..stand.end()))
            .unwrap_or(&[])
    }

    /// The same, to be changed; what changes is then to be told to the pile's stand.
    pub(super) fn cards_mut(&mut self, pile: Pile) -> Option<&mut [Slot]> {
        let stand = self.stands.get(usize::from(pile.0))?;
        self.slots.get_mut(stand.start.into()..stand.end())
    }

    /// How many bytes it takes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        size_of::<Self>()
            + size_of_val(&*self.slots)
            + size_of_val(&*self.stands)
            + size_of_val(&*self.counters)
    }

    /// How many cards lie in a pile.
    #[must_use]
    #[inline]
    pub fn count(&self, pile: Pile) -> usize {
        self.stand(pile)
            .map_or(0, |stand| usize::from(stand.length))
    }

    /// Whether nothing lies in a pile.
    #[must_use]
    pub const fn is_empty(&self, pile: Pile) -> bool {
        !self.occupied.has(pile)
    }

    /// Piles in which a card lies.
    #[must_use]
    pub const fn occupied(&self) -> PileSet {
        self.occupied
    }

    /// Notes how many cards lie in a pile, and which of them is the last.
    pub(super) fn set_length(&mut self, pile: Pile, length: u8) {
        let Some(stand) = self.stands.get_mut(usize::from(pile.0)) else {
            return;
        };
        stand.length = length;
        if length == 0 {
            stand.top = Slot::NO_CARD;
            self.occupied.remove(pile);
        } else {
            stand.top = self.slots.get(stand.end() - 1).copied().unwrap_or_default();
            self.occupied.insert(pile);
        }
    }

    /// Looks again at the last card of a pile, in which cards have changed.
    pub(super) fn look_at_top(&mut self, pile: Pile) {
        if let Some(stand) = self.stand(pile) {
            self.set_length(pile, stand.length);
        }
    }

    /// The last card laid in a pile.
    #[must_use]
    #[inline]
    pub fn top(&self, _places: &Places, pile: Pile) -> Option<Slot> {
        let stand = self.stand(pile)?;
        (stand.length > 0).then_some(stand.top)
    }

    /// The value of a counter.
    #[must_use]
    pub fn counter(&self, counter: Counter) -> i32 {
        self.counters
            .get(usize::from(counter.0))
            .copied()
            .unwrap_or(0)
    }

    /// Where chance comes from: the deal's number.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The position's hash, equal for positions that differ only by the order of piles that
    /// nothing tells apart. 128 bits.
    #[must_use]
    pub fn hash(&self) -> u128 {
        u128::from(self.hash[0]) << 64 | u128::from(self.hash[1])
    }
}

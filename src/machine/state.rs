//! A position of a game: one flat block of cards, their faces, and a few counters.

use super::{Pile, PileSet, Places};
use crate::cards::Card;

/// A card as it lies: its kind in seven bits, and which way up in the eighth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Slot(u8);

impl Slot {
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

/// A position.
///
/// Cards beyond a pile's length are zero, so two positions are equal exactly when their blocks
/// are. Its numbers mean something only with the [`Places`] of the game that it belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    pub(super) slots: Box<[Slot]>,
    pub(super) lengths: Box<[u8]>,
    pub(super) counters: Box<[i32]>,
    /// Two lanes of sums for each pile, from which its part of the hash is mixed.
    pub(super) sums: Box<[[u64; 2]]>,
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

impl State {
    /// A table without cards.
    #[must_use]
    pub fn empty(places: &Places, seed: u64) -> Self {
        let piles = places.piles();
        let mut state = Self {
            slots: vec![Slot::default(); places.slots()].into(),
            lengths: vec![0; piles].into(),
            counters: vec![0; places.counters()].into(),
            sums: vec![[0; 2]; piles].into(),
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

    /// The cards of a pile, bottom card first.
    #[must_use]
    pub fn pile(&self, places: &Places, pile: Pile) -> &[Slot] {
        let start = places.start(pile);
        self.slots
            .get(start..start + self.count(pile))
            .unwrap_or(&[])
    }

    /// How many cards lie in a pile.
    #[must_use]
    pub fn count(&self, pile: Pile) -> usize {
        self.lengths
            .get(usize::from(pile.0))
            .map_or(0, |&length| usize::from(length))
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

    /// Notes whether a card lies in a pile that holds so many.
    pub(super) const fn occupy(&mut self, pile: Pile, length: usize) {
        if length == 0 {
            self.occupied.remove(pile);
        } else {
            self.occupied.insert(pile);
        }
    }

    /// The last card laid in a pile.
    #[must_use]
    pub fn top(&self, places: &Places, pile: Pile) -> Option<Slot> {
        self.pile(places, pile).last().copied()
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

//! A set of kinds of card, one bit a kind.

use super::Card;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// A set of kinds of card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// Every kind there can be, also those that the pack in play lacks.
    pub const ALL: Self = Self(u128::MAX);

    /// The set of one kind.
    #[must_use]
    pub const fn of(card: Card) -> Self {
        Self(1 << (card.0 & 127))
    }

    /// Whether the kind is in the set.
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> (card.0 & 127) & 1 == 1
    }

    /// Puts the kind into the set.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << (card.0 & 127);
    }

    /// Takes the kind out of the set.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << (card.0 & 127));
    }

    /// Whether nothing is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many kinds are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The set of these bits, the lowest for kind 0.
    #[must_use]
    pub const fn from_bits(bits: u128) -> Self {
        Self(bits)
    }

    /// The set as bits, the lowest for kind 0.
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The kinds in the set, by number.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        ones(self.0).map(Card)
    }
}

/// The numbers of the bits that are set, the lowest first. Word by word: most sets have nothing in
/// the upper one.
#[expect(
    clippy::cast_possible_truncation,
    reason = "each word is what is left of the bits there"
)]
pub(crate) fn ones(bits: u128) -> impl Iterator<Item = u8> {
    let (mut lower, mut upper) = (bits as u64, (bits >> 64) as u64);
    std::iter::from_fn(move || {
        if lower != 0 {
            let lowest = lower.trailing_zeros();
            lower &= lower - 1;
            return Some(lowest.to_le_bytes()[0]);
        }
        if upper == 0 {
            return None;
        }
        let lowest = upper.trailing_zeros() + 64;
        upper &= upper - 1;
        Some(lowest.to_le_bytes()[0])
    })
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl BitAnd for CardSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for CardSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAndAssign for CardSet {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Not for CardSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

//! Moves: a few bytes each.

use super::Pile;
use std::ops::{Deref, DerefMut};

/// The most piles whose top cards are taken off together.
const MOST: usize = 5;

/// The top cards of these piles, taken off together. Five at most; more are left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Taken {
    /// Beyond the count they are zero.
    piles: [Pile; MOST],
    count: u8,
}

impl Taken {
    /// None yet.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            piles: [Pile(0); MOST],
            count: 0,
        }
    }

    /// One pile more.
    ///
    /// # Errors
    /// There is no room for it.
    pub fn try_push(&mut self, pile: Pile) -> Result<(), Pile> {
        let place = self.piles.get_mut(usize::from(self.count));
        *place.ok_or(pile)? = pile;
        self.count += 1;
        Ok(())
    }
}

impl Deref for Taken {
    type Target = [Pile];

    fn deref(&self) -> &[Pile] {
        self.piles.get(..usize::from(self.count)).unwrap_or(&[])
    }
}

impl DerefMut for Taken {
    fn deref_mut(&mut self) -> &mut [Pile] {
        self.piles
            .get_mut(..usize::from(self.count))
            .unwrap_or(&mut [])
    }
}

impl FromIterator<Pile> for Taken {
    fn from_iter<I: IntoIterator<Item = Pile>>(piles: I) -> Self {
        let mut taken = Self::new();
        for pile in piles {
            if taken.try_push(pile).is_err() {
                break;
            }
        }
        taken
    }
}

impl TryFrom<&[Pile]> for Taken {
    /// The first pile for which there is no room.
    type Error = Pile;

    fn try_from(piles: &[Pile]) -> Result<Self, Pile> {
        let mut taken = Self::new();
        for &pile in piles {
            taken.try_push(pile)?;
        }
        Ok(taken)
    }
}

impl<'a> IntoIterator for &'a Taken {
    type Item = &'a Pile;
    type IntoIter = std::slice::Iter<'a, Pile>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// What a player does at once: undone, counted and listed as one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// `count` cards of `from`, the lowest of them at place `at` (from 0), to `to`.
    Carry {
        /// Where they lie.
        from: Pile,
        /// The place of the lowest card.
        at: u8,
        /// How many.
        count: u8,
        /// Where they go.
        to: Pile,
    },
    /// The top cards of these piles are taken off; piles in ascending order.
    Remove(Taken),
    /// The top cards of two piles change places; the smaller pile first.
    Swap(Pile, Pile),
    /// Two piles change places; the smaller first.
    SwapPiles(Pile, Pile),
    /// Cards are turned or dealt from the stock, as the pass says.
    Turn,
    /// The next pass begins.
    Redeal,
    /// The action of that number.
    Act(u8),
}

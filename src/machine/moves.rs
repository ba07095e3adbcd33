//! Moves: a few bytes each.

use super::Pile;
use arrayvec::ArrayVec;

/// The top cards of these piles, taken off together.
pub type Taken = ArrayVec<Pile, 5>;

/// What a player does at once: undone, counted and listed as one.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

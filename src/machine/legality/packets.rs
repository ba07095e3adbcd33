//! The packets that a listing may lift, found by the card that is judged.

use super::row_list::{Kinds, MOST_KINDS};
use crate::cards::Card;
use crate::machine::Pile;
use arrayvec::ArrayVec;

/// A line judges each card of a pile once, and a state holds 255 cards. Where several lines serve,
/// all of them take a card with what lies on it, and such a packet is listed once.
const MOST: usize = 255;

/// No packet.
pub(super) const NONE: u8 = u8::MAX;

/// The packets that may be lifted, found by the card that is judged.
pub(super) struct Packets {
    pub(super) list: ArrayVec<Listed, MOST>,
    /// The last packet of each kind that is there.
    heads: [u8; MOST_KINDS],
    pub(super) kinds: Kinds,
    /// The cards that some line admits somewhere.
    pub(super) wanted: Kinds,
    /// What is added now may be there by another line already.
    pub(super) again: bool,
}

/// A packet; as wide as a word, so that it is written and read at once.
#[derive(Clone, Copy, Default)]
#[repr(align(8))]
pub(super) struct Listed {
    pub(super) from: Pile,
    pub(super) at: u8,
    pub(super) count: u8,
    /// The next packet of the same kind.
    pub(super) next: u8,
    /// The pile that it was last found to go to, plus one.
    pub(super) found_for: u8,
}

/// Where packets that may be lifted are put.
pub(super) trait Shelf {
    /// Adds a packet.
    fn add(&mut self, card: Card, from: Pile, at: u8, count: u8);
}

impl Packets {
    /// None yet.
    #[inline]
    pub(super) const fn new() -> Self {
        Self {
            list: ArrayVec::new_const(),
            heads: [NONE; MOST_KINDS],
            kinds: 0,
            wanted: 0,
            again: false,
        }
    }

    #[inline(never)]
    fn has(&self, from: Pile, at: u8, count: u8) -> bool {
        let mut listed = self.list.iter();
        listed.any(|listed| (listed.from, listed.at, listed.count) == (from, at, count))
    }

    #[inline]
    pub(super) fn head(&self, card: u8) -> u8 {
        self.heads
            .get(usize::from(card) % MOST_KINDS)
            .copied()
            .unwrap_or(NONE)
    }
}

impl Shelf for Packets {
    /// Adds a packet, if its card is wanted at all.
    #[inline]
    fn add(&mut self, card: Card, from: Pile, at: u8, count: u8) {
        let number = self.list.len().to_le_bytes()[0];
        let kind = usize::from(card.0) % MOST_KINDS;
        if self.wanted >> kind & 1 == 0 {
            return;
        }
        if self.again && self.has(from, at, count) {
            return;
        }
        let Some(head) = self.heads.get_mut(kind) else {
            return;
        };
        let listed = Listed {
            from,
            at,
            count,
            next: *head,
            found_for: 0,
        };
        if self.list.try_push(listed).is_ok() {
            *head = number;
            self.kinds |= 1 << kind;
        }
    }
}

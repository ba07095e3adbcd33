//! Sets of kinds by the card that lies there, as plans look them up: one word a set.

use crate::cards::{Card, CardSet};
use crate::machine::Slot;

/// Kinds of card, one bit a kind.
pub(super) type Kinds = u64;

/// The most kinds that a plan knows.
pub(super) const MOST_KINDS: usize = 64;

/// The kinds of a set that a plan knows.
pub(super) fn kinds(set: CardSet) -> Kinds {
    // A plan is made only where no kind is beyond the lower half.
    let [lower, _] = halves(set.bits());
    lower
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "each half is what is left of the bits there"
)]
const fn halves(bits: u128) -> [u64; 2] {
    [bits as u64, (bits >> 64) as u64]
}

/// For each card as it lies a set of kinds, by the number of its first set. Of a card that lies face
/// down there is nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Row(u32);

/// So many sets has a row: those of face-up cards and of none ([`Slot::NO_CARD`]), and of face-down
/// cards.
const ROW: usize = 256;

/// Rows one after another.
#[derive(Debug, Clone, Default)]
pub(super) struct RowList(Vec<Kinds>);

impl RowList {
    /// The set of a card as it lies.
    #[inline]
    pub(super) fn get(&self, row: Row, slot: Slot) -> Kinds {
        let at = usize::try_from(row.0).unwrap_or(usize::MAX);
        self.0
            .get(at.wrapping_add(slot.byte().into()))
            .copied()
            .unwrap_or(0)
    }

    /// Whether a card may lie on another as that one lies.
    #[inline]
    pub(super) fn joins(&self, row: Row, under: Slot, over: Card) -> bool {
        self.get(row, under) >> (over.0 & 63) & 1 == 1
    }

    /// Whether a row has nothing but empty sets.
    pub(super) fn is_bare(&self, row: Row) -> bool {
        let at = usize::try_from(row.0).unwrap_or(usize::MAX);
        let sets = self.0.get(at..at.saturating_add(ROW));
        sets.is_some_and(|sets| sets.iter().all(|&set| set == 0))
    }

    /// Keeps a row for each base, one after another; gives the number of the first.
    pub(super) fn keep_by_base(
        &mut self,
        bases: usize,
        set: impl Fn(i32, u8) -> Kinds,
    ) -> Option<Row> {
        let mut all = Vec::new();
        for base in 0..i32::try_from(bases).ok()? {
            all.extend_from_slice(&sets(|card| set(base, card), 0));
        }
        let known = (0..self.0.len())
            .step_by(ROW)
            .find(|&at| self.0.get(at..at + all.len()) == Some(&all));
        let first = known.unwrap_or(self.0.len());
        if known.is_none() {
            self.0.append(&mut all);
        }
        u32::try_from(first).ok().map(Row)
    }

    /// Keeps a row of the sets of face-up cards and of none; gives its number.
    pub(super) fn keep(&mut self, set: impl Fn(u8) -> Kinds, none: Kinds) -> Option<Row> {
        let row = sets(set, none);
        let known = self.0.chunks(ROW).position(|known| *known == row);
        let at = known.map_or(self.0.len(), |number| number * ROW);
        if known.is_none() {
            self.0.extend_from_slice(&row);
        }
        u32::try_from(at).ok().map(Row)
    }
}

/// A row of the sets of face-up cards and of none.
fn sets(set: impl Fn(u8) -> Kinds, none: Kinds) -> [Kinds; ROW] {
    let mut row = [0; ROW];
    for (stored, number) in row.iter_mut().zip(0..).take(MOST_KINDS) {
        *stored = set(number);
    }
    if let Some(stored) = row.get_mut(usize::from(Slot::NO_CARD.byte())) {
        *stored = none;
    }
    row
}

impl Row {
    /// The row that comes so many after this one.
    #[inline]
    pub(super) fn after(self, rows: u8) -> Self {
        Self(self.0.saturating_add(u32::from(rows) * 256))
    }
}

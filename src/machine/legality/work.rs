//! How much one listing of moves may look at.

use crate::machine::{Fault, Machine};
use crate::rules::Origin;
use std::cell::Cell;

/// How many sets of cards one listing looks at.
const MOST_SETS: u32 = 200_000;
/// How many operations the scripts of one listing make.
const MOST_OPERATIONS: u64 = 5_000_000;
/// How much more than one listing may be looked at when turns, redeals and actions are followed
/// from position to position.
const FOLLOWING: u32 = 10;

/// What one listing has looked at so far. When it is too much the listing ends there: what it has
/// found is legal, and any move that is named is still judged by itself.
#[derive(Debug)]
pub(super) struct Work {
    /// How many more sets may be looked at.
    sets: Cell<u32>,
    /// How many operations scripts had made when it began, and how many more they may make.
    from: u64,
    most: u64,
    /// Whether it is a fault of the file that it grows too large.
    is_fault: bool,
}

impl Machine {
    /// A listing begins.
    pub(super) fn listing(&self) -> Work {
        Work {
            sets: Cell::new(MOST_SETS),
            from: self.hooks.scripts.operations(),
            most: MOST_OPERATIONS,
            is_fault: true,
        }
    }

    /// Many positions are to be listed only to see whether anything leads on.
    pub(super) fn following(&self) -> Work {
        Work {
            sets: Cell::new(MOST_SETS * FOLLOWING),
            most: MOST_OPERATIONS * u64::from(FOLLOWING),
            is_fault: false,
            ..self.listing()
        }
    }

    /// Whether no more may be looked at.
    pub(super) fn is_spent(&self, work: &Work) -> bool {
        work.sets.get() == 0
            || self.hooks.scripts.operations().saturating_sub(work.from) > work.most
    }

    /// Whether one question more may be asked for the rule that stands there; where not, that is
    /// noted.
    pub(super) fn goes_on(&self, work: &Work, origin: Origin) -> bool {
        let spent = self.is_spent(work);
        if spent && work.is_fault {
            self.hooks.note_fault(|| {
                Fault::at(
                    origin,
                    "there is too much to look at here for all moves to be listed; say more closely which cards may go",
                )
            });
        }
        !spent
    }

    /// The same for a set of cards, which is counted.
    pub(super) fn looks_at_set(&self, work: &Work, origin: Origin) -> bool {
        let goes_on = self.goes_on(work, origin);
        work.sets.set(work.sets.get().saturating_sub(1));
        goes_on
    }
}

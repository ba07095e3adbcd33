//! The table of positions that have been searched or lie on the line being searched.
//!
//! An entry is 16 bytes: 121 bits of the position's hash, one bit that says whether the position
//! lies on the line being searched, and six bits for how much was searched below it (the logarithm
//! of the visits). Where an entry lies is told by the hash's upper half, and everything but the low
//! seven bits is compared, so two positions are taken for one with a chance of at most
//! n² / 2^122 in a search of n positions: for a billion of them about 2 in 10^19.
//!
//! The table starts small and doubles until its share of memory is used up. Then an entry takes
//! the place of that of its window whose finished search was the smallest. A position on the line is never
//! forgotten, so no line goes in a circle, and a search that forgets finished positions only does
//! some of its work again: it stays complete.

/// How many entries are looked at for one position: four cache lines.
const WINDOW: usize = 16;
/// Entries of a new table.
const SMALL: usize = 1 << 9;
/// The bytes of an entry.
const BYTES: usize = size_of::<u128>();
const MARKS: u128 = 127;
const ON_LINE: u128 = 64;

/// What came of looking a position up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Found {
    /// It is new, and now lies on the line.
    New,
    /// It lies on the line, or its search is finished.
    Known,
    /// There is no room for it: everything that could make place lies on the line.
    Full,
}

/// Positions by their hash.
#[derive(Debug, Clone)]
pub(super) struct Table {
    /// Empty is 0.
    entries: Vec<u128>,
    used: usize,
    /// The most entries that memory allows.
    most: usize,
}

impl Table {
    /// A small table that may grow to so many bytes, the copying while it grows included.
    pub(super) fn new(bytes: usize) -> Self {
        // While it grows, the old entries, at least half as many, are there too.
        let most = (bytes / BYTES / 3 * 2).max(SMALL);
        Self {
            entries: vec![0; SMALL + WINDOW],
            used: 0,
            most,
        }
    }

    /// How many bytes it takes.
    pub(super) const fn bytes(&self) -> usize {
        self.entries.len() * BYTES
    }

    /// The first entry of a position's window.
    fn home(&self, key: u128) -> usize {
        let slots = u128::try_from(self.entries.len() - WINDOW).unwrap_or(0);
        // The upper 64 bits as a fraction of the table.
        usize::try_from(((key >> 64) * slots) >> 64).unwrap_or(0)
    }

    /// Looks a position up, and puts it on the line if it is new.
    pub(super) fn enter(&mut self, key: u128) -> Found {
        let name = named(key);
        loop {
            let home = self.home(key);
            let mut free = None;
            let mut smallest: Option<(u128, usize)> = None;
            for (at, &entry) in (home..).zip(self.window(home)) {
                if entry == 0 {
                    free = Some(at);
                    break;
                }
                if entry & !MARKS == name {
                    return Found::Known;
                }
                let size = entry & MARKS;
                if size < ON_LINE && smallest.is_none_or(|(least, _)| size < least) {
                    smallest = Some((size, at));
                }
            }
            let slots = self.entries.len() - WINDOW;
            let full = free.is_none() || self.used > slots / 4 * 3;
            if full && slots < self.most {
                if !self.grow() {
                    return Found::Full;
                }
                continue;
            }
            self.used += usize::from(free.is_some());
            let place = free.or(smallest.map(|(_, at)| at));
            let Some(entry) = place.and_then(|at| self.entries.get_mut(at)) else {
                return Found::Full;
            };
            *entry = name | ON_LINE;
            return Found::New;
        }
    }

    fn window(&self, home: usize) -> &[u128] {
        self.entries.get(home..home + WINDOW).unwrap_or(&[])
    }

    /// Whether the position is known.
    #[cfg(test)]
    fn knows(&self, key: u128) -> bool {
        let name = named(key);
        self.window(self.home(key))
            .iter()
            .any(|entry| *entry & !MARKS == name)
    }

    /// Takes a position off the line: everything below it has been searched, in so many visits.
    pub(super) fn finish(&mut self, key: u128, visits: u64) {
        let (home, name) = (self.home(key), named(key));
        let size = u128::from(visits.checked_ilog2().unwrap_or(0).min(63));
        if let Some(window) = self.entries.get_mut(home..home + WINDOW)
            && let Some(entry) = window.iter_mut().find(|entry| **entry & !MARKS == name)
        {
            *entry = name | size;
        }
    }

    /// Doubles. False if a position on the line finds no place in the larger table.
    fn grow(&mut self) -> bool {
        let slots = ((self.entries.len() - WINDOW) * 2).min(self.most);
        let old = std::mem::replace(&mut self.entries, vec![0; slots + WINDOW]);
        self.used = 0;
        // Those on the line first: they must find room.
        for on_line in [true, false] {
            for &entry in old.iter().filter(|&&entry| entry != 0) {
                if (entry & ON_LINE != 0) == on_line && !self.move_in(entry) && on_line {
                    return false;
                }
            }
        }
        true
    }

    /// Puts an entry of the smaller table into this one, if its window has room.
    fn move_in(&mut self, entry: u128) -> bool {
        let home = self.home(entry);
        let free = self.window(home).iter().position(|&entry| entry == 0);
        let Some(place) = free.and_then(|at| self.entries.get_mut(home + at)) else {
            return false;
        };
        *place = entry;
        self.used += 1;
        true
    }
}

/// The part of a hash that an entry keeps; never 0.
const fn named(key: u128) -> u128 {
    let name = key & !MARKS;
    if name == 0 { MARKS + 1 } else { name }
}

#[cfg(test)]
mod tests {
    use super::{Found, Table, WINDOW};

    /// A hash that is spread over both halves.
    fn key(number: u64) -> u128 {
        let mixed = u128::from(number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
        mixed ^ mixed >> 61
    }

    #[test]
    fn a_position_is_new_once_and_then_known() {
        let mut table = Table::new(1 << 20);
        for number in 0..5_000 {
            assert_eq!(table.enter(key(number)), Found::New);
            assert_eq!(table.enter(key(number)), Found::Known);
        }
        assert!((0..5_000).all(|number| table.knows(key(number))));
        assert!(!table.knows(key(5_000)));
    }

    #[test]
    fn it_stays_within_its_memory_and_never_forgets_the_line() {
        let bytes = 1 << 16;
        let mut table = Table::new(bytes);
        // The first hundred stay on the line; the others are finished at once.
        for number in 0..100 {
            assert_eq!(table.enter(key(number)), Found::New);
        }
        for number in 100..20_000 {
            assert_eq!(table.enter(key(number)), Found::New);
            table.finish(key(number), number);
        }
        assert!(table.bytes() <= bytes);
        assert!((0..100).all(|number| table.knows(key(number))));
        // What took the least work was forgotten first.
        let kept = |from: u64| {
            (from..from + 1_000)
                .filter(|&n| table.knows(key(n)))
                .count()
        };
        assert!(kept(18_000) > kept(200), "{} {}", kept(18_000), kept(200));
    }

    #[test]
    fn a_line_that_fills_it_is_told() {
        let mut table = Table::new(1 << 14);
        let full = (0..10_000).any(|number| table.enter(key(number)) == Found::Full);
        assert!(full);
        assert!(table.bytes() <= (1 << 14) + WINDOW * 16);
    }
}

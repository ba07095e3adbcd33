//! The complete search over sets of cards: depth first, with a table of positions, as
//! [`Scan`](crate::solve::scan::Scan) does it over piles.

use super::Zone;
use super::deal::Deal;
use super::position::{Position, Step};
use super::supply::Supply;
use crate::machine::{Machine, State};
use crate::solve::quick::Work;
use crate::solve::table::{Found, Table};
use crate::solve::{Limits, Outcome, Verdict, Watch};

/// How many visits are made between two looks at the watch.
const PATIENCE: u64 = 1024;
/// The most bytes that the line being searched may take beside its eighth of the memory.
const LONGEST_LINE: usize = 24 << 20;

/// A position on the line whose successors are being tried.
#[derive(Debug)]
struct Frame {
    key: u128,
    position: Position,
    /// Its successors are those from here to the next frame's.
    first: usize,
    /// How many visits there had been.
    since: u64,
    /// Which successor of the frame before it is.
    number: usize,
}

/// What may follow a position.
#[derive(Debug)]
struct Next {
    position: Position,
    worth: i32,
    /// In the order in which they are found.
    number: usize,
}

/// A search over sets of cards.
pub(in crate::solve) struct ZoneScan<'s> {
    zone: &'s Zone,
    deal: &'s Deal,
    limits: &'s Limits,
    table: Table,
    frames: Vec<Frame>,
    nexts: Vec<Next>,
    work: Work,
    open: bool,
}

enum Stop {
    Won,
    Over,
}

impl<'s> ZoneScan<'s> {
    /// A search of a deal.
    pub(in crate::solve) fn new(zone: &'s Zone, deal: &'s Deal, limits: &'s Limits) -> Self {
        Self {
            zone,
            deal,
            limits,
            table: Table::new(limits.memory / 4 * 3),
            frames: Vec::new(),
            nexts: Vec::new(),
            work: Work::default(),
            open: false,
        }
    }

    /// Searches to the end, or until the watch says so. None if the line that was found cannot be
    /// played from `state`, in which the deal lies.
    pub(in crate::solve) fn run(
        mut self,
        machine: &Machine,
        state: &State,
        watch: &mut dyn Watch,
    ) -> Option<Outcome> {
        let verdict = match self.search(watch) {
            Ok(()) if self.open => Verdict::Open,
            Ok(()) => Verdict::Lost,
            Err(Stop::Over) => Verdict::Open,
            Err(Stop::Won) => {
                let steps = self.steps();
                Verdict::Won(self.zone.told(machine, state, &steps)?)
            }
        };
        Some(Outcome {
            verdict,
            visits: self.work.visits,
            distinct: self.work.distinct,
            memory: self.table.bytes()
                + self.nexts.capacity() * size_of::<Next>()
                + self.frames.capacity() * size_of::<Frame>(),
        })
    }

    fn search(&mut self, watch: &mut dyn Watch) -> Result<(), Stop> {
        let first = self.first();
        self.enter(&first, 0)?;
        while let Some(frame) = self.frames.last() {
            if self.nexts.len() <= frame.first {
                self.leave();
                continue;
            }
            let Some(next) = self.nexts.pop() else {
                continue;
            };
            self.work.visits += 1;
            let visits = self.work.visits;
            if visits >= self.limits.visits
                || visits.is_multiple_of(PATIENCE) && watch.is_over(visits)
            {
                return Err(Stop::Over);
            }
            self.enter(&next.position, next.number)?;
        }
        Ok(())
    }

    /// The first position, with what is safe at home.
    fn first(&self) -> Position {
        let mut first = self.zone.first_position(self.deal);
        while let Some(card) = self.zone.safe(self.deal, &first) {
            self.zone.make(self.deal, &mut first, Step::Home(card));
        }
        first
    }

    /// Enters a position if it is new.
    fn enter(&mut self, position: &Position, number: usize) -> Result<(), Stop> {
        let key = self.zone.key(position);
        let frame = Frame {
            key,
            position: *position,
            first: self.nexts.len(),
            since: self.work.visits,
            number,
        };
        if self.zone.is_won(position) {
            self.frames.push(frame);
            return Err(Stop::Won);
        }
        match self.table.enter(key) {
            Found::Known => return Ok(()),
            Found::Full => return Err(Stop::Over),
            Found::New => {}
        }
        self.work.distinct += 1;
        let used = self.nexts.len() * size_of::<Next>() + self.frames.len() * size_of::<Frame>();
        if used > LONGEST_LINE + self.limits.memory / 16 {
            self.open = true;
            self.table.finish(key, 0);
            return Ok(());
        }
        self.frames.push(frame);
        let nexts = &mut self.nexts;
        let first = nexts.len();
        let mut number = 0;
        let all = Supply::find(self.zone, self.deal, position, |position, _, worth| {
            nexts.push(Next {
                position,
                worth,
                number,
            });
            number += 1;
        });
        self.open |= !all;
        // The likeliest is tried first, which is the last.
        if let Some(new) = self.nexts.get_mut(first..) {
            new.sort_by_key(|next| next.worth);
        }
        Ok(())
    }

    fn leave(&mut self) {
        if let Some(frame) = self.frames.pop() {
            self.table.finish(frame.key, self.work.visits - frame.since);
            self.nexts.truncate(frame.first);
        }
    }

    /// All steps of the line, found again.
    fn steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut position = self.zone.first_position(self.deal);
        while let Some(card) = self.zone.safe(self.deal, &position) {
            let step = Step::Home(card);
            self.zone.make(self.deal, &mut position, step);
            steps.push(step);
        }
        for pair in self.frames.windows(2) {
            let [before, after] = pair else { continue };
            let mut number = 0;
            Supply::find(self.zone, self.deal, &before.position, |_, made, _| {
                if number == after.number {
                    steps.extend_from_slice(made);
                }
                number += 1;
            });
        }
        steps
    }
}

//! The complete search over sets of cards: depth first, with a table of positions, as
//! [`Scan`](crate::solve::scan::Scan) does it over piles.

use super::Zone;
use super::deal::Deal;
use super::position::{Lack, Position, Step};
use super::supply::{Bench, Supply};
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
    /// The step that led to it, where that was one alone.
    step: Option<Alone>,
    /// Its sleeping steps are those from here to the next frame's.
    sleeping: usize,
    /// How many of them there were when its successors were found.
    slept: usize,
}

/// What may follow a position.
#[derive(Debug)]
struct Next {
    position: Position,
    /// In the order in which they are found.
    number: usize,
    /// The step that leads to it, where that is one alone.
    step: Option<Alone>,
}

/// A step without helping steps.
#[derive(Debug, Clone, Copy)]
struct Alone {
    step: Step,
    /// It takes a card of the stock, or a card of the stock goes home after it.
    draws: bool,
}

/// A search over sets of cards.
pub(in crate::solve) struct ZoneScan<'s> {
    zone: &'s Zone,
    deal: &'s Deal,
    limits: &'s Limits,
    table: Table,
    frames: Vec<Frame>,
    nexts: Vec<Next>,
    /// The sleeping steps of all frames, one after another.
    sleeping: Vec<Step>,
    bench: Bench,
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
            sleeping: Vec::new(),
            bench: Bench::default(),
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
        self.enter(&first, 0, None)?;
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
            if !self.enter(&next.position, next.number, next.step)? {
                self.put_to_sleep(next.step);
            }
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

    /// Enters a position if it is new, and says whether it was.
    fn enter(
        &mut self,
        position: &Position,
        number: usize,
        step: Option<Alone>,
    ) -> Result<bool, Stop> {
        let key = self.zone.key(position);
        let mut frame = Frame {
            key,
            position: *position,
            first: self.nexts.len(),
            since: self.work.visits,
            number,
            step,
            sleeping: self.sleeping.len(),
            slept: 0,
        };
        if self.zone.is_won(position) {
            self.frames.push(frame);
            return Err(Stop::Won);
        }
        match self.table.enter(key) {
            Found::Known => return Ok(false),
            Found::Full => return Err(Stop::Over),
            Found::New => {}
        }
        self.work.distinct += 1;
        let used = self.nexts.len() * size_of::<Next>() + self.frames.len() * size_of::<Frame>();
        if used > LONGEST_LINE + self.limits.memory / 16 {
            self.open = true;
            self.table.finish(key, 0);
            return Ok(false);
        }
        if let Some(step) = step {
            self.pass_on_sleep(step);
        }
        frame.slept = self.sleeping.len();
        let asleep = self.sleeping.get(frame.sleeping..).unwrap_or(&[]);
        self.frames.push(frame);
        let nexts = &mut self.nexts;
        let mut number = 0;
        let stock = position.stock;
        let found = |position: Position, made: &[Step], helped| {
            let step = made.first().filter(|_| helped == 1);
            let step = step.map(|&step| Alone {
                step,
                draws: position.stock != stock,
            });
            nexts.push(Next {
                position,
                number,
                step,
            });
            number += 1;
        };
        let (zone, deal) = (self.zone, self.deal);
        let all = Supply::find(zone, deal, position, asleep, &mut self.bench, found);
        self.open |= !all;
        Ok(true)
    }

    fn leave(&mut self) {
        if let Some(frame) = self.frames.pop() {
            self.table.finish(frame.key, self.work.visits - frame.since);
            self.nexts.truncate(frame.first);
            self.sleeping.truncate(frame.sleeping);
            self.put_to_sleep(frame.step);
        }
    }

    /// A step from the last position of the line has been searched.
    fn put_to_sleep(&mut self, step: Option<Alone>) {
        if let (Some(Alone { step, .. }), Some(frame)) = (step, self.frames.last())
            && self.zone.sleeps
            && Zone::lessens(self.deal, &frame.position, step)
        {
            self.sleeping.push(step);
        }
    }

    /// Steps that sleep at the last position of the line go on sleeping after a step with which
    /// they may change places.
    fn pass_on_sleep(&mut self, step: Alone) {
        let Some(frame) = self.frames.last() else {
            return;
        };
        let (zone, position) = (self.zone, &frame.position);
        // What a safe move home after the other step would draw, is not known here.
        if step.draws && zone.count > 1 && zone.is_new_pass(position) {
            return;
        }
        for at in frame.sleeping..self.sleeping.len() {
            if let Some(&other) = self.sleeping.get(at)
                && zone.lack(position, other) == Lack::Nothing
                && zone.may_change_places(position, other, step.step)
                && !(step.draws && zone.count > 1 && Zone::draws(position, other))
            {
                self.sleeping.push(other);
            }
        }
    }

    /// All steps of the line, found again.
    fn steps(&mut self) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut position = self.zone.first_position(self.deal);
        while let Some(card) = self.zone.safe(self.deal, &position) {
            let step = Step::Home(card);
            self.zone.make(self.deal, &mut position, step);
            steps.push(step);
        }
        for pair in self.frames.windows(2) {
            let [before, after] = pair else { continue };
            let asleep = self.sleeping.get(before.sleeping..before.slept);
            let asleep = asleep.unwrap_or(&[]);
            let mut number = 0;
            let found = |_, made: &[Step], _| {
                if number == after.number {
                    steps.extend_from_slice(made);
                }
                number += 1;
            };
            let (zone, deal, bench) = (self.zone, self.deal, &mut self.bench);
            Supply::find(zone, deal, &before.position, asleep, bench, found);
        }
        steps
    }
}

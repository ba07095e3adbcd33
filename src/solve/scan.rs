//! The complete search: depth first, with a table of positions.
//!
//! A position that was searched without a win, or that lies on the line, is not searched again.
//! That is sound although lines may come back to positions on the line: when the first position is
//! finished, so is every position that was entered, and each position's every step led to a
//! position that was finished too. None of these is won, and no step leads out of them.

use super::board::{Board, Point, Went};
use super::quick::Work;
use super::step::Step;
use super::table::{Found, Table};
use super::{Limits, Outcome, Solver, Verdict, Watch};
use crate::machine::Move;

/// How many visits are made between two looks at the watch.
const PATIENCE: u64 = 1024;
/// The most bytes that the line being searched may take beside its quarter of the memory.
const LONGEST_LINE: usize = 48 << 20;

/// A position on the line whose steps are being tried.
#[derive(Debug)]
struct Frame {
    key: u128,
    /// Before the step that led to it.
    before: Point,
    /// Its steps are those from here to the next frame's.
    first: usize,
    /// How many of them are left; the last is tried first.
    left: usize,
    /// How many visits there had been.
    since: u64,
}

/// How much of the complete search is made.
#[derive(Debug, Clone, Copy)]
pub(super) struct Part {
    /// The most visits.
    pub(super) visits: u64,
    /// The longest line, in steps.
    pub(super) depth: usize,
}

impl Part {
    /// All of it.
    pub(super) const WHOLE: Self = Self {
        visits: u64::MAX,
        depth: usize::MAX,
    };

    /// So many visits.
    pub(super) const fn of(visits: u64) -> Self {
        Self {
            visits,
            ..Self::WHOLE
        }
    }
}

/// A complete search.
pub(super) struct Scan<'a, 's> {
    solver: &'s Solver<'a>,
    limits: &'s Limits,
    board: Board<'a>,
    table: Table,
    frames: Vec<Frame>,
    /// The steps of all frames, one after another.
    steps: Vec<Step>,
    moves: Vec<Move>,
    /// Room to sort steps in.
    sorting: Vec<(i32, Step)>,
    /// How many visits this search may make.
    most: u64,
    /// How long a line may be; one that is longer is open.
    depth: usize,
    visits: u64,
    distinct: u64,
    /// A line ended where it is not known how it goes on.
    open: bool,
}

/// Why a search stops before its end.
enum Stop {
    Won,
    Over,
}

impl<'a, 's> Scan<'a, 's> {
    /// A search from there, or that part of it.
    pub(super) fn new(
        solver: &'s Solver<'a>,
        start: &Board<'a>,
        limits: &'s Limits,
        part: Part,
    ) -> Self {
        Self {
            solver,
            limits,
            board: start.clone(),
            table: Table::new(limits.memory / 4 * 3),
            frames: Vec::new(),
            steps: Vec::new(),
            moves: Vec::new(),
            sorting: Vec::new(),
            most: part.visits,
            depth: part.depth,
            visits: 0,
            distinct: 0,
            open: false,
        }
    }

    /// Searches to the end, or until the watch says so. What was done before counts in.
    pub(super) fn run(mut self, before: Work, watch: &mut dyn Watch) -> Outcome {
        self.most = self
            .most
            .min(self.limits.visits)
            .saturating_add(before.visits);
        self.visits = before.visits;
        self.distinct = before.distinct;
        let verdict = match self.search(watch) {
            Ok(()) if self.open => Verdict::Open,
            Ok(()) => Verdict::Lost,
            Err(Stop::Won) => Verdict::Won(self.board.line().to_vec()),
            Err(Stop::Over) => Verdict::Open,
        };
        Outcome {
            verdict,
            visits: self.visits,
            distinct: self.distinct,
            memory: before.memory.max(self.table.bytes() + self.line_bytes()),
        }
    }

    fn search(&mut self, watch: &mut dyn Watch) -> Result<(), Stop> {
        let begin = self.board.point();
        self.enter(begin)?;
        while let Some(frame) = self.frames.last_mut() {
            let Some(next) = frame.left.checked_sub(1) else {
                self.leave();
                continue;
            };
            frame.left = next;
            let Some(&step) = self.steps.get(frame.first + next) else {
                continue;
            };
            let before = self.board.point();
            let went = self.board.go(&step);
            if went == Went::Not {
                continue;
            }
            self.visits += 1;
            if self.visits >= self.most
                || self.visits.is_multiple_of(PATIENCE) && watch.is_over(self.visits)
            {
                return Err(Stop::Over);
            }
            if went == Went::Shuffled && !self.limits.through_shuffles {
                self.open = true;
                self.board.back_to(before);
                continue;
            }
            self.enter(before)?;
        }
        Ok(())
    }

    /// Enters the position that the board stands at, if it is new; else goes back.
    fn enter(&mut self, before: Point) -> Result<(), Stop> {
        if self.board.is_won() {
            return Err(Stop::Won);
        }
        let key = self.board.key();
        match self.table.enter(key) {
            Found::Known => {
                self.board.back_to(before);
                return Ok(());
            }
            Found::Full => return Err(Stop::Over),
            Found::New => {}
        }
        self.distinct += 1;
        let reach = self.solver.reach.as_ref();
        if reach.is_some_and(|reach| !reach.is_open(self.board.machine, &self.board.state)) {
            self.table.finish(key, 0);
            self.board.back_to(before);
            return Ok(());
        }
        // A line that grows too long is left there: it is not known how it goes on.
        if self.frames.len() >= self.depth
            || self.line_used() > LONGEST_LINE / 2 + self.limits.memory / 8
        {
            self.open = true;
            self.table.finish(key, 0);
            self.board.back_to(before);
            return Ok(());
        }
        let first = self.steps.len();
        self.list();
        self.frames.push(Frame {
            key,
            before,
            first,
            left: self.steps.len() - first,
            since: self.visits,
        });
        Ok(())
    }

    /// Lists the steps of the position that the board stands at, the likeliest last.
    fn list(&mut self) {
        let machine = self.board.machine;
        let first = self.steps.len();
        self.board.list(&mut self.moves, &mut self.steps);
        let Some(steps) = self.steps.get_mut(first..) else {
            return;
        };
        if self.solver.prunings.order {
            let (order, state) = (&self.solver.order, &self.board.state);
            order.sort(machine, state, steps, &mut self.sorting);
        } else {
            steps.reverse();
        }
    }

    /// Leaves the last position of the line, all of whose steps have been tried.
    fn leave(&mut self) {
        if let Some(frame) = self.frames.pop() {
            self.table.finish(frame.key, self.visits - frame.since);
            self.steps.truncate(frame.first);
            self.board.back_to(frame.before);
        }
    }

    /// How many bytes of the line are in use; twice as many may be held.
    fn line_used(&self) -> usize {
        self.steps.len() * size_of::<Step>()
            + self.frames.len() * size_of::<Frame>()
            + self.board.used()
    }

    fn line_bytes(&self) -> usize {
        self.steps.capacity() * size_of::<Step>()
            + self.frames.capacity() * size_of::<Frame>()
            + self.board.bytes()
    }
}

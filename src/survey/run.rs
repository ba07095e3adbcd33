//! Deals on several jobs at once, what came of them in order.

use super::table::{Setting, Table};
use super::{Lines, Played, Player};
use crate::cards::{Deal, DealRange};
use crate::machine::{Fault, Machine};
use crate::solve::{Limits, Watch};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// So many deals are handed to a job at once.
const BLOCK: usize = 16;
/// The solver's deals take long, so each is handed out by itself.
const SOLVER_BLOCK: usize = 1;
/// No job goes further ahead of the slowest than so many blocks: what is done waits in memory.
const AHEAD: u64 = 1024;

/// A survey: who plays what.
#[derive(Clone, Copy)]
pub struct Survey<'a> {
    /// The game.
    pub machine: &'a Machine,
    /// Who plays it.
    pub player: Player,
    /// Where the random player's choices come from.
    pub seed: u64,
    /// What the solver may take for a deal, the time apart.
    pub limits: Limits,
    /// Who tells the solver to stop; asked for anew for each deal.
    pub watch: &'a (dyn Fn() -> Box<dyn Watch> + Sync),
    /// By which scripts are timed, if they are.
    pub clock: Option<fn() -> Duration>,
    /// How many deals are played at once.
    pub jobs: usize,
}

/// Why a survey ended before its last deal.
#[derive(Debug)]
pub enum Stopped<E> {
    /// A deal cannot be played.
    Deal(Deal, Fault),
    /// Whoever takes what came of the deals wants no more.
    Taker(E),
    /// The jobs cannot be started: what the system says.
    Jobs(String),
}

impl Survey<'_> {
    /// Plays all deals. `take` is given what came of them, in their order, on the thread that calls;
    /// it is the same for any number of jobs, as far as the watch stops by what was done and not by
    /// the clock.
    ///
    /// # Errors
    /// The first deal, in their order, that cannot be played, or what `take` says.
    pub fn run<E>(
        &self,
        deals: DealRange,
        take: &mut dyn FnMut(Played) -> Result<(), E>,
    ) -> Result<(), Stopped<E>> {
        let lines = Lines::of(self.machine.rules());
        let block = match self.player {
            Player::Solver => SOLVER_BLOCK,
            Player::Random | Player::Greedy => BLOCK,
        };
        let queue = Queue::new(deals, block);
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.jobs.max(1))
            .build()
            .map_err(|error| Stopped::Jobs(error.to_string()))?;
        let machines: Vec<Cow<'_, Machine>> = (0..self.jobs.max(1))
            .map(|_| self.machine_of_a_job())
            .collect::<Result<_, _>>()?;
        let (sender, receiver) = channel();
        pool.in_place_scope(|scope| {
            for machine in &machines {
                let (queue, lines, sender) = (&queue, &lines, sender.clone());
                scope.spawn(move |_| self.job(machine, queue, lines, &sender));
            }
            drop(sender);
            let mut early = BTreeMap::new();
            let mut next = 0;
            while let Ok((number, done)) = receiver.recv() {
                early.insert(number, done);
                while let Some(Done { played, failed }) = early.remove(&next) {
                    next += 1;
                    queue.written(next);
                    for played in played {
                        take(played).map_err(|error| queue.stop(Stopped::Taker(error)))?;
                    }
                    if let Some((deal, fault)) = failed {
                        return Err(queue.stop(Stopped::Deal(deal, fault)));
                    }
                }
            }
            Ok(())
        })
    }

    /// Scripts are run one at a time in a machine, and count their work for it; each job of a game
    /// with scripts has its own, so that none waits for another and none counts another's work.
    fn machine_of_a_job<E>(&self) -> Result<Cow<'_, Machine>, Stopped<E>> {
        let rules = self.machine.rules();
        if rules.scripts.is_empty() {
            return Ok(Cow::Borrowed(self.machine));
        }
        let machine = Machine::compile(Arc::new(rules.clone())).map_err(|faults| {
            let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
            Stopped::Jobs(faults.join("; "))
        })?;
        if let Some(clock) = self.clock {
            machine.time_scripts(clock);
        }
        Ok(Cow::Owned(machine))
    }

    /// Plays blocks of deals until none are left.
    fn job(&self, machine: &Machine, queue: &Queue, lines: &Lines, sender: &Sender<(u64, Done)>) {
        let _guard = StopsOnPanic(queue);
        let setting = Setting {
            player: self.player,
            seed: self.seed,
            limits: self.limits,
            watch: self.watch,
        };
        let mut table = Table::new(machine, lines, &setting);
        while let Some((number, deals)) = queue.claim() {
            let mut done = Done {
                played: Vec::with_capacity(deals.len()),
                failed: None,
            };
            for deal in deals {
                match table.play(deal) {
                    Ok(played) => done.played.push(played),
                    Err(fault) => {
                        done.failed = Some((deal, fault));
                        break;
                    }
                }
            }
            if sender.send((number, done)).is_err() {
                return;
            }
        }
    }
}

/// What came of a block of deals.
struct Done {
    played: Vec<Played>,
    /// The deal at which it ended early.
    failed: Option<(Deal, Fault)>,
}

/// The deals still to be handed out.
struct Queue {
    left: Mutex<Left>,
    moved: Condvar,
    block: usize,
}

struct Left {
    deals: DealRange,
    /// The number of the next block to be handed out, and of the next to be taken.
    next: u64,
    taken: u64,
    stopped: bool,
}

impl Queue {
    fn new(deals: DealRange, block: usize) -> Self {
        Self {
            left: Mutex::new(Left {
                deals,
                next: 0,
                taken: 0,
                stopped: false,
            }),
            moved: Condvar::new(),
            block,
        }
    }

    /// Whoever panics leaves the numbers whole.
    fn left(&self) -> MutexGuard<'_, Left> {
        self.left.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next block with its number; none where all are handed out or the survey has stopped.
    fn claim(&self) -> Option<(u64, Vec<Deal>)> {
        let mut left = self.left();
        while !left.stopped && left.next >= left.taken.saturating_add(AHEAD) {
            left = self
                .moved
                .wait(left)
                .unwrap_or_else(PoisonError::into_inner);
        }
        if left.stopped {
            return None;
        }
        let deals: Vec<Deal> = left.deals.by_ref().take(self.block).collect();
        if deals.is_empty() {
            return None;
        }
        let number = left.next;
        left.next += 1;
        Some((number, deals))
    }

    /// All blocks before that one have been taken.
    fn written(&self, taken: u64) {
        self.left().taken = taken;
        self.moved.notify_all();
    }

    /// Hands out no more.
    fn stop<T>(&self, why: T) -> T {
        self.left().stopped = true;
        self.moved.notify_all();
        why
    }
}

/// Lets the other jobs end where one panics, so that the panic is seen.
struct StopsOnPanic<'a>(&'a Queue);

impl Drop for StopsOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.stop(());
        }
    }
}

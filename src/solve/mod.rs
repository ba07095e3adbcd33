//! Whether a position can be won, and how.
//!
//! The solver knows no game: it searches the positions that the [machine](crate::machine) gives
//! it, and what it leaves out it derives from the rules. It sees face-down cards and the order of
//! the stock ("thoughtful" play). A won verdict carries its moves; a lost one means that every
//! line was followed to its end; anything else is open.
//!
//! Everything here is pure: time is told by whoever asks ([`Watch`]), memory is counted.

mod board;
mod carriers;
mod conditions;
mod features;
mod fluid;
mod homing;
mod limits;
mod line;
mod lists;
mod merged;
mod order;
mod outcome;
mod prunings;
mod quick;
mod reach;
mod scan;
mod short;
mod step;
mod table;
mod talon;
mod zone;

pub use limits::{Limits, Patient, Watch};
pub use outcome::{Outcome, Verdict};
pub use prunings::Prunings;

use crate::machine::{Machine, State};
use board::Board;
use features::{Features, WEIGHTINGS};
use fluid::Fluid;
use homing::Homing;
use line::Line;
use merged::Merged;
use order::Order;
use quick::{Quick, Room, Way, Work};
use reach::Reach;
use scan::{Part, Scan};
use talon::Talon;
use zone::{Zone, ZoneScan};

/// How much is tried before the complete search: a first part of it, which ends easy deals and small
/// games, then so many positions of each quick scan.
const STAGES: [(Part, usize); 5] = [
    (Part::of(500), 200),
    (Part::of(20_000), 1_000),
    (Part::of(200_000), 4_000),
    (
        Part {
            visits: 300_000,
            depth: 250,
        },
        10_000,
    ),
    (Part::of(1_700_000), 30_000),
];

/// A game ready to be solved: what is derived from its rules, once for all its positions.
#[derive(Debug, Clone)]
pub struct Solver<'a> {
    machine: &'a Machine,
    prunings: Prunings,
    order: Order,
    homing: Option<Homing>,
    talon: Option<Talon>,
    /// Runs that move freely, with how cards go home.
    fluid: Option<(Fluid, Homing)>,
    /// The same game as sets of cards.
    zone: Option<Zone>,
    /// Piles in a line, of which only the top cards matter.
    line: Option<Line>,
    merged: Option<Merged>,
    reach: Option<Reach>,
    features: Option<Features>,
}

impl<'a> Solver<'a> {
    /// Derives what the rules say, as far as the prunings are switched on.
    #[must_use]
    pub fn new(machine: &'a Machine, prunings: Prunings) -> Self {
        let talon = prunings.talon.then(|| Talon::new(machine)).flatten();
        let merged = prunings.merged.then(|| Merged::new(machine)).flatten();
        let reach = prunings.reach.then(|| Reach::new(machine)).flatten();
        let homing = Homing::new(machine);
        let fluid = homing
            .as_ref()
            .filter(|_| prunings.fluid || prunings.zone)
            .and_then(|homing| Some((Fluid::new(machine, homing)?, homing.clone())));
        let zone = fluid.as_ref().filter(|_| prunings.zone);
        Self {
            zone: zone
                .and_then(|(fluid, homing)| Zone::new(machine, fluid, homing, Talon::new(machine))),
            fluid: fluid.filter(|_| prunings.fluid),
            line: prunings.line.then(|| Line::new(machine)).flatten(),
            machine,
            prunings,
            order: Order::new(machine),
            homing: homing.filter(|_| prunings.homing),
            talon,
            merged,
            // Where all ends in one pile, a weighting of what lies buried finds nothing.
            features: (prunings.quick && reach.is_none())
                .then(|| Features::new(machine))
                .flatten(),
            reach,
        }
    }

    /// The game.
    #[must_use]
    pub const fn machine(&self) -> &'a Machine {
        self.machine
    }

    /// What is left out of the search.
    #[must_use]
    pub const fn prunings(&self) -> &Prunings {
        &self.prunings
    }

    /// Solves one position. The watch is asked from time to time whether to stop.
    pub fn solve(&self, state: &State, limits: &Limits, watch: &mut dyn Watch) -> Outcome {
        if let Some(line) = &self.line
            && let Some(found) = line::solve(
                line,
                self.machine,
                state,
                self.prunings.quick,
                limits,
                watch,
            )
        {
            return found;
        }
        let start = self.board(state);
        let mut work = Work::default();
        if let Some(zone) = &self.zone
            && let Some(deal) = zone.deal(self.machine, &start.state)
            && let Some(found) =
                ZoneScan::new(zone, &deal, limits).run(self.machine, &start.state, watch)
        {
            return found.after(start.line());
        }
        // Where runs move freely the complete search finds most wins sooner than a weighting does.
        if let Some(features) = &self.features
            && self.fluid.is_none()
            && !start.is_won()
        {
            match self.try_quickly(features, &start, limits, &mut work, watch) {
                Ok(()) => {}
                Err(verdict) => {
                    return Outcome {
                        verdict,
                        visits: work.visits,
                        distinct: work.distinct,
                        memory: work.memory,
                    };
                }
            }
        }
        Scan::new(self, &start, limits, Part::WHOLE).run(work, watch)
    }

    /// The position as it is searched, with what is safe brought home.
    fn board(&self, state: &State) -> Board<'_> {
        let kinds = self.merged.as_ref().and_then(|merged| merged.kinds(state));
        let state = match kinds {
            Some(kinds) => state.relabelled(self.machine.places(), kinds),
            None => state.clone(),
        };
        let mut start = Board::new(
            self.machine,
            state,
            self.homing.as_ref(),
            self.talon,
            self.fluid.as_ref().map(|(fluid, homing)| (fluid, homing)),
        );
        start.bring_home();
        start
    }

    /// Beginnings of the complete search, each longer than the one before, and quick scans between
    /// them. The error is a verdict.
    fn try_quickly(
        &self,
        features: &Features,
        start: &Board<'_>,
        limits: &Limits,
        work: &mut Work,
        watch: &mut dyn Watch,
    ) -> Result<(), Verdict> {
        let depths = features.depths(self.machine, &start.state);
        let mut room = Room::default();
        for (part, quota) in STAGES {
            let first = Scan::new(self, start, limits, part).run(*work, watch);
            (work.visits, work.distinct) = (first.visits, first.distinct);
            work.memory = first.memory;
            if first.verdict != Verdict::Open || work.visits >= limits.visits {
                return Err(first.verdict);
            }
            if watch.is_over(work.visits) {
                return Err(Verdict::Open);
            }
            for weights in &WEIGHTINGS {
                let way = Way {
                    weights,
                    quota,
                    per_move: 0,
                };
                let from = (start, &depths);
                match quick::scan(self, features, from, way, limits, &mut room, work, watch) {
                    Quick::Won(moves) => return Err(Verdict::Won(moves)),
                    Quick::Nothing { exhausted: true } => return Ok(()),
                    Quick::Nothing { exhausted: false } => {}
                    Quick::Over => return Err(Verdict::Open),
                }
            }
        }
        Ok(())
    }
}

/// Solves one position of a game; for several of them make a [`Solver`] once.
#[must_use]
pub fn solve(
    machine: &Machine,
    state: &State,
    limits: &Limits,
    prunings: Prunings,
    watch: &mut dyn Watch,
) -> Outcome {
    Solver::new(machine, prunings).solve(state, limits, watch)
}

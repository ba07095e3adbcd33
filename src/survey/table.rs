//! The table at which one job plays deal after deal.

use super::choose::{Choose, Greedy, Random, waits};
use super::stuck::Stuck;
use super::{Ending, Lines, Played, Player, Reason};
use crate::cards::Deal;
use crate::machine::{Counter, Fault, Journal, Machine, Move, State};
use crate::rules::Shape;
use crate::solve::{Limits, Prunings, Solver, Verdict, Watch};

/// After so many moves a random or greedy player gives up: it goes to and fro.
pub const MOST_MOVES: u32 = 1000;

/// One job's table.
pub(super) struct Table<'a> {
    machine: &'a Machine,
    lines: &'a Lines,
    seat: Seat<'a>,
    stuck: Stuck,
    /// Cards that have come to where the goal wants them can be counted.
    counts_out: bool,
    journal: Journal,
    legal: Vec<Move>,
}

/// Who sits there.
enum Seat<'a> {
    Random(u64),
    Greedy,
    Solver {
        solver: Box<Solver<'a>>,
        limits: Limits,
        watch: &'a (dyn Fn() -> Box<dyn Watch> + Sync),
    },
}

/// How a player is set up.
pub(super) struct Setting<'a> {
    pub(super) player: Player,
    pub(super) seed: u64,
    pub(super) limits: Limits,
    pub(super) watch: &'a (dyn Fn() -> Box<dyn Watch> + Sync),
}

impl<'a> Table<'a> {
    pub(super) fn new(machine: &'a Machine, lines: &'a Lines, setting: &Setting<'a>) -> Self {
        let grid = |shape: &Shape| matches!(shape, Shape::Grid { .. });
        let groups = &machine.rules().groups;
        Self {
            machine,
            lines,
            seat: match setting.player {
                Player::Random => Seat::Random(setting.seed),
                Player::Greedy => Seat::Greedy,
                Player::Solver => Seat::Solver {
                    solver: Box::new(Solver::new(machine, Prunings::ALL)),
                    limits: setting.limits,
                    watch: setting.watch,
                },
            },
            stuck: Stuck::new(machine),
            counts_out: !machine.home_piles().is_empty()
                || groups.iter().any(|group| grid(&group.shape)),
            journal: Journal::noting(),
            legal: Vec::new(),
        }
    }

    /// Plays one deal.
    ///
    /// # Errors
    /// The deal cannot be dealt, or the file's own programs go wrong.
    pub(super) fn play(&mut self, deal: Deal) -> Result<Played, Fault> {
        let calls = self.machine.script_calls();
        let took = self.machine.script_time();
        let dealt = self.machine.deal_number(&deal)?;
        let mut played = Played::new(deal, self.lines.len());
        match &self.seat {
            Seat::Random(seed) => {
                let mut random = Random::new(*seed, &deal);
                self.play_out(&mut random, &dealt, &mut played)?;
            }
            Seat::Greedy => self.play_out(&mut Greedy::default(), &dealt, &mut played)?,
            Seat::Solver {
                solver,
                limits,
                watch,
            } => {
                let found = solver.solve(&dealt, limits, watch().as_mut());
                played.visits = found.visits;
                match found.verdict {
                    Verdict::Won(moves) => self.replay(&moves, dealt, &mut played)?,
                    Verdict::Lost => played.ending = Ending::Lost,
                    Verdict::Open => played.ending = Ending::Open,
                }
            }
        }
        if let Some(fault) = self.machine.take_script_fault() {
            return Err(fault);
        }
        played.calls = self.machine.script_calls().saturating_sub(calls);
        played.scripts_took = self.machine.script_time().saturating_sub(took);
        Ok(played)
    }

    /// Plays until the game is over, stuck, or the player has had enough.
    fn play_out(
        &mut self,
        chooser: &mut dyn Choose,
        dealt: &State,
        played: &mut Played,
    ) -> Result<(), Fault> {
        let mut state = dealt.clone();
        // What is legal is one turn, and turning was found to lead on.
        let mut turning_leads_on = false;
        let mut circling = false;
        loop {
            self.machine.moves(&state, &mut self.legal);
            let only_waiting = self.legal.iter().all(waits);
            if self.legal.is_empty()
                || only_waiting && !turning_leads_on && self.machine.is_stuck(&state)
            {
                break;
            }
            if played.moves >= MOST_MOVES {
                circling = true;
                break;
            }
            let Some(mv) = chooser.choose(self.machine, &state, &self.legal) else {
                circling = true;
                break;
            };
            let shuffles = state.counter(Counter::SHUFFLES);
            self.make(&mv, &mut state, played)?;
            turning_leads_on = only_waiting
                && self.legal.len() == 1
                && shuffles == state.counter(Counter::SHUFFLES);
        }
        self.end(&state, played);
        if played.ending == Ending::Lost {
            played.stuck = self.stuck.reasons(self.machine, dealt, &state);
            if circling {
                played.stuck.add(Reason::Cycle);
            }
        }
        Ok(())
    }

    /// Makes the moves of a solution.
    fn replay(
        &mut self,
        moves: &[Move],
        mut state: State,
        played: &mut Played,
    ) -> Result<(), Fault> {
        for mv in moves {
            self.machine.moves(&state, &mut self.legal);
            if !self.machine.is_legal(&state, mv) {
                break;
            }
            self.make(mv, &mut state, played)?;
        }
        self.end(&state, played);
        if played.ending == Ending::Won {
            Ok(())
        } else {
            Err(Fault::new(
                "the solution found does not replay to a won game",
            ))
        }
    }

    /// Makes a legal move, `self.legal` being the legal ones, and counts it.
    fn make(&mut self, mv: &Move, state: &mut State, played: &mut Played) -> Result<(), Fault> {
        let (lines, uses) = (self.lines, &mut played.uses);
        self.machine
            .lines_of(state, mv, |origin| lines.count(origin, uses));
        let redeals = state.counter(Counter::REDEALS);
        self.machine.play(state, mv, &mut self.journal)?;
        for origin in self.journal.take_lines() {
            lines.count(origin, uses);
        }
        self.journal.clear();
        // A turn that carries over makes the redeal itself.
        if *mv == Move::Turn
            && redeals != state.counter(Counter::REDEALS)
            && let Some(redeal) = &self.machine.rules().redeal
        {
            lines.count(redeal.origin, uses);
        }
        let legal = u64::try_from(self.legal.len()).unwrap_or(u64::MAX);
        played.moves += 1;
        played.choices = played.choices.saturating_add(legal);
        played.decisions += u32::from(legal > 1);
        Ok(())
    }

    /// Says how a game stands that has come to its end.
    fn end(&self, state: &State, played: &mut Played) {
        played.ending = if self.machine.is_won(state) {
            Ending::Won
        } else {
            Ending::Lost
        };
        if let Some(origin) = self.machine.ending_line(state) {
            self.lines.count(origin, &mut played.uses);
        }
        if self.counts_out {
            played.out = u16::try_from(self.machine.home(state)).ok();
        }
        played.score = self.machine.score(state);
    }
}

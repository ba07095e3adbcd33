//! Phases: stretches of play in which only some moves are legal.

use super::generate::Options;
use crate::machine::{Context, Counter, Machine, Move, PileSet, Places, State};
use crate::rules::{ActionId, Only, Phase};
use std::ops::ControlFlow;

/// What a phase allows.
#[derive(Debug, Clone)]
pub(in crate::machine) struct Permit {
    carries: Vec<(PileSet, PileSet)>,
    others: Vec<Only>,
    /// Its condition asks whether the game is blocked.
    pub(super) asks_blocked: bool,
}

/// The phases in force, by number. Empty in games without phases, where it allocates nothing.
pub(super) type InForce = Vec<usize>;

impl Permit {
    pub(super) fn of(phase: &Phase, places: &Places, asks_blocked: bool) -> Self {
        let mut permit = Self {
            carries: Vec::new(),
            others: Vec::new(),
            asks_blocked,
        };
        for only in &phase.only {
            match only {
                Only::Carry { from, to } => permit
                    .carries
                    .push((places.set(from, None), places.set(to, None))),
                other => permit.others.push(other.clone()),
            }
        }
        permit
    }

    fn allows(&self, mv: &Move) -> bool {
        match mv {
            Move::Carry { from, to, .. } => self
                .carries
                .iter()
                .any(|(sources, targets)| sources.has(*from) && targets.has(*to)),
            Move::Remove(_) => self.others.contains(&Only::Remove),
            Move::Swap(..) | Move::SwapPiles(..) => self.others.contains(&Only::Swap),
            Move::Turn => self.others.contains(&Only::Turn),
            Move::Redeal => self.others.contains(&Only::Redeal),
            Move::Act(action) => self.others.contains(&Only::Action(ActionId(*action))),
        }
    }
}

impl Machine {
    /// The phases in force. While it is asked whether the game is blocked, phases that ask that
    /// themselves are left out.
    pub(super) fn phases_in_force(&self, state: &State, skip_blocked: bool) -> InForce {
        let mut list = InForce::new();
        if self.rules.phases.is_empty() {
            return list;
        }
        let reached = usize::try_from(state.counter(Counter::PHASE)).unwrap_or(0);
        let mut current = self
            .rules
            .phases
            .iter()
            .enumerate()
            .skip(reached)
            .filter(|(_, phase)| !phase.repeats)
            .map(|(at, _)| at);
        let current = current.next();
        for (at, phase) in self.rules.phases.iter().enumerate() {
            if self
                .tables
                .phases
                .get(at)
                .is_none_or(|permit| skip_blocked && permit.asks_blocked)
            {
                continue;
            }
            let in_force = if phase.repeats {
                self.holds(state, &phase.condition, Context::default())
                    && self.phase_has_moves(state, at, skip_blocked)
            } else {
                Some(at) == current
            };
            if in_force {
                list.push(at);
            }
        }
        list
    }

    /// The first of the phases in force that does not allow the move.
    pub(super) fn forbidding(&self, in_force: &InForce, mv: &Move) -> Option<usize> {
        in_force.iter().copied().find(|&at| {
            self.tables
                .phases
                .get(at)
                .is_some_and(|permit| !permit.allows(mv))
        })
    }

    fn phase_has_moves(&self, state: &State, at: usize, skip_blocked: bool) -> bool {
        let Some(permit) = self.tables.phases.get(at) else {
            return false;
        };
        let options = Options {
            skip_blocked,
            ..Options::default()
        };
        let work = self.listing();
        self.generate(state, options, &InForce::new(), &work, &mut |mv| {
            if permit.allows(&mv) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
    }
}

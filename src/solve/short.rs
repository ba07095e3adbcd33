//! Shorter solutions.
//!
//! From each position of a solution all short lines are tried, and the one is taken that reaches
//! the solution again farthest ahead for the moves it takes. Positions that differ only by piles
//! that nothing tells apart count as one, so the moves that follow are found anew, each as the one
//! that leads to the next position. This is done over and over until it gains nothing.

use super::features::WEIGHTINGS;
use super::quick::{self, Quick, Room, Way, Work};
use super::{Limits, Solver, Watch};
use crate::machine::{Journal, Machine, Move, State};
use rustc_hash::{FxHashMap, FxHashSet};

/// The longest detour that is tried.
const DEPTH: usize = 4;
/// How many moves are tried from one position.
const TRIES: u64 = 3_000;
/// How much a move counts in the scans for shorter solutions, against what speaks against a
/// position.
const PER_MOVE: [i32; 3] = [2, 5, 9];
/// Positions of each of these scans.
const QUOTA: usize = 3_000;

impl Solver<'_> {
    /// A solution that is no longer than the one given, and as a rule much shorter.
    #[must_use]
    pub fn shorten(
        &self,
        state: &State,
        moves: Vec<Move>,
        limits: &Limits,
        watch: &mut dyn Watch,
    ) -> Vec<Move> {
        let mut best = straightened(self.machine, state, moves);
        let mut work = Work::default();
        if let Some(features) = &self.features {
            let start = self.board(state);
            let depths = features.depths(self.machine, &start.state);
            let mut room = Room::default();
            for per_move in PER_MOVE {
                for weights in &WEIGHTINGS {
                    let way = Way {
                        weights,
                        quota: QUOTA,
                        per_move,
                    };
                    let from = (&start, &depths);
                    match quick::scan(
                        self, features, from, way, limits, &mut room, &mut work, watch,
                    ) {
                        Quick::Won(moves) if moves.len() < best.len() => {
                            best = straightened(self.machine, state, moves);
                        }
                        Quick::Over => return best,
                        Quick::Won(_) | Quick::Nothing { .. } => {}
                    }
                }
            }
        }
        loop {
            let before = best.len();
            let Some(shorter) = pass(self.machine, state, &best, &mut work, watch) else {
                return best;
            };
            if shorter.len() >= before {
                return best;
            }
            best = shorter;
        }
    }
}

/// The same moves without those between two visits to one position.
fn straightened(machine: &Machine, state: &State, moves: Vec<Move>) -> Vec<Move> {
    let mut at = state.clone();
    let mut journal = Journal::new();
    let mut seen = FxHashMap::default();
    // Exactly one position, not only one that nothing tells apart: the moves name piles.
    let mut kept: Vec<(Move, State)> = Vec::new();
    seen.insert(at.hash(), 0_usize);
    for mv in moves {
        if machine.play(&mut at, &mv, &mut journal).is_err() {
            break;
        }
        journal.clear();
        if let Some(&back) = seen.get(&at.hash()) {
            let same = back
                .checked_sub(1)
                .map_or(Some(state), |last| kept.get(last).map(|(_, state)| state));
            if same == Some(&at) {
                for (_, state) in kept.drain(back..) {
                    seen.remove(&state.hash());
                }
                // What is left ends at this position.
                continue;
            }
        }
        kept.push((mv, at.clone()));
        seen.insert(at.hash(), kept.len());
    }
    kept.into_iter().map(|(mv, _)| mv).collect()
}

/// One pass over a solution; none where the watch breaks it off.
fn pass(
    machine: &Machine,
    state: &State,
    moves: &[Move],
    work: &mut Work,
    watch: &mut dyn Watch,
) -> Option<Vec<Move>> {
    let mut journal = Journal::new();
    let mut at = state.clone();
    let mut ahead = FxHashMap::default();
    for (number, mv) in (1_usize..).zip(moves) {
        machine.play(&mut at, mv, &mut journal).ok()?;
        journal.clear();
        ahead.insert(at.hash(), number);
    }
    let mut line = Vec::with_capacity(moves.len());
    let mut at = state.clone();
    let mut reached = 0;
    while !machine.is_won(&at) {
        let detour = farthest(machine, &at, reached, &ahead, work)?;
        for mv in &detour {
            machine.play(&mut at, mv, &mut journal).ok()?;
            journal.clear();
        }
        reached = *ahead.get(&at.hash())?;
        line.extend(detour);
        if watch.is_over(work.visits) || line.len() > moves.len() {
            return None;
        }
    }
    Some(line)
}

/// The short line that gains most.
fn farthest(
    machine: &Machine,
    state: &State,
    reached: usize,
    ahead: &FxHashMap<u128, usize>,
    work: &mut Work,
) -> Option<Vec<Move>> {
    let mut journal = Journal::new();
    let mut seen = FxHashSet::default();
    seen.insert(state.hash());
    let mut best: Option<(usize, Vec<Move>)> = None;
    let mut level: Vec<(State, Vec<Move>)> = vec![(state.clone(), Vec::new())];
    let mut listed = Vec::new();
    let mut tries = 0;
    for depth in 1..=DEPTH {
        let mut next = Vec::new();
        for (state, line) in &level {
            machine.moves(state, &mut listed);
            for mv in listed.drain(..) {
                let mut child = state.clone();
                if machine.play(&mut child, &mv, &mut journal).is_err() {
                    continue;
                }
                journal.clear();
                tries += 1;
                work.visits += 1;
                if !seen.insert(child.hash()) {
                    continue;
                }
                let mut longer = line.clone();
                longer.push(mv);
                if let Some(&place) = ahead.get(&child.hash())
                    && place >= reached + depth
                {
                    let gain = place - reached - depth;
                    if best.as_ref().is_none_or(|(most, _)| gain > *most) {
                        best = Some((gain, longer.clone()));
                    }
                }
                next.push((child, longer));
            }
            if tries > TRIES && best.is_some() {
                return best.map(|(_, line)| line);
            }
        }
        level = next;
    }
    best.map(|(_, line)| line)
}

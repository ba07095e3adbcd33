//! What the solver says: on small deals against a search that leaves out nothing, on full ones
//! against published verdicts.

mod cli;
mod known;
mod oracles;
mod rule_sets;
mod small;

use patience::machine::{Machine, Move, State, Status};
use patience::play::{Session, Start};
use patience::solve::{Limits, Outcome, Prunings, Solver, Verdict};
use std::sync::Arc;

/// Solves with so many visits at most.
fn solve(machine: &Machine, state: &State, prunings: Prunings, visits: u64) -> Outcome {
    let limits = Limits {
        visits,
        ..Limits::default()
    };
    Solver::new(machine, prunings).solve(state, &limits, &mut patience::solve::Patient)
}

/// Plays a solution with the session, which judges every move itself.
fn must_win(machine: &Arc<Machine>, state: &State, moves: &[Move], what: &str) {
    let start = Start::Position(String::new());
    let mut session = Session::new(Arc::clone(machine), start, state.clone());
    for mv in moves {
        if let Err(refusal) = session.make(*mv) {
            panic!("{what}: {mv:?} is refused: {refusal:?}");
        }
    }
    assert_eq!(
        session.status(),
        Status::Won,
        "{what}: {} moves",
        moves.len()
    );
}

/// The moves of a won verdict.
const fn won(outcome: &Outcome) -> Option<&Vec<Move>> {
    match &outcome.verdict {
        Verdict::Won(moves) => Some(moves),
        Verdict::Lost | Verdict::Open => None,
    }
}

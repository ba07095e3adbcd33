//! What the solver says of the present position.

use crate::cli::clock::Allowance;
use crate::machine::Status;
use crate::play::{Session, words};
use crate::solve::{Limits, Prunings, Solver, Verdict};
use std::time::Duration;

/// The processor time that a hint of the solver may take: as long as somebody waits for one.
const LONGEST: Duration = Duration::from_secs(10);
/// Its memory.
const LIMITS: Limits = Limits {
    memory: 256 * Limits::MIB,
    visits: u64::MAX,
    through_shuffles: false,
};

/// The first move that wins and how many follow it, that the position is lost, or that it could
/// not be told.
pub fn hint(session: &Session) -> String {
    within(session, LONGEST)
}

fn within(session: &Session, longest: Duration) -> String {
    let (machine, state) = (session.machine(), session.state());
    if session.status() == Status::Won {
        return "the game is won already".to_owned();
    }
    let solver = Solver::new(machine, Prunings::ALL);
    let mut allowance = Allowance::new(longest, "hint:");
    let found = solver.solve(state, &LIMITS, &mut allowance);
    let _took = allowance.end();
    let moves = match found.verdict {
        Verdict::Won(moves) => moves,
        Verdict::Lost => {
            return "this position is lost: no line wins it (face-down cards and the stock were looked at)"
                .to_owned();
        }
        Verdict::Open => {
            return format!(
                "the solver cannot tell: {} s or its memory ran out, or the lines end at a shuffle",
                longest.as_secs()
            );
        }
    };
    let Some(first) = moves.first() else {
        return "the game is won already".to_owned();
    };
    let words = words::words(machine, state, first, session.legal());
    let then = match moves.len() - 1 {
        0 => "that wins".to_owned(),
        1 => "then 1 move more wins".to_owned(),
        more => format!("then {more} moves more win"),
    };
    format!("{words} ({then}; face-down cards and the stock were looked at)")
}

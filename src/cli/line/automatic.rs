//! Moves that are made for the player.

use crate::machine::{Journal, Machine, Move, Pile, State};
use crate::play::Session;

/// The next move that carries cards to where the goal wants them and does nothing else that the
/// player would choose: no other such move takes cards from the same pile or lays some on the
/// same pile. Each raises the number of cards that are home, so a chain of them ends.
pub fn next(session: &Session) -> Option<Move> {
    let (machine, state) = (session.machine(), session.state());
    let candidates: Vec<(Pile, Pile, &Move)> = session
        .legal()
        .iter()
        .filter_map(|mv| match mv {
            Move::Carry { from, to, .. } if brings_home(machine, state, mv) => {
                Some((*from, *to, mv))
            }
            _ => None,
        })
        .collect();
    candidates
        .iter()
        .find(|(from, to, mv)| {
            candidates.iter().all(|(other_from, other_to, other)| {
                other == mv || (other_from != from && other_to != to)
            })
        })
        .map(|(_, _, mv)| *(*mv))
}

fn brings_home(machine: &Machine, state: &State, mv: &Move) -> bool {
    let mut after = state.clone();
    machine.play(&mut after, mv, &mut Journal::new()).is_ok()
        && machine.home(&after) > machine.home(state)
}

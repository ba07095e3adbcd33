//! A game played a little, for faults that no reading of its rules shows: automatic steps that do
//! not come to rest, a layout that begins again without end, a script that stops.

use crate::cards::Deal;
use crate::machine::{Fault, Journal, Machine, Status};

/// How many deals are tried.
pub(super) const DEALS: u64 = 3;
/// How many moves of each are made.
const MOVES: u64 = 40;
/// No move is made after so many calls of scripts: each of them may take its time.
const MOST_CALLS: u64 = 2000;

/// The first fault of the first deals, each played by moves that look random and are the same
/// each time.
pub(super) fn first_fault(machine: &Machine, deals: u64) -> Option<Fault> {
    (1..=deals).find_map(|number| play(machine, number).err())
}

fn play(machine: &Machine, number: u64) -> Result<(), Fault> {
    let mut state = machine.deal_number(&Deal::Ours(number))?;
    noted(machine)?;
    let mut journal = Journal::new();
    let mut legal = Vec::new();
    for turn in 0..MOVES {
        machine.moves(&state, &mut legal);
        if machine.script_calls() > MOST_CALLS {
            return Ok(());
        }
        // The goal, what loses and the score are asked by scripts too.
        let status = machine.status(&state);
        let _ = machine.score(&state);
        noted(machine)?;
        if status != Status::Playing || legal.is_empty() {
            return Ok(());
        }
        let Some(mv) = legal.get(pick(state.hash(), turn, legal.len())) else {
            return Ok(());
        };
        if !machine.judge(&state, mv).is_legal() {
            return Ok(());
        }
        machine.play(&mut state, mv, &mut journal)?;
        noted(machine)?;
    }
    Ok(())
}

/// What a script failed at that was asked and not made: it counts as a no in play.
fn noted(machine: &Machine) -> Result<(), Fault> {
    machine.take_script_fault().map_or(Ok(()), Err)
}

/// One of so many, by the position and how many moves were made: a position that comes back is
/// left by another move.
fn pick(position: u128, turn: u64, count: usize) -> usize {
    let mixed = position ^ u128::from(turn).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835);
    u128::try_from(count)
        .ok()
        .and_then(|count| (mixed >> 32).checked_rem(count))
        .and_then(|at| usize::try_from(at).ok())
        .unwrap_or(0)
}

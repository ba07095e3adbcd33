//! The number of legal lines: one number that catches any change of the rules.
//!
//! `perft.txt` holds, for each shipped game, two deals and two positions in the middle of a game,
//! the number of lines of length 1 to 4, or as far as there are at most 100,000. A middle position
//! is named by the deal and the moves of a seeded random player.

use crate::shipped::{self, Dice, Game};
use patience::machine::{Journal, Machine, Move, State};
use std::fmt::Write as _;

/// No more lines than so many are counted at one length.
const MOST: u64 = 100_000;
/// The file of counts.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt");

/// The number of legal lines of exactly that length.
pub fn perft(machine: &Machine, state: &mut State, journal: &mut Journal, length: u32) -> u64 {
    let mut moves = Vec::new();
    machine.moves(state, &mut moves);
    if length <= 1 {
        return u64::try_from(moves.len()).unwrap();
    }
    let mut count = 0;
    for mv in &moves {
        let mark = machine.play(state, mv, journal).unwrap();
        count += perft(machine, state, journal, length - 1);
        machine.undo(state, journal, mark);
    }
    count
}

/// The numbers of lines of length 1 to 4, or as far as there are at most [`MOST`].
fn counts(machine: &Machine, state: &State) -> Vec<u64> {
    let mut state = state.clone();
    let mut journal = Journal::new();
    let mut counts: Vec<u64> = Vec::new();
    for length in 1..=4 {
        // The next length has about as many more lines as this one had: do not begin what would
        // take too long.
        let count = match counts.as_slice() {
            [.., before, last] if *before > 0 && last.saturating_mul(last / before + 1) > MOST => {
                break;
            }
            [one] if one.saturating_mul(*one) > MOST => break,
            _ => perft(machine, &mut state, &mut journal, length),
        };
        counts.push(count);
    }
    counts
}

/// Where a random player stands after so many moves of a deal, or earlier where none is left.
fn middle(game: &Game, deal: u64, moves: usize) -> State {
    let mut state = shipped::begin(game, deal).state().clone();
    let mut journal = Journal::new();
    let mut dice = Dice::new(deal);
    let mut legal: Vec<Move> = Vec::new();
    for _ in 0..moves {
        game.machine.moves(&state, &mut legal);
        if legal.is_empty() {
            break;
        }
        let at = dice.below(legal.len());
        game.machine
            .play(&mut state, &legal[at], &mut journal)
            .unwrap();
    }
    state
}

#[test]
fn lines_of_every_shipped_game() {
    let mut text = String::from(
        "# game, deal, moves of the seeded random player before it, lines of length 1, 2, 3 and 4\n",
    );
    let of_game = |game: &Game| {
        let mut text = String::new();
        for (deal, moves) in [(1, 0), (2, 0), (3, 20), (4, 60)] {
            let counts: Vec<String> = counts(&game.machine, &middle(game, deal, moves))
                .iter()
                .map(u64::to_string)
                .collect();
            let _ = writeln!(text, "{} {deal} {moves}: {}", game.spec, counts.join(" "));
        }
        text
    };
    text.extend(shipped::each(of_game));
    if std::env::var_os("PERFT_WRITE").is_some() {
        std::fs::write(FILE, &text).unwrap();
    }
    let known = std::fs::read_to_string(FILE).unwrap();
    for (known, found) in known.lines().zip(text.lines()) {
        assert_eq!(
            known, found,
            "tests/perft.txt; PERFT_WRITE=1 writes it anew"
        );
    }
    assert_eq!(
        known.lines().count(),
        text.lines().count(),
        "games missing in tests/perft.txt"
    );
}

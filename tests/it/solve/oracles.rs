//! Verdicts that others found.

use super::{must_win, solve, won};
use crate::shipped;
use patience::cards::Deal;
use patience::solve::{Prunings, Verdict};

/// The games of `verdicts.txt`, each in its variant `as-published` where it has one, with their
/// verdicts.
fn verdicts() -> Vec<(shipped::Game, Vec<char>)> {
    include_str!("verdicts.txt")
        .lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty())
        .map(|line| {
            let (name, verdicts) = line.split_once(' ').unwrap();
            let verdicts = verdicts.chars().filter(|c| !c.is_whitespace()).collect();
            (shipped::as_published(name), verdicts)
        })
        .collect()
}

/// Solves the first deals of every game; gives how many were decided.
#[expect(
    clippy::print_stdout,
    reason = "what was found is read by whoever runs it"
)]
fn compare(deals: usize, visits: u64) -> usize {
    let mut decided = 0;
    for (game, wanted) in verdicts() {
        let (mut same, mut open) = (0, 0);
        for (number, &wanted) in (0_u32..).zip(&wanted).take(deals) {
            let state = shipped::dealt(&game, Deal::Solvitaire(number));
            let found = solve(&game.machine, &state, Prunings::ALL, visits);
            let what = format!("{} deal solvitaire:{number}", game.spec);
            if let Some(moves) = won(&found) {
                must_win(&game.machine, &state, moves, &what);
            }
            let ours = match found.verdict {
                Verdict::Won(_) => 'W',
                Verdict::Lost => 'L',
                Verdict::Open => '?',
            };
            if ours == '?' {
                open += 1;
            } else {
                decided += 1;
                same += usize::from(wanted == ours);
                assert!(
                    matches!(wanted, '?' | '.') || wanted == ours,
                    "{what}: {ours}, and {wanted} was measured"
                );
            }
        }
        println!("{:36} agree on {same}, open {open}", game.spec);
    }
    decided
}

#[test]
fn verdicts_agree_with_those_measured() {
    assert!(compare(4, 30_000) > 20);
}

/// `cargo test --profile quick --test it -- --ignored --nocapture all_verdicts`
#[test]
#[ignore = "takes many minutes"]
fn all_verdicts_agree_with_those_measured() {
    compare(50, 10_000_000);
}

//! Verdicts that others found.

use super::{must_win, solve, won};
use crate::shipped;
use patience::cards::Deal;
use patience::solve::{Prunings, Verdict};

/// Games of `verdicts.txt` under other names here.
const NAMES: [(&str, &str); 3] = [
    ("klondike-deal-1", "klondike/as-published/draw-one"),
    ("free-cell", "freecell"),
    ("east-haven", "easthaven"),
];

/// Games whose measured rules let a part of a run move only where the card that it uncovers can go
/// to its foundation: what is lost here is lost there, but not the other way round.
const FREER: [&str; 1] = ["canfield"];

/// The games of `verdicts.txt` that the library has, with their verdicts.
fn verdicts() -> Vec<(shipped::Game, Vec<char>)> {
    include_str!("verdicts.txt")
        .lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty())
        .filter_map(|line| {
            let (name, verdicts) = line.split_once(' ').unwrap();
            let known = NAMES.iter().find(|(theirs, _)| *theirs == name);
            let ours = known.map_or(name, |(_, ours)| ours);
            let game = patience::library::find(ours.split('/').next().unwrap())?.entry;
            let base = shipped::game(&game.name);
            let variants = base.machine.rules().variants.iter();
            let has = |wanted: &str| variants.clone().any(|variant| variant.name == wanted);
            let spec = match ours.split_once('/') {
                Some((_, rest)) if !rest.split('/').all(has) => return None,
                None if has("as-published") => format!("{}/as-published", game.name),
                _ => ours.to_owned(),
            };
            let game = shipped::game(&spec);
            Some((
                game,
                verdicts.chars().filter(|c| !c.is_whitespace()).collect(),
            ))
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
        let freer = FREER.contains(&game.machine.rules().name.as_str());
        for (number, &wanted) in (0_u32..).zip(&wanted).take(deals) {
            let Ok(state) = game.machine.deal_number(&Deal::Solvitaire(number)) else {
                continue;
            };
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
                    matches!(wanted, '?' | '.') || wanted == ours || freer && ours == 'W',
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

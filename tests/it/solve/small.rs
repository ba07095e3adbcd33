//! Every pruning, alone and all together, against a search that leaves out nothing.

use super::rule_sets::{ALL, RuleSet, machine};
use super::{must_win, solve, won};
use patience::cards::Deal;
use patience::solve::{Prunings, Verdict};
use std::fmt::Write as _;

/// Each pruning alone, and all together.
fn switched() -> Vec<(&'static str, Prunings)> {
    let none = Prunings::NONE;
    vec![
        (
            "order",
            Prunings {
                order: true,
                ..none
            },
        ),
        (
            "homing",
            Prunings {
                homing: true,
                ..none
            },
        ),
        (
            "talon",
            Prunings {
                talon: true,
                ..none
            },
        ),
        (
            "fluid",
            Prunings {
                fluid: true,
                ..none
            },
        ),
        ("zone", Prunings { zone: true, ..none }),
        ("line", Prunings { line: true, ..none }),
        (
            "merged",
            Prunings {
                merged: true,
                ..none
            },
        ),
        (
            "reach",
            Prunings {
                reach: true,
                ..none
            },
        ),
        (
            "quick",
            Prunings {
                quick: true,
                ..none
            },
        ),
        ("all", Prunings::ALL),
    ]
}

/// What came of one rule set.
#[derive(Debug, Default)]
struct Tally {
    won: usize,
    lost: usize,
    open: usize,
    /// Positions that each pruning searched, on lost deals, and those of the plain search.
    distinct: Vec<u64>,
    plain: u64,
}

/// Solves deals of a rule set in every way until so many are decided, or so many were tried. Deals
/// that take the plain search more than `most` visits are left out and counted.
fn compare(set: &RuleSet, wanted: usize, tried: u64, most: u64) -> Tally {
    let machine = machine(set);
    let ways = switched();
    let mut tally = Tally {
        distinct: vec![0; ways.len()],
        ..Tally::default()
    };
    for number in 1..=tried {
        if tally.won + tally.lost >= wanted {
            break;
        }
        let state = machine
            .deal_number(&Deal::Ours(number))
            .unwrap_or_else(|fault| panic!("{}: {fault}", set.name));
        let plain = solve(&machine, &state, Prunings::NONE, most);
        if plain.verdict == Verdict::Open {
            tally.open += 1;
            continue;
        }
        let lost = plain.verdict == Verdict::Lost;
        tally.lost += usize::from(lost);
        tally.won += usize::from(!lost);
        if lost {
            tally.plain += plain.distinct;
        }
        for ((name, prunings), distinct) in ways.iter().zip(&mut tally.distinct) {
            let found = solve(&machine, &state, *prunings, u64::MAX);
            let what = format!("{} deal {number} with {name}", set.name);
            assert_eq!(
                found.verdict.word(),
                plain.verdict.word(),
                "{what}; the plain search says {}",
                plain.verdict.word()
            );
            if let Some(moves) = won(&found) {
                must_win(&machine, &state, moves, &what);
            }
            if lost {
                *distinct += found.distinct;
                // What only changes the order looks at the same positions.
                if *name == "order" {
                    assert_eq!(found.distinct, plain.distinct, "{what}");
                }
            }
        }
    }
    tally
}

/// Compares all rule sets, and prints what came of each. Gives how many deals were won and lost.
#[expect(
    clippy::print_stdout,
    reason = "what was found is read by whoever runs it"
)]
fn report(wanted: usize, tried: u64, most: u64) -> (usize, usize) {
    let (mut won, mut lost) = (0, 0);
    for set in ALL {
        let tally = compare(set, wanted, tried, most);
        let mut shares = String::new();
        for ((name, _), distinct) in switched().iter().zip(&tally.distinct) {
            let share = distinct * 1000 / tally.plain.max(1);
            let _ = write!(shares, " {name} {share}");
        }
        println!(
            "{:22} won {:5} lost {:5} open {:4}; of 1000 positions of lost deals:{shares}",
            set.name, tally.won, tally.lost, tally.open
        );
        won += tally.won;
        lost += tally.lost;
    }
    (won, lost)
}

#[test]
fn prunings_change_no_verdict_of_small_deals() {
    let (won, lost) = report(6, 12, 4_000);
    // A search that finds only wins, or only losses, would prove nothing.
    assert!(won > 20 && lost > 20, "{won} won, {lost} lost");
}

/// `cargo test --profile quick --test it -- --ignored --nocapture two_thousand_small_deals`
#[test]
#[ignore = "takes many minutes"]
fn two_thousand_small_deals_of_each_rule_set() {
    let (won, lost) = report(2_000, 8_000, 40_000);
    assert!(won > 10_000 && lost > 10_000, "{won} won, {lost} lost");
}

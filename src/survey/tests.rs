//! Whole surveys, without a command line.

use super::*;
use crate::machine::Machine;
use crate::solve::{Limits, Patient, Watch};
use crate::testing::{read, shipped};
use std::convert::Infallible;
use std::sync::Arc;

fn machine(game: &str) -> Machine {
    Machine::compile(Arc::new(shipped(game, &[]))).unwrap()
}

fn survey(machine: &Machine, player: Player, jobs: usize, deals: &str) -> Vec<Played> {
    let watch = || -> Box<dyn Watch> { Box::new(Patient) };
    let survey = Survey {
        machine,
        player,
        seed: 5,
        limits: Limits::default(),
        watch: &watch,
        clock: None,
        jobs,
    };
    let mut all = Vec::new();
    survey
        .run(deals.parse().unwrap(), &mut |played| {
            all.push(played);
            Ok::<(), Infallible>(())
        })
        .unwrap();
    all
}

#[test]
fn any_number_of_jobs_gives_the_same_in_the_order_of_deals() {
    for (game, player, deals) in [
        ("klondike", Player::Random, "1..70"),
        ("poker-squares", Player::Random, "1..40"),
        ("canfield", Player::Greedy, "1..70"),
        ("bakers-game", Player::Solver, "ms:1..6"),
    ] {
        let machine = machine(game);
        let one = survey(&machine, player, 1, deals);
        let expected: crate::cards::DealRange = deals.parse().unwrap();
        assert!(one.iter().map(|played| played.deal).eq(expected), "{game}");
        assert_eq!(survey(&machine, player, 4, deals), one, "{game}");
    }
}

#[test]
fn other_seeds_choose_otherwise() {
    let machine = machine("freecell");
    let watch = || -> Box<dyn Watch> { Box::new(Patient) };
    let lengths = |seed| {
        let mut lengths = Vec::new();
        let survey = Survey {
            machine: &machine,
            player: Player::Random,
            seed,
            limits: Limits::default(),
            watch: &watch,
            clock: None,
            jobs: 1,
        };
        let done: Result<(), Stopped<Infallible>> =
            survey.run("1..10".parse().unwrap(), &mut |played| {
                lengths.push((played.moves, played.choices));
                Ok(())
            });
        done.unwrap();
        lengths
    };
    assert_eq!(lengths(1), lengths(1));
    assert_ne!(lengths(1), lengths(2));
}

#[test]
fn the_solver_wins_what_is_known_to_be_won() {
    // Published: of Baker's Game, Microsoft deals 1 to 12, only 10 is lost.
    let played = survey(&machine("bakers-game"), Player::Solver, 2, "ms:9..10");
    let endings: Vec<Ending> = played.iter().map(|played| played.ending).collect();
    assert_eq!(endings, [Ending::Won, Ending::Lost]);
    assert!(played[0].moves >= 52 && played[0].out == Some(52));
    assert!(played[1].moves == 0 && played[1].out.is_none());
}

#[test]
fn every_line_by_which_something_is_done_is_counted() {
    // Aces go to the foundation at once, and an empty reserve is refilled.
    let rules = read(
        r#"game "Test" {
  pack    1
  stock
  waste
  foundation x4 { start A, at once; build up in suit }
  reserve x2 { start any, when pass is 9; lift top; fill from stock }
  tableau x2 { start none; build down in suit }
  layout { deal 1 to each reserve }
  passes 1 { turn 1 to waste }
}
"#,
    );
    let lines = Lines::of(&rules);
    let machine = Machine::compile(Arc::new(rules)).unwrap();
    let all = survey(&machine, Player::Random, 1, "1..50");
    let used: Vec<(u32, u64)> = lines
        .iter()
        .enumerate()
        .map(|(at, origin)| {
            let times = all.iter().map(|played| u64::from(played.uses[at])).sum();
            (origin.line().unwrap(), times)
        })
        .collect();
    let times = |line: u32| -> Vec<u64> {
        let of_line = used.iter().filter(|(other, _)| *other == line);
        of_line.map(|(_, times)| *times).collect()
    };
    // The aces that are met, and what follows them.
    let [starts, builds] = times(5)[..] else {
        panic!("{used:?}")
    };
    assert!(starts > 50 && builds > 50, "{used:?}");
    // The `start` line never serves; a card leaves the reserve and another comes.
    let [first, lifts, fills] = times(6)[..] else {
        panic!("{used:?}")
    };
    assert!(first == 0 && fills > 0 && fills <= lifts, "{used:?}");
    // Nothing can lie in the tableau, so that nothing is built there; `start none` is not counted.
    assert_eq!(times(7), [0]);
    let [turns] = times(9)[..] else {
        panic!("{used:?}")
    };
    assert!(turns > 50, "{used:?}");
}

#[test]
fn a_survey_ends_with_the_first_deal_that_cannot_be_played() {
    let machine = machine("spider");
    let watch = || -> Box<dyn Watch> { Box::new(Patient) };
    let survey = Survey {
        machine: &machine,
        player: Player::Greedy,
        seed: 0,
        limits: Limits::default(),
        watch: &watch,
        clock: None,
        jobs: 3,
    };
    // Microsoft's numbers deal one pack of 52 cards.
    let stopped = survey.run("ms:4..400".parse().unwrap(), &mut |_| Ok::<(), ()>(()));
    let Err(Stopped::Deal(deal, fault)) = stopped else {
        panic!("{stopped:?}")
    };
    assert_eq!(deal.to_string(), "ms:4");
    assert!(fault.message.contains("52"), "{fault}");
    // And with whoever takes what comes of them.
    let mut taken = 0;
    let stopped = survey.run("1..400".parse().unwrap(), &mut |_| {
        taken += 1;
        if taken < 20 { Ok(()) } else { Err("full") }
    });
    assert!(
        matches!(stopped, Err(Stopped::Taker("full"))),
        "{stopped:?}"
    );
    assert_eq!(taken, 20);
}

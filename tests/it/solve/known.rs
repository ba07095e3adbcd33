//! Single positions whose verdict can be worked out by hand, and limits.

use super::rule_sets::{RuleSet, machine};
use super::{must_win, solve, won};
use crate::shipped;
use patience::cards::Deal;
use patience::play::position::{self, Unnamed};
use patience::solve::{Limits, Prunings, Solver, Verdict};

/// A card whose home pile waits for it may still be needed on the table, to carry a card that comes
/// back from home and carries another one: all that could be laid on the six of diamonds is home,
/// and still it must not go there at once.
#[test]
fn a_card_that_others_could_come_back_to_is_not_brought_home() {
    let machine = machine(&RuleSet {
        name: "comes-back",
        text: "
            pack 1, A to 7
            foundation x4 { build up in suit; lift top }
            tableau x4 { start 7; build down in alternate colours; lift sequence }
            layout { deal all to tableau, face down, last face up }",
    });
    let words = "foundation 1: AS 2S 3S 4S 5S, foundation 2: AC 2C 3C 4C 5C,
        foundation 3: AD 2D 3D 4D 5D, foundation 4: AH,
        tableau 1: [7H] 6D, tableau 2: [2H] 4H, tableau 3: [7S 3H 6S] 5H, tableau 4: [7C 6H 6C] 7D";
    let (words, diagnostics) = patience::language::parse_position(words);
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    let state = position::read(&machine, &words, Unnamed::Refused).unwrap();
    for prunings in [Prunings::NONE, Prunings::ALL] {
        let found = solve(&machine, &state, prunings, 1_000_000);
        let moves = won(&found).unwrap_or_else(|| panic!("{}", found.verdict.word()));
        must_win(&machine, &state, moves, "comes-back");
    }
}

/// A card of the stock may be wanted although the next step needs nothing: here the five of hearts
/// takes the four of spades, so that the five of diamonds goes home before the six of clubs, on which
/// it lies or could lie, does.
#[test]
fn a_card_is_brought_home_before_what_carries_it_goes() {
    let machine = machine(&RuleSet {
        name: "klondike-one",
        text: "
            pack 1, A to 6
            stock
            waste
            foundation x4 { build up in suit; lift top }
            tableau x3 { start 6; build down in alternate colours; lift sequence }
            layout { deal 4 5 6 to tableau, face down, last face up }
            passes without limit { turn 1 to waste }",
    });
    let words = "foundation 1: AC 2C 3C 4C 5C, foundation 2: AD 2D 3D 4D, foundation 3: AS 2S,
        waste: 5S 6D 5H, tableau 1: 6C 5D 4S, tableau 2: [3H AH 6H] 4H 3S 2H, tableau 3: 6S";
    let (words, diagnostics) = patience::language::parse_position(words);
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    let state = position::read(&machine, &words, Unnamed::Refused).unwrap();
    let zone = Prunings {
        zone: true,
        ..Prunings::NONE
    };
    for prunings in [zone, Prunings::ALL] {
        let found = solve(&machine, &state, prunings, 1_000_000);
        let moves = won(&found).unwrap_or_else(|| panic!("{}", found.verdict.word()));
        must_win(&machine, &state, moves, "klondike-one");
    }
}

#[test]
fn the_one_lost_deal_of_the_first_numbers() {
    let game = shipped::game("bakers-game");
    for (number, word) in [
        (1, "won"),
        (10, "lost"),
        (14, "lost"),
        (22, "lost"),
        (23, "lost"),
    ] {
        let state = shipped::dealt(&game, Deal::Microsoft(number));
        let found = solve(&game.machine, &state, Prunings::ALL, u64::MAX);
        assert_eq!(found.verdict.word(), word, "ms:{number}");
        if let Some(moves) = won(&found) {
            must_win(&game.machine, &state, moves, "bakers-game");
        }
    }
}

#[test]
fn golf_without_wrap_as_another_solver_has_it() {
    let game = shipped::game("golf");
    let winnable = [2, 5, 12, 15, 18, 19, 27, 33, 38, 39];
    for number in 1..=6 {
        let state = shipped::dealt(&game, Deal::Pysol(number));
        let found = solve(&game.machine, &state, Prunings::ALL, u64::MAX);
        let word = if winnable.contains(&number) {
            "won"
        } else {
            "lost"
        };
        assert_eq!(found.verdict.word(), word, "pysol:{number}");
    }
}

#[test]
fn a_shortened_solution_still_wins() {
    let game = shipped::game("freecell");
    let mut lengths = Vec::new();
    for number in 1..=3 {
        let state = shipped::dealt(&game, Deal::Microsoft(number));
        let solver = Solver::new(&game.machine, Prunings::ALL);
        let limits = Limits::default();
        let found = solver.solve(&state, &limits, &mut patience::solve::Patient);
        let Verdict::Won(moves) = found.verdict else {
            panic!("ms:{number} is not won");
        };
        let long = moves.len();
        // Time for one look only, so that the test is quick.
        let short = solver.shorten(&state, moves, &limits, &mut |visits| visits > 40_000);
        must_win(&game.machine, &state, &short, "freecell");
        assert!(short.len() <= long);
        lengths.push(short.len());
    }
    assert!(lengths.iter().all(|&length| length < 120), "{lengths:?}");
}

#[test]
fn memory_stays_within_its_limit() {
    let game = shipped::game("accordion");
    let state = shipped::dealt(&game, Deal::Ours(1));
    let limits = Limits {
        memory: 1 << 20,
        visits: 150_000,
        ..Limits::default()
    };
    let found = Solver::new(&game.machine, Prunings::ALL).solve(
        &state,
        &limits,
        &mut patience::solve::Patient,
    );
    assert!(found.memory < (1 << 20) + (64 << 20), "{}", found.memory);
    assert!(found.visits <= limits.visits);
}

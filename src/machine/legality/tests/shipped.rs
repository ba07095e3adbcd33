//! Every game of the library played at random, the two forms of legality held against each other.

use super::{Dice, agree};
use crate::cards::Deal;
use crate::machine::legality::generate::Options;
use crate::machine::{Journal, Machine, Status};
use crate::testing::all_shipped;
use std::ops::ControlFlow;
use std::sync::Arc;

#[test]
fn tables_and_tree_agree_in_every_game_of_the_library() {
    let mut dice = Dice(0x1234_5678_9abc_def1);
    for (name, rules) in all_shipped() {
        let machine = Machine::compile(Arc::new(rules)).unwrap();
        let mut compared = 0;
        for number in 1..=2 {
            let mut state = match machine.deal_number(&Deal::Ours(number)) {
                Ok(state) => state,
                Err(fault) => panic!("{name}: {fault}"),
            };
            let mut journal = Journal::new();
            let mut moves = Vec::new();
            for turn in 0..120 {
                machine.moves(&state, &mut moves);
                if turn % 12 == 0 {
                    compared += agree(&machine, &state);
                }
                let status = machine.status(&state);
                if moves.is_empty() {
                    assert_ne!(status, Status::Playing, "{name}: no move, yet in play");
                }
                if status != Status::Playing {
                    break;
                }
                let mv = moves[dice.roll(moves.len())];
                if let Err(fault) = machine.play(&mut state, &mv, &mut journal) {
                    panic!("{name}: {mv:?}: {fault}");
                }
            }
        }
        assert!(compared > 0, "{name}: no legal move was compared");
    }
}

#[test]
fn the_plan_lists_what_the_lines_list_in_every_game_of_the_library() {
    let mut dice = Dice(0x0fed_cba9_8765_4321);
    let mut planned = 0;
    for (name, rules) in all_shipped() {
        let machine = Machine::compile(Arc::new(rules)).unwrap();
        let Some(plan) = &machine.tables.plan else {
            continue;
        };
        planned += 1;
        for number in 1..=4 {
            let mut state = machine.deal_number(&Deal::Ours(number)).unwrap();
            let mut journal = Journal::new();
            let mut moves = Vec::new();
            for _ in 0..150 {
                let (mut by_plan, mut by_lines) = (Vec::new(), Vec::new());
                let work = machine.listing();
                let _all = machine.carries_by_plan(&state, plan, &work, &mut |mv| {
                    by_plan.push(mv);
                    ControlFlow::Continue(())
                });
                let options = Options::default();
                let _all = machine.carries_by_lines(&state, options, &work, &mut |mv| {
                    by_lines.push(mv);
                    ControlFlow::Continue(())
                });
                assert_eq!(by_plan, by_lines, "{name} {number}");
                machine.moves(&state, &mut moves);
                assert_eq!(
                    machine.status_with(&state, &moves),
                    machine.status(&state),
                    "{name} {number}"
                );
                if moves.is_empty() {
                    break;
                }
                let mv = moves[dice.roll(moves.len())];
                machine.play(&mut state, &mv, &mut journal).unwrap();
            }
        }
    }
    assert!(planned > 100, "only {planned} games are planned");
}

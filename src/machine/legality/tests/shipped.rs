//! Every game of the library played at random, the two forms of legality held against each other.

use super::{Dice, agree};
use crate::cards::Deal;
use crate::machine::{Journal, Machine, Status};
use crate::testing::all_shipped;
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
                let mv = moves[dice.roll(moves.len())].clone();
                if let Err(fault) = machine.play(&mut state, &mv, &mut journal) {
                    panic!("{name}: {mv:?}: {fault}");
                }
            }
        }
        assert!(compared > 0, "{name}: no legal move was compared");
    }
}

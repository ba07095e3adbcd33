//! Every game of the library played at random, the two forms of legality held against each other.

use super::{Dice, agree};
use crate::cards::Deal;
use crate::language::Source;
use crate::machine::{Journal, Machine, Status};
use crate::rules::{Parents, Request, check};
use std::path::{Path, PathBuf};
use std::sync::Arc;

struct Folder(PathBuf);

impl Folder {
    fn read(&self, name: &str) -> Option<Source> {
        let text = std::fs::read_to_string(self.0.join(format!("{name}.patience"))).ok()?;
        Some(Source {
            name: name.into(),
            text: text.into(),
        })
    }
}

impl Parents for Folder {
    fn find(&self, name: &str, _: &Source) -> Option<Source> {
        self.read(name)
    }
}

/// Every game and variant, ready to be played.
fn all_games() -> Vec<(String, Machine)> {
    let folder = Folder(Path::new(env!("CARGO_MANIFEST_DIR")).join("games"));
    let mut names: Vec<String> = std::fs::read_dir(&folder.0)
        .unwrap()
        .filter_map(|entry| {
            let name = entry.unwrap().file_name().into_string().unwrap();
            name.strip_suffix(".patience").map(str::to_owned)
        })
        .collect();
    names.sort();
    let mut games = Vec::new();
    for name in names {
        let source = folder.read(&name).unwrap();
        let plain = Request::plain(name.clone(), source);
        let checked = check(&plain, &folder).unwrap();
        let Some(rules) = checked.rules else {
            panic!("{name}: {:?}", checked.diagnostics);
        };
        let variants: Vec<String> = rules.variants.iter().map(|v| v.name.clone()).collect();
        games.push((name.clone(), Machine::compile(Arc::new(rules)).unwrap()));
        for variant in variants {
            let request = Request {
                variants: vec![variant.clone()],
                ..plain.clone()
            };
            let Some(rules) = check(&request, &folder).unwrap().rules else {
                panic!("{name}/{variant} is not playable");
            };
            games.push((
                format!("{name}/{variant}"),
                Machine::compile(Arc::new(rules)).unwrap(),
            ));
        }
    }
    games
}

#[test]
fn tables_and_tree_agree_in_every_game_of_the_library() {
    let mut dice = Dice(0x1234_5678_9abc_def1);
    for (name, machine) in all_games() {
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

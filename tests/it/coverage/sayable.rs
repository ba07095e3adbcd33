//! Small games that are not shipped: each rule of the table that no game of the library shows is
//! said by one of them, and their examples are run like those of the library.

use super::table::SECTIONS;
use patience::language::Source;
use patience::library::Shipped;
use patience::pipeline::{Built, build};
use patience::play::example;
use patience::rules::check::Request;
use std::path::Path;

/// The games of `tests/sayable`, by name.
fn games() -> Vec<(String, Built)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sayable");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    files
        .into_iter()
        .map(|path| {
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            let source = Source {
                name: format!("{name}.patience").into(),
                text: std::fs::read_to_string(&path).unwrap().into(),
            };
            let built = build(&Request::plain(name.clone(), source), &Shipped)
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            (name, built)
        })
        .collect()
}

#[test]
fn what_no_shipped_game_shows_can_be_said() {
    let games = games();
    let mut unsaid = Vec::new();
    for row in SECTIONS.iter().flat_map(|section| section.rows) {
        // What one game alone does is a hook's; there is no word to try.
        let hook = row.said.starts_with("a hook");
        let shown = || {
            games
                .iter()
                .any(|(_, built)| (row.shows)(built.machine.rules()))
        };
        if !hook && super::showing(row).is_empty() && !shown() {
            unsaid.push(row.value);
        }
    }
    assert!(unsaid.is_empty(), "said nowhere: {unsaid:#?}");
}

#[test]
fn the_examples_of_what_can_be_said_pass() {
    for (name, built) in games() {
        for outcome in example::run_all(&built.machine, &built.sources) {
            let report = example::report(&outcome, &built.sources);
            assert!(outcome.failure.is_none(), "{name}: {report}");
        }
        // The game can be dealt, and its first moves are made and taken back.
        for number in 1..=3 {
            let deal = patience::cards::Deal::Ours(number);
            let state = built.machine.deal_number(&deal);
            let mut state = state.unwrap_or_else(|fault| panic!("{name}: {fault}"));
            let (mut moves, mut journal) = (Vec::new(), patience::machine::Journal::new());
            for turn in 0..60 {
                built.machine.moves(&state, &mut moves);
                let Some(mv) = moves.get(turn * 7 % moves.len().max(1)) else {
                    break;
                };
                let played = built.machine.play(&mut state, mv, &mut journal);
                played.unwrap_or_else(|fault| panic!("{name}: {fault}"));
            }
        }
    }
}

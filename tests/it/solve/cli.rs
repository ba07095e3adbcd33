//! `patience solve` on the command line.

use serde_json::Value;
use std::process::{Command, Output};

fn patience(arguments: &[&str]) -> Output {
    let home = tempfile::tempdir().unwrap();
    Command::new(env!("CARGO_BIN_EXE_patience"))
        .args(arguments)
        .env("HOME", home.path())
        .env("XDG_CONFIG_HOME", home.path())
        .env_remove("PATIENCE_CONFIG")
        .output()
        .unwrap()
}

fn status(output: &Output) -> i32 {
    output.status.code().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn a_won_deal_is_told_with_moves_that_replay() {
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().join("won.toml");
    let save = save.to_str().unwrap();
    let solved = patience(&[
        "solve", "freecell", "--deal", "ms:1", "--json", "--save", save,
    ]);
    assert_eq!(status(&solved), 0, "{solved:?}");
    let line: Value = serde_json::from_str(&out(&solved)).unwrap();
    assert_eq!(line["game"], "freecell");
    assert_eq!(line["deal"], "ms:1");
    assert_eq!(line["verdict"], "won");
    let moves = line["moves"].as_array().unwrap();
    assert_eq!(line["length"], moves.len());
    assert!(moves.len() >= 52, "each card takes a move");
    assert!(line["states"].as_u64().unwrap() > 0);
    assert!(line["seconds"].as_f64().unwrap() > 0.0);

    let replayed = patience(&["replay", save, "--json"]);
    let table: Value = serde_json::from_str(&out(&replayed)).unwrap();
    assert_eq!(table["status"], "won");

    // The same moves in words, made one by one.
    let words: Vec<&str> = moves.iter().map(|words| words.as_str().unwrap()).collect();
    let file = folder.path().join("moves.txt");
    std::fs::write(&file, words.join("\n")).unwrap();
    let shown = patience(&[
        "show",
        "freecell",
        "--deal",
        "ms:1",
        "--moves",
        file.to_str().unwrap(),
        "--json",
    ]);
    let table: Value = serde_json::from_str(&out(&shown)).unwrap();
    assert_eq!(table["status"], "won");
}

#[test]
fn short_solutions_are_no_longer_and_win_too() {
    let length = |more: &[&str]| {
        let mut arguments = vec!["solve", "bakers-game", "--deal", "ms:2", "--json"];
        arguments.extend(more);
        let solved = patience(&arguments);
        let line: Value = serde_json::from_str(&out(&solved)).unwrap();
        assert_eq!(line["verdict"], "won");
        line["length"].as_u64().unwrap()
    };
    let (long, short) = (length(&[]), length(&["--short"]));
    assert!(short <= long, "{short} {long}");
    assert!(short < 110, "{short}");
}

#[test]
fn a_range_gives_a_line_each_and_one_that_is_not_won_is_a_no() {
    let solved = patience(&[
        "solve",
        "bakers-game",
        "--deal",
        "ms:9..10",
        "--json",
        "--time",
        "60",
    ]);
    assert_eq!(status(&solved), 1);
    let lines: Vec<Value> = out(&solved)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let verdicts: Vec<&str> = lines
        .iter()
        .map(|line| line["verdict"].as_str().unwrap())
        .collect();
    assert_eq!(verdicts, ["won", "lost"]);
    assert_eq!(lines[1]["deal"], "ms:10");
    assert!(lines[1]["length"].is_null());
    assert_eq!(lines[1]["moves"].as_array().unwrap().len(), 0);
}

#[test]
fn it_says_that_hidden_cards_are_seen() {
    let help = out(&patience(&["solve", "--help"]));
    assert!(help.contains("face-down cards"), "{help}");
    let text = out(&patience(&["solve", "fortunes-favor", "--deal", "1"]));
    assert!(text.contains("sees face-down cards"), "{text}");
    assert!(text.contains("won in"), "{text}");
}

#[test]
fn time_that_runs_out_leaves_it_open() {
    let solved = patience(&[
        "solve",
        "accordion",
        "--deal",
        "1",
        "--time",
        "0.01",
        "--json",
    ]);
    assert_eq!(status(&solved), 1);
    let line: Value = serde_json::from_str(&out(&solved)).unwrap();
    assert_eq!(line["verdict"], "open");
}

#[test]
fn shuffles_in_mid_play_end_a_line() {
    let said = |more: &[&str]| {
        let mut arguments = vec!["solve", "la-belle-lucie", "--deal", "1", "--json"];
        arguments.extend(["--time", "2", "--memory", "64"]);
        arguments.extend(more);
        let solved = patience(&arguments);
        let line: Value = serde_json::from_str(&out(&solved)).unwrap();
        line["verdict"].as_str().unwrap().to_owned()
    };
    assert_ne!(said(&[]), "lost", "a redeal may still win it");
    assert_ne!(said(&["--through-shuffles"]), "", "it ends");
}

#[test]
fn misuse_is_two() {
    for arguments in [
        ["solve", "freecell", "--deal", "x"].as_slice(),
        &["solve", "freecell", "--deal", "5..1"],
        &["solve", "freecell", "--deal", "1", "--time", "0"],
        &["solve", "freecell", "--deal", "1", "--time", "-1"],
        &["solve", "freecell", "--deal", "1", "--time", "nan"],
        &["solve", "freecell", "--deal", "1", "--memory", "0"],
        &["solve", "freecell", "--deal", "1..2", "--save", "x.toml"],
        &["solve", "no-such-game", "--deal", "1"],
    ] {
        assert_eq!(status(&patience(arguments)), 2, "{arguments:?}");
    }
}

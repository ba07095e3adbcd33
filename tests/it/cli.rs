//! What the command line promises: exit statuses, shapes of JSON, names, positions and moves.

mod hostile;
mod prompt;

use serde_json::Value;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// A folder of its own for each test.
fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

pub(crate) fn patience(arguments: &[&str]) -> Output {
    piped(arguments, "")
}

/// Runs the program with that standard input, in an environment that settings cannot reach.
pub(crate) fn piped(arguments: &[&str], input: &str) -> Output {
    let home = folder();
    let mut child = Command::new(env!("CARGO_BIN_EXE_patience"))
        .args(arguments)
        .env("HOME", home.path())
        .env("XDG_CONFIG_HOME", home.path())
        .env("XDG_DATA_HOME", home.path())
        .env_remove("PATIENCE_CONFIG")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that ends early closes the pipe: that is no fault of the test.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

pub(crate) fn status(output: &Output) -> i32 {
    output.status.code().unwrap()
}

pub(crate) fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

pub(crate) fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn json(arguments: &[&str]) -> Value {
    let output = patience(arguments);
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{arguments:?}: {error}\n{}{}", out(&output), err(&output)))
}

fn file(folder: &tempfile::TempDir, name: &str, text: &str) -> String {
    let path: PathBuf = folder.path().join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn names_ignore_case_blanks_and_hyphens_and_know_other_names() {
    for name in ["freecell", "Free Cell", "free-cell", "FREECELL"] {
        let shown = json(&["show", name, "--deal", "1", "--json"]);
        assert_eq!(shown["game"], "freecell", "{name}");
    }
    let solitaire = json(&["show", "solitaire/Draw Three", "--deal", "1", "--json"]);
    assert_eq!(solitaire["game"], "klondike");
    assert_eq!(solitaire["variant"], "draw-three");
}

#[test]
fn misuse_is_two_and_says_what_would_work() {
    let unknown = patience(&["show", "klondyke"]);
    assert_eq!(status(&unknown), 2);
    assert!(
        err(&unknown).contains("did you mean klondike"),
        "{}",
        err(&unknown)
    );
    for arguments in [
        &["show", "klondike/no-such-variant"][..],
        &["show", "klondike", "--deal", "ms:1"],
        &["show", "klondike", "--deal", "nonsense"],
        &["show", "freecell", "--set", "cells=99"],
        &["show", "freecell", "--set", "cells"],
        &["show", "no/such/file.patience"],
        &["replay", "no-such-file.toml"],
        &["no-such-command"],
        &["explain", "E9999"],
    ] {
        let output = patience(arguments);
        assert_eq!(status(&output), 2, "{arguments:?}: {}", err(&output));
        assert!(!err(&output).is_empty(), "{arguments:?}");
        assert!(out(&output).is_empty(), "{arguments:?}: {}", out(&output));
    }
}

#[test]
fn explain_tells_of_the_words_of_the_language() {
    let page = out(&patience(&["explain", "round the corner"]));
    assert!(page.starts_with("round the corner: a clause after a comma\n"));
    assert_eq!(page, out(&patience(&["explain", "round", "the", "corner"])));
    // Any spelling leads to the page of its family.
    let suits = out(&patience(&["explain", "alternate colours"]));
    assert!(suits.starts_with("in suit: a phrase"), "{suits}");
    // A near miss is named, and the status says that there is none.
    let slip = patience(&["explain", "bulid"]);
    assert_eq!(status(&slip), 2);
    assert!(err(&slip).contains("words of the language like it: build"));
    let none = patience(&["explain", "--word", "klondike"]);
    assert_eq!(status(&none), 2);
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false }, {
        insta::assert_snapshot!("explain_build", out(&patience(&["explain", "build"])));
        insta::assert_snapshot!("explain_words", out(&patience(&["explain", "words"])));
    });
    // In one screen, as it is promised.
    assert!(out(&patience(&["explain", "words"])).lines().count() <= 40);
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in [
        "list", "check", "test", "fmt", "explain", "diff", "new", "show", "moves", "why", "play",
        "replay",
    ] {
        let output = patience(&[command, "--help"]);
        assert_eq!(status(&output), 0, "{command}");
        assert!(out(&output).contains("Example: patience"), "{command}");
    }
}

#[test]
fn show_has_the_shape_that_is_promised() {
    let shown = json(&["show", "klondike", "--deal", "1", "--json"]);
    assert_eq!(shown["deal"], "1");
    assert_eq!(shown["status"], "playing");
    assert_eq!(shown["pass"], 1);
    let piles = shown["piles"].as_array().unwrap();
    let groups: Vec<&str> = piles
        .iter()
        .map(|pile| pile["group"].as_str().unwrap())
        .collect();
    assert_eq!(groups[..2], ["stock", "waste"]);
    assert_eq!(piles[0]["cards"].as_array().unwrap().len(), 24);
    let third = &piles[8];
    assert_eq!(
        (third["group"].as_str(), third["index"].as_u64()),
        (Some("tableau"), Some(3))
    );
    let up: Vec<bool> = third["cards"]
        .as_array()
        .unwrap()
        .iter()
        .map(|card| card["up"].as_bool().unwrap())
        .collect();
    assert_eq!(up, [false, false, true]);
    let grid = json(&["show", "ace-row", "--deal", "1", "--json"]);
    assert_eq!(grid["piles"][14]["row"], 2);
    assert_eq!(grid["piles"][14]["column"], 1);
}

#[test]
fn a_scripted_play_can_be_looked_at() {
    let folder = folder();
    let pack: Vec<String> = ["C", "D", "H", "S"]
        .iter()
        .flat_map(|suit| {
            [
                "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
            ]
            .iter()
            .map(move |rank| format!("{rank}{suit}"))
        })
        .collect();
    let cards = file(&folder, "pack.txt", &pack.join(" "));
    let moves = file(&folder, "m.txt", "turn\nturn\n");
    let shown = json(&[
        "show",
        "klondike-hand",
        "--cards",
        &cards,
        "--moves",
        &moves,
        "--json",
    ]);
    let waste: Vec<&str> = shown["piles"][1]["cards"]
        .as_array()
        .unwrap()
        .iter()
        .map(|card| card["card"].as_str().unwrap())
        .collect();
    assert_eq!(waste, ["5H", "4H", "3H", "8H", "7H", "6H"]);
    let bad = file(&folder, "bad.txt", "turn\nKS to tableau 1\nturn\n");
    let refused = patience(&["show", "klondike-hand", "--cards", &cards, "--moves", &bad]);
    assert_eq!(status(&refused), 1);
    assert!(err(&refused).contains("bad.txt:2"), "{}", err(&refused));
    let short = file(&folder, "short.txt", "AC 2C");
    assert_eq!(
        status(&patience(&["show", "klondike", "--cards", &short])),
        2
    );
}

#[test]
fn moves_and_why_have_their_shapes() {
    let moves = json(&["moves", "klondike", "--deal", "1", "--json"]);
    assert!(
        moves
            .as_array()
            .unwrap()
            .iter()
            .any(|one| one["move"] == "turn")
    );
    let why = json(&["why", "klondike", "--deal", "1", "turn", "--json"]);
    assert_eq!(why["legal"], true);
    assert!(why["rules"].as_array().unwrap().iter().all(|rule| {
        rule["rule"].is_string() && rule["holds"].is_boolean() && rule["text"].is_string()
    }));
    let refused = patience(&["why", "klondike", "--deal", "1", "redeal"]);
    assert_eq!(status(&refused), 1);
    assert!(out(&refused).contains("refused"), "{}", out(&refused));
}

#[test]
fn what_show_prints_position_reads() {
    let folder = folder();
    for game in [
        "klondike-hand",
        "ace-row",
        "display",
        "spider",
        "pyramid",
        "poker-squares",
    ] {
        let words = out(&patience(&["show", game, "--deal", "9", "--words"]));
        let path = file(&folder, "position.txt", &words);
        let again = patience(&["show", game, "--position", &path, "--words"]);
        assert_eq!(out(&again), words, "{game}: {}", err(&again));
        let dealt = json(&["moves", game, "--deal", "9", "--json"]);
        assert_eq!(
            json(&["moves", game, "--position", &path, "--json"]),
            dealt,
            "{game}"
        );
    }
    let words = out(&patience(&["show", "klondike", "--deal", "9", "--words"]));
    let twice = file(&folder, "twice.txt", &format!("{words}foundation 1: AS\n"));
    let refused = patience(&["show", "klondike", "--position", &twice]);
    assert_eq!(status(&refused), 2);
    assert!(
        err(&refused).contains("AS is named 2 times"),
        "{}",
        err(&refused)
    );
}

#[test]
fn check_and_test_answer_by_status_and_json() {
    let folder = folder();
    let good = json(&["check", "klondike", "--json"]);
    assert_eq!(good, Value::Array(Vec::new()));
    let broken = file(
        &folder,
        "broken.patience",
        "game \"Broken\" {\n  pack 1\n  foundation x4\n  tableau x7 { start any; build down in alternat colours }\n  layout { deal all to tableu }\n}\n",
    );
    let output = patience(&["check", &broken, "--json"]);
    assert_eq!(status(&output), 1);
    let found: Value = serde_json::from_slice(&output.stdout).unwrap();
    let first = &found[0];
    assert_eq!(first["severity"], "error");
    assert_eq!(first["line"], 4);
    assert!(
        first["hint"]
            .as_str()
            .unwrap()
            .contains("alternate colours"),
        "{first}"
    );
    let results = json(&["test", "klondike", "--json"]);
    assert!(
        results
            .as_array()
            .unwrap()
            .iter()
            .all(|one| one["passed"] == true)
    );
    let failing = file(
        &folder,
        "failing.patience",
        "game \"Failing\" like \"klondike\" {\n  example \"wrong\" {\n    given  tableau 1: 8C, tableau 2: 7S\n    move   7S to tableau 1\n  }\n}\n",
    );
    let output = patience(&["test", &failing]);
    assert_eq!(status(&output), 1);
    assert!(
        out(&output).contains("failing.patience:4"),
        "{}",
        out(&output)
    );
    assert_eq!(status(&patience(&["play", &broken])), 2);
}

#[test]
fn list_finds_games_by_words() {
    let all = json(&["list", "--json"]);
    assert!(all.as_array().unwrap().len() >= 20);
    let found = json(&["list", "forty", "thieves", "--json"]);
    let forty = found
        .as_array()
        .unwrap()
        .iter()
        .find(|game| game["name"] == "forty-thieves")
        .unwrap();
    assert_eq!(forty["packs"], 2);
    assert!(found.as_array().unwrap().len() < all.as_array().unwrap().len());
    let child = json(&["list", "klondike-hand", "--json"]);
    assert_eq!(child[0]["packs"], 1, "the parent's pack");
    assert_eq!(child[0]["variants"][0], "by-suit");
}

#[test]
fn a_played_game_is_saved_and_replayed() {
    let folder = folder();
    let save = folder.path().join("game.toml");
    let save = save.to_str().unwrap();
    let script = format!("turn\nturn\nundo\nsave {save}\nquit\n");
    let played = piped(&["play", "klondike", "--deal", "5", "--line"], &script);
    assert_eq!(status(&played), 0, "{}", err(&played));
    let shown = json(&["replay", save, "--json"]);
    assert_eq!(shown["moves"], 1);
    assert_eq!(shown["deal"], "5");
    let text = std::fs::read_to_string(save).unwrap();
    let other = file(
        &folder,
        "other.toml",
        &text.replace("fingerprint = \"", "fingerprint = \"0"),
    );
    let refused = patience(&["replay", &other]);
    assert_eq!(status(&refused), 2);
    assert!(err(&refused).contains("other rules"), "{}", err(&refused));
    let newer = file(
        &folder,
        "newer.toml",
        &text.replace("format = 1", "format = 2"),
    );
    assert!(err(&patience(&["replay", &newer])).contains("format 2"));
    let half = file(&folder, "half.toml", &text[..text.len() / 2]);
    assert_eq!(status(&patience(&["replay", &half])), 2);
}

#[test]
fn a_refused_move_in_a_script_makes_the_status_one() {
    let refused = piped(
        &["play", "klondike", "--deal", "5", "--line"],
        "KS to foundation\nturn\n",
    );
    assert_eq!(status(&refused), 1);
    assert!(!err(&refused).is_empty());
    let quit = piped(
        &["play", "klondike", "--deal", "5", "--line"],
        "turn\nquit\n",
    );
    assert_eq!(status(&quit), 0, "{}", err(&quit));
}

#[test]
fn new_writes_a_file_that_checks_and_passes_and_is_formatted() {
    let folder = folder();
    for arguments in [
        &["new", "my-game"][..],
        &["new", "child", "--like", "spider/two-suits"],
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_patience"))
            .args(arguments)
            .current_dir(folder.path())
            .output()
            .unwrap();
        assert_eq!(status(&output), 0, "{}", err(&output));
        let path = folder.path().join(format!("{}.patience", arguments[1]));
        let path = path.to_str().unwrap();
        assert_eq!(status(&patience(&["check", path])), 0);
        assert_eq!(status(&patience(&["test", path])), 0);
        let formatted = patience(&["fmt", "--check", path]);
        assert_eq!(status(&formatted), 0, "{}", out(&formatted));
        let again = Command::new(env!("CARGO_BIN_EXE_patience"))
            .args(arguments)
            .current_dir(folder.path())
            .output()
            .unwrap();
        assert_eq!(status(&again), 2, "a file that is there is left alone");
    }
}

#[test]
fn deals_of_other_programs_give_their_tables() {
    let shown = json(&["show", "freecell", "--deal", "ms:1", "--json"]);
    let first: Vec<&str> = shown["piles"]
        .as_array()
        .unwrap()
        .iter()
        .find(|pile| pile["group"] == "tableau" && pile["index"] == 1)
        .unwrap()["cards"]
        .as_array()
        .unwrap()
        .iter()
        .map(|card| card["card"].as_str().unwrap())
        .collect();
    assert_eq!(first, ["JD", "KD", "2S", "4C", "3S", "6D", "6S"]);
}

#[test]
fn plain_output_has_no_colour() {
    let output = patience(&["show", "klondike", "--deal", "1"]);
    assert!(!out(&output).contains('\x1b'));
    assert!(out(&output).lines().all(|line| line.chars().count() <= 80));
    let display = patience(&["show", "display", "--deal", "1"]);
    assert!(
        out(&display).lines().all(|line| line.chars().count() <= 80),
        "{}",
        out(&display)
    );
}

//! What the command line does with outputs, files and words that are not as they should be.

use super::{err, file, folder, json, out, patience, piped, status};
use std::process::{Command, Output, Stdio};

/// A command in that folder, out of the reach of settings.
fn command(arguments: &[&str], at: &tempfile::TempDir) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_patience"));
    command
        .args(arguments)
        .current_dir(at.path())
        .env("HOME", at.path())
        .env_remove("XDG_CONFIG_HOME")
        .env_remove("XDG_DATA_HOME")
        .env_remove("PATIENCE_CONFIG")
        .stdin(Stdio::null());
    command
}

fn inside(at: &tempfile::TempDir, arguments: &[&str]) -> Output {
    command(arguments, at).output().unwrap()
}

/// The names of all files in a folder.
fn files(folder: &tempfile::TempDir) -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

const UNFORMATTED: &str = "game \"Mine\" like \"klondike\" {\n      note \"kept\"\n}\n";
const FORMATTED: &str = "game \"Mine\" like \"klondike\" {\n  note \"kept\"\n}\n";

#[test]
#[cfg(target_os = "linux")]
fn output_that_cannot_be_written_is_no_success() {
    let folder = folder();
    let save = folder.path().join("game.toml");
    let save = save.to_str().unwrap();
    let saved = piped(
        &["play", "klondike", "--deal", "7", "--save", save],
        "turn\n",
    );
    assert_eq!(status(&saved), 0, "{}", err(&saved));
    for arguments in [
        &["--help"][..],
        &["show", "--help"],
        &["--version"],
        &["list"],
        &["list", "--json"],
        &["check", "klondike"],
        &["test", "klondike"],
        &["explain", "klondike"],
        &["explain", "E0101"],
        &["diff", "klondike", "freecell"],
        &["new", "some-game"],
        &["show", "klondike", "--deal", "7"],
        &["show", "klondike", "--deal", "7", "--json"],
        &["show", "klondike", "--deal", "7", "--words"],
        &["moves", "klondike", "--deal", "7"],
        &["why", "klondike", "--deal", "7", "turn"],
        &["play", "klondike", "--deal", "7", "--line"],
        &["replay", save],
    ] {
        let full = std::fs::OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .unwrap();
        let output = command(arguments, &folder)
            .stdout(full)
            .stderr(Stdio::piped())
            .output()
            .unwrap();
        assert_eq!(status(&output), 2, "{arguments:?}");
        let message = err(&output);
        assert!(
            message.starts_with("error: the output cannot be written: "),
            "{arguments:?}: {message}"
        );
        assert_eq!(message.lines().count(), 1, "{arguments:?}: {message}");
    }
}

#[test]
fn a_closed_pipe_is_no_error() {
    let folder = folder();
    for arguments in [
        &["list"][..],
        &["explain", "klondike"],
        &["show", "klondike", "--deal", "7", "--json"],
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = command(arguments, &folder)
            .stdout(writer)
            .stderr(Stdio::piped())
            .output()
            .unwrap();
        assert_eq!(status(&output), 0, "{arguments:?}: {}", err(&output));
        assert_eq!(err(&output), "", "{arguments:?}");
    }
}

#[test]
#[cfg(unix)]
fn files_are_written_through_links_with_their_modes() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    let mode = |name: &str| std::fs::metadata(at(name)).unwrap().permissions().mode() & 0o777;
    std::fs::create_dir(at("games")).unwrap();
    std::fs::write(at("games/real.patience"), UNFORMATTED).unwrap();
    std::fs::set_permissions(
        at("games/real.patience"),
        std::fs::Permissions::from_mode(0o640),
    )
    .unwrap();
    symlink("games/real.patience", at("link.patience")).unwrap();
    let formatted = inside(&folder, &["fmt", "link.patience"]);
    assert_eq!(status(&formatted), 0, "{}", err(&formatted));
    let link = std::fs::read_link(at("link.patience")).unwrap();
    assert_eq!(link.to_str(), Some("games/real.patience"));
    assert_eq!(mode("games/real.patience"), 0o640);
    let text = std::fs::read_to_string(at("games/real.patience")).unwrap();
    assert_eq!(text, FORMATTED);

    file(&folder, "kept.patience", UNFORMATTED);
    std::fs::set_permissions(at("kept.patience"), std::fs::Permissions::from_mode(0o444)).unwrap();
    let refused = inside(&folder, &["fmt", "kept.patience", "link.patience"]);
    assert_eq!(status(&refused), 2);
    assert_eq!(
        err(&refused),
        "error: kept.patience cannot be written: it is read-only\n"
    );
    assert_eq!(
        std::fs::read_to_string(at("kept.patience")).unwrap(),
        UNFORMATTED
    );

    let play = ["play", "klondike", "--deal", "7", "--save", "save.toml"];
    assert_eq!(status(&inside(&folder, &play)), 0);
    std::fs::set_permissions(at("save.toml"), std::fs::Permissions::from_mode(0o600)).unwrap();
    symlink("save.toml", at("last.toml")).unwrap();
    let script = format!("turn\nsave {}\n", at("last.toml").display());
    let saved = piped(&["play", "klondike", "--deal", "8"], &script);
    assert_eq!(status(&saved), 0, "{}", err(&saved));
    assert!(std::fs::read_link(at("last.toml")).is_ok());
    assert_eq!(mode("save.toml"), 0o600);
    let text = std::fs::read_to_string(at("save.toml")).unwrap();
    assert!(text.contains("deal = \"8\""), "{text}");
    std::fs::set_permissions(at("save.toml"), std::fs::Permissions::from_mode(0o400)).unwrap();
    let refused = inside(&folder, &play);
    assert_eq!(status(&refused), 2);
    assert_eq!(
        err(&refused),
        "error: save.toml cannot be written: it is read-only\n"
    );
    assert_eq!(
        files(&folder),
        [
            "games",
            "kept.patience",
            "last.toml",
            "link.patience",
            "save.toml"
        ],
        "no file that was written aside is left"
    );
}

#[test]
fn messages_name_the_file_that_was_named() {
    let save = "no-such-folder/game.toml";
    let at = folder();
    let refused = inside(
        &at,
        &["play", "klondike", "--deal", "7", "--line", "--save", save],
    );
    assert_eq!(status(&refused), 2);
    let message = err(&refused);
    assert!(
        message.starts_with("error: no-such-folder/game.toml cannot be written: "),
        "{message}"
    );
    assert!(!message.contains(".tmp"), "{message}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_leaves_no_half_a_file() {
    let folder = folder();
    // The binary is handed over as an argument: its path may hold anything.
    let output = Command::new("bash")
        .args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" new full"])
        .arg(env!("CARGO_BIN_EXE_patience"))
        .current_dir(folder.path())
        .output()
        .unwrap();
    assert_eq!(status(&output), 2);
    assert!(
        err(&output).starts_with("error: full.patience cannot be written: "),
        "{}",
        err(&output)
    );
    assert_eq!(files(&folder), [""; 0]);
}

#[test]
fn a_saved_game_is_the_one_that_is_named() {
    let folder = folder();
    let save = ["play", "klondike", "--deal", "7", "--save", "k.toml"];
    assert_eq!(status(&inside(&folder, &save)), 0);
    for arguments in [
        &["play", "--load", "k.toml"][..],
        &["play", "klondike", "--load", "k.toml"],
        &["play", "Solitaire", "--load", "k.toml"],
    ] {
        let played = inside(&folder, arguments);
        assert_eq!(status(&played), 0, "{arguments:?}: {}", err(&played));
        assert!(
            out(&played).starts_with("Klondike · deal 7\n"),
            "{arguments:?}"
        );
    }
    let other = inside(&folder, &["play", "freecell", "--load", "k.toml"]);
    assert_eq!(status(&other), 2);
    assert!(
        err(&other).contains("k.toml holds a game of klondike, not of freecell"),
        "{}",
        err(&other)
    );
    for arguments in [
        &["play", "klondike", "--load", "k.toml", "--set", "zork=3"][..],
        &["play", "klondike/draw-three", "--load", "k.toml"],
        &["play"],
    ] {
        assert_eq!(status(&inside(&folder, arguments)), 2, "{arguments:?}");
    }
    file(&folder, "m.txt", "KS to foundation\n");
    let refused = inside(&folder, &["play", "--load", "k.toml", "--moves", "m.txt"]);
    assert_eq!(status(&refused), 1, "moves are made after what is saved");
}

/// What `show GAME --position` says of its own words with a line more, or with another in place
/// of the one that begins so.
fn told(game: &str, without: &str, line: &str) -> Output {
    let folder = folder();
    let words = out(&patience(&["show", game, "--deal", "7", "--words"]));
    let mut lines: Vec<&str> = words
        .lines()
        .filter(|line| without.is_empty() || !line.starts_with(without))
        .collect();
    lines.push(line);
    let path = file(&folder, "position.txt", &lines.join("\n"));
    patience(&["show", game, "--position", &path, "--words"])
}

#[test]
fn numbers_that_no_position_can_have_are_refused() {
    for (game, without, line, why) in [
        (
            "ace-row",
            "shuffles",
            "shuffles is -3 of 7",
            "shuffles cannot be -3",
        ),
        (
            "ace-row",
            "",
            "redeals is 99",
            "redeals cannot be 99: this game has 3",
        ),
        ("ace-row", "", "redeals is -1", "redeals cannot be -1"),
        (
            "ace-row",
            "",
            "pass is 5",
            "pass cannot be 5: this game has 4 passes",
        ),
        ("klondike", "pass", "pass is 9", "pass cannot be 9"),
        (
            "klondike-hand",
            "pass",
            "pass is 5",
            "pass cannot be 5: this game has 4 passes",
        ),
        ("klondike", "pass", "pass is 0", "it counts from 1"),
        ("klondike", "", "pass is 1", "given twice"),
        ("freecell", "", "pass is 2", "pass cannot be 2"),
        ("freecell", "", "redeals is 0", "no redeals in this game"),
        ("freecell", "", "phase is 1", "no phases in this game"),
        ("freecell", "", "points is 5", "no points in this game"),
        ("freecell", "", "shuffles is 0 of 3", "nothing is shuffled"),
        ("freecell", "", "base is 7", "nothing turns on the base"),
    ] {
        let refused = told(game, without, line);
        assert_eq!(status(&refused), 2, "{game}: {line}");
        let message = err(&refused);
        assert!(message.contains(why), "{game}: {line}: {message}");
        assert_eq!(message.matches("error: ").count(), 1, "{message}");
        let place = message.split("position.txt:").nth(1).unwrap();
        // The number that is wrong, or the name of one that there is not, or the second time.
        let column = if why.contains("cannot be") || why.contains("counts from") {
            line.find(" is ").unwrap() + 5
        } else {
            1
        };
        let number = place.split(':').nth(1).unwrap();
        assert_eq!(number, column.to_string(), "{line}: {message}");
    }
    for (game, without, line) in [
        ("freecell", "", "pass is 1"),
        ("klondike-hand", "pass", "pass is 4"),
        ("ace-row", "", "redeals is 3"),
    ] {
        let read = told(game, without, line);
        assert_eq!(status(&read), 0, "{game}: {line}: {}", err(&read));
    }
}

#[test]
fn missing_cards_are_summed_up_in_one_line() {
    let folder = folder();
    let path = file(&folder, "p.txt", "tableau 1: KS\n");
    let refused = patience(&["show", "klondike", "--position", &path]);
    assert_eq!(status(&refused), 2);
    assert_eq!(
        err(&refused),
        format!(
            "error: {path}: a position names every card of the pack; 51 cards are missing: AC 2C 3C …\n"
        )
    );
    let path = file(&folder, "q.txt", "tableau 1: KS KS\npass is 99\n");
    let refused = patience(&["show", "klondike", "--position", &path]);
    for line in err(&refused).lines() {
        assert!(line.starts_with(&format!("error: {path}:")), "{line}");
    }
    assert_eq!(err(&refused).lines().count(), 3, "{}", err(&refused));
}

#[test]
fn paths_that_are_no_rule_files_are_told_of_as_typed() {
    let folder = folder();
    let at = folder.path().to_str().unwrap();
    let text = file(&folder, "rules.txt", UNFORMATTED);
    for (words, says) in [
        (at, format!("{at} is a folder")),
        (text.as_str(), format!("{text} is no rule file")),
        ("/nope", "there is no game called /nope".to_owned()),
        ("", "the name of a game is missing".to_owned()),
        (" ", "the name of a game is missing".to_owned()),
    ] {
        for command in ["check", "show"] {
            let refused = patience(&[command, words]);
            assert_eq!(status(&refused), 2, "{words}");
            let message = err(&refused);
            assert!(message.starts_with(&format!("error: {says}")), "{message}");
            assert!(
                message.contains("ends in .patience") || message.contains("ending in .patience"),
                "{message}"
            );
        }
    }
}

#[test]
fn what_cannot_be_read_does_not_hide_the_rest() {
    let folder = folder();
    file(&folder, "good.patience", UNFORMATTED);
    file(&folder, "bad.patience", "game \"Bad\" {\n  zork\n}\n");
    let checked = inside(
        &folder,
        &["check", "zork", "good.patience", "/nope", "bad.patience"],
    );
    assert_eq!(status(&checked), 2);
    assert_eq!(err(&checked).lines().count(), 2, "{}", err(&checked));
    assert!(
        out(&checked).contains("good.patience: no errors\n"),
        "{}",
        out(&checked)
    );
    assert!(
        out(&checked).contains("bad.patience:2:"),
        "{}",
        out(&checked)
    );
    let checked = inside(&folder, &["check", "--json", "zork", "bad.patience"]);
    assert_eq!(status(&checked), 2);
    let found: serde_json::Value = serde_json::from_slice(&checked.stdout).unwrap();
    assert_eq!(found[0]["file"], "bad.patience");
    let tested = inside(&folder, &["test", "zork", "klondike"]);
    assert_eq!(status(&tested), 2);
    assert!(
        out(&tested).contains(" passed, 0 failed\n"),
        "{}",
        out(&tested)
    );
    let formatted = inside(&folder, &["fmt", "zork.patience", "good.patience"]);
    assert_eq!(status(&formatted), 2);
    assert_eq!(out(&formatted), "good.patience formatted\n");
}

#[test]
fn nothing_that_is_quoted_steers_the_terminal() {
    let folder = folder();
    let evil = "\x1b[31mevil\x07\u{9b}2J\u{202e}";
    let path = file(&folder, "evil.txt", evil);
    let rules = file(
        &folder,
        "evil.patience",
        &format!("game \"{evil}\" like \"klondike\" {{\n  note \"{evil}\"\n  {evil}\n}}\n"),
    );
    let titled = file(
        &folder,
        "titled.patience",
        &format!("game \"{evil}\" like \"klondike\" {{\n  note \"{evil}\"\n}}\n"),
    );
    let position = file(
        &folder,
        "position.txt",
        &format!("tableau 1: {evil}\n{evil}: KS\n"),
    );
    let outputs = [
        piped(&["show", "klondike", "--deal", "7", "--moves", "-"], evil),
        patience(&["show", "klondike", "--cards", &path]),
        patience(&["show", "klondike", "--position", &position]),
        patience(&["show", evil]),
        patience(&["explain", evil]),
        patience(&["list", evil]),
        patience(&["show", "klondike", "--deal", evil]),
        patience(&["show", "klondike", "--set", evil]),
        patience(&["why", "klondike", "--deal", "7", evil]),
        patience(&["replay", &path]),
        patience(&["replay", evil]),
        inside(&folder, &["new", evil]),
        patience(&["fmt", evil]),
        patience(&[evil]),
        patience(&["show", "klondike", evil]),
        patience(&["show", "klondike", &format!("--{evil}")]),
        patience(&["check", &rules]),
        patience(&["show", &titled, "--deal", "7"]),
        patience(&["explain", &titled]),
        piped(
            &["play", "klondike", "--deal", "7", "--line"],
            &format!("{evil}\nwhy {evil}\nnew {evil}\n"),
        ),
    ];
    for (number, output) in outputs.iter().enumerate() {
        let text = out(output) + err(output).as_str();
        assert!(!text.is_empty(), "{number}");
        for letter in text.chars() {
            assert!(
                letter == '\n' || !letter.is_control() && letter != '\u{202e}',
                "{number}: {text:?}"
            );
        }
    }
    std::fs::remove_file(rules).unwrap();
}

#[test]
fn quotations_are_short() {
    let folder = folder();
    let long = "x".repeat(100_000);
    let path = file(&folder, "long.txt", &long);
    let position = file(&folder, "position.txt", &format!("tableau 1: {long}\n"));
    for output in [
        patience(&["show", &long]),
        patience(&["show", "klondike", "--deal", &long]),
        patience(&["show", "klondike", "--set", &long]),
        patience(&["show", "klondike", "--deal", "7", "--moves", &path]),
        patience(&["show", "klondike", "--cards", &path]),
        patience(&["show", "klondike", "--position", &position]),
        patience(&["why", "klondike", "--deal", "7", &long]),
        patience(&["list", &long]),
    ] {
        let text = out(&output) + err(&output).as_str();
        assert_ne!(status(&output), 0);
        assert!(
            text.len() < 400,
            "{} bytes: {}",
            text.len(),
            text.chars().take(300).collect::<String>()
        );
    }
}

#[test]
fn settings_are_read_where_they_can_be() {
    let folder = folder();
    let home = file(&folder, "home", "no folder");
    let show = ["show", "klondike", "--deal", "7"];
    let shown = command(&show, &folder).env("HOME", &home).output().unwrap();
    assert_eq!(status(&shown), 0, "{}", err(&shown));
    let missing = command(&show, &folder)
        .env("PATIENCE_CONFIG", "/nope/config.toml")
        .output()
        .unwrap();
    assert_eq!(status(&missing), 2);
    assert_eq!(
        err(&missing),
        "error: PATIENCE_CONFIG: there is no file /nope/config.toml\n"
    );
    // Reports are coloured as the settings say.
    let bad = file(&folder, "bad.patience", "game \"Bad\" {\n  zork\n}\n");
    for (colour, coloured) in [("always", true), ("never", false), ("auto", false)] {
        let config = file(&folder, "config.toml", &format!("colour = \"{colour}\"\n"));
        let mut check = command(&["check", &bad], &folder);
        check.env("PATIENCE_CONFIG", &config).env_remove("NO_COLOR");
        let checked = check.output().unwrap();
        assert_eq!(status(&checked), 1);
        assert_eq!(out(&checked).contains("\x1b["), coloured, "{colour}");
    }
}

#[test]
#[cfg(unix)]
fn only_ordinary_files_are_read() {
    let folder = folder();
    let pipe = folder.path().join("pipe.patience");
    let made = Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    let pipe = pipe.to_str().unwrap();
    for arguments in [
        &["show", pipe][..],
        &["check", pipe],
        &["test", pipe],
        &["fmt", pipe],
        &["replay", pipe],
        &["replay", "/dev/zero"],
        &["show", "klondike", "--cards", "/dev/zero"],
        &["show", "klondike", "--deal", "7", "--moves", pipe],
        &["play", "klondike", "--deal", "7", "--save", pipe],
    ] {
        let refused = patience(arguments);
        assert_eq!(status(&refused), 2, "{arguments:?}");
        assert!(
            err(&refused).contains("is no ordinary file"),
            "{}",
            err(&refused)
        );
    }
}

#[test]
fn one_deal_is_asked_for_where_one_is_wanted() {
    for (deal, says) in [
        (
            "1..5",
            "1..5 is a range; one deal is wanted here, as in 17 or ms:17",
        ),
        (
            "zork",
            "zork is not a deal number; one deal is wanted here, as in 17 or ms:17",
        ),
    ] {
        let refused = patience(&["show", "klondike", "--deal", deal]);
        assert_eq!(status(&refused), 2);
        assert_eq!(err(&refused), format!("error: {says}\n"));
    }
}

#[test]
fn words_that_match_no_game_make_the_status_one() {
    let none = patience(&["list", "zorkery"]);
    assert_eq!(
        (status(&none), out(&none).as_str()),
        (1, "no game has the words zorkery\n")
    );
    let none = patience(&["list", "zorkery", "--json"]);
    assert_eq!((status(&none), out(&none).as_str()), (1, "[]\n"));
}

#[test]
fn why_shows_a_line_once() {
    let why = patience(&["why", "klondike", "--deal", "7", "3 5"]);
    let text = out(&why);
    assert_eq!(text.matches("lift sequence").count(), 1, "{text}");
    assert_eq!(text.matches("build down").count(), 1, "{text}");
    assert!(
        text.ends_with(
            "    no: the rank does not fit (rank)\n    no: the suit does not fit (suit)\n"
        ),
        "{text}"
    );
    let why = patience(&["why", "ace-row", "--deal", "3", "redeal"]);
    assert!(
        out(&why)
            .ends_with("no: its condition does not hold now (when the game is blocked) (when)\n"),
        "{}",
        out(&why)
    );
}

#[test]
fn a_refused_turn_says_what_there_is_instead() {
    let none = patience(&["why", "freecell", "--deal", "1", "turn"]);
    assert_eq!(status(&none), 1);
    let turns = |game: &str| {
        let script = "turn\n".repeat(24) + "\n";
        err(&piped(&["play", game, "--deal", "7", "--line"], &script))
    };
    let once = turns("klondike");
    assert!(
        once.starts_with("line 25: turn: there is no card to turn: "),
        "{once}"
    );
    assert!(!once.contains("a redeal can be made"), "{once}");
    let again = turns("klondike/draw-three");
    assert!(
        again.contains(" turn: there is no card to turn: "),
        "{again}"
    );
    assert!(
        again.contains("; a redeal can be made: redeal\n"),
        "{again}"
    );
}

#[test]
fn a_script_that_stops_ends_the_command() {
    let folder = folder();
    let path = file(
        &folder,
        "stops.patience",
        "game \"Stops\" {
  pack 1
  stock
  waste
  foundation x4 { build up in suit }
  tableau x7 { start any; build script h; lift top }
  layout { deal 4 to each tableau }
  passes 1 { turn 1 to waste }
  script h \"stops\" \"\"\" table.nope(card) \"\"\"
}
",
    );
    let from = file(&folder, "m.txt", "turn\n");
    for arguments in [
        &["moves", &path, "--deal", "7"][..],
        &["show", &path, "--deal", "7", "--moves", &from],
        &["why", &path, "--deal", "7", "1 2"],
        &["play", &path, "--deal", "7"],
    ] {
        let stopped = patience(arguments);
        assert_eq!(status(&stopped), 2, "{arguments:?}");
        let message = err(&stopped);
        assert!(message.contains("stops.patience:9"), "{message}");
        assert!(message.contains("nope"), "{message}");
        assert!(!out(&stopped).contains("legal"), "{}", out(&stopped));
    }
}

#[test]
fn a_group_without_piles_has_no_heading() {
    let shown = out(&patience(&["show", "freecell/no-cells", "--deal", "1"]));
    assert!(!shown.contains("\ncell"), "{shown}");
    let one = json(&["show", "freecell/one-cell", "--deal", "1", "--json"]);
    assert_eq!(one["piles"].as_array().unwrap().len(), 13);
}

#[test]
fn words_that_could_be_several_moves_are_refused_with_them() {
    let folder = folder();
    let path = file(
        &folder,
        "packets.patience",
        "game \"Packets\" {
  pack 1
  foundation x4 { build up in suit }
  tableau x4 { start any; build any; lift any packet }
  layout { deal 13 to each tableau }
}
",
    );
    let refused = patience(&["why", &path, "--deal", "7", "tableau 1 to 2"]);
    assert_eq!(status(&refused), 1);
    let text = out(&refused);
    assert!(text.starts_with("tableau 1 to 2: this could be "), "{text}");
    assert_eq!(text.matches(" to tableau 2").count(), 13, "{text}");
    assert!(text.ends_with("; say which\n"), "{text}");
}

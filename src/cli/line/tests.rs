//! Whole games on the line, without a terminal.

use super::input::{Input, InputError, Offered, Script};
use super::player::{Player, Screen};
use crate::cli::config::{Automatic, Settings};
use crate::cli::game::{self, Loaded};
use crate::cli::{Misuse, Outcome};
use crate::language::parse_position;
use crate::play::position::{self, Unnamed};
use crate::play::save::Save;
use crate::play::{Session, Start};
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

/// Somebody who types these lines.
struct Typed<'a> {
    lines: std::str::Lines<'a>,
    offered: Vec<Offered>,
}

impl Input for Typed<'_> {
    fn interactive(&self) -> bool {
        true
    }

    fn line(&mut self, offered: &dyn Fn() -> Offered) -> Result<Option<String>, InputError> {
        self.offered.push(offered());
        Ok(self.lines.next().map(str::to_owned))
    }
}

/// What was seen, and how it ended.
struct Seen {
    out: String,
    err: String,
    outcome: Result<Outcome, Misuse>,
}

struct Game {
    loaded: Loaded,
    session: Session,
    settings: Settings,
}

/// A game of the library at a position; cards not named are set aside.
fn at(spec: &str, words: &str) -> Game {
    let loaded = game::load_named(spec, Vec::new()).unwrap();
    let (position, diagnostics) = parse_position(words);
    assert_eq!(diagnostics, []);
    let state = position::read(&loaded.machine, &position, Unnamed::SetAside).unwrap();
    let session = Session::new(
        Arc::clone(&loaded.machine),
        Start::Position(words.to_owned()),
        state,
    );
    Game {
        loaded,
        session,
        settings: Settings::default(),
    }
}

/// The same at a deal.
fn dealt(spec: &str, number: &str) -> Game {
    let loaded = game::load_named(spec, Vec::new()).unwrap();
    let session = game::deal(&loaded.machine, game::deal_number(number).unwrap()).unwrap();
    Game {
        loaded,
        session,
        settings: Settings::default(),
    }
}

impl Game {
    fn play(&self, input: &mut dyn Input, save: Option<&Path>) -> Seen {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let screen = Screen {
            out: &mut out,
            err: &mut err,
        };
        let player = Player::new(
            self.session.clone(),
            &self.loaded,
            &self.settings,
            save,
            screen,
        );
        let outcome = player.play(input);
        Seen {
            out: String::from_utf8(out).unwrap(),
            err: String::from_utf8(err).unwrap(),
            outcome,
        }
    }

    fn script(&self, lines: &str) -> Seen {
        self.play(&mut Script::new(lines.as_bytes()), None)
    }

    fn typed(&self, lines: &str) -> Seen {
        self.play(
            &mut Typed {
                lines: lines.lines(),
                offered: Vec::new(),
            },
            None,
        )
    }
}

const RED_ON_BLACK: &str = "tableau 1: 8S, tableau 2: [KD] 7H, tableau 3: [2C] 7S, stock: 4C 9D";

#[test]
fn a_script_tells_its_moves_and_the_table_at_the_end() {
    let seen = at("klondike", RED_ON_BLACK).script("7H to tableau 1\n# and now the stock\n\nw 3\n");
    assert_eq!(
        seen.err,
        "line 4: w 3: ".to_owned() + seen.err.trim_start_matches("line 4: w 3: ")
    );
    let (moves, rest) = seen.out.split_once("\n\n").unwrap();
    assert_eq!(
        moves,
        "Klondike · from a given position\n7H to tableau 1\nturn"
    );
    assert!(rest.contains("tableau"), "{rest}");
    assert!(
        rest.ends_with("The game is lost: the moves that are left lead to no other.\n"),
        "{rest}"
    );
    assert_eq!(seen.outcome, Ok(Outcome::No));
}

#[test]
fn a_refused_move_names_its_rule_and_the_script_goes_on() {
    let seen = at("klondike", RED_ON_BLACK).script("7S to tableau 1\n7H to tableau 1\n");
    assert!(
        seen.err.starts_with("line 1: 7S to tableau 1: "),
        "{}",
        seen.err
    );
    assert!(
        seen.err
            .contains("down in alternate colours (klondike.patience, line 11)"),
        "{}",
        seen.err
    );
    assert_eq!(seen.err.lines().count(), 1);
    assert!(seen.out.contains("7H to tableau"), "{}", seen.out);
    assert_eq!(seen.outcome, Ok(Outcome::No));
}

#[test]
fn a_game_left_unfinished_is_no_failure() {
    let game = at("klondike", RED_ON_BLACK);
    assert!(
        game.script("turn\n")
            .out
            .ends_with("Not finished: 1 move.\n")
    );
    for script in [
        "",
        "quit\n",
        "7H to tableau 1\nquit\nno move at all\n",
        "moves\nhint\nrules\ntable\nposition\ndeal\nhelp\n",
    ] {
        let seen = game.script(script);
        assert_eq!(seen.outcome, Ok(Outcome::Done), "{script}");
        assert_eq!(seen.err, "", "{script}");
    }
}

#[test]
fn what_a_player_mistypes_is_no_failure_but_of_a_script_it_is() {
    let game = at("klondike", RED_ON_BLACK);
    for line in [
        "udno",
        "7Z to tableau 1",
        "3H to tableau 1",
        "undo",
        "redo",
        "undo x",
        "new ms:0",
        "why",
        "save",
    ] {
        assert_eq!(game.typed(line).outcome, Ok(Outcome::Done), "{line}");
        let seen = game.script(line);
        assert_eq!(seen.outcome, Ok(Outcome::No), "{line}");
        assert_eq!(seen.err.lines().count(), 1, "{line}: {}", seen.err);
    }
    assert!(
        game.typed("udno")
            .out
            .contains("udno: this is no move and no command; did you mean undo?")
    );
}

#[test]
fn undo_and_redo_take_a_number() {
    let game = at("klondike", RED_ON_BLACK);
    let seen = game.script("turn\nturn\nundo 2\nredo\nposition\n");
    assert_eq!(seen.err, "");
    assert!(
        seen.out
            .contains("turn (taken back)\nturn (taken back)\nturn (again)\n"),
        "{}",
        seen.out
    );
    assert!(seen.out.contains("stock: 4C\nwaste: 9D\n"), "{}", seen.out);
    let seen = game.script("turn\nturn\nrestart\nredo 5\nposition\n");
    assert!(seen.out.contains("waste: 9D 4C\n"), "{}", seen.out);
}

#[test]
fn a_typed_game_shows_the_table_after_every_move() {
    let seen = at("klondike", RED_ON_BLACK).typed("7H to tableau 1\n\n");
    assert_eq!(seen.out.matches("foundation").count(), 3, "{}", seen.out);
    assert_eq!(seen.err, "");
}

#[test]
fn a_won_game_is_noticed() {
    let game = at(
        "klondike",
        "foundation 1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS,
         foundation 2: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH,
         foundation 3: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD,
         foundation 4: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC, tableau 5: KC",
    );
    let seen = game.script("KC to foundation\nundo\nredo\n");
    assert!(
        seen.out.ends_with("You have won: 1 move, 1 taken back.\n"),
        "{}",
        seen.out
    );
    assert!(
        game.typed("KC to foundation")
            .out
            .contains("You have won: 1 move.\n")
    );
}

#[test]
fn a_lost_game_says_whether_a_move_is_left() {
    let none = at("klondike", "tableau 1: 8S, tableau 2: [KD] 8C");
    assert!(
        none.script("")
            .out
            .ends_with("The game is lost: no legal move is left.\n"),
        "{}",
        none.script("").out
    );
    let idle = at("klondike", "tableau 1: 8S, tableau 2: [KD] 8C, stock: 4H");
    assert!(
        idle.script("")
            .out
            .ends_with("The game is lost: the moves that are left lead to no other.\n")
    );
}

#[test]
fn a_position_that_comes_back_is_remarked_once() {
    let game = at(
        "klondike",
        "tableau 1: 8S, tableau 2: 8C 7H, stock: 4C, foundation 1: AS",
    );
    let seen = game.typed("7H to tableau 1\n7H to tableau 2\n7H to tableau 1\n");
    assert_eq!(
        seen.out.matches("This position was on the table").count(),
        1,
        "{}",
        seen.out
    );
    let seen = game.typed("7H to tableau 1\nundo\nredo\n7H to tableau 2\n");
    assert!(
        seen.out
            .contains("This position was on the table 2 moves ago"),
        "{}",
        seen.out
    );
    let seen = game.typed("7H to tableau 1\nundo\n7H to tableau 1\n");
    assert!(
        !seen.out.contains("This position was on the table"),
        "{}",
        seen.out
    );
}

#[test]
fn why_tells_the_rules_with_their_lines() {
    let seen = at("klondike", RED_ON_BLACK)
        .script("why 7S to tableau 1\nwhy 7H to tableau 1\nwhy 3H to tableau 1\n");
    assert!(
        seen.out.contains("7S to tableau 1: refused\n"),
        "{}",
        seen.out
    );
    assert!(
        seen.out.contains("7H to tableau 1: legal\n"),
        "{}",
        seen.out
    );
    assert!(
        seen.out.contains("(build; klondike.patience, line 11)"),
        "{}",
        seen.out
    );
    assert!(
        seen.err.starts_with("line 3: why 3H to tableau 1: "),
        "{}",
        seen.err
    );
}

#[test]
fn automatic_moves_follow_a_typed_move_but_not_an_undo() {
    let mut game = at(
        "klondike-hand",
        "foundation 1: AH, tableau 1: 8S, tableau 2: [KD] 3H 2H, tableau 3: [2C] 7D",
    );
    let lines = "7D to tableau 1\nundo\nposition\n";
    let plain = game.typed("7D to tableau 1\nposition\n").out;
    assert!(!plain.contains("(automatic)"), "{plain}");
    game.settings.automatic = Automatic::Foundations;
    let seen = game.typed(lines).out;
    assert_eq!(seen.matches("(automatic)").count(), 2, "{seen}");
    assert!(seen.contains("foundation 1: AH 2H\n"), "{seen}");
    assert!(!game.script(lines).out.contains("(automatic)"));
}

#[test]
fn a_card_that_could_go_home_in_two_ways_is_left_to_the_player() {
    let mut game = at(
        "calculation",
        "foundation 1: AS, foundation 2: 2S, foundation 3: 3S 6S, foundation 4: 4S 8S, stock: 9D 2H",
    );
    game.settings.automatic = Automatic::Foundations;
    let seen = game.typed("undo\nposition\n");
    assert!(!seen.out.contains("(automatic)"), "{}", seen.out);
}

#[test]
fn every_change_is_saved_and_the_save_plays_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.toml");
    let game = dealt("klondike", "7");
    let seen = game.play(&mut Script::new(&b"turn\nturn\nundo\n"[..]), Some(&path));
    assert_eq!(seen.outcome, Ok(Outcome::Done));
    let save = Save::read(&path).unwrap();
    assert_eq!(
        (save.game.as_str(), save.moves.len(), save.undone.len()),
        ("klondike", 1, 1)
    );
    assert_eq!(save.counts.undos, 1);
    // A game that is left at once is there as well.
    let fresh = folder.path().join("fresh.toml");
    game.play(&mut Script::new(&b""[..]), Some(&fresh));
    assert_eq!(Save::read(&fresh).unwrap().moves.len(), 0);
    // Another's file is not written over.
    let diary = folder.path().join("diary");
    std::fs::write(&diary, "dear diary").unwrap();
    assert!(
        game.play(&mut Script::new(&b"turn\n"[..]), Some(&diary))
            .outcome
            .is_err()
    );
    let seen = game.script(&format!("save {}\n", diary.display()));
    assert_eq!(seen.outcome, Ok(Outcome::No));
    assert_eq!(std::fs::read_to_string(&diary).unwrap(), "dear diary");
}

#[test]
fn a_new_deal_takes_the_number_given() {
    let seen = dealt("klondike", "7").script("deal\nnew 8\ndeal\nnew solvitaire:3\n");
    assert!(seen.out.starts_with("Klondike · deal 7\n"), "{}", seen.out);
    assert!(
        seen.out
            .contains("deal 8: patience play klondike --deal 8\n"),
        "{}",
        seen.out
    );
    assert!(
        seen.out.contains("Klondike · deal solvitaire:3\n"),
        "{}",
        seen.out
    );
    assert_eq!(seen.err, "");
}

#[test]
fn an_empty_line_is_a_turn_only_where_there_is_one() {
    let seen = dealt("klondike", "7").script("\n\n");
    assert!(seen.out.contains("turn\nturn\n"), "{}", seen.out);
    let seen = dealt("freecell", "7").script("\n\n");
    assert_eq!((seen.err.as_str(), seen.outcome), ("", Ok(Outcome::Done)));
}

#[test]
fn what_is_offered_are_legal_moves_piles_and_cards_that_are_seen() {
    let game = at("klondike", RED_ON_BLACK);
    let mut input = Typed {
        lines: "".lines(),
        offered: Vec::new(),
    };
    game.play(&mut input, None);
    let offered = &input.offered[0];
    assert_eq!(offered.moves, game.session.listing());
    for word in ["waste", "tableau", "foundation", "7H", "to"] {
        assert!(
            offered.words.iter().any(|offered| offered == word),
            "{word}"
        );
    }
    assert!(
        !offered.words.iter().any(|word| word == "KD"),
        "KD lies face down"
    );
}

/// A reader that has gone away.
struct Closed(io::ErrorKind);

impl Write for Closed {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(self.0.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_closed_pipe_ends_the_game_quietly_and_a_full_disk_does_not() {
    let game = dealt("klondike", "7");
    let with = |kind| {
        let (mut out, mut err) = (Closed(kind), Vec::new());
        let screen = Screen {
            out: &mut out,
            err: &mut err,
        };
        Player::new(
            game.session.clone(),
            &game.loaded,
            &game.settings,
            None,
            screen,
        )
        .play(&mut Script::new(&b"turn\n"[..]))
    };
    assert_eq!(with(io::ErrorKind::BrokenPipe), Ok(Outcome::Done));
    assert!(with(io::ErrorKind::StorageFull).is_err());
}

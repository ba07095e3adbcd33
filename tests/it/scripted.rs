//! Scripted plays of the first games: each unusual rule of each of them, the script first and then
//! what came of it.

use crate::shipped::{self, Dice, Game, play};
use patience::cards::Pack;
use patience::language::{parse_move, parse_position};
use patience::machine::{Counter, Status};
use patience::play::position::{self, Unnamed};
use patience::play::{Session, Start, reason, words};
use std::fmt::Write as _;
use std::sync::Arc;

fn in_order(game: &Game) -> Session {
    let pack = game.machine.rules().pack.cards();
    let state = game.machine.deal(&pack, 0).unwrap();
    Session::new(Arc::clone(&game.machine), Start::Cards(pack), state)
}

fn given(game: &Game, text: &str) -> Session {
    let (parsed, diagnostics) = parse_position(text);
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    let state = position::read(&game.machine, &parsed, Unnamed::SetAside).unwrap();
    Session::new(
        Arc::clone(&game.machine),
        Start::Position(text.to_owned()),
        state,
    )
}

/// The cards of a pile in words.
fn pile(session: &Session, name: &str) -> Vec<String> {
    let machine = session.machine();
    let found = machine
        .places()
        .all()
        .find(|&pile| words::pile_name(machine, pile) == name)
        .unwrap_or_else(|| panic!("no pile {name}"));
    session
        .state()
        .pile(machine.places(), found)
        .iter()
        .map(|slot| {
            machine
                .rules()
                .pack
                .write(slot.card(), patience::cards::Letters::Letters)
        })
        .collect()
}

/// `5H 4H 3H · 3 · 21`: the waste's last three, bottom first; cards in the waste; in the stock.
fn turned(session: &Session) -> String {
    let waste = pile(session, "waste");
    let last: Vec<&str> = waste
        .iter()
        .skip(waste.len().saturating_sub(3))
        .map(String::as_str)
        .collect();
    format!(
        "{} · {} · {}",
        last.join(" "),
        waste.len(),
        pile(session, "stock").len()
    )
}

#[test]
fn klondike_hand_check_values_without_a_play() {
    let game = shipped::game("klondike-hand");
    let mut session = in_order(&game);
    let known = [
        (1, "5H 4H 3H · 3 · 21"),
        (2, "8H 7H 6H · 6 · 18"),
        (9, "3H 4H 5H · 3 · 21"),
        (17, "5H 4H 3H · 3 · 21"),
        (25, "5H · 1 · 23"),
        (26, "5H 4H · 2 · 22"),
        (48, "KS QS JS · 24 · 0"),
    ];
    for turn in 1..=48 {
        play(&mut session, "turn").unwrap_or_else(|error| panic!("turn {turn}: {error}"));
        if let Some((_, wanted)) = known.iter().find(|(number, _)| *number == turn) {
            assert_eq!(turned(&session), *wanted, "turn {turn}");
        }
    }
    assert!(
        play(&mut session, "turn").is_err(),
        "a 49th turn is refused"
    );
}

#[test]
fn klondike_hand_check_values_with_a_play() {
    let game = shipped::game("klondike-hand");
    let mut session = in_order(&game);
    for _ in 0..6 {
        play(&mut session, "turn").unwrap();
    }
    play(&mut session, "5S to tableau 4").unwrap();
    let known = [
        (8, "KS QS JS · 23 · 0", 1),
        (15, "KS 8S 9S · 21 · 2", 2),
        (16, "3H JS QS · 3 · 20", 3),
        (23, "3H 9S 8S · 3 · 20", 4),
        (24, "9S 8S JS · 4 · 19", 4),
    ];
    for turn in 7..=43 {
        play(&mut session, "turn").unwrap_or_else(|error| panic!("turn {turn}: {error}"));
        if let Some((_, wanted, pass)) = known.iter().find(|(number, ..)| *number == turn) {
            assert_eq!(turned(&session), *wanted, "turn {turn}");
            assert_eq!(
                session.state().counter(Counter::PASS),
                *pass,
                "pass after turn {turn}"
            );
        }
    }
    assert!(
        play(&mut session, "turn").is_err(),
        "a 44th turn is refused"
    );
}

/// Plays a script, a move a line: what each line did to the piles that are watched, or why it was
/// refused.
fn script(
    game: &Game,
    mut session: Session,
    start: &str,
    moves: &[&str],
    watched: &[&str],
) -> String {
    let mut text = format!("=== {}\n{}\n", game.spec, start.trim());
    for line in moves {
        let _ = writeln!(text, "> {line}");
    }
    let _ = writeln!(text, "===");
    for line in moves {
        let _ = writeln!(text, "> {line}");
        let parsed = parse_move(line).unwrap_or_else(|error| panic!("{line}: {}", error.message));
        match session.play(&parsed).map(|_| ()) {
            Ok(()) => {
                for name in watched {
                    let cards = pile(&session, name);
                    if !cards.is_empty() {
                        let _ = writeln!(text, "  {name}: {}", cards.join(" "));
                    }
                }
                let _ = writeln!(
                    text,
                    "  {}",
                    patience::cli::table::numbers(session.machine(), session.state())
                );
            }
            Err(refusal) => {
                let why = reason::one_line(session.machine(), &game.sources, &refusal);
                let _ = writeln!(text, "  refused: {why}");
            }
        }
    }
    let status = match session.status() {
        Status::Playing => "playing",
        Status::Won => "won",
        Status::Lost => "lost",
    };
    let _ = writeln!(text, "=== {status}");
    text
}

fn snapshot(name: &str, text: &str) {
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false, snapshot_path => "snapshots/scripted" }, {
        insta::assert_snapshot!(name, text);
    });
}

#[test]
fn klondike_hand_three_passes_without_a_play() {
    let game = shipped::game("klondike-hand");
    let moves = ["turn"; 26];
    let text = script(
        &game,
        in_order(&game),
        "the pack in order",
        &moves,
        &["waste"],
    );
    snapshot("klondike_hand_three_passes", &text);
}

#[test]
fn klondike_hand_carries_over() {
    let game = shipped::game("klondike-hand");
    let into_the_next = "stock: 3H, waste: 9C 8C 7C 6C, pass is 1";
    let mut text = script(
        &game,
        given(&game, into_the_next),
        into_the_next,
        &["turn"],
        &["waste", "stock"],
    );
    let into_the_single = "stock: 4S 3H, waste: 9C 8C 7C 6C, pass is 3";
    let moves = ["turn", "turn", "turn", "turn", "turn", "turn"];
    text += &script(
        &game,
        given(&game, into_the_single),
        into_the_single,
        &moves,
        &["waste", "stock"],
    );
    let what_there_is = "stock: 4S, waste: 3H, pass is 1";
    text += &script(
        &game,
        given(&game, what_there_is),
        what_there_is,
        &["turn"],
        &["waste", "stock"],
    );
    snapshot("klondike_hand_carry_over", &text);
}

#[test]
fn klondike_all_aces_first() {
    for spec in ["klondike", "klondike/draw-three"] {
        let game = shipped::game(spec);
        let start =
            "tableau 1: [KH] 2S AS, tableau 2: AH, tableau 3: AD, tableau 4: AC, foundation 1:";
        let start = start.trim_end_matches(", foundation 1:");
        let moves = [
            "AS to foundation",
            "2S to foundation",
            "AH to foundation",
            "AD to foundation",
            "2S to foundation",
            "AC to foundation",
            "2S to foundation",
        ];
        let watched = [
            "foundation 1",
            "foundation 2",
            "foundation 3",
            "foundation 4",
            "tableau 1",
        ];
        let text = script(&game, given(&game, start), start, &moves, &watched);
        snapshot(
            &format!("{}_all_aces_first", spec.replace(['/', '-'], "_")),
            &text,
        );
    }
}

#[test]
fn klondike_one_pass_only() {
    let game = shipped::game("klondike");
    let start = "stock: 2S 3S, tableau 1: KD";
    let text = script(
        &game,
        given(&game, start),
        start,
        &["turn", "turn", "turn", "redeal"],
        &["waste"],
    );
    snapshot("klondike_one_pass", &text);
    let game = shipped::game("klondike/draw-three");
    let start = "stock: 2S 3S 4S 5S, tableau 1: KD";
    let moves = ["turn", "turn", "redeal", "turn", "turn", "redeal", "turn"];
    let text = script(
        &game,
        given(&game, start),
        start,
        &moves,
        &["waste", "stock"],
    );
    snapshot("klondike_draw_three_passes", &text);
}

#[test]
fn klondike_hand_by_suit_builds_in_suit() {
    let game = shipped::game("klondike-hand/by-suit");
    let start = "tableau 1: 8S, tableau 2: [KD] 7H, tableau 3: 9C 7S, tableau 4: 9S";
    let moves = ["7H to tableau 1", "7S to tableau 1", "8S to tableau 4"];
    let text = script(
        &game,
        given(&game, start),
        start,
        &moves,
        &["tableau 1", "tableau 4"],
    );
    snapshot("klondike_hand_by_suit", &text);
}

#[test]
fn paciencia_moves_whole_runs_only() {
    for spec in ["paciencia", "paciencia/any-card"] {
        let game = shipped::game(spec);
        let start = "tableau 1: [2C] 9H 8S, tableau 2: 9D, tableau 3: 10C, tableau 4: [AH] 5S, stock: 6D 4H, waste: QH";
        let moves = [
            "8S to tableau 2",
            "9H to tableau 3",
            "2C to tableau 5",
            "5S to tableau 5",
            "QH to tableau 5",
            "turn",
            "turn",
            "redeal",
        ];
        let watched = [
            "tableau 1",
            "tableau 2",
            "tableau 3",
            "tableau 4",
            "tableau 5",
            "waste",
            "stock",
        ];
        let text = script(&game, given(&game, start), start, &moves, &watched);
        snapshot(
            &format!("{}_whole_runs", spec.replace(['/', '-'], "_")),
            &text,
        );
    }
}

/// A pack in which aces come at once, at the end of a row and last of all.
fn aces_in_the_way() -> Vec<patience::cards::Card> {
    let pack = Pack::french(1);
    let cards = pack.cards();
    let (aces, mut others): (Vec<_>, Vec<_>) =
        cards.into_iter().partition(|&card| pack.value(card) == 1);
    others.reverse();
    let mut list = vec![aces[2], aces[0]];
    list.extend(others.drain(..12));
    list.push(aces[3]);
    list.append(&mut others);
    list.push(aces[1]);
    list
}

#[test]
fn ace_row_sends_aces_to_the_heads() {
    let game = shipped::game("ace-row");
    let cards = aces_in_the_way();
    let state = game.machine.deal(&cards, 0).unwrap();
    let session = Session::new(
        Arc::clone(&game.machine),
        Start::Cards(cards.clone()),
        state,
    );
    let pack = &game.machine.rules().pack;
    let order: Vec<String> = cards
        .iter()
        .map(|&card| pack.write(card, patience::cards::Letters::Letters))
        .collect();
    let text = format!(
        "=== ace-row, dealt in this order\n{}\n===\n{}",
        order.join(" "),
        position::write(session.machine(), session.state())
    );
    snapshot("ace_row_aces_diverted", &text);
}

/// Plays until blocked, re-lays, and so on: three re-lays, and the fourth refused.
#[test]
fn ace_row_three_relays_and_no_fourth() {
    let game = shipped::game("ace-row");
    let mut session = shipped::begin(&game, 7);
    let mut dice = Dice::new(7);
    let mut text =
        String::from("=== ace-row deal 7, played at random and re-laid whenever blocked\n");
    for relay in 0..=3 {
        assert!(
            play(&mut session, "redeal").is_err() || session.machine().is_blocked(session.state())
        );
        let mut moves = 0;
        while !session.machine().is_blocked(session.state()) {
            let mv = session.legal()[dice.below(session.legal().len())];
            session.make(mv).unwrap();
            moves += 1;
            assert!(
                moves < 5_000,
                "it comes to rest: each move lays a card in its place or beside it"
            );
        }
        let _ = writeln!(
            text,
            "blocked after {moves} moves:\n{}",
            position::write(session.machine(), session.state())
        );
        let parsed = parse_move("redeal").unwrap();
        match session.play(&parsed).map(|_| ()) {
            Ok(()) => {
                assert!(relay < 3, "a fourth re-lay");
                assert!(
                    !session.machine().is_blocked(session.state())
                        || session.status() == Status::Won,
                    "a re-lay never leaves a blocked table"
                );
                let _ = writeln!(
                    text,
                    "re-laid:\n{}",
                    position::write(session.machine(), session.state())
                );
            }
            Err(refusal) => {
                assert_eq!(relay, 3, "a re-lay refused too early");
                let why = reason::one_line(session.machine(), &game.sources, &refusal);
                let _ = writeln!(text, "refused: {why}");
            }
        }
    }
    assert_eq!(session.status(), Status::Lost);
    snapshot("ace_row_three_relays", &text);
}

#[test]
fn ace_row_until_it_comes_out_counts_relays() {
    let game = shipped::game("ace-row/until-it-comes-out");
    let mut session = shipped::begin(&game, 7);
    let mut dice = Dice::new(7);
    for relay in 1..=6 {
        while !session.machine().is_blocked(session.state()) {
            let mv = session.legal()[dice.below(session.legal().len())];
            session.make(mv).unwrap();
        }
        if session.status() == Status::Won {
            return;
        }
        play(&mut session, "redeal").unwrap();
        assert_eq!(session.machine().score(session.state()), Some(relay));
    }
}

#[test]
fn ace_row_won_and_blocked_tables() {
    let game = shipped::game("ace-row");
    let last = "tableau row 1: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS - KS, \
                tableau row 2: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH -, \
                tableau row 3: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD -, \
                tableau row 4: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC -";
    let mut text = script(
        &game,
        given(&game, last),
        last,
        &["KS to tableau row 1 column 13"],
        &[],
    );
    let blocked = "tableau row 1: AS KD - -, tableau row 2: AH KS -";
    let moves = [
        "AH to tableau row 1 column 3",
        "KS to tableau row 1 column 3",
        "KD to tableau row 2 column 3",
    ];
    text += &script(&game, given(&game, blocked), blocked, &moves, &[]);
    snapshot("ace_row_won_and_blocked", &text);
}

#[test]
fn display_wraps_both_ways_and_fills_up() {
    let game = shipped::game("display");
    let start =
        "display 1: QS KS, display 2: JH QH KH AC 2C 3C 4C 5C, stock: 7D 6C 10D AH, pass is 1";
    let moves = [
        "AH to heap 1",
        "AH to display 1",
        "10D to display 3",
        "6C to display 2",
        "6C to heap 1",
        "7D to heap 2",
    ];
    let watched = [
        "display 1",
        "display 2",
        "display 3",
        "heap 1",
        "heap 2",
        "stock",
    ];
    let mut text = script(&game, given(&game, start), start, &moves, &watched);
    let row = "display 1: 2S, display 2: AH, stock: 5D KC, pass is 1";
    let moves = ["KC to heap 1", "KC to display 3", "5D to heap 3"];
    text += &script(
        &game,
        given(&game, row),
        row,
        &moves,
        &["display 1", "display 2", "display 3", "heap 3"],
    );
    snapshot("display_wrap_and_full_column", &text);
}

#[test]
fn display_free_heaps_lets_a_card_lie() {
    let game = shipped::game("display/free-heaps");
    let start = "display 1: QS, stock: 7D KC, pass is 1";
    let moves = ["KC to heap 1", "KC to display 1"];
    let text = script(
        &game,
        given(&game, start),
        start,
        &moves,
        &["display 1", "heap 1"],
    );
    snapshot("display_free_heaps", &text);
}

#[test]
fn display_second_pass_has_one_heap() {
    let game = shipped::game("display");
    let start = "display 1: QS, heap 1: 4D 5D, heap 2: 6D, heap 3: 8D 9H, pass is 1";
    let moves = [
        "5D to heap 2",
        "redeal",
        "8D to heap 2",
        "8D to heap 1",
        "9H to heap 1",
        "redeal",
        "6D to heap 1",
        "4D to heap 1",
        "5D to heap 1",
        "redeal",
    ];
    let text = script(
        &game,
        given(&game, start),
        start,
        &moves,
        &["stock", "heap 1", "heap 2"],
    );
    snapshot("display_second_pass", &text);
}

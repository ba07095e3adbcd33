//! The crate and the second enumerator side by side: the same moves, the same positions, the same
//! numbers of lines.

use crate::enumerator::Position;
use crate::enumerator::perft::{self as second, Landmark, Step, Table};
use crate::perft::perft;
use crate::shipped::{self, Game};
use patience::cards::{Card, Letters, reshuffle};
use patience::machine::{Journal, Move};
use patience::play::{Session, Start, words};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The deal number whose shuffles both sides use.
const SEED: u64 = 0;

/// The crate brings the cards into the order of their kinds before it shuffles, and deals from the
/// end of what comes out.
#[expect(
    clippy::ptr_arg,
    reason = "the second enumerator hands its cards over so"
)]
fn shuffle(k: u32, cards: &mut Vec<Card>) {
    shuffle_of(SEED, k, cards);
}

fn shuffle_of(seed: u64, k: u32, cards: &mut [Card]) {
    cards.sort_unstable();
    reshuffle(cards, seed, u64::from(k));
    cards.reverse();
}

/// The crate's words in the second enumerator's.
fn in_their_words(game: &Game, words: &str) -> String {
    if game.spec.starts_with("display") {
        let words = words.replace("display", "tableau");
        if words == "redeal" {
            "gather".to_owned()
        } else {
            words
        }
    } else {
        words.to_owned()
    }
}

/// The second enumerator's words in the crate's: it calls the columns of every game tableau, and
/// the move between passes of one of them by another name.
fn in_our_words(game: &Game, words: &str) -> String {
    if game.spec.starts_with("display") {
        let words = words.replace("tableau", "display");
        if words == "gather" {
            "redeal".to_owned()
        } else {
            words
        }
    } else {
        words.to_owned()
    }
}

fn session(game: &Game, pack: &[Card]) -> Session {
    let state = game.machine.deal(pack, SEED).unwrap();
    Session::new(
        Arc::clone(&game.machine),
        Start::Cards(pack.to_vec()),
        state,
    )
}

/// The second enumerator's form of the crate's position: its piles' cards, by name.
fn same_position(game: &Game, session: &Session, table: &Table<'_>, on: &str) {
    for pile in table.piles() {
        let name = in_our_words(game, &pile.place.to_string());
        let (ours, cards) = game
            .machine
            .places()
            .all()
            .map(|pile| (words::pile_name(&game.machine, pile), pile))
            .find(|(ours, _)| *ours == name)
            .map_or_else(
                || panic!("{}: no pile {name}", game.spec),
                |(ours, pile)| (ours, session.state().pile(game.machine.places(), pile)),
            );
        let write = |card: Card| game.machine.rules().pack.write(card, Letters::Letters);
        let there: Vec<String> = cards.iter().map(|slot| write(slot.card())).collect();
        let wanted: Vec<String> = pile.cards.iter().map(|&card| write(card)).collect();
        assert_eq!(
            there,
            wanted,
            "{}: {ours} after {on}\n{}",
            game.spec,
            table.text()
        );
    }
}

/// The crate's moves with the origin always named, as the second enumerator has them.
fn long_words(game: &Game, session: &Session) -> BTreeSet<String> {
    let legal = session.legal().iter();
    legal.map(|mv| long_word(game, session, mv)).collect()
}

fn long_word(game: &Game, session: &Session, mv: &Move) -> String {
    let machine = &game.machine;
    let Move::Carry {
        from,
        at,
        count,
        to,
    } = mv
    else {
        return words::words(machine, session.state(), mv, session.legal());
    };
    let card = words::named_card(machine, session.state(), *from, *at, *count).unwrap();
    let card = machine.rules().pack.write(card.card(), Letters::Letters);
    let target = words::pile_name(machine, *to);
    let target = if target.starts_with("foundation") {
        "foundation"
    } else {
        &target
    };
    format!(
        "{card} from {} to {target}",
        words::pile_name(machine, *from)
    )
}

fn replay(game: &Game, pack: &[Card], steps: &[Step], start: &Table<'_>) -> Session {
    let mut session = session(game, pack);
    let mut table = start.clone();
    for step in steps {
        let theirs: BTreeSet<String> = second::words(&table)
            .iter()
            .map(|words| in_our_words(game, words))
            .collect();
        if !table.is_lost() {
            assert_eq!(
                long_words(game, &session),
                theirs,
                "{}\n{}",
                game.spec,
                table.text()
            );
        }
        table.play(&step.words).unwrap();
        let words = in_our_words(game, &step.words);
        shipped::play(&mut session, &words)
            .unwrap_or_else(|error| panic!("{}: {words}: {error}\n{}", game.spec, table.text()));
        same_position(game, &session, &table, &step.words);
    }
    session
}

fn same_lines(game: &Game, session: &Session, table: &Table<'_>, longest: u32) {
    let mut state = session.state().clone();
    let mut journal = Journal::new();
    for length in 1..=longest {
        let theirs = second::perft(table, length);
        if theirs > 100_000 {
            break;
        }
        let ours = perft(&game.machine, &mut state, &mut journal, length);
        assert_eq!(
            ours,
            theirs,
            "{}: lines of length {length}\n{}",
            game.spec,
            table.text()
        );
    }
}

fn compare(spec: &str, game: second::Game, landmarks: &[Landmark]) {
    let shipped = shipped::game(spec);
    for seed in 1..=2 {
        let pack = second::shuffled(game.decks(), seed);
        let start = second::start(game, &pack, &shuffle);
        same_position(&shipped, &session(&shipped, &pack), &start, "the deal");
        same_lines(&shipped, &session(&shipped, &pack), &start, 4);
        for walk in 1..=4 {
            let (_, steps) = second::walk(&start, walk, 150);
            replay(&shipped, &pack, &steps, &start);
        }
        for &landmark in landmarks {
            let (table, steps) = second::walk_to(&start, seed, landmark)
                .unwrap_or_else(|| panic!("{spec}: no walk comes to {landmark:?}"));
            let session = replay(&shipped, &pack, &steps, &start);
            same_lines(&shipped, &session, &table, 4);
        }
    }
}

#[test]
fn klondike_hand_twice() {
    let landmarks = [Landmark::CarryInto(3), Landmark::CarryInto(4)];
    compare("klondike-hand", second::Game::KlondikeHand, &landmarks);
}

#[test]
fn klondike_hand_by_suit_twice() {
    compare(
        "klondike-hand/by-suit",
        second::Game::KlondikeHandBySuit,
        &[],
    );
}

#[test]
fn ace_row_twice() {
    let landmarks = [
        Landmark::BlockedAfter(0),
        Landmark::Relaid(1),
        Landmark::BlockedAfter(1),
    ];
    compare("ace-row", second::Game::AceRow, &landmarks);
}

#[test]
fn ace_row_until_it_comes_out_twice() {
    compare(
        "ace-row/until-it-comes-out",
        second::Game::AceRowUntilItComesOut,
        &[Landmark::Relaid(5)],
    );
}

#[test]
fn display_twice() {
    compare("display", second::Game::Display, &[Landmark::SecondPass]);
}

#[test]
fn display_free_heaps_twice() {
    compare(
        "display/free-heaps",
        second::Game::DisplayFreeHeaps,
        &[Landmark::SecondPass],
    );
}

/// The numbers that `perft.txt` holds for these games, counted by the second enumerator: the same
/// deals, and the same positions in the middle, to which the crate's moves are played in both.
#[test]
fn the_numbers_of_lines_on_file_counted_twice() {
    let games = [
        ("klondike-hand", second::Game::KlondikeHand),
        ("klondike-hand/by-suit", second::Game::KlondikeHandBySuit),
        ("ace-row", second::Game::AceRow),
        (
            "ace-row/until-it-comes-out",
            second::Game::AceRowUntilItComesOut,
        ),
        ("display", second::Game::Display),
        ("display/free-heaps", second::Game::DisplayFreeHeaps),
    ];
    for (spec, game) in games {
        let shipped = shipped::game(spec);
        let mut compared = 0;
        for line in include_str!("../perft.txt").lines() {
            let Some((head, counts)) = line.split_once(": ") else {
                continue;
            };
            let head: Vec<&str> = head.split(' ').collect();
            let [name, deal, moves] = head.as_slice() else {
                continue;
            };
            if *name != spec {
                continue;
            }
            let deal: u64 = deal.parse().unwrap();
            let order = patience::cards::Deal::Ours(deal)
                .order(&shipped.machine.rules().pack)
                .unwrap();
            let shuffle = move |k: u32, cards: &mut Vec<Card>| shuffle_of(deal, k, cards);
            let mut table = second::start(game, &order, &shuffle);
            let mut session = shipped::begin(&shipped, deal);
            let mut dice = shipped::Dice::new(deal);
            for _ in 0..moves.parse::<usize>().unwrap() {
                if session.legal().is_empty() {
                    break;
                }
                let mv = session.legal()[dice.below(session.legal().len())];
                let words = in_their_words(&shipped, &long_word(&shipped, &session, &mv));
                table.play(&words).unwrap();
                session.make(mv).unwrap();
            }
            same_position(&shipped, &session, &table, "the random player");
            for (length, known) in (1..).zip(counts.split(' ')) {
                assert_eq!(second::perft(&table, length).to_string(), known, "{line}");
            }
            compared += 1;
        }
        assert_eq!(compared, 4, "{spec}");
    }
}

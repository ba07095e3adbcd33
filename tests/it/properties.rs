//! What must hold of every shipped game after any random play.

use crate::shipped::{self, Dice, Game};
use patience::machine::{Journal, Move, Pile, State};
use patience::play::position::{self, Unnamed};
use patience::play::{Refusal, Session, words};
use proptest::prelude::*;

/// Every card of the pack is in exactly one place.
fn every_card_once(game: &Game, state: &State) {
    let pack = &game.machine.rules().pack;
    for (card, count) in position::census(&game.machine, state) {
        assert_eq!(
            count,
            usize::from(pack.copies(card)),
            "{}: {card:?}",
            game.spec
        );
    }
}

/// Moves that are not in the listing, chosen at random, well-formed or not.
fn other_moves(game: &Game, state: &State, dice: &mut Dice) -> Vec<Move> {
    let piles = game.machine.places().piles();
    let pile = |dice: &mut Dice| Pile(u8::try_from(dice.below(piles)).unwrap());
    (0..12)
        .map(|_| {
            let (from, to) = (pile(dice), pile(dice));
            let length = state.count(from);
            let at = dice.below(length + 1);
            let count = 1 + dice.below(length.saturating_sub(at) + 1);
            let small = |number: usize| u8::try_from(number).unwrap();
            match dice.below(8) {
                0 => Move::Remove([from].into_iter().collect()),
                1 => Move::Remove([from.min(to), from.max(to)].into_iter().collect()),
                2 => Move::Swap(from.min(to), from.max(to)),
                3 => [Move::Turn, Move::Redeal, Move::Act(0)][dice.below(3)],
                _ => Move::Carry {
                    from,
                    at: small(at),
                    count: small(count),
                    to,
                },
            }
        })
        .collect()
}

/// Plays at random and checks everything on the way; then takes it all back.
fn play_and_check(game: &Game, deal: u64, seed: u64, longest: usize) {
    let machine = &game.machine;
    let dealt = shipped::begin(game, deal).state().clone();
    let mut state = dealt.clone();
    let mut journal = Journal::new();
    let mut dice = Dice::new(seed);
    let start = journal.mark();
    let mut legal = Vec::new();
    for _ in 0..longest {
        every_card_once(game, &state);
        let mut fresh = state.clone();
        fresh.rehash(machine.places());
        assert_eq!(state, fresh, "{}: the incremental hash drifts", game.spec);

        machine.moves(&state, &mut legal);
        for mv in &legal {
            assert!(
                machine.is_legal(&state, mv),
                "{}: listed but not legal by the tables: {mv:?}",
                game.spec
            );
            let verdict = machine.judge(&state, mv);
            assert!(
                verdict.is_legal(),
                "{}: listed but refused by the tree: {mv:?} {verdict:?}",
                game.spec
            );
        }
        for mv in other_moves(game, &state, &mut dice) {
            let verdict = machine.judge(&state, &mv);
            assert_eq!(
                machine.is_legal(&state, &mv),
                verdict.is_legal(),
                "{}: tables and tree disagree on {mv:?}: {verdict:?}\n{}",
                game.spec,
                position::write(machine, &state)
            );
            assert!(
                verdict.is_legal() || verdict.refusal().is_some(),
                "{}: refused without a reason: {mv:?}",
                game.spec
            );
        }
        if legal.is_empty() || machine.is_won(&state) {
            break;
        }
        let mv = legal[dice.below(legal.len())];
        let before = state.clone();
        let mark = machine.play(&mut state, &mv, &mut journal).unwrap();
        let after = state.clone();
        machine.undo(&mut state, &mut journal, mark);
        assert_eq!(state, before, "{}: undoing {mv:?}", game.spec);
        machine.play(&mut state, &mv, &mut journal).unwrap();
        assert_eq!(state, after, "{}: redoing {mv:?}", game.spec);
    }
    machine.undo(&mut state, &mut journal, start);
    assert_eq!(state, dealt, "{}: undoing everything", game.spec);
}

/// Every listed move is accepted by its printed words, and means itself; words that no listed move
/// has are refused with a reason.
fn words_and_check(game: &Game, deal: u64, seed: u64, longest: usize) {
    let mut session = shipped::begin(game, deal);
    let mut dice = Dice::new(seed);
    for _ in 0..longest {
        let listing = session.listing();
        for (words, mv) in listing.iter().zip(session.legal()) {
            let alone = words::words(&game.machine, session.state(), mv, session.legal());
            assert_eq!(*words, alone, "{}: in the listing and alone", game.spec);
            let parsed = patience::language::parse_move(words)
                .unwrap_or_else(|error| panic!("{}: {words}: {}", game.spec, error.message));
            match session.resolve(&parsed) {
                Ok(found) => assert_eq!(&found, mv, "{}: {words}", game.spec),
                Err(refusal) => panic!("{}: {words} is refused: {refusal:?}", game.spec),
            }
        }
        for mv in other_moves(game, session.state(), &mut dice) {
            if game.machine.is_legal(session.state(), &mv) {
                continue;
            }
            let form = words::words(&game.machine, session.state(), &mv, &[]);
            let Ok(parsed) = patience::language::parse_move(&form) else {
                continue;
            };
            match session.resolve(&parsed) {
                // The words may fit a move that is legal.
                Ok(other) => assert!(game.machine.is_legal(session.state(), &other)),
                Err(refusal) => match *refusal {
                    Refusal::Illegal { verdict, .. } => {
                        assert!(verdict.refusal().is_some(), "{}: {form}", game.spec);
                    }
                    Refusal::Unknown(message) | Refusal::Absent { message, .. } => {
                        assert!(!message.is_empty());
                    }
                    Refusal::Ambiguous(list) => assert!(list.len() > 1, "{}: {form}", game.spec),
                    Refusal::Fault(fault) => panic!("{}: {form}: {fault}", game.spec),
                },
            }
        }
        position_round_trip(game, &session);
        if session.legal().is_empty() || game.machine.is_won(session.state()) {
            break;
        }
        let mv = session.legal()[dice.below(session.legal().len())];
        session
            .make(mv)
            .unwrap_or_else(|refusal| panic!("{}: {refusal:?}", game.spec));
    }
}

/// What `show` prints in words, `--position` reads, and the same moves are legal there.
fn position_round_trip(game: &Game, session: &Session) {
    let written = position::write(&game.machine, session.state());
    let (parsed, diagnostics) = patience::language::parse_position(&written);
    assert!(
        diagnostics.is_empty(),
        "{}: {diagnostics:?}\n{written}",
        game.spec
    );
    let state = position::read(&game.machine, &parsed, Unnamed::Refused)
        .unwrap_or_else(|errors| panic!("{}: {errors:?}\n{written}", game.spec));
    assert_eq!(
        position::write(&game.machine, &state),
        written,
        "{}",
        game.spec
    );
    let mut there = Vec::new();
    game.machine.moves(&state, &mut there);
    assert_eq!(there, session.legal(), "{}\n{written}", game.spec);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_play_keeps_the_rules_of_the_house(deal in 1_u64..1_000_000, seed in any::<u64>()) {
        shipped::each(|game| play_and_check(game, deal, seed, 60));
    }

    #[test]
    fn words_mean_what_they_say(deal in 1_u64..1_000_000, seed in any::<u64>()) {
        shipped::each(|game| words_and_check(game, deal, seed, 25));
    }
}

/// A hundred deals of every game, each played at random to its end or for 2,000 moves: no step
/// fails or goes on without end, and no card is lost or made.
#[test]
fn long_random_play_loses_no_card() {
    const DEALS: u64 = 100;
    const LONGEST: usize = 2000;
    shipped::each(|game| {
        let machine = &game.machine;
        let (mut journal, mut legal) = (Journal::new(), Vec::new());
        for deal in 1..=DEALS {
            let mut state = shipped::dealt(game, patience::cards::Deal::Ours(deal));
            let mut dice = Dice::new(deal);
            for _ in 0..LONGEST {
                machine.moves(&state, &mut legal);
                if legal.is_empty() {
                    break;
                }
                let mv = legal[dice.below(legal.len())];
                machine
                    .play(&mut state, &mv, &mut journal)
                    .unwrap_or_else(|fault| panic!("{} deal {deal}: {fault}", game.spec));
            }
            every_card_once(game, &state);
            journal = Journal::new();
        }
    });
}

/// The status is derived from legality alone: with no move left a game is not going on.
#[test]
fn no_game_goes_on_without_a_move() {
    use patience::machine::Status;
    for game in shipped::all() {
        let mut session = shipped::begin(game, 5);
        let mut dice = Dice::new(5);
        for _ in 0..300 {
            match session.status() {
                Status::Playing => assert!(
                    !session.legal().is_empty(),
                    "{}: playing without a move",
                    game.spec
                ),
                Status::Won => break,
                Status::Lost => {
                    let only_acts = session
                        .legal()
                        .iter()
                        .all(|mv| matches!(mv, Move::Turn | Move::Redeal | Move::Act(_)));
                    assert!(
                        only_acts || !game.machine.rules().lose.is_empty(),
                        "{}: lost although a card can move",
                        game.spec
                    );
                    break;
                }
            }
            let mv = session.legal()[dice.below(session.legal().len())];
            session
                .make(mv)
                .unwrap_or_else(|refusal| panic!("{}: {refusal:?}", game.spec));
        }
    }
}

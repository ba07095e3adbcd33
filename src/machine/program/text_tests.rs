//! Steps and automatic play, on small games written as a file writes them.

use crate::cards::{Card, Deal, Pack, Rank};
use crate::machine::testing::{cards, compile, piles, read, row};
use crate::machine::{Counter, Journal, Machine, Move, Pile, State, Unnamed};

fn rank(pack: &Pack, card: Card) -> u8 {
    pack.rank(card).map_or(u8::MAX, |Rank(rank)| rank)
}

fn ranks(machine: &Machine, state: &State, pile: Pile) -> Vec<u8> {
    let pack = &machine.rules().pack;
    state
        .pile(machine.places(), pile)
        .iter()
        .map(|slot| rank(pack, slot.card()))
        .collect()
}

const ACE: u8 = 0;
const KING: u8 = 12;

#[test]
fn a_clock_runs_by_itself_card_by_card() {
    let machine = compile(read(
        r#"game "Clock" {
          pack 1
          hour x13 as tableau {
            lay    rank is pile number, at bottom
            lift   top
            turns up after laying
          }
          layout { deal 4 to each hour, face down; turn up hour 13 }
          win when every card in hour is face up
        }"#,
    ));
    let hours = piles(&machine, "hour");
    let up = |state: &State| -> usize {
        hours
            .iter()
            .flat_map(|&hour| state.pile(machine.places(), hour))
            .filter(|slot| slot.is_up())
            .count()
    };
    let mut state = machine.deal_number(&Deal::Ours(4)).unwrap();
    assert_eq!(up(&state), 1, "nothing but the centre's top is turned up");
    let (mut journal, mut moves) = (Journal::new(), Vec::new());
    let (mut turned, mut hour) = (1, hours[12]);
    loop {
        machine.moves(&state, &mut moves);
        // The card just turned up goes (cards that are home may show again; they stay).
        let forced = moves
            .iter()
            .find(|mv| matches!(mv, Move::Carry { from, .. } if *from == hour))
            .unwrap();
        let Move::Carry { from, to, .. } = *forced else {
            panic!("{forced:?}");
        };
        hour = to;
        let (card, below) = (
            state.top(machine.places(), from).unwrap(),
            state.count(to) - usize::from(from == to),
        );
        let forced = *forced;
        machine.play(&mut state, &forced, &mut journal).unwrap();
        assert_eq!(state.pile(machine.places(), to).first(), Some(&card));
        assert_eq!(state.count(to), below + 1);
        if up(&state) == turned {
            break;
        }
        turned += 1;
        assert!(state.top(machine.places(), to).unwrap().is_up());
    }
    // It stops at the fourth king, when no face-down card lies in the centre.
    let centre = ranks(&machine, &state, hours[12]);
    assert_eq!(centre, [KING; 4]);
}

#[test]
fn aces_met_in_dealing_and_in_refills_go_out_and_are_replaced() {
    let machine = compile(read(
        r#"game "Intelligence" {
          pack 2
          stock
          foundation x8
          fan x18 as tableau {
            start  none
            build  up or down in suit
            lift   top
            fill   3 from stock, sending A to foundation
          }
          layout { deal 3 to each fan, sending A to foundation }
          redeal twice, when pass is at most 3 { gather fan to stock; shuffle; lay out again }
        }"#,
    ));
    let fans = piles(&machine, "fan");
    let (mut journal, mut moves) = (Journal::new(), Vec::new());
    for deal in 1..=6 {
        let mut state = machine.deal_number(&Deal::Ours(deal)).unwrap();
        assert!(fans.iter().all(|&fan| state.count(fan) == 3));
        for turn in 0..150 {
            for &fan in &fans {
                assert!(!ranks(&machine, &state, fan).contains(&ACE), "deal {deal}");
                let refilled = !state.is_empty(fan) || state.is_empty(machine.places().stock());
                assert!(refilled, "deal {deal}, turn {turn}: a fan stays empty");
            }
            machine.moves(&state, &mut moves);
            let Some(mv) = moves.get(turn * 7 % moves.len().max(1)) else {
                break;
            };
            machine.play(&mut state, mv, &mut journal).unwrap();
        }
    }
}

#[test]
fn a_rank_that_lies_in_a_column_already_is_put_off_while_dealing() {
    let machine = compile(read(
        r#"game "Nestor" {
          pack 1
          tableau x8
          reserve x4
          layout {
            deal 6 to each tableau, sending rank found in it to bottom of stock
            deal 1 to each reserve
          }
          remove pair same rank from tableau or reserve
        }"#,
    ));
    let columns = piles(&machine, "tableau");
    for deal in 1..=60 {
        let state = machine.deal_number(&Deal::Ours(deal)).unwrap();
        let mut repeated = 0;
        for &column in &columns {
            let mut ranks = ranks(&machine, &state, column);
            assert_eq!(ranks.len(), 6, "deal {deal}");
            ranks.sort_unstable();
            ranks.dedup();
            repeated += 6 - ranks.len();
        }
        // Only where every card left had its rank in the last columns is one dealt all the same.
        assert!(repeated <= 1, "deal {deal}");
        assert!(state.is_empty(machine.places().stock()), "deal {deal}");
    }
}

#[test]
fn what_a_foundation_takes_goes_there_while_dealing_and_is_not_replaced() {
    let machine = compile(read(
        r#"game "Citadel" {
          pack 1
          foundation x4
          tableau x8 { start any; build down regardless of suit }
          layout {
            put A on foundation
            deal 6 to each tableau, sending what foundation takes to foundation, not replaced
          }
        }"#,
    ));
    let (columns, homes) = (piles(&machine, "tableau"), piles(&machine, "foundation"));
    let mut shorter = 0;
    for deal in 1..=40 {
        let state = machine.deal_number(&Deal::Ours(deal)).unwrap();
        let gone: usize = homes.iter().map(|&home| state.count(home) - 1).sum();
        let left: usize = columns.iter().map(|&column| state.count(column)).sum();
        assert_eq!(gone + left, 48, "deal {deal}");
        assert!(columns.iter().all(|&column| state.count(column) <= 6));
        for &home in &homes {
            let ranks = ranks(&machine, &state, home);
            let ascending: Vec<u8> = (0..).take(ranks.len()).collect();
            assert_eq!(ranks, ascending, "deal {deal}");
        }
        shorter += usize::from(gone > 0);
    }
    assert!(shorter > 20, "{shorter}");
}

#[test]
fn a_redeal_at_any_time_does_not_wait_for_the_stock() {
    let text = |when: &str| {
        format!(
            r#"game "Anytime" {{
              pack 1
              stock
              waste
              foundation x4
              tableau x6 {{ start none; build down in suit }}
              layout {{ deal 4 to each tableau }}
              passes 2 {{ turn 1 to waste }}
              redeal{when} {{ gather tableau to stock; shuffle; lay out again }}
            }}"#
        )
    };
    for (when, held) in [("", false), (", at any time", true)] {
        let machine = compile(read(&text(when)));
        let state = machine.deal_number(&Deal::Ours(3)).unwrap();
        let mut moves = Vec::new();
        machine.moves(&state, &mut moves);
        assert_eq!(moves.contains(&Move::Redeal), held, "redeal{when}");
    }
}

#[test]
fn a_layout_begins_again_until_it_need_not() {
    let machine = compile(read(
        r#"game "Aceless" {
          pack 1
          stock
          waste
          foundation x4
          tableau x8 { start any; build down in suit; lift top }
          layout { deal 2 to each tableau; begin again, when any card in tableau is A }
          passes 1 { turn 1 to waste }
        }"#,
    ));
    let mut anew = 0;
    for deal in 1..=40 {
        let state = machine.deal_number(&Deal::Ours(deal)).unwrap();
        for pile in piles(&machine, "tableau") {
            assert!(!ranks(&machine, &state, pile).contains(&ACE));
            assert_eq!(state.count(pile), 2);
        }
        anew += state.counter(Counter::SHUFFLES);
    }
    assert!(
        anew > 20,
        "with sixteen cards dealt, most deals show an ace"
    );
}

#[test]
fn a_layout_that_seldom_comes_out_is_begun_until_it_does() {
    // Three kings: one deal in 5,525.
    let machine = compile(read(
        r#"game "Kings" {
          pack 1
          stock
          waste
          foundation x4
          tableau x3 { start any; build down in suit; lift top }
          layout {
            deal 1 to each tableau
            begin again, when any card in tableau is A or 2 or 3 or 4 or 5 or 6 or 7 or 8 or 9 or 10 or J or Q
          }
          passes 1 { turn 1 to waste }
        }"#,
    ));
    let mut begun = 0;
    for deal in 1..=2 {
        let state = machine.deal_number(&Deal::Ours(deal)).unwrap();
        for pile in piles(&machine, "tableau") {
            assert_eq!(ranks(&machine, &state, pile), [KING]);
        }
        begun = begun.max(state.counter(Counter::SHUFFLES));
    }
    assert!(begun > 1_000, "{begun}");
}

#[test]
fn each_king_begins_a_pile() {
    let machine = compile(read(
        r#"game "Salic" {
          pack 2
          foundation x8
          tableau x8 { start none; build none; lift top }
          layout {
            put KH on tableau 1
            deal all to tableau, each K begins a pile, sending A to foundation
          }
        }"#,
    ));
    for deal in 1..=10 {
        let state = machine.deal_number(&Deal::Ours(deal)).unwrap();
        let mut total = 0;
        for pile in piles(&machine, "tableau") {
            let ranks = ranks(&machine, &state, pile);
            assert_eq!(ranks.first(), Some(&KING), "deal {deal}");
            assert!(
                ranks
                    .iter()
                    .skip(1)
                    .all(|&rank| rank != KING && rank != ACE)
            );
            total += ranks.len();
        }
        assert_eq!(total, 96);
    }
}

#[test]
fn kings_sink_and_keep_their_order() {
    let machine = compile(read(
        r#"game "Dozen" {
          pack 1
          foundation x4
          tableau x13 { start none; build down regardless of suit; lift top }
          layout { deal all to tableau; sink K in tableau }
        }"#,
    ));
    let order: Vec<Card> = {
        // The first column gets QC, KC, KD, 2C; the others what is left.
        let pack = Pack::french(1);
        let first =
            ["QC", "KC", "KD", "2C"].map(|name| crate::cards::parse_card(&pack, name).unwrap());
        let mut rest = pack
            .cards()
            .into_iter()
            .filter(|card| !first.contains(card));
        (0..52)
            .map(|at| {
                if at % 13 == 0 {
                    first[at / 13]
                } else {
                    rest.next().unwrap()
                }
            })
            .collect()
    };
    let state = machine.deal(&order, 0).unwrap();
    assert!(row(&machine, &state, "tableau").starts_with("KC KD QC 2C / "));
}

#[test]
fn piles_gathered_in_order_are_dealt_again_in_order() {
    let machine = compile(read(
        r#"game "Cruel" {
          pack 1
          foundation x4
          tableau x12 { start none; build down in suit; lift top }
          layout { put A on foundation, one of each suit; deal 4 to each tableau }
          redeal without limit, when pass is at least 1 {
            gather tableau to stock
            deal all to tableau, 4 at a time
          }
        }"#,
    ));
    let mut state = machine.deal_number(&Deal::Ours(3)).unwrap();
    assert_eq!(row(&machine, &state, "foundation"), "AC / AD / AH / AS");
    let (mut journal, mut moves) = (Journal::new(), Vec::new());
    for _ in 0..6 {
        machine.moves(&state, &mut moves);
        let Some(carry) = moves.iter().find(|mv| matches!(mv, Move::Carry { .. })) else {
            break;
        };
        machine.play(&mut state, carry, &mut journal).unwrap();
    }
    let all = |state: &State| -> Vec<Card> {
        piles(&machine, "tableau")
            .iter()
            .flat_map(|&pile| state.pile(machine.places(), pile))
            .map(|slot| slot.card())
            .collect()
    };
    let before = all(&state);
    machine
        .play(&mut state, &Move::Redeal, &mut journal)
        .unwrap();
    assert_eq!(all(&state), before);
    let lengths: Vec<usize> = piles(&machine, "tableau")
        .iter()
        .map(|&pile| state.count(pile))
        .collect();
    let full = before.len() / 4;
    assert!(lengths.iter().take(full).all(|&length| length == 4));
    assert_eq!(lengths.get(full).copied().unwrap_or(0), before.len() % 4);
}

#[test]
fn automatic_steps_that_do_not_come_to_rest_are_a_fault_and_change_nothing() {
    let machine = compile(read(
        r#"game "Restless" {
          pack 1
          stock
          waste
          foundation x4
          east as reserve { fill from west }
          west as reserve { fill from east }
          layout { deal 1 to waste }
          passes 1 { turn 1 to east }
        }"#,
    ));
    let mut state = machine.deal_number(&Deal::Ours(1)).unwrap();
    let before = state.clone();
    let mut journal = Journal::new();
    let fault = machine
        .play(&mut state, &Move::Turn, &mut journal)
        .unwrap_err();
    assert!(fault.message.contains("do not come to rest"), "{fault}");
    let line = fault.origin.and_then(crate::rules::Origin::line);
    assert!(matches!(line, Some(6 | 7)), "{fault}");
    assert_eq!(state, before);
}

#[test]
fn rows_are_dealt_to_columns_in_order_only_while_cards_are_left() {
    let machine = compile(crate::machine::testing::game("spider"));
    let columns = piles(&machine, "tableau");
    let places = machine.places();
    let without: Vec<(Pile, Vec<_>)> = columns
        .iter()
        .zip(["2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS"])
        .map(|(&column, card)| (column, cards(card)))
        .collect();
    let mut with_stock = without.clone();
    with_stock.push((places.stock(), cards("KH")));
    let state = machine
        .set_up(&with_stock, &[], Unnamed::SetAside, 0)
        .unwrap();
    assert_ne!(
        places.class(state.mode, columns[0]),
        places.class(state.mode, columns[1])
    );
    let state = machine.set_up(&without, &[], Unnamed::SetAside, 0).unwrap();
    assert_eq!(
        places.class(state.mode, columns[0]),
        places.class(state.mode, columns[1])
    );
    // A redeal that gathers all and shuffles deals to piles that nothing tells apart.
    let lucie = compile(crate::machine::testing::game("la-belle-lucie"));
    let fans = piles(&lucie, "fan");
    let class = |pile| lucie.places().class(0, pile);
    assert_eq!(class(fans[0]), class(fans[17]));
    // Rows of a grid are told apart, and so are the piles of Calculation, each by its number.
    let calculation = compile(crate::machine::testing::game("calculation"));
    let foundations = piles(&calculation, "foundation");
    let class = |pile| calculation.places().class(0, pile);
    assert_ne!(class(foundations[0]), class(foundations[1]));
}

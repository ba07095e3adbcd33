//! Sets of cards are all listed, each once, and no more is looked at than needs be.

use crate::cards::{Card, Deal};
use crate::machine::testing::{compile, read};
use crate::machine::{Machine, Move, Pile, State, Taken};

fn dealt(lines: &str, deal: u64) -> (Machine, State) {
    let text = format!("game \"X\" {{\n pack 1\n{lines}\n}}\n");
    let machine = compile(read(&text));
    let state = machine.deal_number(&Deal::Ours(deal)).unwrap();
    (machine, state)
}

/// Every legal removal of up to five cards, found by asking of each set of piles.
fn asked(machine: &Machine, state: &State) -> Vec<Move> {
    fn widen(
        machine: &Machine,
        state: &State,
        piles: &[Pile],
        chosen: &Taken,
        list: &mut Vec<Move>,
    ) {
        for (at, &pile) in piles.iter().enumerate() {
            let mut wider = *chosen;
            if wider.try_push(pile).is_err() {
                return;
            }
            let mv = Move::Remove(wider);
            machine.check_tables(state, &mv).unwrap();
            if machine.is_legal(state, &mv) {
                list.push(mv);
            }
            widen(machine, state, &piles[at + 1..], &wider, list);
        }
    }
    let piles: Vec<Pile> = machine.places.all().collect();
    let mut list = Vec::new();
    widen(machine, state, &piles, &Taken::new(), &mut list);
    list.sort();
    list
}

#[test]
fn sets_of_every_form_are_listed_as_they_are_asked() {
    let table = "foundation x4\n tableau x11 { start none; lift top }\n \
                 layout { deal all to tableau }";
    let grid = "stock\n tableau 3 by 4 { start none; lift top }\n \
                layout { deal 1 to each tableau }";
    for (lines, form) in [
        (table, "set of 2-5 in sequence"),
        (table, "set of 3-5 totalling 20"),
        (table, "set of 2-4 same rank"),
        (table, "set of 2-4 in suit"),
        (table, "set of 2-5 in sequence in alternate colours"),
        (table, "set J Q K"),
        (grid, "set of 2-4 totalling 15, neighbours"),
        (grid, "set of 3 in colour, neighbours, corners too"),
    ] {
        let mut found = 0;
        for deal in 1..=2 {
            let clause = form.split_once(", neighbours");
            let line = match clause {
                Some((form, how)) => format!(" remove {form} from tableau, neighbours{how}"),
                None => format!(" remove {form} from tableau"),
            };
            let (machine, state) = dealt(&format!("{lines}\n{line}"), deal);
            let mut listed = super::moves(&machine, &state);
            listed.retain(|mv| matches!(mv, Move::Remove(_)));
            listed.sort();
            assert_eq!(listed, asked(&machine, &state), "{form}, deal {deal}");
            found += listed.len();
            assert_eq!(machine.take_script_fault(), None);
        }
        assert!(found > 0, "{form}");
    }
}

#[test]
fn every_sequence_of_a_whole_pack_is_listed() {
    let (machine, state) = dealt(
        "stock\n tableau x52 { start none; lift top }\n layout { deal all to tableau }\n \
         remove set of 2-5 in sequence from tableau",
        1,
    );
    // 12 runs of two ranks, 11 of three, 10 of four, 9 of five, each card of any suit.
    let sequences = 12 * 16 + 11 * 64 + 10 * 256 + 9 * 1024;
    assert_eq!(super::moves(&machine, &state).len(), sequences);
    assert_eq!(machine.take_script_fault(), None);
}

#[test]
fn a_listing_that_would_take_too_long_ends_and_is_noted() {
    let (machine, state) = dealt(
        "stock\n tableau x52 { start none; lift top }\n layout { deal all to tableau }\n \
         remove set of 5 script h from tableau\n \
         script h \"five\" \"\"\" cards.len() == 5 \"\"\"",
        1,
    );
    let listed = super::moves(&machine, &state);
    assert!(
        (100_000..200_000).contains(&listed.len()),
        "{}",
        listed.len()
    );
    let fault = machine.take_script_fault().unwrap();
    assert!(fault.message.contains("too much to look at"), "{fault}");
    assert_eq!(fault.origin.and_then(crate::rules::Origin::line), Some(6));
    // A set that is named is judged by itself.
    let piles: Vec<Pile> = machine.tables.removals[0].from.iter().collect();
    let last: Taken = piles[47..].iter().copied().collect();
    assert!(!listed.contains(&Move::Remove(last)));
    super::allowed(&machine, &state, &Move::Remove(last));
    assert_eq!(machine.take_script_fault(), None);
}

#[test]
fn carries_are_listed_where_suits_are_taken_for_one() {
    let mut twice = 0;
    for deal in 1..=5 {
        // Top cards alone tell what may be laid.
        let (machine, state) = dealt(
            "foundation x1 { start any; cap 52\n\
             build up or down regardless of suit, round the corner }\n \
             tableau x12 { start none; lift top }\n stock\n \
             layout { deal 1 to foundation\n deal 4 to each tableau }",
            deal,
        );
        assert!(machine.tables.plan.as_ref().unwrap().by_tops);
        let rank = |card: Card| machine.rules.pack.rank(card);
        let mut kinds = [Card(0); 128];
        for (kind, card) in kinds.iter_mut().zip((0..52).map(Card)) {
            *kind = (0..52)
                .map(Card)
                .find(|&other| rank(other) == rank(card))
                .unwrap();
        }
        let merged = state.relabelled(&machine.places, &kinds);
        for state in [state, merged] {
            let top = |pile| state.top(&machine.places, Pile(pile)).unwrap().card();
            let home = i32::from(rank(top(0)).unwrap().0);
            let goes = |card| {
                let step = i32::from(rank(card).unwrap().0) - home;
                matches!(step.rem_euclid(13), 1 | 12)
            };
            let mut going: Vec<Card> = (1..=12).map(top).filter(|&card| goes(card)).collect();
            assert_eq!(super::moves(&machine, &state).len(), going.len());
            let listed = going.len();
            going.sort();
            going.dedup();
            twice += listed - going.len();
        }
    }
    assert!(twice > 0);
}

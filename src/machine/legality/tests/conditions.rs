//! Conditions on piles, cards and counts.

use super::games::{ace_row, canfield, klondike};
use crate::machine::legality::testing::*;
use crate::machine::{Context, Machine, State};
use crate::rules::{
    BudgetId, CardState, Compare, Condition, Counted, GroupId, PileState, Quantity, Reference,
};

fn holds(machine: &Machine, state: &State, condition: &Condition) -> bool {
    machine.holds(state, condition, Context::default())
}

#[test]
fn piles_are_counted_in_their_states() {
    let machine = klondike();
    let position = state(
        &machine,
        &[
            ("tableau", 1, "5C"),
            ("tableau", 2, "6C 7C"),
            ("tableau", 5, "[8C]"),
        ],
    );
    let empty = |quantity| {
        holds(
            &machine,
            &position,
            &piles_are(quantity, all(3), PileState::Empty),
        )
    };
    assert!(empty(Quantity::Any));
    assert!(empty(Quantity::AtLeast(4)));
    assert!(!empty(Quantity::AtLeast(5)));
    assert!(empty(Quantity::AllBut(3)));
    assert!(!empty(Quantity::AllBut(2)));
    assert!(!empty(Quantity::Every));
    assert!(!empty(Quantity::No));
    assert!(!empty(Quantity::Together));
    let cards = |quantity, compare, number| {
        let state = PileState::Holds(amount(compare, number));
        holds(&machine, &position, &piles_are(quantity, all(3), state))
    };
    assert!(cards(Quantity::Together, Compare::Is, 4));
    assert!(cards(Quantity::Every, Compare::AtMost, 2));
    assert!(!cards(Quantity::Every, Compare::AtLeast, 1));
    assert!(cards(Quantity::Any, Compare::Over, 1));
    assert!(cards(Quantity::No, Compare::Over, 2));
    assert!(holds(
        &machine,
        &position,
        &Condition::HasPiles(GroupId(3), amount(Compare::Is, 3))
    ));
}

#[test]
fn a_pile_that_is_not_there_is_in_no_state() {
    let machine = klondike();
    let position = state(&machine, &[("tableau", 2, "5C")]);
    let left_is_empty = piles_are(Quantity::Together, at(Reference::Left(1)), PileState::Empty);
    let asked = |number| {
        let context = Context {
            it: Some(pile(&machine, "tableau", number)),
            ..Context::default()
        };
        machine.holds(&position, &left_is_empty, context)
    };
    assert!(!asked(1));
    assert!(asked(2));
    assert!(!asked(3));
}

#[test]
fn cards_are_counted_in_their_states() {
    let machine = klondike();
    let position = state(&machine, &[("tableau", 1, "[5C] 6C"), ("tableau", 2, "KH")]);
    let cards = |quantity, wanted| {
        let condition = Condition::Cards {
            quantity,
            piles: all(3),
            states: vec![wanted],
        };
        holds(&machine, &position, &condition)
    };
    assert!(!cards(Quantity::Every, CardState::FaceUp));
    assert!(cards(Quantity::AllBut(1), CardState::FaceUp));
    assert!(cards(Quantity::Any, CardState::FaceDown));
    assert!(cards(Quantity::Any, CardState::Is(rank("K"))));
    assert!(cards(Quantity::No, CardState::Is(rank("A"))));
    assert!(cards(Quantity::AtLeast(1), CardState::Settled));
    assert!(!cards(Quantity::AtLeast(2), CardState::Settled));
}

#[test]
fn counts_compare() {
    let machine = canfield();
    let mut position = state(&machine, &[("stock", 1, "5C")]);
    let count = |position: &State, compare, number| {
        let condition = Condition::Count(Counted::Pass, amount(compare, number));
        holds(&machine, position, &condition)
    };
    position.counters[usize::from(crate::machine::Counter::PASS.0)] = 6;
    assert!(count(&position, Compare::Is, 6));
    assert!(count(&position, Compare::MultipleOf, 3));
    assert!(!count(&position, Compare::MultipleOf, 4));
    assert!(count(&position, Compare::Under, 7));
    assert!(!count(&position, Compare::Under, 6));
    // This game's passes have no end.
    assert!(!holds(&machine, &position, &Condition::PassIsLast));
    let rows = ace_row();
    let mut position = state(&rows, &[]);
    assert!(!holds(&rows, &position, &Condition::NoRedealLeft));
    position.counters[usize::from(rows.places.budget(BudgetId(0)).0)] = 0;
    assert!(holds(&rows, &position, &Condition::NoRedealLeft));
    // A game without a redeal has none left.
    let machine = klondike();
    assert!(holds(
        &machine,
        &state(&machine, &[]),
        &Condition::PassIsLast
    ));
}

#[test]
fn a_complete_pile_holds_every_rank_in_order() {
    let machine = klondike();
    let complete = |cards: &str| {
        let position = state(&machine, &[("tableau", 1, cards)]);
        let condition = piles_are(Quantity::Any, all(3), PileState::Complete);
        holds(&machine, &position, &condition)
    };
    assert!(complete("KC QH JC 10H 9C 8H 7C 6H 5C 4H 3C 2H AC"));
    assert!(!complete("KC QH JC 10H 9C 8H 7C 6H 5C 4H 3C 2H"));
    assert!(!complete("KC QH JC 10H 9C 8H 7C 6H 5C 4H 3C AC 2H"));
    let full = |cards: &str| {
        let position = state(&machine, &[("foundation", 1, cards)]);
        holds(
            &machine,
            &position,
            &piles_are(Quantity::Any, all(2), PileState::Full),
        )
    };
    assert!(full("AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC"));
    assert!(!full("AC 2C"));
}

#[test]
fn settled_cards_follow_from_the_head_of_their_row() {
    let machine = ace_row();
    let position = state(
        &machine,
        &[
            ("tableau", 1, "AC"),
            ("tableau", 2, "2C"),
            ("tableau", 3, "3C"),
            ("tableau", 5, "5C"),
            ("tableau", 15, "2H"),
            ("tableau", 16, "3H"),
        ],
    );
    let settled: Vec<u16> = (1..=56)
        .filter(|&number| machine.is_settled(&position, pile(&machine, "tableau", number)))
        .collect();
    assert_eq!(settled, [1, 2, 3]);
}

#[test]
fn questions_that_ask_each_other_come_to_an_end() {
    use crate::rules::{LayWord, Role};
    let mut rules = bare(1);
    for (name, other) in [("one", 1), ("two", 0)] {
        let mut group = group(name, Role::Tableau, 2);
        let mut line = lay(LayWord::Lay, any());
        line.clauses = vec![when(Condition::NoneTakes(all(other)))];
        group.lay = vec![line];
        rules.groups.push(group);
    }
    let mut blocked = lay(LayWord::Lay, any());
    blocked.clauses = vec![when(Condition::Blocked)];
    rules.groups[0].lay.push(blocked);
    let machine = finish(rules);
    let position = state(&machine, &[("one", 1, "5C"), ("two", 1, "6C")]);
    super::agree(&machine, &position);
}

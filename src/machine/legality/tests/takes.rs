//! Removals and swaps.

use super::{agree_on_strewn, allowed, moves, refused};
use crate::machine::legality::testing::*;
use crate::machine::{Machine, Move};
use crate::rules::{
    BudgetId, ClauseTest, GroupId, LayWord, Reference, Role, Select, SetForm, SuitWord, Take,
    TakeWord,
};

fn tops_of(piles: u16, lines: Vec<Take>) -> Machine {
    let mut rules = bare(2);
    rules.groups.push(group("tableau", Role::Tableau, piles));
    rules.removals = lines;
    finish(rules)
}

fn remove(numbers: &[u8]) -> Move {
    Move::Remove(
        numbers
            .iter()
            .map(|&number| crate::machine::Pile(number - 1))
            .collect(),
    )
}

fn line(form: SetForm) -> Take {
    take(TakeWord::Remove, form, all(0))
}

#[test]
fn a_single_card_is_compared_with_any_other_top() {
    let mut lower = form(1, 1);
    lower.phrase = Some(step(
        crate::rules::Direction::Lower,
        SuitWord::InSuit,
        false,
    ));
    let mut rule = line(lower);
    rule.compared_with = Some(Reference::Any(GroupId(0)));
    let machine = tops_of(4, vec![rule]);
    let position = state(
        &machine,
        &[
            ("tableau", 1, "9C"),
            ("tableau", 2, "KC 3C"),
            ("tableau", 3, "2H"),
            ("tableau", 4, "KH [QH]"),
        ],
    );
    assert_eq!(moves(&machine, &position), [remove(&[2])]);
    refused(&machine, &position, &remove(&[1]), &["remove", "rank"]);
    refused(&machine, &position, &remove(&[4]), &["face down"]);
    agree_on_strewn(&machine, 16);
}

#[test]
fn sets_follow_in_suit() {
    let mut run = form(3, 5);
    run.in_sequence = true;
    run.suit = Some(SuitWord::InSuit);
    let machine = tops_of(5, vec![line(run)]);
    let position = state(
        &machine,
        &[
            ("tableau", 1, "5C"),
            ("tableau", 2, "3C"),
            ("tableau", 3, "4C"),
            ("tableau", 4, "6C"),
            ("tableau", 5, "7H"),
        ],
    );
    let mut found = moves(&machine, &position);
    found.sort();
    assert_eq!(
        found,
        [
            remove(&[1, 2, 3]),
            remove(&[1, 2, 3, 4]),
            remove(&[1, 3, 4])
        ]
    );
    refused(&machine, &position, &remove(&[1, 3]), &["remove", "set"]);
    refused(
        &machine,
        &position,
        &remove(&[1, 4, 5]),
        &["remove", "suit"],
    );
    let mut run = form(2, 3);
    run.in_sequence = true;
    agree_on_strewn(&tops_of(5, vec![line(run)]), 16);
}

#[test]
fn sets_add_up_and_are_named() {
    let mut eighteen = form(3, 3);
    eighteen.totalling = Some(18);
    let mut court = form(3, 3);
    court.named = ["J", "Q", "K"].map(rank).to_vec();
    let machine = tops_of(4, vec![line(eighteen), line(court)]);
    let position = state(
        &machine,
        &[
            ("tableau", 1, "KC"),
            ("tableau", 2, "JC"),
            ("tableau", 3, "QC"),
            ("tableau", 4, "AC"),
        ],
    );
    assert_eq!(moves(&machine, &position), [remove(&[1, 2, 3])]);
    let position = state(
        &machine,
        &[
            ("tableau", 1, "KC"),
            ("tableau", 2, "4C"),
            ("tableau", 3, "QC"),
            ("tableau", 4, "AC"),
        ],
    );
    assert_eq!(moves(&machine, &position), [remove(&[1, 2, 4])]);
    refused(
        &machine,
        &position,
        &remove(&[1, 2, 3]),
        &["totalling", "rank"],
    );
    agree_on_strewn(&machine, 16);
}

#[test]
fn cards_taken_together_touch() {
    let mut pair = form(2, 2);
    pair.same_rank = true;
    let mut rule = line(pair);
    rule.clauses = vec![clause(ClauseTest::Neighbours { corners: false })];
    let machine = tops_of(4, vec![rule.clone()]);
    let position = state(
        &machine,
        &[
            ("tableau", 1, "5C"),
            ("tableau", 2, "5D"),
            ("tableau", 4, "5H"),
        ],
    );
    assert_eq!(moves(&machine, &position), [remove(&[1, 2])]);
    refused(&machine, &position, &remove(&[1, 4]), &["neighbours"]);
    // In a grid a side is asked; a corner is not enough.
    let mut rules = bare(1);
    rules.groups.push(grid("tableau", 2, 2));
    rules.removals = vec![rule];
    let machine = finish(rules);
    let position = state(
        &machine,
        &[
            ("tableau", 1, "5C"),
            ("tableau", 2, "9D"),
            ("tableau", 3, "9H"),
            ("tableau", 4, "5H"),
        ],
    );
    assert_eq!(moves(&machine, &position), []);
}

#[test]
fn a_removal_with_a_budget_gives_way_to_one_without() {
    let mut any_pair = form(2, 2);
    any_pair.suit = Some(SuitWord::Regardless);
    let mut favour = line(any_pair);
    favour.budget = Some(BudgetId(0));
    let mut same = form(2, 2);
    same.same_rank = true;
    let mut rules = bare(1);
    rules.groups.push(group("tableau", Role::Tableau, 3));
    rules.budgets = vec![budget("favour", Some(1))];
    rules.removals = vec![favour, line(same)];
    let machine = finish(rules);
    let mut position = state(
        &machine,
        &[
            ("tableau", 1, "5C"),
            ("tableau", 2, "5D"),
            ("tableau", 3, "9H"),
        ],
    );
    assert_eq!(moves(&machine, &position).len(), 3);
    assert_eq!(machine.spends(&position, &remove(&[1, 2])).len(), 0);
    assert_eq!(
        machine.spends(&position, &remove(&[1, 3])).as_slice(),
        [BudgetId(0)]
    );
    let left = machine.places.budget(BudgetId(0));
    position.counters[usize::from(left.0)] = 0;
    refused(&machine, &position, &remove(&[1, 3]), &["budget"]);
    allowed(&machine, &position, &remove(&[1, 2]));
}

#[test]
fn a_swap_must_settle_its_cards() {
    let mut rules = bare(1);
    let mut tableau = grid("tableau", 1, 4);
    let mut ace = lay(LayWord::Lay, card_is(rank("A")));
    ace.clauses = vec![clause(ClauseTest::In(Select::Places {
        rows: Vec::new(),
        columns: vec![(1, 1)],
    }))];
    let mut next = lay(LayWord::Lay, up(SuitWord::InSuit));
    next.compared_with = Some(Reference::Left(1));
    tableau.lay = vec![ace, next];
    rules.groups.push(tableau);
    let mut pair = form(2, 2);
    pair.suit = Some(SuitWord::Regardless);
    let mut either = take(TakeWord::Swap, pair, all(0));
    either.clauses = vec![clause(ClauseTest::EitherSettled)];
    rules.swaps = vec![either.clone()];
    let row = [
        ("tableau", 1, "AC"),
        ("tableau", 2, "3C"),
        ("tableau", 3, "2C"),
        ("tableau", 4, "9H"),
    ];
    let machine = finish(rules.clone());
    let position = state(&machine, &row);
    let swap =
        |a: u16, b: u16| Move::Swap(pile(&machine, "tableau", a), pile(&machine, "tableau", b));
    allowed(&machine, &position, &swap(2, 3));
    refused(&machine, &position, &swap(3, 4), &["swap", "settled"]);
    let taken: Vec<Move> = moves(&machine, &position)
        .into_iter()
        .filter(|mv| matches!(mv, Move::Swap(..)))
        .collect();
    assert_eq!(taken, [swap(2, 3)]);
    either.clauses = vec![clause(ClauseTest::BothSettled)];
    rules.swaps = vec![either];
    let machine = finish(rules);
    allowed(&machine, &position, &swap(2, 3));
    let open = state(
        &machine,
        &[
            ("tableau", 1, "AC"),
            ("tableau", 2, "9H"),
            ("tableau", 4, "2C"),
        ],
    );
    refused(&machine, &open, &swap(2, 4), &["settled"]);
}

#[test]
fn piles_change_places_by_their_first_cards() {
    let mut same = form(2, 2);
    same.same_rank = true;
    let mut rules = bare(1);
    rules.groups.push(group("tableau", Role::Tableau, 3));
    rules.swaps = vec![take(TakeWord::SwapPiles, same, all(0))];
    let machine = finish(rules);
    let position = state(
        &machine,
        &[
            ("tableau", 1, "5C 9H"),
            ("tableau", 2, "9C"),
            ("tableau", 3, "5H [3C]"),
        ],
    );
    let swap = |a: u16, b: u16| {
        Move::SwapPiles(pile(&machine, "tableau", a), pile(&machine, "tableau", b))
    };
    assert_eq!(moves(&machine, &position), [swap(1, 3)]);
    refused(&machine, &position, &swap(1, 2), &["swap", "rank"]);
    agree_on_strewn(&machine, 16);
}

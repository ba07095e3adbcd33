//! Conditions.

use super::builder::*;
use super::{EN, both};
use crate::cards::Rank;
use crate::explain::condition;
use crate::rules::{
    Amount, BudgetId, CardSpec, CardState, Compare, Condition, Counted, GroupId, PileState,
    Quantity, Reference, TallyId,
};

const fn amount(compare: Compare, number: i32) -> Amount {
    Amount { compare, number }
}

fn said(it: &Condition) -> String {
    condition(&columns(), it, EN)
}

#[test]
fn piles_in_every_quantity() {
    let texts = [
        (Quantity::Together, "the columns are empty"),
        (Quantity::Every, "every column is empty"),
        (Quantity::No, "no column is empty"),
        (Quantity::Any, "any column is empty"),
        (Quantity::AtLeast(1), "at least one column is empty"),
        (Quantity::AtLeast(2), "at least two columns are empty"),
        (Quantity::AllBut(2), "all but two columns are empty"),
    ];
    for (quantity, text) in texts {
        assert_eq!(said(&empty(quantity, all(3))), text);
    }
    assert_eq!(said(&empty(Quantity::Every, all(1))), "the waste is empty");
    assert_eq!(said(&empty(Quantity::No, all(1))), "the waste is not empty");
    assert_eq!(
        said(&empty(Quantity::Together, refer(Reference::It))),
        "the pile itself is empty"
    );
    assert_eq!(
        said(&empty(Quantity::Any, pile(3, 5))),
        "the fifth column is empty"
    );
}

#[test]
fn what_is_not_so() {
    let not = |inner| said(&Condition::Not(Box::new(inner)));
    assert_eq!(
        not(empty(Quantity::Together, all(1))),
        "the waste is not empty"
    );
    assert_eq!(not(empty(Quantity::No, all(3))), "any column is empty");
    assert_eq!(not(empty(Quantity::Any, all(3))), "no column is empty");
    assert_eq!(
        not(empty(Quantity::Every, all(3))),
        "it is not so that every column is empty"
    );
    assert_eq!(not(Condition::PassIsLast), "it is not the last pass");
}

#[test]
fn states_of_piles_and_cards() {
    let states = vec![
        PileState::Empty,
        PileState::Complete,
        PileState::Holds(amount(Compare::AtLeast, 3)),
    ];
    let piles = are(Quantity::Every, all(3), states);
    assert_eq!(
        both(|tongue| condition(&columns(), &piles, tongue)),
        [
            "every column is empty or complete or holds at least three cards",
            "toda coluna está vazia ou completa ou contém pelo menos três cartas",
        ]
    );
    let together = are(
        Quantity::Together,
        all(2),
        vec![PileState::Holds(amount(Compare::Is, 48))],
    );
    assert_eq!(said(&together), "the foundations hold 48 cards");
    let cards = |quantity, state| Condition::Cards {
        quantity,
        piles: all(3),
        states: vec![state],
    };
    assert_eq!(
        said(&cards(Quantity::Every, CardState::FaceUp)),
        "every card in the columns is face up"
    );
    assert_eq!(
        said(&cards(
            Quantity::No,
            CardState::Is(CardSpec::Rank(Rank(12)))
        )),
        "no card in the columns is a king"
    );
}

#[test]
fn counts() {
    let mut rules = columns();
    tally(&mut rules, "turned");
    let id = budget(&mut rules, "merci", true, Some(1));
    assert_eq!(id, BudgetId(0));
    let count = |counted, compare, number| {
        condition(
            &rules,
            &Condition::Count(counted, amount(compare, number)),
            EN,
        )
    };
    let texts = [
        (count(Counted::Pass, Compare::Is, 1), "it is the first pass"),
        (
            count(Counted::Pass, Compare::AtLeast, 2),
            "it is the second pass or a later one",
        ),
        (
            count(Counted::Redeals, Compare::Is, 3),
            "three redeals have been made",
        ),
        (
            count(Counted::Redeals, Compare::AtMost, 1),
            "at most one redeal has been made",
        ),
        (
            count(Counted::Score, Compare::AtLeast, 100),
            "the score is at least 100",
        ),
        (
            count(Counted::Tally(TallyId(0)), Compare::MultipleOf, 4),
            "the count “turned” is a multiple of four",
        ),
        (
            count(Counted::Budget(BudgetId(0)), Compare::Is, 0),
            "what is left of “merci” is 0",
        ),
    ];
    for (text, expected) in texts {
        assert_eq!(text, expected);
    }
    assert_eq!(
        said(&Condition::HasPiles(GroupId(3), amount(Compare::Is, 1))),
        "one column is left"
    );
}

#[test]
fn joined_conditions_and_the_card_in_hand() {
    let both = Condition::And(vec![
        Condition::NoneTakes(all(2)),
        Condition::Or(vec![Condition::Blocked, empty(Quantity::Together, all(0))]),
    ]);
    assert_eq!(
        said(&both),
        "no foundation takes the card and (the game is blocked or the stock is empty)"
    );
    assert_eq!(
        said(&Condition::NoneTakes(all(1))),
        "the waste does not take the card"
    );
}

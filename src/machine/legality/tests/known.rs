//! What is known of well-known games.

use super::games::*;
use super::{allowed, carry, moves, refused};
use crate::machine::legality::testing::{pile, state};
use crate::machine::{Counter, Move, Status, Unnamed};
use crate::rules::BudgetId;

#[test]
fn a_refusal_names_the_word_at_which_it_fails() {
    let machine = klondike();
    let table = state(
        &machine,
        &[
            ("tableau", 1, "8C"),
            ("tableau", 2, "[KD] 7S"),
            ("tableau", 3, "6H"),
            ("tableau", 4, "QH"),
        ],
    );
    let black_on_black = carry(&machine, &table, ("tableau", 2), 1, ("tableau", 1));
    refused(&machine, &table, &black_on_black, &["build", "suit"]);
    assert!(!machine.judge(&table, &black_on_black).refused_by("rank"));
    assert!(!machine.judge(&table, &black_on_black).refused_by("lift"));
    let far = carry(&machine, &table, ("tableau", 3), 1, ("tableau", 1));
    refused(&machine, &table, &far, &["build", "rank"]);
    assert!(!machine.judge(&table, &far).refused_by("suit"));
    let both = carry(&machine, &table, ("tableau", 2), 2, ("tableau", 1));
    refused(&machine, &table, &both, &["face down"]);
    let queen = carry(&machine, &table, ("tableau", 4), 1, ("tableau", 5));
    refused(&machine, &table, &queen, &["start", "rank"]);
    let nothing = Move::Carry {
        from: pile(&machine, "tableau", 5),
        at: 0,
        count: 1,
        to: pile(&machine, "tableau", 1),
    };
    refused(&machine, &table, &nothing, &["absent"]);
    let stay = carry(&machine, &table, ("tableau", 1), 1, ("tableau", 1));
    refused(&machine, &table, &stay, &["same pile"]);
    allowed(
        &machine,
        &table,
        &carry(&machine, &table, ("tableau", 3), 1, ("tableau", 2)),
    );
}

#[test]
fn kings_go_to_the_first_space_and_not_from_space_to_space() {
    let machine = klondike();
    let table = state(
        &machine,
        &[
            ("tableau", 1, "KS QD"),
            ("tableau", 2, "[5C] KH"),
            ("waste", 1, "AS"),
        ],
    );
    let expected = [
        carry(&machine, &table, ("waste", 1), 1, ("foundation", 1)),
        carry(&machine, &table, ("tableau", 2), 1, ("tableau", 3)),
    ];
    assert_eq!(moves(&machine, &table), expected);
    // Any of the equal spaces may be named; only the exchange of two spaces is none.
    allowed(
        &machine,
        &table,
        &carry(&machine, &table, ("tableau", 2), 1, ("tableau", 6)),
    );
    allowed(
        &machine,
        &table,
        &carry(&machine, &table, ("waste", 1), 1, ("foundation", 4)),
    );
    let exchange = carry(&machine, &table, ("tableau", 1), 2, ("tableau", 3));
    refused(&machine, &table, &exchange, &["same pile"]);
}

#[test]
fn a_condition_on_a_line_is_asked_before_the_move() {
    let machine = klondike();
    let mut piles = vec![
        ("foundation", 1, "AS"),
        ("foundation", 2, "AH"),
        ("foundation", 3, "AC"),
        ("tableau", 1, "2S"),
        ("tableau", 2, "AD"),
    ];
    let table = state(&machine, &piles);
    let two = carry(&machine, &table, ("tableau", 1), 1, ("foundation", 1));
    refused(&machine, &table, &two, &["build", "when"]);
    piles[4] = ("foundation", 4, "AD");
    allowed(&machine, &state(&machine, &piles), &two);
}

#[test]
fn runs_of_free_cell_are_as_long_as_cells_and_spaces_allow() {
    let machine = free_cell();
    let run = "KD 9S 8H 7S 6H 5S";
    let (from, to) = (("tableau", 1), ("tableau", 2));
    let mut piles = vec![
        ("tableau", 1, run),
        ("tableau", 2, "10H"),
        ("tableau", 3, "KC"),
        ("tableau", 4, "KC"),
        ("tableau", 5, "KC"),
        ("tableau", 6, "KC"),
        ("tableau", 7, "KC"),
        ("tableau", 8, "KC"),
        ("cell", 1, "2C"),
    ];
    let table = state(&machine, &piles);
    // Three empty cells and no space: four cards.
    let five = carry(&machine, &table, from, 5, to);
    refused(&machine, &table, &five, &["lift", "limit"]);
    piles.pop();
    allowed(&machine, &state(&machine, &piles), &five);
    // One empty cell and one space: (1 + 1) × 2.
    let mut piles = vec![
        ("tableau", 1, run),
        ("tableau", 2, "10H"),
        ("tableau", 4, "KC"),
        ("tableau", 5, "KC"),
        ("tableau", 6, "KC"),
        ("tableau", 7, "KC"),
        ("tableau", 8, "KC"),
        ("cell", 1, "2C"),
        ("cell", 2, "2C"),
        ("cell", 3, "2C"),
    ];
    let table = state(&machine, &piles);
    refused(&machine, &table, &five, &["limit"]);
    // The space that is the target does not count: two cards.
    let space = ("tableau", 3);
    let onto_space: Vec<usize> = (1..=5)
        .filter(|&count| machine.is_legal(&table, &carry(&machine, &table, from, count, space)))
        .map(usize::from)
        .collect();
    assert_eq!(onto_space, [1, 2]);
    // A run gives a move for each of its parts.
    piles[1] = ("tableau", 2, "KC");
    piles.truncate(7);
    let table = state(&machine, &piles);
    let parts = moves(&machine, &table)
        .into_iter()
        .filter(|mv| matches!(mv, Move::Carry { from, to, .. } if from.0 == 8 && to.0 == 10))
        .count();
    assert_eq!(parts, 5);
}

#[test]
fn spider_lifts_in_suit_and_takes_off_whole_runs() {
    let machine = spider();
    let table = state(
        &machine,
        &[
            ("tableau", 1, "10C 9H 8S"),
            ("tableau", 2, "10D"),
            ("tableau", 3, "5C KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S AS"),
            ("tableau", 4, "KH QH"),
        ],
    );
    let mixed = carry(&machine, &table, ("tableau", 1), 2, ("tableau", 2));
    refused(&machine, &table, &mixed, &["lift"]);
    let whole = carry(&machine, &table, ("tableau", 3), 13, ("foundation", 1));
    allowed(&machine, &table, &whole);
    let part = carry(&machine, &table, ("tableau", 3), 12, ("foundation", 1));
    refused(&machine, &table, &part, &["start", "one card"]);
    let short = carry(&machine, &table, ("tableau", 4), 2, ("foundation", 1));
    refused(&machine, &table, &short, &["start"]);
    let single = carry(&machine, &table, ("tableau", 4), 1, ("foundation", 1));
    refused(&machine, &table, &single, &["start", "rank"]);
}

#[test]
fn nothing_lies_right_of_a_king_in_a_row() {
    let machine = ace_row();
    let row = |row: u16, column: u16| ("tableau", (row - 1) * 14 + column);
    let place = |(name, number): (&'static str, u16), cards| (name, number, cards);
    let table = state(
        &machine,
        &[
            place(row(1, 1), "AS"),
            place(row(1, 3), "KD"),
            place(row(2, 1), "AD"),
            place(row(2, 5), "2S"),
        ],
    );
    let ace = carry(&machine, &table, row(2, 1), 1, row(1, 4));
    refused(&machine, &table, &ace, &["lay", "rank", "start"]);
    let gap = carry(&machine, &table, row(2, 5), 1, row(1, 6));
    refused(&machine, &table, &gap, &["compared with"]);
    let two = carry(&machine, &table, row(2, 5), 1, row(1, 2));
    allowed(&machine, &table, &two);
    // The aces may still go from row to row: all four heads tell nothing apart but are places.
    assert!(moves(&machine, &table).contains(&two));
    assert!(!machine.is_blocked(&table));
    assert!(machine.is_settled(&table, pile(&machine, "tableau", 1)));
    assert!(!machine.is_settled(&table, pile(&machine, "tableau", 3)));
    assert!(!machine.is_won(&table));
    let won = state(
        &machine,
        &[
            place(row(3, 1), "AS"),
            place(row(3, 2), "2S"),
            place(row(3, 3), "3S"),
        ],
    );
    assert!(machine.is_won(&won));
    let broken = state(
        &machine,
        &[
            place(row(3, 1), "AS"),
            place(row(3, 3), "3S"),
            place(row(3, 4), "4S"),
        ],
    );
    let last = pile(&machine, "tableau", 2 * 14 + 4);
    assert!(!machine.is_settled(&broken, last));
}

#[test]
fn a_squared_pile_is_judged_by_its_top_card() {
    let machine = accordion(6);
    let table = state(
        &machine,
        &[
            ("tableau", 1, "5H"),
            ("tableau", 2, "KC"),
            ("tableau", 3, "2C"),
            ("tableau", 4, "KC 9H"),
            ("tableau", 5, "9D 3S"),
        ],
    );
    let third = carry(&machine, &table, ("tableau", 4), 2, ("tableau", 1));
    let left = carry(&machine, &table, ("tableau", 3), 1, ("tableau", 2));
    assert_eq!(moves(&machine, &table), [third, left]);
    let near = carry(&machine, &table, ("tableau", 4), 2, ("tableau", 3));
    refused(&machine, &table, &near, &["build", "rank", "suit"]);
    let top_alone = carry(&machine, &table, ("tableau", 4), 1, ("tableau", 1));
    refused(&machine, &table, &top_alone, &["lift"]);
    let second = carry(&machine, &table, ("tableau", 4), 2, ("tableau", 2));
    refused(&machine, &table, &second, &["lift", "to"]);
}

#[test]
fn covered_cards_of_a_drawing_stay_until_what_covers_them_has_gone() {
    let machine = pyramid();
    let mut piles = vec![
        ("tableau", 1, "5H"),
        ("tableau", 2, "KC"),
        ("tableau", 3, "8S"),
        ("tableau", 5, "JD"),
        ("tableau", 6, "2C"),
        ("waste", 1, "KH 8D"),
    ];
    let table = state(&machine, &piles);
    let remove = |numbers: &[(&str, u16)]| {
        Move::Remove(
            numbers
                .iter()
                .map(|(name, number)| pile(&machine, name, *number))
                .collect(),
        )
    };
    let jack_two = remove(&[("tableau", 5), ("tableau", 6)]);
    assert_eq!(moves(&machine, &table), std::slice::from_ref(&jack_two));
    refused(&machine, &table, &remove(&[("tableau", 2)]), &["covered"]);
    refused(
        &machine,
        &table,
        &remove(&[("tableau", 5)]),
        &["remove", "rank"],
    );
    let ten = remove(&[("tableau", 6), ("waste", 1)]);
    refused(&machine, &table, &ten, &["remove", "totalling"]);
    piles.drain(3..5);
    let table = state(&machine, &piles);
    assert_eq!(moves(&machine, &table), [remove(&[("tableau", 2)])]);
    assert_eq!(
        machine.status(&state(&machine, &[("waste", 1, "8D")])),
        Status::Lost
    );
    assert_eq!(
        machine.status(&state(&machine, &[("discard", 1, "8D")])),
        Status::Won
    );
}

#[test]
fn a_card_that_fits_must_go_where_it_fits() {
    let machine = display();
    let mut piles = vec![
        ("stock", 1, "3C 9H"),
        ("display", 1, "8C"),
        ("display", 2, "7D"),
    ];
    let table = state(&machine, &piles);
    let up = carry(&machine, &table, ("stock", 1), 1, ("display", 1));
    let heap = carry(&machine, &table, ("stock", 1), 1, ("heap", 1));
    assert_eq!(moves(&machine, &table), std::slice::from_ref(&up));
    refused(&machine, &table, &heap, &["lay", "when"]);
    piles[1] = ("display", 1, "8C 9C");
    let table = state(&machine, &piles);
    refused(&machine, &table, &up, &["build"]);
    allowed(&machine, &table, &heap);
    // A column is opened once the one to its left is, by a card one lower than its head.
    let mut second = state(
        &machine,
        &[
            ("stock", 1, "6C"),
            ("display", 1, "8C"),
            ("display", 2, "7D 8D"),
        ],
    );
    let third = carry(&machine, &second, ("stock", 1), 1, ("display", 3));
    allowed(&machine, &second, &third);
    let fourth = carry(&machine, &second, ("stock", 1), 1, ("display", 4));
    refused(
        &machine,
        &second,
        &fourth,
        &["start", "compared with", "in"],
    );
    // In the second pass only the first heap is open.
    second = state(&machine, &[("stock", 1, "2C"), ("display", 1, "8C")]);
    second.counters[usize::from(Counter::PASS.0)] = 2;
    allowed(
        &machine,
        &second,
        &carry(&machine, &second, ("stock", 1), 1, ("heap", 1)),
    );
    let other = carry(&machine, &second, ("stock", 1), 1, ("heap", 2));
    refused(&machine, &second, &other, &["in", "when", "lay"]);
    // A full column takes no more.
    let full = state(
        &machine,
        &[
            ("stock", 1, "4H"),
            ("display", 1, "8C 9C 10C JC QC KC AC 2C"),
        ],
    );
    let ninth = carry(&machine, &full, ("stock", 1), 1, ("display", 1));
    refused(&machine, &full, &ninth, &["cap"]);
}

#[test]
fn merci_is_spent_once_and_only_when_it_is_needed() {
    let machine = belle_lucie();
    let mut table = state(
        &machine,
        &[("fan", 1, "4D 9S 2C"), ("fan", 2, "5D"), ("fan", 3, "3C")],
    );
    let buried = Move::Carry {
        from: pile(&machine, "fan", 1),
        at: 0,
        count: 1,
        to: pile(&machine, "fan", 2),
    };
    refused(&machine, &table, &buried, &["lift", "when"]);
    let redeals = machine.places.budget(BudgetId(0));
    table.counters[usize::from(redeals.0)] = 0;
    allowed(&machine, &table, &buried);
    assert_eq!(machine.spends(&table, &buried).as_slice(), [BudgetId(1)]);
    let plain = carry(&machine, &table, ("fan", 1), 1, ("fan", 3));
    assert!(machine.spends(&table, &plain).is_empty());
    let merci = machine.places.budget(BudgetId(1));
    table.counters[usize::from(merci.0)] = 0;
    refused(&machine, &table, &buried, &["budget"]);
    allowed(&machine, &table, &plain);
}

#[test]
fn a_pile_may_step_by_its_number_round_the_corner() {
    let machine = calculation();
    let table = state(
        &machine,
        &[("foundation", 2, "2C 4C 6C 8C 10C"), ("waste", 1, "QH")],
    );
    let queen = carry(&machine, &table, ("waste", 1), 1, ("foundation", 2));
    allowed(&machine, &table, &queen);
    let table = state(&machine, &[("foundation", 3, "QC"), ("waste", 1, "2H")]);
    let two = carry(&machine, &table, ("waste", 1), 1, ("foundation", 3));
    allowed(&machine, &table, &two);
    let start = carry(&machine, &table, ("waste", 1), 1, ("foundation", 1));
    refused(&machine, &table, &start, &["start", "rank"]);
    let start = carry(&machine, &table, ("waste", 1), 1, ("foundation", 2));
    allowed(&machine, &table, &start);
}

#[test]
fn the_end_of_a_row_and_the_start_of_the_next_are_no_neighbours() {
    let machine = monte_carlo();
    let table = state(
        &machine,
        &[
            ("tableau", 5, "7C"),
            ("tableau", 6, "7D"),
            ("tableau", 12, "7H"),
            ("tableau", 13, "9H"),
        ],
    );
    let remove = |a, b| {
        Move::Remove(
            [pile(&machine, "tableau", a), pile(&machine, "tableau", b)]
                .into_iter()
                .collect(),
        )
    };
    refused(&machine, &table, &remove(5, 6), &["remove", "neighbours"]);
    refused(&machine, &table, &remove(12, 13), &["remove", "rank"]);
    assert_eq!(moves(&machine, &table), [remove(6, 12)]);
    refused(&machine, &table, &Move::Act(0), &["action", "when"]);
    let blocked = state(&machine, &[("tableau", 5, "7C"), ("tableau", 6, "7D")]);
    assert!(machine.is_blocked(&blocked));
    assert_eq!(moves(&machine, &blocked), [Move::Act(0)]);
}

#[test]
fn canfield_moves_a_top_card_or_a_whole_pile() {
    let machine = canfield();
    let table = state(
        &machine,
        &[
            ("foundation", 1, "5C"),
            ("tableau", 1, "9S"),
            ("tableau", 2, "8H 7C 6D"),
            ("tableau", 3, "7S"),
            ("tableau", 4, "AC KH"),
            ("waste", 1, "2D"),
        ],
    );
    allowed(
        &machine,
        &table,
        &carry(&machine, &table, ("tableau", 2), 3, ("tableau", 1)),
    );
    allowed(
        &machine,
        &table,
        &carry(&machine, &table, ("tableau", 2), 1, ("tableau", 3)),
    );
    let part = carry(&machine, &table, ("tableau", 2), 2, ("tableau", 1));
    refused(&machine, &table, &part, &["lift"]);
    let two = carry(&machine, &table, ("waste", 1), 1, ("tableau", 4));
    refused(&machine, &table, &two, &["build", "rank"]);
}

#[test]
fn what_breaks_a_sequence_is_among_the_findings() {
    use crate::machine::testing::{cards, compile, game, piles};
    let machine = compile(game("spider"));
    let columns = piles(&machine, "tableau");
    let given = [(columns[0], cards("9H 8S")), (columns[1], cards("10C"))];
    let state = machine.set_up(&given, &[], Unnamed::SetAside, 1).unwrap();
    let both = |columns: &[crate::machine::Pile]| Move::Carry {
        from: columns[0],
        at: 0,
        count: 2,
        to: columns[1],
    };
    let mv = both(&columns);
    refused(&machine, &state, &mv, &["lift", "sequence", "suit"]);
    assert!(!machine.judge(&state, &mv).refused_by("rank"));
    let machine = compile(game("freecell"));
    let columns = piles(&machine, "tableau");
    let given = [(columns[0], cards("7D 5S")), (columns[1], cards("8C"))];
    let state = machine.set_up(&given, &[], Unnamed::SetAside, 1).unwrap();
    let mv = both(&columns);
    refused(&machine, &state, &mv, &["lift", "sequence", "rank"]);
    assert!(!machine.judge(&state, &mv).refused_by("suit"));
    // In sequence, but too many with every cell taken.
    let mut given = vec![(columns[0], cards("7D 6S")), (columns[1], cards("8C"))];
    let held = ["KC", "KD", "KH", "KS"].map(cards);
    given.extend(piles(&machine, "cell").into_iter().zip(held.clone()));
    let others = ["QC", "QD", "QH", "QS", "JC", "JD"].map(cards);
    given.extend(columns.iter().copied().skip(2).zip(others));
    let state = machine.set_up(&given, &[], Unnamed::SetAside, 1).unwrap();
    refused(&machine, &state, &mv, &["lift", "limit"]);
    assert!(!machine.judge(&state, &mv).refused_by("sequence"));
}

//! Scripts as files hold them; `hostile` has those that an enemy would write.

mod hostile;

use super::*;
use crate::cards::{Card, CardSet, Letters, Pack, parse_card};
use std::sync::Arc;

fn compile(body: &str) -> Scripts {
    Scripts::compile(&[("it", body)], &Pack::french(1)).unwrap()
}

fn card(text: &str) -> Card {
    parse_card(&Pack::french(1), text).unwrap()
}

fn kinds(text: &str) -> Vec<Placed> {
    text.split_whitespace()
        .map(|word| Placed::kind(card(word)))
        .collect()
}

fn two<'a>(laid: &str, on: &str) -> Given<'a> {
    Given {
        card: Some(Placed::kind(card(laid))),
        on: (!on.is_empty()).then(|| Placed::kind(card(on))),
        ..Given::default()
    }
}

/// A stock, a 2 by 3 grid called square with one card a place at most, and a reserve.
fn table() -> Arc<TableView> {
    let pile = |group: &str, number, place, cap| PilePlan {
        group: group.to_owned(),
        number,
        role: if group == "square" { "tableau" } else { group }.to_owned(),
        place,
        cap,
    };
    let mut piles = vec![pile("stock", 1, None, None)];
    for (number, place) in (1..).zip([(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)]) {
        piles.push(pile("square", number, Some(place), Some(1)));
    }
    piles.push(pile("reserve", 1, None, None));
    let tally = |name: &str, length| TallyPlan {
        name: name.to_owned(),
        length,
    };
    let plan = TablePlan {
        piles,
        tallies: vec![tally("turned", 1), tally("hand", 3)],
        budgets: vec!["merci".to_owned(), "peek".to_owned()],
    };
    let mut view = TableView::new(Arc::new(plan));
    let lying = |text: &str, up| {
        text.split_whitespace()
            .map(|word| LyingCard {
                card: card(word),
                up,
            })
            .collect::<Vec<_>>()
    };
    view.push_pile(lying("2C 3C 4C", false));
    for place in ["AS", "KS", "", "QD", "", "7H"] {
        view.push_pile(lying(place, true));
    }
    view.pass = 2;
    view.redeals = 1;
    view.base = Some(crate::cards::Rank(6));
    view.tallies = vec![vec![5], vec![1, 2, 3]];
    view.budgets = vec![Some(1), None];
    Arc::new(view)
}

fn on_table(body: &str) -> Result<Vec<Effect>, String> {
    let view = table();
    let given = Given {
        table: Some(&view),
        ..Given::default()
    };
    let before = TableView::clone(&view);
    let result = compile(body).call_steps(0, given);
    assert_eq!(*view, before, "the caller's snapshot stays as it is");
    result.map_err(|error| error.to_string())
}

/// The script must say true of that table.
fn holds(body: &str) {
    let view = table();
    let given = Given {
        table: Some(&view),
        ..Given::default()
    };
    assert_eq!(compile(body).call_bool(0, given), Ok(true), "{body}");
}

fn fault(body: &str) -> String {
    match Scripts::compile(&[("it", body)], &Pack::french(1)) {
        Err(errors) => errors.first().unwrap().to_string(),
        Ok(scripts) => {
            let view = table();
            let given = Given {
                table: Some(&view),
                ..two("AS", "2S")
            };
            match scripts.call_bool(0, given) {
                Ok(value) => format!("ended with {value}"),
                Err(error) => error.to_string(),
            }
        }
    }
}

#[test]
fn doubling_becomes_a_table() {
    let pack = Pack::french(1);
    let scripts = compile("\n  card.rank != 13 && card.rank == (on.rank * 2) % 13\n");
    assert_eq!(scripts.kind(0), Kind::TwoCards);
    let Tabulation::Table(table) = scripts.tabulate(0, &pack).unwrap() else {
        panic!("it looks at two cards only");
    };
    assert_eq!(table.len(), pack.kinds() + 1);
    for on in pack.cards() {
        let twice = u32::from(pack.value(on)) * 2;
        let wanted: CardSet = pack
            .cards()
            .into_iter()
            .filter(|&card| {
                let value = u32::from(pack.value(card));
                value != 13 && (value == twice || value + 13 == twice)
            })
            .collect();
        let row = table[usize::from(on.0)];
        assert_eq!(row, wanted, "on {}", pack.write(on, Letters::Letters));
        assert_eq!(row.len(), if pack.value(on) == 13 { 0 } else { 4 });
    }
    assert!(table[pack.kinds()].is_empty(), "nothing on the empty pile");
    assert_eq!(scripts.calls(0), 0);
    assert_eq!(scripts.call_bool(0, two("QS", "6D")), Ok(true));
    assert_eq!(scripts.call_bool(0, two("QS", "7D")), Ok(false));
    assert_eq!(scripts.call_bool(0, two("AS", "7D")), Ok(true));
    assert_eq!(scripts.calls(0), 3);
}

/// A body that looks at ranks alone is asked once for every two ranks: the same table must come
/// of it as of one that is asked for every two cards.
#[test]
fn ranks_alone_make_the_same_table() {
    let pack = Pack::french(1);
    let table = |body: &str| match compile(body).tabulate(0, &pack) {
        Ok(Tabulation::Table(table)) => table,
        other => panic!("{body}: {other:?}"),
    };
    let ranks = table("card.rank > on.height");
    assert_eq!(ranks, table("card.suit != \"\" && card.rank > on.height"));
    assert_eq!(ranks[usize::from(card("QS").0)].len(), 4);
    assert_ne!(
        ranks,
        table("card.rank > on.height && card.suit == on.suit")
    );
}

#[test]
fn the_empty_pile_and_jokers_in_a_table() {
    let mut pack = Pack::french(1);
    pack.extra_copies = 1;
    let body = "if on == () { card.rank == 0 } else { card.suit == on.suit && card != on }";
    let scripts = Scripts::compile(&[("it", body)], &pack).unwrap();
    let Tabulation::Table(table) = scripts.tabulate(0, &pack).unwrap() else {
        panic!("it looks at two cards only");
    };
    let joker = parse_card(&pack, "*").unwrap();
    assert_eq!(table[pack.kinds()], CardSet::of(joker));
    assert_eq!(table[usize::from(card("AS").0)].len(), 12);
    assert!(table[usize::from(joker.0)].is_empty());
}

#[test]
fn a_script_that_asks_for_places_is_no_table() {
    let pack = Pack::french(1);
    for body in [
        "card.rank > 5 && card.column == 1",
        "on != () && on.up",
        "card.pile.number == 2",
    ] {
        let scripts = compile(body);
        assert_eq!(scripts.kind(0), Kind::TwoCards);
        assert_eq!(
            scripts.tabulate(0, &pack),
            Ok(Tabulation::NeedsPlaces),
            "{body}"
        );
    }
    let view = table();
    let given = Given {
        card: Some(Placed {
            card: card("QD"),
            lies: Some((4, true)),
        }),
        table: Some(&view),
        ..Given::default()
    };
    let scripts = compile("card.column == 1 && card.row == 2 && card.number == 4 && card.up");
    assert_eq!(scripts.call_bool(0, given), Ok(true));
}

#[test]
fn what_is_wrong_is_wrong_in_a_table_too() {
    let pack = Pack::french(1);
    let message = |body| compile(body).tabulate(0, &pack).unwrap_err().to_string();
    assert_eq!(
        message("card.rnk == 1"),
        "script `it`: a card has no `rnk`; there is `card.rank`"
    );
    let alone = compile("on.rank == 1");
    assert_eq!(
        alone.call_bool(0, two("AS", "")).unwrap_err().to_string(),
        "script `it`: `rank` is asked of a card or pile that is not there; compare with `()` first"
    );
    assert_eq!(
        message("card.rank"),
        "script `it`: gives a number where true or false is needed"
    );
    assert_eq!(
        message("let n = 0; while n < 2000 { n += 1; } true"),
        "script `it`: stopped after 2,000,000 operations; does a loop never end?"
    );
    assert_eq!(
        message("if on == () { loop {} } true"),
        "script `it`: stopped after 100,000 operations; does a loop never end?"
    );
}

#[test]
fn the_kind_follows_from_the_names_that_are_read() {
    let kinds = [
        ("card.rank == on.rank", Kind::TwoCards),
        ("true", Kind::TwoCards),
        ("sum(cards) == 13", Kind::Cards),
        ("let cards = [card, on]; sum(cards) == 13", Kind::TwoCards),
        (
            "cards.filter(|c| c.rank == card.rank).len() > 0",
            Kind::Cards,
        ),
        ("card.rank == table.pass", Kind::Table),
        ("cards.all(|c| c.rank > table.pass)", Kind::Table),
        ("\"table\" == `table ${card.rank}`", Kind::TwoCards),
        ("`${table.pass}` == \"2\"", Kind::Table),
    ];
    for (body, kind) in kinds {
        assert_eq!(compile(body).kind(0), kind, "{body}");
    }
}

#[test]
fn lists_of_cards() {
    let ask = |body: &str, cards: &str| {
        let cards = kinds(cards);
        let given = Given {
            cards: &cards,
            ..Given::default()
        };
        compile(body).call_number(0, given).unwrap()
    };
    let truth =
        |body: &str, cards: &str| ask(&format!("if {body} {{ 1 }} else {{ 0 }}"), cards) == 1;
    assert_eq!(ask("sum(cards)", "KS QH 3D"), 28);
    assert_eq!(ask("cards.len()", ""), 0);
    assert!(truth("is_run(cards)", "5S 3H 4D"));
    assert!(!truth("is_run(cards)", "5S 3H 4D 4C"));
    assert!(!truth("is_run(cards)", "KS AH"));
    assert!(truth("is_sequence(cards)", "5S 4H 3D"));
    assert!(truth("is_sequence(cards)", "JS QH KD"));
    assert!(!truth("is_sequence(cards)", "5S 3H 4D"));
    assert!(truth("same_suit(cards) && same_colour(cards)", "5S 9S"));
    assert!(truth("!same_suit(cards) && same_colour(cards)", "5S 9C"));
    assert!(truth("same_rank(cards)", "5S 5C 5H"));
    assert_eq!(ask("poker_hand(cards)", "9C 9D 9H KS KD"), 6);
    assert_eq!(ask("poker_score(cards)", "10S JS QS KS AS"), 100);
    assert_eq!(ask("cribbage_score(cards, ())", "KC QC JC AD"), 3);
    assert_eq!(
        ask(
            "cribbage_score(cards.filter(|c| c.rank == 5 && c.suit != \"S\" || c.rank == 11), \
             cards[3])",
            "5C 5D 5H 5S JS"
        ),
        29
    );
}

#[test]
fn the_table_is_seen() {
    holds("table.pass == 2 && table.redeals == 1 && table.base == 7");
    holds("table.tally(\"turned\") == 5 && table.tally(\"hand\", 3) == 3");
    holds("table.budget(\"merci\") == 1 && table.budget(\"peek\") == ()");
    holds("table.pile(\"stock\").count == 3 && table.pile(\"stock\").top.rank == 4");
    holds("!table.pile(\"stock\").top.up && table.pile(\"square\", 1).top.up");
    holds("table.pile(\"square\", 3).top == () && table.pile(\"square\", 3).cap == 1");
    holds("table.pile(\"square\", 6).role == \"tableau\" && table.pile(\"stock\").cap == ()");
    holds("table.piles(\"square\").len() == 6");
    holds("table.rows(\"square\") == 2 && table.columns(\"square\") == 3");
    holds("sum(tops(table.row(\"square\", 1))) == 14 && table.rows(\"stock\") == 0");
    holds("tops(table.column(\"square\", 3))[0].suit == \"H\"");
    holds("tops(table.column(\"square\", 3))[0].pile == table.pile(\"square\", 6)");
    holds("table.neighbours(table.pile(\"square\", 1)).map(|p| p.number) == [2, 4]");
    holds("table.all_neighbours(table.pile(\"square\", 1)).map(|p| p.number) == [2, 4, 5]");
    holds("touching(tops(table.piles(\"square\")))");
    holds("!touching_by_side(tops(table.piles(\"square\")))");
    holds("!touching(tops(table.column(\"square\", 1) + table.column(\"square\", 3)))");
    holds("touching_by_side(tops(table.row(\"square\", 1)))");
    holds("touching(tops([table.pile(\"square\", 2), table.pile(\"square\", 4)]))");
    holds("!touching_by_side(tops([table.pile(\"square\", 2), table.pile(\"square\", 4)]))");
    holds("!touching(table.pile(\"stock\").cards)");
    holds("table.pile(\"stock\").cards.map(|c| c.rank) == [2, 3, 4]");
    // A whole scorer, as a scoring square would have it.
    holds(
        "let sum = 0;
         for r in 1..=table.rows(\"square\") { sum += poker_score(tops(table.row(\"square\", r))); }
         sum == 0",
    );
}

#[test]
fn steps_are_effects_and_are_seen_within_the_run() {
    let effects = on_table(
        "let stock = table.pile(\"stock\");
         let reserve = table.pile(\"reserve\");
         table.move(stock, 2, reserve);
         table.turn_up(reserve);
         if reserve.count == 2 && reserve.top.up && stock.top.rank == 2 {
             table.set_tally(\"turned\", table.tally(\"turned\") + 1);
             table.set_tally(\"hand\", 2, table.tally(\"turned\"));
         }",
    );
    let expected = [
        Effect::Move {
            from: 0,
            count: 2,
            to: 7,
        },
        Effect::TurnUp { pile: 7 },
        Effect::SetTally {
            tally: 0,
            index: 0,
            value: 6,
        },
        Effect::SetTally {
            tally: 1,
            index: 1,
            value: 6,
        },
    ];
    assert_eq!(effects.as_deref(), Ok(&expected[..]));
}

#[test]
fn a_move_of_no_cards_has_no_effect() {
    let moved = "table.move(table.pile(\"stock\"), 0, table.pile(\"reserve\"))";
    assert_eq!(on_table(moved).as_deref(), Ok(&[][..]));
}

#[test]
fn messages_name_kinds_of_value_in_an_authors_words() {
    for (body, message) in [
        (
            "[card]",
            "script `it`: gives a list where true or false is needed",
        ),
        (
            "\"yes\"",
            "script `it`: gives a text where true or false is needed",
        ),
        (
            "()",
            "script `it`: gives nothing where true or false is needed",
        ),
        (
            "card",
            "script `it`: gives a card where true or false is needed",
        ),
        (
            "card + 1 == 2",
            "script `it`: no helper is called as `+ (card, number)`",
        ),
    ] {
        assert_eq!(fault(body), message, "{body}");
    }
    for body in [
        "for c in card { } true",
        "if card { true } else { false }",
        "card[0] == 1",
        "!card",
        "card.rank.top == 1",
        "let x = card; x.rank = 3; true",
        "switch card { 1 => true }",
        "while table { } true",
        "for x in 3 { } true",
        "sum(3) == 1",
        "card < on",
        "(|x| x) + 1 == 1",
        "throw card",
        "throw [card]",
        "[card, 1].sum() == 1",
        "[1].map(card) == 1",
    ] {
        let message = fault(body);
        assert!(!message.contains("::"), "{body}: {message}");
        assert!(!message.contains("i64"), "{body}: {message}");
        assert!(!message.contains("SeenCard"), "{body}: {message}");
    }
}

#[test]
fn steps_that_cannot_be_done_are_refused() {
    let refused = |body: &str| on_table(body).unwrap_err();
    assert_eq!(
        refused("table.move(table.pile(\"stock\"), 4, table.pile(\"reserve\"))"),
        "script `it`: stopped: the pile does not hold so many cards"
    );
    assert_eq!(
        refused("table.move(table.pile(\"stock\"), 1, table.pile(\"square\", 1))"),
        "script `it`: stopped: the pile would hold more cards than its cap"
    );
    assert_eq!(
        refused("table.move(table.pile(\"stock\"), -1, table.pile(\"reserve\"))"),
        "script `it`: stopped: a number of cards is not below 0"
    );
    assert_eq!(
        refused("table.turn_up(table.pile(\"reserve\"))"),
        "script `it`: stopped: the pile has no card to turn up"
    );
    assert_eq!(
        refused("table.set_tally(\"turnd\", 1)"),
        "script `it`: stopped: no tally is called `turnd`; did you mean `turned`?"
    );
    assert_eq!(
        refused("table.set_tally(\"hand\", 4, 1)"),
        "script `it`: stopped: tally hand has numbers 1 to 3, no 4"
    );
    assert_eq!(
        refused("loop { table.set_tally(\"turned\", 1); }"),
        "script `it`: stopped: a step may make at most 1000 changes"
    );
    assert_eq!(
        fault("table.turn_up(table.pile(\"stock\")); true"),
        "script `it`: stopped: only a script that serves as a step may change the table"
    );
}

#[test]
fn moving_within_the_snapshot_keeps_every_pile_in_place() {
    let mut view = TableView::clone(&table());
    let pile = |view: &TableView, pile: usize| -> Vec<Card> {
        view.pile(pile).iter().map(|lying| lying.card).collect()
    };
    view.apply(Effect::Move {
        from: 6,
        count: 1,
        to: 0,
    })
    .unwrap();
    assert_eq!(pile(&view, 0), ["2C", "3C", "4C", "7H"].map(card));
    assert_eq!(pile(&view, 4), [card("QD")]);
    assert!(view.pile(6).is_empty());
    view.apply(Effect::Move {
        from: 0,
        count: 3,
        to: 7,
    })
    .unwrap();
    assert_eq!(pile(&view, 0), [card("2C")]);
    assert_eq!(pile(&view, 2), [card("KS")]);
    assert_eq!(pile(&view, 7), ["3C", "4C", "7H"].map(card));
    let same = view.clone();
    view.apply(Effect::Move {
        from: 7,
        count: 2,
        to: 7,
    })
    .unwrap();
    assert_eq!(view, same);
    assert!(
        view.apply(Effect::Move {
            from: 7,
            count: 1,
            to: 8
        })
        .is_err()
    );
}

#[test]
fn errors_name_the_place_and_a_near_miss() {
    let pack = Pack::french(1);
    let errors = Scripts::compile(
        &[
            ("good", "true"),
            ("first", "card.rank ==\n  crd.rank"),
            ("second", "let x = (1 + ;"),
            ("third", "true &&\n  ♥"),
        ],
        &pack,
    )
    .unwrap_err();
    let texts: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(errors.len(), 3);
    assert_eq!(errors[0].script, 1);
    assert_eq!(errors[0].offset, Some(15));
    assert_eq!(
        texts[0],
        "script `first`: nothing is called `crd` here; did you mean `card`?"
    );
    assert!(
        texts[1].starts_with("script `second`: cannot be read: "),
        "{}",
        texts[1]
    );
    assert!(
        texts[2].starts_with("script `third`: cannot be read: "),
        "{}",
        texts[2]
    );
    assert_eq!(
        fault("summ([card]) == 1"),
        "script `it`: no helper is called as `summ (list)`; there is `sum(cards)`"
    );
    assert_eq!(
        fault("table.piles(\"sqare\").len() == 6"),
        "script `it`: stopped: no group is called `sqare`; did you mean `square`?"
    );
    assert_eq!(
        fault("fn f(a) { table.pass == a } f(1)"),
        "script `it`: nothing is called `table` here; a function sees only what it is given"
    );
}

#[test]
fn places_count_bytes() {
    let body = "let heart = \"♥♥\";\n\n  let b = \"é\"; heart.foo == 1";
    let error = compile(body).call_bool(0, Given::default()).unwrap_err();
    assert_eq!(error.offset, body.find("foo"));
    let body = "let x = 1;\nfn deep(y) { 1 / (y - y) }\ndeep(x) == 1";
    let error = compile(body).call_bool(0, Given::default()).unwrap_err();
    assert_eq!(error.offset, body.find("/ (y"));
}

#[test]
fn a_run_leaves_nothing_behind() {
    let scripts = compile("let x = 1; x += card.rank; print(x); x == 2");
    for _ in 0..3 {
        assert_eq!(scripts.call_bool(0, two("AS", "")), Ok(true));
        assert_eq!(scripts.call_bool(0, two("2S", "")), Ok(false));
    }
    assert_eq!(scripts.calls(0), 6);
    assert!(scripts.call_bool(7, two("AS", "")).is_err());
}

#[test]
fn the_reference_is_whole() {
    let mut seen = std::collections::BTreeSet::new();
    for helper in reference() {
        assert!(seen.insert(helper.signature), "{} twice", helper.signature);
        assert!(
            helper.signature.contains(helper.name),
            "{}",
            helper.signature
        );
        assert!(!helper.meaning.is_empty());
        assert!(!helper.meaning.ends_with('.'), "{}", helper.signature);
    }
    // Every signature is a call that works, with the values its words stand for.
    let view = table();
    let cards = kinds("AS 2S");
    for helper in reference() {
        let pile = "table.pile(\"square\", 1)";
        let in_step = helper.meaning.starts_with("in a step");
        let (receiver, rest) = helper.signature.split_once(['.', '(', ' ']).unwrap();
        let at = receiver.len();
        let call = match receiver {
            "pile" => helper.signature.replace("pile", "it"),
            "card" => helper.signature.replace("card", "it"),
            _ => helper.signature.to_owned(),
        };
        let call = if in_step {
            call.replace("(pile, 1, pile)", "(it, 1, other)")
                .replace("(pile)", "(it)")
        } else {
            call.replace("(pile)", "(it)")
                .replace("(piles)", "([it])")
                .replace("starter", "it.top")
        };
        let call = call
            .replace("\"tableau\"", "\"square\"")
            .replace("touching(cards)", "touching(it.cards)")
            .replace("touching_by_side(cards)", "touching_by_side(it.cards)");
        let it = if receiver == "card" {
            format!("{pile}.top")
        } else {
            pile.to_owned()
        };
        let body = format!("let it = {it}; let other = table.pile(\"reserve\"); {call}; true");
        let given = Given {
            cards: &cards,
            table: Some(&view),
            ..Given::default()
        };
        let scripts = compile(&body);
        let done = scripts.call_steps(0, given);
        assert!(done.is_ok(), "{at} {rest} {body}: {done:?}");
        assert_eq!(done.unwrap().len(), usize::from(in_step), "{body}");
    }
}

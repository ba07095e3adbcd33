//! Each construct of lay and lift lines by itself.

use super::{agree_on_strewn, allowed, carry, moves, refused};
use crate::machine::legality::testing::*;
use crate::machine::{Counter, Machine, Move, State};
use crate::rules::{
    By, CardSpec, Clause, ClauseTest, Direction, Fill, GroupId, LayLine, LayWord, Leaf, LiftLine,
    LiftUnit, Limit, Origin, Phrase, Reference, Role, Select, SuitWord, Tally, TallyId,
};

/// One tableau of so many piles with these lines, a waste, and two cells.
fn table(lays: Vec<LayLine>, lifts: Vec<LiftLine>) -> Machine {
    let mut rules = bare(2);
    let mut tableau = group("tableau", Role::Tableau, 4);
    tableau.lay = lays;
    tableau.lift = lifts;
    rules.groups.push(tableau);
    rules.groups.push(group("waste", Role::Waste, 1));
    rules.groups.push(group("cell", Role::Cell, 2));
    finish(rules)
}

fn build(phrase: Phrase) -> LayLine {
    lay(LayWord::Build, phrase)
}

fn with(mut line: LayLine, test: ClauseTest) -> LayLine {
    line.clauses.push(clause(test));
    line
}

fn tops() -> Vec<LiftLine> {
    vec![lift(LiftUnit::Top)]
}

const ONE: (&str, u16) = ("tableau", 1);
const TWO: (&str, u16) = ("tableau", 2);
const THREE: (&str, u16) = ("tableau", 3);

fn move_top(machine: &Machine, position: &State) -> Move {
    carry(machine, position, TWO, 1, ONE)
}

/// Whether the top card of the second pile goes on the first.
fn goes(machine: &Machine, on: &str, card: &str) -> bool {
    let position = state(machine, &[("tableau", 1, on), ("tableau", 2, card)]);
    let mv = move_top(machine, &position);
    machine.check_tables(&position, &mv).unwrap();
    machine.is_legal(&position, &mv)
}

#[test]
fn suits_agree_as_the_phrase_says() {
    let cases = [
        (SuitWord::InSuit, [true, false, false, false]),
        (SuitWord::InColour, [true, true, false, false]),
        (SuitWord::AlternateColours, [false, false, true, true]),
        (SuitWord::AnotherSuit, [false, true, true, true]),
        (SuitWord::Regardless, [true, true, true, true]),
    ];
    for (word, wanted) in cases {
        let machine = table(vec![build(down(word))], tops());
        let found = ["8H", "8D", "8C", "8S"].map(|card| goes(&machine, "9H", card));
        assert_eq!(found, wanted, "{word:?}");
        assert!(!goes(&machine, "9H", "10H"), "{word:?}");
        agree_on_strewn(&machine, 16);
    }
}

#[test]
fn steps_go_up_and_down_far_and_round_the_corner() {
    let step = |direction, by, corner| {
        let leaf_of = Leaf::Step {
            direction,
            by: By::Ranks(by),
            suit: SuitWord::Regardless,
            corner,
        };
        table(vec![build(leaf(leaf_of))], tops())
    };
    let fits = |machine: &Machine, on: &str| -> Vec<&str> {
        ["A", "2", "3", "4", "J", "Q", "K"]
            .into_iter()
            .filter(|rank| goes(machine, on, &format!("{rank}C")))
            .collect()
    };
    assert_eq!(fits(&step(Direction::Up, 1, false), "2H"), ["3"]);
    assert_eq!(fits(&step(Direction::Down, 1, false), "2H"), ["A"]);
    assert_eq!(fits(&step(Direction::UpOrDown, 1, false), "2H"), ["A", "3"]);
    assert_eq!(fits(&step(Direction::Up, 1, true), "KH"), ["A"]);
    assert!(fits(&step(Direction::Up, 1, false), "KH").is_empty());
    assert_eq!(fits(&step(Direction::Down, 2, true), "2H"), ["K"]);
    assert_eq!(fits(&step(Direction::Down, 2, false), "4H"), ["2"]);
    assert_eq!(
        fits(&step(Direction::Higher, 1, false), "4H"),
        ["J", "Q", "K"]
    );
    assert_eq!(fits(&step(Direction::Lower, 1, false), "3H"), ["A", "2"]);
}

#[test]
fn phrases_are_joined() {
    let both = Phrase::Or(vec![
        leaf(Leaf::SameRank),
        Phrase::And(vec![
            down(SuitWord::InSuit),
            Phrase::Not(Box::new(card_is(rank("8")))),
        ]),
    ]);
    let machine = table(vec![build(both)], tops());
    assert!(goes(&machine, "9H", "9C"));
    assert!(!goes(&machine, "9H", "8H"));
    assert!(goes(&machine, "8H", "7H"));
    assert!(!goes(&machine, "8H", "7C"));
    let position = state(&machine, &[("tableau", 1, "9H"), ("tableau", 2, "8H")]);
    refused(
        &machine,
        &position,
        &move_top(&machine, &position),
        &["build", "rank"],
    );
    agree_on_strewn(&machine, 16);
}

#[test]
fn cards_are_named_by_rank_suit_and_colour() {
    use crate::cards::Colour;
    let named = |spec| table(vec![build(card_is(spec))], tops());
    let fits = |spec| {
        let machine = named(spec);
        ["KH", "KS", "QH", "QS"].map(|card| goes(&machine, "2C", card))
    };
    assert_eq!(fits(rank("K")), [true, true, false, false]);
    assert_eq!(
        fits(CardSpec::Suit(suit_id("H"))),
        [true, false, true, false]
    );
    assert_eq!(
        fits(CardSpec::Colour(Colour::Black)),
        [false, true, false, true]
    );
    assert_eq!(
        fits(CardSpec::ColourRank(Colour::Red, rank_id("Q"))),
        [false, false, true, false]
    );
    assert_eq!(
        fits(CardSpec::Card(card("KS"))),
        [false, true, false, false]
    );
    assert_eq!(fits(CardSpec::Joker), [false; 4]);
    let machine = named(CardSpec::Card(card("KS")));
    let position = state(&machine, &[("tableau", 1, "2C"), ("tableau", 2, "KH")]);
    let mv = move_top(&machine, &position);
    refused(&machine, &position, &mv, &["suit"]);
    assert!(!machine.judge(&position, &mv).refused_by("rank"));
}

#[test]
fn the_base_is_every_card_until_it_is_known_and_goes_round_the_corner() {
    let base = |steps| table(vec![build(card_is(CardSpec::Base(steps)))], tops());
    let with_base = |machine: &Machine, rank: i32, card: &str| {
        let mut position = state(machine, &[("tableau", 1, "2C"), ("tableau", 2, card)]);
        position.counters[usize::from(Counter::BASE.0)] = rank;
        let mv = move_top(machine, &position);
        machine.check_tables(&position, &mv).unwrap();
        machine.is_legal(&position, &mv)
    };
    // The counter is the rank's number plus one: 1 is the ace, 7 the seven.
    assert!(with_base(&base(0), 0, "9H"));
    assert!(with_base(&base(0), 7, "7H"));
    assert!(!with_base(&base(0), 7, "6H"));
    assert!(with_base(&base(-1), 7, "6H"));
    assert!(with_base(&base(-1), 1, "KH"));
    assert!(with_base(&base(1), 13, "AH"));
    assert!(!with_base(&base(1), 13, "QH"));
}

#[test]
fn a_line_may_ask_what_it_is_laid_on() {
    let on_king = with(build(any()), ClauseTest::On(vec![rank("K")]));
    let machine = table(vec![on_king], tops());
    assert!(goes(&machine, "KH", "2C"));
    assert!(!goes(&machine, "QH", "2C"));
    let mut not_on_king = with(
        build(down(SuitWord::InSuit)),
        ClauseTest::On(vec![rank("K")]),
    );
    not_on_king.clauses[0].negated = true;
    let machine = table(vec![not_on_king], vec![lift(LiftUnit::Sequence(None))]);
    assert!(!goes(&machine, "KH", "QH"));
    assert!(goes(&machine, "QH", "JH"));
    // What may not be laid on a king is no sequence with it either.
    let position = state(&machine, &[("tableau", 1, "KH QH JH")]);
    let lifted = moves(&machine, &position);
    assert_eq!(lifted, [carry(&machine, &position, ONE, 1, ("cell", 1))]);
    agree_on_strewn(&machine, 16);
}

#[test]
fn only_a_line_that_says_so_lays_on_a_hidden_card() {
    let machine = table(
        vec![
            build(down(SuitWord::Regardless)),
            with(build(card_is(rank("2"))), ClauseTest::OnFaceDown),
        ],
        tops(),
    );
    assert!(goes(&machine, "[9H]", "2C"));
    assert!(!goes(&machine, "[9H]", "8C"));
    assert!(!goes(&machine, "9H", "2C"));
    assert!(goes(&machine, "9H", "8C"));
    agree_on_strewn(&machine, 16);
}

#[test]
fn lines_are_for_some_piles_and_some_sources() {
    let second = with(
        lay(LayWord::Lay, any()),
        ClauseTest::In(Select::Numbers(vec![(2, 2)])),
    );
    let from_waste = with(build(any()), ClauseTest::From(all(1)));
    let machine = table(vec![second, from_waste], tops());
    let position = state(
        &machine,
        &[
            ("tableau", 1, "5C"),
            ("tableau", 3, "6C"),
            ("waste", 1, "7C"),
        ],
    );
    allowed(
        &machine,
        &position,
        &carry(&machine, &position, ONE, 1, TWO),
    );
    allowed(
        &machine,
        &position,
        &carry(&machine, &position, ("waste", 1), 1, THREE),
    );
    let other = carry(&machine, &position, ONE, 1, THREE);
    refused(&machine, &position, &other, &["build", "from"]);
    let empty = carry(&machine, &position, ONE, 1, ("tableau", 4));
    refused(&machine, &position, &empty, &["start", "in"]);
    agree_on_strewn(&machine, 16);
}

#[test]
fn a_card_may_be_compared_with_other_piles() {
    let compared = |reference| {
        let mut line = lay(LayWord::Lay, up(SuitWord::InSuit));
        line.compared_with = Some(reference);
        table(vec![line], tops())
    };
    let position = |machine: &Machine| {
        state(
            machine,
            &[
                ("tableau", 1, "4H 9C"),
                ("tableau", 3, "8C"),
                ("waste", 1, "10C"),
            ],
        )
    };
    let targets = |reference| -> Vec<u16> {
        let machine = compared(reference);
        let position = position(&machine);
        (1..=4)
            .filter(|&number| {
                let mv = carry(&machine, &position, ("waste", 1), 1, ("tableau", number));
                machine.check_tables(&position, &mv).unwrap();
                machine.is_legal(&position, &mv)
            })
            .collect()
    };
    assert_eq!(targets(Reference::Left(1)), [2]);
    assert_eq!(targets(Reference::Left(3)), [4]);
    assert_eq!(targets(Reference::Right(1)), [] as [u16; 0]);
    assert_eq!(targets(Reference::Pile(GroupId(0), 1)), [1, 2, 3, 4]);
    assert_eq!(targets(Reference::Any(GroupId(0))), [2, 3, 4]);
    assert_eq!(
        targets(Reference::Head(Box::new(Reference::Left(1)))),
        [] as [u16; 0]
    );
    agree_on_strewn(&compared(Reference::Any(GroupId(0))), 16);
    agree_on_strewn(&compared(Reference::Left(2)), 16);
}

#[test]
fn the_way_of_the_first_step_is_kept() {
    let line = build(step(Direction::UpOrDown, SuitWord::Regardless, true));
    let one = table(vec![with(line.clone(), ClauseTest::OneWay)], tops());
    assert!(goes(&one, "9H", "10C"));
    assert!(goes(&one, "9H", "8C"));
    assert!(goes(&one, "9H 10C", "JC"));
    assert!(!goes(&one, "9H 10C", "9C"));
    assert!(goes(&one, "QH KH", "AC"));
    assert!(!goes(&one, "2H AH", "2C"));
    assert!(goes(&one, "2H AH", "KC"));
    let machine = table(vec![with(line, ClauseTest::AllOneWay)], tops());
    let position = state(
        &machine,
        &[
            ("tableau", 1, "5C"),
            ("tableau", 2, "4H"),
            ("tableau", 3, "9C 8C"),
        ],
    );
    allowed(&machine, &position, &move_top(&machine, &position));
    let up = carry(&machine, &position, ONE, 1, TWO);
    refused(&machine, &position, &up, &["build", "one way"]);
}

#[test]
fn a_new_suit_is_one_that_no_pile_has_begun() {
    let start = with(
        lay(LayWord::Start, card_is(rank("A"))),
        ClauseTest::NewSuitIn(GroupId(0)),
    );
    let machine = table(vec![start], tops());
    let position = state(
        &machine,
        &[
            ("tableau", 1, "AH 2C"),
            ("waste", 1, "AH"),
            ("cell", 1, "AC"),
        ],
    );
    let again = carry(&machine, &position, ("waste", 1), 1, TWO);
    refused(&machine, &position, &again, &["start", "suit"]);
    allowed(
        &machine,
        &position,
        &carry(&machine, &position, ("cell", 1), 1, TWO),
    );
}

#[test]
fn ranks_are_found_numbered_and_counted() {
    let machine = table(vec![build(leaf(Leaf::RankFoundIn(all(2))))], tops());
    let position = state(
        &machine,
        &[
            ("tableau", 1, "2C"),
            ("tableau", 2, "7H"),
            ("cell", 2, "7S"),
            ("waste", 1, "8H"),
        ],
    );
    allowed(&machine, &position, &move_top(&machine, &position));
    let eight = carry(&machine, &position, ("waste", 1), 1, ONE);
    refused(&machine, &position, &eight, &["build", "rank"]);

    let machine = table(
        vec![lay(LayWord::Lay, leaf(Leaf::RankIsPileNumber))],
        tops(),
    );
    let position = state(&machine, &[("tableau", 3, "2C")]);
    let fits = moves(&machine, &position);
    assert!(fits.contains(&carry(&machine, &position, THREE, 1, TWO)));
    assert!(!fits.contains(&carry(&machine, &position, THREE, 1, ONE)));

    let mut rules = bare(1);
    rules.tallies.push(Tally {
        name: "turned".to_owned(),
        row: 1,
        counts: None,
        round: None,
        since_redeal: false,
        origin: Origin::Default,
    });
    let mut tableau = group("tableau", Role::Tableau, 2);
    tableau.lay = vec![lay(LayWord::Lay, leaf(Leaf::RankIsTally(TallyId(0))))];
    rules.groups.push(tableau);
    let machine = finish(rules);
    let mut position = state(&machine, &[("tableau", 1, "3C JC")]);
    let jack = carry(&machine, &position, ONE, 1, TWO);
    refused(&machine, &position, &jack, &["start", "lay", "rank"]);
    let tally = machine.places.tally(TallyId(0), 0);
    position.counters[usize::from(tally.0)] = 11;
    allowed(&machine, &position, &jack);
}

#[test]
fn packets_are_lifted_as_the_unit_says() {
    let lifted = |unit: LiftUnit, cards: &str| -> Vec<(u8, u8)> {
        let machine = table(
            vec![
                lay(LayWord::Start, any()),
                build(down(SuitWord::Regardless)),
            ],
            vec![lift(unit)],
        );
        let position = state(&machine, &[("tableau", 1, cards), ("tableau", 2, "[2C]")]);
        moves(&machine, &position)
            .into_iter()
            .filter_map(|mv| match mv {
                Move::Carry {
                    from,
                    at,
                    count,
                    to,
                } if from.0 == 0 && to.0 == 2 => Some((at, count)),
                _ => None,
            })
            .collect()
    };
    let sorted = |unit, cards| {
        let mut list = lifted(unit, cards);
        list.sort_unstable();
        list
    };
    let cards = "[KC] 9H 3C 2H";
    assert_eq!(sorted(LiftUnit::None, cards), []);
    assert_eq!(sorted(LiftUnit::Top, cards), [(3, 1)]);
    assert_eq!(sorted(LiftUnit::Sequence(None), cards), [(2, 2), (3, 1)]);
    assert_eq!(sorted(LiftUnit::AllFaceUp, cards), [(1, 3)]);
    assert_eq!(sorted(LiftUnit::WholePile, cards), []);
    // As a whole the pile would only change places with the space.
    assert_eq!(sorted(LiftUnit::SquaredPile, cards), []);
    assert_eq!(sorted(LiftUnit::AnyPacket, cards), [(1, 3), (2, 2), (3, 1)]);
    assert_eq!(sorted(LiftUnit::AnyCard, cards), [(1, 1), (2, 1), (3, 1)]);
    assert_eq!(sorted(LiftUnit::Top, "[KC]"), []);
    assert_eq!(sorted(LiftUnit::WholePile, "KC 9H"), [] as [(u8, u8); 0]);
}

#[test]
fn a_limit_lets_few_cards_go_at_once() {
    let limited = |limit| {
        let mut line = lift(LiftUnit::Sequence(None));
        line.limit = limit;
        table(vec![build(down(SuitWord::Regardless))], vec![line])
    };
    let most = |limit, cell: &str| -> usize {
        let machine = limited(limit);
        let position = state(
            &machine,
            &[
                ("tableau", 1, "KC 5H 4C 3H 2C"),
                ("tableau", 2, "6H"),
                ("cell", 1, cell),
            ],
        );
        // Each length on the card that it fits.
        (1..=4)
            .filter(|&count| {
                let on = ["3D", "4D", "5D", "6D"][usize::from(count) - 1];
                let position = {
                    let mut changed = position.clone();
                    lay_out(
                        &machine,
                        &mut changed,
                        pile(&machine, "tableau", 2),
                        &slots(on),
                    );
                    changed
                };
                let mv = carry(&machine, &position, ONE, count, TWO);
                machine.check_tables(&position, &mv).unwrap();
                machine.is_legal(&position, &mv)
            })
            .map(usize::from)
            .max()
            .unwrap_or(0)
    };
    assert_eq!(most(Limit::None, "AC"), 4);
    assert_eq!(most(Limit::OneCard, ""), 1);
    assert_eq!(most(Limit::Cells, ""), 3);
    assert_eq!(most(Limit::Cells, "AC"), 2);
    // No space of this tableau takes any card, so spaces add nothing.
    assert_eq!(most(Limit::CellsAndSpaces, "AC"), 2);
}

#[test]
fn cards_may_be_laid_under_a_pile() {
    let mut line = lay(LayWord::Lay, leaf(Leaf::RankIsPileNumber));
    line.at_bottom = true;
    let machine = table(vec![line], tops());
    let position = state(
        &machine,
        &[
            ("tableau", 1, "[9C] 2H"),
            ("tableau", 2, "[5C]"),
            ("tableau", 3, "KH 3C"),
            ("tableau", 4, "4C"),
        ],
    );
    let under = carry(&machine, &position, ONE, 1, TWO);
    allowed(&machine, &position, &under);
    assert!(machine.way(&position, &under).unwrap().at_bottom);
    let own = carry(&machine, &position, THREE, 1, THREE);
    allowed(&machine, &position, &own);
    assert!(machine.way(&position, &own).unwrap().at_bottom);
    let alone = carry(&machine, &position, ("tableau", 4), 1, ("tableau", 4));
    refused(&machine, &position, &alone, &["same pile"]);
    agree_on_strewn(&machine, 16);
}

#[test]
fn an_exchange_of_spaces_is_a_move_where_the_space_left_is_filled() {
    let mut rules = bare(1);
    rules.groups.push(group("reserve", Role::Reserve, 1));
    let mut tableau = group("tableau", Role::Tableau, 3);
    tableau.lay = vec![lay(LayWord::Start, any())];
    tableau.fill = Some(Fill {
        count: 1,
        from: vec![all(0)],
        sending: None,
        clauses: Vec::new(),
        origin: Origin::Default,
    });
    rules.groups.push(tableau);
    let machine = finish(rules);
    let cards = [("tableau", 1, "5C"), ("reserve", 1, "6C")];
    let position = state(&machine, &cards);
    let mv = carry(&machine, &position, ONE, 1, TWO);
    allowed(&machine, &position, &mv);
    let position = state(&machine, &cards[..1]);
    refused(&machine, &position, &mv, &["same pile"]);
    assert_eq!(moves(&machine, &position), []);
}

#[test]
fn a_negated_clause_turns_its_test_round() {
    let mut line = build(any());
    line.clauses = vec![Clause {
        negated: true,
        ..clause(ClauseTest::From(all(1)))
    }];
    let machine = table(vec![line], tops());
    let position = state(
        &machine,
        &[
            ("tableau", 1, "5C"),
            ("tableau", 2, "6C"),
            ("waste", 1, "7C"),
        ],
    );
    allowed(&machine, &position, &move_top(&machine, &position));
    let from_waste = carry(&machine, &position, ("waste", 1), 1, ONE);
    refused(&machine, &position, &from_waste, &["build", "from"]);
}

#[test]
fn a_move_costs_nothing_where_another_line_allows_it() {
    let mut rules = bare(1);
    rules.budgets = vec![budget("favour", Some(1))];
    let mut tableau = group("tableau", Role::Tableau, 3);
    let mut favour = build(any());
    favour.budget = Some(crate::rules::BudgetId(0));
    tableau.lay = vec![favour, build(down(SuitWord::InSuit))];
    rules.groups.push(tableau);
    let machine = finish(rules);
    let position = state(
        &machine,
        &[
            ("tableau", 1, "9C"),
            ("tableau", 2, "8C"),
            ("tableau", 3, "2H"),
        ],
    );
    let fits = carry(&machine, &position, TWO, 1, ONE);
    let else_ = carry(&machine, &position, THREE, 1, ONE);
    assert_eq!(machine.spends(&position, &fits).len(), 0);
    assert_eq!(machine.spends(&position, &else_).len(), 1);
    let mut journal = crate::machine::Journal::new();
    let mut played = position.clone();
    machine.play(&mut played, &else_, &mut journal).unwrap();
    let again = carry(&machine, &played, TWO, 1, ONE);
    refused(&machine, &played, &again, &["budget"]);
}

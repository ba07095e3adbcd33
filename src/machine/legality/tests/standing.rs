//! Phases, what is done at once, how a game stands, and what it scores.

use super::games::{canfield, klondike};
use super::{allowed, carry, moves, refused};
use crate::machine::legality::testing::*;
use crate::machine::{Counter, Machine, Move, Status};
use crate::rules::{
    Action, Compare, Condition, Counted, GroupId, LayWord, LiftUnit, Only, Origin, Phase,
    PileState, Quantity, Role, Score, ScoreKind, ShuffleWhat, Step, StepKind, SuitWord,
};

/// A tableau that builds down in suit, a reserve, foundations that begin with any card.
fn choosing(phase: Phase) -> Machine {
    let mut rules = bare(1);
    rules.groups.push(group("reserve", Role::Reserve, 2));
    let mut foundation = group("foundation", Role::Foundation, 4);
    foundation.lay[0] = lay(LayWord::Start, any());
    rules.groups.push(foundation);
    let mut tableau = group("tableau", Role::Tableau, 2);
    tableau.lay = vec![lay(LayWord::Build, down(SuitWord::InSuit))];
    rules.groups.push(tableau);
    rules.phases = vec![phase];
    finish(rules)
}

fn phase(repeats: bool, condition: Condition) -> Phase {
    Phase {
        sentence: "choose the base first".to_owned(),
        repeats,
        condition,
        only: vec![Only::Carry {
            from: all(0),
            to: all(1),
        }],
        origin: Origin::Default,
    }
}

#[test]
fn a_phase_allows_its_moves_only_until_it_is_over() {
    let holds_one = PileState::Holds(amount(Compare::Is, 1));
    let machine = choosing(phase(
        false,
        piles_are(Quantity::Together, all(1), holds_one),
    ));
    let cards = [
        ("reserve", 1, "4S"),
        ("tableau", 1, "9D"),
        ("tableau", 2, "8D"),
    ];
    let mut position = state(&machine, &cards);
    let eight = carry(&machine, &position, ("tableau", 2), 1, ("tableau", 1));
    refused(&machine, &position, &eight, &["phase"]);
    let base = carry(&machine, &position, ("reserve", 1), 1, ("foundation", 1));
    assert_eq!(moves(&machine, &position), std::slice::from_ref(&base));
    let mut journal = crate::machine::Journal::new();
    machine.play(&mut position, &base, &mut journal).unwrap();
    assert_eq!(position.counter(Counter::PHASE), 1);
    allowed(&machine, &position, &eight);
}

#[test]
fn a_phase_that_comes_back_is_in_force_while_it_has_a_move() {
    let machine = choosing(phase(
        true,
        piles_are(Quantity::Any, all(2), PileState::Empty),
    ));
    let cards = [
        ("reserve", 1, "4S"),
        ("tableau", 1, "9D"),
        ("tableau", 2, "8D"),
    ];
    let both = state(&machine, &cards);
    let eight = carry(&machine, &both, ("tableau", 2), 1, ("tableau", 1));
    allowed(&machine, &both, &eight);
    let one = state(&machine, &cards[..2]);
    let nine = carry(&machine, &one, ("tableau", 1), 1, ("foundation", 1));
    refused(&machine, &one, &nine, &["phase"]);
    // Nothing in the reserve: the phase has no move and does not hold things up.
    let empty = state(&machine, &cards[1..2]);
    allowed(&machine, &empty, &nine);
}

#[test]
fn what_moves_at_once_is_found_first() {
    let mut rules = bare(1);
    let mut foundation = group("foundation", Role::Foundation, 4);
    foundation.lay[0].at_once = true;
    rules.groups.push(foundation);
    rules.groups.push(group("tableau", Role::Tableau, 3));
    let machine = finish(rules);
    let position = state(
        &machine,
        &[
            ("foundation", 1, "AC"),
            ("tableau", 1, "2C"),
            ("tableau", 2, "3C AD"),
        ],
    );
    let ace = carry(&machine, &position, ("tableau", 2), 1, ("foundation", 2));
    assert_eq!(machine.at_once(&position), Some(ace));
    let rest = state(&machine, &[("foundation", 1, "AC"), ("tableau", 1, "2C")]);
    assert_eq!(machine.at_once(&rest), None);
    assert_eq!(klondike().at_once(&state(&klondike(), &[])), None);
}

#[test]
fn turning_without_end_is_stuck() {
    let machine = canfield();
    // Nothing fits anything: the cards of the stock can only be turned over and over.
    let mut cards = vec![
        ("stock", 1, "[9C] [9D] [9H] [9S]"),
        ("foundation", 1, "5C"),
        ("tableau", 1, "2C"),
        ("tableau", 2, "2D"),
        ("tableau", 3, "4C"),
        ("tableau", 4, "4D"),
        ("reserve", 1, "JC"),
    ];
    let position = state(&machine, &cards);
    assert_eq!(moves(&machine, &position), [Move::Turn]);
    assert_eq!(machine.status(&position), Status::Lost);
    // A turn brings up a card that goes on: three are turned, the third shows.
    cards[0] = ("stock", 1, "[9C] [6C] [9H] [9S]");
    assert_eq!(machine.status(&state(&machine, &cards)), Status::Playing);
    // It lies where no turn brings it up: of four cards the second never shows.
    cards[0] = ("stock", 1, "[9C] [9D] [6C] [9S]");
    assert_eq!(machine.status(&state(&machine, &cards)), Status::Lost);
}

#[test]
fn a_shuffle_may_bring_anything() {
    let game = |steps: Vec<StepKind>| {
        let mut rules = bare(1);
        let mut tableau = group("tableau", Role::Tableau, 3);
        tableau.lay = vec![lay(LayWord::Build, down(SuitWord::InSuit))];
        rules.groups.push(tableau);
        rules.actions = vec![Action {
            name: "stir".to_owned(),
            budget: None,
            clauses: Vec::new(),
            steps: steps
                .into_iter()
                .map(|kind| Step {
                    kind,
                    when: None,
                    origin: Origin::Default,
                })
                .collect(),
            origin: Origin::Default,
        }];
        finish(rules)
    };
    let cards = [("tableau", 1, "5C"), ("tableau", 2, "8D")];
    let stirring = game(vec![StepKind::Shuffle(ShuffleWhat::Piles(all(0)))]);
    let position = state(&stirring, &cards);
    assert_eq!(moves(&stirring, &position), [Move::Act(0)]);
    assert_eq!(stirring.status(&position), Status::Playing);
    let idle = game(vec![StepKind::Rotate(all(0))]);
    assert_eq!(idle.status(&state(&idle, &cards)), Status::Lost);
    // Rotating brings the nine up, on which the eight goes.
    let hidden = [("tableau", 1, "9D 5C"), ("tableau", 2, "8D")];
    assert_eq!(idle.status(&state(&idle, &hidden)), Status::Playing);
}

#[test]
fn a_game_is_won_with_every_card_on_foundations_or_lost_early() {
    let machine = klondike();
    let won = state(
        &machine,
        &[("foundation", 1, "AC 2C"), ("foundation", 2, "AH")],
    );
    assert_eq!(machine.status(&won), Status::Won);
    let open = state(&machine, &[("foundation", 1, "AC"), ("waste", 1, "AH")]);
    assert_eq!(machine.status(&open), Status::Playing);
    assert_eq!(
        machine.status(&state(&machine, &[("waste", 1, "5H")])),
        Status::Lost
    );
    let mut rules = bare(1);
    let mut tableau = group("tableau", Role::Tableau, 2);
    tableau.lay = vec![lay(LayWord::Start, any())];
    tableau.lift = vec![lift(LiftUnit::Top)];
    rules.groups.push(tableau);
    rules.lose = vec![(
        Condition::Cards {
            quantity: Quantity::Every,
            piles: all(0),
            states: vec![crate::rules::CardState::Is(rank("K"))],
        },
        Origin::Default,
    )];
    let machine = finish(rules);
    let kings = state(&machine, &[("tableau", 1, "KC KD")]);
    assert_eq!(machine.status(&kings), Status::Lost);
    let mixed = state(&machine, &[("tableau", 1, "KC QD")]);
    assert_eq!(machine.status(&mixed), Status::Playing);
}

#[test]
fn a_score_adds_its_parts() {
    let mut rules = bare(1);
    rules.groups.push(group("tableau", Role::Tableau, 3));
    let parts = [
        ScoreKind::CardsIn(all(0)),
        ScoreKind::PilesIn(GroupId(0)),
        ScoreKind::Redeals,
        ScoreKind::AtStart(-52),
        ScoreKind::Points {
            points: 5,
            from: Vec::new(),
            to: all(0),
        },
    ];
    rules.score = Score {
        parts: parts
            .into_iter()
            .map(|part| (part, Origin::Default))
            .collect(),
        least_is_best: false,
    };
    let machine = finish(rules);
    let mut position = state(&machine, &[("tableau", 1, "5C 6C"), ("tableau", 3, "7C")]);
    position.counters[usize::from(Counter::REDEALS.0)] = 2;
    position.counters[usize::from(Counter::POINTS.0)] = 15;
    assert_eq!(machine.score(&position), Some(3 + 2 + 2 - 52 + 15));
    let counted = Condition::Count(Counted::Score, amount(Compare::Is, -30));
    assert!(machine.holds(&position, &counted, crate::machine::Context::default()));
    assert_eq!(klondike().score(&state(&klondike(), &[])), None);
}

#[test]
fn no_move_is_legal_once_the_game_is_over() {
    use crate::machine::testing::{compile, read, row};
    use crate::machine::{Journal, RuleId, Slot, Unnamed};
    let text = |end: &str| {
        format!(
            "game \"X\" {{\n pack 1\n stock\n waste\n \
             cell x1 {{ start 2, at once; lift none }}\n \
             tableau x7 {{ start any; build any; lift top }}\n \
             layout {{ deal 1 to each tableau }}\n passes 1 {{ turn 1 to waste }}\n {end}\n}}\n"
        )
    };
    for (end, over, rule, status) in [
        (
            "win when waste holds at least 1 card",
            Some(9),
            RuleId::Won,
            Status::Won,
        ),
        (
            "lose when waste holds at least 1 card",
            Some(9),
            RuleId::Lost,
            Status::Lost,
        ),
    ] {
        let machine = compile(read(&text(end)));
        let stock = crate::machine::testing::piles(&machine, "stock")[0];
        let tableau = crate::machine::testing::piles(&machine, "tableau")[0];
        let hidden = ["9C", "2H", "4H"].map(|card| {
            let slot = crate::machine::testing::cards(card)[0];
            Slot::down(slot.card())
        });
        let given = [
            (stock, hidden.to_vec()),
            (tableau, crate::machine::testing::cards("5H 6H")),
        ];
        let mut state = machine.set_up(&given, &[], Unnamed::SetAside, 1).unwrap();
        let mut journal = Journal::new();
        allowed(&machine, &state, &Move::Turn);
        machine.play(&mut state, &Move::Turn, &mut journal).unwrap();
        assert_eq!(machine.status(&state), status);
        assert!(moves(&machine, &state).is_empty());
        for mv in super::candidates(&machine, &state) {
            refused(&machine, &state, &mv, &["over"]);
            let verdict = machine.judge(&state, &mv);
            let refusal = verdict.refusal().unwrap();
            assert_eq!((refusal.rule, refusal.origin.line()), (rule, over));
        }
        // A two that lies open does not go by itself any more.
        let top = crate::machine::testing::cards("2H");
        let waste = crate::machine::testing::piles(&machine, "waste")[0];
        let given = [
            (waste, top),
            (tableau, crate::machine::testing::cards("5H")),
        ];
        let mut state = machine.set_up(&given, &[], Unnamed::SetAside, 1).unwrap();
        let mut edit = machine.edit(&mut state, &mut journal);
        machine.settle(&mut edit).unwrap();
        assert_eq!(row(&machine, &state, "cell"), "");
        assert_eq!(row(&machine, &state, "waste"), "2H");
    }
}

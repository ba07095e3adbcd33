//! The examples that stand in the shipped files.

use crate::shipped;
use patience::language::syntax::ExampleStep;
use patience::play::example;

#[test]
fn every_shipped_example_passes() {
    let mut failures = Vec::new();
    for game in shipped::all() {
        for outcome in example::run_all(&game.machine, &game.sources) {
            if outcome.failure.is_some() {
                failures.push(format!(
                    "{}: {}",
                    game.spec,
                    example::report(&outcome, &game.sources)
                ));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_game_has_six_examples_with_two_reasoned_refusals() {
    for game in shipped::all()
        .iter()
        .filter(|game| !game.spec.contains('/'))
    {
        let examples = &game.machine.rules().examples;
        assert!(
            examples.len() >= 6,
            "{} has {} examples",
            game.spec,
            examples.len()
        );
        let refusals = examples
            .iter()
            .flat_map(|(_, example)| &example.steps)
            .filter(|step| matches!(step.node, ExampleStep::Refuse(_, Some(_))))
            .count();
        assert!(
            refusals >= 2,
            "{} has {refusals} refusals with a reason",
            game.spec
        );
    }
}

/// An example that is wrong must fail: the tests above would otherwise prove nothing.
#[test]
fn wrong_examples_fail() {
    use patience::language::Source;
    use patience::library::Shipped;
    use patience::pipeline::build;
    use patience::rules::check::Request;
    let text = r#"game "Wrong" like "klondike" {
      example "a move that is not legal" {
        given tableau 1: 8C, tableau 2: 7S
        move  7S to tableau 1
      }
      example "a legal move said to be refused" {
        given  tableau 1: 8C, tableau 2: 7H
        refuse 7H to tableau 1 because build
      }
      example "refused for another reason" {
        given  tableau 1: 8C, tableau 2: 7S
        refuse 7S to tableau 1 because cap
      }
      example "another result" {
        given  tableau 1: 8C, tableau 2: 7H
        move   7H to tableau 1
        expect tableau 1: 8C
      }
      example "not won" {
        given  tableau 1: 8C
        expect won
      }
    }"#;
    let source = Source {
        name: "wrong.patience".into(),
        text: text.into(),
    };
    let built = build(&Request::plain("wrong", source), &Shipped).unwrap();
    let outcomes = example::run_all(&built.machine, &built.sources);
    assert_eq!(outcomes.len(), 5);
    for outcome in outcomes {
        assert!(outcome.failure.is_some(), "“{}” passed", outcome.title);
    }
}

/// A card under others of its pile is covered, in a removal too, and the words that refuse a move
/// are named where another was expected.
#[test]
fn a_covered_card_is_refused_as_covered() {
    use patience::language::Source;
    use patience::library::Shipped;
    use patience::pipeline::build;
    use patience::rules::check::Request;
    let text = r#"game "Fourteen" {
      pack 1
      tableau x12 { lift none }
      layout { deal all to tableau }
      remove pair totalling 14 from tableau
      example "covered" {
        given  tableau 3: 9C 2D, tableau 4: 5H
        refuse remove 9C 5H because covered
      }
      example "another word" {
        given  tableau 3: 9C, tableau 4: 6H
        refuse remove 9C 6H because covered
      }
    }"#;
    let source = Source {
        name: "fourteen.patience".into(),
        text: text.into(),
    };
    let built = build(&Request::plain("fourteen", source), &Shipped).unwrap();
    let outcomes = example::run_all(&built.machine, &built.sources);
    assert_eq!(outcomes[0].failure, None);
    let message = &outcomes[1].failure.as_ref().unwrap().message;
    assert!(message.contains("totalling"), "{message}");
}

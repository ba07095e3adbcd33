//! What goes wrong while rules are looked at is noted and can be asked for.

use crate::cards::Deal;
use crate::machine::testing::{compile, read};
use crate::machine::{Machine, State, Status};
use crate::rules::Origin;

/// A game with one condition, one score and what else the text says; its first deal.
fn dealt(more: &str) -> (String, Machine, State) {
    let text = format!(
        r#"game "X" {{
  pack 1
  stock
  waste
  tableau x7 {{ start any; build any; lift top }}
  layout {{ deal 1 to each tableau }}
  passes 1 {{ turn 1 to waste }}
{more}
}}
"#
    );
    let machine = compile(read(&text));
    let state = machine.deal_number(&Deal::Ours(1)).unwrap();
    (text, machine, state)
}

#[test]
fn a_script_that_fails_is_noted_with_its_place_until_somebody_asks() {
    let (text, machine, state) = dealt(
        "  score script s\n  script s \"wrong\" \"\"\"\n    let pass = table.pass;\n    pass / 0\n  \"\"\"",
    );
    assert_eq!(machine.take_script_fault(), None);
    assert_eq!(machine.score(&state), Some(0));
    let fault = machine.take_script_fault().unwrap();
    assert!(fault.message.starts_with("script `s`: "), "{fault}");
    assert_eq!(fault.origin.and_then(Origin::line), Some(11));
    let Some(Origin::Written { span, .. }) = fault.origin else {
        panic!("{fault}");
    };
    assert_eq!(text.get(span.range()), Some("/"));
    assert_eq!(machine.take_script_fault(), None);
    // The first failure is kept.
    assert_eq!(machine.score(&state), Some(0));
    assert_eq!(machine.score(&state), Some(0));
    assert!(machine.take_script_fault().is_some());
    assert_eq!(machine.take_script_fault(), None);
}

#[test]
fn a_condition_that_gives_no_truth_or_changes_the_table_is_noted() {
    for (body, message) in [
        (
            "1",
            "script `w`: gives a number where true or false is needed",
        ),
        (
            "table.piles(\"tableau\")",
            "script `w`: gives a list where true or false is needed",
        ),
        (
            "table.pile(\"stock\").top",
            "script `w`: gives a card where true or false is needed",
        ),
        (
            "table.turn_up(table.pile(\"stock\")); true",
            "script `w`: stopped: only a script that serves as a step may change the table",
        ),
    ] {
        let more = format!("  win when script w\n  script w \"wrong\" \"\"\"{body}\"\"\"");
        let (_, machine, state) = dealt(&more);
        // What was noted in dealing.
        let _noted = machine.take_script_fault();
        assert_eq!(machine.status(&state), Status::Playing);
        assert_eq!(machine.take_script_fault().unwrap().message, message);
    }
}

#[test]
fn what_a_script_gives_follows_from_where_it_is_used() {
    let (_, machine, state) = dealt(
        "  score script s\n  win when script w\n  script s \"one\" \"\"\"1\"\"\"\n  script w \"never\" \"\"\"false\"\"\"",
    );
    assert_eq!(machine.score(&state), Some(1));
    assert_eq!(machine.status(&state), Status::Playing);
    assert_eq!(machine.take_script_fault(), None);
}

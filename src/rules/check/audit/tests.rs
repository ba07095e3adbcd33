//! What is warned of in whole games.

use crate::rules::check::tests::said;

#[test]
fn piles_that_nothing_leaves_are_told() {
    let game = |reserve: &str, more: &str| {
        format!(
            r#"game "Kept" {{
  pack 1
  stock
  waste
  reserve {{ {reserve} }}
  foundation x4
  tableau x7 {{ start K; build down in alternate colours; lift sequence }}
  layout {{ deal 1 2 3 4 5 6 7 to tableau, face down, last face up; deal 4 to reserve }}
  passes 1 {{ turn 1 to waste }}
  {more}
}}"#
        )
    };
    assert_eq!(
        said(&game("lift none", "")),
        [(
            "nothing ever leaves `reserve`".to_owned(),
            "reserve { lift none }".to_owned()
        )]
    );
    for (reserve, more) in [
        ("lift top", ""),
        ("lift none", "win when foundation holds 48 cards"),
        ("lift none", "remove K from reserve"),
        ("lift none", "action free { gather reserve to stock }"),
        ("lift none", "tableau { fill from reserve }"),
    ] {
        let text = game(reserve, more);
        let text = if more.starts_with("tableau") {
            game(reserve, "").replace("lift sequence }", "lift sequence; fill from reserve }")
        } else {
            text
        };
        assert_eq!(said(&text), [], "{reserve}, {more}");
    }
    let stock = game("lift top", "").replace("  passes 1 { turn 1 to waste }\n", "");
    assert!(
        said(&stock).contains(&("nothing ever leaves `stock`".to_owned(), "stock".to_owned())),
        "{:?}",
        said(&stock)
    );
}

#[test]
fn face_down_cards_of_a_face_down_group_need_something_that_turns_them() {
    let game = |reserve: &str| {
        format!(
            r#"game "Down" {{
  pack 1
  stock
  waste
  reserve {{ {reserve} }}
  foundation x4
  tableau x7 {{ start K; build down in alternate colours; lift sequence }}
  layout {{ deal 1 2 3 4 5 6 7 to tableau, face down, last face up; deal 4 to reserve }}
  passes 1 {{ turn 1 to waste }}
}}"#
        )
    };
    let never = "the face-down cards of `reserve` are never turned up";
    for down in [
        "face down; turns up never",
        "face down; turns up after laying",
    ] {
        let said = said(&game(down));
        assert_eq!(said.len(), 1, "{down}: {said:?}");
        assert_eq!(said[0].0, never);
    }
    assert_eq!(said(&game("face down; turns up when last")), []);
    assert_eq!(said(&game("face down")), []);
    assert_eq!(said(&game("turns up never")), []);
}

#[test]
fn moves_back_and_forth_for_ever_are_told() {
    let game = |cell: &str, tableau: &str, more: &str| {
        format!(
            r#"game "Free" {{
  pack 1
  cell x4 {{ {cell} }}
  foundation x4
  tableau x8 {{ start any; {tableau} }}
  layout {{ deal all to tableau }}
  {more}
}}"#
        )
    };
    let plain = "build down in suit";
    assert_eq!(said(&game("lift top", plain, "")), []);
    let piles = "any card can be carried back and forth between the piles of `tableau` for ever";
    let between = "any card can be carried back and forth between `cell` and `tableau` for ever";
    for (cell, tableau, wanted) in [
        ("lift top", "build any", vec![between, piles]),
        ("lift none", "build any; lift top, to foundation", vec![]),
        ("lift top", "build any, from cell; lift top", vec![between]),
        (
            "lift top",
            "build any, from cell; lift top, to foundation",
            vec![],
        ),
        ("lift top", "build any, 3 times", vec![]),
        ("lift top", "build any, when no cell is empty", vec![]),
    ] {
        let mut messages: Vec<String> = said(&game(cell, tableau, ""))
            .into_iter()
            .map(|(message, _)| message)
            .filter(|message| message.contains("back and forth"))
            .collect();
        messages.sort();
        assert_eq!(messages, wanted, "{cell}; {tableau}");
    }
    let actions = "action out { move 1 from tableau 1 to tableau 2 }; action home { move 1 from tableau 2 to tableau 1 }";
    let text = game("lift top", plain, actions);
    assert_eq!(
        said(&text)[0].0,
        "`home` takes back what `out` does, and both are free for ever"
    );
    let text = text.replace("action home", "action home 3 times");
    assert_eq!(said(&text), []);
}

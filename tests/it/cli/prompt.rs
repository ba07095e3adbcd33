//! What the prompt answers in games of a player's own: labels, reasons, other words for a move.

use super::{err, file, folder, out, patience, piped, status};

/// Two groups whose names begin alike, a pile with a number beside it, and caps of their own.
const WINGS: &str = r#"game "Wings" {
  stock
  waste
  foundation x4 { start base; build up in suit, round the corner }
  trunk as reserve { face down; turns up when last; spread none }
  wing x8 as tableau {
    fill   from trunk
    start  any, from waste, when trunk is empty
    build  down in suit, round the corner
    cap    1 2 2 2 3 3 3 3 respectively
  }
  layout { deal 13 to trunk; deal 1 to each wing; deal 1 to foundation 1 }
  passes 3 { turn 1 to waste }
  picture """
    s   wa  .   .   .  f1  f2  f3  f4
    wi1 wi2 wi3 wi4 tr wi5 wi6 wi7 wi8
  """
}
"#;

#[test]
fn a_picture_stands_in_columns_under_labels_that_the_prompt_reads() {
    let folder = folder();
    let path = file(&folder, "wings.patience", WINGS);
    let shown = out(&patience(&["show", &path, "--deal", "3"]));
    let labels = |start: &str| {
        let line = shown.lines().find(|line| line.starts_with(start));
        line.unwrap_or_else(|| panic!("{shown}")).to_owned()
    };
    let (above, below) = (labels("s "), labels("wi1 "));
    for (one, other) in [("wa", "wi2"), ("f1", "wi5"), ("f4", "wi8")] {
        assert_eq!(above.find(one), below.find(other), "{shown}");
    }
    assert!(below.contains(" tr "), "{shown}");
    assert!(
        shown.lines().all(|line| line.chars().count() <= 80),
        "{shown}"
    );
    let marks = "wi8 wi7\ntr f2\nw2 w3\nw9 w1\n";
    let answers = err(&piped(&["play", &path, "--deal", "3"], marks));
    assert!(!answers.contains("there is no pile wi"), "{answers}");
    assert!(
        answers.contains("line 2: tr f2: the card lies face down"),
        "{answers}"
    );
    assert!(
        answers.contains("there is no pile w 9: “w” fits waste (wa) and wing (wi)"),
        "{answers}"
    );
}

#[test]
fn why_says_what_is_the_case() {
    let folder = folder();
    let path = file(&folder, "wings.patience", WINGS);
    // The file is named by its path.
    let short = |text: String| text.replace(&path, "wings.patience");
    let why = |words: &str| short(out(&patience(&["why", &path, "--deal", "3", words])));
    let hidden = why("trunk to foundation 2");
    assert!(
        hidden.ends_with(
            "  yes: the card lies there (not absent)\n  no: the card lies face down (face down)\n"
        ),
        "{hidden}"
    );
    // The cap of the pile, and where the caps stand.
    let full = why("wing 2 to wing 1");
    assert!(
        full.ends_with("  no: wing 1 holds one card (cap; wings.patience, line 10)\n"),
        "{full}"
    );
    let room = why("wing 2 to wing 5");
    assert!(
        room.contains("  yes: wing 5 holds 3 cards at most (cap; wings.patience, line 10)\n"),
        "{room}"
    );
    let refused = short(err(&piped(
        &["play", &path, "--deal", "3"],
        "wing 2 to wing 1\n",
    )));
    assert!(
        refused.contains("the pile is full: wing 1 holds one card (wings.patience, line 10)"),
        "{refused}"
    );
}

#[test]
fn cards_alone_are_taken_off_and_columns_are_the_tableau() {
    let pyramid = piped(
        &["play", "pyramid", "--deal", "3"],
        "7d 6c\nundo\nremove 7D 6C\nq\n",
    );
    assert_eq!(status(&pyramid), 0, "{}", err(&pyramid));
    assert_eq!(out(&pyramid).matches("\nremove 7D 6C\n").count(), 2);
    let none = piped(&["play", "klondike", "--deal", "7"], "7d 6c\n");
    assert!(
        err(&none).contains("these words are no move"),
        "{}",
        err(&none)
    );
    let column = piped(&["play", "klondike", "--deal", "7"], "6c to column 5\nu\n");
    assert_eq!(status(&column), 0, "{}", err(&column));
    assert!(out(&column).contains("6C to tableau 5 (taken back)\n"));
}

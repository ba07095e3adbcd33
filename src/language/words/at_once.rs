//! `at once`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "at once",
    also: &["automatic move", "forced"],
    kind: Kind::Clause,
    says: "The move is made by itself as soon as it is possible",
    forms: &["at once"],
    meaning: "At a `start`, `build` or `lay` line of a foundation, cards that fit go there \
              without being asked, after every move and after the deal. At `remove`, cards \
              are taken off so. It takes the choice from the player; for a mere comfort use \
              the program's settings instead.\n\n\
              Such moves come after lines have closed up and cards have turned up, and \
              before spaces are filled.",
    default: "Every move is the player's.",
    example: r#"game "Aces go up at once" {
  foundation x4 {
    start  A, at once
    build  up in suit
  }
  tableau x13 { start none; build down in suit }
  layout { deal all to tableau }
  example "the ace under a card goes up when it is free" {
    given   tableau 1: 2S AS 8H, tableau 2: 9H, tableau 3: 8S
    move    8H to tableau 2
    expect  foundation 1: AS, tableau 1: 2S
    refuse  8S to tableau 2 because build
    move    2S to foundation 1
  }
}
"#,
    told: &["Foundations"],
    see: &["fill", "foundation", "run"],
    grammar: &["clause/k_at_once"],
};

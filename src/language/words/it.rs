//! `it`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "it",
    also: &["this pile"],
    kind: Kind::Place,
    says: "The pile that the line speaks of",
    forms: &["it", "this pile"],
    meaning: "In a condition, `it` is the pile laid on at `start`, `build` and `lay`, the \
              pile lifted from at `lift`, the empty pile at `fill`. At a step it is each \
              pile of the step in turn: `deal 1 to each tableau, when it is not empty`.",
    default: "",
    example: r#"game "Up to four cards" {
  foundation x4
  tableau x13 {
    start  none
    build  down regardless of suit, when it holds at most 3 cards
    build  down in suit, when this pile holds over 3 cards
  }
  layout { deal all to tableau }
  example "stricter from four cards on" {
    given   tableau 1: KC 10D 9S, tableau 2: 8H, tableau 3: 7C, tableau 4: 7H
    move    8H to tableau 1
    refuse  7C to tableau 1 because build
    move    7H to tableau 1
  }
}
"#,
    told: &["Tableau"],
    see: &["when", "empty", "holds"],
    grammar: &["k_it", "k_this_pile"],
};

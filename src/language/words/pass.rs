//! `pass`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "pass",
    also: &[
        "redeals",
        "pass is last",
        "score is",
        "tally is",
        "counts",
        "is",
    ],
    kind: Kind::Condition,
    says: "Which pass it is, how many redeals there were, what a count stands at",
    forms: &[
        "pass is N",
        "pass is last",
        "redeals is N",
        "score is at least N",
        "NAME is N",
    ],
    meaning: "`pass` counts from 1, also in a game without `passes`; a redeal raises it by \
              one. `pass is last`: no further pass can come. `redeals` is the number made so \
              far, so `pass` less one. `score` is the game's score, NAME a tally or a named \
              budget: of a budget, what is left of it. The redeal's budget is named \
              `redeal`, unless it says `as …`; an action's is named as the action.",
    default: "",
    example: r#"game "Another rule in the second pass" {
  stock
  waste
  foundation x4
  tableau x7 {
    start  K, when pass is 1
    start  any, when pass is last
    build  down in alternate colours, when redeals is 0 or pass is 2
    build  any, when luck is at least 1 and pass is 2, twice as luck
  }
  layout { deal 4 to each tableau }
  passes 2 { turn 1 to waste }
  score  cards in foundation
  lose   when score is under 1 and pass is last and stock is empty
  example "kings only, at first" {
    given   tableau 1: 9H 9S, stock: 5D, pass is 1
    refuse  9S to tableau 2 because start
  }
  example "then any card" {
    given   tableau 1: 9H 9S, stock: 5D, pass is 2
    move    9S to tableau 2
  }
}
"#,
    told: &["Tableau"],
    see: &["at least", "passes", "redeal", "tally", "once"],
    grammar: &[
        "count_is",
        "counted",
        "k_pass",
        "k_redeals",
        "k_score",
        "pass_is_last",
    ],
};

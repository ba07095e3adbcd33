//! `action`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "action",
    also: &["a move of its own", "close-up"],
    kind: Kind::Course,
    says: "A move of the game's own, made of steps",
    forms: &[
        "action NAME { STEPS }",
        "action NAME BUDGET { STEPS }",
        "action NAME, when CONDITION { STEPS }",
    ],
    meaning: "The player makes it by its name: `move close-up`. BUDGET (`once`, `3 times`) \
              says how often, a `when` when. An action that would change nothing is not \
              legal.",
    default: "",
    example: r#"game "A row for the asking" {
  stock
  foundation x4
  tableau x8 { start any; build down in suit }
  layout { deal 4 to each tableau }
  action new-row 3 times, when no tableau is empty { deal 1 to each tableau }
  example "not while there is a space" {
    given   stock: 2C 3C, tableau 1: 9S
    refuse  new-row because when
  }
}
"#,
    told: &["Other moves"],
    see: &["once", "when", "move", "close up"],
    grammar: &["action"],
};

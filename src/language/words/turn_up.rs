//! `turn up`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "turn up",
    also: &[],
    kind: Kind::Step,
    says: "Turns the top cards of piles face up",
    forms: &["turn up PILES"],
    meaning: "It is for groups where face-down cards do not turn up by themselves (`turns up \
              never`).",
    default: "",
    example: r#"game "Looked at once" {
  trunk x4 as reserve { turns up never }
  foundation x4
  tableau x8 { start any; build down in suit }
  layout { deal 2 to each trunk, face down; deal all to tableau }
  action look once { turn up trunk }
  example "all four tops at once" {
    given   trunk 1: [2C 3C], trunk 2: [9D], tableau 1: 4C
    refuse  trunk 1 to tableau 1 because face down
    move    look
    expect  trunk 1: [2C] 3C, trunk 2: 9D
    move    3C to tableau 1
    refuse  look because budget
  }
}
"#,
    told: &["Other moves"],
    see: &["turns up", "face"],
    grammar: &["turn_up"],
};

//! `first on top`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "first on top",
    also: &["turned over together"],
    kind: Kind::StepOption,
    says: "The cards are turned over together, so that the first shows",
    forms: &["first on top"],
    meaning: "The cards are counted one on another face down and turned over as a packet: \
              the first that was counted shows. Without it they are turned one by one, and \
              the last shows.",
    default: "",
    example: r#"game "Three together" {
  stock
  waste
  foundation x4
  tableau x7 { start any; build down in suit }
  layout { deal 4 to each tableau }
  passes 1 { turn 3 to waste, first on top }
  example "the first shows" {
    given   stock: 2C 9D 9S 4H, tableau 1: 5H
    move    turn
    expect  waste: 9D 9S 4H, stock: 2C
    refuse  9S to tableau 2 because lift
    move    4H to tableau 1
  }
}
"#,
    told: &["Stock"],
    see: &["turn", "carrying over"],
    grammar: &["k_first_on_top"],
};

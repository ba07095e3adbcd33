//! `has piles`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "has piles",
    also: &["tableau has 1 pile", "number of piles"],
    kind: Kind::Condition,
    says: "How many piles a line that closes up has",
    forms: &["GROUP has N piles", "GROUP has at most N piles"],
    meaning: "Only of a group that `closes up`; of others say `at least 2 tableau are \
              empty`. `pile` reads as `piles`.",
    default: "",
    example: r#"game "To a single pile" {
  tableau x52 {
    build  in suit
    lift   squared pile, to left
    closes up
  }
  layout { deal 1 to each tableau }
  win when tableau has at most 2 piles
  example "two piles are enough" {
    given   tableau 1: 9S, tableau 2: 8S, tableau 3: 4D
    refuse  4D to tableau 2 because build
    move    8S to tableau 1
    expect  won
  }
}
"#,
    told: &["The end"],
    see: &["closes up", "win"],
    grammar: &["has_piles", "k_piles"],
};

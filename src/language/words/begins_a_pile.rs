//! `begins a pile`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "begins a pile",
    also: &["each K begins a pile"],
    kind: Kind::StepOption,
    says: "Deals to the last pile that holds a card, and such a card to the next empty one",
    forms: &["each CARDS begins a pile"],
    meaning: "`deal 1 to tableau, each K begins a pile`: the card goes to the last pile that \
              holds one, but a king to the next pile.",
    default: "",
    example: r#"game "A king begins a column" {
  stock
  foundation x4
  tableau x8 { start none; build down in suit }
  passes 1 { deal 1 to tableau, each K begins a pile }
  example "the second king, the second column" {
    given   stock: KH 5C KS
    move    turn, 3 times
    expect  tableau 1: KS 5C, tableau 2: KH
    refuse  5C to tableau 2 because suit
  }
}
"#,
    told: &["Stock"],
    see: &["deal", "passes"],
    grammar: &["begins_a_pile", "k_begins_a_pile"],
};

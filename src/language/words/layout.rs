//! `layout`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "layout",
    also: &["the deal"],
    kind: Kind::Course,
    says: "The deal, step by step",
    forms: &["layout { STEPS }"],
    meaning: "The pack is shuffled and is the stock; the steps are done once, in order. What \
              is not dealt stays in the stock. A game that names no stock must deal every \
              card. More cards than there are is an error.",
    default: "No card is dealt.",
    example: r#"game "A reserve and eight columns" {
  reserve
  foundation x4
  tableau x8 { start any; build down in suit }
  layout {
    deal 12 to reserve, face down, last face up
    deal all to tableau
  }
  example "the reserve's card is played" {
    given   reserve: [2C] 8S, tableau 1: 9S, tableau 2: 9H
    refuse  8S to tableau 2 because suit
    move    8S to tableau 1
  }
}
"#,
    told: &["The deal"],
    see: &["deal", "put", "stock", "begin again"],
    grammar: &["layout", "program", "step"],
};

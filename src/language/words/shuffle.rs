//! `shuffle`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "shuffle",
    also: &[],
    kind: Kind::Step,
    says: "Shuffles the stock, or the cards that lie in piles",
    forms: &["shuffle", "shuffle PILES"],
    meaning: "Without piles it is the stock that is shuffled. `shuffle tableau` changes \
              places of the cards and gaps that lie there. The shuffle depends only on the \
              deal's number, on how many there have been and on how many cards there are, so \
              undo and redo give the same cards.",
    default: "",
    example: r#"game "Shuffled between" {
  foundation x4
  tableau x13 { start none; build down in suit }
  layout { deal all to tableau }
  redeal twice { gather tableau to stock; shuffle; deal all to tableau }
  example "the redeal can be made twice" {
    given   tableau 1: 9S, tableau 2: 8D
    refuse  8D to tableau 1 because suit
    move    redeal, twice
    refuse  redeal because budget
  }
}
"#,
    told: &["The redeal"],
    see: &["gather", "redeal", "lay out again"],
    grammar: &["shuffle"],
};

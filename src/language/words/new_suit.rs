//! `of a new suit`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "of a new suit",
    also: &["new suit", "a suit that no pile has begun"],
    kind: Kind::Clause,
    says: "The card's suit is one that no pile of the group has begun",
    forms: &["of a new suit in GROUP"],
    meaning: "It keeps the foundations of a game with several rows apart: `start A, of a new \
              suit in ups`. A suit counts as begun where a pile of that group holds a first \
              card of it.",
    default: "",
    example: r#"game "One row up, one row down" {
  pack 2
  ups x4 as foundation { start A, of a new suit in ups; build up in suit }
  downs x4 as foundation { start K, of a new suit in downs; build down in suit }
  tableau x13 { start any; build up or down in suit }
  layout { deal all to tableau }
  example "one ace of each suit goes up" {
    given   ups 1: AS, tableau 1: 5D AS, tableau 2: AH
    refuse  AS to ups 2 because suit
    move    AH to ups 2
  }
}
"#,
    told: &["Ups", "Downs"],
    see: &["foundation", "cards"],
    grammar: &["new_suit_in"],
};

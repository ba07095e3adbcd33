//! `sink`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "sink",
    also: &["kings to the bottom"],
    kind: Kind::Step,
    says: "Moves cards to the bottom of their piles",
    forms: &["sink CARDS in PILES"],
    meaning: "`sink K in tableau` lays each king under the other cards of its column, as in \
              Baker's Dozen. It mostly ends a layout.",
    default: "",
    example: r#"game "Kings below" {
  foundation x4
  tableau x13 { start none; build down regardless of suit }
  layout { deal all to tableau; sink K in tableau }
  example "down, whatever the suit" {
    given   tableau 1: KC 9S, tableau 2: 8D, tableau 3: 5H
    refuse  5H to tableau 1 because rank
    move    8D to tableau 1
  }
}
"#,
    told: &["The deal"],
    see: &["layout", "at bottom"],
    grammar: &["sink"],
};

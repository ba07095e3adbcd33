//! `at bottom`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "at bottom",
    also: &["under the pile"],
    kind: Kind::Clause,
    says: "The card is laid under the pile",
    forms: &["at bottom"],
    meaning: "The card comes to lie lowest, under the cards that are there; the pile need \
              not be face up. A card may go under its own pile. In Clock a card is laid \
              under the pile of its hour, and the next card turns up: `lay rank is pile \
              number, at bottom` with `turns up after laying`.",
    default: "",
    example: r#"game "Under the heap" {
  foundation x4
  heap x13 as tableau {
    start  none
    build  down in suit, at bottom
  }
  layout { deal all to heap }
  example "it lies lowest" {
    given   heap 1: 3C 9S, heap 2: 4D 8S, heap 3: 8H
    refuse  8H to heap 1 because suit
    move    8S to heap 1
    expect  heap 1: 8S 3C 9S
  }
}
"#,
    told: &["Heaps"],
    see: &["sink", "turns up"],
    grammar: &["k_at_bottom"],
};

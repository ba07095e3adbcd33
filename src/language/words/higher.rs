//! `higher`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "higher",
    also: &["lower", "any higher", "any lower"],
    kind: Kind::Phrase,
    says: "Anywhere above, or below, the other card",
    forms: &["higher SUITS", "lower SUITS"],
    meaning: "`lower in suit` is any lower card of the suit, not just the next one. As with \
              `up` and `down`, the suits must be said. `round the corner` adds nothing to \
              it: a king stays the highest.",
    default: "",
    example: r#"game "Any lower card" {
  foundation x4
  tableau x8 { start any; build lower in suit }
  layout { deal all to tableau }
  example "a seven on a jack" {
    given   tableau 1: JS, tableau 2: 7S, tableau 3: 9S
    move    7S to tableau 1
    refuse  9S to tableau 1 because rank
  }
  variant "Any higher card" { tableau { build higher in suit } }
}
"#,
    told: &["Tableau"],
    see: &["up", "remove", "compared with"],
    grammar: &["direction/k_higher", "direction/k_lower"],
};

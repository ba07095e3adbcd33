//! `one card`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "one card",
    also: &["single card"],
    kind: Kind::Clause,
    says: "No more than one card at a time",
    forms: &["one card"],
    meaning: "At `build` or `start`, the line serves for a single card and not for a packet, \
              even where packets may be lifted: `start any, one card` keeps packets out of \
              spaces. A foundation takes one card at a time in any case, unless it asks for \
              a `run`.",
    default: "",
    example: r#"game "Spaces for single cards" {
  foundation x4
  tableau x8 {
    start  any, one card
    build  down in suit
    lift   sequence
  }
  layout { deal all to tableau }
  example "a packet does not go to a space" {
    given   tableau 1: 9S 8S, tableau 2: 10S
    refuse  9S to tableau 3 because limit
    move    8S to tableau 3
    move    9S to tableau 2
  }
}
"#,
    told: &["Tableau"],
    see: &["sequence", "as cells allow"],
    grammar: &["k_one_card"],
};

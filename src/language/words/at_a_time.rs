//! `at a time`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "at a time",
    also: &["3 at a time"],
    kind: Kind::StepOption,
    says: "Deals so many cards to a pile before going to the next",
    forms: &["N at a time"],
    meaning: "`deal all to fan, 3 at a time` gives the first fan its three cards, then the \
              second. Without it each round gives one card to a pile.",
    default: "",
    example: r#"game "Fans of three" {
  foundation x4
  fan x18 as tableau { start none; build down in suit; spread right }
  layout { deal all to fan, 3 at a time }
  example "down in suit" {
    given   fan 1: 9S, fan 2: 8S, fan 3: 8H
    refuse  8H to fan 1 because suit
    move    8S to fan 1
  }
}
"#,
    told: &["The deal"],
    see: &["deal"],
    grammar: &["at_a_time", "k_at_a_time", "some"],
};

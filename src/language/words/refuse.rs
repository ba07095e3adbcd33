//! `refuse`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "refuse",
    also: &["refused", "not legal"],
    kind: Kind::Example,
    says: "A move that must be refused, and by which rule",
    forms: &["refuse MOVE", "refuse MOVE because WORD"],
    meaning: "It changes nothing. With `because` the example fails if another rule refuses \
              the move. Give the reason: a refusal for the wrong reason hides a mistake.",
    default: "",
    example: r#"game "Refused" {
  foundation x4
  tableau x8 { start K; build down in suit }
  layout { deal all to tableau }
  example "by start and by build" {
    given   tableau 1: 9S, tableau 2: 8H
    refuse  8H to tableau 3 because start
    refuse  8H to tableau 1 because build
    refuse  8H to foundation
  }
}
"#,
    told: &[],
    see: &["because", "move", "example"],
    grammar: &["refuse"],
};

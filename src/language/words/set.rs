//! `set`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "set",
    also: &["set a parameter"],
    kind: Kind::Change,
    says: "Gives a parameter another value",
    forms: &["set NAME N"],
    meaning: "It stands in a variant or a child. The number must lie in the parameter's \
              range.",
    default: "",
    example: r#"game "Fewer cells" {
  parameter cells 4, from 0 to 8
  cell x cells
  foundation x4
  tableau x8 { start any; build down in suit }
  layout { deal all to tableau }
  example "the fourth cell" {
    given   tableau 1: 9S 3C, tableau 2: 9D
    refuse  3C to tableau 2 because build
    move    3C to cell 4
  }
  variant "One cell" {
    set cells 1
    example "it is full" {
      given   cell 1: 2C, tableau 1: 9S 3C
      refuse  3C to cell because cap
    }
  }
}
"#,
    told: &[],
    see: &["parameter", "variant", "set of cards"],
    grammar: &["set"],
};

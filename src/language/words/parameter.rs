//! `parameter`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "parameter",
    also: &["parameters", "from 0 to 8", "number that may be set"],
    kind: Kind::Change,
    says: "A number that may be set to another",
    forms: &["parameter NAME N", "parameter NAME N, from N to N"],
    meaning: "Its name may stand wherever a number may: `cell x cells`, `redeal more times`. \
              The number after the name is what it is unless it is set: by `set` in a \
              variant or child, or `--set cells=2` on the command line.",
    default: "",
    example: r#"game "As many cells as you like" {
  parameter cells 2, from 0 to 8
  cell x cells
  foundation x4
  tableau x8 { start any; build down in suit }
  layout { deal all to tableau }
  example "two cells" {
    given   cell 1: 2C, tableau 1: 9S 3C, tableau 2: 9D
    refuse  3C to cell 1 because cap
    move    3C to cell 2
  }
}
"#,
    told: &[],
    see: &["set", "variant", "group"],
    grammar: &["parameter", "parameter_range", "signed"],
};

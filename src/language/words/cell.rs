//! `cell`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "cell",
    also: &["cells", "free cells"],
    kind: Kind::Piles,
    says: "Places for single cards, whichever they are",
    forms: &["cell xN", "cell x PARAMETER"],
    meaning: "Any card may be laid in an empty cell, and taken from it. How many cards a \
              packet may have when cells help is said by `as cells allow`.",
    default: "start any, build none, lift top, cap 1, face up, spread none.",
    example: r#"game "Four cells" {
  cell x4
  foundation x4
  tableau x8 { start any; build down in alternate colours }
  layout { deal all to tableau }
  example "one card in each" {
    given   cell 1: 2C, tableau 1: 9S 4H, tableau 2: 10D
    refuse  4H to cell 1 because cap
    move    4H to cell 2
    move    9S to tableau 2
    expect  cell 2: 4H
  }
}
"#,
    told: &["Cells"],
    see: &["as cells allow", "reserve"],
    grammar: &["group/name:cell", "role:cell"],
};

//! `numbering`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "numbering",
    also: &["deal numbers", "ms", "pysol", "solvitaire"],
    kind: Kind::Course,
    says: "Which other programs' deal numbers are dealt as they deal them",
    forms: &[
        "numbering NAME",
        "numbering NAME, NAME",
        "numbering NAME { STEPS }",
    ],
    meaning: "Deals are numbered our way, and `--deal ms:11982` asks for another program's \
              deal. `numbering` says which programs deal this game in the same order; with \
              steps, how their cards are laid where the order is another. The names are \
              `ms`, `pysol` and `solvitaire`.",
    default: "",
    example: r#"game "Numbered as others do" {
  foundation x4
  tableau x8 { start any; build down in suit }
  layout { deal all to tableau }
  numbering ms, pysol
  numbering solvitaire { deal all to tableau, last pile first }
  example "deal 1" {
    given   deal ms:1
    refuse  redeal because redeal
  }
  example "down in suit" {
    given   tableau 1: 9S, tableau 2: 8S
    move    8S to tableau 1
  }
}
"#,
    told: &[],
    see: &["layout", "given"],
    grammar: &["numbering"],
};

//! `also`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "also",
    also: &["other names", "in pt"],
    kind: Kind::About,
    says: "Other names of the game",
    forms: &[
        "also \"TITLE\"",
        "also \"TITLE\", \"TITLE\"",
        "also \"TITLE\" in TONGUE",
    ],
    meaning: "The game is found by each of these names as well as by its file's name. `in \
              pt` says in which tongue a name is. In the braces of a variant, `also` gives \
              names of that variant.",
    default: "",
    example: r#"game "Eight columns" {
  also "Eight heaps", "Oito colunas" in pt
  foundation x4
  tableau x8 { start any; build down in suit }
  layout { deal all to tableau }
  example "down in suit" {
    given   tableau 1: 9H, tableau 2: 8H, tableau 3: 8S
    move    8H to tableau 1
    refuse  8S to tableau 1 because build
  }
}
"#,
    told: &[],
    see: &["family", "language", "variant"],
    grammar: &["also", "also_name"],
};

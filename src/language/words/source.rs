//! `source`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "source",
    also: &["book"],
    kind: Kind::About,
    says: "Where the rules are from",
    forms: &["source \"TEXT\""],
    meaning: "It is printed with the notes in the rules in words. A longer text may stand \
              between `\"\"\"`, on several lines.",
    default: "",
    example: r#"game "Kings on the move" {
  source "A rule sheet, read twice."
  foundation x4
  tableau x13 { start K; build down in suit }
  layout { deal all to tableau }
  example "kings go to spaces" {
    given   tableau 1: 3S KD, tableau 2: QD
    move    KD to tableau 3
    move    QD to tableau 3
    refuse  3S to tableau 2 because start
  }
}
"#,
    told: &[],
    see: &["note"],
    grammar: &["source"],
};

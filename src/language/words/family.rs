//! `family`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "family",
    also: &[],
    kind: Kind::About,
    says: "The family of games to which it belongs",
    forms: &["family \"TEXT\""],
    meaning: "`patience list` shows it and finds games by it. It changes nothing in play.",
    default: "",
    example: r#"game "A small fan" {
  family "Fan"
  foundation x4
  fan x17 as tableau {
    start  K
    build  down in suit
    spread right
  }
  layout { deal all to fan, 3 at a time }
  example "only kings go to a space" {
    given   fan 1: QS, fan 2: 5H KD
    refuse  QS to fan 3 because start
    move    KD to fan 3
  }
}
"#,
    told: &[],
    see: &["also", "source"],
    grammar: &["family"],
};

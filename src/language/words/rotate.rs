//! `rotate`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "rotate",
    also: &[],
    kind: Kind::Step,
    says: "The bottom card of each pile comes to its top",
    forms: &["rotate each GROUP"],
    meaning: "In Crescent, the bottom card of each pile is put on top, a number of times.",
    default: "",
    example: r#"game "Turned round" {
  foundation x4
  tableau x13 { start none; build down in suit }
  layout { deal all to tableau }
  action rotate-all 3 times { rotate each tableau }
  example "the lowest comes up" {
    given   tableau 1: AS 9S 3C, tableau 2: 8D
    refuse  AS to foundation because lift
    move    rotate-all
    expect  tableau 1: 9S 3C AS
    move    AS to foundation
  }
}
"#,
    told: &["Other moves"],
    see: &["action"],
    grammar: &["rotate"],
};

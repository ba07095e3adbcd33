//! `base from`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "base from",
    also: &["base"],
    kind: Kind::Ending,
    says: "Where the base card is read off, if not the foundations",
    forms: &["base from PILES"],
    meaning: "The base is then the rank of the first card that lay in these piles. In an \
              example it is read off what is `given` there; where these piles are empty, say \
              `base is 7`.",
    default: "",
    example: r#"game "The reserve gives the base" {
  reserve
  foundation x4 { start base; build up in suit, round the corner }
  tableau x8 { start any; build down in suit, round the corner }
  layout { deal 1 to reserve; deal all to tableau }
  base from reserve
  example "a seven in the reserve" {
    given   reserve: 7S, tableau 1: 2C 7H, tableau 2: 5D
    refuse  5D to foundation because start
    move    7H to foundation
  }
}
"#,
    told: &["Foundations"],
    see: &["base", "foundation"],
    grammar: &["base_from"],
};

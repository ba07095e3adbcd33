//! `plan`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "plan",
    also: &["drawing of places", "clock face"],
    kind: Kind::Group,
    says: "A drawing of places that do not cover each other",
    forms: &["plan DRAWING"],
    meaning: "As a `shape`, with an `o` (dealt face up) or `#` (face down) for each place, \
              but nothing covers anything: it only says how the piles lie, as the hours of a \
              clock. The places are numbered in reading order. A place holds one card unless \
              a `cap` says more.",
    default: "",
    example: r#"game "A cross" {
  foundation x4
  star as tableau {
    plan   """
        o
      o o o
        o
    """
    cap    none
    start  any
    build  down in suit
  }
  heel x8 as reserve
  layout { deal 1 to each star; deal all to heel }
  example "five places, and none is covered" {
    given   star 1: 9S, star 3: 8S, heel 1: 7D, heel 2: 7S
    move    8S to star 1
    refuse  7D to star 1 because build
    move    7S to star 1
  }
}
"#,
    told: &["Star"],
    see: &["shape", "picture", "cap"],
    grammar: &["k_plan"],
};

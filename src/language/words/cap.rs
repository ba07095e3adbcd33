//! `cap`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "cap",
    also: &[
        "full",
        "most cards",
        "capacity",
        "max",
        "maximum",
        "at most in a pile",
    ],
    kind: Kind::Group,
    says: "The most cards that a pile may hold",
    forms: &["cap N", "cap N N N respectively", "cap none"],
    meaning: "It is asked of moves and deals alike: a pile that is full takes nothing more. \
              `cap 5 5 4 respectively` gives each pile its own; there must be as many \
              numbers as piles. `cap none` lifts the bound. A pile at its cap is `full`.",
    default: "Foundation the number of ranks (13), cell 1, a place of a grid, shape or plan \
              1; otherwise none.",
    example: r#"game "Fans of four" {
  foundation x4
  fan x18 as tableau {
    start  none
    build  down regardless of suit
    cap    4
    spread right
  }
  layout { deal all to fan, 3 at a time }
  example "a fan of four is full" {
    given   fan 1: 9S 9C JD, fan 2: 10H, fan 3: 9D
    move    10H to fan 1
    refuse  9D to fan 1 because cap
  }
  variant "Some are larger" {
    fan x4 { cap 13 13 14 14 respectively }
    layout { deal all to fan }
  }
  variant "No bound" { fan { cap none } }
}
"#,
    told: &["Fans"],
    see: &["empty", "foundation", "respectively"],
    grammar: &["cap"],
};

//! `respectively`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "respectively",
    also: &["each pile its own"],
    kind: Kind::Phrase,
    says: "A list of cards, one for each pile of the group in order",
    forms: &[
        "RANK RANK RANK RANK respectively",
        "CARD CARD CARD CARD respectively",
    ],
    meaning: "The first card is for pile 1, the second for pile 2, and so on; there must be \
              as many as piles. `start A 2 3 4 respectively` is Calculation; `start AS AH AD \
              AC respectively` gives each foundation its suit. After `cap`, numbers are \
              given out in the same way.",
    default: "",
    example: r#"game "Each foundation its suit" {
  foundation x4 { start AS AH AD AC respectively; build up in suit }
  tableau x8 { start any; build down in suit }
  layout { deal all to tableau }
  example "the ace of hearts goes to the second" {
    given   tableau 1: 2S AH, tableau 2: 5D
    refuse  AH to foundation 1 because start
    move    AH to foundation 2
    refuse  5D to foundation 3 because start
  }
}
"#,
    told: &["Foundations"],
    see: &["cards", "cap", "by"],
    grammar: &["k_respectively"],
};

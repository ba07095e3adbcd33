//! `left`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "left",
    also: &[
        "right",
        "above",
        "below",
        "second left",
        "third left",
        "next pile",
        "neighbour",
    ],
    kind: Kind::Place,
    says: "The pile beside this one",
    forms: &[
        "left",
        "right",
        "second left",
        "third left",
        "above",
        "below",
    ],
    meaning: "`left` is the pile before in the group, `right` the pile after; `second`, \
              `third`, `fourth` and `fifth` go further: `third left`. `above` and `below` \
              are for grids. At the end of a row, or of the group, there is none, and what \
              asks for it is false.\n\n\
              They stand after `compared with`, `from`, `to` and in conditions: `when left \
              is not empty`. This pile is the one that the line speaks of: the one laid on, \
              or the one lifted from.",
    default: "",
    example: r#"game "Steps to the left" {
  tableau x52 {
    build  same rank or in suit
    lift   squared pile, to left or third left
    closes up
  }
  layout { deal 1 to each tableau }
  win when tableau has 1 pile
  example "one step or three, not two" {
    given   tableau 1: 9S, tableau 2: 4H, tableau 3: 9D, tableau 4: 9C
    refuse  9C to tableau 2 because to
    move    9C to tableau 1
    refuse  9D to tableau 1 because to
  }
  variant "To the right too" { tableau { lift squared pile, to left or right or second left } }
}
"#,
    told: &["Tableau"],
    see: &["compared with", "its GROUP", "head of", "it", "closes up"],
    grammar: &["near", "ordinal", "k_left", "k_right", "k_above", "k_below"],
};

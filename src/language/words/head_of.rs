//! `head of`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "head of",
    also: &["first card", "head"],
    kind: Kind::Place,
    says: "The first card of a pile, its lowest",
    forms: &[
        "head of left",
        "head of its GROUP",
        "head of any GROUP",
        "head of GROUP N",
    ],
    meaning: "After `compared with`, it is the first card of that pile rather than its top. \
              In Display, a new row begins with the rank below the first card of the row to \
              its left: `start down regardless of suit, compared with head of left`.",
    default: "",
    example: r#"game "Rows in order" {
  stock { face up; lift top }
  display x4 as foundation {
    start  A, in pile 1
    start  up regardless of suit, compared with head of left
    build  up regardless of suit, round the corner
  }
  heap x4 as tableau { lay any, from stock; lift top, to display }
  example "each row begins one above the row to its left" {
    given   stock: 2D 3H, display 1: AS 2S, heap 1: 4C
    refuse  4C to display 2 because rank
    refuse  3H to display 2 because rank
    move    3H to display 1
    move    2D to display 2
  }
}
"#,
    told: &["Displays"],
    see: &["compared with", "left"],
    grammar: &["head_of"],
};

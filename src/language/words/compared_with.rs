//! `compared with`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "compared with",
    also: &["other card", "neighbouring card"],
    kind: Kind::Clause,
    says: "The card laid is compared with another card than the top of the pile",
    forms: &[
        "compared with left",
        "compared with head of left",
        "compared with its GROUP",
        "compared with any GROUP",
        "compared with GROUP N",
    ],
    meaning: "Instead of the pile's own top card, the phrase looks at the top card of the \
              pile named: the one to the `left`, `right`, `above` or `below` in a grid, the \
              same number in another group (`its reserve`), some other pile of a group (`any \
              tableau`), or one by name (`reserve 2`). `head of left` is that pile's first \
              card. If there is no such pile, or it is empty, the phrase is false.\n\n\
              So it can be said of an empty pile too: `start down regardless of suit, \
              compared with head of left`. In `remove lower in suit from tableau, compared \
              with any tableau`, the card removed is compared. It is not for `lift`.",
    default: "",
    example: r#"game "Gaps" {
  tableau 4 by 13 {
    lay    up in suit, compared with left
    lay    2, in column 1
  }
  layout { deal all to tableau, row by row }
  redeal once { gather tableau to stock; shuffle; deal all to tableau }
  win when every card in tableau is settled
  example "the card left of the space decides" {
    given   tableau row 1: 5S -, tableau row 2: - 9H, tableau row 3: 6S 6H 2D
    refuse  6H to tableau row 1 column 2 because suit
    move    6S to tableau row 1 column 2
    refuse  9H to tableau row 2 column 1 because lay
    move    2D to tableau row 2 column 1
    refuse  9H to tableau row 4 column 2 because compared with
  }
}
"#,
    told: &["Tableau"],
    see: &["left", "head of", "its GROUP", "any GROUP", "remove"],
    grammar: &["compared_with"],
};

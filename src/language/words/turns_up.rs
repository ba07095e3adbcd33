//! `turns up`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "turns up",
    also: &[
        "turn up",
        "turns up never",
        "turns up when last",
        "turns up after laying",
    ],
    kind: Kind::Group,
    says: "When a face-down card that nothing covers any more is turned up",
    forms: &[
        "turns up at once",
        "turns up never",
        "turns up when last",
        "turns up after laying",
    ],
    meaning: "`never`: it stays face down, and only a step `turn up` can turn it. `when \
              last`: only the last card of a pile turns up. `after laying`: when a card has \
              been laid on the pile (or under it), as in Clock, where the next card of the \
              pile turns up then. In a `shape`, a face-down card turns up when no card \
              covers its place.",
    default: "at once: a face-down card turns up as soon as nothing covers it.",
    example: r#"game "The last card only" {
  trunk as reserve { turns up when last; lift top }
  foundation x4
  tableau x8 { start any; build down in suit; turns up at once }
  layout { deal 4 to trunk, face down; deal all to tableau }
  example "the last card turns up" {
    given   trunk: [5H 6H] 7C, tableau 1: 8C
    move    7C to tableau 1
    expect  trunk: [5H 6H]
    refuse  trunk to tableau 2 because face down
  }
}
"#,
    told: &["Tableau"],
    see: &["face", "turn up", "shape"],
    grammar: &[
        "turns_up",
        "k_never",
        "k_when_last",
        "k_after_laying",
        "turns_up/k_at_once",
    ],
};

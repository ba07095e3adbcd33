//! `face`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "face",
    also: &["face up", "face down (group)"],
    kind: Kind::Group,
    says: "How cards come to lie in the piles of a group",
    forms: &["face up", "face down"],
    meaning: "Cards that are dealt or moved here lie so, unless the step says otherwise \
              (`deal 1 to each tableau, face down`). A face-down card may be lifted by no \
              move.\n\n\
              `stock { face up }` shows the next card. A reserve that lies `face down` shows \
              nothing but its top, which turns up when nothing covers it, unless `turns up \
              never` is said.",
    default: "Stock and discard face down, the other roles face up.",
    example: r#"game "A trunk face down" {
  trunk as reserve { face down; turns up when last }
  foundation x4
  tableau x8 { fill from trunk }
  layout { deal 17 to trunk; deal 1 to each tableau; deal all to wings }
  wings x3 as reserve { lift top }
  example "its cards lie face down" {
    given   trunk: [5H 6H], tableau 1: AS, tableau 2: 9D
    refuse  trunk to foundation because face down
    move    AS to foundation
    expect  tableau 1: 6H
  }
}
"#,
    told: &["Trunk"],
    see: &["turns up", "face down"],
    grammar: &["face"],
};

//! `its GROUP`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "its GROUP",
    also: &["its", "same number"],
    kind: Kind::Place,
    says: "The pile with the same number in another group",
    forms: &["its GROUP"],
    meaning: "Where each tableau pile has a reserve of its own, `compared with its reserve` \
              or `from its reserve` speaks of the one with the same number.",
    default: "",
    example: r#"game "Each column its reserve" {
  reserve x4
  foundation x4
  tableau x4 { start any, from its reserve; build down in suit }
  heel x4 as tableau
  layout { deal 3 to each reserve; deal 1 to each tableau; deal all to heel }
  example "a space takes from its own reserve" {
    given   reserve 1: 5C, reserve 2: 9H, tableau 1: 3D, tableau 3: 10S
    refuse  5C to tableau 2 because from
    move    9H to tableau 2
  }
}
"#,
    told: &["Tableau"],
    see: &["compared with", "left", "fill"],
    grammar: &["its"],
};

//! `all face-up`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "all face-up",
    also: &["lift all face-up"],
    kind: Kind::Group,
    says: "Lifts all the face-up cards of a pile together, and no fewer",
    forms: &["lift all face-up"],
    meaning: "The face-up cards of a column go as one packet, whatever their order, and are \
              judged by the lowest of them. Where single cards may leave as well, say it in \
              another line: `lift top, to foundation`.",
    default: "",
    example: r#"game "All or none" {
  stock
  waste
  foundation x4
  tableau x7 {
    start  K
    build  down in alternate colours
    lift   top, to foundation
    lift   all face-up, to tableau
  }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
  passes 1 { turn 1 to waste }
  example "part of the face-up cards cannot move" {
    given   tableau 1: 8S, tableau 2: [2C] 9D 8C 7H, tableau 3: 10S
    refuse  7H to tableau 1 because lift
    move    9D to tableau 3
    expect  tableau 3: 10S 9D 8C 7H, tableau 2: 2C
  }
}
"#,
    told: &["Tableau"],
    see: &["lift", "whole pile", "sequence"],
    grammar: &["k_all_face_up"],
};

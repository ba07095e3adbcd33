//! `face down`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "face down",
    also: &["face up", "last face up", "last face down"],
    kind: Kind::StepOption,
    says: "How the cards of a deal come to lie",
    forms: &[
        "face down",
        "face up",
        "last face up",
        "last N face up",
        "last face down",
    ],
    meaning: "`face down, last face up`: all cards of the deal lie face down, but the last \
              one of each pile face up. `last 4 face up` is the last four.",
    default: "As the group's `face` says: up, but for stock and discard.",
    example: r#"game "Face down, but the last" {
  foundation x4
  tableau x7 { start K; build down in alternate colours; lift any packet }
  heap x2 as reserve { face down }
  layout {
    deal 5 to each tableau, face down, last 2 face up
    deal 2 to each heap, face up
    deal 1 to each tableau, last face down
    deal all to heap, last face up
  }
  example "nothing lies on a face-down card" {
    given   tableau 1: [2C 9S], tableau 2: 5D 8H, tableau 3: 9C
    refuse  8H to tableau 1 because face down
    move    8H to tableau 3
  }
}
"#,
    told: &["The deal"],
    see: &["deal", "face", "turns up"],
    grammar: &[
        "option/k_face_down",
        "option/k_face_up",
        "last_face_up",
        "last_face_down",
    ],
};

//! `on`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "on",
    also: &["on K", "on face down", "laid on"],
    kind: Kind::Clause,
    says: "What the card is laid upon",
    forms: &["on CARDS", "on face down"],
    meaning: "`build any, on K`: the pile's top card is a king. It can be turned round: `not \
              on A`. `on face down`: the top card lies face down; without it, nothing is \
              laid on a face-down card. Where `compared with` names another card, `on` still \
              speaks of the pile's own top.",
    default: "",
    example: r#"game "Not on aces" {
  foundation x4
  tableau x8 {
    start  any
    build  up or down in suit, not on 10
    build  any, on K
  }
  trunk x4 as reserve { build any, on face down; turns up after laying }
  layout { deal 2 to each trunk, face down; deal all to tableau }
  example "what lies there decides" {
    given   tableau 1: 10S, tableau 2: 9S 4H, tableau 3: KD, tableau 4: 3C, trunk 1: [5D 6C]
    move    4H to tableau 3
    refuse  9S to tableau 1 because on
    move    9S to trunk 1
    refuse  3C to trunk 1 because on
  }
}
"#,
    told: &["Tableau"],
    see: &["cards", "compared with", "build"],
    grammar: &["clause/on", "k_on_face_down"],
};

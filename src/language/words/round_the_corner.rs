//! `round the corner`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "round the corner",
    also: &[
        "corner",
        "wrap",
        "turning the corner",
        "turn the corner",
        "around the corner",
        "king on ace",
        "ace on king",
        "continuous ranking",
    ],
    kind: Kind::Clause,
    says: "The last rank and the first adjoin, both ways",
    forms: &["round the corner"],
    meaning: "With it, a king may be laid on an ace where one builds down, and an ace on a \
              king where one builds up. It stands after a line with a step: `build down in \
              suit, round the corner`. It says nothing of `start`, and nothing of `same \
              rank`: without a step in the line it is refused.\n\n\
              Where foundations begin with a base card, they need it. In `lift sequence`, it \
              is read off `build`.",
    default: "King and ace do not adjoin.",
    example: r#"game "Round and round" {
  foundation x4 { start 7; build up in suit, round the corner }
  tableau x13 {
    start  any
    build  down in suit
  }
  layout { deal all to tableau }
  example "an ace on a king on the foundation, but no king on an ace in a column" {
    given   foundation 1: 7S 8S 9S 10S JS QS KS, tableau 1: AS, tableau 2: KH, tableau 3: AH
    move    AS to foundation 1
    refuse  KH to tableau 3 because rank
  }
}
"#,
    told: &["Foundations", "Tableau"],
    see: &["up", "base"],
    grammar: &["k_round_the_corner"],
};

//! `start`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "start",
    also: &["spaces", "fill a space", "empty pile", "space"],
    kind: Kind::Group,
    says: "What may be laid on an empty pile",
    forms: &["start PHRASE", "start PHRASE, CLAUSE"],
    meaning: "The phrase speaks of the card laid; of a packet, of its lowest card, the one \
              that comes to lie on the pile. Several `start` lines are alternatives: one of \
              them must hold, whole. A comma adds a condition: `start any, from reserve`.\n\n\
              Dealing does not ask it, only moves do. The likely slip is to leave the comma \
              out (`start any from waste`), which is refused.",
    default: "Foundation A, cell any, the other roles none. In a tableau it must be said \
              where `build` is.",
    example: r#"game "Kings, or what the waste gives" {
  stock
  waste
  foundation x4
  tableau x7 {
    start  K
    start  any, from waste
    build  down in alternate colours
  }
  layout { deal 4 to each tableau }
  passes 1 { turn 1 to waste }
  example "one of the lines must hold, whole" {
    given   tableau 1: 5D QS, tableau 2: 4C KH, waste: 9C
    refuse  QS to tableau 3 because start
    move    9C to tableau 3
    move    KH to tableau 4
  }
}
"#,
    told: &["Tableau"],
    see: &["build", "lay", "any", "from", "fill"],
    grammar: &["start", "line"],
};

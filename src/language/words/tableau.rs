//! `tableau`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "tableau",
    also: &["columns", "column", "fan", "space", "spaces"],
    kind: Kind::Piles,
    says: "Where most of the play is",
    forms: &[
        "tableau xN { STATEMENTS }",
        "NAME xN as tableau { STATEMENTS }",
    ],
    meaning: "Say what may be laid: `start` for a space (an empty pile) and `build` for the \
              top card. Where `build` is said, `start` must be too, unless there is a `fill` \
              or the line `closes up`: it is the rule that books leave out most often. Where \
              neither is said, nothing may be laid here, and cards only leave.\n\n\
              \"Top\" is the last card laid, which in a column lies lowest on the table.",
    default: "start must be said where build is, build none, lift top, face up, spread down, \
              no cap. A place of a grid, shape or plan holds one card.",
    example: r#"game "Kings in spaces" {
  foundation x4
  tableau x8 { start K; build down in alternate colours }
  layout { deal all to tableau }
  example "the top card alone moves" {
    given   tableau 1: 9S, tableau 2: KD 8H 7S, tableau 4: 8D
    refuse  8H to tableau 1 because lift
    refuse  7S to tableau 3 because start
    move    7S to tableau 4
  }
}
"#,
    told: &["Tableau"],
    see: &["start", "build", "lift", "fill", "group"],
    grammar: &["group/name:tableau", "role:tableau"],
};

//! `variant`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "variant",
    also: &["variants", "house rule"],
    kind: Kind::Change,
    says: "Another way to play the game: what differs, and no more",
    forms: &["variant \"TITLE\" { STATEMENTS }"],
    meaning: "It stands in the game's braces and is played as `game/title-in-small-letters`. \
              Its statements take the place of the game's as in a child: see `like`. Several \
              may be combined (`freecell/two-cells/by-suit`) if they do not change the same \
              thing.\n\n\
              Where books differ on a rule, the other reading is a variant; where they \
              differ on a number, make it a parameter. It has its own examples and `also` \
              names, and no variants of its own.",
    default: "",
    example: r#"game "Kings or any" {
  foundation x4
  tableau x8 { start K; build down in suit }
  layout { deal all to tableau }
  variant "Any card" {
    tableau { start any }
    example "any card" {
      given   tableau 1: 3C 9S
      move    9S to tableau 2
    }
  }
  example "kings only" {
    given   tableau 1: 3C 9S, tableau 2: 4C KS
    refuse  9S to tableau 3 because start
    move    KS to tableau 3
  }
}
"#,
    told: &["Variants"],
    see: &["like", "no", "parameter", "set"],
    grammar: &["variant", "variant_body"],
};

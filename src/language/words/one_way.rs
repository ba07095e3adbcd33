//! `one way`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "one way",
    also: &["all one way", "direction kept"],
    kind: Kind::Clause,
    says: "The pile goes on up or down as it has begun",
    forms: &["one way", "all one way"],
    meaning: "With `up or down`, the second card of a pile decides: if it was one rank \
              higher, the pile goes up from there. `all one way`: the first step in any pile \
              of the group decides for all of them.",
    default: "`up or down` may change its way at every card.",
    example: r#"game "Up, or down" {
  foundation x4 { start 7; build up or down in suit, round the corner, one way }
  tableau x13 { start any }
  layout { deal all to tableau }
  example "each foundation keeps its way" {
    given   foundation 1: 7S 8S, foundation 2: 7H, tableau 1: 9S, tableau 2: 6H, tableau 3: 8H, tableau 4: 5H
    move    9S to foundation 1
    move    6H to foundation 2
    refuse  8H to foundation 2 because rank
    move    5H to foundation 2
  }
  variant "All the same way" {
    foundation { build up or down in suit, round the corner, all one way }
    example "the first decides for all" {
      given   foundation 1: 7S 8S, foundation 2: 7H, tableau 2: 6H, tableau 3: 8H
      refuse  6H to foundation 2 because one way
      move    8H to foundation 2
    }
  }
}
"#,
    told: &["Foundations"],
    see: &["up"],
    grammar: &["k_one_way", "k_all_one_way"],
};

//! `every`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "every",
    also: &[
        "no",
        "any",
        "at least N piles",
        "all but",
        "all but N",
        "each",
    ],
    kind: Kind::Condition,
    says: "Of how many piles, or cards, a condition must be true",
    forms: &[
        "every GROUP is empty",
        "no GROUP is empty",
        "any GROUP is full",
        "at least N GROUP is empty",
        "all but N GROUP are empty",
    ],
    meaning: "`every`: of all of them; `no`: of none; `any`: of one or more; `at least 2`: \
              of two or more; `all but 2`: of all except two at most. Without such a word, a \
              group is taken together: `tableau is empty` says that no card lies in any \
              pile, and `tableau holds 8 cards` counts all of it.",
    default: "",
    example: r#"game "Aces first" {
  stock
  waste
  foundation x4 { build up in suit, when no foundation is empty }
  cell x4 { start any, when any tableau is empty }
  tableau x7 {
    start  any, when at least 3 tableau are empty
    start  K
    build  down in suit
  }
  layout { deal 4 to each tableau }
  passes 1, when every tableau is not empty { turn 1 to waste }
  lose when all but 1 tableau are empty and stock is not empty
  example "all aces, before a two" {
    given   foundation 1: AS, foundation 2: AH, tableau 1: 2S, tableau 2: AC, tableau 3: 5D, tableau 4: 8H, tableau 5: JC
    refuse  2S to foundation 1 because when
    refuse  5D to tableau 6 because start
    move    5D to cell 1
    move    AC to cell 2
  }
}
"#,
    told: &["Foundations", "Tableau", "Stock"],
    see: &["empty", "holds", "every card in", "or"],
    grammar: &[
        "quantity",
        "k_every",
        "k_no",
        "quantity/k_any",
        "quantity/k_at_least",
        "k_all_but",
    ],
};

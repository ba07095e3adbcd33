//! `holds`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "holds",
    also: &["hold", "cards in a pile", "number of cards"],
    kind: Kind::Condition,
    says: "How many cards lie in piles",
    forms: &[
        "PILES holds N cards",
        "PILES holds at least N cards",
        "every GROUP holds at most N cards",
    ],
    meaning: "A whole group is counted together: `foundation holds 12 cards` is twelve on \
              all foundations. With `every`, `no`, `any` or a number before the name, each \
              pile is counted by itself. `at least`, `at most`, `over`, `under` and `a \
              multiple of` may stand before the number; a bare number is exact.",
    default: "",
    example: r#"game "Until twelve are out" {
  foundation x4
  tableau x13 {
    start  any, when foundation holds at least 12 cards
    build  down in suit, when it holds under 6 cards
  }
  layout { deal all to tableau }
  example "no space is filled before that" {
    given   foundation 1: AS 2S 3S 4S 5S 6S, foundation 2: AH 2H 3H 4H 5H, tableau 1: 6H, tableau 2: 5D 9C
    refuse  9C to tableau 3 because when
    move    6H to foundation 2
    move    9C to tableau 3
  }
}
"#,
    told: &["Tableau", "The end"],
    see: &["at least", "every", "empty", "cap"],
    grammar: &["holds", "k_holds", "k_cards"],
};

//! `swap`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "swap",
    also: &["exchange", "change places", "swap piles"],
    kind: Kind::Course,
    says: "Cards, or whole piles, that may change places",
    forms: &[
        "swap SET from PILES",
        "swap SET from PILES, CLAUSE",
        "swap piles SET from PILES",
    ],
    meaning: "It has the forms of `remove`, with two cards. `swap piles …` changes whole \
              piles, judged by their first cards.",
    default: "",
    example: r#"game "Like with like" {
  foundation x4
  tableau x13 { start none; build down in suit }
  layout { deal all to tableau }
  swap pair same rank from tableau, when foundation is empty
  example "two nines" {
    given   tableau 1: 2C 9S, tableau 2: 3C 9H, tableau 3: 8D
    refuse  swap 9S 8D because rank
    move    swap 9S 9H
    expect  tableau 1: 2C 9H, tableau 2: 3C 9S
  }
  variant "Piles" { swap piles pair in suit from tableau }
}
"#,
    told: &["Changing places"],
    see: &["remove", "pair", "both settled"],
    grammar: &["swap"],
};

//! `in sequence`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "in sequence",
    also: &["consecutive"],
    kind: Kind::Set,
    says: "The ranks follow each other without a gap",
    forms: &["pair in sequence", "set of N in sequence"],
    meaning: "The order in which the cards are named does not matter. King and ace do not \
              adjoin, unless `round the corner` is added.",
    default: "",
    example: r#"game "Neighbours in rank" {
  tableau x13
  layout { deal all to tableau }
  remove pair in sequence from tableau
  remove set of 3 in sequence in suit from tableau
  example "one rank apart" {
    given   tableau 1: 9S, tableau 2: 8H, tableau 3: KC, tableau 4: AC
    refuse  remove KC AC because rank
    move    remove 8H 9S
  }
}
"#,
    told: &["Taking cards off"],
    see: &["pair", "set of cards", "sequence", "round the corner"],
    grammar: &["k_in_sequence"],
};

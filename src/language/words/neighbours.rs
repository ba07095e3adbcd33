//! `neighbours`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "neighbours",
    also: &["corners too", "touching", "adjacent"],
    kind: Kind::Clause,
    says: "The places touch by a side, or also by a corner",
    forms: &["neighbours", "neighbours, corners too"],
    meaning: "For places of a grid: cards that are taken off together, swapped, or laid on \
              each other must lie side by side or one above the other. `corners too` lets \
              them touch corner to corner as well. The end of one row and the beginning of \
              the next do not touch.",
    default: "",
    example: r#"game "Neighbours alike" {
  stock
  tableau 4 by 4
  layout { deal 1 to each tableau }
  remove pair same rank from tableau, neighbours
  action fill-up { close up tableau; fill tableau from stock }
  example "side by side, or one above the other" {
    given   tableau row 1: 9S 9H 2C -, tableau row 2: 5D 2H 5C -, tableau row 3: 5S, stock: 3C
    refuse  remove 2C 2H because neighbours
    move    remove 5D 5S
    move    remove 9S 9H
  }
  variant "Corners too" {
    remove pair same rank from tableau, neighbours, corners too
    example "corner to corner" {
      given   tableau row 1: 9S 9H 2C -, tableau row 2: 5D 2H 5C -
      move    remove 2C 2H
    }
  }
}
"#,
    told: &["Taking cards off"],
    see: &["pair", "group", "compared with"],
    grammar: &["neighbours", "k_corners_too"],
};

//! `closes up`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "closes up",
    also: &["line", "close ranks"],
    kind: Kind::Group,
    says: "An empty pile vanishes, and those to its right move one to the left",
    forms: &["closes up"],
    meaning: "The group is a line: it has no spaces, and the piles that are left count from \
              1. A condition may count them: `win when tableau has 1 pile`. Only a row of \
              piles closes up, not a grid or a drawing.",
    default: "",
    example: r#"game "Beside its like" {
  tableau x52 {
    build  same rank
    lift   whole pile, to left or third left
    closes up
  }
  layout { deal 1 to each tableau }
  win when tableau has 1 pile
  example "the line closes up" {
    given   tableau 1: 9S, tableau 2: 9H, tableau 3: 4C, tableau 4: 5D
    move    9H to tableau 1
    expect  tableau 1: 9S 9H, tableau 2: 4C, tableau 3: 5D
    refuse  5D to tableau 2 because build
  }
}
"#,
    told: &["Tableau"],
    see: &["has piles", "left", "squared pile", "close up"],
    grammar: &["closes_up"],
};

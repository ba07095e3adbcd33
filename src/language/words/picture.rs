//! `picture`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "picture",
    also: &["layout on the screen", "drawing of the table"],
    kind: Kind::Change,
    says: "How the piles are laid out on the screen",
    forms: &["picture DRAWING"],
    meaning: "Each mark is the start of one group's name and a pile number (`f1`), or no \
              number for the next in reading order; a full stop is an empty spot. It never \
              changes play. A mark that fits two groups is an error.",
    default: "Stock, waste and foundations in the first row, cells and reserves with them, \
              the tableau below in the order of the file.",
    example: r#"game "Foundations at the sides" {
  foundation x4
  tableau x4 { start any; build down in suit }
  layout { deal all to tableau }
  picture """
    f1 t1 t2 f2
    f3 t3 t4 f4
  """
  example "down in suit" {
    given   tableau 1: 9S, tableau 2: 8S, tableau 3: 8H
    refuse  8H to tableau 1 because suit
    move    8S to tableau 1
  }
}
"#,
    told: &[],
    see: &["spread", "plan"],
    grammar: &["picture"],
};

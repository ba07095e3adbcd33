//! `in pile`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "in pile",
    also: &["in column", "in row", "in piles"],
    kind: Kind::Clause,
    says: "The line is for these piles or places only",
    forms: &["in pile N", "in pile N-N N", "in row N", "in column N"],
    meaning: "The piles of one group may have different rules: `start any, in pile 1`, `lay \
              A, in column 1`. Ranges and lists are joined by blanks: `in pile 1-3 5`. Rows \
              and columns are those of a grid. It also stands at `lift` and `fill`.",
    default: "",
    example: r#"game "Only the first columns" {
  foundation x4
  tableau x10 {
    start  any, in pile 1-2
    start  K, in pile 3-10
    build  down in suit
  }
  layout { deal all to tableau }
  example "only kings in the others" {
    given   tableau 4: 5S 9H
    refuse  9H to tableau 3 because start
    move    9H to tableau 1
  }
  variant "A grid" {
    tableau 2 by 5 { start any, in column 1; start K, in row 1; cap none }
  }
}
"#,
    told: &["Foundations", "Tableau"],
    see: &["piles", "respectively"],
    grammar: &["in_clause", "in_pile"],
};

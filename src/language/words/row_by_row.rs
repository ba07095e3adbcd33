//! `row by row`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "row by row",
    also: &["column by column"],
    kind: Kind::StepOption,
    says: "In which order the places of a grid are dealt to",
    forms: &["row by row", "column by column"],
    meaning: "`row by row`: the first row from left to right, then the second. `column by \
              column`: the first column from above, then the next.",
    default: "Row by row.",
    example: r#"game "Columns first" {
  tableau 4 by 13 { lay up in suit, compared with above; lay A, in row 1 }
  layout {
    deal 1 to each tableau column 1-6, column by column
    deal all to tableau column 7-13, row by row
  }
  win when blocked
  example "below its neighbour" {
    given   tableau row 1: 5S 9D, tableau row 2: - 2C, tableau row 3: 6S
    refuse  2C to tableau row 2 column 1 because lay
    move    6S to tableau row 2 column 1
  }
  variant "Upwards" { tableau { lay up in suit, compared with below; lay A, in row 4 } }
}
"#,
    told: &["The deal"],
    see: &["deal", "piles"],
    grammar: &["k_row_by_row", "k_column_by_column"],
};

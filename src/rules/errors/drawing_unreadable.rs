//! A drawing that cannot be read.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0225"),
    title: "a drawing that cannot be read",
    explanation: "A shape or plan is drawn with `o` (a card face up), `#` (face down) and \
                  blanks. A picture is rows of marks: each the start of one group's name with \
                  the number of a pile, or `.` for an empty spot; every pile is seen once.",
    bad: r#"game "Example" {
  pack 1
  stock
  waste
  tableau {
    shape """
         x
        x x
    """
  }
  layout { deal 1 to each tableau }
  remove pair same rank from tableau or waste
  passes 1 { turn 1 to waste }
}
"#,
    good: r#"game "Example" {
  pack 1
  stock
  waste
  tableau {
    shape """
         o
        o o
    """
  }
  layout { deal 1 to each tableau }
  remove pair same rank from tableau or waste
  passes 1 { turn 1 to waste }
}
"#,
};

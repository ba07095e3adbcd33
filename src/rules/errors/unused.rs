//! A name that is never used.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("W0307"),
    title: "a name that is never used",
    explanation: "A parameter, tally or script is there, and nothing in the game or its \
                  variants asks for it.",
    bad: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K; build down in alternate colours; lift sequence }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
  passes 1 { turn 1 to waste }
  parameter cells 4, from 0 to 8
}
"#,
    good: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K; build down in alternate colours; lift sequence }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
  passes 1 { turn 1 to waste }
  parameter cells 4, from 0 to 8
  cell x cells
}
"#,
};

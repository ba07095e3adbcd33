//! One number for several piles.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0210"),
    title: "one number for several piles",
    explanation: "One number and several piles: is it so many to each pile, or so many in all? \
                  Say `each`, or one number for each pile.",
    bad: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K; build down in alternate colours; lift sequence }
  layout { deal 4 to tableau, face down, last face up }
  passes 1 { turn 1 to waste }
}
"#,
    good: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K; build down in alternate colours; lift sequence }
  layout { deal 4 to each tableau, face down, last face up }
  passes 1 { turn 1 to waste }
}
"#,
};

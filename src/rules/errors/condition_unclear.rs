//! A condition that cannot be asked.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0227"),
    title: "a condition that cannot be asked",
    explanation: "Only of a line that closes up can the piles be counted, and `at least 2 … \
                  not` needs so many piles.",
    bad: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K; build down in alternate colours; lift sequence }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
  passes 1 { turn 1 to waste }
  win when tableau has 1 pile
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
  win when tableau is empty
}
"#,
};

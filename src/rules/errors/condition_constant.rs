//! A condition that always or never holds.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("W0304"),
    title: "a condition that always or never holds",
    explanation: "The numbers of this game settle the condition before play begins: a third \
                  pass where there is one, more cards than there are.",
    bad: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K; start any, when pass is 2; build down in alternate colours; lift sequence }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
  passes 1 { turn 1 to waste }
}
"#,
    good: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K; start any, when stock is empty; build down in alternate colours; lift sequence }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
  passes 1 { turn 1 to waste }
}
"#,
};

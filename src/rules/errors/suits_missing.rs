//! A run that does not say its suits.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0207"),
    title: "a run that does not say its suits",
    explanation: "A run names its first and last card and how the suits of its cards agree: \
                  `run K to A in suit`, `run K to A regardless of suit`.",
    bad: r#"game "Example" {
  pack 2
  stock
  foundation x8 { start run K to A }
  tableau x10 { start any; build down regardless of suit; lift sequence in suit }
  layout { deal 6 6 6 6 5 5 5 5 5 5 to tableau, face down, last face up }
  passes 1 { deal 1 to each tableau }
}
"#,
    good: r#"game "Example" {
  pack 2
  stock
  foundation x8 { start run K to A in suit }
  tableau x10 { start any; build down regardless of suit; lift sequence in suit }
  layout { deal 6 6 6 6 5 5 5 5 5 5 to tableau, face down, last face up }
  passes 1 { deal 1 to each tableau }
}
"#,
};

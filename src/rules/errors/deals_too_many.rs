//! More cards dealt than there are.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0212"),
    title: "more cards dealt than there are",
    explanation: "The layout takes more cards from the pack than it holds by then, or puts out \
                  cards that are not there so often.",
    bad: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K; build down in alternate colours; lift sequence }
  layout { deal 8 to each tableau, face down, last face up }
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

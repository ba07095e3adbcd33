//! Nothing to play with.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0228"),
    title: "nothing to play with",
    explanation: "The file has no game, the game has no piles, an action has no steps, or a \
                  phase allows nothing.",
    bad: r#"game "Example" {
  pack 1
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
}
"#,
};

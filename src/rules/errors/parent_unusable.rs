//! A parent that cannot be used.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0223"),
    title: "a parent that cannot be used",
    explanation: "The game or variant that `like` names is not there, comes back to this game, \
                  or has too many parents of its own.",
    bad: r#"game "Example" like "no-such-game" {
  tableau x8
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

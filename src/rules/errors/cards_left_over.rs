//! Cards left without a pile.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0213"),
    title: "cards left without a pile",
    explanation: "The game names no stock, and its layout does not deal every card. Cards that \
                  are not dealt stay in the stock, so a game that has any must say so: with \
                  the line `stock`.",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any; build down in suit }
  layout { deal 6 to each tableau }
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any; build down in suit }
  layout { deal all to tableau }
}
"#,
};

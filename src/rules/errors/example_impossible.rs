//! An example that cannot be laid out.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0220"),
    title: "an example that cannot be laid out",
    explanation: "A position names a card more often than the pack has it, or more cards in a \
                  pile than its cap allows.",
    bad: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K; build down in alternate colours; lift sequence }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
  passes 1 { turn 1 to waste }
  example "a card twice" { given tableau 1: 8S, tableau 2: 8S }
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
  example "two cards" { given tableau 1: 8S, tableau 2: 8H }
}
"#,
};

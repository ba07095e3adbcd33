//! More than a game may have.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0205"),
    title: "more than a game may have",
    explanation: "A game may have 128 piles, 255 cards, 255 cards in a pile, and so many \
                  names, steps and lines that no game comes near them. The bounds keep every \
                  position small.",
    bad: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x127 { start K; build down in alternate colours; lift sequence }
  layout { deal 28 to waste }
  passes 1 { turn 1 to waste }
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

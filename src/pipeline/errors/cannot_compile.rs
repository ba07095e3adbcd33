//! A game that cannot be compiled.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0302"),
    title: "a game that cannot be compiled",
    explanation: "Each statement can be read, and still the machine that plays the game cannot do what \
                  they ask: a layout that begins again always and so never ends, or more cards, \
                  piles and counts than it has room for.",
    bad: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K; build down in alternate colours; lift sequence }
  layout {
    deal 1 2 3 4 5 6 7 to tableau, face down, last face up
    begin again
  }
  passes 1 { turn 1 to waste }
}
"#,
    good: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K; build down in alternate colours; lift sequence }
  layout {
    deal 1 2 3 4 5 6 7 to tableau, face down, last face up
    begin again, when no tableau holds 7 cards
  }
  passes 1 { turn 1 to waste }
}
"#,
};

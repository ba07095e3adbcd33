//! A game that fails in play.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0303"),
    title: "a game that fails in play",
    explanation: "The game was dealt a few times and a few dozen moves were made at random, and then \
                  something could not be carried out: automatic steps that do not come to \
                  rest, a layout that begins again without end, or a script that stops.",
    bad: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K; build down in alternate colours; lift sequence }
  layout {
    deal 1 2 3 4 5 6 7 to tableau, face down, last face up
    begin again, when no tableau is empty
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
    begin again, when any tableau is empty
  }
  passes 1 { turn 1 to waste }
}
"#,
};

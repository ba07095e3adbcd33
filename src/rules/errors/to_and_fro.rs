//! Moves that can be made back and forth for ever.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("W0308"),
    title: "moves that can be made back and forth for ever",
    explanation: "Two moves are always free and each takes the other back, whatever the cards: \
                  a card can be carried to and fro, or one action undoes another. Such a game \
                  is never stuck. Say what may be laid, when, or how often.",
    bad: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K; build any; lift top }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
  passes 1 { turn 1 to waste }
}
"#,
    good: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K; build any, 3 times; lift top }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
  passes 1 { turn 1 to waste }
}
"#,
};

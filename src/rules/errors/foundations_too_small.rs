//! Foundations that cannot take the pack.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0221"),
    title: "foundations that cannot take the pack",
    explanation: "Where the file does not say when the game is won, it is won when every card \
                  is on the foundations. Here their caps leave too little room, or what starts \
                  and builds there never admits some cards. So the game could never be won.",
    bad: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x3
  tableau x7 { start K; build down in alternate colours; lift sequence }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
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

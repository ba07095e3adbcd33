//! A change to what is not there.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0219"),
    title: "a change to what is not there",
    explanation: "A variant or a child game changes or drops a group, action or statement that \
                  its parent does not have. A new group says how many piles it has, a new \
                  action its steps.",
    bad: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K; build down in alternate colours; lift sequence }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
  passes 1 { turn 1 to waste }
  variant "Cells" { cell { cap 2 } }
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
  variant "Cells" { cell x2 { cap 2 } }
}
"#,
};

//! Something said twice.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0202"),
    title: "something said twice",
    explanation: "A thing that has one answer is said twice: two layouts, two groups of one \
                  name, two caps in a group, a clause twice in a line. Lines that are \
                  alternatives (`start`, `build`, `lay`, `lift`, `remove`) may be many.",
    bad: r#"game "Example" {
  pack 1
  stock
  waste
  waste
  foundation x4
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

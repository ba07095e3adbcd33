//! Words that mean nothing at this place.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0208"),
    title: "words that mean nothing at this place",
    explanation: "A clause, phrase or step stands where nothing asks for it: `to` in a line \
                  about what is laid (it says where lifted cards may go), `round the corner` \
                  without a step, `lay out again` in the layout, rows and columns of a group \
                  that is no grid, `base` where no foundation and no `base from` tells it.",
    bad: r#"game "Example" {
  pack 1
  stock
  waste
  foundation x4
  tableau x7 { start K, round the corner; build down in alternate colours; lift sequence }
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

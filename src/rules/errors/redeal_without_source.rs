//! A redeal that takes up nothing.

use crate::language::Code;
use crate::language::errors::ErrorPage;

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0215"),
    title: "a redeal that takes up nothing",
    explanation: "Between two passes cards are gathered to be dealt again: the waste, if \
                  nothing else is said. There is no waste here, or the steps of the redeal \
                  take up no cards.",
    bad: r#"game "Example" {
  pack 2
  stock
  foundation x8
  tableau x8 { start any; build down in suit }
  layout { deal 4 to each tableau }
  passes 2 { deal 1 to each tableau }
}
"#,
    good: r#"game "Example" {
  pack 2
  stock
  foundation x8
  tableau x8 { start any; build down in suit }
  layout { deal 4 to each tableau }
  passes 2 { deal 1 to each tableau }
  redeal { gather tableau to stock }
}
"#,
};

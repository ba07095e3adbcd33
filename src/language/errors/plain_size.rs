//! A count of piles without `x`.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0127"),
    title: "a count of piles without `x`",
    explanation: "How many piles a group has is said with an `x` (`tableau x8`, `cell x cells`), and a \
                  grid of places with its rows and columns (`tableau 4 by 13`). A plain number after a \
                  name means one of its piles: `tableau 8` is the eighth.",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  tableau 8 { start any }
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any }
}
"#,
};

/// The number as it stands there.
pub(in crate::language) fn diagnostic(id: SourceId, span: Span, number: &str) -> Diagnostic {
    Diagnostic::error(
        PAGE.code,
        id,
        span,
        "how many piles there are is said with an `x`",
    )
    .label("a plain number is one pile's")
    .hint(format!("write `x{number}`"))
}

//! `given` in the middle of an example.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0124"),
    title: "`given` in the middle of an example",
    explanation: "An example begins with one `given`, which lays the piles; `move`, `refuse` and \
                  `expect` follow it in any number. For a second position write a second example.",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any }
  example "two" {
    given tableau 1: 7H
    move 7H to tableau 2
    given tableau 1: 8H
  }
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any }
  example "one" {
    given tableau 1: 7H
    move 7H to tableau 2
  }
}
"#,
};

/// A `given` that is not the first line, or not the only one.
pub(in crate::language) fn diagnostic(id: SourceId, span: Span) -> Diagnostic {
    Diagnostic::error(
        PAGE.code,
        id,
        span,
        "an example has one `given`, and it comes first",
    )
    .label("not the first line")
    .hint("write a second example for a second position")
}

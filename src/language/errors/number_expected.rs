//! A number is missing.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0114"),
    title: "a number is missing",
    explanation: "Here stands a number in digits, or the name of a parameter where one may stand. \
                  Numbers in words (`three`) are read only in `once` and `twice`.",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  parameter spaces four
  tableau x8 { start any }
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  parameter spaces 4
  tableau x8 { start any }
}
"#,
};

/// `found` stands where a number should.
pub(in crate::language) fn diagnostic(id: SourceId, span: Span, found: &str) -> Diagnostic {
    Diagnostic::error(
        PAGE.code,
        id,
        span,
        format!("expected a number, found `{found}`"),
    )
    .label("a number stands here")
}

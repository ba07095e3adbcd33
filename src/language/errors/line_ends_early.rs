//! A line that ends too early.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0113"),
    title: "a line that ends too early",
    explanation: "The statement is not complete when its line, or the text before `;` or `}`, ends. A \
                  statement may go on in the next line only after a comma.",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any; build }
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any; build down in suit }
}
"#,
};

/// One of `wanted` was expected at the end.
pub(in crate::language) fn diagnostic(id: SourceId, span: Span, wanted: &[String]) -> Diagnostic {
    let message = match super::alternatives(wanted) {
        Some(wanted) => format!("the statement ends too early: expected {wanted}"),
        None => "the statement ends too early".to_owned(),
    };
    Diagnostic::error(PAGE.code, id, span, message).label("more is needed here")
}

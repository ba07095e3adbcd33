//! A missing comma.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0118"),
    title: "a missing comma",
    explanation: "A comma adds a condition: first comes the phrase about the card, then each clause \
                  after a comma of its own. `start any, from waste` means that any card may be laid \
                  there and that it must come from the waste.",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  waste
  tableau x8 { start any from waste }
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  waste
  tableau x8 { start any, from waste }
}
"#,
};

/// A clause that stands without its comma.
pub(in crate::language) fn diagnostic(id: SourceId, span: Span, clause: &str) -> Diagnostic {
    let clause = super::short(clause);
    Diagnostic::error(
        PAGE.code,
        id,
        span,
        format!("a comma is missing before `{clause}`"),
    )
    .label("a comma adds a condition")
    .hint(format!("write `, {clause}`"))
}

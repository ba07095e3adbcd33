//! A missing closing brace.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0105"),
    title: "a missing closing brace",
    explanation: "Every `{` needs its `}`. Where the next statement can only stand outside of these \
                  braces, or the file ends, the closing brace is taken to be missing there. If the \
                  statement before is long, look for a brace that was lost in it.",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 {
    start any
    build down in suit
  layout { deal all to tableau }
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 {
    start any
    build down in suit
  }
  layout { deal all to tableau }
}
"#,
};

/// The braces of `of` begin at `open` and should end at `at`.
pub(in crate::language) fn diagnostic(id: SourceId, open: Span, at: Span, of: &str) -> Diagnostic {
    let message = format!("the braces of this {of} are not closed");
    Diagnostic::error(PAGE.code, id, open, message)
        .label("this `{` has no `}`")
        .related(id, at, "a `}` is missing before this")
        .hint("put `}` after the last statement that belongs to it")
}

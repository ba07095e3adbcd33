//! `and` mixed with `or`.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0121"),
    title: "`and` mixed with `or`",
    explanation: "A phrase or condition that holds both `and` and `or` could be meant in two ways, so \
                  brackets must say which. Two lines with the same word are alternatives too, and \
                  often read better.",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  stock
  waste
  tableau x8 { start any, when stock is empty and waste is empty or pass is 2 }
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  stock
  waste
  tableau x8 { start any, when (stock is empty and waste is empty) or pass is 2 }
}
"#,
};

/// The whole, and the part in it that is joined by `and`.
pub(in crate::language) fn diagnostic(
    id: SourceId,
    span: Span,
    part: Span,
    text: &str,
) -> Diagnostic {
    let hint = format!(
        "put brackets around one of them, such as `({})`",
        super::short(text)
    );
    Diagnostic::error(
        PAGE.code,
        id,
        span,
        "`and` and `or` are mixed without brackets",
    )
    .label("this can be meant in two ways")
    .related(id, part, "joined by `and`")
    .hint(hint)
}

//! A text without its closing quotes.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0104"),
    title: "a text without its closing quotes",
    explanation: "A title or note stands between two double quotes on one line. Long text, drawings \
                  and scripts stand between two times three double quotes and may go over several \
                  lines. Here the closing quotes are missing; nothing after opening quotes of the long \
                  kind is read until they are closed.",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  note "A king fills a space.
  tableau x8 { start K; build down in suit }
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  note "A king fills a space."
  tableau x8 { start K; build down in suit }
}
"#,
};

/// A `"` whose text ends with the line.
pub(in crate::language) fn diagnostic(id: SourceId, span: Span) -> Diagnostic {
    Diagnostic::error(PAGE.code, id, span, "this text has no closing quotes")
        .label("it begins here and ends with the line")
        .hint("put `\"` at its end")
}

/// A `\"\"\"` that has no end.
pub(in crate::language) fn long(id: SourceId, span: Span) -> Diagnostic {
    Diagnostic::error(
        PAGE.code,
        id,
        span,
        "this long text has no closing `\"\"\"`, so nothing after it is read",
    )
    .label("it begins here")
    .hint("put `\"\"\"` at its end")
}

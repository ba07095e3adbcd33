//! A missing opening brace.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0117"),
    title: "a missing opening brace",
    explanation: "The statements of a game stand in braces: `game \"TITLE\" { … }`. The opening brace is \
                  missing.",
    bad: r#"game "Example"
  pack 1
  foundation x4
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any }
}
"#,
};

/// Where the brace should stand.
pub(in crate::language) fn diagnostic(id: SourceId, span: Span) -> Diagnostic {
    Diagnostic::error(
        PAGE.code,
        id,
        span,
        "the statements of a game stand in braces",
    )
    .label("expected `{`")
    .hint("write `{` after the title")
}

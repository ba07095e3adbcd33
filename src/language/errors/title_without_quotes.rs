//! A title without quotes.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0116"),
    title: "a title without quotes",
    explanation: "Titles of games, variants, examples and the sentence of a phase stand in double \
                  quotes, because they may hold any words.",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any }
  variant By suit { tableau { build down in suit } }
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any }
  variant "By suit" { tableau { build down in suit } }
}
"#,
};

/// A title as it stands there.
pub(in crate::language) fn diagnostic(id: SourceId, span: Span, title: &str) -> Diagnostic {
    Diagnostic::error(PAGE.code, id, span, "a title stands in quotes")
        .label("no quotes around it")
        .hint(format!("write `\"{title}\"`"))
}

//! A text that takes too much work to read.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0126"),
    title: "a text that takes too much work to read",
    explanation: "Reading is stopped when it would take out of all proportion to what a rule file \
                  needs. Long lists in one statement are the usual cause; say it in several \
                  statements.",
    bad: "",
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any }
}
"#,
};

/// Where reading stopped.
pub(in crate::language) fn diagnostic(id: SourceId, span: Span) -> Diagnostic {
    Diagnostic::error(PAGE.code, id, span, "this is too involved to be read")
        .hint("say it in several shorter statements")
}

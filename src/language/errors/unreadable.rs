//! A statement that cannot be read.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0125"),
    title: "a statement that cannot be read",
    explanation: "This statement could not be read, and nothing more exact can be said about it. \
                  Compare it with the page of its word in the reference.",
    bad: "",
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any }
}
"#,
};

/// The statement.
pub(in crate::language) fn diagnostic(id: SourceId, span: Span) -> Diagnostic {
    Diagnostic::error(PAGE.code, id, span, "this statement cannot be read").label("not understood")
}

//! A number that is too large.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0115"),
    title: "a number that is too large",
    explanation: "Numbers go up to a million, far beyond what cards, piles, passes or points need.",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  tableau x99999999999999999999 { start any }
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any }
}
"#,
};

/// The largest number of a file.
pub(in crate::language) const MOST: u64 = 1_000_000;

/// More repeats of an example's move than one line may make.
pub(in crate::language) fn repeats(id: SourceId, span: Span) -> Diagnostic {
    Diagnostic::error(PAGE.code, id, span, "this number is too large")
        .label("one line makes its move a thousand times at most")
}

/// A number above [`MOST`].
pub(in crate::language) fn diagnostic(id: SourceId, span: Span) -> Diagnostic {
    Diagnostic::error(PAGE.code, id, span, "this number is too large").label("above a million")
}

//! A word that does not fit.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0112"),
    title: "a word that does not fit",
    explanation: "The statement can be read up to this place, but not further. The message says what \
                  could stand here. A statement ends with its line or with `;`; a comma adds a \
                  condition.",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any; spread down 3 }
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any; spread down last 3 }
}
"#,
};

/// `found` stands where one of `wanted` was expected.
pub(in crate::language) fn diagnostic(
    id: SourceId,
    span: Span,
    found: &str,
    wanted: &[String],
) -> Diagnostic {
    let message = match super::alternatives(wanted) {
        Some(wanted) => format!("expected {wanted}, found `{found}`"),
        None => format!("`{found}` does not fit here"),
    };
    Diagnostic::error(PAGE.code, id, span, message).label("this does not fit")
}

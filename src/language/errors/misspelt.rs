//! A misspelt word.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0111"),
    title: "a misspelt word",
    explanation: "What stands here is no word of the language at this place, but very near to one, \
                  which is named in the message. Words are in British spelling and small letters.",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any; build down in alternat colours }
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any; build down in alternate colours }
}
"#,
};

/// `written` is nearly `meant`.
pub(in crate::language) fn diagnostic(
    id: SourceId,
    span: Span,
    written: &str,
    meant: &str,
) -> Diagnostic {
    let message = format!("`{written}` is not known here: did you mean `{meant}`?");
    Diagnostic::error(PAGE.code, id, span, message)
        .label("misspelt?")
        .hint(format!("write `{meant}`"))
}

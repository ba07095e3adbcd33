//! A word of the language where a name is given.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0128"),
    title: "a word of the language as a name",
    explanation: "Groups, actions, scripts, tallies and parameters have names that the file gives \
                  them. Words that begin a statement or step (`deal`, `build`), and words that \
                  stand beside names (`a`, `from`, `left`, `every`), cannot be names; with \
                  something added by a hyphen they can.",
    bad: r#"game "Example" {
  pack 1
  stock
  foundation x4
  tableau x8 { start any; build down in suit }
  layout { deal 4 to each tableau }
  action deal { deal 1 to each tableau }
}
"#,
    good: r#"game "Example" {
  pack 1
  stock
  foundation x4
  tableau x8 { start any; build down in suit }
  layout { deal 4 to each tableau }
  action deal-row { deal 1 to each tableau }
}
"#,
};

/// `word` cannot be a name; `name` can.
pub(in crate::language) fn diagnostic(
    id: SourceId,
    span: Span,
    word: &str,
    name: &str,
) -> Diagnostic {
    let message = format!("`{word}` is a word of the language and cannot be a name");
    Diagnostic::error(PAGE.code, id, span, message)
        .label("give it another name")
        .hint(format!(
            "write `{name}`, or any name that is no word of the language"
        ))
}

//! An unknown statement.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0109"),
    title: "an unknown statement",
    explanation: "Each statement begins with a word that says what it is about, and each kind of \
                  braces has its own words: those of a game are listed in the reference under `game`, \
                  those of a group of piles under `tableau`, those of a program under `deal`. This \
                  word is none of them, nor near to one.",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any; squeeze down in suit }
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any; build down in suit }
}
"#,
};

/// A word that begins no statement of `place`, which knows `words`.
pub(in crate::language) fn diagnostic(
    id: SourceId,
    span: Span,
    word: &str,
    place: &str,
    words: &[&str],
) -> Diagnostic {
    let known = words
        .iter()
        .map(|word| format!("`{word}`"))
        .collect::<Vec<_>>()
        .join(", ");
    Diagnostic::error(
        PAGE.code,
        id,
        span,
        format!("`{word}` begins no statement of {place}"),
    )
    .label("not known here")
    .hint(format!("a statement of {place} begins with one of {known}"))
}

/// A statement that begins with no word at all.
pub(in crate::language) fn symbol(
    id: SourceId,
    span: Span,
    found: &str,
    place: &str,
) -> Diagnostic {
    let message = format!("a statement of {place} begins with a word, not with `{found}`");
    Diagnostic::error(PAGE.code, id, span, message).label("no word")
}

//! A statement in the wrong place.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0110"),
    title: "a statement in the wrong place",
    explanation: "The word is known, but not in these braces: `build` and its like stand in the braces \
                  of a group, `deal` and its like in a list of steps such as `layout`, and the others \
                  in the braces of the game.",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any; deal 1 to tableau }
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any }
  layout { deal 1 to each tableau }
}
"#,
};

/// A word of `other` in `place`.
pub(in crate::language) fn diagnostic(
    id: SourceId,
    span: Span,
    word: &str,
    place: &str,
    other: &str,
) -> Diagnostic {
    let message = format!("`{word}` is a statement of {other}, and this is {place}");
    Diagnostic::error(PAGE.code, id, span, message)
        .label("in the wrong place")
        .hint(format!("move it into the braces of {other}"))
}

/// A move among what a phase allows, without its `only`.
pub(in crate::language) fn without_only(id: SourceId, span: Span, word: &str) -> Diagnostic {
    Diagnostic::error(
        PAGE.code,
        id,
        span,
        "what a phase allows begins with `only`",
    )
    .label("in the wrong place")
    .hint(format!("write `only {word}`"))
}

//! Suits that are not said.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0120"),
    title: "suits that are not said",
    explanation: "A phrase that goes up or down must also say how the suits agree: `in suit`, `in \
                  colour`, `in alternate colours`, `in another suit`, or `regardless of suit` where \
                  nothing is asked of them. Books differ too much for a default.",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any; build down }
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any; build down in alternate colours }
}
"#,
};

/// A step of ranks without its suits.
pub(in crate::language) fn diagnostic(id: SourceId, span: Span, phrase: &str) -> Diagnostic {
    let phrase = super::short(phrase);
    // `by` is for ranks, as in `down by 2`.
    let ranks = [" by suit", " by colour", " by color"]
        .iter()
        .find_map(|by| phrase.strip_suffix(by))
        .unwrap_or(&phrase);
    Diagnostic::error(PAGE.code, id, span, format!("`{phrase}` does not say the suits"))
        .label("which suits?")
        .hint(format!(
            "write `{ranks} in suit`, `in alternate colours`, `in colour`, `in another suit` or `regardless of suit`"
        ))
}

//! A closing brace too many.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0106"),
    title: "a closing brace too many",
    explanation: "The game has ended above this brace, because every `{` before it has its `}` \
                  already. Either this brace is one too many, or one further up closes the game too \
                  early.",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any; build down in suit }
}
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any; build down in suit }
}
"#,
};

/// A `}` after the game's own.
pub(in crate::language) fn diagnostic(id: SourceId, span: Span) -> Diagnostic {
    Diagnostic::error(PAGE.code, id, span, "this `}` closes nothing")
        .label("the game has ended before it")
        .hint("take it out, or look for a `}` further up that is one too many")
}

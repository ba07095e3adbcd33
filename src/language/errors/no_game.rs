//! No game in the file.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0107"),
    title: "no game in the file",
    explanation: "A rule file is one game: the word `game`, its title in quotes, perhaps `like` and \
                  the game that it differs from, and its statements in braces. Nothing but blank lines \
                  and comments may stand before it.",
    bad: r"tableau x8 { start any; build down in suit }
",
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any; build down in suit }
}
"#,
};

/// Where the game should begin.
pub(in crate::language) fn diagnostic(id: SourceId, span: Span) -> Diagnostic {
    Diagnostic::error(
        PAGE.code,
        id,
        span,
        "a rule file begins with its game, and there is none here",
    )
    .label("expected `game`")
    .hint("write `game \"TITLE\" { … }` around the statements")
}

//! Something after the game.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0108"),
    title: "something after the game",
    explanation: "A rule file holds one game and nothing after its closing brace but comments. A \
                  second game goes into a file of its own; if it differs little, into a `variant`. If \
                  this should still belong to the game, a brace further up closes it too early.",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any; build down in suit }
}
note "Kings are not special."
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any; build down in suit }
  note "Kings are not special."
}
"#,
};

/// What stands after the game, `second` if it is a game too,
/// and where the game's own `}` stands.
pub(in crate::language) fn diagnostic(
    id: SourceId,
    span: Span,
    close: Span,
    second: bool,
) -> Diagnostic {
    if second {
        return Diagnostic::error(
            PAGE.code,
            id,
            span,
            "a file holds one game, and this is a second one",
        )
        .hint("put it into a file of its own, or make it a `variant` of the first");
    }
    Diagnostic::error(
        PAGE.code,
        id,
        span,
        "the game has ended, and this stands after it",
    )
    .label("after the game")
    .related(id, close, "this `}` ends the game")
    .hint("move it before that `}`, or look for a `}` further up that is one too many")
}

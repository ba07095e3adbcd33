//! Words that are no move.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0123"),
    title: "words that are no move",
    explanation: "A move names a card or a pile and where it goes (`7H to tableau 2`, `tableau 4 to \
                  foundation`, in short `t4 f` or `4 6`), or cards that are taken off or change places \
                  (`remove 5H 8S`, `swap 3H 2S`), or is `turn`, `redeal` or the name of an action.",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any }
  example "moves" {
    given tableau 1: 7H
    move 7H at once to to tableau 2
  }
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any }
  example "moves" {
    given tableau 1: 7H
    move 7H to tableau 2
  }
}
"#,
};

/// The words.
pub(in crate::language) fn diagnostic(id: SourceId, span: Span) -> Diagnostic {
    Diagnostic::error(PAGE.code, id, span, "these words are no move")
        .label("not understood")
        .hint("a move is `7H to tableau 2`, `tableau 4 to foundation`, `turn`, `redeal`, `remove 5H 8S`, `swap 3H 2S` or an action's name")
}

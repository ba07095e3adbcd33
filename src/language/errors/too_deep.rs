//! Brackets too deep.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0103"),
    title: "brackets too deep",
    explanation: "Brackets and braces may stand in each other 32 deep. The language itself needs four \
                  levels of braces and seldom two of brackets, so either brackets were never closed, \
                  or a condition is better said in several lines: several lines with the same word are \
                  alternatives.",
    bad: r#"game "Example" {
  tableau x4 { start any, when ((((((((((((((((((((((((((((((((((((((((blocked)))))))))))))))))))))))))))))))))))))))) }
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x4 { start any, when (blocked or stock is empty) and pass is 1 }
}
"#,
};

/// The first bracket that is too deep.
pub(in crate::language) fn diagnostic(id: SourceId, span: Span, most: usize) -> Diagnostic {
    let message = format!("brackets stand more than {most} deep in each other here");
    Diagnostic::error(PAGE.code, id, span, message)
        .label("one bracket too many")
        .hint("close the brackets before this one, or say it in several lines")
}

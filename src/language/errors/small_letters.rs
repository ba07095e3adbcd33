//! A card in small letters.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0122"),
    title: "a card in small letters",
    explanation: "In rules, ranks, suits and cards are capitals (`A 10 K`, `S H D C`, `10H`), so that \
                  no word is ever taken for a card. At the prompt and in positions any case will do.",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start k; build down in suit }
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start K; build down in suit }
}
"#,
};

/// A card as it is written there.
pub(in crate::language) fn diagnostic(id: SourceId, span: Span, written: &str) -> Diagnostic {
    let capitals = written.to_ascii_uppercase();
    Diagnostic::error(
        PAGE.code,
        id,
        span,
        format!("cards are written in capitals, and this is `{written}`"),
    )
    .label("small letters")
    .hint(format!("write `{capitals}`"))
}

//! A comma between piles.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0119"),
    title: "a comma between piles",
    explanation: "A comma adds a condition, so it cannot list piles. `or` lists alternatives (`from \
                  waste or stock`), `then` lists in order of preference where a fill or a gathering \
                  takes its cards (`fill from waste then stock`).",
    bad: r#"game "Example" {
  pack 1
  foundation x4
  stock
  waste
  tableau x8 { start any, from waste, stock }
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  stock
  waste
  tableau x8 { start any, from waste or stock }
}
"#,
};

/// A pile after a comma, where `join` (`or`, `then`) is meant.
pub(in crate::language) fn diagnostic(
    id: SourceId,
    span: Span,
    pile: &str,
    join: &str,
) -> Diagnostic {
    let (what, also) = if join == "then" {
        (
            "in order of preference",
            ", or `or` where it makes no difference",
        )
    } else {
        ("as alternatives", "")
    };
    Diagnostic::error(PAGE.code, id, span, "piles are not listed with commas")
        .label("a comma adds a condition")
        .hint(format!("write `{join} {pile}` to list piles {what}{also}"))
}

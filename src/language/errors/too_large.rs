//! The file is too large.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0101"),
    title: "the file is too large",
    explanation: "A rule file is read up to 512 KiB, which is a hundred times more than the longest \
                  sensible one. Something else than a game was probably given. A game is one file of \
                  some dozens of lines; split a collection into one file a game.",
    bad: "",
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any; build down in suit }
  layout { deal all to tableau }
}
"#,
};

/// A file of that many bytes.
pub(in crate::language) fn diagnostic(id: SourceId, bytes: usize, most: usize) -> Diagnostic {
    let message = format!(
        "this file is {} KiB long, and a rule file is read up to {} KiB",
        bytes.div_ceil(1024),
        most / 1024
    );
    Diagnostic::error(PAGE.code, id, Span::new(0, 0), message)
        .hint("give one rule file, with one game in it")
}

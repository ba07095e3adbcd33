//! The file is not text.

use super::ErrorPage;
use crate::language::{Code, Diagnostic, SourceId, Span};

/// The page of this kind.
pub const PAGE: ErrorPage = ErrorPage {
    code: Code("E0102"),
    title: "the file is not text",
    explanation: "A rule file is UTF-8 text. This one holds a character that no text has, such as a \
                  zero byte, so it is probably a picture, a program or a saved session. Save the rules \
                  as plain text.",
    bad: r#"game "Example" {
  pack 1
}
"#,
    good: r#"game "Example" {
  pack 1
  foundation x4
  tableau x8 { start any; build down in suit }
}
"#,
};

/// That character there.
pub(in crate::language) fn diagnostic(id: SourceId, span: Span, found: char) -> Diagnostic {
    let message = format!(
        "this file is not plain text: it holds the control character U+{:04X}",
        u32::from(found)
    );
    Diagnostic::error(PAGE.code, id, span, message)
        .label("not text")
        .hint("save the rules as plain UTF-8 text")
}

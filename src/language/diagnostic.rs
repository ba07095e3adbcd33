//! What is wrong with a file, in a form that every front end can show.

use super::{SourceId, Span};
use serde::Serialize;

/// How bad it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The game cannot be played.
    Error,
    /// It can, but probably not as meant.
    Warning,
}

/// The name of a kind of diagnostic, which `patience explain CODE` describes: `E0102`, `W0301`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Code(pub &'static str);

/// One thing that is wrong, with its place and what would work.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// Error or warning.
    pub severity: Severity,
    /// Its kind.
    pub code: Code,
    /// Which text.
    pub source: SourceId,
    /// Where in it.
    pub span: Span,
    /// What is wrong: one sentence without its full stop.
    pub message: String,
    /// What stands under the excerpt's marks; may be empty.
    pub label: String,
    /// What would work: a near miss, or a line to write. None where nothing useful can be said.
    pub hint: Option<String>,
    /// Other places that matter, each with its label.
    pub related: Vec<(SourceId, Span, String)>,
}

impl Diagnostic {
    /// An error at a place.
    #[must_use]
    pub fn error(code: Code, source: SourceId, span: Span, message: impl Into<String>) -> Self {
        Self {
            severity: Severity::Error,
            code,
            source,
            span,
            message: message.into(),
            label: String::new(),
            hint: None,
            related: Vec::new(),
        }
    }

    /// A warning at a place.
    #[must_use]
    pub fn warning(code: Code, source: SourceId, span: Span, message: impl Into<String>) -> Self {
        Self {
            severity: Severity::Warning,
            ..Self::error(code, source, span, message)
        }
    }

    /// The same with words under the marks.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = label.into();
        self
    }

    /// The same with what would work.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    /// The same with another place that matters.
    #[must_use]
    pub fn related(mut self, source: SourceId, span: Span, label: impl Into<String>) -> Self {
        self.related.push((source, span, label.into()));
        self
    }
}

//! Where a rule comes from.

use crate::language::{SourceId, Span};
use serde::{Serialize, Serializer};

/// Where a rule stands: in a text, or nowhere because it is a default of its pile's role.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// Written in a file.
    Written {
        /// Which text: 0 is the game's own file, the others its parents'.
        source: SourceId,
        /// Where in it.
        span: Span,
        /// Its line, from 1.
        line: u32,
    },
    /// A default.
    Default,
}

impl Origin {
    /// The line in its file; none of a default.
    #[must_use]
    pub const fn line(self) -> Option<u32> {
        match self {
            Self::Written { line, .. } => Some(line),
            Self::Default => None,
        }
    }
}

impl Serialize for Origin {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let text = match self {
            Self::Default => "default".to_owned(),
            Self::Written { source, line, .. } if source.0 == 0 => format!("line {line}"),
            Self::Written { source, line, .. } => format!("line {line} of parent {}", source.0),
        };
        // By this name the fingerprint knows what to leave out; in JSON it is a plain text.
        to.serialize_newtype_struct(super::fingerprint::ORIGIN, &text)
    }
}

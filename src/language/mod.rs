//! Text to syntax tree, and what is wrong with the text. Knows nothing of play.
//!
//! Parsing never fails: [`parse_file`] gives a tree of what could be read and a
//! [`Diagnostic`] for each piece that could not.

mod diagnostic;
pub mod errors;
mod format;
mod outline;
mod parse;
pub mod report;
mod source;
pub mod syntax;
pub mod words;

pub use diagnostic::{Code, Diagnostic, Severity};
pub use format::format;
pub use outline::{Outline, VariantOutline, outline, parse_without_examples};
pub use parse::{Parsed, constructs, parse_file, parse_move, parse_position};
pub use source::{Source, SourceId, Sources, Span, Spanned};

//! What stands before the index of the words.

/// The introduction.
pub const TEXT: &str = include_str!("introduction.md");

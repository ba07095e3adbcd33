//! Texts, and places in them.

use serde::Serialize;
use std::sync::Arc;

/// Which text of a [`Sources`]: a game's own file, or a parent's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Default)]
pub struct SourceId(pub u16);

/// A stretch of one text, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Span {
    /// The first byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// From `start` up to `end`; a text is never so long that a position does not fit.
    #[must_use]
    pub fn new(start: usize, end: usize) -> Self {
        Self {
            start: u32::try_from(start).unwrap_or(u32::MAX),
            end: u32::try_from(end).unwrap_or(u32::MAX),
        }
    }

    /// The same stretch as a range of bytes.
    #[must_use]
    pub fn range(self) -> std::ops::Range<usize> {
        let start = usize::try_from(self.start).unwrap_or(usize::MAX);
        let end = usize::try_from(self.end).unwrap_or(usize::MAX);
        start..end.max(start)
    }

    /// From the start of this one to the end of the other.
    #[must_use]
    pub fn to(self, other: Self) -> Self {
        Self {
            start: self.start.min(other.start),
            end: self.end.max(other.end),
        }
    }
}

/// Something with its place in the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spanned<T> {
    /// What stands there.
    pub node: T,
    /// Where.
    pub span: Span,
}

impl<T> Spanned<T> {
    /// Puts a thing and its place together.
    pub const fn new(node: T, span: Span) -> Self {
        Self { node, span }
    }
}

/// A rule file's text with its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// How it is shown: a path, or `klondike.patience` for a file of the library.
    pub name: Arc<str>,
    /// The whole text.
    pub text: Arc<str>,
}

impl Source {
    /// Line and column of a byte, both from 1; a column counts characters.
    #[must_use]
    pub fn line_column(&self, byte: usize) -> (usize, usize) {
        let before = self.text.get(..byte.min(self.text.len())).unwrap_or("");
        let line = before.matches('\n').count() + 1;
        let start = before.rfind('\n').map_or(0, |at| at + 1);
        let column = before.get(start..).map_or(0, |text| text.chars().count()) + 1;
        (line, column)
    }

    /// The text of a stretch; empty where it does not lie on character borders.
    #[must_use]
    pub fn excerpt(&self, span: Span) -> &str {
        self.text.get(span.range()).unwrap_or("")
    }
}

/// All the texts that went into one game: its file, then its parents'.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sources(Vec<Source>);

impl Sources {
    /// Adds a text and says which it is.
    pub fn add(&mut self, source: Source) -> SourceId {
        self.0.push(source);
        SourceId(u16::try_from(self.0.len() - 1).unwrap_or(u16::MAX))
    }

    /// The text of that number.
    #[must_use]
    pub fn get(&self, id: SourceId) -> Option<&Source> {
        self.0.get(usize::from(id.0))
    }

    /// All of them, in the order in which they were added.
    pub fn iter(&self) -> impl Iterator<Item = (SourceId, &Source)> {
        (0..).map(SourceId).zip(self.0.iter())
    }
}

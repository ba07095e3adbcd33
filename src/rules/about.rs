//! What a file says about its game, and what else does not decide legality.

use super::{GroupId, Origin, Program};
use serde::Serialize;

/// Titles, notes, sources.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Default)]
pub struct About {
    /// The title, with the variants' titles after it.
    pub title: String,
    /// The tongue of title and plain notes: `en`, `pt` …
    pub tongue: String,
    /// Other names.
    pub also: Vec<Text>,
    /// The family.
    pub family: Option<String>,
    /// Where the rules are from.
    pub sources: Vec<String>,
    /// Settled choices and advice.
    pub notes: Vec<Text>,
    /// The parent, as written after `like`.
    pub like: Option<String>,
}

/// A text and its tongue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Text {
    /// The words.
    pub text: String,
    /// `en`, `pt` …
    pub tongue: String,
}

/// A variant of the file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct VariantName {
    /// As on the command line: `draw-three`.
    pub name: String,
    /// As in the file: `Draw three`.
    pub title: String,
}

/// A number that may be set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// Its value here.
    pub value: i64,
    /// The smallest and the largest that may be set.
    pub range: (i64, i64),
}

/// A hook.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Script {
    /// Its name.
    pub name: String,
    /// Its sentence of rules text.
    pub sentence: String,
    /// The rhai text.
    pub body: String,
    /// Where the body stands.
    pub origin: Origin,
}

/// How the table is laid out: rows of piles, none for an empty spot; piles count from 1.
pub type Picture = Vec<Vec<Option<(GroupId, u16)>>>;

/// How another program's deal numbers are dealt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Numbering {
    /// `ms` or `pysol`.
    pub name: String,
    /// The steps that take the place of the layout's.
    pub steps: Program,
    /// Where it stands.
    pub origin: Origin,
}

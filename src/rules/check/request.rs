//! What is asked of the checker, and what it answers.

use super::names::{folded, nearest};
use crate::language::{Diagnostic, Severity, Source, Sources};
use crate::rules::Rules;
use std::fmt;

/// A game to check: its text, and what is wanted of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// Its name, as on the command line, without variants.
    pub name: String,
    /// Its text.
    pub source: Source,
    /// The variants to apply, by name or title.
    pub variants: Vec<String>,
    /// Parameters to set.
    pub settings: Vec<(String, i64)>,
}

impl Request {
    /// The game as its file has it, without variants and settings.
    #[must_use]
    pub fn plain(name: impl Into<String>, source: Source) -> Self {
        Self {
            name: name.into(),
            source,
            variants: Vec::new(),
            settings: Vec::new(),
        }
    }
}

/// What a name after `like` leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parent {
    /// The text of the game.
    pub source: Source,
    /// The variant of it, where the name is a variant's own.
    pub variant: Option<String>,
}

impl From<Source> for Parent {
    fn from(source: Source) -> Self {
        Self {
            source,
            variant: None,
        }
    }
}

/// Finds the texts of parents.
pub trait Parents {
    /// The text of the game of that name (any of its names, or a path), as the text `child`
    /// names it after `like`, variants left out. None where there is no such game.
    ///
    /// The same game must come with the same [`Source::name`] always: by it circles are found.
    fn find(&self, name: &str, child: &Source) -> Option<Parent>;

    /// A name that was probably meant by one that is not found.
    fn near(&self, name: &str) -> Option<String> {
        let _ = name;
        None
    }
}

/// No parents at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct NoParents;

impl Parents for NoParents {
    fn find(&self, _: &str, _: &Source) -> Option<Parent> {
        None
    }
}

/// What came of checking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    /// The game; none where there is any error.
    pub rules: Option<Rules>,
    /// Everything that is wrong, the parser's part too, in the order of the texts.
    pub diagnostics: Vec<Diagnostic>,
    /// The texts that the diagnostics point into: the game's own file is the first.
    pub sources: Sources,
}

impl Checked {
    /// Whether any of the diagnostics is an error.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.diagnostics
            .iter()
            .any(|found| found.severity == Severity::Error)
    }
}

/// What is wrong with a request rather than with a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UseError {
    /// The file has no such variant.
    UnknownVariant {
        /// As asked for.
        name: String,
        /// The one that was probably meant.
        near: Option<String>,
        /// Those there are.
        known: Vec<String>,
    },
    /// Two variants say something about the same thing.
    VariantsClash {
        /// One.
        one: String,
        /// The other.
        other: String,
        /// What both change.
        about: String,
    },
    /// A variant is asked for twice.
    VariantTwice(String),
    /// The game has no such parameter.
    UnknownParameter {
        /// As asked for.
        name: String,
        /// The one that was probably meant.
        near: Option<String>,
        /// Those there are.
        known: Vec<String>,
    },
    /// A parameter is set to what its file does not allow.
    SettingOutOfRange {
        /// Its name.
        name: String,
        /// What it was to be.
        value: i64,
        /// What it may be.
        range: (i64, i64),
    },
}

impl UseError {
    pub(super) fn unknown_variant(name: &str, known: Vec<String>) -> Self {
        Self::UnknownVariant {
            name: name.to_owned(),
            near: near(name, &known),
            known,
        }
    }

    pub(super) fn unknown_parameter(name: &str, known: Vec<String>) -> Self {
        Self::UnknownParameter {
            name: name.to_owned(),
            near: near(name, &known),
            known,
        }
    }
}

/// The near miss among names that are compared folded.
fn near(name: &str, known: &[String]) -> Option<String> {
    let folds: Vec<String> = known.iter().map(|name| folded(name)).collect();
    let hit = nearest(&folded(name), folds.iter().map(String::as_str))?;
    let at = folds.iter().position(|fold| fold == hit)?;
    known.get(at).cloned()
}

impl fmt::Display for UseError {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (near, known) = match self {
            Self::UnknownVariant { name, near, known } => {
                write!(to, "no variant `{name}` in this game")?;
                (near, known)
            }
            Self::UnknownParameter { name, near, known } => {
                write!(to, "no parameter `{name}` in this game")?;
                (near, known)
            }
            Self::VariantsClash { one, other, about } => {
                return write!(
                    to,
                    "the variants `{one}` and `{other}` cannot be combined: both change {about}"
                );
            }
            Self::VariantTwice(name) => {
                return write!(to, "the variant `{name}` is asked for twice");
            }
            Self::SettingOutOfRange { name, value, range } => {
                return write!(
                    to,
                    "`{name}` cannot be {value}: it goes from {} to {}",
                    range.0, range.1
                );
            }
        };
        if let Some(near) = near {
            write!(to, "; did you mean `{near}`?")
        } else if known.is_empty() {
            write!(to, ", which has none")
        } else {
            write!(to, "; it has {}", known.join(", "))
        }
    }
}

impl std::error::Error for UseError {}

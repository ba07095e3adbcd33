//! The page about one word of the language.

use super::Kind;
use std::collections::BTreeSet;

/// What the reference says about a word, or a tight family of words.
///
/// The example is a whole rule file with examples of its own, so that it can be run as a test.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WordPage {
    /// The word as it is looked up, and the title of the page.
    pub word: &'static str,
    /// Other spellings and phrases that lead here.
    pub also: &'static [&'static str],
    /// What it is.
    pub kind: Kind,
    /// What it does, in a line without a full stop.
    pub says: &'static str,
    /// How it is written. Words in capitals stand for what a writer puts there ([`super::PLACEHOLDERS`]).
    pub forms: &'static [&'static str],
    /// What it means, what it refuses, and the likely slip; paragraphs apart by an empty line.
    pub meaning: &'static str,
    /// What holds where it is not said; empty where there is nothing to say.
    pub default: &'static str,
    /// A whole rule file that uses it, with examples of it doing its work and refusing.
    pub example: &'static str,
    /// The headings of the rules in words under which the example's use of it is told; none where
    /// nothing is told of it.
    pub told: &'static [&'static str],
    /// Words to look up next.
    pub see: &'static [&'static str],
    /// The rules of the grammar that it documents, as `rule`, `parent/rule` or, of what names a
    /// group or its role, `parent/rule:text`.
    pub grammar: &'static [&'static str],
}

impl WordPage {
    /// Whether a text uses the word, by the [constructs](crate::language::constructs) found in it.
    #[must_use]
    pub fn is_used(&self, constructs: &BTreeSet<String>) -> bool {
        self.grammar
            .iter()
            .any(|rule| constructs.iter().any(|construct| is_that(construct, rule)))
    }

    /// The name of the page's file, without its ending: the word with hyphens for blanks.
    #[must_use]
    pub fn file_name(&self) -> String {
        self.word.to_lowercase().replace(' ', "-")
    }

    /// Whether the page can be looked up by that word.
    pub(super) fn is_called(&self, wanted: &str) -> bool {
        std::iter::once(&self.word)
            .chain(self.also)
            .any(|word| word.to_lowercase() == wanted)
    }
}

/// Whether a construct, `parent/rule` or `parent/rule:text`, is what a page names.
#[must_use]
pub fn is_that(construct: &str, rule: &str) -> bool {
    let Some(rest) = construct.strip_suffix(rule) else {
        return false;
    };
    rest.is_empty() || rest.ends_with('/')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constructs_are_told_by_whole_names() {
        assert!(is_that("lift/k_top", "k_top"));
        assert!(is_that("lift/k_top", "lift/k_top"));
        assert!(!is_that("lift/k_none", "k_top"));
        assert!(!is_that("option/k_carrying_over", "over"));
        assert!(is_that("group/name:stock", "name:stock"));
    }
}

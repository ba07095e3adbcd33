//! The tongues that rules are told in.
//!
//! A tongue is one file: its word list ([`Words`]) and its [`Grammar`]. Another needs that file,
//! and a line in each of the functions here.

mod english;
mod portuguese;
mod words;

pub(super) use words::Words;

use super::piece::Noun;

/// A tongue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tongue {
    /// English, in British spelling.
    #[default]
    English,
    /// Portuguese.
    Portuguese,
}

impl Tongue {
    /// Every tongue.
    pub const ALL: [Self; 2] = [Self::English, Self::Portuguese];

    /// How files and the command line name it: `en`, `pt`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Portuguese => "pt",
        }
    }

    /// The tongue of that code, in any case; what follows a hyphen or underscore (`pt-BR`) is
    /// not asked. None where there is no such tongue.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let main = code.split(['-', '_']).next().unwrap_or("");
        Self::ALL
            .into_iter()
            .find(|tongue| tongue.code().eq_ignore_ascii_case(main))
    }

    /// Its word list.
    pub(super) const fn words(self) -> &'static Words {
        match self {
            Self::English => &english::WORDS,
            Self::Portuguese => &portuguese::WORDS,
        }
    }

    /// Its grammar.
    pub(super) fn grammar(self) -> &'static dyn Grammar {
        match self {
            Self::English => &english::English,
            Self::Portuguese => &portuguese::Portuguese,
        }
    }
}

/// What a tongue does that a list of words cannot say.
pub(super) trait Grammar {
    /// A number before a noun, in words up to twelve.
    fn number(&self, number: i64, feminine: bool) -> String;
    /// `third`.
    fn ordinal(&self, number: i64, feminine: bool) -> String;
    /// A rank, from its English name; other names are kept as they are.
    fn rank(&self, name: &str) -> Noun;
    /// A suit, likewise, as it stands after `of`.
    fn suit(&self, name: &str) -> String;
    /// An extra card, likewise.
    fn extra(&self, name: &str) -> Noun;
    /// A pile of a group of that name; `several` where the group has more than one.
    fn group(&self, name: &str, several: bool) -> Noun;
    /// The sentence with the changes that words make to their neighbours (`a ace` to `an ace`).
    fn finish(&self, text: &str) -> String;
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The pieces that are put in; with which of them words agree is the tongue's own affair.
    fn slots(template: &str) -> BTreeSet<&str> {
        template
            .split('{')
            .skip(1)
            .filter_map(|rest| rest.split('}').next())
            .filter(|slot| !slot.contains(':'))
            .collect()
    }

    #[test]
    fn every_tongue_says_the_same_things_with_the_same_pieces() {
        let english = Tongue::English.words().all();
        for tongue in Tongue::ALL {
            let words = tongue.words().all();
            assert_eq!(words.len(), english.len());
            for ((name, template), (_, like)) in words.into_iter().zip(&english) {
                assert_eq!(slots(template), slots(like), "{name} in {}", tongue.code());
                let (open, close) = (template.matches('{'), template.matches('}'));
                assert_eq!(open.count(), close.count(), "{name} in {}", tongue.code());
                assert!(!template.trim().is_empty(), "{name} in {}", tongue.code());
            }
        }
    }

    #[test]
    fn tongues_are_found_by_their_codes() {
        assert_eq!(Tongue::from_code("pt-BR"), Some(Tongue::Portuguese));
        assert_eq!(Tongue::from_code("EN"), Some(Tongue::English));
        assert_eq!(Tongue::from_code("xx"), None);
    }
}

//! A deal's number as it is written: `17`, `ms:17`, `pysol:17`, `solvitaire:17`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A deal by its number, in one of four numberings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Deal {
    /// `17`: our own numbering, any number of 64 bits.
    Ours(u64),
    /// `ms:17`: Microsoft `FreeCell`, 1 to 2^31 − 1.
    Microsoft(u32),
    /// `pysol:17`: `PySolFC`, 1 to 2^64 − 1; up to 32000 made by Microsoft's generator.
    Pysol(u64),
    /// `solvitaire:17`: the published winnability figures, 0 to 2^32 − 1.
    Solvitaire(u32),
}

/// The largest number of Microsoft's numbering that is read here; beyond it programs differ.
const LAST_MICROSOFT: u32 = (1 << 31) - 1;

impl Deal {
    /// The deal of that numbering.
    pub(super) fn new(numbering: Numbering, number: u64) -> Result<Self, DealNumberError> {
        let outside = DealNumberError::Outside(numbering);
        match numbering {
            Numbering::Ours => Ok(Self::Ours(number)),
            Numbering::Microsoft => u32::try_from(number)
                .ok()
                .filter(|number| (1..=LAST_MICROSOFT).contains(number))
                .map(Self::Microsoft)
                .ok_or(outside),
            Numbering::Pysol if number == 0 => Err(outside),
            Numbering::Pysol => Ok(Self::Pysol(number)),
            Numbering::Solvitaire => u32::try_from(number)
                .map(Self::Solvitaire)
                .map_err(|_| outside),
        }
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ours(number) => write!(out, "{number}"),
            Self::Microsoft(number) => write!(out, "ms:{number}"),
            Self::Pysol(number) => write!(out, "pysol:{number}"),
            Self::Solvitaire(number) => write!(out, "solvitaire:{number}"),
        }
    }
}

impl FromStr for Deal {
    type Err = DealNumberError;

    /// Reads `17`, `ms:17`, `pysol:17`, `solvitaire:17`; the prefix in any case.
    ///
    /// # Errors
    /// An unknown prefix, no number, or one that the numbering does not have.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (numbering, number) = Numbering::split(text.trim())?;
        Self::new(numbering, parse_number(number)?)
    }
}

impl Serialize for Deal {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Deal {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// One of the four numberings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Numbering {
    /// No prefix.
    Ours,
    /// `ms:`.
    Microsoft,
    /// `pysol:`.
    Pysol,
    /// `solvitaire:`.
    Solvitaire,
}

impl Numbering {
    /// Parts the prefix from what follows it.
    pub(super) fn split(text: &str) -> Result<(Self, &str), DealNumberError> {
        let Some((prefix, rest)) = text.split_once(':') else {
            return Ok((Self::Ours, text));
        };
        let known = [
            ("ms", Self::Microsoft),
            ("pysol", Self::Pysol),
            ("solvitaire", Self::Solvitaire),
        ];
        known
            .into_iter()
            .find(|(name, _)| name.eq_ignore_ascii_case(prefix.trim()))
            .map(|(_, numbering)| (numbering, rest))
            .ok_or_else(|| DealNumberError::UnknownPrefix(excerpt(prefix)))
    }
}

/// A whole number, digits only.
pub(super) fn parse_number(text: &str) -> Result<u64, DealNumberError> {
    let text = text.trim();
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(DealNumberError::NotANumber(excerpt(text)));
    }
    text.parse()
        .map_err(|_| DealNumberError::TooLarge(excerpt(text)))
}

/// The first characters of a foreign text, for a message.
pub(super) fn excerpt(text: &str) -> String {
    const MOST: usize = 30;
    let mut short: String = text.chars().take(MOST).collect();
    if text.chars().nth(MOST).is_some() {
        short.push('…');
    }
    short
}

/// Why a text is no deal number, or no range of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DealNumberError {
    /// The prefix names no numbering.
    UnknownPrefix(String),
    /// What should be a number is none.
    NotANumber(String),
    /// The number has more than 64 bits.
    TooLarge(String),
    /// The numbering does not have that number.
    Outside(Numbering),
    /// A range that ends before it begins.
    Backwards(u64, u64),
    /// The prefix stands a second time, after the dots.
    PrefixTwice(String),
    /// A range with one end missing.
    OpenRange(String),
}

impl fmt::Display for DealNumberError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownPrefix(prefix) => write!(
                out,
                "no numbering of deals is called `{prefix}`; there are `ms:`, `pysol:`, \
                 `solvitaire:`, and plain numbers for ours"
            ),
            Self::NotANumber(text) => write!(
                out,
                "`{text}` is not a deal number; a deal is written `17` or `ms:17`, a range `1..100`"
            ),
            Self::TooLarge(text) => write!(
                out,
                "the deal number {text} is too large; the last is {}",
                u64::MAX
            ),
            Self::Outside(numbering) => match numbering {
                Numbering::Ours => write!(out, "deals are numbered from 0 to {}", u64::MAX),
                Numbering::Microsoft => {
                    write!(
                        out,
                        "deals of `ms:` are numbered from 1 to {LAST_MICROSOFT}"
                    )
                }
                Numbering::Pysol => {
                    write!(out, "deals of `pysol:` are numbered from 1 to {}", u64::MAX)
                }
                Numbering::Solvitaire => {
                    write!(
                        out,
                        "deals of `solvitaire:` are numbered from 0 to {}",
                        u32::MAX
                    )
                }
            },
            Self::Backwards(first, last) => write!(
                out,
                "the range {first}..{last} ends before it begins; write the lower number first"
            ),
            Self::PrefixTwice(text) => write!(
                out,
                "in the range `{text}` the prefix belongs before the first number only, as in \
                 `ms:1..100`"
            ),
            Self::OpenRange(text) => write!(
                out,
                "the range `{text}` needs a number at both ends, as in `1..100`"
            ),
        }
    }
}

impl std::error::Error for DealNumberError {}

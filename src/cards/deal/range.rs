//! Ranges of deals: `1..100`, `ms:1..100`, both ends included.

use super::Deal;
use super::number::{DealNumberError, Numbering, excerpt, parse_number};
use std::fmt;
use std::str::FromStr;

/// The deals from one number to another of the same numbering, both ends included. A single deal
/// is a range of one. Iterating gives them in ascending order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DealRange {
    numbering: Numbering,
    /// First and last of those still to come; none when all have been given.
    left: Option<(u64, u64)>,
}

impl DealRange {
    /// How many deals are still to come; all 2^64 of ours count as 2^64 − 1.
    #[must_use]
    pub fn remaining(&self) -> u64 {
        self.left
            .map_or(0, |(first, last)| (last - first).saturating_add(1))
    }
}

impl From<Deal> for DealRange {
    fn from(deal: Deal) -> Self {
        let numbering = match deal {
            Deal::Ours(_) => Numbering::Ours,
            Deal::Microsoft(_) => Numbering::Microsoft,
            Deal::Pysol(_) => Numbering::Pysol,
            Deal::Solvitaire(_) => Numbering::Solvitaire,
        };
        Self {
            numbering,
            left: Some((deal.seed(), deal.seed())),
        }
    }
}

impl FromStr for DealRange {
    type Err = DealNumberError;

    /// Reads `A..B`, with a prefix that applies to both, or a single deal.
    ///
    /// # Errors
    /// An end that is no number or that the numbering lacks; a range that ends before it begins.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        let Some((first, last)) = text.split_once("..") else {
            return text.parse::<Deal>().map(Self::from);
        };
        if last.contains(':') {
            return Err(DealNumberError::PrefixTwice(excerpt(text)));
        }
        let (numbering, first) = Numbering::split(first)?;
        if first.trim().is_empty() || last.trim().is_empty() {
            return Err(DealNumberError::OpenRange(excerpt(text)));
        }
        let (first, last) = (parse_number(first)?, parse_number(last)?);
        Deal::new(numbering, first)?;
        Deal::new(numbering, last)?;
        if last < first {
            return Err(DealNumberError::Backwards(first, last));
        }
        Ok(Self {
            numbering,
            left: Some((first, last)),
        })
    }
}

impl Iterator for DealRange {
    type Item = Deal;

    fn next(&mut self) -> Option<Deal> {
        let (first, last) = self.left?;
        self.left = (first < last).then(|| (first + 1, last));
        // Both ends were checked, and what lies between them is of the numbering too.
        Deal::new(self.numbering, first).ok()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        usize::try_from(self.remaining()).map_or((usize::MAX, None), |left| (left, Some(left)))
    }
}

impl fmt::Display for DealRange {
    /// `ms:1..100`; a single deal as that deal; nothing when all have been given.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((first, last)) = self.left else {
            return Ok(());
        };
        if let Ok(deal) = Deal::new(self.numbering, first) {
            write!(out, "{deal}")?;
        }
        if first == last {
            return Ok(());
        }
        write!(out, "..{last}")
    }
}

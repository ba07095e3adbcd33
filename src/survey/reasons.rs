//! The reasons for which a deal got stuck.

/// A reason for which a deal that is lost got stuck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// A line of the file says that it is lost.
    LostByRule,
    /// What was to be dealt is out, or going through it brings nothing more.
    StockOut,
    /// A card that has to go home before others lies under other cards.
    BaseBuried,
    /// No empty pile is left where a card might wait.
    NoSpace,
    /// Every gap is one that no card can fill.
    DeadGaps,
    /// The play came back to where it had been, or had gone on for as many moves as are made.
    Cycle,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Self; 6] = [
        Self::LostByRule,
        Self::StockOut,
        Self::BaseBuried,
        Self::NoSpace,
        Self::DeadGaps,
        Self::Cycle,
    ];

    /// Its word in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::LostByRule => "lost-by-rule",
            Self::StockOut => "stock-out",
            Self::BaseBuried => "base-buried",
            Self::NoSpace => "no-space",
            Self::DeadGaps => "dead-gaps",
            Self::Cycle => "cycle",
        }
    }

    /// What it means, in a few words.
    #[must_use]
    pub const fn meaning(self) -> &'static str {
        match self {
            Self::LostByRule => "a rule says that it is lost",
            Self::StockOut => "the stock is out, or brings nothing more",
            Self::BaseBuried => "a base card lies buried",
            Self::NoSpace => "no empty pile is left",
            Self::DeadGaps => "no card fits a gap",
            Self::Cycle => "it goes round in circles",
        }
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The reasons that hold of a deal; several may.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Reasons(u8);

impl Reasons {
    /// None.
    pub const NONE: Self = Self(0);

    /// One more.
    pub const fn add(&mut self, reason: Reason) {
        self.0 |= reason.bit();
    }

    /// Whether the reason is among them.
    #[must_use]
    pub const fn has(self, reason: Reason) -> bool {
        self.0 & reason.bit() != 0
    }

    /// They, in a fixed order.
    pub fn iter(self) -> impl Iterator<Item = Reason> {
        Reason::ALL
            .into_iter()
            .filter(move |&reason| self.has(reason))
    }

    /// The reasons of these words.
    pub fn named<'a>(words: impl Iterator<Item = &'a str>) -> Option<Self> {
        let mut reasons = Self::NONE;
        for word in words {
            let reason = Reason::ALL.into_iter().find(|reason| reason.word() == word);
            reasons.add(reason?);
        }
        Some(reasons)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_back() {
        let mut reasons = Reasons::NONE;
        reasons.add(Reason::Cycle);
        reasons.add(Reason::StockOut);
        let words: Vec<&str> = reasons.iter().map(Reason::word).collect();
        assert_eq!(words, ["stock-out", "cycle"]);
        assert_eq!(Reasons::named(words.into_iter()), Some(reasons));
        assert_eq!(Reasons::named(std::iter::once("tired")), None);
    }
}

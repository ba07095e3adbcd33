//! What a search found.

use crate::machine::Move;

/// Whether a position can be won.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// It is won by these moves.
    Won(Vec<Move>),
    /// No line wins it: all were searched.
    Lost,
    /// Time or memory ran out, or a line ends at a shuffle.
    Open,
}

impl Verdict {
    /// `won`, `lost` or `open`.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Won(_) => "won",
            Self::Lost => "lost",
            Self::Open => "open",
        }
    }
}

/// A verdict and what it took.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The verdict.
    pub verdict: Verdict,
    /// Moves applied and looked up, in all scans together.
    pub visits: u64,
    /// Positions that were new, in all scans together.
    pub distinct: u64,
    /// The most bytes that were held at once.
    pub memory: usize,
}

impl Outcome {
    /// The same from a position before, from which these moves lead here.
    pub(super) fn after(mut self, before: &[Move]) -> Self {
        if let Verdict::Won(moves) = &mut self.verdict {
            moves.splice(0..0, before.iter().copied());
        }
        self
    }
}

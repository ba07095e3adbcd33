//! What came of one deal.

use super::Reasons;
use crate::cards::Deal;
use std::time::Duration;

/// How a deal ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// The goal was reached.
    Won,
    /// It was not; by the solver it is proved that it cannot be.
    Lost,
    /// The solver ran out of time or memory, or came to a shuffle.
    Open,
}

impl Ending {
    /// `won`, `lost` or `open`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost => "lost",
            Self::Open => "open",
        }
    }

    /// The ending of that word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        let all = [Self::Won, Self::Lost, Self::Open];
        all.into_iter().find(|ending| ending.word() == word)
    }
}

/// What came of one deal. Of a deal that the solver has not won no move is made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The deal.
    pub deal: Deal,
    /// How it ended.
    pub ending: Ending,
    /// Moves made; of the solver those of its solution.
    pub moves: u32,
    /// Legal moves, in all positions from which one was made.
    pub choices: u64,
    /// Positions among them with more than one legal move.
    pub decisions: u32,
    /// Cards where the goal wants them, at the end; none where the goal is another or nothing was
    /// played.
    pub out: Option<u16>,
    /// The score at the end; none where nothing is scored or nothing was played.
    pub score: Option<i32>,
    /// Why it got stuck.
    pub stuck: Reasons,
    /// Calls of the file's scripts.
    pub calls: u64,
    /// Moves that the solver tried.
    pub visits: u64,
    /// How often each line of [`Lines`](super::Lines) was used.
    pub uses: Vec<u32>,
    /// How long the scripts ran, where a clock was given. It is written to no file.
    pub scripts_took: Duration,
}

impl Played {
    /// A deal of which nothing is known yet but how many lines the game has.
    pub(crate) fn new(deal: Deal, lines: usize) -> Self {
        Self {
            deal,
            ending: Ending::Open,
            moves: 0,
            choices: 0,
            decisions: 0,
            out: None,
            score: None,
            stuck: Reasons::NONE,
            calls: 0,
            visits: 0,
            uses: vec![0; lines],
            scripts_took: Duration::ZERO,
        }
    }
}

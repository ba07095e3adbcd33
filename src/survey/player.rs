//! Who plays.

use std::fmt;

/// A player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Player {
    /// Chooses evenly among all legal moves.
    Random,
    /// Makes the move that a hint would name: it sees what a player sees, and looks one move ahead.
    Greedy,
    /// The solver, which sees face-down cards and the order of the stock.
    Solver,
}

impl Player {
    /// Every player.
    pub const ALL: [Self; 3] = [Self::Random, Self::Greedy, Self::Solver];

    /// `random`, `greedy` or `solver`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Solver => "solver",
        }
    }

    /// The player of that word.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|player| player.word() == word)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(self.word())
    }
}

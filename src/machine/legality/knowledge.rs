//! What whoever searches asks of the rules.

use crate::machine::{Machine, PileSet};
use crate::rules::{Goal, Role};

impl Machine {
    /// The piles where every card is where the goal wants it; none where the file says itself when
    /// the game is won.
    #[must_use]
    pub fn home_piles(&self) -> PileSet {
        let role = match self.rules.goal {
            Goal::AllOnFoundations => Role::Foundation,
            Goal::AllRemoved => Role::Discard,
            Goal::When(..) => return PileSet::EMPTY,
        };
        self.rules
            .groups()
            .filter(|(_, group)| group.role == role)
            .flat_map(|(id, _)| self.places.of_group(id))
            .collect()
    }
}

//! By which lines of the file a move is made.

use crate::machine::{Machine, Move, State};
use crate::rules::Origin;

impl Machine {
    /// Calls `see` with the place of each rule by which a legal move is made: the phases in force,
    /// then the line that lifts and the line that lays, the removal or swap, the pass, the redeal or
    /// the action. Of several lines that let it be done it is the one that costs the least, of these
    /// the first of the file: the one by which [`play`](Self::play) makes it. What follows by itself
    /// is told by a [`Journal`](crate::machine::Journal) that notes lines.
    pub fn lines_of(&self, state: &State, mv: &Move, mut see: impl FnMut(Origin)) {
        for at in self.phases_in_force(state, false) {
            if let Some(phase) = self.rules.phases.get(at) {
                see(phase.origin);
            }
        }
        self.lines_that_make(state, mv, &mut see);
    }

    /// The same without the phases.
    pub(in crate::machine) fn lines_that_make(
        &self,
        state: &State,
        mv: &Move,
        see: &mut impl FnMut(Origin),
    ) {
        match *mv {
            Move::Carry { .. } => {
                if let Some(way) = self.way(state, mv) {
                    let [lift, lay] = way.lines;
                    see(lift);
                    see(lay);
                }
            }
            Move::Remove(_) | Move::Swap(..) | Move::SwapPiles(..) => {
                if let Some(take) = self.taking(state, mv) {
                    see(take.origin);
                }
            }
            Move::Turn => {
                if let Some((_, line)) = self.pass_line(state) {
                    see(line.origin);
                }
            }
            Move::Redeal => {
                if let Some(redeal) = &self.rules.redeal {
                    see(redeal.origin);
                }
            }
            Move::Act(action) => {
                if let Some(action) = self.rules.actions.get(usize::from(action)) {
                    see(action.origin);
                }
            }
        }
    }

    /// The place of the line by which a game is over, won or lost; none while it is not over.
    #[must_use]
    pub fn ending_line(&self, state: &State) -> Option<Origin> {
        self.find_over(state).map(|over| over.origin)
    }
}

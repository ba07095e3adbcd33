//! `gather …`: piles back to the stock, to be dealt again.

use super::compile::{Act, GatherOp};
use crate::machine::{Edit, Machine, PileSet, State};

impl Machine {
    /// Puts piles under what is left of the target so that they are dealt again pile by pile,
    /// each from its bottom card (or its top card). Which piles are settled is asked before the
    /// first is taken.
    pub fn gather(&self, op: &GatherOp, edit: &mut Edit<'_>) {
        let stay: PileSet = if op.unsettled {
            let state = edit.state();
            op.from
                .iter()
                .copied()
                .filter(|&pile| self.is_settled(state, pile))
                .collect()
        } else {
            PileSet::EMPTY
        };
        let up = self.dealt_up(op.to);
        for &pile in &op.from {
            if stay.has(pile) {
                continue;
            }
            // The target's top card is dealt first, so each pile goes under those before it.
            let count = edit.state().count(pile);
            edit.carry_dealt(pile, 0, count, (op.to, 0), (!op.top_card_first, up));
        }
    }

    /// Whether the redeal would gather anything; one that gathers nothing by its nature always
    /// may be made.
    #[must_use]
    pub fn redeal_has_source(&self, state: &State) -> bool {
        let mut gathers = false;
        for op in &self.programs.redeal {
            if let Act::Gather(gather) = &op.act {
                gathers = true;
                let any = gather.from.iter().any(|&pile| {
                    !state.is_empty(pile) && (!gather.unsettled || !self.is_settled(state, pile))
                });
                if any {
                    return true;
                }
            }
        }
        !gathers
    }
}

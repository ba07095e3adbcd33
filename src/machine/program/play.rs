//! A move with everything that follows it.

use super::steps::How;
use crate::machine::{Counter, Edit, Fault, Journal, Machine, Mark, Move, Pile, PileSet, State};

impl Machine {
    /// Makes a legal move with everything automatic that follows, then asks the phases. Gives
    /// the mark to which [`undo`](Self::undo) takes it back.
    ///
    /// Whether the move is legal is not asked here.
    ///
    /// # Errors
    /// The move names cards that are not there, or the automatic steps do not come to rest. The
    /// state is then as before.
    pub fn play(&self, state: &mut State, mv: &Move, journal: &mut Journal) -> Result<Mark, Fault> {
        let mut edit = self.edit(state, journal);
        let mark = edit.mark();
        let done = match *mv {
            Move::Carry {
                from,
                at,
                count,
                to,
            } if self.programs.quiet.has(to) && edit.carry_over(from, at, count, to) => {
                if self.rests_after(from, to, edit.state()) {
                    return Ok(mark);
                }
                self.settle_after(&mut edit, [to].into_iter().collect())
            }
            _ => self
                .make(mv, &mut edit)
                .and_then(|laid| self.settle_after(&mut edit, laid)),
        };
        if let Err(fault) = done {
            edit.undo_to(mark);
            return Err(fault);
        }
        if !self.rules.phases.is_empty() {
            self.advance_phases(&mut edit);
        }
        edit.set_mode(self.programs.modes.of(self, edit.state()));
        Ok(mark)
    }

    /// Makes a move without what follows it. Gives the piles in which cards were laid by it.
    pub(super) fn make(&self, mv: &Move, edit: &mut Edit<'_>) -> Result<PileSet, Fault> {
        let mut laid = PileSet::EMPTY;
        match mv {
            Move::Carry {
                from,
                at,
                count,
                to,
            } => {
                let under = self.spend_carry(edit, *from, *to, mv);
                let (at, count) = (usize::from(*at), usize::from(*count));
                self.carry_packet(edit, (*from, at, count), *to, under)?;
                laid.insert(*to);
            }
            Move::Remove(piles) => {
                self.spend_taking(edit, mv);
                let discard = self.places.discard();
                for &pile in piles {
                    let to_at = edit.state().count(discard);
                    let at = edit.state().count(pile).saturating_sub(1);
                    if !self.lay(edit, pile, at, discard, to_at, None) {
                        return Err(absent());
                    }
                }
            }
            Move::Swap(a, b) => {
                self.spend_taking(edit, mv);
                let tops = (
                    edit.state().count(*a).checked_sub(1),
                    edit.state().count(*b).checked_sub(1),
                );
                let (Some(a_at), Some(b_at)) = tops else {
                    return Err(absent());
                };
                edit.swap(*a, a_at, *b, b_at);
                laid.insert(*a);
                laid.insert(*b);
            }
            Move::SwapPiles(a, b) => {
                self.spend_taking(edit, mv);
                swap_piles(edit, *a, *b);
                laid.insert(*a);
                laid.insert(*b);
            }
            Move::Turn => self.make_turn(edit)?,
            Move::Redeal => self.begin_pass(edit, How::default())?,
            Move::Act(number) => {
                let action = usize::from(*number);
                let budget = self.rules.actions.get(action).map(|action| action.budget);
                let (Some(budget), Some(program)) = (budget, self.programs.actions.get(action))
                else {
                    return Err(Fault::new("the game has no such action"));
                };
                if let Some(budget) = budget {
                    self.spend(budget, edit);
                }
                self.run(program, edit, How::default())?;
            }
        }
        Ok(laid)
    }

    /// Spends what the lines cost by which a packet goes. Says whether it is laid under the pile.
    /// Only where such lines exist are they looked for.
    fn spend_carry(&self, edit: &mut Edit<'_>, from: Pile, to: Pile, mv: &Move) -> bool {
        let programs = &self.programs;
        if !programs.lifts_dear.has(from) && !programs.lays_dear.has(to) {
            return false;
        }
        let Some(way) = self.way(edit.state(), mv) else {
            return false;
        };
        for budget in way.spent {
            self.spend(budget, edit);
        }
        way.at_bottom
    }

    /// Spends what the line costs by which cards are taken off or swapped.
    fn spend_taking(&self, edit: &mut Edit<'_>, mv: &Move) {
        if self.programs.takes_dear {
            for budget in self.spends(edit.state(), mv) {
                self.spend(budget, edit);
            }
        }
    }

    fn carry_packet(
        &self,
        edit: &mut Edit<'_>,
        (from, at, count): (Pile, usize, usize),
        to: Pile,
        under: bool,
    ) -> Result<(), Fault> {
        let state = edit.state();
        let there = if from == to {
            state.count(to).saturating_sub(count)
        } else {
            state.count(to)
        };
        let to_at = if under { 0 } else { there };
        if edit.carry(from, at, count, to, to_at) != count || count == 0 {
            return Err(absent());
        }
        if self.programs.lies_down.has(to) {
            for at in to_at..to_at + count {
                edit.face(to, at, false);
            }
        }
        Ok(())
    }

    /// Leaves behind the phases that are over. A phase with `while` has no turn of its own and is
    /// passed by.
    pub(super) fn advance_phases(&self, edit: &mut Edit<'_>) {
        let mut phase = edit.state().counter(Counter::PHASE);
        loop {
            let current = usize::try_from(phase)
                .ok()
                .and_then(|at| self.rules.phases.get(at));
            let Some(current) = current else { break };
            if !current.repeats && !self.holds_for(Some(&current.condition), edit.state(), None) {
                break;
            }
            phase += 1;
        }
        edit.count(Counter::PHASE, phase);
    }
}

fn absent() -> Fault {
    Fault::new("the move names cards that are not there, or a pile without room for them")
}

/// Two piles change places: card by card, and what the longer one has more.
pub(super) fn swap_piles(edit: &mut Edit<'_>, a: Pile, b: Pile) {
    let (a_count, b_count) = (edit.state().count(a), edit.state().count(b));
    let both = a_count.min(b_count);
    for at in 0..both {
        edit.swap(a, at, b, at);
    }
    let (longer, shorter) = if a_count > b_count { (a, b) } else { (b, a) };
    let more = a_count.max(b_count) - both;
    edit.carry(longer, both, more, shorter, both);
}

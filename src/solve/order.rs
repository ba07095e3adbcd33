//! Which steps are tried first. It leaves nothing out.

use super::step::Step;
use crate::machine::{Machine, Move, Pile, PileSet, State};

/// What of the piles makes one move likelier than another.
#[derive(Debug, Clone)]
pub(super) struct Order {
    /// Where the goal wants the cards.
    home: PileSet,
    /// Piles that hold one card at most.
    single: PileSet,
}

impl Order {
    pub(super) fn new(machine: &Machine) -> Self {
        let places = machine.places();
        Self {
            home: machine.home_piles(),
            single: places.all().filter(|&pile| places.cap(pile) == 1).collect(),
        }
    }

    /// How likely a step leads on; more is better.
    pub(super) fn worth(&self, machine: &Machine, state: &State, step: &Step) -> i32 {
        match step {
            Step::Move(mv) => self.worth_of_move(machine, state, mv),
            Step::Uncovering(_) => 800,
            Step::Drawn { to, .. } if self.home.has(*to) => 900,
            Step::Drawn { to, .. } if self.single.has(*to) => -350,
            Step::Drawn { .. } => 20,
        }
    }

    fn worth_of_move(&self, machine: &Machine, state: &State, mv: &Move) -> i32 {
        match mv {
            Move::Carry { from, at, to, .. } => {
                self.worth_of_carry(machine, state, *from, *at, *to)
            }
            Move::Remove(_) => 500,
            Move::Swap(..) | Move::SwapPiles(..) => 0,
            Move::Turn => -100,
            Move::Redeal | Move::Act(_) => -200,
        }
    }

    fn worth_of_carry(
        &self,
        machine: &Machine,
        state: &State,
        from: Pile,
        at: u8,
        to: Pile,
    ) -> i32 {
        let cards = state.pile(machine.places(), from);
        let under = usize::from(at)
            .checked_sub(1)
            .and_then(|under| cards.get(under));
        let mut worth = 0;
        if self.home.has(to) {
            worth += 1000;
        }
        // What lies under many others wants to be dug for early.
        worth += i32::from(at);
        if self.home.has(from) {
            worth -= 400;
        }
        if self.single.has(from) {
            worth += 60;
        }
        if self.single.has(to) {
            worth -= 300;
        } else if !self.home.has(to) && state.is_empty(to) {
            worth -= 60;
        }
        match under {
            Some(under) if !under.is_up() => worth + 200,
            Some(_) => worth,
            None => worth + 100,
        }
    }
}

//! Running a program, step by step.

use super::compile::{Act, MoveOp, Op};
use crate::machine::{Context, Edit, Fault, Machine, Pile, PileSet, Slot, State};
use crate::rules::{Condition, Origin};

/// How a program is run.
#[derive(Debug, Clone, Copy, Default)]
pub struct How {
    /// In the opening layout: a step that lacks cards is a fault.
    pub strict: bool,
    /// So many cards on top of the stock are in the player's hand: steps leave them alone.
    pub held: usize,
    /// The stock has been turned over within this turn already.
    pub crossed: bool,
}

/// Whether a program came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flow {
    /// It did.
    Done,
    /// The layout is to begin again.
    Again,
}

impl Machine {
    /// Runs the steps of a program in order.
    ///
    /// # Errors
    /// A step that cannot be carried out.
    pub fn run(&self, program: &[Op], edit: &mut Edit<'_>, how: How) -> Result<Flow, Fault> {
        for op in program {
            let when = op.when.as_ref();
            match &op.act {
                Act::Deal(deal) => self.deal_cards(deal, when, op.origin, edit, how)?,
                Act::Put(cards) => self.put(cards, when, op.origin, edit, how)?,
                Act::Move(cards) => self.move_cards(cards, when, edit),
                Act::Sink(kinds, piles) => {
                    self.for_each(piles, when, edit, |edit, pile| {
                        let mut sunk = 0;
                        for at in 0..edit.state().count(pile) {
                            let slot = card_at(edit.state(), self, pile, at);
                            if slot.is_some_and(|slot| kinds.has(slot.card(), edit.state())) {
                                edit.carry(pile, at, 1, pile, sunk);
                                sunk += 1;
                            }
                        }
                    });
                }
                Act::Rotate(piles) => {
                    self.for_each(piles, when, edit, |edit, pile| {
                        let top = edit.state().count(pile).saturating_sub(1);
                        edit.carry(pile, 0, 1, pile, top);
                    });
                }
                Act::TurnUp(piles) => {
                    self.for_each(piles, when, edit, |edit, pile| {
                        if let Some(top) = edit.state().count(pile).checked_sub(1) {
                            edit.turn_up(pile, top);
                        }
                    });
                }
                Act::Fill(piles) => {
                    for (pile, from) in piles {
                        if self.holds_for(when, edit.state(), *pile) && edit.state().is_empty(*pile)
                        {
                            self.draw(from, *pile, edit);
                        }
                    }
                }
                _ if !self.holds_for(when, edit.state(), None) => {}
                Act::BeginAgain => return Ok(Flow::Again),
                Act::Turn(turn) => self.turn_cards(turn, edit, how)?,
                Act::Gather(gather) => self.gather(gather, edit),
                Act::ShuffleStock => self.shuffle_stock(edit, how.held),
                Act::ShufflePiles(piles) => self.shuffle_piles(piles, edit),
                Act::LayOutAgain => {
                    let how = How {
                        strict: false,
                        ..how
                    };
                    self.lay_out(&self.programs.layout, edit, how)?;
                }
                Act::CloseUp(piles) => self.close_up(piles, edit),
                Act::Script(script) => self.run_script(*script, op.origin, edit)?,
            }
        }
        Ok(Flow::Done)
    }

    /// Whether a step's condition holds, of one pile where the step goes pile by pile.
    pub fn holds_for(
        &self,
        when: Option<&Condition>,
        state: &State,
        pile: impl Into<Option<Pile>>,
    ) -> bool {
        let Some(condition) = when else {
            return true;
        };
        let context = Context {
            it: pile.into(),
            ..Context::default()
        };
        self.holds(state, condition, context)
    }

    /// Does something with each pile for which the step's condition holds. All piles are asked
    /// before the first is touched.
    fn for_each(
        &self,
        piles: &[Pile],
        when: Option<&Condition>,
        edit: &mut Edit<'_>,
        mut act: impl FnMut(&mut Edit<'_>, Pile),
    ) {
        let chosen: PileSet = piles
            .iter()
            .copied()
            .filter(|&pile| self.holds_for(when, edit.state(), pile))
            .collect();
        for &pile in piles {
            if chosen.has(pile) {
                act(edit, pile);
            }
        }
    }

    /// Lays one card that lies at place `at` of a pile at place `to_at` of another, as cards come
    /// to lie there. Says whether it did.
    pub fn lay(
        &self,
        edit: &mut Edit<'_>,
        from: Pile,
        at: usize,
        to: Pile,
        to_at: usize,
        up: Option<bool>,
    ) -> bool {
        let up = up.unwrap_or_else(|| self.dealt_up(to));
        edit.carry_dealt(from, at, 1, (to, to_at), (false, up)) == 1
    }

    /// Whether a card dealt to the pile comes to lie face up.
    #[must_use]
    pub fn dealt_up(&self, pile: Pile) -> bool {
        self.programs
            .dealt_up
            .get(usize::from(pile.0))
            .copied()
            .unwrap_or(true)
    }

    /// Lays the top card of the first of these piles that has any on the pile. Says whether it
    /// did.
    pub fn draw(&self, from: &[Pile], to: Pile, edit: &mut Edit<'_>) -> bool {
        let source = from.iter().find(|&&from| !edit.state().is_empty(from));
        let Some(&source) = source else {
            return false;
        };
        let at = edit.state().count(source) - 1;
        let to_at = edit.state().count(to);
        self.lay(edit, source, at, to, to_at, None)
    }

    /// `put … on …`: of several copies the one nearest the stock's top.
    fn put(
        &self,
        cards: &[(Pile, super::cards::Kinds)],
        when: Option<&Condition>,
        origin: Origin,
        edit: &mut Edit<'_>,
        how: How,
    ) -> Result<(), Fault> {
        let stock = self.places.stock();
        for (pile, kinds) in cards {
            if !self.holds_for(when, edit.state(), *pile) {
                continue;
            }
            let state = edit.state();
            let reach = state.count(stock).saturating_sub(how.held);
            let at = state
                .pile(&self.places, stock)
                .iter()
                .take(reach)
                .rposition(|slot| kinds.has(slot.card(), state));
            let to_at = state.count(*pile);
            let laid = at.is_some_and(|at| self.lay(edit, stock, at, *pile, to_at, None));
            if !laid && how.strict {
                let why = if at.is_none() {
                    "a card that the layout puts out is not in the stock any more"
                } else {
                    "the layout puts a card on a pile that is full"
                };
                return Err(Fault::at(origin, why));
            }
        }
        Ok(())
    }

    /// `move …`: top cards keep their order; cards picked out go one by one, the top one first.
    fn move_cards(&self, op: &MoveOp, when: Option<&Condition>, edit: &mut Edit<'_>) {
        let asked: PileSet = op
            .ways
            .iter()
            .map(|(from, _)| *from)
            .filter(|&from| self.holds_for(when, edit.state(), from))
            .collect();
        for (from, to) in op.ways.iter().filter(|(from, _)| asked.has(*from)) {
            match &op.cards {
                None => {
                    let held = edit.state().count(*from);
                    let count = op.count.unwrap_or(held).min(held);
                    let room = to
                        .iter()
                        .copied()
                        .find(|&to| edit.state().count(to) < self.places.cap(to));
                    let Some(to) = room else { continue };
                    let to_at = edit.state().count(to);
                    let carried = edit.carry(*from, held - count, count, to, to_at);
                    for at in to_at..to_at + carried {
                        edit.face(to, at, self.dealt_up(to));
                    }
                }
                Some(kinds) => {
                    let mut left = op.count.unwrap_or(usize::MAX);
                    for at in (0..edit.state().count(*from)).rev() {
                        let slot = card_at(edit.state(), self, *from, at);
                        let Some(slot) = slot.filter(|slot| kinds.has(slot.card(), edit.state()))
                        else {
                            continue;
                        };
                        if left == 0 {
                            break;
                        }
                        if let Some(to) = self.place_for(slot, to, *from, edit.state()) {
                            let to_at = edit.state().count(to);
                            self.lay(edit, *from, at, to, to_at, None);
                            left -= 1;
                        }
                    }
                }
            }
        }
    }

    /// The first of these piles that is empty or takes the card; where there is only one, that
    /// one as long as it has room.
    #[must_use]
    pub fn place_for(&self, slot: Slot, to: &[Pile], from: Pile, state: &State) -> Option<Pile> {
        let room = |pile: Pile| state.count(pile) < self.places.cap(pile);
        if let [only] = to {
            return room(*only).then_some(*only);
        }
        let seen = Slot::up(slot.card());
        to.iter().copied().find(|&pile| {
            room(pile) && (state.is_empty(pile) || self.takes(state, pile, seen, Some(from)))
        })
    }

    /// Cards move to the earliest places in reading order, whole piles where they are piles.
    pub fn close_up(&self, piles: &[Pile], edit: &mut Edit<'_>) {
        let line: PileSet = piles.iter().copied().collect();
        let held = line.and(edit.state().occupied);
        if held.is_unbroken() && piles.first().is_none_or(|&first| held.has(first)) {
            return;
        }
        let counting = edit.set_counting(false);
        let mut free = piles.iter();
        let mut next = free.next();
        for &pile in piles {
            let count = edit.state().count(pile);
            if count == 0 {
                continue;
            }
            if let Some(&to) = next.filter(|&&to| to != pile) {
                edit.carry(pile, 0, count, to, 0);
            }
            next = free.next();
        }
        edit.set_counting(counting);
    }
}

/// The card at that place of a pile.
pub fn card_at(state: &State, machine: &Machine, pile: Pile, at: usize) -> Option<Slot> {
    state.pile(&machine.places, pile).get(at).copied()
}

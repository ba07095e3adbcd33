//! Steps with sets of cards as moves between piles.

use super::position::Step;
use super::{NONE, Zone};
use crate::cards::Card;
use crate::machine::{Journal, Machine, Move, Pile, State};

impl Zone {
    /// The moves of a line from a position; none if one of them is not legal, or they do not win.
    pub(super) fn told(
        &self,
        machine: &Machine,
        state: &State,
        steps: &[Step],
    ) -> Option<Vec<Move>> {
        let mut table = OnPiles {
            zone: self,
            machine,
            state: state.clone(),
            journal: Journal::new(),
            line: Vec::new(),
        };
        for &step in steps {
            table.make(step)?;
        }
        machine.is_won(&table.state).then_some(table.line)
    }
}

/// A line that is being played.
struct OnPiles<'a> {
    zone: &'a Zone,
    machine: &'a Machine,
    state: State,
    journal: Journal,
    line: Vec<Move>,
}

impl OnPiles<'_> {
    fn make(&mut self, step: Step) -> Option<()> {
        match step {
            Step::Home(card) => {
                let to = self
                    .zone
                    .homing
                    .place(self.machine, &self.state, Card(card))?;
                let Some((from, at)) = self.find(card) else {
                    return self.draw(card, to);
                };
                let count = self.state.count(from);
                if at + 1 < count {
                    // What lies on it goes to one that carries the same.
                    let class = self.zone.kind(card).class;
                    let free = self.pile_where(|top| {
                        top.is_some_and(|top| {
                            top != card && class != NONE && self.zone.kind(top).class == class
                        })
                    })?;
                    self.carry(from, at + 1, free)?;
                }
                self.carry(from, at, to)
            }
            Step::Down(card) => {
                let home = self.zone.homing.home();
                let places = self.machine.places();
                let from = home.iter().find(|&pile| {
                    let top = self.state.top(places, pile);
                    top.is_some_and(|top| top.card() == Card(card))
                })?;
                let to = self.place(card)?;
                self.carry(from, self.state.count(from).checked_sub(1)?, to)
            }
            Step::Fetch(card) => {
                let to = self.place(card)?;
                self.draw(card, to)
            }
            Step::Run(card) => {
                let (from, at) = self.find(card)?;
                let to = self.place(card)?;
                self.carry(from, at, to)
            }
        }
    }

    /// Where a card lies in the zone, face up.
    fn find(&self, card: u8) -> Option<(Pile, usize)> {
        let places = self.machine.places();
        self.zone.fluid.piles().iter().find_map(|&pile| {
            let cards = self.state.pile(places, pile);
            let at = cards
                .iter()
                .position(|slot| slot.is_up() && slot.card() == Card(card))?;
            Some((pile, at))
        })
    }

    /// A pile of the zone of whose top card that holds.
    fn pile_where(&self, holds: impl Fn(Option<u8>) -> bool) -> Option<Pile> {
        let places = self.machine.places();
        self.zone.fluid.piles().iter().copied().find(|&pile| {
            let top = self.state.top(places, pile);
            holds(top.map(|top| top.card().0))
        })
    }

    /// A pile that takes the card.
    fn place(&self, card: u8) -> Option<Pile> {
        if super::has(self.zone.starts, card) {
            return self.pile_where(|top| top.is_none());
        }
        let class = self.zone.kind(card).lies_on;
        self.pile_where(|top| {
            top.is_some_and(|top| class != NONE && self.zone.kind(top).class == class)
        })
    }

    /// Turns the stock until a card lies on the waste, and plays it.
    fn draw(&mut self, card: u8, to: Pile) -> Option<()> {
        let talon = self.zone.talon?;
        let places = self.machine.places();
        let waste = self.state.pile(places, talon.waste);
        let stock = self.state.pile(places, talon.stock);
        let mut order = waste.iter().chain(stock.iter().rev());
        let stop = order.position(|slot| slot.card() == Card(card))? + 1;
        let mut turns = Vec::new();
        talon.moves_to(&self.state, stop, &mut turns);
        for mv in turns {
            self.play(mv)?;
        }
        self.carry(
            talon.waste,
            self.state.count(talon.waste).checked_sub(1)?,
            to,
        )
    }

    fn carry(&mut self, from: Pile, at: usize, to: Pile) -> Option<()> {
        let count = self.state.count(from).checked_sub(at)?;
        self.play(Move::Carry {
            from,
            at: u8::try_from(at).ok()?,
            count: u8::try_from(count).ok()?,
            to,
        })
    }

    fn play(&mut self, mv: Move) -> Option<()> {
        self.machine
            .play(&mut self.state, &mv, &mut self.journal)
            .ok()?;
        self.line.push(mv);
        Some(())
    }
}

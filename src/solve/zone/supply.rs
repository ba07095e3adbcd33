//! The main steps from a position, each after the helping steps that it needs.

use super::deal::Deal;
use super::position::{Lack, Position, Step};
use super::{NONE, Zone, each, has};

/// How many helping steps are tried for the steps of one position; where they are not enough, a
/// search does not prove a loss.
const MOST_TRIED: usize = 50_000;

/// Finds what may follow a position.
pub(super) struct Supply<'a, F> {
    zone: &'a Zone,
    deal: &'a Deal,
    /// Takes a position, the steps that led there, and how likely they lead on.
    found: F,
    /// What is still to be done, the next last.
    tasks: Vec<Step>,
    done: Vec<Step>,
    tried: usize,
    worth: i32,
}

impl<'a, F: FnMut(Position, &[Step], i32)> Supply<'a, F> {
    /// Finds all that may follow. False if there was too much.
    pub(super) fn find(
        zone: &'a Zone,
        deal: &'a Deal,
        position: &Position,
        asleep: &[Step],
        found: F,
    ) -> bool {
        let mut supply = Self {
            zone,
            deal,
            found,
            tasks: Vec::new(),
            done: Vec::new(),
            tried: 0,
            worth: 0,
        };
        supply.find_mains(position, asleep);
        supply.tried < MOST_TRIED
    }

    fn find_mains(&mut self, position: &Position, asleep: &[Step]) {
        let (zone, deal) = (self.zone, self.deal);
        let reached = zone.reached(deal, position);
        if zone.is_at_end(position) {
            for card in each(position.next) {
                self.after_help(position, Step::Home(card), 1000);
            }
            return;
        }
        for card in each(position.roots) {
            let pile = usize::from(deal.pile_of(card));
            let hidden = position.hidden.get(pile).copied().unwrap_or(0);
            if hidden == 0 {
                continue;
            }
            for (step, worth) in [
                (Step::Home(card), 1200),
                (Step::Run(card), 300 + i32::from(hidden)),
            ] {
                if !asleep.contains(&step) {
                    self.after_help(position, step, worth);
                }
            }
        }
        if zone.count > 1 {
            for card in each(reached) {
                for (step, worth) in [(Step::Home(card), 900), (Step::Fetch(card), 20)] {
                    if !asleep.contains(&step) {
                        self.after_help(position, step, worth);
                    }
                }
            }
        }
    }

    fn after_help(&mut self, position: &Position, step: Step, worth: i32) {
        self.worth = worth;
        self.tasks.push(step);
        self.work_off(*position);
        self.tasks.pop();
    }

    /// Does the next task, with what it needs before it, and so on to the last.
    fn work_off(&mut self, mut position: Position) {
        let (zone, deal) = (self.zone, self.deal);
        let Some(step) = self.tasks.pop() else {
            self.hand_over(position);
            return;
        };
        match zone.lack(&position, step) {
            Lack::Nothing => {
                zone.make(deal, &mut position, step);
                self.done.push(step);
                self.work_off(position);
                self.done.pop();
            }
            Lack::Never => {}
            lack => {
                self.tasks.push(step);
                self.tried += 1;
                if self.tried < MOST_TRIED {
                    self.supply(&position, lack);
                }
                self.tasks.pop();
            }
        }
        self.tasks.push(step);
    }

    /// Tries all that supplies what a step lacks.
    fn supply(&mut self, position: &Position, lack: Lack) {
        let (zone, deal) = (self.zone, self.deal);
        let before = self.tasks.len();
        match lack {
            Lack::Nothing | Lack::Never => {}
            Lack::Carrier(class) => {
                for card in each(zone.carriers(class) & !position.up) {
                    if has(position.home, card) && zone.comes_back {
                        // What lies over it at home comes first.
                        let mut down = card;
                        while down != NONE && has(position.home, down) {
                            self.tasks.push(Step::Down(down));
                            down = zone.kind(down).after;
                        }
                    } else if has(position.stock, card) && zone.count == 1 {
                        self.tasks.push(Step::Fetch(card));
                    } else {
                        continue;
                    }
                    self.try_new(*position, before);
                }
                for card in each(zone.carried(class) & position.up & !position.roots) {
                    self.tasks.push(Step::Home(card));
                    self.try_new(*position, before);
                }
            }
            Lack::Before(card) => {
                self.tasks.push(Step::Home(card));
                self.try_new(*position, before);
            }
            Lack::Space => {
                for card in each(zone.starts & position.up & !position.roots) {
                    self.tasks.push(Step::Home(card));
                    self.try_new(*position, before);
                }
                for root in each(position.roots) {
                    let pile = usize::from(deal.pile_of(root));
                    if position.hidden.get(pile) == Some(&0) {
                        for step in [Step::Run(root), Step::Home(root)] {
                            self.tasks.push(step);
                            self.try_new(*position, before);
                        }
                    }
                }
            }
        }
    }

    /// Works off the tasks unless one of those from `before` on is waiting already; then forgets
    /// these.
    fn try_new(&mut self, position: Position, before: usize) {
        let (waiting, new) = self.tasks.split_at(before);
        if !new.iter().any(|task| waiting.contains(task)) {
            self.work_off(position);
        }
        self.tasks.truncate(before);
    }

    /// Brings home what is safe, and hands the position over.
    fn hand_over(&mut self, mut position: Position) {
        let helped = self.done.len();
        while let Some(card) = self.zone.safe(self.deal, &position) {
            let step = Step::Home(card);
            self.zone.make(self.deal, &mut position, step);
            self.done.push(step);
        }
        let against = i32::try_from(helped)
            .unwrap_or(i32::MAX)
            .saturating_mul(100);
        (self.found)(position, &self.done, self.worth - against);
        self.done.truncate(helped);
    }
}

impl Zone {
    /// The cards of the stock to which it can be turned.
    fn reached(&self, deal: &Deal, position: &Position) -> u64 {
        let Some(talon) = self.talon.filter(|_| self.count > 1) else {
            return position.stock;
        };
        let turned = usize::from(position.turned);
        let all = usize::try_from(position.order.count_ones()).unwrap_or(0);
        let mut reached = 0;
        for (stop, place) in (1..).zip(each(position.order)) {
            if talon.stops_at(turned, all, stop) {
                reached |= super::one(deal.card_at(place));
            }
        }
        reached
    }
}

//! The main steps from a position, each after the helping steps that it needs.

use super::deal::Deal;
use super::position::{Lack, Position, Step};
use super::{MOST_PILES, NONE, Zone, each, has, one};
use arrayvec::ArrayVec;

/// How many helping steps are tried for the steps of one position; where they are not enough, a
/// search does not prove a loss.
const MOST_TRIED: usize = 10_000;

/// Room to work in.
#[derive(Debug, Default)]
pub(super) struct Bench {
    /// What is still to be done, the next last.
    tasks: Vec<Step>,
    done: Vec<Step>,
}

/// Finds what may follow a position.
pub(super) struct Supply<'a, F> {
    zone: &'a Zone,
    deal: &'a Deal,
    /// Takes a position, the steps that led there, and how many of them are not moves home that
    /// are safe.
    found: F,
    tasks: &'a mut Vec<Step>,
    done: &'a mut Vec<Step>,
    tried: usize,
}

impl<'a, F: FnMut(Position, &[Step], usize)> Supply<'a, F> {
    /// Finds all that may follow, the likeliest to lead on last. False if there was too much.
    pub(super) fn find(
        zone: &'a Zone,
        deal: &'a Deal,
        position: &Position,
        asleep: &[Step],
        bench: &'a mut Bench,
        found: F,
    ) -> bool {
        bench.tasks.clear();
        bench.done.clear();
        let mut supply = Self {
            zone,
            deal,
            found,
            tasks: &mut bench.tasks,
            done: &mut bench.done,
            tried: 0,
        };
        supply.find_mains(position, asleep);
        supply.tried < MOST_TRIED
    }

    fn find_mains(&mut self, position: &Position, asleep: &[Step]) {
        let (zone, deal) = (self.zone, self.deal);
        let reached = zone.reached(deal, position);
        let single = zone.count == 1;
        let mut go_home = position.next & position.up;
        if single {
            go_home |= zone.up_behind_stock(position);
        }
        if !single || Zone::is_uncovered(position) {
            go_home |= position.next & reached;
        }
        let mut laid = reached;
        if single {
            // Others are fetched where they are needed.
            laid &= zone.starts;
        }
        let coming_back = if zone.comes_back {
            position.home & zone.starts
        } else {
            0
        };
        let mut uncovering = ArrayVec::<(u8, Step), MOST_PILES>::new();
        // Roots of piles that can be cleared.
        let mut cleared = 0;
        for card in each(position.roots) {
            let hidden = position.hidden.get(usize::from(deal.pile_of(card)));
            match hidden {
                Some(&hidden @ 1..) => {
                    // There are no more roots than piles.
                    let _full = uncovering.try_push((hidden, Step::Run(card)));
                }
                _ => cleared |= one(card),
            }
        }
        // Cards that may be laid to help.
        let mut supplies = if zone.comes_back { position.home } else { 0 };
        if single {
            supplies |= position.stock;
        }
        supplies &= !zone.starts;
        uncovering.sort_unstable_by_key(|(hidden, _)| *hidden);
        let drawn = go_home & position.stock;
        let roots = go_home & position.roots;
        let others = go_home & !drawn & !roots;
        let all = each(coming_back)
            .map(Step::Down)
            .chain(each(laid).map(Step::Fetch))
            .chain(uncovering.iter().map(|(_, step)| *step))
            .chain(
                [drawn, others, roots]
                    .into_iter()
                    .flat_map(each)
                    .map(Step::Home),
            );
        for step in all {
            let possible = match zone.lack(position, step) {
                Lack::Nothing if asleep.contains(&step) => continue,
                Lack::Nothing => {
                    let mut after = *position;
                    zone.make(deal, &mut after, step);
                    self.done.push(step);
                    self.hand_over(after);
                    self.done.pop();
                    continue;
                }
                Lack::Carrier(class) => zone.carriers(class) & supplies != 0,
                Lack::Space => cleared != 0,
                Lack::Before(_) => true,
                Lack::Never => false,
            };
            if possible {
                self.tasks.push(step);
                self.work_off(*position);
                self.tasks.pop();
            }
        }
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
                for card in each(zone.carriers(class) & !position.up & !zone.starts) {
                    if has(position.home, card) && zone.comes_back {
                        // What lies over it at home comes first.
                        let mut down = card;
                        while down != NONE && has(position.home, down) && !has(zone.starts, down) {
                            self.tasks.push(Step::Down(down));
                            down = zone.kind(down).after;
                        }
                        if down != NONE && has(position.home, down) {
                            self.tasks.truncate(before);
                            continue;
                        }
                    } else if has(position.stock, card) && zone.count == 1 {
                        self.tasks.push(Step::Fetch(card));
                    } else {
                        continue;
                    }
                    self.try_new(*position, before);
                }
            }
            Lack::Before(card) => {
                self.tasks.push(Step::Home(card));
                self.try_new(*position, before);
            }
            Lack::Space => {
                for root in each(position.roots) {
                    let pile = usize::from(deal.pile_of(root));
                    if position.hidden.get(pile) == Some(&0) {
                        self.tasks.push(Step::Run(root));
                        self.try_new(*position, before);
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
        (self.found)(position, self.done, helped);
        self.done.truncate(helped);
    }
}

impl Zone {
    /// Cards in the zone that go home next after cards of the stock.
    fn up_behind_stock(&self, position: &Position) -> u64 {
        let mut behind = 0;
        for card in each(position.next & position.stock) {
            let mut card = card;
            while card != NONE && has(position.stock, card) {
                card = self.kind(card).after;
            }
            if card != NONE && has(position.up, card) {
                behind |= one(card);
            }
        }
        behind
    }

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
                reached |= one(deal.card_at(place));
            }
        }
        reached
    }
}

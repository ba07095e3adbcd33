//! How many cards lie where while the layout is dealt, as far as that can be said beforehand.

use crate::rules::{
    CardSpec, Compare, Condition, Deal, DealAmount, GroupId, PileState, PileTerm, Piles, Quantity,
    Reference, Role, Rules, Select, Shape, Step, StepKind,
};

/// The piles so far; a pile that no one can foresee is not known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Dealt {
    piles: Vec<Vec<Option<u32>>>,
    stock: Option<u32>,
}

/// A pile: its group, and its number from 0.
type Pile = (GroupId, usize);

impl Dealt {
    /// The whole pack is the stock.
    pub fn new(rules: &Rules) -> Self {
        Self {
            piles: rules
                .groups
                .iter()
                .map(|group| vec![Some(0); usize::from(group.piles)])
                .collect(),
            stock: u32::try_from(rules.pack.size()).ok(),
        }
    }

    /// What is left in the stock.
    pub fn stock(&self) -> Option<u32> {
        self.stock
    }

    /// What lies in the piles of a group.
    pub fn group(&self, id: GroupId) -> &[Option<u32>] {
        self.piles.get(usize::from(id.0)).map_or(&[], Vec::as_slice)
    }

    /// Whether every pile of the group is known to be empty.
    pub fn is_empty(&self, id: GroupId) -> bool {
        self.group(id).iter().all(|pile| *pile == Some(0))
    }

    /// Whether every pile of the group is known to hold a card.
    pub fn is_filled(&self, id: GroupId) -> bool {
        self.group(id)
            .iter()
            .all(|pile| pile.is_some_and(|cards| cards > 0))
    }

    /// How many piles of the group are empty, where every pile is known.
    pub fn empties(&self, id: GroupId) -> Option<u16> {
        let piles: Option<Vec<u32>> = self.group(id).iter().copied().collect();
        let empty = piles?.iter().filter(|&&cards| cards == 0).count();
        u16::try_from(empty).ok()
    }

    /// Whether no card has left the pack yet.
    pub fn is_untouched(&self, rules: &Rules) -> bool {
        self.stock == u32::try_from(rules.pack.size()).ok()
    }

    /// Whether it is certain that so many cards lie in some piles, as `foundation holds at least 1
    /// card` asks; of other conditions nothing is said.
    pub fn makes_true(&self, rules: &Rules, condition: &Condition) -> bool {
        let Condition::Piles {
            quantity: Quantity::Together,
            piles,
            states,
        } = condition
        else {
            return false;
        };
        let counts: Option<Vec<u32>> = expand(rules, piles)
            .into_iter()
            .map(|(id, at)| self.group(id).get(at).copied().flatten())
            .collect();
        let Some(cards) = counts.and_then(|counts| i32::try_from(counts.iter().sum::<u32>()).ok())
        else {
            return false;
        };
        states.iter().any(|state| {
            matches!(state, PileState::Holds(amount)
                if amount.compare == Compare::AtLeast && amount.holds(cards))
        })
    }

    /// After one step more.
    pub fn after(&mut self, rules: &Rules, step: &Step) {
        match &step.kind {
            StepKind::Deal(deal) if step.when.is_none() => self.deal(rules, deal),
            StepKind::Deal(deal) => self.forget(rules, &deal.to),
            StepKind::Put { cards, on, .. } => self.put(rules, cards, on),
            StepKind::Turn(turn) => {
                self.forget(rules, &turn.to);
            }
            StepKind::Gather(gather) => {
                for piles in &gather.from {
                    self.forget(rules, piles);
                }
                self.forget(rules, &gather.to);
            }
            StepKind::Move(cards) => {
                self.forget(rules, &cards.from);
                self.forget(rules, &cards.to);
            }
            StepKind::Fill { piles, .. } => self.forget(rules, piles),
            StepKind::Script(_) => {
                for pile in self.piles.iter_mut().flatten() {
                    *pile = None;
                }
                self.stock = None;
            }
            StepKind::CloseUp(group) => {
                let all = vec![PileTerm::Group(*group, Select::All)];
                self.forget(rules, &all);
            }
            StepKind::BeginAgain
            | StepKind::Shuffle(_)
            | StepKind::LayOutAgain
            | StepKind::Sink { .. }
            | StepKind::Rotate(_)
            | StepKind::TurnUp(_) => {}
        }
    }

    /// What a deal would put on each of its piles, in their order: none where no one can say.
    pub fn shares(&self, rules: &Rules, deal: &Deal) -> Option<Vec<u32>> {
        let piles = expand(rules, &deal.to);
        match &deal.amount {
            DealAmount::Each(count) => Some(vec![u32::from(*count); piles.len()]),
            DealAmount::PerPile(counts) => {
                Some(counts.iter().map(|&count| u32::from(count)).collect())
            }
            DealAmount::All => {
                if deal.sending.is_some() || !deal.begins.is_empty() || deal.leaving > 0 {
                    return None;
                }
                let room: Vec<Option<u32>> = piles
                    .iter()
                    .map(|&(id, at)| {
                        let cap = rules.group(id)?.caps.get(at).copied().flatten()?;
                        let holds = self.group(id).get(at).copied().flatten()?;
                        Some(u32::from(cap).saturating_sub(holds))
                    })
                    .collect();
                Some(share_out(self.stock?, &room, u32::from(deal.at_a_time)))
            }
        }
    }

    fn deal(&mut self, rules: &Rules, deal: &Deal) {
        let piles = expand(rules, &deal.to);
        let shares = self.shares(rules, deal);
        let known = shares.is_some() && deal.begins.is_empty();
        let all_stay = deal.sending.as_ref().is_none_or(|send| send.replaced);
        let mut dealt = 0;
        for (at, pile) in piles.iter().enumerate() {
            let share = shares.as_ref().and_then(|shares| shares.get(at)).copied();
            dealt += share.unwrap_or(0);
            self.add(*pile, share.filter(|_| known && all_stay));
        }
        if let Some(send) = &deal.sending {
            self.stock = self
                .stock
                .and_then(|stock| stock.checked_sub(dealt))
                .filter(|_| known && !send.replaced);
            self.forget(rules, &send.to);
        } else if known {
            self.stock = self.stock.map(|stock| stock.saturating_sub(dealt));
        } else {
            self.stock = match deal.amount {
                DealAmount::All => Some(0),
                _ => None,
            };
        }
    }

    fn put(&mut self, rules: &Rules, cards: &[CardSpec], on: &Piles) {
        let mut piles = expand(rules, on);
        if cards.len() > 1 {
            piles.truncate(cards.len());
        }
        for pile in &piles {
            self.add(*pile, Some(1));
        }
        let count = u32::try_from(piles.len()).unwrap_or(0);
        self.stock = self.stock.map(|stock| stock.saturating_sub(count));
    }

    fn add(&mut self, (id, at): Pile, count: Option<u32>) {
        if let Some(pile) = self
            .piles
            .get_mut(usize::from(id.0))
            .and_then(|piles| piles.get_mut(at))
        {
            *pile = pile.zip(count).map(|(holds, count)| holds + count);
        }
    }

    fn forget(&mut self, rules: &Rules, piles: &Piles) {
        for pile in expand(rules, piles) {
            self.add(pile, None);
            if rules
                .group(pile.0)
                .is_some_and(|group| group.role == Role::Stock)
            {
                self.stock = None;
            }
        }
    }
}

/// So many cards shared out in rounds, `at_a_time` to a pile.
fn share_out(cards: u32, room: &[Option<u32>], at_a_time: u32) -> Vec<u32> {
    let mut shares = vec![0_u32; room.len()];
    let mut left = cards;
    loop {
        let before = left;
        for (share, room) in shares.iter_mut().zip(room) {
            let free = room.map_or(u32::MAX, |room| room.saturating_sub(*share));
            let gets = at_a_time.max(1).min(free).min(left);
            *share += gets;
            left -= gets;
        }
        if left == 0 || left == before {
            return shares;
        }
    }
}

/// The piles that are named, one by one, in order.
fn expand(rules: &Rules, piles: &Piles) -> Vec<Pile> {
    let mut all = Vec::new();
    for term in piles {
        let (id, select) = match term {
            PileTerm::Group(id, select) => (*id, select.clone()),
            PileTerm::Reference(Reference::Pile(id, number)) => {
                (*id, Select::Numbers(vec![(*number, *number)]))
            }
            PileTerm::Reference(_) => continue,
        };
        let Some(group) = rules.group(id) else {
            continue;
        };
        let count = usize::from(group.piles);
        let within = |ranges: &[(u16, u16)], number: usize| {
            ranges.is_empty()
                || ranges.iter().any(|&(first, last)| {
                    (usize::from(first)..=usize::from(last)).contains(&number)
                })
        };
        match &select {
            Select::All => all.extend((0..count).map(|at| (id, at))),
            Select::Numbers(ranges) => all.extend(
                ranges
                    .iter()
                    .flat_map(|&(first, last)| usize::from(first)..=usize::from(last))
                    .filter(|number| (1..=count).contains(number))
                    .map(|number| (id, number - 1)),
            ),
            Select::Places { rows, columns } => {
                let width = match group.shape {
                    Shape::Grid { columns, .. } => usize::from(columns).max(1),
                    _ => count.max(1),
                };
                all.extend(
                    (0..count)
                        .filter(|at| {
                            within(rows, at / width + 1) && within(columns, at % width + 1)
                        })
                        .map(|at| (id, at)),
                );
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_shared_out_in_rounds() {
        assert_eq!(share_out(52, &[None; 8], 1), [7, 7, 7, 7, 6, 6, 6, 6]);
        assert_eq!(share_out(52, &[None; 18], 3).last(), Some(&1));
        assert_eq!(share_out(5, &[Some(1), Some(1)], 1), [1, 1]);
        assert_eq!(share_out(5, &[], 1), [0_u32; 0]);
    }
}

//! Finding the sets of cards that may be taken together: built up card by card, each asked at once
//! what can be told of it before the set is whole.

use super::clause::touch;
use super::sets::{self, Cards};
use super::tables::TakeTable;
use super::work::Work;
use crate::cards::Card;
use crate::machine::{Counter, Machine, Pile, State, Taken};
use crate::rules::{ClauseTest, SetSize, Take, TakeWord};
use arrayvec::ArrayVec;
use std::ops::ControlFlow;

/// The most cards that a set has.
const MOST: usize = SetSize::MOST as usize;

/// Candidates by number, one bit each: there are at most 128 piles.
type Numbers = u128;

/// Sets of one removal or swap in one position.
pub(super) struct Search<'a> {
    machine: &'a Machine,
    take: &'a Take,
    table: &'a TakeTable,
    work: &'a Work,
    /// Where the first card of the base rank stands.
    base: i32,
    /// The cards that may be taken, in the order in which they are tried.
    tops: ArrayVec<(Pile, Card), 128>,
    /// The value of the highest of them.
    highest: u16,
    least: usize,
    most: usize,
    chosen: ArrayVec<Pile, MOST>,
    cards: Cards,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        machine: &'a Machine,
        state: &State,
        (take, table): (&'a Take, &'a TakeTable),
        work: &'a Work,
    ) -> Self {
        let (least, most) = if take.word == TakeWord::Remove {
            (take.form.size.least.into(), take.form.size.most.into())
        } else {
            (2, 2)
        };
        let mut tops: ArrayVec<(Pile, Card), 128> = ArrayVec::new();
        for pile in table.from.and(state.occupied()).iter() {
            if let Some(slot) = machine.taken_card(state, take.word, pile)
                && (least < 2 || table.members.has(slot.card()))
            {
                // There are at most 128 piles, so there is room.
                let _room = tops.try_push((pile, slot.card()));
            }
        }
        let facts = &machine.tables.facts;
        let values = tops.iter().map(|&(_, card)| facts.value(card).into());
        Self {
            machine,
            take,
            table,
            work,
            base: state.counter(Counter::BASE),
            highest: values.max().unwrap_or(0),
            tops,
            least,
            most: usize::min(most, MOST),
            chosen: ArrayVec::new(),
            cards: Cards::new(),
        }
    }

    /// Offers every set that may do; what cannot be told card by card is left to be asked.
    pub(super) fn run(
        mut self,
        offer: &mut impl FnMut(&Taken) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let facts = &self.machine.tables.facts;
        if self.take.form.in_sequence && self.most > 2 {
            self.tops
                .retain(|(_, card)| facts.position(*card).is_some());
            self.tops
                .sort_unstable_by_key(|&(pile, card)| (facts.position(card), pile));
            return self.in_order(0, offer);
        }
        let touching = self
            .take
            .clauses
            .iter()
            .find_map(|clause| match clause.test {
                ClauseTest::Neighbours { corners } if !clause.negated => Some(corners),
                _ => None,
            });
        match touching {
            Some(corners) if self.most > 1 => self.touching(corners, offer),
            _ => self.in_order(0, offer),
        }
    }

    /// Goes on with each of the candidates from `start` on.
    fn in_order(
        &mut self,
        start: usize,
        offer: &mut impl FnMut(&Taken) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for at in start..self.tops.len() {
            if self.choose(at, offer)? {
                let end = self.in_order(at + 1, offer);
                self.leave();
                end?;
            }
            if self.machine.is_spent(self.work) {
                break;
            }
        }
        ControlFlow::Continue(())
    }

    /// Goes on from each candidate with those that touch it, with those that touch these, and so
    /// on. Each set is met once, from its first card: a candidate that has been tried is not tried
    /// again within the same beginning (Wernicke's enumeration of connected subgraphs, 2005).
    fn touching(
        &mut self,
        corners: bool,
        offer: &mut impl FnMut(&Taken) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let places = &self.machine.places;
        let beside: ArrayVec<Numbers, 128> = self
            .tops
            .iter()
            .map(|&(pile, _)| {
                let others = self.tops.iter().enumerate();
                others
                    .filter(|(_, (other, _))| touch(places, pile, *other, corners))
                    .fold(0, |all, (at, _)| all | 1 << at)
            })
            .collect();
        for first in 0..self.tops.len() {
            if self.choose(first, offer)? {
                let later = Numbers::MAX.checked_shl(u32::try_from(first + 1).unwrap_or(128));
                let known = !later.unwrap_or(0);
                let open = beside.get(first).copied().unwrap_or(0) & !known;
                let end = self.widen(&beside, open, known | open, offer);
                self.leave();
                end?;
            }
            if self.machine.is_spent(self.work) {
                break;
            }
        }
        ControlFlow::Continue(())
    }

    fn widen(
        &mut self,
        beside: &[Numbers],
        mut open: Numbers,
        known: Numbers,
        offer: &mut impl FnMut(&Taken) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        while open != 0 && !self.machine.is_spent(self.work) {
            let at = usize::try_from(open.trailing_zeros()).unwrap_or(0);
            open &= open - 1;
            if self.choose(at, offer)? {
                let new = beside.get(at).copied().unwrap_or(0) & !known;
                let end = self.widen(beside, open | new, known | new, offer);
                self.leave();
                end?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Takes a candidate into the set, if it may be in it, and offers the set if it is large
    /// enough. Says whether to go on with it; it is to be left then.
    fn choose(
        &mut self,
        at: usize,
        offer: &mut impl FnMut(&Taken) -> ControlFlow<()>,
    ) -> ControlFlow<(), bool> {
        let Some(&(pile, card)) = self.tops.get(at) else {
            return ControlFlow::Continue(false);
        };
        if self.chosen.len() >= self.most
            || !self.joins(card)
            || !self.machine.looks_at_set(self.work, self.take.origin)
        {
            return ControlFlow::Continue(false);
        }
        // There is room: fewer are chosen than a set has.
        let _room = self.chosen.try_push(pile);
        let _room = self.cards.try_push(card);
        if self.chosen.len() >= self.least {
            let mut set: Taken = self.chosen.iter().copied().collect();
            set.sort_unstable();
            offer(&set)?;
        }
        if self.chosen.len() < self.most {
            return ControlFlow::Continue(true);
        }
        self.leave();
        ControlFlow::Continue(false)
    }

    fn leave(&mut self) {
        self.chosen.pop();
        self.cards.pop();
    }

    /// Whether a card may be in one set with those that are chosen. Never wrongly no.
    fn joins(&self, card: Card) -> bool {
        let form = &self.take.form;
        // Cards that need not be alike in anything, as in a swap of one with another.
        if form.phrase.is_some() {
            return true;
        }
        let facts = &self.machine.tables.facts;
        let pairwise = self.cards.iter().all(|other| {
            let partners = self.table.partners.get(usize::from(other.0));
            partners.is_some_and(|partners| partners.has(card))
        });
        if !pairwise {
            return false;
        }
        if let Some(total) = form.totalling {
            let cards = self.cards.iter().chain([&card]);
            let sum: u16 = cards.map(|&card| u16::from(facts.value(card))).sum();
            let left = self.most.saturating_sub(self.cards.len() + 1);
            let reach = u16::try_from(left).unwrap_or(u16::MAX);
            if sum > total || sum.saturating_add(reach.saturating_mul(self.highest)) < total {
                return false;
            }
        }
        // Cards in sequence are tried in their order.
        if form.in_sequence
            && self.most > 2
            && let Some(&last) = self.cards.last()
            && facts.position(card) != facts.position(last).map(|position| position + 1)
        {
            return false;
        }
        form.named.is_empty() || {
            let mut cards = self.cards.clone();
            cards.try_push(card).is_ok()
                && sets::may_be_named(facts, &cards, &form.named, self.base)
        }
    }
}

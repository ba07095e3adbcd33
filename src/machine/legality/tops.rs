//! Every legal carry where top cards tell all: each pile admits by its top card, what leaves a pile
//! is its top card or a run, and no card is there twice. Most games are of this kind, so nothing is
//! kept here but a set for each pile and a packet for each card.

use super::carries::list_run;
use super::packets::{Listed, NONE, Shelf};
use super::plan::{Plan, Unit};
use super::row_list::{Kinds, MOST_KINDS};
use super::work::Work;
use crate::cards::Card;
use crate::machine::{Machine, Move, Pile, State};
use crate::rules::Rules;
use std::ops::ControlFlow;

/// The most piles on which cards are laid that a listing by top cards knows.
const MOST_TARGETS: usize = 32;

/// The packet of each kind that may be lifted.
struct Singles {
    packets: [Listed; MOST_KINDS],
    kinds: Kinds,
    /// A kind was there already.
    twice: bool,
}

impl Shelf for Singles {
    #[inline]
    fn add(&mut self, card: Card, from: Pile, at: u8, count: u8) {
        let kind = usize::from(card.0) % MOST_KINDS;
        if let Some(packet) = self.packets.get_mut(kind) {
            *packet = Listed {
                from,
                at,
                count,
                next: NONE,
                found_for: 0,
            };
            self.twice |= self.kinds >> kind & 1 == 1;
            self.kinds |= 1 << kind;
        }
    }
}

impl Plan {
    /// Whether top cards tell all.
    pub(super) fn turns_on_tops(&self, rules: &Rules) -> bool {
        let plainly = |unit| matches!(unit, Unit::Top | Unit::Sequence(_));
        self.targets.len() <= MOST_TARGETS
            && self.targets.iter().all(|target| target.plain.is_some())
            && self
                .sources
                .iter()
                .all(|source| source.plain && plainly(source.unit))
            && usize::try_from(rules.pack.in_play().len()) == Ok(rules.pack.size())
    }
}

impl Machine {
    /// Offers every legal carry, in the same order as pile by pile.
    #[inline]
    pub(super) fn carries_by_tops(
        &self,
        state: &State,
        plan: &Plan,
        work: &Work,
        sink: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut open: [Kinds; MOST_TARGETS] = [0; MOST_TARGETS];
        let mut wanted = 0;
        for (open, target) in open.iter_mut().zip(&plan.targets) {
            if let (Some(stand), Some(row)) = (state.stand(target.pile), target.plain) {
                *open = plan.rows.get(row, stand.top);
                wanted |= *open;
            }
        }
        let mut singles = Singles {
            packets: [Listed::default(); MOST_KINDS],
            kinds: 0,
            twice: false,
        };
        let mut known_most = None;
        for source in &plan.sources {
            let from = source.pile;
            let Some(stand) = state.stand(from) else {
                continue;
            };
            if stand.length == 0 || !stand.top.is_up() {
                continue;
            }
            let over = stand.top.card();
            singles.add(over, from, stand.length - 1, 1);
            let Unit::Sequence(row) = source.unit else {
                continue;
            };
            let under = state.slots.get(stand.end().wrapping_sub(2));
            if stand.length > 1 && under.is_some_and(|&under| plan.rows.joins(row, under, over)) {
                let most = self.most_at_once(state, source, &mut known_most);
                list_run(state, (&plan.rows, row), (from, stand, most), &mut singles);
            }
        }
        // Where cards of several suits are taken for one kind, a kind may lie there twice although
        // the pack has it once.
        if singles.twice {
            return self.carries_by_plan(state, plan, work, sink);
        }
        if wanted & singles.kinds == 0 {
            return ControlFlow::Continue(());
        }
        for (open, target) in open.into_iter().zip(&plan.targets) {
            let mut cards = open & singles.kinds;
            if cards == 0 {
                continue;
            }
            let to = target.pile;
            let Some(stand) = state.stand(to) else {
                continue;
            };
            // Of spaces that nothing tells apart only the first is a target.
            let is_space = stand.length == 0;
            if is_space && !target.before(state.mode).without(state.occupied).is_empty() {
                continue;
            }
            let room = target.cap.saturating_sub(stand.length);
            while cards != 0 {
                let card = usize::try_from(cards.trailing_zeros()).unwrap_or(0) % MOST_KINDS;
                cards &= cards - 1;
                let Some(listed) = singles.packets.get(card) else {
                    continue;
                };
                let Listed {
                    from, at, count, ..
                } = *listed;
                let asked = count > 1 || at == 0 && is_space;
                if from != to
                    && count <= room
                    && (!asked || self.goes_plainly(state, plan, target, listed))
                {
                    sink(Move::Carry {
                        from,
                        at,
                        count,
                        to,
                    })?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

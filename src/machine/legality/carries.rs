//! Every legal carry by the plan: a pile's set of admitted cards and the set of cards that may be
//! lifted, taken together.

use super::lift::Packet;
use super::plan::{Admission, Admitted, Plan, Source, Target, Unit};
use super::work::Work;
use crate::cards::{Card, CardSet};
use crate::machine::{Counter, Machine, Move, Pile, Slot, State};
use crate::rules::Limit;
use arrayvec::ArrayVec;
use std::ops::ControlFlow;

/// A pile's cards leave it by one line, which judges each card once, and a state holds 255 cards.
const MOST: usize = 255;

const NONE: u8 = u8::MAX;

/// The packets that may be lifted, found by the card that is judged.
struct Packets {
    list: ArrayVec<Listed, MOST>,
    /// The last packet of each kind that is there.
    heads: [u8; 128],
    kinds: CardSet,
}

#[derive(Clone, Copy)]
struct Listed {
    from: Pile,
    at: u8,
    count: u8,
    /// The next packet of the same kind.
    next: u8,
    /// The pile that it was last found to go to, plus one.
    found_for: u8,
}

impl Packets {
    fn new() -> Self {
        Self {
            list: ArrayVec::new(),
            heads: [NONE; 128],
            kinds: CardSet::EMPTY,
        }
    }

    fn add(&mut self, card: Card, from: Pile, at: usize, count: usize) {
        let number = self.list.len().to_le_bytes()[0];
        let Some(head) = self.heads.get_mut(usize::from(card.0 & 127)) else {
            return;
        };
        // Piles hold at most 255 cards, so places and numbers are bytes.
        let listed = Listed {
            from,
            at: at.to_le_bytes()[0],
            count: count.to_le_bytes()[0],
            next: *head,
            found_for: 0,
        };
        if self.list.try_push(listed).is_ok() {
            *head = number;
            self.kinds.insert(card);
        }
    }

    fn head(&self, card: Card) -> u8 {
        self.heads
            .get(usize::from(card.0 & 127))
            .copied()
            .unwrap_or(NONE)
    }
}

impl Machine {
    /// Offers every legal carry, in the same order as line by line.
    pub(super) fn carries_by_plan(
        &self,
        state: &State,
        plan: &Plan,
        work: &Work,
        sink: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut packets = Packets::new();
        for from in plan.from.and(state.occupied).iter() {
            if let Some(source) = plan.source(from) {
                self.list(state, (from, source), &mut packets);
            }
        }
        if packets.kinds.is_empty() {
            return ControlFlow::Continue(());
        }
        let mut spaces = ArrayVec::<u64, 128>::new();
        for to in plan.to.iter() {
            let Some(target) = plan.target(to) else {
                continue;
            };
            let top = state.top(&self.places, to);
            let admissions = if top.is_none() {
                let class = self.places.class(state.mode, to);
                if spaces.contains(&class) || spaces.try_push(class).is_err() {
                    continue;
                }
                &target.empty
            } else {
                if target.drawn && self.covered(state, to) {
                    continue;
                }
                &target.filled
            };
            for admission in admissions {
                let open = self.open_for(state, (to, target, top), admission) & packets.kinds;
                if !open.is_empty() {
                    let at = (to, target, admission);
                    self.carry_onto(state, at, open, (plan, work), &mut packets, sink)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Lists the packets that may leave a pile.
    #[inline]
    fn list(&self, state: &State, (from, source): (Pile, &Source), packets: &mut Packets) {
        if source.drawn && self.covered(state, from) {
            return;
        }
        let cards = state.pile(&self.places, from);
        let length = cards.len();
        if !source.asked {
            match &source.unit {
                Unit::Top => {
                    if let Some(top) = cards.last().filter(|top| top.is_up()) {
                        packets.add(top.card(), from, length - 1, 1);
                    }
                    return;
                }
                Unit::Sequence(follows) => {
                    let mut over: Option<Card> = None;
                    for (count, under) in (1..).zip(cards.iter().rev()) {
                        let follows = |over| follows.get(under.card()).has(over);
                        if !under.is_up() || !over.is_none_or(follows) {
                            return;
                        }
                        packets.add(under.card(), from, length - count, count);
                        over = Some(under.card());
                    }
                    return;
                }
                Unit::AsLine => {}
            }
        }
        let Some((group, table)) = self.group_of(from) else {
            return;
        };
        let (Some(line), Some(lift)) = (group.lift.get(source.line), table.lift.get(source.line))
        else {
            return;
        };
        if !self.opens_lift(state, from, line, lift, 0) {
            return;
        }
        self.packets_of_line(state, from, line, lift, |at, count, by_top| {
            let judged = if by_top { cards.last() } else { cards.get(at) };
            if let Some(judged) = judged {
                packets.add(judged.card(), from, at, count);
            }
        });
    }

    /// Which cards an admission lets on a pile now.
    #[inline]
    fn open_for(
        &self,
        state: &State,
        (to, target, top): (Pile, &Target, Option<Slot>),
        admission: &Admission,
    ) -> CardSet {
        let hidden = top.is_some_and(|top| !top.is_up());
        match &admission.cards {
            Admitted::These(cards) => *cards,
            Admitted::ByTop(rows) => match top {
                Some(top) if top.is_up() => rows.get(top.card()),
                _ => CardSet::EMPTY,
            },
            Admitted::ByBase if hidden => CardSet::EMPTY,
            Admitted::ByBase | Admitted::AsLine => {
                let Some((group, table)) = self.group_of(to) else {
                    return CardSet::EMPTY;
                };
                let (Some(line), Some(lay)) =
                    (group.lay.get(admission.line), table.lay.get(admission.line))
                else {
                    return CardSet::EMPTY;
                };
                if matches!(admission.cards, Admitted::ByBase) {
                    let base = state.counter(Counter::BASE);
                    lay.rows.get(target.number, base, top.map(Slot::card))
                } else {
                    self.opens_lay(state, to, line, lay, 0)
                }
            }
        }
    }

    /// Offers the carries of these cards onto a pile.
    fn carry_onto(
        &self,
        state: &State,
        (to, target, admission): (Pile, &Target, &Admission),
        open: CardSet,
        (plan, work): (&Plan, &Work),
        packets: &mut Packets,
        sink: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let there = state.count(to);
        let room = target.cap.saturating_sub(there);
        let stamp = to.0.wrapping_add(1);
        for card in open.iter() {
            let mut number = packets.head(card);
            while let Some(listed) = packets.list.get_mut(usize::from(number)) {
                number = listed.next;
                let Listed {
                    from, at, count, ..
                } = *listed;
                let size = usize::from(count);
                if listed.found_for == stamp
                    || !admission.from.has(from)
                    || size > room && from != to
                    || size > 1 && admission.single
                {
                    continue;
                }
                let Some(source) = plan.source(from) else {
                    continue;
                };
                let ends = (from, to);
                if size > 1
                    && (admission.limit != Limit::None || source.limit != Limit::None)
                    && !(self.is_allowed(state, (admission.limit, size), to, ends)
                        && self.is_allowed(state, (source.limit, size), from, ends))
                {
                    continue;
                }
                let asked = admission.each || source.each || admission.at_bottom;
                if asked || at == 0 && there == 0 {
                    let packet = Packet {
                        from,
                        at,
                        count,
                        judged: Slot::up(card),
                        lines: 1 << source.line,
                    };
                    if asked && self.is_spent_here(work, (to, admission)) {
                        return ControlFlow::Continue(());
                    }
                    if asked && !self.is_let(state, &packet, (to, admission), source)
                        || self.changes_nothing(state, &packet, to)
                    {
                        continue;
                    }
                }
                listed.found_for = stamp;
                sink(Move::Carry {
                    from,
                    at,
                    count,
                    to,
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether too much has been asked in this listing.
    fn is_spent_here(&self, work: &Work, (to, admission): (Pile, &Admission)) -> bool {
        self.group_of(to)
            .and_then(|(group, _)| group.lay.get(admission.line))
            .is_none_or(|line| !self.goes_on(work, line.origin))
    }

    /// Whether both lines let a packet go, where that turns on more than masks.
    fn is_let(
        &self,
        state: &State,
        packet: &Packet,
        (to, admission): (Pile, &Admission),
        source: &Source,
    ) -> bool {
        let (Some((group, table)), Some((other, other_table))) =
            (self.group_of(to), self.group_of(packet.from))
        else {
            return false;
        };
        let (Some(line), Some(lay), Some(leaving), Some(lift)) = (
            group.lay.get(admission.line),
            table.lay.get(admission.line),
            other.lift.get(source.line),
            other_table.lift.get(source.line),
        ) else {
            return false;
        };
        let (at, count) = (usize::from(packet.at), usize::from(packet.count));
        let cards = state
            .pile(&self.places, packet.from)
            .get(at..at + count)
            .unwrap_or(&[]);
        let admitting = (line, lay, table.foundation);
        self.admits(
            state,
            to,
            Some(packet.from),
            (packet.judged, cards),
            admitting,
            0,
        ) && self.lets_go(state, packet, to, (leaving, lift), 0)
    }
}

//! Every legal carry by the plan: a pile's set of admitted cards and the set of cards that may be
//! lifted, taken together.

use super::guards::Answers;
use super::lift::Packet;
use super::packets::{Listed, Packets, Shelf};
use super::plan::{Admission, Admitted, Plan, Source, Target, Unit};
use super::row_list::{Kinds, Row, RowList, kinds};
use super::work::Work;
use crate::cards::{Card, CardSet, ones};
use crate::machine::state::Stand;
use crate::machine::{Counter, Machine, Move, Pile, PileSet, Slot, State};
use crate::rules::Limit;
use arrayvec::ArrayVec;
use std::ops::ControlFlow;

/// A pile on which cards may be laid now, and which.
struct Open<'a> {
    target: &'a Target,
    stand: &'a Stand,
    cards: Kinds,
}

/// A pile that cards are laid on, and the line by which they are.
#[derive(Clone, Copy)]
struct Laying<'a> {
    stand: Stand,
    target: &'a Target,
    admission: &'a Admission,
}

impl Machine {
    /// Offers every legal carry, in the same order as line by line.
    #[inline]
    pub(super) fn carries_by_plan(
        &self,
        state: &State,
        plan: &Plan,
        work: &Work,
        sink: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let answers = Answers::default();
        let mut packets = Packets::new();
        let mut open = ArrayVec::new();
        packets.wanted = self.open_now(state, plan, &answers, &mut open);
        if packets.wanted == 0 {
            return ControlFlow::Continue(());
        }
        self.list_all(state, plan, &answers, &mut packets);
        for &Open {
            target,
            stand,
            cards,
        } in &open
        {
            let mut cards = cards & packets.kinds;
            if cards == 0 {
                continue;
            }
            if target.plain.is_none() {
                let laying = (state, plan, stand, target);
                self.carries_to_any(laying, (&answers, work), &mut packets, sink)?;
                continue;
            }
            let to = target.pile;
            let room = target.cap.saturating_sub(stand.length);
            while cards != 0 {
                // At most 63, so it fits.
                let card = cards.trailing_zeros().to_le_bytes()[0];
                cards &= cards - 1;
                let mut number = packets.head(card);
                while let Some(&listed) = packets.list.get(usize::from(number)) {
                    number = listed.next;
                    let Listed {
                        from, at, count, ..
                    } = listed;
                    if from == to
                        || count > room
                        || (count > 1 || at == 0 && stand.length == 0)
                            && !self.goes_plainly(state, plan, target, &listed)
                    {
                        continue;
                    }
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

    /// Finds the piles on which cards may be laid now; gives all the cards that are wanted.
    #[inline]
    fn open_now<'a>(
        &self,
        state: &'a State,
        plan: &'a Plan,
        answers: &Answers,
        open: &mut ArrayVec<Open<'a>, 128>,
    ) -> Kinds {
        let mut wanted = 0;
        for target in &plan.targets {
            let Some(stand) = state.stand(target.pile) else {
                continue;
            };
            // Of spaces that nothing tells apart only the first is a target.
            let cards = match target.plain {
                Some(row) => plan.rows.get(row, stand.top),
                // Only its own cards go to a full pile: from its top under it.
                None if stand.length >= target.cap && !target.at_bottom => 0,
                None => self.open_to_any(state, plan, (stand, target), answers),
            };
            if cards == 0
                || stand.length == 0
                    && !target.before(state.mode).without(state.occupied).is_empty()
            {
                continue;
            }
            wanted |= cards;
            // There are at most 128 piles.
            let _room = open.try_push(Open {
                target,
                stand,
                cards,
            });
        }
        wanted
    }

    /// Lists the packets that may leave any pile and are wanted somewhere.
    #[inline]
    fn list_all(&self, state: &State, plan: &Plan, answers: &Answers, packets: &mut Packets) {
        let mut known_most = None;
        for source in &plan.sources {
            let from = source.pile;
            let Some(stand) = state.stand(from).filter(|stand| stand.length > 0) else {
                continue;
            };
            match source.unit {
                Unit::Top if source.plain => {
                    if stand.top.is_up() {
                        packets.add(stand.top.card(), from, stand.length - 1, 1);
                    }
                }
                Unit::Sequence(row) if source.plain => {
                    if stand.top.is_up() {
                        let over = stand.top.card();
                        packets.add(over, from, stand.length - 1, 1);
                        let under = state.slots.get(stand.end().wrapping_sub(2));
                        if stand.length > 1
                            && under.is_some_and(|&under| plan.rows.joins(row, under, over))
                        {
                            let most = self.most_at_once(state, source, &mut known_most);
                            list_run(state, (&plan.rows, row), (from, stand, most), packets);
                        }
                    }
                }
                _ => {
                    packets.again = source.again;
                    self.list(state, plan, (source, stand), answers, packets);
                    packets.again = false;
                }
            }
        }
    }

    /// Whether a packet of several cards, or a whole pile, goes to a plain target that admits its
    /// card and has room for it.
    #[inline(never)]
    pub(super) fn goes_plainly(
        &self,
        state: &State,
        plan: &Plan,
        target: &Target,
        listed: &Listed,
    ) -> bool {
        let to = target.pile;
        let Listed {
            from, at, count, ..
        } = *listed;
        let (Some(source), Some(admission)) =
            (plan.source_at(from), target.line(state.is_empty(to)))
        else {
            return false;
        };
        if count > 1 && admission.single
            || !self.limits_allow(state, (admission, source), listed, to)
        {
            return false;
        }
        let packet = Packet {
            from,
            at,
            count,
            judged: Slot::default(),
            lines: 0,
        };
        at > 0 || !state.is_empty(to) || !self.changes_nothing(state, &packet, to)
    }

    /// How many cards may leave a pile at once, if every space there is takes any card. The answer
    /// for one set of spaces is kept.
    #[inline]
    pub(super) fn most_at_once(
        &self,
        state: &State,
        source: &Source,
        known: &mut Option<(PileSet, u8)>,
    ) -> u8 {
        match (source.limit, &known) {
            (Limit::None, _) => u8::MAX,
            (Limit::OneCard, _) => 1,
            (_, Some((spaces, most))) if *spaces == source.spaces => *most,
            _ => {
                let free = |piles: PileSet| piles.without(state.occupied).len();
                let spaces = u32::try_from(free(source.spaces)).unwrap_or(u32::MAX);
                let most = (free(self.tables.cells) + 1)
                    .checked_shl(spaces.min(8))
                    .and_then(|most| u8::try_from(most).ok())
                    .unwrap_or(u8::MAX);
                *known = Some((source.spaces, most));
                most
            }
        }
    }

    /// Which cards a pile would admit now from another, as far as the plan tells.
    pub(super) fn planned_to_take(
        &self,
        state: &State,
        plan: &Plan,
        to: Pile,
        from: Pile,
    ) -> CardSet {
        let mut cards = 0;
        if let (Some(target), Some(&stand)) = (plan.target(to), state.stand(to)) {
            for admission in target.lines(stand.length == 0) {
                if admission.from.has(from) {
                    let laying = Laying {
                        stand,
                        target,
                        admission,
                    };
                    cards |= self.open_for(state, plan, &laying, &Answers::default());
                }
            }
        }
        CardSet::from_bits(cards.into())
    }

    /// Whether the limits of both lines let so many cards go at once.
    #[inline]
    fn limits_allow(
        &self,
        state: &State,
        (admission, source): (&Admission, &Source),
        listed: &Listed,
        to: Pile,
    ) -> bool {
        let (from, count) = (listed.from, usize::from(listed.count));
        // What is more than cells and spaces let go at once was not even listed.
        let known = |limit| {
            limit == Limit::None
                || source.plain
                    && matches!(source.unit, Unit::Sequence(_))
                    && !state.is_empty(to)
                    && (limit == Limit::Cells
                        || limit == Limit::CellsAndSpaces && source.any_to_spaces)
        };
        count < 2
            || admission.limit == Limit::None && known(source.limit)
            || self.is_allowed(state, (admission.limit, count), to, (from, to))
                && self.is_allowed(state, (source.limit, count), from, (from, to))
    }

    /// Which cards some line admits now to a pile whose lines turn on more than its top card.
    #[inline(never)]
    fn open_to_any(
        &self,
        state: &State,
        plan: &Plan,
        (stand, target): (&Stand, &Target),
        answers: &Answers,
    ) -> Kinds {
        let mut cards = 0;
        if stand.length == 0 || !self.covered(state, target.pile) {
            for admission in target.lines(stand.length == 0) {
                let laying = Laying {
                    stand: *stand,
                    target,
                    admission,
                };
                cards |= self.open_for(state, plan, &laying, answers);
            }
        }
        cards
    }

    /// Offers every legal carry to such a pile.
    #[inline(never)]
    fn carries_to_any(
        &self,
        (state, plan, stand, target): (&State, &Plan, &Stand, &Target),
        (answers, work): (&Answers, &Work),
        packets: &mut Packets,
        sink: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for admission in target.lines(stand.length == 0) {
            let laying = Laying {
                stand: *stand,
                target,
                admission,
            };
            let open = self.open_for(state, plan, &laying, answers) & packets.kinds;
            if open != 0 {
                self.carry_onto(state, &laying, open, (plan, work), packets, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Lists the packets that may leave a pile.
    #[inline(never)]
    fn list(
        &self,
        state: &State,
        plan: &Plan,
        (source, stand): (&Source, &Stand),
        answers: &Answers,
        packets: &mut Packets,
    ) {
        let from = source.pile;
        if self.covered(state, from)
            || source
                .guard
                .is_some_and(|guard| !self.guard_holds(state, &plan.guards, guard, answers))
        {
            return;
        }
        let length = stand.length;
        if !source.asked {
            match source.unit {
                Unit::Top => {
                    if stand.top.is_up() {
                        packets.add(stand.top.card(), from, length.wrapping_sub(1), 1);
                    }
                    return;
                }
                Unit::Sequence(row) | Unit::SequenceByBase(row) => {
                    if stand.top.is_up() {
                        packets.add(stand.top.card(), from, length.wrapping_sub(1), 1);
                        let row = match source.unit {
                            Unit::SequenceByBase(_) => row.after(base(state)),
                            _ => row,
                        };
                        list_run(state, (&plan.rows, row), (from, stand, u8::MAX), packets);
                    }
                    return;
                }
                Unit::Packet => {
                    for (at, slot) in (0..length).zip(state.cards(from)) {
                        if slot.is_up() {
                            packets.add(slot.card(), from, at, length.wrapping_sub(at));
                        }
                    }
                    return;
                }
                Unit::AsLine => {}
            }
        }
        self.list_as_line(state, (from, source), packets);
    }

    /// The same, as the line says.
    fn list_as_line(&self, state: &State, (from, source): (Pile, &Source), packets: &mut Packets) {
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
        let cards = state.cards(from);
        self.packets_of_line(state, from, line, lift, |at, count, by_top| {
            let judged = if by_top { cards.last() } else { cards.get(at) };
            // Piles hold at most 255 cards, so places and numbers are bytes.
            if let Some(judged) = judged {
                let (at, count) = (at.to_le_bytes()[0], count.to_le_bytes()[0]);
                packets.add(judged.card(), from, at, count);
            }
        });
    }

    /// Which cards an admission lets on a pile now.
    #[inline]
    fn open_for(
        &self,
        state: &State,
        plan: &Plan,
        laying: &Laying<'_>,
        answers: &Answers,
    ) -> Kinds {
        let (admission, top) = (laying.admission, laying.stand.top);
        let hidden = !top.is_up();
        let open = match admission.cards {
            // A hidden card admits none, and an empty pile's top counts as seen.
            Admitted::AsLine => return self.open_as_line(state, laying),
            _ if hidden => 0,
            Admitted::These(cards) => cards,
            Admitted::ByTop(row) => plan.rows.get(row, top),
            Admitted::Beside(pile, row) => self
                .seen_top(state, pile)
                .map_or(0, |slot| plan.rows.get(row, slot)),
            Admitted::ByBase(row) => plan.rows.get(row, Slot::up(Card(base(state)))),
            Admitted::ByTopAndBase(first) => plan.rows.get(first.after(base(state)), top),
        };
        if open == 0 || admission.guard.is_none() && admission.budget.is_none() {
            return open;
        }
        let holds = admission
            .guard
            .is_none_or(|guard| self.guard_holds(state, &plan.guards, guard, answers))
            && admission
                .budget
                .is_none_or(|budget| self.is_left(state, budget));
        if holds { open } else { 0 }
    }

    fn open_as_line(&self, state: &State, laying: &Laying<'_>) -> Kinds {
        let at = laying.admission.line;
        let Some((group, table)) = self.group_of(laying.target.pile) else {
            return 0;
        };
        let (Some(line), Some(lay)) = (group.lay.get(at), table.lay.get(at)) else {
            return 0;
        };
        kinds(self.opens_lay(state, laying.target.pile, line, lay, 0))
    }

    /// Offers the carries of these cards onto a pile.
    #[inline]
    fn carry_onto(
        &self,
        state: &State,
        laying: &Laying<'_>,
        open: Kinds,
        (plan, work): (&Plan, &Work),
        packets: &mut Packets,
        sink: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Laying {
            stand,
            target,
            admission,
        } = *laying;
        let to = target.pile;
        let there = stand.length;
        let room = target.cap.saturating_sub(there);
        let stamp = to.0.wrapping_add(1);
        for card in ones(open.into()) {
            let mut number = packets.head(card);
            while let Some(listed) = packets.list.get_mut(usize::from(number)) {
                number = listed.next;
                let Listed {
                    from, at, count, ..
                } = *listed;
                let comes = if admission.from_anywhere {
                    from != to
                } else {
                    admission.from.has(from)
                };
                if !comes
                    || !admission.alone && listed.found_for == stamp
                    || count > room && from != to
                    || count > 1 && admission.single
                {
                    continue;
                }
                let Some(source) = plan.source_at(from) else {
                    continue;
                };
                if !self.limits_allow(state, (admission, source), listed, to) {
                    continue;
                }
                let asked = admission.each || source.each || admission.at_bottom;
                if asked || at == 0 && there == 0 {
                    let packet = Packet {
                        from,
                        at,
                        count,
                        judged: Slot::up(Card(card)),
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

/// The counter of the base, which never is more than the pack has ranks.
fn base(state: &State) -> u8 {
    u8::try_from(state.counter(Counter::BASE)).unwrap_or(0)
}

/// Lists the packets of two cards or more that a pile's top cards are, as far as one may lie on the
/// other and no more than so many go at once. The top card lies face up.
#[inline(never)]
pub(super) fn list_run(
    state: &State,
    (rows, row): (&RowList, Row),
    (from, stand, most): (Pile, &Stand, u8),
    packets: &mut impl Shelf,
) {
    let mut over = stand.top.card();
    let mut at = stand.length.wrapping_sub(1);
    while at > 0 && stand.length - at < most {
        let under = state
            .slots
            .get(usize::from(stand.start) + usize::from(at) - 1);
        let Some(&under) = under.filter(|&&under| rows.joins(row, under, over)) else {
            return;
        };
        over = under.card();
        at -= 1;
        packets.add(over, from, at, stand.length - at);
    }
}

//! Every legal move, found by sets: what a pile admits, and what may be lifted.

use super::lift::Packet;
use super::phases::InForce;
use super::work::Work;
use crate::cards::CardSet;
use crate::machine::{Machine, Move, Pile, State};
use arrayvec::ArrayVec;
use std::ops::ControlFlow;

/// What is looked for.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Options {
    /// Lines that ask whether the game is blocked are left out.
    pub(super) skip_blocked: bool,
    /// Only lines that move cards at once.
    pub(super) at_once: bool,
    /// Only moves of cards: no turn, no redeal, no action.
    pub(super) cards_only: bool,
}

/// How many packets a position may have: two for each card of the largest pack (one alone, one
/// with what lies on it), as a pile holds at most 255 cards.
const MOST_PACKETS: usize = 512;

const NO_PACKET: u16 = u16::MAX;

/// The packets that may be lifted, found by the card that is judged.
struct Packets {
    list: ArrayVec<Listed, MOST_PACKETS>,
    /// The last packet of each kind.
    heads: [u16; 128],
    kinds: CardSet,
    /// Some are judged by their top card.
    squared: bool,
}

struct Listed {
    packet: Packet,
    /// The next packet of the same kind.
    next: u16,
    /// The pile that it was last found to go to, plus one.
    found_for: u8,
}

impl Packets {
    fn new() -> Self {
        Self {
            list: ArrayVec::new(),
            heads: [NO_PACKET; 128],
            kinds: CardSet::EMPTY,
            squared: false,
        }
    }

    /// Adds a packet; one that is there already (among those of its pile, from `start` on) may go
    /// by one line more.
    fn add(&mut self, start: usize, packet: Packet) {
        let known = self
            .list
            .iter_mut()
            .skip(start)
            .map(|listed| &mut listed.packet)
            .find(|known| {
                (known.at, known.count, known.judged) == (packet.at, packet.count, packet.judged)
            });
        if let Some(known) = known {
            known.lines |= packet.lines;
            return;
        }
        let card = packet.judged.card();
        let Some(head) = self.heads.get_mut(usize::from(card.0)) else {
            return;
        };
        let Ok(number) = u16::try_from(self.list.len()) else {
            return;
        };
        let listed = Listed {
            packet,
            next: *head,
            found_for: 0,
        };
        if self.list.try_push(listed).is_ok() {
            *head = number;
            self.kinds.insert(card);
        }
    }
}

impl Machine {
    /// Every legal move, in a fixed order; none when the game is over. Of empty piles that nothing tells apart only the first
    /// is a target. `out` is cleared first.
    pub fn moves(&self, state: &State, out: &mut Vec<Move>) {
        out.clear();
        if self.is_over(state) {
            return;
        }
        // The sink never breaks off, so all moves have been found when it ends.
        let (options, work) = (Options::default(), self.listing());
        let mut keep = |mv| {
            out.push(mv);
            ControlFlow::Continue(())
        };
        let _all = if self.rules.phases.is_empty() {
            self.generate_all(state, options, &work, &mut keep)
        } else {
            let in_force = self.phases_in_force(state, false);
            self.generate(state, options, &in_force, &work, &mut keep)
        };
    }

    /// Whether no card can be moved or removed now, lines that ask for that apart.
    #[must_use]
    pub fn is_blocked(&self, state: &State) -> bool {
        let options = Options {
            skip_blocked: true,
            cards_only: true,
            ..Options::default()
        };
        let in_force = self.phases_in_force(state, true);
        let work = self.listing();
        self.generate(state, options, &in_force, &work, &mut |_| {
            ControlFlow::Break(())
        })
        .is_continue()
    }

    /// The first move that is made automatically, targets in the order of the file; none when the
    /// game is over.
    pub(in crate::machine) fn at_once(&self, state: &State) -> Option<Move> {
        if !self.tables.at_once || self.is_over(state) {
            return None;
        }
        let options = Options {
            at_once: true,
            cards_only: true,
            ..Options::default()
        };
        let in_force = self.phases_in_force(state, false);
        let mut first = None;
        let work = self.listing();
        let _found = self.generate(state, options, &in_force, &work, &mut |mv| {
            first = Some(mv);
            ControlFlow::Break(())
        });
        first
    }

    /// Offers every legal move until the sink breaks off or the work is spent.
    pub(super) fn generate(
        &self,
        state: &State,
        options: Options,
        in_force: &InForce,
        work: &Work,
        sink: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut permitted = |mv: Move| {
            if in_force.is_empty() || self.forbidding(in_force, &mv).is_none() {
                sink(mv)
            } else {
                ControlFlow::Continue(())
            }
        };
        self.generate_all(state, options, work, &mut permitted)
    }

    /// The same whatever phase is in force.
    #[inline]
    fn generate_all(
        &self,
        state: &State,
        options: Options,
        work: &Work,
        sink: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.generate_carries(state, options, work, sink)?;
        if !self.rules.removals.is_empty() || !self.rules.swaps.is_empty() {
            self.generate_takes(state, options, work, sink)?;
        }
        if options.cards_only {
            return ControlFlow::Continue(());
        }
        if self.may_turn(state) {
            sink(Move::Turn)?;
        }
        if self.may_redeal(state) {
            sink(Move::Redeal)?;
        }
        for action in 0..self.rules.actions.len() {
            if let Ok(action) = u8::try_from(action)
                && self.may_act(state, action)
            {
                sink(Move::Act(action))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn generate_carries(
        &self,
        state: &State,
        options: Options,
        work: &Work,
        sink: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match &self.tables.plan {
            Some(plan) if !(options.at_once || options.skip_blocked && plan.asks_blocked) => {
                if plan.by_tops {
                    self.carries_by_tops(state, plan, work, sink)
                } else {
                    self.carries_by_plan(state, plan, work, sink)
                }
            }
            _ => self.carries_by_lines(state, options, work, sink),
        }
    }

    /// Every legal carry, line by line: where cards leave a pile by several lines, or only some
    /// lines are asked.
    #[inline(never)]
    pub(super) fn carries_by_lines(
        &self,
        state: &State,
        options: Options,
        work: &Work,
        sink: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut packets = Packets::new();
        for from in self.tables.sources.iter() {
            if !state.is_empty(from) && !self.covered(state, from) {
                self.list_packets(state, from, options, &mut packets);
            }
        }
        if packets.list.is_empty() {
            return ControlFlow::Continue(());
        }
        let mut spaces = ArrayVec::<u64, 128>::new();
        for to in self.tables.targets.iter() {
            if state.is_empty(to) {
                let class = self.places.class(state.mode, to);
                if spaces.contains(&class) || spaces.try_push(class).is_err() {
                    continue;
                }
            } else if self.covered(state, to) {
                continue;
            }
            self.carries_to(state, to, (options, work), &mut packets, sink)?;
        }
        ControlFlow::Continue(())
    }

    fn list_packets(&self, state: &State, from: Pile, options: Options, packets: &mut Packets) {
        let Some((group, table)) = self.group_of(from) else {
            return;
        };
        let cards = state.pile(&self.places, from);
        let start = packets.list.len();
        for (bit, (line, lift)) in group.lift.iter().zip(&table.lift).enumerate() {
            if options.skip_blocked && lift.asks_blocked
                || !self.opens_lift(state, from, line, lift, 0)
            {
                continue;
            }
            self.packets_of_line(state, from, line, lift, |at, count, by_top| {
                let judged = if by_top { cards.last() } else { cards.get(at) };
                let (Some(&judged), Ok(at), Ok(count)) =
                    (judged, u8::try_from(at), u8::try_from(count))
                else {
                    return;
                };
                packets.squared |= by_top;
                packets.add(
                    start,
                    Packet {
                        from,
                        at,
                        count,
                        judged,
                        lines: 1 << bit,
                    },
                );
            });
        }
    }

    fn carries_to(
        &self,
        state: &State,
        to: Pile,
        (options, work): (Options, &Work),
        packets: &mut Packets,
        sink: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some((group, table)) = self.group_of(to) else {
            return ControlFlow::Continue(());
        };
        let stamp = to.0.wrapping_add(1);
        for (line, lay) in Self::lay_lines(group, table) {
            if options.skip_blocked && lay.asks_blocked {
                continue;
            }
            let admitted = self.opens_lay(state, to, line, lay, 0) & packets.kinds;
            for card in admitted.iter() {
                let mut number = packets
                    .heads
                    .get(usize::from(card.0))
                    .copied()
                    .unwrap_or(NO_PACKET);
                while let Some(listed) = packets.list.get_mut(usize::from(number)) {
                    number = listed.next;
                    if listed.found_for == stamp {
                        continue;
                    }
                    if !self.goes_on(work, line.origin) {
                        return ControlFlow::Continue(());
                    }
                    let packet = listed.packet;
                    let (at, count) = (usize::from(packet.at), usize::from(packet.count));
                    let cards = state
                        .pile(&self.places, packet.from)
                        .get(at..at + count)
                        .unwrap_or(&[]);
                    let goes = !self.is_full(state, to, Some(packet.from), count)
                        && self.admits(
                            state,
                            to,
                            Some(packet.from),
                            (packet.judged, cards),
                            (line, lay, table.foundation),
                            0,
                        )
                        && self.some_line_lets_go(state, &packet, to, options, line.at_once)
                        && !self.changes_nothing(state, &packet, to);
                    if !goes {
                        continue;
                    }
                    listed.found_for = stamp;
                    // A squared pile may also go as a whole pile, judged by another card.
                    let twin = packets.squared
                        && packets.list.iter().any(|other| {
                            other.found_for == stamp
                                && other.packet.from == packet.from
                                && (other.packet.at, other.packet.count)
                                    == (packet.at, packet.count)
                                && other.packet.judged != packet.judged
                        });
                    if !twin {
                        sink(Move::Carry {
                            from: packet.from,
                            at: packet.at,
                            count: packet.count,
                            to,
                        })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn some_line_lets_go(
        &self,
        state: &State,
        packet: &Packet,
        to: Pile,
        options: Options,
        laid_at_once: bool,
    ) -> bool {
        let Some((group, table)) = self.group_of(packet.from) else {
            return false;
        };
        group
            .lift
            .iter()
            .zip(&table.lift)
            .enumerate()
            .any(|(bit, (line, lift))| {
                packet.lines >> bit & 1 == 1
                    && (!options.at_once || laid_at_once || line.at_once)
                    && self.lets_go(state, packet, to, (line, lift), 0)
            })
    }
}

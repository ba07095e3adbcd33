//! What may be laid, by tables.

use super::clause::Asking;
use super::lift::Packet;
use super::phrase::Laid;
use super::tables::{GroupTable, LayTable};
use crate::cards::CardSet;
use crate::machine::{Context, Counter, Machine, Pile, Slot, State};
use crate::rules::{Group, LayLine};

impl Machine {
    /// Which cards a lay line admits to a pile now, as far as that turns on the pile alone.
    pub(super) fn opens_lay(
        &self,
        state: &State,
        to: Pile,
        line: &LayLine,
        table: &LayTable,
        depth: u8,
    ) -> CardSet {
        let top = state.top(&self.places, to);
        if !table.piles.has(to)
            || !line.is_asked(top.is_none())
            || line
                .budget
                .is_some_and(|budget| !self.is_left(state, budget))
        {
            return CardSet::EMPTY;
        }
        let hidden = top.is_some_and(|top| !top.is_up());
        if hidden && !line.at_bottom && !table.on_face_down {
            return CardSet::EMPTY;
        }
        if !table.pile_guards.is_empty() {
            let asking = Asking {
                context: Context {
                    it: Some(to),
                    to: Some(to),
                    ..Context::default()
                },
                depth,
                ..Asking::default()
            };
            let holds = table.pile_guards.iter().all(|&at| {
                line.clauses
                    .get(at)
                    .is_some_and(|clause| self.clause_holds(state, clause, &asking))
            });
            if !holds {
                return CardSet::EMPTY;
            }
        }
        let number = self.places.number(to);
        let base = state.counter(Counter::BASE);
        match &line.compared_with {
            None => table.rows.get(number, base, top.map(Slot::card)),
            reference => {
                let mut mask = CardSet::EMPTY;
                self.any_other(state, reference.as_ref(), to, |other| {
                    mask |= table.rows.get(number, base, other);
                    false
                });
                mask
            }
        }
    }

    /// Whether a lay line admits a packet whose card is one of those that it admits to the pile:
    /// what turns on the packet. The source is none where cards come from nowhere in particular.
    pub(super) fn admits(
        &self,
        state: &State,
        to: Pile,
        from: Option<Pile>,
        (judged, cards): (Slot, &[Slot]),
        (line, table, foundation): (&LayLine, &LayTable, bool),
        depth: u8,
    ) -> bool {
        let count = cards.len();
        let at = usize::from(self.places.number(to)).saturating_sub(1);
        let from_there = match from {
            Some(from) => table.from.get(at).is_some_and(|piles| piles.has(from)),
            None => true,
        };
        if !from_there || from == Some(to) && !line.at_bottom {
            return false;
        }
        let whole_run = foundation && count > 1;
        if whole_run && !table.takes_runs {
            return false;
        }
        if !self.is_allowed(state, (line.limit, count), to, (from.unwrap_or(to), to)) {
            return false;
        }
        if !table.rows.exact || whole_run {
            let holds = self.any_other(state, line.compared_with.as_ref(), to, |other| {
                self.phrase_holds(
                    state,
                    &line.phrase,
                    &Laid {
                        card: judged.card(),
                        other,
                        packet: cards,
                        it: Some(to),
                        from,
                        whole_run,
                    },
                )
            });
            if !holds {
                return false;
            }
        }
        table.card_guards.is_empty() || {
            let asking = Asking {
                context: Context {
                    it: Some(to),
                    card: Some(judged),
                    from,
                    to: Some(to),
                },
                corner: line.phrase.rounds_corner(),
                depth,
                ..Asking::default()
            };
            table.card_guards.iter().all(|&at| {
                line.clauses
                    .get(at)
                    .is_some_and(|clause| self.clause_holds(state, clause, &asking))
            })
        }
    }

    /// The lay lines of a group with their tables.
    pub(super) fn lay_lines<'a>(
        group: &'a Group,
        table: &'a GroupTable,
    ) -> impl Iterator<Item = (&'a LayLine, &'a LayTable)> {
        group.lay.iter().zip(&table.lay)
    }

    /// Whether a pile would admit this single card now, its cap asked too.
    #[must_use]
    pub fn takes(&self, state: &State, to: Pile, slot: Slot, from: Option<Pile>) -> bool {
        self.takes_at_depth(state, to, slot, from, 0)
    }

    pub(super) fn takes_at_depth(
        &self,
        state: &State,
        to: Pile,
        slot: Slot,
        from: Option<Pile>,
        depth: u8,
    ) -> bool {
        if self.is_full(state, to, from, 1) || self.covered(state, to) && !state.is_empty(to) {
            return false;
        }
        let Some((group, table)) = self.group_of(to) else {
            return false;
        };
        Self::lay_lines(group, table).any(|(line, lay)| {
            self.opens_lay(state, to, line, lay, depth).has(slot.card())
                && self.admits(
                    state,
                    to,
                    from,
                    (slot, std::slice::from_ref(&slot)),
                    (line, lay, table.foundation),
                    depth,
                )
        })
    }

    /// Whether a pile has no room for so many cards more.
    pub(super) fn is_full(
        &self,
        state: &State,
        to: Pile,
        from: Option<Pile>,
        count: usize,
    ) -> bool {
        from != Some(to) && state.count(to) + count > self.places.cap(to)
    }

    /// Whether a space would take any card that comes from that pile, without a budget.
    pub(super) fn takes_any(&self, state: &State, space: Pile, from: Pile) -> bool {
        let Some((group, table)) = self.group_of(space) else {
            return false;
        };
        let at = usize::from(self.places.number(space)).saturating_sub(1);
        let is_from = |lay: &LayTable| lay.from.get(at).is_some_and(|piles| piles.has(from));
        let known = |lay: &LayTable| lay.any_on_empty && lay.piles.has(space) && is_from(lay);
        table.lay.iter().any(known)
            || Self::lay_lines(group, table).any(|(line, lay)| {
                line.budget.is_none()
                    && lay.rows.exact
                    && lay.card_guards.is_empty()
                    && is_from(lay)
                    && (!self.opens_lay(state, space, line, lay, 0) & self.tables.in_play)
                        .is_empty()
            })
    }

    /// Whether carrying the packet there would change nothing: the cards lie there already, or the
    /// whole pile would only go to an empty pile that nothing tells apart from its own.
    pub(super) fn changes_nothing(&self, state: &State, packet: &Packet, to: Pile) -> bool {
        if packet.at != 0 {
            return false;
        }
        if packet.from == to {
            return true;
        }
        usize::from(packet.count) == state.count(packet.from)
            && state.is_empty(to)
            && self.places.class(state.mode, packet.from) == self.places.class(state.mode, to)
            && !self.would_fill(state, packet.from)
    }

    /// Whether an emptied pile would be filled, so that emptying it changes something.
    fn would_fill(&self, state: &State, pile: Pile) -> bool {
        self.group_of(pile)
            .and_then(|(group, _)| group.fill.as_ref())
            .is_some_and(|fill| {
                fill.from.iter().any(|piles| {
                    self.pile_set(piles, Some(pile))
                        .iter()
                        .any(|source| !state.is_empty(source))
                })
            })
    }
}

//! What may be lifted, by tables.

use super::clause::Asking;
use super::phrase::Laid;
use super::tables::{GroupTable, LiftTable};
use crate::machine::{Context, Counter, Machine, Pile, Slot, State};
use crate::rules::{ClauseTest, Group, LiftLine, LiftUnit, Limit};

/// Cards that go together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Packet {
    /// Where they lie.
    pub(super) from: Pile,
    /// The place of the lowest.
    pub(super) at: u8,
    /// How many.
    pub(super) count: u8,
    /// The card that is judged: the lowest, or of a squared pile the top.
    pub(super) judged: Slot,
    /// The lift lines that let it go, one bit each.
    pub(super) lines: u64,
}

impl Machine {
    /// Group, its rules and its tables, of a pile.
    pub(super) fn group_of(&self, pile: Pile) -> Option<(&Group, &GroupTable)> {
        let id = self.places.group(pile);
        Some((self.rules.group(id)?, self.tables.group(id)?))
    }

    /// Whether cards of its drawing still lie on the card of a pile.
    #[must_use]
    #[inline]
    pub fn covered(&self, state: &State, pile: Pile) -> bool {
        self.tables
            .covering
            .get(usize::from(pile.0))
            .is_some_and(|covering| !covering.and(state.occupied).is_empty())
    }

    /// Whether a card lies on the one below it as the `build` lines of its pile say. The other
    /// pile, the moment and the budget of such a line are not asked: the cards lie there already.
    pub(super) fn follows(
        &self,
        state: &State,
        pile: Pile,
        under: Slot,
        over: Slot,
        added: Option<&LiftLine>,
    ) -> bool {
        let Some((group, table)) = self.group_of(pile) else {
            return false;
        };
        let number = self.places.number(pile);
        let base = state.counter(Counter::BASE);
        let (card, other) = (over.card(), Some(under.card()));
        let laid = Laid {
            card,
            other,
            packet: std::slice::from_ref(&over),
            it: Some(pile),
            from: Some(pile),
            whole_run: false,
        };
        let builds = group.lay.iter().zip(&table.follows).any(|(line, rows)| {
            line.builds()
                && rows.get(number, base, other).has(card)
                && line.clauses.iter().all(|clause| match &clause.test {
                    ClauseTest::In(select) => self.places.selects(select, pile) != clause.negated,
                    _ => true,
                })
                && (rows.exact
                    || self.phrase_holds(state, &line.phrase, &laid)
                        && self.lies_on(state, line, under))
        });
        builds && added.is_none_or(|line| self.added_holds(state, line, &laid))
    }

    /// The `on` clauses of a line, asked of cards that lie in a pile.
    pub(super) fn lies_on(&self, state: &State, line: &crate::rules::LayLine, under: Slot) -> bool {
        let base = Some(state.counter(Counter::BASE));
        line.clauses.iter().all(|clause| match &clause.test {
            ClauseTest::On(specs) => {
                self.tables
                    .facts
                    .is_one_of(specs, under.card(), base)
                    .is_some_and(|answer| answer.holds)
                    != clause.negated
            }
            _ => true,
        })
    }

    pub(super) fn added_holds(&self, state: &State, line: &LiftLine, laid: &Laid<'_>) -> bool {
        match &line.unit {
            LiftUnit::Sequence(Some(phrase)) => self.phrase_holds(state, phrase, laid),
            _ => true,
        }
    }

    /// Whether one card lies on the other as a lift line that lifts sequences asks.
    fn in_sequence(
        &self,
        state: &State,
        pile: Pile,
        (under, over): (Slot, Slot),
        line: &LiftLine,
        table: &LiftTable,
    ) -> bool {
        if let Some(sequence) = &table.sequence {
            return sequence
                .get(usize::from(under.card().0))
                .is_some_and(|fits| fits.has(over.card()));
        }
        match &table.added {
            None => self.follows(state, pile, under, over, None),
            Some(rows) => {
                let base = state.counter(Counter::BASE);
                rows.get(self.places.number(pile), base, Some(under.card()))
                    .has(over.card())
                    && self.follows(state, pile, under, over, (!rows.exact).then_some(line))
            }
        }
    }

    /// Whether a lift line may serve for cards of a pile, whatever they are: its piles, its budget
    /// and those of its clauses that turn on nothing else.
    pub(super) fn opens_lift(
        &self,
        state: &State,
        from: Pile,
        line: &LiftLine,
        table: &LiftTable,
        depth: u8,
    ) -> bool {
        table.piles.has(from)
            && line.budget.is_none_or(|budget| self.is_left(state, budget))
            && (table.pile_guards.is_empty() || {
                let asking = Asking {
                    context: Context {
                        it: Some(from),
                        from: Some(from),
                        ..Context::default()
                    },
                    depth,
                    ..Asking::default()
                };
                table.pile_guards.iter().all(|&at| {
                    line.clauses
                        .get(at)
                        .is_some_and(|clause| self.clause_holds(state, clause, &asking))
                })
            })
    }

    /// Calls for each packet that a lift line's unit lets go: its place, how many cards, and
    /// whether it is judged by its top card.
    pub(super) fn packets_of_line(
        &self,
        state: &State,
        from: Pile,
        line: &LiftLine,
        table: &LiftTable,
        mut each: impl FnMut(usize, usize, bool),
    ) {
        let cards = state.pile(&self.places, from);
        let length = cards.len();
        let Some(top) = cards.last().filter(|slot| slot.is_up()) else {
            // Below a face-down top card, single face-up cards may still be taken.
            if matches!(line.unit, LiftUnit::AnyCard | LiftUnit::AnyPacket) {
                for (at, _) in cards.iter().enumerate().filter(|(_, slot)| slot.is_up()) {
                    let single = line.unit == LiftUnit::AnyCard;
                    each(at, if single { 1 } else { length - at }, false);
                }
            }
            return;
        };
        match &line.unit {
            LiftUnit::None => {}
            LiftUnit::Top => each(length - 1, 1, false),
            LiftUnit::Sequence(_) => {
                each(length - 1, 1, false);
                let mut over = *top;
                for (at, &under) in cards.iter().enumerate().rev().skip(1) {
                    if !under.is_up() || !self.in_sequence(state, from, (under, over), line, table)
                    {
                        break;
                    }
                    each(at, length - at, false);
                    over = under;
                }
            }
            LiftUnit::AllFaceUp => {
                let up = cards.iter().rev().take_while(|slot| slot.is_up()).count();
                each(length - up, up, false);
            }
            LiftUnit::WholePile => {
                if cards.iter().all(|slot| slot.is_up()) {
                    each(0, length, false);
                }
            }
            LiftUnit::SquaredPile => each(0, length, length > 1),
            LiftUnit::AnyPacket => {
                for (at, _) in cards.iter().enumerate().filter(|(_, slot)| slot.is_up()) {
                    each(at, length - at, false);
                }
            }
            LiftUnit::AnyCard => {
                for (at, _) in cards.iter().enumerate().filter(|(_, slot)| slot.is_up()) {
                    each(at, 1, false);
                }
            }
        }
    }

    /// Whether one lift line lets a packet go to that pile: what turns on the card and the target.
    pub(super) fn lets_go(
        &self,
        state: &State,
        packet: &Packet,
        to: Pile,
        (line, table): (&LiftLine, &LiftTable),
        depth: u8,
    ) -> bool {
        let at = usize::from(self.places.number(packet.from)).saturating_sub(1);
        table.to.get(at).is_some_and(|piles| piles.has(to))
            && (packet.count == 1
                || line.limit == Limit::None
                || self.is_allowed(
                    state,
                    (line.limit, usize::from(packet.count)),
                    packet.from,
                    (packet.from, to),
                ))
            && (table.card_guards.is_empty() || {
                let asking = Asking {
                    context: Context {
                        it: Some(packet.from),
                        card: Some(packet.judged),
                        from: Some(packet.from),
                        to: Some(to),
                    },
                    depth,
                    ..Asking::default()
                };
                table.card_guards.iter().all(|&at| {
                    line.clauses
                        .get(at)
                        .is_some_and(|clause| self.clause_holds(state, clause, &asking))
                })
            })
    }

    /// Whether a limit lets so many cards go at once. Spaces are those of the group of `owner`.
    pub(super) fn is_allowed(
        &self,
        state: &State,
        (limit, count): (Limit, usize),
        owner: Pile,
        (from, to): (Pile, Pile),
    ) -> bool {
        if limit == Limit::None || count <= 1 {
            return true;
        }
        if limit == Limit::OneCard {
            return false;
        }
        let mut taken = state.occupied;
        taken.insert(to);
        let mut most = self.tables.cells.without(taken).len() + 1;
        if limit == Limit::CellsAndSpaces {
            let group = self.places.group_set(self.places.group(owner));
            for pile in group.without(taken).iter() {
                if count <= most {
                    break;
                }
                if self.takes_any(state, pile, from) {
                    most *= 2;
                }
            }
        }
        count <= most
    }
}

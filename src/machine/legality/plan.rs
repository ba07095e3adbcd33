//! Lay and lift lines told out pile by pile: what a listing of moves needs of them, and no more.
//!
//! Most lines turn on two cards alone, so of a pile there is left a set of cards for each card that
//! may lie on top, the piles that they may come from, and a limit. What turns on more than that is
//! marked, and asked of the line's own table. A plan is only made for a pack of 64 kinds at most,
//! as nearly every pack is: a set of cards is one word.

mod laying;

pub(super) use laying::{Admission, Admitted, Target};

use super::guards::Guard;
use super::row_list::{MOST_KINDS, Row, RowList, kinds};
use super::rows::Rows;
use super::tables::{GroupTable, LiftTable};
use crate::cards::{Card, CardSet};
use crate::machine::{Pile, PileSet, Places};
use crate::rules::{Clause, ClauseTest, Group, LiftLine, LiftUnit, Limit, Rules, Shape};

/// How a game's cards are carried.
#[derive(Debug, Clone)]
pub(in crate::machine) struct Plan {
    /// In the order of the piles.
    pub(super) sources: Vec<Source>,
    pub(super) targets: Vec<Target>,
    /// Where a pile stands among the sources, and among the targets.
    by_pile: Vec<[u8; 2]>,
    /// Each different one once.
    pub(super) rows: RowList,
    /// What is asked of the table as a whole.
    pub(super) guards: Vec<Guard>,
    /// Piles that are sources.
    from: PileSet,
    /// Some line asks whether the game is blocked.
    pub(super) asks_blocked: bool,
    /// Top cards tell all ([`Plan::turns_on_tops`]).
    pub(super) by_tops: bool,
}

/// What may leave a pile by one line.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own"
)]
#[derive(Debug, Clone)]
pub(super) struct Source {
    pub(super) pile: Pile,
    /// Another line lets cards leave the pile too.
    pub(super) again: bool,
    pub(super) unit: Unit,
    /// Only the pile's cards tell what may be lifted.
    pub(super) plain: bool,
    /// Its number in the group.
    pub(super) line: usize,
    pub(super) limit: Limit,
    /// The piles of its group, where cells and spaces tell how many cards go at once.
    pub(super) spaces: PileSet,
    /// Each of them takes any card from the pile when it is empty.
    pub(super) any_to_spaces: bool,
    /// What must hold of the table.
    pub(super) guard: Option<u8>,
    /// Whether it serves now must be asked of the line.
    pub(super) asked: bool,
    /// Whether a packet goes must be asked of each.
    pub(super) each: bool,
}

/// What may be taken at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unit {
    /// The top card.
    Top,
    /// A sequence: which cards may lie on each.
    Sequence(Row),
    /// The same by the base: so many rows after that one.
    SequenceByBase(Row),
    /// Any face-up card with all that lies on it.
    Packet,
    /// Something else, as the line says.
    AsLine,
}

impl Plan {
    /// Tells the lines out; none where cards leave a pile by several lines that differ in more than
    /// what they take at once, or the pack has too many kinds.
    pub(super) fn of(rules: &Rules, places: &Places, tables: &[GroupTable]) -> Option<Self> {
        if rules.pack.kinds() > MOST_KINDS {
            return None;
        }
        let mut plan = Self {
            sources: Vec::new(),
            targets: Vec::new(),
            by_pile: vec![[u8::MAX; 2]; places.piles()],
            rows: RowList::default(),
            guards: Vec::new(),
            from: PileSet::EMPTY,
            asks_blocked: tables.iter().any(|table| {
                table.lay.iter().any(|lay| lay.asks_blocked)
                    || table.lift.iter().any(|lift| lift.asks_blocked)
            }),
            by_tops: false,
        };
        let mut goes_to = Vec::new();
        for pile in places.all() {
            let (sources, to) = plan.sources_of(rules, places, tables, pile)?;
            goes_to.push(to);
            if sources.is_empty() {
                continue;
            }
            plan.from.insert(pile);
            if let Some([stored, _]) = plan.by_pile.get_mut(usize::from(pile.0)) {
                *stored = u8::try_from(plan.sources.len()).ok()?;
            }
            plan.sources.extend(sources);
        }
        let mut before = PileSet::EMPTY;
        for pile in places.all() {
            let sources: PileSet = places
                .all()
                .zip(&goes_to)
                .filter(|(_, to)| to.has(pile))
                .map(|(from, _)| from)
                .collect();
            let target = plan.target_of(rules, places, tables, (pile, sources, before))?;
            if !target.empty.is_empty() || !target.filled.is_empty() {
                before.insert(pile);
                if let Some([_, stored]) = plan.by_pile.get_mut(usize::from(pile.0)) {
                    *stored = u8::try_from(plan.targets.len()).ok()?;
                }
                plan.targets.push(target);
            }
        }
        plan.by_tops = plan.turns_on_tops(rules);
        Some(plan)
    }

    #[inline]
    pub(super) fn source_at(&self, pile: Pile) -> Option<&Source> {
        let [at, _] = self.by_pile.get(usize::from(pile.0))?;
        self.sources.get(usize::from(*at))
    }

    pub(super) fn target(&self, pile: Pile) -> Option<&Target> {
        let [_, at] = self.by_pile.get(usize::from(pile.0))?;
        self.targets.get(usize::from(*at))
    }

    /// Keeps a guard; gives its number.
    fn guard(&mut self, guard: Guard) -> Option<u8> {
        let known = self.guards.iter().position(|known| *known == guard);
        let number = known.unwrap_or(self.guards.len());
        if number >= super::guards::MOST {
            return None;
        }
        if known.is_none() {
            self.guards.push(guard);
        }
        u8::try_from(number).ok()
    }

    /// What may leave the pile, line by line, and where to; none where several lines differ in more
    /// than what they take at once.
    fn sources_of(
        &mut self,
        rules: &Rules,
        places: &Places,
        tables: &[GroupTable],
        pile: Pile,
    ) -> Option<(Vec<Source>, PileSet)> {
        let id = places.group(pile);
        let (group, table) = (rules.group(id)?, tables.get(usize::from(id.0))?);
        let at = usize::from(places.number(pile)).checked_sub(1)?;
        let lines = group.lift.iter().zip(&table.lift).enumerate();
        let lines: Vec<_> = lines
            .filter(|(_, (line, lift))| line.unit != LiftUnit::None && lift.piles.has(pile))
            .collect();
        let to = |lift: &LiftTable| lift.to.get(at).copied();
        let Some((_, (_, first))) = lines.first() else {
            return Some((Vec::new(), PileSet::EMPTY));
        };
        let alike = lines.iter().all(|(_, (line, lift))| {
            line.limit == Limit::None
                && lift.card_guards.is_empty()
                && to(lift) == to(first)
                && !matches!(line.unit, LiftUnit::SquaredPile | LiftUnit::AnyCard)
        });
        if lines.len() > 1 && !alike {
            return None;
        }
        let mut sources = Vec::new();
        for &(number, line) in &lines {
            let again = !sources.is_empty();
            let source = self.source(places, (group, table), (number, line), pile)?;
            sources.push(Source {
                plain: source.plain && !again,
                again,
                ..source
            });
        }
        Some((sources, to(first)?))
    }

    /// What a line lets leave the pile.
    fn source(
        &mut self,
        places: &Places,
        (group, table): (&Group, &GroupTable),
        (number, (line, lift)): (usize, (&LiftLine, &LiftTable)),
        pile: Pile,
    ) -> Option<Source> {
        let id = places.group(pile);
        let guards = Guard::of(places, &line.clauses, &lift.pile_guards);
        let guard = guards.and_then(|guard| self.guard(guard));
        let asked = line.budget.is_some() || guard.is_none() && !lift.pile_guards.is_empty();
        let drawn = matches!(group.shape, Shape::Drawing { .. });
        Some(Source {
            pile,
            again: false,
            line: number,
            plain: !asked && !drawn && guard.is_none(),
            unit: match (&line.unit, &lift.sequence) {
                (LiftUnit::Top, _) => Unit::Top,
                (LiftUnit::AnyPacket, _) => Unit::Packet,
                (LiftUnit::Sequence(_), Some(follows)) => {
                    let follows = |card| follows.get(usize::from(card)).copied();
                    let row = |card| kinds(follows(card).unwrap_or_default());
                    Unit::Sequence(self.rows.keep(row, 0)?)
                }
                (LiftUnit::Sequence(_), None) => self
                    .sequence_by_base(group, table, lift)
                    .map_or(Unit::AsLine, Unit::SequenceByBase),
                _ => Unit::AsLine,
            },
            limit: line.limit,
            spaces: if line.limit == Limit::CellsAndSpaces {
                places.group_set(id)
            } else {
                PileSet::EMPTY
            },
            any_to_spaces: table.take_any(places, id, pile),
            asked,
            guard,
            each: !lift.card_guards.is_empty(),
        })
    }

    /// Which cards may lie on each in a sequence, for each base; none where that turns on more.
    fn sequence_by_base(
        &mut self,
        group: &Group,
        table: &GroupTable,
        lift: &LiftTable,
    ) -> Option<Row> {
        let lines = group.lay.iter().zip(&table.follows);
        let builds: Vec<&Rows> = lines
            .filter(|(line, _)| line.builds())
            .map(|(line, rows)| {
                let in_some = |clause: &Clause| matches!(clause.test, ClauseTest::In(_));
                (!line.clauses.iter().any(in_some)).then_some(rows)
            })
            .collect::<Option<_>>()?;
        let mut rows = builds.iter().copied().chain(&lift.added);
        if !rows.all(Rows::is_same_everywhere) {
            return None;
        }
        let ranks = builds.iter().map(|rows| rows.bases()).max()?;
        if ranks > MOST_KINDS {
            return None;
        }
        let follows = |base: i32, under: u8| {
            let mut set = CardSet::EMPTY;
            for rows in &builds {
                if usize::from(under) < rows.kinds() {
                    set |= rows.get(0, base, Some(Card(under)));
                }
            }
            if let Some(added) = &lift.added {
                set &= added.get(0, base, Some(Card(under)));
            }
            kinds(set)
        };
        self.rows.keep_by_base(ranks, follows)
    }
}

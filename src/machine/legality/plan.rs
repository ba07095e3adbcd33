//! Lay and lift lines told out pile by pile: what a listing of moves needs of them, and no more.
//!
//! Most lines turn on two cards alone, so of a pile there is left a set of cards for each card that
//! may lie on top, the piles that they may come from, and a limit. What turns on more than that is
//! marked, and asked of the line's own table. A plan is only made for a pack of 64 kinds at most,
//! as nearly every pack is: a set of cards is one word.

use super::guards::Guard;
use super::row_list::{Kinds, MOST_KINDS, Row, RowList, kinds};
use super::rows::{Rows, cards};
use super::tables::{GroupTable, LayTable, LiftTable};
use crate::cards::{Card, CardSet};
use crate::machine::{Pile, PileSet, Places, Slot};
use crate::rules::{
    BudgetId, Clause, ClauseTest, Group, LayLine, Leaf, LiftLine, LiftUnit, Limit, Phrase,
    Reference, Rules, Shape,
};

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

/// What a pile admits.
#[derive(Debug, Clone)]
pub(super) struct Target {
    pub(super) pile: Pile,
    pub(super) cap: u8,
    /// Nothing but its top card tells what it admits, by one line at a time and from anywhere: this
    /// row then says what.
    pub(super) plain: Option<Row>,
    /// Cards may go under it, also its own.
    pub(super) at_bottom: bool,
    /// For each way to tell piles apart the targets before it from which nothing tells it apart.
    before: Vec<PileSet>,
    /// When it is empty, and when it is not.
    pub(super) empty: Vec<Admission>,
    pub(super) filled: Vec<Admission>,
}

impl Admission {
    /// Whether only the pile's top card tells what the line admits.
    fn is_plain(&self) -> bool {
        self.alone
            && self.from_anywhere
            && self.guard.is_none()
            && self.budget.is_none()
            && !self.each
            && !self.at_bottom
            && matches!(self.cards, Admitted::These(_) | Admitted::ByTop(_))
    }
}

impl Target {
    /// The lines by which cards are laid on it.
    pub(super) fn lines(&self, is_empty: bool) -> &[Admission] {
        if is_empty { &self.empty } else { &self.filled }
    }

    /// The line by which cards are laid on it, where it is plain.
    pub(super) fn line(&self, is_empty: bool) -> Option<&Admission> {
        self.lines(is_empty).first()
    }

    /// The targets before it from which nothing tells it apart.
    #[inline]
    pub(super) fn before(&self, mode: u8) -> PileSet {
        self.before
            .get(usize::from(mode))
            .copied()
            .unwrap_or_default()
    }
}

/// A line by which cards are laid on a pile.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own"
)]
#[derive(Debug, Clone)]
pub(super) struct Admission {
    /// Its number in the group.
    pub(super) line: usize,
    pub(super) cards: Admitted,
    /// What must hold of the table.
    pub(super) guard: Option<u8>,
    /// What must be left.
    pub(super) budget: Option<BudgetId>,
    /// Where they may come from, as both ends say.
    pub(super) from: PileSet,
    /// That is anywhere but the pile itself.
    pub(super) from_anywhere: bool,
    pub(super) limit: Limit,
    /// Single cards only.
    pub(super) single: bool,
    /// Whether a packet is admitted must be asked of each.
    pub(super) each: bool,
    /// They go under the pile.
    pub(super) at_bottom: bool,
    /// No other line lays cards on the pile then.
    pub(super) alone: bool,
}

/// Which cards a line admits.
#[derive(Debug, Clone, Copy)]
pub(super) enum Admitted {
    /// Always these.
    These(Kinds),
    /// By the card that lies on top.
    ByTop(Row),
    /// By the top card of another pile.
    Beside(Pile, Row),
    /// By the base: a row by its counter.
    ByBase(Row),
    /// By the card that lies on top and the base: so many rows after that one.
    ByTopAndBase(Row),
    /// The line must be asked.
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

    /// What the pile admits of cards that these piles let go to it.
    fn target_of(
        &mut self,
        rules: &Rules,
        places: &Places,
        tables: &[GroupTable],
        (pile, sources, before): (Pile, PileSet, PileSet),
    ) -> Option<Target> {
        let id = places.group(pile);
        let (group, table) = (rules.group(id)?, tables.get(usize::from(id.0))?);
        let [empty, filled] = [true, false].map(|empty| {
            let mut list = Vec::new();
            for (at, (line, lay)) in group.lay.iter().zip(&table.lay).enumerate() {
                if line.is_asked(empty) && lay.piles.has(pile) {
                    let pile = (pile, sources, empty);
                    list.extend(self.admission(
                        rules,
                        places,
                        (group, table),
                        at,
                        (line, lay),
                        pile,
                    ));
                }
            }
            if let [only] = list.as_mut_slice() {
                only.alone = true;
            }
            list
        });
        let alike = |mode: usize| {
            let class = |pile| u8::try_from(mode).ok().map(|mode| places.class(mode, pile));
            before
                .iter()
                .filter(|&other| class(other) == class(pile))
                .collect()
        };
        let drawn = matches!(group.shape, Shape::Drawing { .. });
        let mut admissions = empty.iter().chain(&filled);
        let plain = if !drawn && admissions.all(Admission::is_plain) {
            let space = match empty.as_slice() {
                [admission] => match admission.cards {
                    Admitted::These(cards) => cards,
                    _ => 0,
                },
                _ => 0,
            };
            let by_top = filled.first().and_then(|admission| match admission.cards {
                Admitted::ByTop(row) => Some(row),
                _ => None,
            });
            let of = |rows: &RowList, number: u8| {
                by_top.map_or(0, |row| rows.get(row, Slot::up(Card(number))))
            };
            let row: Vec<Kinds> = (0..=127).map(|number| of(&self.rows, number)).collect();
            let at = |number: u8| row.get(usize::from(number)).copied().unwrap_or(0);
            Some(self.rows.keep(at, space)?)
        } else {
            None
        };
        Some(Target {
            pile,
            // A pile holds at most 255 cards.
            cap: places.cap(pile).to_le_bytes()[0],
            plain,
            at_bottom: empty
                .iter()
                .chain(&filled)
                .any(|admission| admission.at_bottom),
            before: (0..places.modes()).map(alike).collect(),
            empty,
            filled,
        })
    }

    /// What a line admits to a pile; none where it never does.
    fn admission(
        &mut self,
        rules: &Rules,
        places: &Places,
        (group, table): (&Group, &GroupTable),
        at: usize,
        (line, lay): (&LayLine, &LayTable),
        (pile, sources, empty): (Pile, PileSet, bool),
    ) -> Option<Admission> {
        let number = places.number(pile);
        let mut from = lay
            .from
            .get(usize::from(number).checked_sub(1)?)?
            .and(sources);
        let mut others = self.from;
        if !line.at_bottom {
            from.remove(pile);
            others.remove(pile);
        }
        // What is asked of the card below is told by rows of its own.
        let asks_on = |&at: &usize| {
            let clause = line.clauses.get(at);
            clause.is_some_and(|clause| matches!(clause.test, ClauseTest::On(_)))
        };
        let (on, rest): (Vec<usize>, Vec<usize>) =
            lay.pile_guards.iter().partition(|at| asks_on(at));
        let rows = if on.is_empty() {
            Some(&lay.rows)
        } else {
            table
                .follows
                .get(at)
                .filter(|_| line.compared_with.is_none())
        };
        let guard = Guard::of(places, &line.clauses, &rest).and_then(|guard| self.guard(guard));
        let plain = !line.at_bottom && !lay.on_face_down && (guard.is_some() || rest.is_empty());
        let cards = rows
            .filter(|_| plain)
            .and_then(|rows| self.admitted(places, line, rows, (pile, empty)));
        let cards = match cards {
            Some(Admitted::These(cards)) => {
                Admitted::These(cards & runs_begin(rules, group, &line.phrase))
            }
            Some(cards) => cards,
            None => Admitted::AsLine,
        };
        let never = match cards {
            Admitted::These(cards) => cards == 0,
            Admitted::ByTop(row) | Admitted::Beside(_, row) | Admitted::ByBase(row) => {
                self.rows.is_bare(row)
            }
            Admitted::ByTopAndBase(_) | Admitted::AsLine => false,
        };
        if never {
            return None;
        }
        let as_line = matches!(cards, Admitted::AsLine);
        Some(Admission {
            line: at,
            cards,
            guard: guard.filter(|_| !as_line),
            budget: line.budget.filter(|_| !as_line),
            from,
            from_anywhere: !line.at_bottom && from == others,
            limit: line.limit,
            single: table.foundation && !lay.takes_runs || line.limit == Limit::OneCard,
            each: !lay.rows.exact
                || rows.is_some_and(|rows| !rows.exact)
                || !lay.card_guards.is_empty()
                || table.foundation && lay.takes_runs,
            at_bottom: line.at_bottom,
            alone: false,
        })
    }

    /// Which cards a line admits by these rows; none where it must be asked.
    fn admitted(
        &mut self,
        places: &Places,
        line: &LayLine,
        rows: &Rows,
        (pile, empty): (Pile, bool),
    ) -> Option<Admitted> {
        let number = places.number(pile);
        let on = |base: i32, card: u8| {
            let known = usize::from(card) < rows.kinds();
            if known {
                kinds(rows.get(number, base, Some(Card(card))))
            } else {
                0
            }
        };
        if let Some(reference) = &line.compared_with {
            if rows.turns_on_base() || matches!(reference, Reference::Any(_) | Reference::Head(_)) {
                return None;
            }
            // A line that is compared with what is not there admits nothing.
            let Some(beside) = places.refer(reference, pile) else {
                return Some(Admitted::These(0));
            };
            return Some(Admitted::Beside(
                beside,
                self.rows.keep(|card| on(0, card), 0)?,
            ));
        }
        if !rows.turns_on_base() {
            return Some(if empty {
                Admitted::These(kinds(rows.get(number, 0, None)))
            } else {
                Admitted::ByTop(self.rows.keep(|card| on(0, card), 0)?)
            });
        }
        let bases = rows.bases();
        if bases > MOST_KINDS {
            return None;
        }
        if empty {
            let of_base = |base: u8| {
                if usize::from(base) < bases {
                    kinds(rows.get(number, base.into(), None))
                } else {
                    0
                }
            };
            return Some(Admitted::ByBase(self.rows.keep(of_base, 0)?));
        }
        Some(Admitted::ByTopAndBase(self.rows.keep_by_base(bases, on)?))
    }
}

/// The cards with which a packet may begin that a phrase speaks of as a whole: those of the run's
/// first rank. Where piles may go squared, packets are judged by their top cards.
fn runs_begin(rules: &Rules, group: &Group, phrase: &Phrase) -> Kinds {
    let squared = rules.groups.iter().flat_map(|group| &group.lift);
    let squared = squared
        .clone()
        .any(|line| line.unit == LiftUnit::SquaredPile);
    match phrase {
        Phrase::Leaf(Leaf::Run { from, .. }, _)
            if !squared && group.role == crate::rules::Role::Foundation =>
        {
            kinds(
                cards(rules.pack.kinds())
                    .filter(|&card| rules.pack.rank(card) == Some(*from))
                    .collect(),
            )
        }
        _ => Kinds::MAX,
    }
}

//! Lay and lift lines told out pile by pile: what a listing of moves needs of them, and no more.
//!
//! Most lines turn on two cards alone, so of a pile there is left a set of cards for each card that
//! may lie on top, the piles that they may come from, and a limit. What turns on more than that is
//! marked, and asked of the line's own table. A plan is only made for a pack of 64 kinds at most,
//! as nearly every pack is: a set of cards is one word.

use super::guards::Guard;
use super::rows::{Rows, cards};
use super::tables::{GroupTable, LayTable, LiftTable};
use crate::cards::{Card, CardSet};
use crate::machine::{Pile, PileSet, Places, Slot};
use crate::rules::{
    BudgetId, ClauseTest, Group, LayLine, Leaf, LiftLine, LiftUnit, Limit, Phrase, Reference, Rules,
    Shape,
};

/// Kinds of card, one bit a kind.
pub(super) type Kinds = u64;

/// The most kinds that a plan knows.
pub(super) const MOST_KINDS: usize = 64;

/// The kinds of a set that a plan knows.
pub(super) fn kinds(set: CardSet) -> Kinds {
    // A plan is made only where no kind is beyond the lower half.
    let [lower, _] = halves(set.bits());
    lower
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "each half is what is left of the bits there"
)]
const fn halves(bits: u128) -> [u64; 2] {
    [bits as u64, (bits >> 64) as u64]
}

/// For each kind of card a set of kinds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Row([Kinds; MOST_KINDS]);

impl Row {
    /// The set of a card.
    #[inline]
    pub(super) fn get(&self, card: Card) -> Kinds {
        self.at(card.0)
    }

    /// The set of a card as it lies; nothing of one that lies face down.
    #[inline]
    pub(super) fn get_seen(&self, slot: Slot) -> Kinds {
        if slot.is_up() { self.get(slot.card()) } else { 0 }
    }

    /// Whether a card may lie on another as that one lies.
    #[inline]
    pub(super) fn joins(&self, under: Slot, over: Card) -> bool {
        self.get_seen(under) >> (over.0 & 63) & 1 == 1
    }

    /// The set of that number.
    #[inline]
    pub(super) fn at(&self, number: u8) -> Kinds {
        let number = usize::from(number) % MOST_KINDS;
        self.0.get(number).copied().unwrap_or(0)
    }
}

static NOTHING: Row = Row([0; MOST_KINDS]);

/// How a game's cards are carried.
#[derive(Debug, Clone)]
pub(in crate::machine) struct Plan {
    /// By pile, in the order of the piles.
    pub(super) sources: Vec<Source>,
    pub(super) targets: Vec<Target>,
    /// Each different one once.
    rows: Vec<Row>,
    /// What is asked of the table as a whole.
    pub(super) guards: Vec<Guard>,
    /// Piles that are sources.
    from: PileSet,
    /// Some line asks whether the game is blocked.
    pub(super) asks_blocked: bool,
}

/// What may leave a pile: the one line by which cards do.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own"
)]
#[derive(Debug, Clone)]
pub(super) struct Source {
    pub(super) unit: Unit,
    /// Only the pile's cards tell what may be lifted.
    pub(super) plain: bool,
    /// Its number in the group.
    pub(super) line: usize,
    pub(super) limit: Limit,
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
    Nothing,
    /// The top card.
    Top,
    /// A sequence: which cards may lie on each, by the number of the row.
    Sequence(u16),
    /// Any face-up card with all that lies on it.
    Packet,
    /// Something else, as the line says.
    AsLine,
}

/// What a pile admits.
#[derive(Debug, Clone)]
pub(super) struct Target {
    pub(super) cap: u8,
    /// Nothing but its top card tells what it admits, by one line at a time and from anywhere; what
    /// it then admits when it is empty, and the number of the row by its top card.
    pub(super) plain: bool,
    pub(super) space: Kinds,
    pub(super) row: u16,
    /// No line ever lays cards on it.
    pub(super) idle: bool,
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
    /// Sees whether it is plain.
    fn look(&mut self) {
        self.idle = self.empty.is_empty() && self.filled.is_empty();
        let mut admissions = self.empty.iter().chain(&self.filled);
        self.plain = admissions.all(Admission::is_plain);
        if let [admission] = self.empty.as_slice()
            && let Admitted::These(cards) = admission.cards
        {
            self.space = cards;
        }
        if let [admission] = self.filled.as_slice()
            && let Admitted::ByTop(row) = admission.cards
        {
            self.row = row;
        }
    }

    /// The line by which cards are laid on it, where it is plain.
    pub(super) fn line(&self, is_empty: bool) -> Option<&Admission> {
        if is_empty {
            self.empty.first()
        } else {
            self.filled.first()
        }
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
    /// By the card that lies on top: the number of the row.
    ByTop(u16),
    /// By the top card of another pile.
    Beside(Pile, u16),
    /// By the base: a row by its counter.
    ByBase(u16),
    /// By the card that lies on top and the base: rows from that number on.
    ByTopAndBase(u16),
    /// The line must be asked.
    AsLine,
}

impl Plan {
    /// Tells the lines out; none where cards leave a pile by several lines, or the pack has too many
    /// kinds.
    pub(super) fn of(rules: &Rules, places: &Places, tables: &[GroupTable]) -> Option<Self> {
        if rules.pack.kinds() > MOST_KINDS {
            return None;
        }
        let mut plan = Self {
            sources: Vec::new(),
            targets: Vec::new(),
            rows: vec![NOTHING.clone()],
            guards: Vec::new(),
            from: PileSet::EMPTY,
            asks_blocked: tables.iter().any(|table| {
                table.lay.iter().any(|lay| lay.asks_blocked)
                    || table.lift.iter().any(|lift| lift.asks_blocked)
            }),
        };
        let mut goes_to = Vec::new();
        for pile in places.all() {
            let (source, to) = plan.source_of(rules, places, tables, pile)?;
            if source.unit != Unit::Nothing {
                plan.from.insert(pile);
            }
            plan.sources.push(source);
            goes_to.push(to);
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
            if !target.idle {
                before.insert(pile);
            }
            plan.targets.push(target);
        }
        Some(plan)
    }

    #[inline]
    pub(super) fn source(&self, pile: Pile) -> Option<&Source> {
        self.sources.get(usize::from(pile.0))
    }

    /// The row of that number.
    #[inline]
    pub(super) fn row(&self, number: u16) -> &Row {
        self.rows.get(usize::from(number)).unwrap_or(&NOTHING)
    }

    /// Keeps a row; gives its number.
    fn keep(&mut self, set: impl Fn(u8) -> Kinds) -> Option<u16> {
        let mut row = NOTHING.clone();
        for (stored, number) in row.0.iter_mut().zip(0..) {
            *stored = set(number);
        }
        let known = self.rows.iter().position(|known| *known == row);
        let number = known.unwrap_or(self.rows.len());
        if known.is_none() {
            self.rows.push(row);
        }
        u16::try_from(number).ok()
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

    /// What may leave the pile, and where to; none where that is by several lines.
    fn source_of(
        &mut self,
        rules: &Rules,
        places: &Places,
        tables: &[GroupTable],
        pile: Pile,
    ) -> Option<(Source, PileSet)> {
        let id = places.group(pile);
        let (group, table) = (rules.group(id)?, tables.get(usize::from(id.0))?);
        let serves =
            |line: &LiftLine, lift: &LiftTable| line.unit != LiftUnit::None && lift.piles.has(pile);
        let mut lines = group
            .lift
            .iter()
            .zip(&table.lift)
            .enumerate()
            .filter(|(_, (line, lift))| serves(line, lift));
        let Some((number, (line, lift))) = lines.next() else {
            let nothing = Source {
                unit: Unit::Nothing,
                plain: true,
                line: 0,
                limit: Limit::None,
                guard: None,
                asked: false,
                each: false,
            };
            return Some((nothing, PileSet::EMPTY));
        };
        if lines.next().is_some() {
            return None;
        }
        let at = usize::from(places.number(pile)).checked_sub(1)?;
        let guards = Guard::of(places, &line.clauses, &lift.pile_guards);
        let guard = guards.and_then(|guard| self.guard(guard));
        let asked = line.budget.is_some() || guard.is_none() && !lift.pile_guards.is_empty();
        let drawn = matches!(group.shape, Shape::Drawing { .. });
        let source = Source {
            line: number,
            plain: !asked && !drawn && guard.is_none(),
            unit: match (&line.unit, &lift.sequence) {
                (LiftUnit::Top, _) => Unit::Top,
                (LiftUnit::AnyPacket, _) => Unit::Packet,
                (LiftUnit::Sequence(_), Some(follows)) => {
                    let follows = |card| follows.get(usize::from(card)).copied();
                    Unit::Sequence(self.keep(|card| kinds(follows(card).unwrap_or_default()))?)
                }
                _ => Unit::AsLine,
            },
            limit: line.limit,
            asked,
            guard,
            each: !lift.card_guards.is_empty(),
        };
        Some((source, lift.to.get(at).copied()?))
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
                    list.extend(self.admission(rules, places, (group, table), at, (line, lay), pile));
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
        let mut target = Target {
            // A pile holds at most 255 cards.
            cap: places.cap(pile).to_le_bytes()[0],
            plain: false,
            space: 0,
            row: 0,
            idle: false,
            before: (0..places.modes()).map(alike).collect(),
            empty,
            filled,
        };
        target.look();
        target.plain &= !matches!(group.shape, Shape::Drawing { .. });
        Some(target)
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
            table.follows.get(at).filter(|_| line.compared_with.is_none())
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
            return Some(Admitted::Beside(beside, self.keep(|card| on(0, card))?));
        }
        if !rows.turns_on_base() {
            return Some(if empty {
                Admitted::These(kinds(rows.get(number, 0, None)))
            } else {
                Admitted::ByTop(self.keep(|card| on(0, card))?)
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
            return Some(Admitted::ByBase(self.keep(of_base)?));
        }
        // One after another, equal ones too, so that the base counts from the first.
        let first = u16::try_from(self.rows.len()).ok()?;
        for base in 0..i32::try_from(bases).ok()? {
            let mut row = NOTHING.clone();
            for (stored, card) in row.0.iter_mut().zip(0..) {
                *stored = on(base, card);
            }
            self.rows.push(row);
        }
        let rows_of_base = self.rows.get(usize::from(first)..)?;
        let known = (0..usize::from(first)).find(|&at| {
            at + bases <= usize::from(first) && self.rows.get(at..at + bases) == Some(rows_of_base)
        });
        let Some(known) = known else {
            return Some(Admitted::ByTopAndBase(first));
        };
        self.rows.truncate(first.into());
        Some(Admitted::ByTopAndBase(u16::try_from(known).ok()?))
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

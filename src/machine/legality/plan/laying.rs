//! What piles admit of the cards that others let go.

use super::super::guards::Guard;
use super::super::row_list::{Kinds, MOST_KINDS, Row, RowList, kinds};
use super::super::rows::{Rows, cards};
use super::super::tables::{GroupTable, LayTable};
use super::Plan;
use crate::cards::Card;
use crate::machine::{Pile, PileSet, Places, Slot};
use crate::rules::{
    BudgetId, ClauseTest, Group, LayLine, Leaf, LiftUnit, Limit, Phrase, Reference, Role, Rules,
    Shape,
};

/// What a pile admits.
#[derive(Debug, Clone)]
pub(in crate::machine::legality) struct Target {
    pub(in crate::machine::legality) pile: Pile,
    pub(in crate::machine::legality) cap: u8,
    /// Nothing but its top card tells what it admits, by one line at a time and from anywhere: this
    /// row then says what.
    pub(in crate::machine::legality) plain: Option<Row>,
    /// Cards may go under it, also its own.
    pub(in crate::machine::legality) at_bottom: bool,
    /// For each way to tell piles apart the targets before it from which nothing tells it apart.
    before: Vec<PileSet>,
    /// When it is empty, and when it is not.
    pub(in crate::machine::legality) empty: Vec<Admission>,
    pub(in crate::machine::legality) filled: Vec<Admission>,
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
    pub(in crate::machine::legality) fn lines(&self, is_empty: bool) -> &[Admission] {
        if is_empty { &self.empty } else { &self.filled }
    }

    /// The line by which cards are laid on it, where it is plain.
    pub(in crate::machine::legality) fn line(&self, is_empty: bool) -> Option<&Admission> {
        self.lines(is_empty).first()
    }

    /// The targets before it from which nothing tells it apart.
    #[inline]
    pub(in crate::machine::legality) fn before(&self, mode: u8) -> PileSet {
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
pub(in crate::machine::legality) struct Admission {
    /// Its number in the group.
    pub(in crate::machine::legality) line: usize,
    pub(in crate::machine::legality) cards: Admitted,
    /// What must hold of the table.
    pub(in crate::machine::legality) guard: Option<u8>,
    /// What must be left.
    pub(in crate::machine::legality) budget: Option<BudgetId>,
    /// Where they may come from, as both ends say.
    pub(in crate::machine::legality) from: PileSet,
    /// That is anywhere but the pile itself.
    pub(in crate::machine::legality) from_anywhere: bool,
    pub(in crate::machine::legality) limit: Limit,
    /// Single cards only.
    pub(in crate::machine::legality) single: bool,
    /// Whether a packet is admitted must be asked of each.
    pub(in crate::machine::legality) each: bool,
    /// They go under the pile.
    pub(in crate::machine::legality) at_bottom: bool,
    /// No other line lays cards on the pile then.
    pub(in crate::machine::legality) alone: bool,
}

/// Which cards a line admits.
#[derive(Debug, Clone, Copy)]
pub(in crate::machine::legality) enum Admitted {
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
    /// What the pile admits of cards that these piles let go to it.
    pub(super) fn target_of(
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
        Phrase::Leaf(Leaf::Run { from, .. }, _) if !squared && group.role == Role::Foundation => {
            kinds(
                cards(rules.pack.kinds())
                    .filter(|&card| rules.pack.rank(card) == Some(*from))
                    .collect(),
            )
        }
        _ => Kinds::MAX,
    }
}

//! Clauses, asked of a state.

use super::phrase::negated;
use super::verdict::{Finding, RuleId};
use crate::cards::Card;
use crate::machine::{Context, Machine, Pile, PileSet, Places, Slot, State};
use crate::rules::{Clause, ClauseTest, GroupId, PileTerm, Piles, Reference, Select, Shape, Word};

/// What a clause is asked about.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Asking<'a> {
    /// The piles and the card.
    pub(super) context: Context,
    /// Steps of the line go round the corner.
    pub(super) corner: bool,
    /// The piles whose cards are taken or swapped.
    pub(super) taken: &'a [Pile],
    /// How deep conditions have asked for other rules.
    pub(super) depth: u8,
}

impl Machine {
    /// Whether all the clauses of a turn, a redeal, an action or a fill hold.
    #[must_use]
    pub fn clauses_hold(&self, state: &State, clauses: &[Clause], context: Context) -> bool {
        let asking = Asking {
            context,
            ..Asking::default()
        };
        clauses
            .iter()
            .all(|clause| self.clause_holds(state, clause, &asking))
    }

    /// Whether a clause holds.
    pub(super) fn clause_holds(&self, state: &State, clause: &Clause, asking: &Asking<'_>) -> bool {
        self.test_holds(state, &clause.test, asking) != clause.negated
    }

    /// The same as a finding.
    pub(super) fn find_clause(
        &self,
        state: &State,
        clause: &Clause,
        asking: &Asking<'_>,
        rule: RuleId,
    ) -> Finding {
        let word = match clause.test {
            ClauseTest::On(_) | ClauseTest::OnFaceDown => Word::On,
            ClauseTest::From(_) => Word::From,
            ClauseTest::To(_) => Word::To,
            ClauseTest::In(_) => Word::In,
            ClauseTest::NewSuitIn(_) => Word::Suit,
            ClauseTest::When(_) => Word::When,
            ClauseTest::OneWay | ClauseTest::AllOneWay => Word::OneWay,
            ClauseTest::Neighbours { .. } => Word::Neighbours,
            ClauseTest::BothSettled | ClauseTest::EitherSettled => Word::Settled,
        };
        let holds = self.test_holds(state, &clause.test, asking);
        let finding = Finding::leaf(word, holds, clause.origin, rule);
        if clause.negated {
            negated(finding)
        } else {
            finding
        }
    }

    fn test_holds(&self, state: &State, test: &ClauseTest, asking: &Asking<'_>) -> bool {
        let Context { it, card, from, to } = asking.context;
        match test {
            ClauseTest::On(specs) => {
                let base = Some(state.counter(crate::machine::Counter::BASE));
                to.and_then(|to| state.top(&self.places, to))
                    .filter(|slot| slot.is_up())
                    .and_then(|slot| self.tables.facts.is_one_of(specs, slot.card(), base))
                    .is_some_and(|answer| answer.holds)
            }
            ClauseTest::OnFaceDown => to
                .and_then(|to| state.top(&self.places, to))
                .is_some_and(|slot| !slot.is_up()),
            ClauseTest::From(piles) => from.is_some_and(|from| self.pile_set(piles, it).has(from)),
            ClauseTest::To(piles) => to.is_some_and(|to| self.pile_set(piles, it).has(to)),
            ClauseTest::In(select) => it.is_some_and(|it| self.places.selects(select, it)),
            ClauseTest::NewSuitIn(group) => card.is_some_and(|slot| {
                let suit = self.tables.facts.suit(slot.card());
                suit.is_some() && !self.suit_begun(state, *group, suit)
            }),
            ClauseTest::When(condition) => {
                self.condition_holds(state, condition, asking.context, asking.depth)
            }
            ClauseTest::OneWay => match (to, card) {
                (Some(to), Some(card)) => {
                    let first = self.first_step(state, to, asking.corner);
                    self.goes_way(state, to, card, asking.corner, first)
                }
                _ => false,
            },
            ClauseTest::AllOneWay => match (to, card) {
                (Some(to), Some(card)) => {
                    let first = self
                        .places
                        .of_group(self.places.group(to))
                        .find_map(|pile| self.first_step(state, pile, asking.corner));
                    self.goes_way(state, to, card, asking.corner, first)
                }
                _ => false,
            },
            ClauseTest::Neighbours { corners } => match (asking.taken, from, to) {
                ([], Some(from), Some(to)) => touch(&self.places, from, to, *corners),
                ([], _, _) => false,
                (taken, _, _) => self.all_touch(taken, *corners),
            },
            ClauseTest::BothSettled | ClauseTest::EitherSettled => {
                let &[a, b] = asking.taken else { return false };
                let both = matches!(test, ClauseTest::BothSettled);
                let swapped = Some((a, b));
                let (a, b) = (
                    self.settled_after(state, a, swapped),
                    self.settled_after(state, b, swapped),
                );
                if both { a && b } else { a || b }
            }
        }
    }

    fn suit_begun(&self, state: &State, group: GroupId, suit: Option<u8>) -> bool {
        self.places.of_group(group).any(|pile| {
            state
                .pile(&self.places, pile)
                .first()
                .is_some_and(|slot| self.tables.facts.suit(slot.card()) == suit)
        })
    }

    /// Whether the first step of a pile went up.
    fn first_step(&self, state: &State, pile: Pile, corner: bool) -> Option<bool> {
        match state.pile(&self.places, pile) {
            [first, second, ..] => self
                .tables
                .facts
                .goes_up(second.card(), first.card(), corner),
            _ => None,
        }
    }

    fn goes_way(
        &self,
        state: &State,
        to: Pile,
        card: Slot,
        corner: bool,
        first: Option<bool>,
    ) -> bool {
        let Some(first) = first else { return true };
        state
            .top(&self.places, to)
            .map(Slot::card)
            .is_none_or(|on: Card| {
                self.tables.facts.goes_up(card.card(), on, corner) == Some(first)
            })
    }

    /// Whether all these places hang together by touching.
    fn all_touch(&self, piles: &[Pile], corners: bool) -> bool {
        let Some((&first, rest)) = piles.split_first() else {
            return false;
        };
        let mut reached = PileSet::EMPTY;
        reached.insert(first);
        for _ in rest {
            for &pile in rest {
                if reached
                    .iter()
                    .any(|other| touch(&self.places, pile, other, corners))
                {
                    reached.insert(pile);
                }
            }
        }
        piles.iter().all(|&pile| reached.has(pile))
    }

    /// The piles that a rule names, as a set.
    pub(super) fn pile_set(&self, piles: &Piles, it: Option<Pile>) -> PileSet {
        let mut set = PileSet::EMPTY;
        for term in piles {
            match term {
                PileTerm::Group(group, Select::All) => set = set.or(self.places.group_set(*group)),
                PileTerm::Group(group, select) => {
                    for pile in self.places.of_group(*group) {
                        if self.places.selects(select, pile) {
                            set.insert(pile);
                        }
                    }
                }
                PileTerm::Reference(Reference::Any(group)) => {
                    for pile in self.places.of_group(*group) {
                        if Some(pile) != it {
                            set.insert(pile);
                        }
                    }
                }
                PileTerm::Reference(Reference::Pile(group, number)) => {
                    if let Some(pile) = self.places.numbered(*group, *number) {
                        set.insert(pile);
                    }
                }
                PileTerm::Reference(reference) => {
                    if let Some(pile) = it.and_then(|it| self.places.refer(reference, it)) {
                        set.insert(pile);
                    }
                }
            }
        }
        set
    }
}

/// Whether two piles' places touch by a side, or also by a corner.
pub(super) fn touch(places: &Places, a: Pile, b: Pile, corners: bool) -> bool {
    if a == b || places.group(a) != places.group(b) {
        return false;
    }
    let number = |pile| usize::from(places.number(pile));
    match places.shape(a) {
        Some(Shape::Grid { .. }) => {
            let (Some((row, column)), Some((other_row, other_column))) =
                (places.row_column(a), places.row_column(b))
            else {
                return false;
            };
            let (rows, columns) = (row.abs_diff(other_row), column.abs_diff(other_column));
            rows + columns == 1 || corners && rows == 1 && columns == 1
        }
        // In a drawing places stand two columns apart.
        Some(Shape::Drawing { spots }) => {
            let spot = |pile| number(pile).checked_sub(1).and_then(|at| spots.get(at));
            let (Some(one), Some(other)) = (spot(a), spot(b)) else {
                return false;
            };
            let rows = one.row.abs_diff(other.row);
            let columns = one.column.abs_diff(other.column);
            match rows {
                0 => columns <= 2,
                1 => columns < 2 || corners && columns == 2,
                _ => false,
            }
        }
        _ => number(a).abs_diff(number(b)) == 1,
    }
}

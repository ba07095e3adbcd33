//! What must hold of the table as a whole for a line to serve, asked once a listing.

use super::clause::Asking;
use crate::machine::{Machine, PileSet, Places, State};
use crate::rules::{
    Clause, ClauseTest, Condition, PileState, PileTerm, Piles, Quantity, Reference,
};
use std::cell::Cell;

/// How many guards a listing may keep the answers of.
pub(super) const MOST: usize = 64;

/// Clauses of a line that turn on no pile, source, target or card of its own.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Guard(Vec<Test>);

#[derive(Debug, Clone, PartialEq)]
enum Test {
    /// So many of these piles are empty, or are not.
    Empty {
        piles: PileSet,
        quantity: Quantity,
        negated: bool,
    },
    Clause(Clause),
}

impl Guard {
    /// The clauses of a line with these numbers; none where there is no clause, or one turns on more
    /// than the table.
    pub(super) fn of(places: &Places, clauses: &[Clause], which: &[usize]) -> Option<Self> {
        let mut tests = Vec::new();
        for &at in which {
            let clause = clauses.get(at)?;
            let ClauseTest::When(condition) = &clause.test else {
                return None;
            };
            if !is_of_table(condition) {
                return None;
            }
            tests.push(match condition {
                Condition::Piles {
                    quantity,
                    piles,
                    states,
                } if *states == [PileState::Empty]
                    && piles.iter().all(|term| matches!(term, PileTerm::Group(..))) =>
                {
                    Test::Empty {
                        piles: places.set(piles, None),
                        quantity: *quantity,
                        negated: clause.negated,
                    }
                }
                _ => Test::Clause(clause.clone()),
            });
        }
        (!tests.is_empty()).then_some(Self(tests))
    }
}

/// Whether a condition is the same whatever pile and card it is asked for.
fn is_of_table(condition: &Condition) -> bool {
    match condition {
        Condition::And(parts) | Condition::Or(parts) => parts.iter().all(is_of_table),
        Condition::Not(part) => is_of_table(part),
        Condition::Piles { piles, .. } | Condition::Cards { piles, .. } => are_named(piles),
        Condition::HasPiles(..)
        | Condition::Count(..)
        | Condition::PassIsLast
        | Condition::NoRedealLeft
        | Condition::Blocked => true,
        Condition::NoneTakes(_) | Condition::Script(_) => false,
    }
}

/// Whether piles are named by their groups and numbers alone.
fn are_named(piles: &Piles) -> bool {
    piles.iter().all(|term| match term {
        PileTerm::Group(..) => true,
        PileTerm::Reference(reference) => matches!(reference, Reference::Pile(..)),
    })
}

/// Whether so many of these piles are empty.
pub(super) fn are_empty(state: &State, piles: PileSet, quantity: Quantity) -> bool {
    let (empty, full) = (piles.without(state.occupied), piles.and(state.occupied));
    match quantity {
        Quantity::Every | Quantity::Together => full.is_empty(),
        Quantity::No => empty.is_empty(),
        Quantity::Any => !empty.is_empty(),
        Quantity::AtLeast(wanted) => empty.len() >= usize::from(wanted),
        Quantity::AllBut(others) => full.len() == usize::from(others),
    }
}

/// The answers that a listing has had so far, one bit a guard.
#[derive(Debug, Default)]
pub(super) struct Answers {
    known: Cell<u64>,
    holding: Cell<u64>,
}

impl Machine {
    /// Whether the guard of that number holds.
    #[inline]
    pub(super) fn guard_holds(
        &self,
        state: &State,
        guards: &[Guard],
        number: u8,
        answers: &Answers,
    ) -> bool {
        let bit = 1_u64 << (number & 63);
        if answers.known.get() & bit == 0 {
            let guard = guards.get(usize::from(number));
            answers.known.set(answers.known.get() | bit);
            if guard.is_some_and(|guard| self.is_guard_met(state, guard)) {
                answers.holding.set(answers.holding.get() | bit);
            }
        }
        answers.holding.get() & bit != 0
    }

    fn is_guard_met(&self, state: &State, guard: &Guard) -> bool {
        guard.0.iter().all(|test| match test {
            Test::Empty {
                piles,
                quantity,
                negated,
            } => are_empty(state, *piles, *quantity) != *negated,
            Test::Clause(clause) => self.clause_holds(state, clause, &Asking::default()),
        })
    }
}

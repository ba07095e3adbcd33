//! Conditions, asked of a state.

use super::guards::are_empty;
use super::settled::Asked;
use crate::machine::{Context, Counter, Machine, Pile, PileSet, State};
use crate::rules::{BudgetId, CardState, Condition, Counted, PileState, PileTerm, Piles, Quantity};

/// How deep a condition may ask for the rules of other piles (`no G takes the card`) that ask for
/// the rules of others in turn; deeper questions count as not holding.
const DEEPEST: u8 = 3;

impl Machine {
    /// Whether a condition holds.
    #[must_use]
    pub fn holds(&self, state: &State, condition: &Condition, context: Context) -> bool {
        self.condition_holds(state, condition, context, 0)
    }

    pub(super) fn condition_holds(
        &self,
        state: &State,
        condition: &Condition,
        context: Context,
        depth: u8,
    ) -> bool {
        match condition {
            Condition::And(parts) => parts
                .iter()
                .all(|part| self.condition_holds(state, part, context, depth)),
            Condition::Or(parts) => parts
                .iter()
                .any(|part| self.condition_holds(state, part, context, depth)),
            Condition::Not(part) => !self.condition_holds(state, part, context, depth),
            Condition::Piles {
                quantity,
                piles,
                states,
            } => self.piles_hold(state, *quantity, piles, states, context.it),
            Condition::Cards {
                quantity,
                piles,
                states,
            } => self.cards_hold(state, *quantity, piles, states, context.it),
            Condition::HasPiles(group, amount) => {
                let piles = self
                    .places
                    .of_group(*group)
                    .filter(|&pile| !state.is_empty(pile))
                    .count();
                amount.holds(number(piles))
            }
            Condition::Count(counted, amount) => amount.holds(self.counted(state, *counted)),
            Condition::PassIsLast | Condition::NoRedealLeft => self
                .rules
                .redeal
                .as_ref()
                .is_none_or(|redeal| !self.is_left(state, redeal.budget)),
            Condition::Blocked => self.is_blocked(state),
            Condition::NoneTakes(piles) => {
                depth < DEEPEST
                    && context.card.is_some_and(|card| {
                        self.pile_set(piles, context.it).iter().all(|pile| {
                            !self.takes_at_depth(state, pile, card, context.from, depth + 1)
                        })
                    })
            }
            Condition::Script(script) => self.script_condition(state, *script, context),
        }
    }

    /// Whether a budget may be spent once more.
    pub(super) fn is_left(&self, state: &State, budget: BudgetId) -> bool {
        self.rules
            .budgets
            .get(usize::from(budget.0))
            .is_some_and(|rule| {
                rule.times.is_none() || state.counter(self.places.budget(budget)) > 0
            })
    }

    fn counted(&self, state: &State, counted: Counted) -> i32 {
        match counted {
            Counted::Pass => state.counter(Counter::PASS),
            Counted::Redeals => state.counter(Counter::REDEALS),
            Counted::Score => self.score(state).unwrap_or(0),
            Counted::Tally(tally) => state.counter(self.places.tally(tally, 0)),
            Counted::Budget(budget) => {
                let limited = self
                    .rules
                    .budgets
                    .get(usize::from(budget.0))
                    .is_some_and(|rule| rule.times.is_some());
                if limited {
                    state.counter(self.places.budget(budget))
                } else {
                    i32::MAX
                }
            }
        }
    }

    fn piles_hold(
        &self,
        state: &State,
        quantity: Quantity,
        piles: &Piles,
        states: &[PileState],
        it: Option<Pile>,
    ) -> bool {
        let set = self.pile_set(piles, it);
        // A pile that is not there is in no state.
        if set.is_empty()
            && piles
                .iter()
                .any(|term| matches!(term, PileTerm::Reference(_)))
        {
            return false;
        }
        // Whether piles are empty is one set beside another.
        if states == [PileState::Empty] {
            return are_empty(state, set, quantity);
        }
        if quantity == Quantity::Together {
            return states
                .iter()
                .any(|wanted| self.together(state, set, wanted));
        }
        let is = |pile| {
            states
                .iter()
                .any(|wanted| self.pile_is(state, pile, wanted))
        };
        count_holds(quantity, set.iter().map(is))
    }

    fn together(&self, state: &State, set: PileSet, wanted: &PileState) -> bool {
        match wanted {
            PileState::Holds(amount) => {
                amount.holds(number(set.iter().map(|pile| state.count(pile)).sum()))
            }
            other => set.iter().all(|pile| self.pile_is(state, pile, other)),
        }
    }

    fn pile_is(&self, state: &State, pile: Pile, wanted: &PileState) -> bool {
        match wanted {
            PileState::Empty => state.is_empty(pile),
            PileState::Full => state.count(pile) >= self.places.cap(pile),
            PileState::Complete => self.is_complete(state, pile),
            PileState::Settled => self.is_settled(state, pile),
            PileState::Holds(amount) => amount.holds(number(state.count(pile))),
        }
    }

    /// Every rank once, in the order of the pile's `build` lines.
    fn is_complete(&self, state: &State, pile: Pile) -> bool {
        let cards = state.pile(&self.places, pile);
        let mut seen = 0_u128;
        for slot in cards {
            match self.tables.facts.position(slot.card()) {
                Some(position) => seen |= 1 << (position & 127),
                None => return false,
            }
        }
        let ranks = self.rules.pack.order.len();
        cards.len() == ranks
            && usize::try_from(seen.count_ones()) == Ok(ranks)
            && cards.windows(2).all(|pair| match pair {
                [under, over] => self.follows(state, pile, *under, *over, None),
                _ => false,
            })
    }

    fn cards_hold(
        &self,
        state: &State,
        quantity: Quantity,
        piles: &Piles,
        states: &[CardState],
        it: Option<Pile>,
    ) -> bool {
        let base = Some(state.counter(Counter::BASE));
        let set = self.pile_set(piles, it);
        let mut asked = Asked::default();
        let cards = set.iter().flat_map(|pile| {
            asked.again();
            let settled =
                states.contains(&CardState::Settled) && self.settled(state, pile, None, &mut asked);
            state.pile(&self.places, pile).iter().map(move |slot| {
                states.iter().any(|wanted| match wanted {
                    CardState::FaceUp => slot.is_up(),
                    CardState::FaceDown => !slot.is_up(),
                    CardState::Settled => settled,
                    CardState::Is(spec) => self
                        .tables
                        .facts
                        .is(*spec, slot.card(), base)
                        .is_some_and(|answer| answer.holds),
                })
            })
        });
        count_holds(quantity, cards)
    }

    /// Whether a pile's first card is one that its `start` or `lay` lines would admit there; where
    /// such a line is compared with another pile, that pile must be settled too.
    #[must_use]
    pub fn is_settled(&self, state: &State, pile: Pile) -> bool {
        self.settled_after(state, pile, None)
    }

    /// The same after two piles have changed their top cards (places of one card each).
    pub(super) fn settled_after(
        &self,
        state: &State,
        pile: Pile,
        swapped: Option<(Pile, Pile)>,
    ) -> bool {
        self.settled(state, pile, swapped, &mut Asked::default())
    }
}

/// A count of cards or piles as a counter has it.
pub(super) fn number(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

fn count_holds(quantity: Quantity, mut found: impl Iterator<Item = bool>) -> bool {
    match quantity {
        Quantity::Every | Quantity::Together => found.all(|holds| holds),
        Quantity::No => !found.any(|holds| holds),
        Quantity::Any => found.any(|holds| holds),
        Quantity::AtLeast(wanted) => found.filter(|&holds| holds).count() >= usize::from(wanted),
        Quantity::AllBut(others) => found.filter(|&holds| !holds).count() == usize::from(others),
    }
}

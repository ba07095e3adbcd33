//! Conditions on piles, counts and phases.

use super::load::did_you_mean;
use super::lower::{DEEPEST, Lower};
use crate::language::syntax as tree;
use crate::language::{Span, Spanned};
use crate::rules::{
    Amount, CardState, Condition, Counted, PileState, Piles, Quantity, Shape, errors,
};

/// The largest number that a count is compared with.
const LARGEST: i64 = 1_000_000;

impl Lower {
    /// A condition; none where something in it is wrong, which has been said.
    pub(super) fn condition(&mut self, condition: &Spanned<tree::Condition>) -> Option<Condition> {
        self.condition_at(&condition.node, condition.span, 0)
    }

    pub(super) fn condition_at(
        &mut self,
        condition: &tree::Condition,
        span: Span,
        depth: usize,
    ) -> Option<Condition> {
        if depth > DEEPEST {
            self.error(
                errors::TOO_MANY,
                span,
                format!("a condition may not stand more than {DEEPEST} deep"),
            );
            return None;
        }
        Some(match condition {
            tree::Condition::And(parts) => Condition::And(self.condition_parts(parts, depth)?),
            tree::Condition::Or(parts) => Condition::Or(self.condition_parts(parts, depth)?),
            tree::Condition::Not(part) => {
                not(self.condition_at(&part.node, part.span, depth + 1)?)
            }
            tree::Condition::Piles {
                quantity,
                piles,
                states,
                negated,
            } => self.of_piles(quantity, piles, states, *negated, span)?,
            tree::Condition::Cards {
                quantity,
                piles,
                states,
                negated,
            } => self.of_cards(quantity, piles, states, *negated, span)?,
            tree::Condition::HasPiles { group, amount } => {
                let id = self.group(group)?;
                if !self
                    .head(id)
                    .is_some_and(|head| matches!(head.shape, Shape::Line))
                {
                    self.error_hint(
                        errors::CONDITION_UNCLEAR,
                        span,
                        format!("`{}` always has the same piles", group.node),
                        "only of a line that `closes up` the piles can be counted; \
                         say `at least 2 … are empty` otherwise",
                    );
                    return None;
                }
                Condition::HasPiles(id, self.amount(amount)?)
            }
            tree::Condition::Count {
                counted,
                negated,
                amounts,
            } => {
                let counted = self.counted(&counted.node, counted.span);
                let amounts: Vec<Option<Amount>> =
                    amounts.iter().map(|amount| self.amount(amount)).collect();
                let amounts: Option<Vec<Amount>> = amounts.into_iter().collect();
                let (counted, amounts) = (counted?, amounts?);
                let mut counts: Vec<Condition> = amounts
                    .into_iter()
                    .map(|amount| Condition::Count(counted, amount))
                    .collect();
                let whole = if counts.len() == 1 {
                    counts.pop()?
                } else {
                    Condition::Or(counts)
                };
                if *negated { not(whole) } else { whole }
            }
            tree::Condition::PassIsLast => Condition::PassIsLast,
            tree::Condition::NoRedealLeft => Condition::NoRedealLeft,
            tree::Condition::Blocked => Condition::Blocked,
            tree::Condition::NoneTakes(piles) => Condition::NoneTakes(self.piles(piles)?),
            tree::Condition::Script(name) => Condition::Script(self.script(name)?),
        })
    }

    fn of_piles(
        &mut self,
        quantity: &tree::Quantity,
        piles: &tree::Piles,
        states: &[Spanned<tree::PileState>],
        negated: bool,
        span: Span,
    ) -> Option<Condition> {
        let quantity = self.quantity(quantity);
        let piles = self.piles(piles);
        let states: Vec<Option<PileState>> = states
            .iter()
            .map(|state| self.pile_state(&state.node))
            .collect();
        let states: Option<Vec<PileState>> = states.into_iter().collect();
        let (quantity, piles, states) = (quantity?, piles?, states?);
        let (outside, quantity) = if negated {
            self.turned_round(quantity, &piles, span)?
        } else {
            (false, quantity)
        };
        let inner = Condition::Piles {
            quantity,
            piles,
            states,
        };
        Some(if outside { not(inner) } else { inner })
    }

    fn of_cards(
        &mut self,
        quantity: &tree::Quantity,
        piles: &tree::Piles,
        states: &[Spanned<tree::CardState>],
        negated: bool,
        span: Span,
    ) -> Option<Condition> {
        let quantity = self.quantity(quantity);
        let piles = self.piles(piles);
        let states = self.card_states(states);
        let (quantity, piles, states) = (quantity?, piles?, states?);
        let (outside, quantity) = if negated {
            self.cards_turned_round(quantity, span)?
        } else {
            (false, quantity)
        };
        let inner = Condition::Cards {
            quantity,
            piles,
            states,
        };
        Some(if outside { not(inner) } else { inner })
    }

    fn condition_parts(
        &mut self,
        parts: &[Spanned<tree::Condition>],
        depth: usize,
    ) -> Option<Vec<Condition>> {
        let span = parts.first().map_or(Span::default(), |part| part.span);
        let lowered: Vec<Option<Condition>> = self
            .bounded(parts, span, "parts of a condition")
            .iter()
            .map(|part| self.condition_at(&part.node, part.span, depth + 1))
            .collect();
        lowered.into_iter().collect()
    }

    fn quantity(&mut self, quantity: &tree::Quantity) -> Option<Quantity> {
        Some(match quantity {
            tree::Quantity::Named => Quantity::Together,
            tree::Quantity::Every => Quantity::Every,
            tree::Quantity::No => Quantity::No,
            tree::Quantity::Any => Quantity::Any,
            tree::Quantity::AtLeast(number) => {
                Quantity::AtLeast(self.small(number, 1, 512, "how many")?)
            }
            tree::Quantity::AllBut(number) => {
                Quantity::AllBut(self.small(number, 1, 512, "how many")?)
            }
        })
    }

    /// `Q piles are not S` with the `not` elsewhere: whether it stands before the whole, and the
    /// quantity of piles that are S.
    fn turned_round(
        &mut self,
        quantity: Quantity,
        piles: &Piles,
        span: Span,
    ) -> Option<(bool, Quantity)> {
        match quantity {
            Quantity::Together => Some((true, Quantity::Together)),
            Quantity::Every => Some((false, Quantity::No)),
            Quantity::No => Some((false, Quantity::Every)),
            Quantity::Any => Some((true, Quantity::Every)),
            // At least n of t are not S: S are not more than t - n. All but n of t are not S:
            // exactly n are S, which are all but t - n.
            Quantity::AtLeast(number) | Quantity::AllBut(number) => {
                let total = self
                    .fixed_piles(piles)
                    .and_then(|piles| u16::try_from(piles.len()).ok());
                let rest = total.and_then(|total| total.checked_sub(number));
                let Some(rest) = rest else {
                    self.error(
                        errors::CONDITION_UNCLEAR,
                        span,
                        "there are not so many piles here",
                    );
                    return None;
                };
                Some(match quantity {
                    Quantity::AtLeast(_) => (true, Quantity::AtLeast(rest.saturating_add(1))),
                    _ => (false, Quantity::AllBut(rest)),
                })
            }
        }
    }

    /// The same of cards, whose number is not known beforehand.
    fn cards_turned_round(&mut self, quantity: Quantity, span: Span) -> Option<(bool, Quantity)> {
        match quantity {
            Quantity::Together | Quantity::Every => Some((false, Quantity::No)),
            Quantity::No => Some((false, Quantity::Every)),
            Quantity::Any => Some((true, Quantity::Every)),
            Quantity::AtLeast(_) | Quantity::AllBut(_) => {
                self.error_hint(
                    errors::CONDITION_UNCLEAR,
                    span,
                    "so many cards that are not so: this cannot be asked",
                    "say it the other way round, without `not`",
                );
                None
            }
        }
    }

    fn pile_state(&mut self, state: &tree::PileState) -> Option<PileState> {
        Some(match state {
            tree::PileState::Empty => PileState::Empty,
            tree::PileState::Full => PileState::Full,
            tree::PileState::Complete => PileState::Complete,
            tree::PileState::Settled => PileState::Settled,
            tree::PileState::Holds(amount) => PileState::Holds(self.amount(amount)?),
        })
    }

    fn card_states(&mut self, states: &[Spanned<tree::CardState>]) -> Option<Vec<CardState>> {
        let mut all = Vec::new();
        let mut whole = true;
        for state in states {
            match &state.node {
                tree::CardState::FaceUp => all.push(CardState::FaceUp),
                tree::CardState::FaceDown => all.push(CardState::FaceDown),
                tree::CardState::Settled => all.push(CardState::Settled),
                tree::CardState::Is(word) => {
                    let word = Spanned::new(word.clone(), state.span);
                    match self.card_words(std::slice::from_ref(&word)) {
                        Some(cards) => all.extend(cards.into_iter().map(CardState::Is)),
                        None => whole = false,
                    }
                }
            }
        }
        whole.then_some(all)
    }

    fn amount(&mut self, amount: &tree::Amount) -> Option<Amount> {
        let least = match amount.compare {
            tree::Compare::MultipleOf => 1,
            _ => -LARGEST,
        };
        let number = self.number(&amount.number, least, LARGEST, "a count")?;
        Some(Amount {
            compare: amount.compare,
            number: i32::try_from(number).ok()?,
        })
    }

    fn counted(&mut self, counted: &tree::Counted, span: Span) -> Option<Counted> {
        Some(match counted {
            tree::Counted::Pass => Counted::Pass,
            tree::Counted::Redeals => Counted::Redeals,
            tree::Counted::Score => Counted::Score,
            tree::Counted::Named(name) => {
                if let Some(budget) = self.budget_named(&name.node) {
                    return Some(Counted::Budget(budget));
                }
                if self.tallies.contains(&name.node) {
                    return self.tally(name).map(Counted::Tally);
                }
                let there: Vec<&str> = self
                    .tallies
                    .iter()
                    .map(String::as_str)
                    .chain(
                        self.budgets
                            .iter()
                            .filter(|it| it.named)
                            .map(|it| it.name.as_str()),
                    )
                    .chain(["pass", "redeals", "score"])
                    .collect();
                let hint = did_you_mean(&name.node, there);
                self.unknown("tally or budget", &name.node, span, hint);
                return None;
            }
        })
    }
}

fn not(condition: Condition) -> Condition {
    match condition {
        Condition::Not(inner) => *inner,
        other => Condition::Not(Box::new(other)),
    }
}

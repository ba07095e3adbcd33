//! Conditions.

use super::super::grammar::{Node, Rule, Walk};
use super::super::recover;
use super::Builder;
use super::phrase::joined;
use crate::language::syntax::{
    Amount, CardState, Compare, Condition, Counted, Number, PileState, Quantity,
};
use crate::language::{Spanned, errors};

impl Builder {
    /// The condition of a `when` below this node.
    pub(super) fn when_in(&mut self, parent: &Node<'_>) -> Option<Spanned<Condition>> {
        let when = parent.child(Rule::when)?;
        self.condition(&when.child(Rule::condition)?)
    }

    pub(super) fn condition(&mut self, node: &Node<'_>) -> Option<Spanned<Condition>> {
        let mut parts = Vec::new();
        for part in node.children(Rule::and_condition) {
            parts.push(self.and_condition(&part)?);
        }
        if parts.len() > 1
            && let Some(mixed) = node
                .children(Rule::and_condition)
                .find(|part| part.has(Rule::k_and))
        {
            self.mixed(node, &mixed);
        }
        Some(joined(parts, self.span(node), Condition::Or))
    }

    fn and_condition(&mut self, node: &Node<'_>) -> Option<Spanned<Condition>> {
        let mut parts = Vec::new();
        for part in node.children(Rule::not_condition) {
            let inner = match part.child(Rule::atom) {
                Some(atom) => {
                    let built = self.atom(&atom)?;
                    self.spanned(&atom, built)
                }
                None => self.condition(&part.child(Rule::condition)?)?,
            };
            parts.push(if part.has(Rule::k_not) {
                self.spanned(&part, Condition::Not(Box::new(inner)))
            } else {
                inner
            });
        }
        Some(joined(parts, self.span(node), Condition::And))
    }

    fn atom(&mut self, node: &Node<'_>) -> Option<Condition> {
        let inner = node.first()?;
        Some(match inner.as_rule() {
            Rule::k_blocked => Condition::Blocked,
            Rule::no_redeal_left => Condition::NoRedealLeft,
            Rule::pass_is_last => Condition::PassIsLast,
            Rule::script_ref => Condition::Script(self.name(&inner)?),
            Rule::none_takes => Condition::NoneTakes(self.piles_in(&inner)?),
            Rule::has_piles => Condition::HasPiles {
                group: self.name(&inner)?,
                amount: self.amount(&inner.child(Rule::amount)?)?,
            },
            Rule::cards_are => {
                let mut states = Vec::new();
                for state in inner.children(Rule::card_state) {
                    let built = self.card_state(&state)?;
                    states.push(self.spanned(&state, built));
                }
                Condition::Cards {
                    quantity: self.quantity_in(&inner)?,
                    piles: self.piles_in(&inner)?,
                    states,
                    negated: inner.has(Rule::k_not),
                }
            }
            Rule::piles_are => self.piles_are(&inner)?,
            Rule::count_is => self.count_is(&inner)?,
            _ => return None,
        })
    }

    fn piles_are(&mut self, node: &Node<'_>) -> Option<Condition> {
        let mut states = Vec::new();
        for part in node.all() {
            let state = match part.as_rule() {
                Rule::holds => PileState::Holds(self.amount(&part.child(Rule::amount)?)?),
                Rule::pile_state => {
                    let inner = part.first()?;
                    match inner.as_rule() {
                        Rule::k_empty => PileState::Empty,
                        Rule::k_full => PileState::Full,
                        Rule::k_complete => PileState::Complete,
                        Rule::k_settled => PileState::Settled,
                        Rule::holds => PileState::Holds(self.amount(&inner.child(Rule::amount)?)?),
                        _ => return None,
                    }
                }
                _ => continue,
            };
            states.push(self.spanned(&part, state));
        }
        Some(Condition::Piles {
            quantity: self.quantity_in(node)?,
            piles: self.piles_in(node)?,
            states,
            negated: node.has(Rule::k_not),
        })
    }

    fn count_is(&mut self, node: &Node<'_>) -> Option<Condition> {
        let counted = node.child(Rule::counted)?;
        let first = counted.first()?;
        let what = match first.as_rule() {
            Rule::k_pass => Counted::Pass,
            Rule::k_redeals => Counted::Redeals,
            Rule::k_score => Counted::Score,
            _ => Counted::Named(self.words(&first)),
        };
        let mut amounts = Vec::new();
        for part in node.all() {
            if matches!(part.as_rule(), Rule::amount | Rule::other_amount) {
                amounts.push(self.amount(&part)?);
            }
        }
        self.misspelt_states(&amounts);
        Some(Condition::Count {
            counted: self.spanned(&counted, what),
            negated: node.has(Rule::k_not),
            amounts,
        })
    }

    /// `stock is emtpy` reads as a count that is the parameter `emtpy`.
    fn misspelt_states(&mut self, amounts: &[Amount]) {
        for amount in amounts {
            if let Number::Parameter(word) = &amount.number.node
                && amount.compare == Compare::Is
                && let Some(near) = recover::near(
                    word,
                    ["empty", "full", "complete", "settled", "last"].into_iter(),
                )
            {
                self.diagnostics.push(errors::misspelt::diagnostic(
                    self.id,
                    amount.number.span,
                    word,
                    near,
                ));
            }
        }
    }

    fn card_state(&mut self, node: &Node<'_>) -> Option<CardState> {
        let inner = node.first()?;
        Some(match inner.as_rule() {
            Rule::k_face_up => CardState::FaceUp,
            Rule::k_face_down => CardState::FaceDown,
            Rule::k_settled => CardState::Settled,
            _ => CardState::Is(self.card_word(&inner)?.node),
        })
    }

    /// The words before the piles; a pile named alone has none.
    fn quantity_in(&mut self, parent: &Node<'_>) -> Option<Quantity> {
        let Some(node) = parent.child(Rule::quantity) else {
            return Some(Quantity::Named);
        };
        Some(match node.first()?.as_rule() {
            Rule::k_every => Quantity::Every,
            Rule::k_no => Quantity::No,
            Rule::k_any => Quantity::Any,
            Rule::k_at_least => Quantity::AtLeast(self.number_in(&node)?),
            Rule::k_all_but => Quantity::AllBut(self.number_in(&node)?),
            _ => return None,
        })
    }

    fn amount(&mut self, node: &Node<'_>) -> Option<Amount> {
        let compare = match node.child(Rule::compare) {
            Some(compare) => match compare.first()?.as_rule() {
                Rule::k_at_least => Compare::AtLeast,
                Rule::k_at_most => Compare::AtMost,
                Rule::k_over => Compare::Over,
                Rule::k_under => Compare::Under,
                Rule::k_a_multiple_of => Compare::MultipleOf,
                _ => return None,
            },
            None => Compare::Is,
        };
        let number = match node.child(Rule::integer) {
            Some(integer) => {
                let number = Number::Literal(self.integer(&integer));
                self.spanned(&integer, number)
            }
            None => self.number_in(node)?,
        };
        Some(Amount { compare, number })
    }
}

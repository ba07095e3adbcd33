//! Conditions on piles, counts and phases.

use super::piece::{Noun, Piece, fill};
use super::voice::{Term, Voice};
use crate::rules::{
    Amount, BudgetId, CardState, Compare, Condition, Counted, PileState, Piles, Quantity, TallyId,
};

impl Voice<'_> {
    /// `no foundation is empty`, without the `when` before it.
    pub fn condition(&self, condition: &Condition) -> String {
        match condition {
            Condition::And(all) => self.and(&self.conditions(all)),
            Condition::Or(any) => self.or(&self.conditions(any)),
            Condition::Not(inner) => self.negated(inner),
            Condition::Piles {
                quantity,
                piles,
                states,
            } => self.piles_are(*quantity, piles, states, false),
            Condition::Cards {
                quantity,
                piles,
                states,
            } => self.cards_are(*quantity, piles, states, false),
            Condition::HasPiles(group, amount) => {
                let amount = self.amount_with(*amount, &self.pile_noun(*group));
                fill(self.words.piles_left, &[("n", &amount)])
            }
            Condition::Count(counted, amount) => self.count_is(*counted, *amount),
            Condition::PassIsLast => {
                self.used(Term::Pass);
                self.words.pass_is_last.to_owned()
            }
            Condition::NoRedealLeft => self.words.no_redeal_left.to_owned(),
            Condition::Blocked => {
                self.used(Term::Blocked);
                self.words.blocked.to_owned()
            }
            Condition::NoneTakes(piles) => match self.any_noun(piles) {
                Some(noun) => fill(self.words.none_takes, &[("x", &noun.one())]),
                None => fill(self.words.does_not_take, &[("x", &self.piles(piles))]),
            },
            Condition::Script(script) => {
                let sentence = Piece::from(self.script(*script));
                fill(self.words.script_holds, &[("sentence", &sentence)])
            }
        }
    }

    fn conditions(&self, conditions: &[Condition]) -> Vec<String> {
        conditions
            .iter()
            .map(|condition| match condition {
                Condition::And(_) | Condition::Or(_) => format!("({})", self.condition(condition)),
                _ => self.condition(condition),
            })
            .collect()
    }

    fn negated(&self, inner: &Condition) -> String {
        match inner {
            Condition::Not(inner) => self.condition(inner),
            Condition::Piles {
                quantity: quantity @ (Quantity::Together | Quantity::Every),
                piles,
                states,
            } if *quantity == Quantity::Together || self.any_noun(piles).is_none() => {
                self.piles_are(*quantity, piles, states, true)
            }
            Condition::Piles {
                quantity: Quantity::No,
                piles,
                states,
            } => self.piles_are(Quantity::Any, piles, states, false),
            Condition::Piles {
                quantity: Quantity::Any,
                piles,
                states,
            } => self.piles_are(Quantity::No, piles, states, false),
            Condition::Cards {
                quantity: Quantity::No,
                piles,
                states,
            } => self.cards_are(Quantity::Any, piles, states, false),
            Condition::Cards {
                quantity: Quantity::Any,
                piles,
                states,
            } => self.cards_are(Quantity::No, piles, states, false),
            Condition::PassIsLast => {
                self.used(Term::Pass);
                self.words.pass_is_not_last.to_owned()
            }
            Condition::NoRedealLeft => self.words.redeal_is_left.to_owned(),
            other => {
                let text = Piece::from(self.condition(other));
                fill(self.words.it_is_not_so, &[("x", &text)])
            }
        }
    }

    /// The subject of a sentence about so many of the piles or cards.
    fn quantified(&self, quantity: Quantity, one: &Piece, many: &Piece) -> Piece {
        let words = self.words;
        match quantity {
            Quantity::Together => many.clone(),
            Quantity::Every => one.with(fill(words.every, &[("x", one)])),
            Quantity::No => one.with(fill(words.no, &[("x", one)])),
            Quantity::Any => one.with(fill(words.any, &[("x", one)])),
            Quantity::AtLeast(n) => {
                let piece = if n == 1 { one } else { many };
                let n = Piece::from(self.grammar.number(i64::from(n), piece.feminine));
                piece.with(fill(words.at_least_of, &[("n", &n), ("x", piece)]))
            }
            Quantity::AllBut(n) => {
                let n = Piece::from(self.grammar.number(i64::from(n), many.feminine));
                many.with(fill(words.all_but_of, &[("n", &n), ("x", many)]))
            }
        }
    }

    fn piles_are(
        &self,
        quantity: Quantity,
        piles: &Piles,
        states: &[PileState],
        negated: bool,
    ) -> String {
        let subject = match self.any_noun(piles) {
            Some(noun) if quantity != Quantity::Together => {
                self.quantified(quantity, &noun.one(), &noun.many())
            }
            // `no stock is empty` of one pile says that it is not.
            None if quantity == Quantity::No => {
                return self.piles_are(Quantity::Together, piles, states, !negated);
            }
            _ => self.piles_and(piles),
        };
        self.predicate(&subject, &self.pile_states(&subject, states), negated)
    }

    fn cards_are(
        &self,
        quantity: Quantity,
        piles: &Piles,
        states: &[CardState],
        negated: bool,
    ) -> String {
        let piles = self.piles(piles);
        let card = Self::noun(self.words.card);
        let within =
            |card: &Piece| card.with(fill(self.words.card_in, &[("x", card), ("piles", &piles)]));
        let (one, many) = (within(&card.one()), within(&card.many()));
        let subject = match quantity {
            Quantity::Together => self.the(&many),
            other => self.quantified(other, &one, &many),
        };
        let states: Vec<State> = states
            .iter()
            .map(|state| {
                let words = self.words;
                State::Is(match state {
                    CardState::FaceUp => fill(words.is_face_up, &[("x", &subject)]),
                    CardState::FaceDown => fill(words.is_face_down, &[("x", &subject)]),
                    CardState::Settled => {
                        self.used(Term::Settled);
                        fill(words.is_settled, &[("x", &subject)])
                    }
                    CardState::Is(spec) => self.one_of(&[*spec]),
                })
            })
            .collect();
        self.predicate(&subject, &states, negated)
    }

    fn pile_states(&self, subject: &Piece, states: &[PileState]) -> Vec<State> {
        let words = self.words;
        states
            .iter()
            .map(|state| match state {
                PileState::Empty => State::Is(fill(words.is_empty, &[("x", subject)])),
                PileState::Full => State::Is(fill(words.is_full, &[("x", subject)])),
                PileState::Complete => {
                    self.used(Term::Complete);
                    State::Is(fill(words.is_complete, &[("x", subject)]))
                }
                PileState::Settled => {
                    self.used(Term::Settled);
                    State::Is(fill(words.is_settled, &[("x", subject)]))
                }
                PileState::Holds(amount) => State::Holds(self.amount_of(*amount, words.card).text),
            })
            .collect()
    }

    fn predicate(&self, subject: &Piece, states: &[State], negated: bool) -> String {
        let words = self.words;
        let are: Vec<String> = states
            .iter()
            .filter_map(|state| match state {
                State::Is(text) => Some(text.clone()),
                State::Holds(_) => None,
            })
            .collect();
        let mut verbs = Vec::new();
        if !are.is_empty() {
            let what = Piece::from(self.or(&are));
            let template = if negated { words.are_not } else { words.are };
            verbs.push(fill(template, &[("x", subject), ("what", &what)]));
        }
        for state in states {
            if let State::Holds(amount) = state {
                let amount = Piece::from(amount.as_str());
                let template = if negated { words.hold_not } else { words.hold };
                verbs.push(fill(template, &[("x", subject), ("n", &amount)]));
            }
        }
        format!("{} {}", subject.text, self.or(&verbs))
    }

    /// `at least three cards`.
    pub fn amount_of(&self, amount: Amount, noun: &str) -> Piece {
        self.amount_with(amount, &Self::noun(noun))
    }

    fn amount_with(&self, amount: Amount, noun: &Noun) -> Piece {
        let counted = self.count(amount.number, noun);
        counted.with(fill(self.comparison(amount.compare), &[("n", &counted)]))
    }

    /// `at least 3`.
    fn amount(&self, amount: Amount) -> Piece {
        let number = self.number(amount.number);
        if amount.compare == Compare::Under {
            return number.with(fill(self.words.less, &[("n", &number)]));
        }
        number.with(fill(self.comparison(amount.compare), &[("n", &number)]))
    }

    fn comparison(&self, compare: Compare) -> &'static str {
        let words = self.words;
        match compare {
            Compare::Is => words.exactly,
            Compare::AtLeast => words.at_least,
            Compare::AtMost => words.at_most,
            Compare::Over => words.over,
            Compare::Under => words.under,
            Compare::MultipleOf => words.multiple_of,
        }
    }

    fn count_is(&self, counted: Counted, amount: Amount) -> String {
        let words = self.words;
        match counted {
            Counted::Pass => {
                self.used(Term::Pass);
                let pass = Self::noun(words.pass);
                let nth = self.nth(amount.number, &pass);
                let template = match amount.compare {
                    Compare::Is => words.pass_is,
                    Compare::AtLeast => words.pass_at_least,
                    Compare::AtMost => words.pass_at_most,
                    Compare::Over => words.pass_over,
                    Compare::Under => words.pass_under,
                    Compare::MultipleOf => {
                        let n = self.amount(amount);
                        return fill(words.pass_multiple, &[("n", &n)]);
                    }
                };
                fill(template, &[("pass", &nth)])
            }
            Counted::Redeals => {
                let n = self.amount_of(amount, words.redeal);
                fill(words.redeals_made, &[("n", &n)])
            }
            Counted::Score => fill(words.score_is, &[("n", &self.amount(amount))]),
            Counted::Tally(tally) => {
                let name = Piece::from(self.tally_name(tally));
                let n = self.amount(amount);
                fill(words.tally_is, &[("name", &name), ("n", &n)])
            }
            Counted::Budget(budget) => {
                let name = Piece::from(self.budget_name(budget));
                let n = self.amount(amount);
                fill(words.budget_left_is, &[("name", &name), ("n", &n)])
            }
        }
    }

    /// A tally's name, in words.
    pub fn tally_name(&self, id: TallyId) -> String {
        self.rules
            .tallies
            .get(usize::from(id.0))
            .map_or_else(String::new, |tally| tally.name.replace('-', " "))
    }

    /// A budget's name, in words.
    pub fn budget_name(&self, id: BudgetId) -> String {
        self.rules
            .budgets
            .get(usize::from(id.0))
            .map_or_else(String::new, |budget| budget.name.replace('-', " "))
    }
}

/// What is said of piles or cards.
enum State {
    /// `is empty`.
    Is(String),
    /// `holds three cards`.
    Holds(String),
}

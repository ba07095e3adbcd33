//! The readable tree for removals and swaps, turns, redeals and actions.

use super::phrase::Laid;
use super::sets::{self, Cards};
use super::verdict::{Finding, RuleId, Verdict};
use crate::machine::{Context, Counter, Machine, Move, Pile, Slot, State};
use crate::rules::{ActionId, BudgetId, Clause, Origin, Take, TakeWord, Word};

impl Machine {
    pub(super) fn judge_take(&self, state: &State, mv: &Move, verdict: &mut Verdict) -> bool {
        let always = |word, holds| Finding::leaf(word, holds, Origin::Default, RuleId::Always);
        let Some((word, piles)) = sets::taken_of(mv) else {
            return false;
        };
        let sorted = piles.windows(2).all(|pair| match pair {
            [a, b] => a < b,
            _ => false,
        });
        let there = sorted
            && piles
                .iter()
                .all(|&pile| self.is_pile(pile) && !state.is_empty(pile));
        if !verdict.ask(always(Word::Absent, there)) {
            return false;
        }
        let by_first = word == TakeWord::SwapPiles;
        let seen = piles.iter().all(|&pile| {
            let cards = state.pile(&self.places, pile);
            let card = if by_first {
                cards.first()
            } else {
                cards.last()
            };
            card.is_some_and(|slot| slot.is_up())
        });
        let open = by_first || !piles.iter().any(|&pile| self.covered(state, pile));
        if !verdict.ask(always(Word::FaceDown, seen)) || !verdict.ask(always(Word::Covered, open)) {
            return false;
        }
        let removal = word == TakeWord::Remove;
        let rules = if removal {
            &self.rules.removals
        } else {
            &self.rules.swaps
        };
        let mut lines = Vec::new();
        let mut budgets = Vec::new();
        for (number, take) in rules
            .iter()
            .enumerate()
            .filter(|(_, take)| take.word == word)
        {
            let rule = if removal {
                RuleId::Removal(number)
            } else {
                RuleId::Swap(number)
            };
            let finding = self.find_take(state, take, &piles, rule);
            if finding.holds {
                budgets.push(take.budget);
            }
            lines.push(finding);
        }
        let origin = lines.first().map_or(Origin::Default, |line| line.origin);
        let named = if removal { Word::Remove } else { Word::Swap };
        verdict.ask(Finding::some(named, origin, RuleId::Always, lines))
            && verdict.ask(self.find_paid(state, &budgets))
    }

    fn find_paid(&self, state: &State, budgets: &[Option<BudgetId>]) -> Finding {
        let holds = budgets
            .iter()
            .any(|budget| budget.is_none_or(|budget| self.is_left(state, budget)));
        let first = budgets.iter().copied().flatten().next();
        let origin = first
            .and_then(|budget| self.rules.budgets.get(usize::from(budget.0)))
            .map_or(Origin::Default, |budget| budget.origin);
        let rule = first.map_or(RuleId::Always, RuleId::Budget);
        Finding::leaf(Word::Budget, holds, origin, rule)
    }

    fn find_take(&self, state: &State, take: &Take, piles: &[Pile], rule: RuleId) -> Finding {
        let form = &take.form;
        let facts = &self.tables.facts;
        let origin = take.origin;
        let leaf = |word, holds| Finding::leaf(word, holds, origin, rule);
        let cards: Cards = piles
            .iter()
            .filter_map(|&pile| self.taken_card(state, take.word, pile))
            .map(Slot::card)
            .collect();
        let from = self.pile_set(&take.from, None);
        let mut parts = vec![leaf(Word::From, piles.iter().all(|&pile| from.has(pile)))];
        let (least, most) = (usize::from(form.size.least), usize::from(form.size.most));
        let size = cards.len();
        let counted = (least..=most).contains(&size)
            || take.word != TakeWord::Remove && least == 1 && size == 2;
        parts.push(leaf(Word::Set, counted));
        if form.phrase.is_some() {
            parts.push(self.find_single(state, take, piles, rule));
        }
        if let Some(total) = form.totalling {
            parts.push(leaf(Word::Total, sets::adds_up(facts, &cards, total)));
        }
        if form.same_rank {
            parts.push(leaf(Word::Rank, sets::ranks_equal(facts, &cards)));
        }
        if form.in_sequence {
            parts.push(leaf(Word::Rank, sets::ranks_follow(facts, &cards)));
        }
        if !form.named.is_empty() {
            let base = state.counter(Counter::BASE);
            let named = sets::are_named(facts, &cards, &form.named, base);
            parts.push(leaf(Word::Rank, named));
        }
        if let Some(word) = form.suit {
            parts.push(leaf(Word::Suit, sets::suits_agree(facts, &cards, word)));
        }
        if let Some(script) = form.script {
            parts.push(leaf(
                Word::Script,
                self.script_of_set(state, script, take.word, piles),
            ));
        }
        let asking = self.asking_of_take(state, take, piles);
        for clause in &take.clauses {
            parts.push(self.find_clause(state, clause, &asking, rule));
        }
        let word = if take.word == TakeWord::Remove {
            Word::Remove
        } else {
            Word::Swap
        };
        Finding::every(word, origin, rule, parts)
    }

    /// The phrase of a single card, with what in it fails where it is a removal.
    fn find_single(&self, state: &State, take: &Take, piles: &[Pile], rule: RuleId) -> Finding {
        let holds = self.single_holds(state, take, piles);
        let (&[pile], Some(phrase)) = (piles, &take.form.phrase) else {
            return Finding::leaf(Word::Phrase, holds, take.origin, rule);
        };
        let mut finding = None;
        if let Some(slot) = self.taken_card(state, take.word, pile) {
            let laid = Laid {
                card: slot.card(),
                other: None,
                packet: std::slice::from_ref(&slot),
                it: Some(pile),
                from: Some(pile),
                whole_run: false,
            };
            if take.compared_with.is_none() {
                finding = Some(self.find_phrase(state, phrase, &laid, rule));
            } else {
                self.any_other(state, take.compared_with.as_ref(), pile, |other| {
                    let found = self.find_phrase(state, phrase, &Laid { other, ..laid }, rule);
                    let holds = found.holds;
                    if holds || finding.is_none() {
                        finding = Some(found);
                    }
                    holds
                });
            }
        }
        finding.unwrap_or_else(|| Finding::leaf(Word::ComparedWith, false, take.origin, rule))
    }

    fn find_clauses(&self, state: &State, clauses: &[Clause], rule: RuleId) -> Vec<Finding> {
        let asking = super::clause::Asking {
            context: Context::default(),
            ..super::clause::Asking::default()
        };
        clauses
            .iter()
            .map(|clause| self.find_clause(state, clause, &asking, rule))
            .collect()
    }

    pub(super) fn judge_turn(&self, state: &State, verdict: &mut Verdict) {
        let Some((number, line)) = self.pass_line(state) else {
            let none = Finding::leaf(Word::Turn, false, Origin::Default, RuleId::Always);
            verdict.ask(none);
            return;
        };
        let rule = RuleId::Pass(number);
        // With cards left to turn, what is wanting is room for them.
        let word = if state.is_empty(self.places.stock()) {
            Word::Absent
        } else {
            Word::Cap
        };
        let cards = Finding::leaf(word, self.can_turn(state), line.origin, rule);
        let mut parts = vec![cards];
        parts.extend(self.find_clauses(state, &line.clauses, rule));
        verdict.ask(Finding::every(Word::Turn, line.origin, rule, parts));
    }

    pub(super) fn judge_redeal(&self, state: &State, verdict: &mut Verdict) {
        let rule = RuleId::Redeal;
        let Some(redeal) = self
            .rules
            .redeal
            .as_ref()
            .filter(|redeal| !redeal.within_turn)
        else {
            let none = Finding::leaf(Word::Redeal, false, Origin::Default, RuleId::Always);
            verdict.ask(none);
            return;
        };
        let cards = self.can_redeal(state);
        let mut parts = vec![Finding::leaf(Word::When, cards, redeal.origin, rule)];
        parts.extend(self.find_clauses(state, &redeal.clauses, rule));
        if verdict.ask(Finding::every(Word::Redeal, redeal.origin, rule, parts)) {
            verdict.ask(self.find_paid(state, &[Some(redeal.budget)]));
        }
    }

    pub(super) fn judge_action(&self, state: &State, number: u8, verdict: &mut Verdict) {
        let rule = RuleId::Action(ActionId(number));
        let Some(action) = self.rules.actions.get(usize::from(number)) else {
            let none = Finding::leaf(Word::Action, false, Origin::Default, RuleId::Always);
            verdict.ask(none);
            return;
        };
        let parts = self.find_clauses(state, &action.clauses, rule);
        if verdict.ask(Finding::every(Word::Action, action.origin, rule, parts)) {
            verdict.ask(self.find_paid(state, &[action.budget]));
        }
    }
}

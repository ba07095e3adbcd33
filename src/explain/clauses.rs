//! Clauses: what else must hold, how often, how many cards at once.

use super::piece::{Piece, fill};
use super::voice::{Term, Voice};
use crate::rules::{
    Amount, BudgetId, Clause, ClauseTest, Compare, Condition, Counted, Group, Limit, Role, Shape,
};

impl Voice<'_> {
    /// A clause by itself: `only from the waste`, `when no foundation is empty`.
    pub fn clause(&self, clause: &Clause) -> String {
        let words = self.words;
        let pick = |plain: &'static str, negated: &'static str| {
            if clause.negated { negated } else { plain }
        };
        match &clause.test {
            ClauseTest::On(specs) => {
                let cards = Piece::from(self.one_of(specs));
                fill(pick(words.on, words.not_on), &[("cards", &cards)])
            }
            ClauseTest::OnFaceDown => pick(words.on_face_down, words.not_on_face_down).to_owned(),
            ClauseTest::From(piles) => fill(
                pick(words.only_from, words.not_from),
                &[("piles", &self.piles(piles))],
            ),
            ClauseTest::To(piles) => fill(
                pick(words.only_to, words.not_to),
                &[("piles", &self.piles(piles))],
            ),
            ClauseTest::In(select) => fill(
                pick(words.only_in, words.not_in),
                &[("piles", &self.selected_here(select))],
            ),
            ClauseTest::NewSuitIn(group) => fill(
                pick(words.new_suit, words.old_suit),
                &[("piles", &self.the_group(*group))],
            ),
            ClauseTest::When(condition) => {
                let condition = Piece::from(self.condition(condition));
                fill(pick(words.when, words.unless), &[("x", &condition)])
            }
            ClauseTest::OneWay => pick(words.one_way, words.not_one_way).to_owned(),
            ClauseTest::AllOneWay => pick(words.all_one_way, words.not_all_one_way).to_owned(),
            ClauseTest::Neighbours { corners: false } => {
                let grid = |group: &Group| matches!(group.shape, Shape::Grid { .. });
                if self.rules.groups.iter().any(grid) {
                    pick(words.neighbours, words.not_neighbours).to_owned()
                } else {
                    pick(words.side_by_side, words.not_side_by_side).to_owned()
                }
            }
            ClauseTest::Neighbours { corners: true } => {
                pick(words.neighbours_corners, words.not_neighbours_corners).to_owned()
            }
            ClauseTest::BothSettled => {
                self.used(Term::Settled);
                pick(words.both_settled, words.not_both_settled).to_owned()
            }
            ClauseTest::EitherSettled => {
                self.used(Term::Settled);
                pick(words.either_settled, words.not_either_settled).to_owned()
            }
        }
    }

    /// The clauses of a line as a sentence has them: the conditions that stand before it, and
    /// all that stands after. What speaks of the card laid must come after, for before the
    /// sentence no card has been named.
    pub fn conditions_first(clauses: &[Clause]) -> (Vec<Clause>, Vec<Clause>) {
        let mut before = Vec::new();
        let mut after = Vec::new();
        for clause in clauses {
            let ClauseTest::When(condition) = &clause.test else {
                after.push(clause.clone());
                continue;
            };
            let conditions = match condition {
                Condition::And(all) if !clause.negated => all.clone(),
                one => vec![one.clone()],
            };
            for condition in conditions {
                let part = if Self::speaks_of_the_card(&condition) {
                    &mut after
                } else {
                    &mut before
                };
                part.push(Clause {
                    test: ClauseTest::When(condition),
                    ..clause.clone()
                });
            }
        }
        (before, after)
    }

    /// The one pass that the clauses are for.
    pub fn only_pass(clauses: &[Clause]) -> Option<i32> {
        let (before, _) = Self::conditions_first(clauses);
        before.iter().find_map(|clause| match &clause.test {
            ClauseTest::When(Condition::Count(
                Counted::Pass,
                Amount {
                    compare: Compare::Is,
                    number,
                },
            )) if !clause.negated => Some(*number),
            _ => None,
        })
    }

    /// Whether the clause is a condition on the card laid.
    pub fn is_about_the_card(clause: &Clause) -> bool {
        matches!(&clause.test, ClauseTest::When(condition) if Self::speaks_of_the_card(condition))
    }

    fn speaks_of_the_card(condition: &Condition) -> bool {
        match condition {
            Condition::NoneTakes(_) => true,
            Condition::Not(inner) => Self::speaks_of_the_card(inner),
            Condition::And(all) | Condition::Or(all) => all.iter().any(Self::speaks_of_the_card),
            _ => false,
        }
    }

    /// `in the first pass, when the waste and the reserve are empty, a space …`
    pub fn after_conditions(&self, text: String, before: &[Clause]) -> String {
        let mut spoken = Vec::new();
        let mut together = Vec::new();
        for clause in before {
            match (&clause.test, clause.negated) {
                (
                    ClauseTest::When(Condition::Count(
                        Counted::Pass,
                        Amount {
                            compare: Compare::Is,
                            number,
                        },
                    )),
                    false,
                ) => {
                    self.used(Term::Pass);
                    let pass = self.nth(*number, &Self::noun(self.words.pass));
                    spoken.push(fill(self.words.in_pass, &[("pass", &pass)]));
                }
                (ClauseTest::When(Condition::PassIsLast), false) => {
                    self.used(Term::Pass);
                    spoken.push(self.words.in_last_pass.to_owned());
                }
                (ClauseTest::When(condition), false) => together.push(condition.clone()),
                _ => spoken.push(self.clause(clause)),
            }
        }
        let together = match together.as_slice() {
            [] => None,
            [one] => Some(self.condition(one)),
            _ => Some(self.condition(&Condition::And(together))),
        };
        if let Some(condition) = together {
            let condition = Piece::from(condition);
            spoken.push(fill(self.words.when, &[("x", &condition)]));
        }
        spoken.push(text);
        spoken.join(", ")
    }

    /// A clause of a line that is one of several: what only this line asks is not asked of all.
    pub fn clause_of_several(&self, clause: &Clause) -> String {
        match (&clause.test, clause.negated) {
            (ClauseTest::From(piles), false) => {
                fill(self.words.from, &[("piles", &self.piles(piles))])
            }
            (ClauseTest::To(piles), false) => fill(self.words.to, &[("piles", &self.piles(piles))]),
            _ => self.clause(clause),
        }
    }

    /// All clauses of a line, then how often it may serve.
    pub fn clauses(&self, clauses: &[Clause], budget: Option<BudgetId>) -> Vec<String> {
        let mut texts: Vec<String> = clauses.iter().map(|clause| self.clause(clause)).collect();
        texts.extend(budget.and_then(|budget| self.budget(budget)));
        texts
    }

    /// `only once in the game`; none where it is without limit.
    pub fn budget(&self, id: BudgetId) -> Option<String> {
        let budget = self.rules.budgets.get(usize::from(id.0))?;
        let times = Piece::from(self.times(budget.times?));
        let text = fill(self.words.times_in_game, &[("times", &times)]);
        Some(if budget.named {
            let name = Piece::from(self.budget_name(id));
            let text = Piece::from(text);
            fill(self.words.budget_named, &[("x", &text), ("name", &name)])
        } else {
            text
        })
    }

    /// How many cards may go at once; none where the line does not say.
    pub fn limit(&self, limit: Limit) -> Option<String> {
        let cells = || {
            self.rules
                .groups()
                .find(|(_, group)| group.role == Role::Cell)
                .map_or_else(
                    || Piece::from(self.words.cells_missing),
                    |(id, _)| self.pile_noun(id).many(),
                )
        };
        match limit {
            Limit::None => None,
            Limit::OneCard => Some(self.words.one_card.to_owned()),
            Limit::Cells => Some(fill(self.words.as_cells_allow, &[("cells", &cells())])),
            Limit::CellsAndSpaces => Some(fill(
                self.words.as_cells_and_spaces_allow,
                &[("cells", &cells())],
            )),
        }
    }
}

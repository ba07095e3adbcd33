//! What stands after the commas of a line.

use super::lower::Lower;
use crate::language::syntax as tree;
use crate::language::{Span, Spanned};
use crate::rules::{
    Budget, BudgetId, Clause, ClauseTest, GroupId, Limit, Origin, Piles, Reference, errors,
};

/// The most that a budget may be.
pub(super) const MOST_TIMES: u16 = 999;

/// What kind of line the clauses belong to: it decides which of them mean something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// `start`, `build`, `lay`.
    Lay,
    /// `lift`.
    Lift,
    /// `remove`.
    Remove,
    /// `swap`.
    Swap,
    /// `fill`.
    Fill,
    /// The head of `passes` or an action.
    Head,
    /// The head of `redeal`.
    Redeal,
}

impl Place {
    const fn word(self) -> &'static str {
        match self {
            Self::Lay => "what is laid",
            Self::Lift => "a `lift` line",
            Self::Remove => "a `remove` line",
            Self::Swap => "a `swap` line",
            Self::Fill => "a `fill` line",
            Self::Head => "the head of a turn or action",
            Self::Redeal => "the head of a redeal",
        }
    }
}

/// The clauses of a line, sorted.
#[derive(Debug)]
pub(super) struct Clauses {
    /// What must hold, in the order of the file.
    pub(super) tests: Vec<Clause>,
    /// Where `round the corner` stands.
    pub(super) corner: Option<Span>,
    pub(super) compared_with: Option<Reference>,
    pub(super) budget: Option<BudgetId>,
    pub(super) limit: Limit,
    pub(super) at_any_time: bool,
    pub(super) at_once: bool,
    pub(super) at_bottom: bool,
    /// The piles of a `from` that says what a removal or swap takes from.
    pub(super) from: Option<Piles>,
}

/// What a clause does to its line.
enum Part {
    Test(ClauseTest),
    Corner,
    Compared(Reference),
    Budget(Option<BudgetId>),
    Limit(Limit),
    AtAnyTime,
    AtOnce,
    AtBottom,
    From(Piles),
}

impl Lower {
    /// Sorts the clauses of a line; none where something in them is wrong, which has been said.
    pub(super) fn clauses(
        &mut self,
        clauses: &[Spanned<tree::Clause>],
        place: Place,
        group: Option<GroupId>,
    ) -> Option<Clauses> {
        let mut sorted = Clauses {
            tests: Vec::new(),
            corner: None,
            compared_with: None,
            budget: None,
            limit: Limit::None,
            at_any_time: false,
            at_once: false,
            at_bottom: false,
            from: None,
        };
        if !self.few(clauses) {
            return None;
        }
        let mut whole = true;
        for clause in clauses {
            if self.clause(clause, place, group, &mut sorted).is_none() {
                whole = false;
            }
        }
        whole.then_some(sorted)
    }

    fn clause(
        &mut self,
        clause: &Spanned<tree::Clause>,
        place: Place,
        group: Option<GroupId>,
        sorted: &mut Clauses,
    ) -> Option<()> {
        let span = clause.span;
        if !belongs(&clause.node.word, place) {
            self.error_hint(
                errors::OUT_OF_PLACE,
                span,
                format!(
                    "`{}` means nothing at {}",
                    word(&clause.node.word),
                    place.word()
                ),
                "leave it out",
            );
            return None;
        }
        let negated = clause.node.negated;
        let taken_from = matches!(place, Place::Remove | Place::Swap) && !negated;
        let part = self.part(&clause.node.word, span, group, taken_from)?;
        if negated && !matches!(part, Part::Test(_) | Part::Corner) {
            self.error(
                errors::OUT_OF_PLACE,
                span,
                format!(
                    "`{}` cannot be turned round by `not`",
                    word(&clause.node.word)
                ),
            );
            return None;
        }
        let mut twice = false;
        match part {
            Part::Test(test) => sorted.tests.push(Clause {
                negated,
                test,
                origin: self.origin(span),
            }),
            Part::Corner => {
                twice = sorted.corner.is_some();
                sorted.corner = (!negated).then_some(span);
            }
            Part::Compared(reference) => {
                twice = sorted.compared_with.replace(reference).is_some();
            }
            Part::Budget(budget) => {
                twice = sorted.budget.is_some();
                sorted.budget = budget;
            }
            Part::Limit(limit) => {
                twice = sorted.limit != Limit::None;
                sorted.limit = limit;
            }
            Part::AtAnyTime => twice = std::mem::replace(&mut sorted.at_any_time, true),
            Part::AtOnce => twice = std::mem::replace(&mut sorted.at_once, true),
            Part::AtBottom => twice = std::mem::replace(&mut sorted.at_bottom, true),
            Part::From(piles) => twice = sorted.from.replace(piles).is_some(),
        }
        if twice {
            self.error_hint(
                errors::SAID_TWICE,
                span,
                format!(
                    "`{}` has been said in this line already",
                    word(&clause.node.word)
                ),
                "leave one of them out",
            );
            return None;
        }
        Some(())
    }

    fn part(
        &mut self,
        word: &tree::ClauseWord,
        span: Span,
        group: Option<GroupId>,
        taken_from: bool,
    ) -> Option<Part> {
        Some(match word {
            tree::ClauseWord::RoundTheCorner => Part::Corner,
            tree::ClauseWord::ComparedWith(reference) => {
                Part::Compared(self.reference(&reference.node, reference.span)?)
            }
            tree::ClauseWord::On(cards) => Part::Test(ClauseTest::On(self.card_words(cards)?)),
            tree::ClauseWord::OnFaceDown => Part::Test(ClauseTest::OnFaceDown),
            tree::ClauseWord::From(piles) => {
                let piles = self.piles(piles)?;
                if taken_from {
                    Part::From(piles)
                } else {
                    Part::Test(ClauseTest::From(piles))
                }
            }
            tree::ClauseWord::To(piles) => Part::Test(ClauseTest::To(self.piles(piles)?)),
            tree::ClauseWord::In(select) => {
                let Some(group) = group else {
                    self.error(
                        errors::OUT_OF_PLACE,
                        span,
                        "`in` speaks of the piles of a group, and here is none",
                    );
                    return None;
                };
                Part::Test(ClauseTest::In(self.select(group, select, span)?))
            }
            tree::ClauseWord::NewSuitIn(name) => {
                Part::Test(ClauseTest::NewSuitIn(self.group(name)?))
            }
            tree::ClauseWord::When(condition) => {
                Part::Test(ClauseTest::When(self.condition(condition)?))
            }
            tree::ClauseWord::Budget(budget) => Part::Budget(self.line_budget(budget, span)?),
            tree::ClauseWord::OneCard => Part::Limit(Limit::OneCard),
            tree::ClauseWord::AsCellsAllow => Part::Limit(Limit::Cells),
            tree::ClauseWord::AsCellsAndSpacesAllow => Part::Limit(Limit::CellsAndSpaces),
            tree::ClauseWord::AtAnyTime => Part::AtAnyTime,
            tree::ClauseWord::AtOnce => Part::AtOnce,
            tree::ClauseWord::AtBottom => Part::AtBottom,
            tree::ClauseWord::OneWay => Part::Test(ClauseTest::OneWay),
            tree::ClauseWord::AllOneWay => Part::Test(ClauseTest::AllOneWay),
            tree::ClauseWord::Neighbours { corners } => {
                Part::Test(ClauseTest::Neighbours { corners: *corners })
            }
            tree::ClauseWord::BothSettled => Part::Test(ClauseTest::BothSettled),
            tree::ClauseWord::EitherSettled => Part::Test(ClauseTest::EitherSettled),
        })
    }

    /// The budget that a line spends: none (inside) where it is without limit and without name.
    #[expect(
        clippy::option_option,
        reason = "what is wrong, and what is without limit"
    )]
    fn line_budget(&mut self, budget: &tree::Budget, span: Span) -> Option<Option<BudgetId>> {
        if let Some(name) = &budget.name {
            // Names were gathered beforehand; one that is not there had a wrong number.
            return self.budget_named(&name.node).map(Some);
        }
        let Some(times) = &budget.times else {
            return Some(None);
        };
        let times = self.small(times, 0, MOST_TIMES, "how often a line may serve")?;
        let origin = self.origin(span);
        let id = self.new_budget(Budget {
            name: format!("line {}", origin.line().unwrap_or(0)),
            named: false,
            times: Some(times),
            origin,
        })?;
        Some(Some(id))
    }

    /// Gathers a named budget before anything asks for it.
    pub(super) fn gather_budget(&mut self, budget: &tree::Budget, span: Span) {
        let Some(name) = &budget.name else {
            return;
        };
        let times = match &budget.times {
            None => None,
            Some(times) => match self.small(times, 0, MOST_TIMES, "how often a line may serve") {
                Some(times) => Some(times),
                None => return,
            },
        };
        let known = self
            .budgets
            .iter()
            .find(|it| it.named && it.name == name.node);
        if let Some(known) = known {
            let before = known.origin;
            if known.times != times {
                let mut found = crate::language::Diagnostic::error(
                    errors::BUDGET_UNCLEAR,
                    self.source,
                    span,
                    format!("`{}` is given another number here", name.node),
                )
                .hint("lines with one name share the count: say the same number at each");
                if let Origin::Written { source, span, .. } = before {
                    found = found.related(source, span, "said here first");
                }
                self.report(found);
            }
            return;
        }
        let origin = self.origin(span);
        self.new_budget(Budget {
            name: name.node.clone(),
            named: true,
            times,
            origin,
        });
    }

    /// The tests of the clauses of a turn's or action's head: only `when` may stand there.
    pub(super) fn head_clauses(
        &mut self,
        clauses: &[Spanned<tree::Clause>],
    ) -> Option<Vec<Clause>> {
        self.clauses(clauses, Place::Head, None)
            .map(|sorted| sorted.tests)
    }
}

/// Whether a clause means something at that place.
const fn belongs(word: &tree::ClauseWord, place: Place) -> bool {
    use tree::ClauseWord as Word;
    match word {
        Word::When(_) => true,
        Word::AtAnyTime => matches!(place, Place::Redeal),
        Word::RoundTheCorner => !matches!(place, Place::Fill | Place::Head | Place::Redeal),
        Word::ComparedWith(_) => matches!(place, Place::Lay | Place::Remove),
        Word::On(_) | Word::OnFaceDown => matches!(place, Place::Lay | Place::Lift),
        Word::From(_) => matches!(place, Place::Lay | Place::Remove | Place::Swap),
        Word::To(_) => matches!(place, Place::Lift),
        Word::In(_) => matches!(place, Place::Lay | Place::Lift | Place::Fill),
        Word::NewSuitIn(_) | Word::AtBottom | Word::OneWay | Word::AllOneWay => {
            matches!(place, Place::Lay)
        }
        Word::Budget(_) | Word::AtOnce => {
            !matches!(place, Place::Fill | Place::Head | Place::Redeal)
        }
        Word::OneCard | Word::AsCellsAllow | Word::AsCellsAndSpacesAllow => {
            matches!(place, Place::Lay | Place::Lift)
        }
        Word::Neighbours { .. } => !matches!(place, Place::Fill | Place::Head | Place::Redeal),
        Word::BothSettled | Word::EitherSettled => matches!(place, Place::Swap),
    }
}

/// A clause as it is written, without what follows its first words.
const fn word(word: &tree::ClauseWord) -> &'static str {
    use tree::ClauseWord as Word;
    match word {
        Word::RoundTheCorner => "round the corner",
        Word::ComparedWith(_) => "compared with",
        Word::On(_) => "on",
        Word::OnFaceDown => "on face down",
        Word::From(_) => "from",
        Word::To(_) => "to",
        Word::In(_) => "in",
        Word::NewSuitIn(_) => "of a new suit",
        Word::When(_) => "when",
        Word::Budget(_) => "a number of times",
        Word::OneCard => "one card",
        Word::AsCellsAllow => "as cells allow",
        Word::AsCellsAndSpacesAllow => "as cells and spaces allow",
        Word::AtAnyTime => "at any time",
        Word::AtOnce => "at once",
        Word::AtBottom => "at bottom",
        Word::OneWay => "one way",
        Word::AllOneWay => "all one way",
        Word::Neighbours { .. } => "neighbours",
        Word::BothSettled => "both settled",
        Word::EitherSettled => "either settled",
    }
}

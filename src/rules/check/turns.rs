//! Turns of the stock, redeals and actions.

use super::clauses::{MOST_TIMES, Place};
use super::lower::Lower;
use super::merged::{At, Move};
use super::programs::Whose;
use crate::language::syntax::Pass;
use crate::language::{Diagnostic, Span};
use crate::rules::{
    Action, Budget, BudgetId, Gather, Origin, PassLine, PileTerm, Program, Redeal, Role, Select,
    Step, StepKind, errors,
};

/// The most actions of a game.
const MOST_ACTIONS: usize = 64;

/// How many passes a schedule has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Passes {
    /// There is no schedule.
    Unsaid,
    /// So many.
    Count(u16),
    /// Without limit.
    Unlimited,
}

impl Lower {
    /// Gathers the budgets of the redeal and the actions, before conditions ask for them.
    pub(super) fn gather_moves(
        &mut self,
        passes: &[At<Pass>],
        redeal: Option<&At<Move>>,
        actions: &[At<Move>],
    ) -> (Passes, Option<BudgetId>, Vec<Option<BudgetId>>) {
        let schedule = self.schedule(passes);
        let redeal = self.redeal_budget(schedule, redeal);
        if let Some(extra) = actions.get(MOST_ACTIONS) {
            self.enter(extra);
            self.error(
                errors::TOO_MANY,
                extra.span,
                format!("a game has at most {MOST_ACTIONS} actions"),
            );
        }
        let mut budgets = Vec::new();
        for action in actions.iter().take(MOST_ACTIONS) {
            self.enter(action);
            let name = action.node.name.as_ref();
            let name = name.map_or_else(String::new, |name| name.node.clone());
            budgets.push(self.move_budget(&name, action));
            self.actions.push(name);
        }
        (schedule, redeal, budgets)
    }

    fn schedule(&mut self, passes: &[At<Pass>]) -> Passes {
        let mut total: u16 = 0;
        for (at, line) in passes.iter().enumerate() {
            self.enter(line);
            let Some(count) = &line.node.count else {
                if at + 1 < passes.len() {
                    self.error_hint(
                        errors::PASSES_AND_REDEALS,
                        line.span,
                        "passes without limit are followed by others, which are never reached",
                        "put this line last, or say how many passes it is for",
                    );
                }
                return Passes::Unlimited;
            };
            let count = self.small(count, 1, MOST_TIMES, "the number of passes");
            total = total.saturating_add(count.unwrap_or(1));
        }
        if passes.is_empty() {
            Passes::Unsaid
        } else {
            Passes::Count(total)
        }
    }

    fn redeal_budget(&mut self, passes: Passes, redeal: Option<&At<Move>>) -> Option<BudgetId> {
        if let Some(redeal) = redeal {
            self.enter(redeal);
        }
        let said = redeal.and_then(|redeal| redeal.node.budget.as_ref());
        if let (Some(said), Some(redeal)) = (said, redeal)
            && passes != Passes::Unsaid
        {
            let mut found = Diagnostic::error(
                errors::PASSES_AND_REDEALS,
                self.source,
                said.span,
                "the passes are counted already, and so the redeals are",
            )
            .hint("N passes have N − 1 redeals: leave the number out here, or the `passes` lines");
            found = found.related(redeal.source, redeal.span, "the redeal");
            self.report(found);
        }
        let (name, times, origin, named) = match (redeal, said, passes) {
            // No redeal: a single pass, or no passes at all.
            (None, _, Passes::Unsaid | Passes::Count(0 | 1)) => return None,
            (None, _, Passes::Count(count)) => (
                "redeal",
                Some(count.saturating_sub(1)),
                Origin::Default,
                true,
            ),
            (None, _, Passes::Unlimited) => ("redeal", None, Origin::Default, true),
            (Some(redeal), Some(said), Passes::Unsaid) => {
                let times = match &said.node.times {
                    None => None,
                    Some(times) => {
                        Some(self.small(times, 0, MOST_TIMES, "the number of redeals")?)
                    }
                };
                let name = said.node.name.as_ref();
                let name = name.map_or("redeal", |name| name.node.as_str());
                (name, times, self.origin(redeal.span), true)
            }
            (Some(redeal), None, Passes::Unsaid) => {
                self.error_hint(
                    errors::BUDGET_UNCLEAR,
                    redeal.span,
                    "this does not say how often there is a redeal",
                    "say `redeal once`, `redeal 3 times` or `redeal without limit`",
                );
                return None;
            }
            (Some(redeal), _, Passes::Count(count)) => (
                "redeal",
                Some(count.saturating_sub(1)),
                self.origin(redeal.span),
                true,
            ),
            (Some(redeal), _, Passes::Unlimited) => {
                ("redeal", None, self.origin(redeal.span), true)
            }
        };
        self.new_budget(Budget {
            name: name.to_owned(),
            named,
            times,
            origin,
        })
    }

    /// The budget of an action: none where it is without limit.
    fn move_budget(&mut self, name: &str, action: &At<Move>) -> Option<BudgetId> {
        let said = action.node.budget.as_ref()?;
        if said.node.name.is_some() {
            self.gather_budget(&said.node, said.span);
            let name = said.node.name.as_ref()?;
            return self.budget_named(&name.node);
        }
        let times = said.node.times.as_ref()?;
        let times = self.small(times, 0, MOST_TIMES, "how often this may be done")?;
        let origin = self.origin(said.span);
        self.new_budget(Budget {
            name: name.to_owned(),
            named: true,
            times: Some(times),
            origin,
        })
    }

    /// The schedule of passes.
    pub(super) fn passes(&mut self, passes: &[At<Pass>]) -> Vec<PassLine> {
        let mut lines = Vec::new();
        let mut first: u16 = 1;
        for line in passes {
            self.enter(line);
            let count = match &line.node.count {
                None => None,
                Some(count) => {
                    // A number out of range has been said when the budgets were gathered.
                    let value = self.quiet_value(count);
                    Some(value.unwrap_or(1).clamp(1, MOST_TIMES))
                }
            };
            let clauses = self.head_clauses(&line.node.clauses);
            let before = self.errors();
            let steps = self.program(&line.node.steps, Whose::Pass);
            if self.errors() == before {
                self.turn_works(&steps, line.span);
            }
            let last = count.map(|count| first.saturating_add(count - 1));
            if let Some(clauses) = clauses {
                lines.push(PassLine {
                    first,
                    last,
                    clauses,
                    steps,
                    origin: self.origin(line.span),
                });
            }
            first = last.map_or(u16::MAX, |last| last.saturating_add(1));
        }
        lines
    }

    fn quiet_value(
        &mut self,
        number: &crate::language::Spanned<crate::language::syntax::Number>,
    ) -> Option<u16> {
        let reports = self.found.len();
        let value = self.value(&number.node, number.span);
        self.found.truncate(reports);
        u16::try_from(value?).ok()
    }

    /// A turn takes cards from a stock and lays them elsewhere.
    fn turn_works(&mut self, steps: &Program, span: Span) {
        let stock = self.of_role(Role::Stock).first().copied();
        let named = stock
            .and_then(|id| self.head(id))
            .is_some_and(|head| !head.implicit);
        if !named {
            self.error_hint(
                errors::TURN_WITHOUT,
                span,
                "there are passes, and no stock to turn cards from",
                "add the line `stock`",
            );
            return;
        }
        let goes_on = steps.iter().any(|step| match &step.kind {
            StepKind::Turn(turn) => self.leaves_stock(&turn.to),
            StepKind::Deal(deal) => self.leaves_stock(&deal.to),
            StepKind::Put { on, .. } => self.leaves_stock(on),
            StepKind::Move(moved) => self.leaves_stock(&moved.to),
            StepKind::Fill { piles, .. } => self.leaves_stock(piles),
            StepKind::Script(_) => true,
            _ => false,
        });
        if !goes_on {
            self.error_hint(
                errors::TURN_WITHOUT,
                span,
                "this turn takes no card from the stock to another pile",
                "write `passes 1 { turn 1 to waste }`",
            );
        }
    }

    fn leaves_stock(&self, to: &crate::rules::Piles) -> bool {
        self.fixed_piles(to).is_none_or(|piles| {
            piles.iter().any(|&(group, _)| {
                self.head(group)
                    .is_some_and(|head| head.role != Role::Stock)
            })
        })
    }

    /// The redeal, where there is one.
    pub(super) fn redeal(
        &mut self,
        redeal: Option<&At<Move>>,
        budget: Option<BudgetId>,
        passes: &[PassLine],
        written: &[At<Pass>],
    ) -> Option<Redeal> {
        let budget = budget?;
        let within_turn = passes
            .iter()
            .flat_map(|line| &line.steps)
            .any(|step| matches!(&step.kind, StepKind::Turn(turn) if turn.carrying_over));
        let at = redeal.map_or_else(
            || written.last().map(|line| (line.source, line.span)),
            |redeal| Some((redeal.source, redeal.span)),
        );
        let (source, span) = at?;
        self.source = source;
        let (clauses, at_any_time) = match redeal {
            None => (Vec::new(), false),
            Some(redeal) => {
                let sorted = self.clauses(&redeal.node.clauses, Place::Redeal, None)?;
                (sorted.tests, sorted.at_any_time)
            }
        };
        if at_any_time && within_turn {
            self.error_hint(
                errors::PASSES_AND_REDEALS,
                span,
                "a turn that carries over makes the redeal itself, so it is not made at any time",
                "leave out `at any time`, or `carrying over`",
            );
        }
        let origin = redeal.map_or(Origin::Default, |_| self.origin(span));
        let steps = match redeal.and_then(|redeal| redeal.node.steps.as_ref()) {
            Some(steps) => {
                self.enter(steps);
                let before = self.errors();
                let lowered = self.program(&steps.node, Whose::Move);
                let gathers = lowered.iter().any(|step| {
                    !matches!(
                        step.kind,
                        StepKind::Deal(_)
                            | StepKind::Turn(_)
                            | StepKind::Put { .. }
                            | StepKind::Fill { .. }
                            | StepKind::TurnUp(_)
                            | StepKind::LayOutAgain
                            | StepKind::Shuffle(crate::rules::ShuffleWhat::Stock)
                    )
                });
                if !gathers && self.errors() == before {
                    self.error_hint(
                        errors::REDEAL_WITHOUT_SOURCE,
                        steps.span,
                        "this redeal takes up no cards",
                        "begin it with `gather waste to stock`, or whatever is dealt again",
                    );
                }
                lowered
            }
            None => self.default_redeal(span)?,
        };
        self.source = source;
        Some(Redeal {
            budget,
            clauses,
            at_any_time,
            steps,
            within_turn,
            origin,
        })
    }

    /// `gather waste to stock`.
    fn default_redeal(&mut self, span: Span) -> Option<Program> {
        let stock = self.of_role(Role::Stock).first().copied()?;
        let wastes = self.of_role(Role::Waste);
        if wastes.is_empty() {
            self.error_hint(
                errors::REDEAL_WITHOUT_SOURCE,
                span,
                "there is more than one pass, and no waste to be dealt again",
                "add the line `waste`, or say what is gathered: \
                 `redeal { gather tableau to stock }`",
            );
            return None;
        }
        let from = wastes
            .into_iter()
            .map(|group| vec![PileTerm::Group(group, Select::All)])
            .collect();
        Some(vec![Step {
            kind: StepKind::Gather(Gather {
                unsettled: false,
                from,
                to: vec![PileTerm::Group(stock, Select::All)],
                last_pile_first: false,
                top_card_first: false,
            }),
            when: None,
            origin: Origin::Default,
        }])
    }

    /// The actions.
    pub(super) fn lower_actions(
        &mut self,
        actions: &[At<Move>],
        budgets: &[Option<BudgetId>],
    ) -> Vec<Action> {
        let mut lowered = Vec::new();
        for (action, budget) in actions.iter().zip(budgets) {
            self.enter(action);
            let origin = self.origin(action.span);
            let clauses = self.head_clauses(&action.node.clauses);
            let Some(steps) = &action.node.steps else {
                self.error_hint(
                    errors::NOTHING_TO_PLAY,
                    action.span,
                    "this action has no steps",
                    "say them in braces",
                );
                continue;
            };
            self.enter(steps);
            let steps = self.program(&steps.node, Whose::Move);
            if let (Some(clauses), Some(name)) = (clauses, &action.node.name) {
                lowered.push(Action {
                    name: name.node.clone(),
                    budget: *budget,
                    clauses,
                    steps,
                    origin,
                });
            }
        }
        lowered
    }
}

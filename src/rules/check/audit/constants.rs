//! Conditions that always or never hold, and phases that are never left or entered.

use crate::rules::check::lower::Lower;
use crate::rules::{
    Amount, Clause, ClauseTest, Condition, Counted, Goal, Origin, PileState, Piles, Quantity,
    Rules, Step, errors,
};

/// What may be known of the numbers of a game before play.
struct Bounds<'a> {
    rules: &'a Rules,
    /// The last pass; none without limit.
    last_pass: Option<i32>,
}

impl Bounds<'_> {
    /// Whether a condition is settled before play, and how.
    fn settled(&self, lower: &Lower, condition: &Condition) -> Option<bool> {
        match condition {
            Condition::And(parts) => {
                let all: Vec<_> = parts.iter().map(|it| self.settled(lower, it)).collect();
                if all.contains(&Some(false)) {
                    return Some(false);
                }
                all.iter().all(|it| *it == Some(true)).then_some(true)
            }
            Condition::Or(parts) => {
                let all: Vec<_> = parts.iter().map(|it| self.settled(lower, it)).collect();
                if all.contains(&Some(true)) {
                    return Some(true);
                }
                all.iter().all(|it| *it == Some(false)).then_some(false)
            }
            Condition::Not(part) => self.settled(lower, part).map(|it| !it),
            Condition::Piles {
                quantity,
                piles,
                states,
            } => self.states(lower, *quantity, piles, states),
            Condition::HasPiles(group, amount) => {
                let most = self.rules.group(*group).map_or(0, |group| group.piles);
                over(*amount, 0, Some(i32::from(most)))
            }
            Condition::Count(counted, amount) => match counted {
                Counted::Pass => over(*amount, 1, self.last_pass),
                Counted::Redeals => over(*amount, 0, self.last_pass.map(|last| last - 1)),
                Counted::Budget(budget) => {
                    let budget = self.rules.budgets.get(usize::from(budget.0))?;
                    over(*amount, 0, budget.times.map(i32::from))
                }
                Counted::Tally(tally) => {
                    let tally = self.rules.tallies.get(usize::from(tally.0))?;
                    match tally.round {
                        Some((first, last)) if tally.counts.is_some() => {
                            over(*amount, first.min(0), Some(last))
                        }
                        _ if tally.counts.is_some() => over(*amount, 0, None),
                        _ => None,
                    }
                }
                Counted::Score => None,
            },
            Condition::PassIsLast => match self.last_pass {
                None => Some(false),
                Some(1) => Some(true),
                Some(_) => None,
            },
            Condition::NoRedealLeft => match &self.rules.redeal {
                None => Some(true),
                Some(redeal) => {
                    let budget = self.rules.budgets.get(usize::from(redeal.budget.0))?;
                    match budget.times {
                        None => Some(false),
                        Some(0) => Some(true),
                        Some(_) => None,
                    }
                }
            },
            Condition::Cards { .. }
            | Condition::Blocked
            | Condition::NoneTakes(_)
            | Condition::Script(_) => None,
        }
    }

    /// Only a number of cards that cannot be there is settled.
    fn states(
        &self,
        lower: &Lower,
        quantity: Quantity,
        piles: &Piles,
        states: &[PileState],
    ) -> Option<bool> {
        let [PileState::Holds(amount)] = states else {
            return None;
        };
        let fixed = lower.fixed_piles(piles)?;
        if fixed.is_empty() {
            return None;
        }
        let size = self.rules.pack.size();
        let caps = fixed.iter().map(|&(group, number)| {
            let group = self.rules.group(group)?;
            let cap = group.caps.get(usize::from(number).checked_sub(1)?)?;
            cap.map(usize::from)
        });
        let most = match quantity {
            Quantity::Together => caps.sum::<Option<usize>>(),
            Quantity::Every | Quantity::Any | Quantity::No => {
                let caps: Option<Vec<usize>> = caps.collect();
                caps.and_then(|caps| caps.into_iter().max())
            }
            Quantity::AtLeast(_) | Quantity::AllBut(_) => return None,
        };
        let most = most.map_or(size, |most| most.min(size));
        let held = over(*amount, 0, i32::try_from(most).ok())?;
        Some(if quantity == Quantity::No {
            !held
        } else {
            held
        })
    }
}

/// Whether a comparison is settled of a count between two bounds.
fn over(amount: Amount, least: i32, most: Option<i32>) -> Option<bool> {
    use crate::rules::Compare;
    let number = amount.number;
    let below = |bound: Option<i32>| bound.is_some_and(|bound| bound < number);
    match amount.compare {
        Compare::Is => {
            if number < least || below(most) {
                Some(false)
            } else {
                (most == Some(least)).then_some(true)
            }
        }
        Compare::AtLeast => {
            if least >= number {
                Some(true)
            } else {
                below(most).then_some(false)
            }
        }
        Compare::Over => {
            if least > number {
                Some(true)
            } else {
                most.is_some_and(|most| most <= number).then_some(false)
            }
        }
        Compare::AtMost => {
            if least > number {
                Some(false)
            } else {
                most.is_some_and(|most| most <= number).then_some(true)
            }
        }
        Compare::Under => {
            if least >= number {
                Some(false)
            } else {
                below(most).then_some(true)
            }
        }
        Compare::MultipleOf => (number == 1).then_some(true),
    }
}

impl Lower {
    /// Warns of conditions that say nothing.
    pub(super) fn audit_constants(&mut self, rules: &Rules) {
        let bounds = Bounds {
            rules,
            last_pass: last_pass(rules),
        };
        for (condition, origin) in all_conditions(rules) {
            if let Some(holds) = bounds.settled(self, condition) {
                let message = if holds {
                    "this always holds"
                } else {
                    "this never holds"
                };
                self.warn(
                    errors::CONDITION_CONSTANT,
                    origin,
                    format!("{message} in this game"),
                    "look at the number, or leave the condition out",
                );
            }
        }
        for phase in &rules.phases {
            let message = match (phase.repeats, bounds.settled(self, &phase.condition)) {
                (_, None) => continue,
                (false, Some(true)) => "this phase is over before it begins",
                (false, Some(false)) => "this phase never ends",
                (true, Some(true)) => "this phase is always in force",
                (true, Some(false)) => "this phase is never in force",
            };
            self.warn(
                errors::PHASE_IDLE,
                phase.origin,
                message,
                "look at its condition",
            );
        }
    }
}

/// The last pass that there can be; none without limit.
fn last_pass(rules: &Rules) -> Option<i32> {
    match &rules.redeal {
        None => Some(1),
        Some(redeal) => {
            let budget = rules.budgets.get(usize::from(redeal.budget.0))?;
            budget.times.map(|times| i32::from(times) + 1)
        }
    }
}

/// Every condition but those of phases, with where it stands.
fn all_conditions(rules: &Rules) -> Vec<(&Condition, Origin)> {
    let mut all: Vec<(&Condition, Origin)> = Vec::new();
    for group in &rules.groups {
        for line in &group.lay {
            from_clauses(&line.clauses, &mut all);
        }
        for line in &group.lift {
            from_clauses(&line.clauses, &mut all);
        }
        if let Some(fill) = &group.fill {
            from_clauses(&fill.clauses, &mut all);
        }
    }
    for take in rules.removals.iter().chain(&rules.swaps) {
        from_clauses(&take.clauses, &mut all);
    }
    from_steps(&rules.layout, &mut all);
    for line in &rules.passes {
        from_clauses(&line.clauses, &mut all);
        from_steps(&line.steps, &mut all);
    }
    if let Some(redeal) = &rules.redeal {
        from_clauses(&redeal.clauses, &mut all);
        from_steps(&redeal.steps, &mut all);
    }
    for action in &rules.actions {
        from_clauses(&action.clauses, &mut all);
        from_steps(&action.steps, &mut all);
    }
    if let Goal::When(condition, origin) = &rules.goal {
        all.push((condition, *origin));
    }
    all.extend(
        rules
            .lose
            .iter()
            .map(|(condition, origin)| (condition, *origin)),
    );
    all
}

fn from_clauses<'a>(clauses: &'a [Clause], all: &mut Vec<(&'a Condition, Origin)>) {
    for clause in clauses {
        if let ClauseTest::When(condition) = &clause.test {
            all.push((condition, clause.origin));
        }
    }
}

fn from_steps<'a>(steps: &'a [Step], all: &mut Vec<(&'a Condition, Origin)>) {
    for step in steps {
        if let Some(condition) = &step.when {
            all.push((condition, step.origin));
        }
    }
}

//! The numbers of a position, in words.

use super::{PositionError, Said};
use crate::cards::Rank;
use crate::language::{Spanned, syntax};
use crate::machine::{Counter, Machine, State};
use crate::play::quote::quote;
use crate::rules::{BudgetId, Origin, Rules, ScoreKind, TallyId};
use std::fmt::Write as _;

/// What a number of a position says.
///
/// # Errors
/// That this game has no such number, or that it cannot be that.
pub fn read_number(
    machine: &Machine,
    name: &syntax::Name,
    value: &Spanned<String>,
) -> Result<Vec<Said>, PositionError> {
    let rules = machine.rules();
    let written = Written { name, value };
    match name.node.as_str() {
        "pass" => read_pass(rules, &written),
        "redeals" => read_redeals(rules, &written),
        "phase" => read_phase(rules, &written),
        "points" => {
            let scored = |(part, _): &(ScoreKind, Origin)| {
                matches!(part, ScoreKind::Points { .. } | ScoreKind::TurnedUp(_))
            };
            if !rules.score.parts.iter().any(scored) {
                return Err(written.unknown("there are no points in this game"));
            }
            Ok(vec![Said::Number(Counter::POINTS, written.number()?)])
        }
        "score" => Ok(vec![Said::Score(written.number()?)]),
        "shuffles" => read_shuffles(rules, &written),
        "base" => {
            if !machine.places().tells_apart(Counter::BASE) {
                return Err(written.unknown("nothing turns on the base card in this game"));
            }
            let Some(Rank(rank)) = rules.pack.parse_rank(value.node.trim()) else {
                return Err(
                    written.wrong(format!("{} is no rank of this pack", quote(&value.node)))
                );
            };
            Ok(vec![Said::Number(Counter::BASE, i32::from(rank) + 1)])
        }
        _ => read_named(machine, &written),
    }
}

/// A number as it stands in the text.
struct Written<'a> {
    name: &'a syntax::Name,
    value: &'a Spanned<String>,
}

impl Written<'_> {
    fn number(&self) -> Result<i32, PositionError> {
        let text = self.value.node.trim();
        text.parse()
            .map_err(|_| self.wrong(format!("a number is expected here, not {}", quote(text))))
    }

    /// The value cannot be that.
    fn wrong(&self, message: String) -> PositionError {
        PositionError {
            message,
            span: Some(self.value.span),
        }
    }

    /// There is no such number.
    fn unknown(&self, message: impl Into<String>) -> PositionError {
        PositionError {
            message: message.into(),
            span: Some(self.name.span),
        }
    }
}

fn read_pass(rules: &Rules, written: &Written<'_>) -> Result<Vec<Said>, PositionError> {
    let pass = written.number()?;
    let why = match most_passes(rules) {
        _ if pass < 1 => "it counts from 1".to_owned(),
        Some(1) if pass > 1 => "the stock is gone through once in this game".to_owned(),
        Some(most) if pass > most => format!("this game has {most} passes"),
        _ => return Ok(vec![Said::Number(Counter::PASS, pass)]),
    };
    Err(written.wrong(format!("pass cannot be {pass}: {why}")))
}

fn read_redeals(rules: &Rules, written: &Written<'_>) -> Result<Vec<Said>, PositionError> {
    let Some(redeal) = &rules.redeal else {
        return Err(written.unknown("there are no redeals in this game"));
    };
    let redeals = written.number()?;
    match times(rules, redeal.budget) {
        _ if redeals < 0 => Err(written.wrong(format!("redeals cannot be {redeals}"))),
        Some(most) if redeals > most => {
            Err(written.wrong(format!("redeals cannot be {redeals}: this game has {most}")))
        }
        _ => Ok(vec![Said::Number(Counter::REDEALS, redeals)]),
    }
}

fn read_phase(rules: &Rules, written: &Written<'_>) -> Result<Vec<Said>, PositionError> {
    if rules.phases.is_empty() {
        return Err(written.unknown("there are no phases in this game"));
    }
    let phase = written.number()?;
    let most = i32::try_from(rules.phases.len()).unwrap_or(i32::MAX);
    // After the last phase comes the play without one.
    let last = most.saturating_add(1);
    if !(1..=last).contains(&phase) {
        return Err(written.wrong(format!("there are {most} phases; say 1 to {last}")));
    }
    Ok(vec![Said::Number(Counter::PHASE, phase - 1)])
}

/// `1 of 17`, or the number of shuffles alone.
fn read_shuffles(rules: &Rules, written: &Written<'_>) -> Result<Vec<Said>, PositionError> {
    if !shuffles(rules) {
        return Err(written.unknown("nothing is shuffled in this game after the deal"));
    }
    let text = &written.value.node;
    let (made, seed) = match text.split_once(" of ") {
        Some((made, seed)) => (made, Some(seed)),
        None => (text.as_str(), None),
    };
    let bad = || {
        written.wrong("say how many shuffles were made, and of which number: 1 of 17".to_owned())
    };
    let made = made.trim().parse::<i32>().map_err(|_| bad())?;
    if made < 0 {
        return Err(written.wrong(format!("shuffles cannot be {made}")));
    }
    let mut said = vec![Said::Number(Counter::SHUFFLES, made)];
    if let Some(seed) = seed {
        said.push(Said::Seed(seed.trim().parse().map_err(|_| bad())?));
    }
    Ok(said)
}

/// How many passes there can be; none where they are without limit. A game without a redeal has
/// one, also where it has no stock to go through.
fn most_passes(rules: &Rules) -> Option<i32> {
    let Some(redeal) = &rules.redeal else {
        return Some(1);
    };
    let scheduled = rules
        .passes
        .last()
        .and_then(|line| line.last)
        .map(i32::from);
    let redealt = times(rules, redeal.budget).map(|times| times + 1);
    match (scheduled, redealt) {
        (Some(scheduled), Some(redealt)) => Some(scheduled.min(redealt)),
        (one, other) => one.or(other),
    }
}

/// How often a budget may be spent; none where it is without limit.
fn times(rules: &Rules, budget: BudgetId) -> Option<i32> {
    let budget = rules.budgets.get(usize::from(budget.0))?;
    budget.times.map(i32::from)
}

/// A tally or a budget by its name.
fn read_named(machine: &Machine, written: &Written<'_>) -> Result<Vec<Said>, PositionError> {
    let rules = machine.rules();
    let places = machine.places();
    let name = &written.name.node;
    let tallies = (0..).map(TallyId).zip(&rules.tallies);
    if let Some((id, tally)) = tallies.into_iter().find(|(_, tally)| tally.name == *name) {
        if tally.row == 1 {
            return Ok(vec![Said::Number(places.tally(id, 0), written.number()?)]);
        }
        let words: Vec<&str> = written.value.node.split_whitespace().collect();
        if words.len() > usize::from(tally.row) {
            return Err(written.wrong(format!(
                "{name} has {} numbers, not {}",
                tally.row,
                words.len()
            )));
        }
        return (0..)
            .zip(words)
            .map(|(at, word)| match word.parse() {
                Ok(number) => Ok(Said::Number(places.tally(id, at), number)),
                Err(_) => {
                    Err(written.wrong(format!("a number is expected here, not {}", quote(word))))
                }
            })
            .collect();
    }
    let budgets = (0..).map(BudgetId).zip(&rules.budgets);
    for (id, budget) in budgets {
        if budget_word(&budget.name) == *name {
            let left = written.number()?;
            if left < 0 || budget.times.is_some_and(|times| left > i32::from(times)) {
                return Err(written.wrong(format!("{name} cannot be {left}")));
            }
            return Ok(vec![Said::Number(places.budget(id), left)]);
        }
    }
    Err(written.unknown(format!(
        "there is no number called {} in this game",
        quote(name)
    )))
}

/// A budget's name as positions write it: one word.
fn budget_word(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join("-")
}

/// The numbers of a position that its cards do not show.
pub fn write_numbers(machine: &Machine, state: &State, text: &mut String) {
    let rules = machine.rules();
    let places = machine.places();
    let line = |text: &mut String, name: &str, value: String| {
        let _ = writeln!(text, "{name} is {value}");
    };
    let counter = |counter| state.counter(counter);
    // A redeal begins the next pass and is spent: what follows from another number is left out.
    let (pass, redeals) = (counter(Counter::PASS), counter(Counter::REDEALS));
    if !rules.passes.is_empty() {
        line(text, "pass", pass.to_string());
    }
    if redeals != 0 && (rules.passes.is_empty() || redeals != pass - 1) {
        line(text, "redeals", redeals.to_string());
    }
    if !rules.phases.is_empty() {
        line(text, "phase", (counter(Counter::PHASE) + 1).to_string());
    }
    if counter(Counter::POINTS) != 0 {
        line(text, "points", counter(Counter::POINTS).to_string());
    }
    if places.tells_apart(Counter::BASE)
        && let Ok(rank) = u8::try_from(counter(Counter::BASE) - 1)
    {
        line(text, "base", rules.pack.rank_symbol(Rank(rank)).to_owned());
    }
    for (id, budget) in (0..).map(BudgetId).zip(&rules.budgets) {
        let left = counter(places.budget(id));
        let spent = match &rules.redeal {
            Some(redeal) if redeal.budget == id => redeals,
            _ => 0,
        };
        if budget
            .times
            .is_some_and(|times| i32::from(times) - spent != left)
        {
            line(text, &budget_word(&budget.name), left.to_string());
        }
    }
    for (id, tally) in (0..).map(TallyId).zip(&rules.tallies) {
        let values: Vec<i32> = (0..)
            .take(usize::from(tally.row))
            .map(|at| counter(places.tally(id, at)))
            .collect();
        if values.iter().any(|&value| value != 0) {
            let words: Vec<String> = values.iter().map(i32::to_string).collect();
            line(text, &tally.name, words.join(" "));
        }
    }
    if shuffles(rules) {
        let made = counter(Counter::SHUFFLES);
        line(text, "shuffles", format!("{made} of {}", state.seed()));
    }
}

/// Whether any redeal, action or turn of the game shuffles.
fn shuffles(rules: &Rules) -> bool {
    use crate::rules::StepKind;
    let programs = rules
        .redeal
        .iter()
        .map(|redeal| &redeal.steps)
        .chain(rules.actions.iter().map(|action| &action.steps))
        .chain(rules.passes.iter().map(|pass| &pass.steps));
    programs
        .flatten()
        .any(|step| matches!(step.kind, StepKind::Shuffle(_) | StepKind::BeginAgain))
}

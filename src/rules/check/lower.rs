//! What lowering knows while it goes through the statements: names, numbers, the pack, and what
//! was found wrong so far.

use super::load::did_you_mean;
use super::merged::At;
use crate::cards::Pack;
use crate::language::syntax::{Name, Number};
use crate::language::{Code, Diagnostic, Severity, SourceId, Sources, Span, Spanned};
use crate::rules::{
    ActionId, Budget, BudgetId, GroupId, Origin, Parameter, Role, ScriptId, Shape, TallyId, errors,
};
use std::collections::BTreeSet;

/// The most parts of a phrase or condition, cards of a list, lines of a group.
pub(super) const MOST_PARTS: usize = 128;
/// The most that may stand after the commas of one line.
pub(super) const MOST_AFTER_COMMAS: usize = 64;
/// Phrases and conditions may stand so deep in each other; the parser allows no more either.
pub(super) const DEEPEST: usize = 64;

/// What other statements may ask of a group before it is lowered itself.
#[derive(Debug, Clone)]
pub(super) struct Head {
    pub(super) name: String,
    pub(super) role: Role,
    pub(super) piles: u16,
    pub(super) shape: Shape,
    pub(super) implicit: bool,
    pub(super) origin: Origin,
}

/// The state of lowering.
pub(super) struct Lower {
    /// Where each line of each text begins.
    lines: Vec<Vec<u32>>,
    /// The text that the statement at hand stands in.
    pub(super) source: SourceId,
    pub(super) found: Vec<Diagnostic>,
    pub(super) pack: Pack,
    pub(super) heads: Vec<Head>,
    /// Whether something tells the base card, so that rules may speak of it.
    pub(super) base_is_told: bool,
    pub(super) parameters: Vec<Parameter>,
    pub(super) parameters_used: Vec<bool>,
    /// Whether every parameter is as the file has it: its examples speak of that game alone.
    pub(super) as_written: bool,
    pub(super) tallies: Vec<String>,
    pub(super) tallies_used: Vec<bool>,
    pub(super) scripts: Vec<String>,
    pub(super) scripts_used: Vec<bool>,
    pub(super) actions: Vec<String>,
    pub(super) budgets: Vec<Budget>,
    /// Whether it has been said that there are too many.
    budgets_full: bool,
    /// The names that what could not be read may have given: they are not missed.
    broken: BTreeSet<String>,
    /// How many errors were passed over for that reason; the game is not playable anyway.
    passed_over: usize,
}

impl Lower {
    pub(super) fn new(sources: &Sources, broken: &[(SourceId, Span)]) -> Self {
        let lines = sources
            .iter()
            .map(|(_, source)| {
                (0..)
                    .zip(source.text.bytes())
                    .filter(|&(_, byte)| byte == b'\n')
                    .map(|(at, _)| at)
                    .collect()
            })
            .collect();
        let broken = broken
            .iter()
            .filter_map(|&(id, span)| Some(sources.get(id)?.excerpt(span)))
            .flat_map(given_names)
            .collect();
        Self {
            lines,
            source: SourceId(0),
            found: Vec::new(),
            pack: Pack::french(1),
            heads: Vec::new(),
            base_is_told: false,
            parameters: Vec::new(),
            parameters_used: Vec::new(),
            as_written: true,
            tallies: Vec::new(),
            tallies_used: Vec::new(),
            scripts: Vec::new(),
            scripts_used: Vec::new(),
            actions: Vec::new(),
            budgets: Vec::new(),
            budgets_full: false,
            broken,
            passed_over: 0,
        }
    }

    /// Enters a statement's text.
    pub(super) fn enter<T>(&mut self, at: &At<T>) {
        self.source = at.source;
    }

    /// The line that a stretch begins in, from 0.
    pub(super) fn line(&self, source: SourceId, span: Span) -> Option<usize> {
        let breaks = self.lines.get(usize::from(source.0))?;
        Some(breaks.partition_point(|&at| at < span.start))
    }

    /// Where a stretch of the text at hand stands.
    pub(super) fn origin(&self, span: Span) -> Origin {
        let line = self.line(self.source, span).unwrap_or(0);
        Origin::Written {
            source: self.source,
            span,
            line: u32::try_from(line).unwrap_or(u32::MAX).saturating_add(1),
        }
    }

    /// An error at a place of the text at hand.
    pub(super) fn error(&mut self, code: Code, span: Span, message: impl Into<String>) {
        let found = Diagnostic::error(code, self.source, span, message);
        self.report(found);
    }

    /// The same, with what would work.
    pub(super) fn error_hint(
        &mut self,
        code: Code,
        span: Span,
        message: impl Into<String>,
        hint: impl Into<String>,
    ) {
        let found = Diagnostic::error(code, self.source, span, message).hint(hint);
        self.report(found);
    }

    /// A warning at where a rule stands; of defaults nobody is warned.
    pub(super) fn warn(&mut self, code: Code, at: Origin, message: impl Into<String>, hint: &str) {
        if let Origin::Written { source, span, .. } = at {
            let mut found = Diagnostic::warning(code, source, span, message);
            if !hint.is_empty() {
                found.hint = Some(hint.to_owned());
            }
            self.report(found);
        }
    }

    /// An error at where a rule stands.
    pub(super) fn error_at(
        &mut self,
        code: Code,
        at: Origin,
        message: impl Into<String>,
        hint: &str,
    ) {
        let (source, span) = match at {
            Origin::Written { source, span, .. } => (source, span),
            Origin::Default => (SourceId(0), Span::default()),
        };
        let mut found = Diagnostic::error(code, source, span, message);
        if !hint.is_empty() {
            found.hint = Some(hint.to_owned());
        }
        self.report(found);
    }

    /// Lists are bounded; what comes after is an error. The part that is looked at.
    pub(super) fn bounded<'a, T>(&mut self, list: &'a [T], span: Span, what: &str) -> &'a [T] {
        match list.get(..MOST_PARTS) {
            Some(head) if list.len() > MOST_PARTS => {
                self.error(
                    errors::TOO_MANY,
                    span,
                    format!("at most {MOST_PARTS} {what} may stand here"),
                );
                head
            }
            _ => list,
        }
    }

    /// Whether a line has no more after its commas than it may; otherwise that is said once, for
    /// each of them would bring its own diagnostics.
    pub(super) fn few<T>(&mut self, list: &[Spanned<T>]) -> bool {
        let Some(extra) = list.get(MOST_AFTER_COMMAS) else {
            return true;
        };
        self.error(
            errors::TOO_MANY,
            extra.span,
            format!("at most {MOST_AFTER_COMMAS} clauses may stand in one line"),
        );
        false
    }

    pub(super) fn report(&mut self, found: Diagnostic) {
        self.found.push(found);
    }

    /// How many errors there are so far: where a part brings no more, it is sound.
    pub(super) fn errors(&self) -> usize {
        self.found
            .iter()
            .filter(|it| it.severity == Severity::Error)
            .count()
            + self.passed_over
    }

    /// A number, or the parameter's value, that must lie between two bounds.
    pub(super) fn number(
        &mut self,
        number: &Spanned<Number>,
        least: i64,
        most: i64,
        what: &str,
    ) -> Option<i64> {
        let value = self.value(&number.node, number.span)?;
        if (least..=most).contains(&value) {
            return Some(value);
        }
        let message = match &number.node {
            Number::Literal(_) => format!("{what} cannot be {value}"),
            Number::Parameter(name) => format!("{what} cannot be {value}, which `{name}` is"),
        };
        self.error_hint(
            errors::NUMBER_OUT_OF_RANGE,
            number.span,
            message,
            format!("a number from {least} to {most}"),
        );
        None
    }

    /// The same, as a small number.
    pub(super) fn small(
        &mut self,
        number: &Spanned<Number>,
        least: u16,
        most: u16,
        what: &str,
    ) -> Option<u16> {
        self.number(number, i64::from(least), i64::from(most), what)
            .and_then(|value| u16::try_from(value).ok())
    }

    /// What a number is, whatever its size.
    pub(super) fn value(&mut self, number: &Number, span: Span) -> Option<i64> {
        match number {
            Number::Literal(value) => Some(*value),
            Number::Parameter(name) => {
                let at = self.parameters.iter().position(|it| it.name == *name);
                let Some(at) = at else {
                    let there: Vec<&str> =
                        self.parameters.iter().map(|it| it.name.as_str()).collect();
                    let hint = did_you_mean(name, there);
                    self.unknown("parameter", name, span, hint);
                    return None;
                };
                mark(&mut self.parameters_used, at);
                self.parameters.get(at).map(|parameter| parameter.value)
            }
        }
    }

    /// A name that nothing has: an error, unless the statement that gave the name could not be
    /// read, which has been said already.
    pub(super) fn unknown(&mut self, what: &str, name: &str, span: Span, hint: Option<String>) {
        if self.broken.contains(name) {
            self.passed_over += 1;
            return;
        }
        let mut found = Diagnostic::error(
            errors::UNKNOWN_NAME,
            self.source,
            span,
            format!("no {what} is named `{name}`"),
        );
        found.hint = hint;
        self.report(found);
    }

    /// The group of that name.
    pub(super) fn group(&mut self, name: &Name) -> Option<GroupId> {
        if let Some(at) = self.heads.iter().position(|head| head.name == name.node) {
            return u8::try_from(at).ok().map(GroupId);
        }
        let there: Vec<&str> = self.heads.iter().map(|head| head.name.as_str()).collect();
        let hint = did_you_mean(&name.node, there.iter().copied()).or_else(|| {
            let words: Vec<String> = self
                .heads
                .iter()
                .filter(|head| !head.implicit)
                .map(|head| format!("`{}`", head.name))
                .collect();
            (!words.is_empty()).then(|| format!("the groups here are {}", words.join(", ")))
        });
        self.unknown("group", &name.node, name.span, hint);
        None
    }

    pub(super) fn head(&self, id: GroupId) -> Option<&Head> {
        self.heads.get(usize::from(id.0))
    }

    /// The name of a group, for messages.
    pub(super) fn group_name(&self, id: GroupId) -> String {
        self.head(id)
            .map_or_else(String::new, |head| head.name.clone())
    }

    /// The groups of that role, in the order of the file.
    pub(super) fn of_role(&self, role: Role) -> Vec<GroupId> {
        (0..)
            .map(GroupId)
            .zip(&self.heads)
            .filter(|(_, head)| head.role == role)
            .map(|(id, _)| id)
            .collect()
    }

    pub(super) fn script(&mut self, name: &Name) -> Option<ScriptId> {
        let Some(at) = self.scripts.iter().position(|it| *it == name.node) else {
            let hint = did_you_mean(&name.node, self.scripts.iter().map(String::as_str));
            self.unknown("script", &name.node, name.span, hint);
            return None;
        };
        mark(&mut self.scripts_used, at);
        u8::try_from(at).ok().map(ScriptId)
    }

    pub(super) fn tally(&mut self, name: &Name) -> Option<TallyId> {
        let Some(at) = self.tallies.iter().position(|it| *it == name.node) else {
            let hint = did_you_mean(&name.node, self.tallies.iter().map(String::as_str));
            self.unknown("tally", &name.node, name.span, hint);
            return None;
        };
        mark(&mut self.tallies_used, at);
        u8::try_from(at).ok().map(TallyId)
    }

    pub(super) fn action(&self, name: &str) -> Option<ActionId> {
        let at = self.actions.iter().position(|it| it == name)?;
        u8::try_from(at).ok().map(ActionId)
    }

    /// A new budget.
    pub(super) fn new_budget(&mut self, budget: Budget) -> Option<BudgetId> {
        let id = u8::try_from(self.budgets.len()).ok().map(BudgetId);
        if id.is_none() {
            if std::mem::replace(&mut self.budgets_full, true) {
                return None;
            }
            self.error_at(
                errors::TOO_MANY,
                budget.origin,
                "a game may have 256 budgets and no more",
                "",
            );
            return None;
        }
        self.budgets.push(budget);
        id
    }

    pub(super) fn budget_named(&self, name: &str) -> Option<BudgetId> {
        let at = self
            .budgets
            .iter()
            .position(|it| it.named && it.name == name)?;
        u8::try_from(at).ok().map(BudgetId)
    }
}

/// The names that a statement gives: its first word (a group's name), its second (after `tally`,
/// `script`, `action` …), and what follows `as`.
fn given_names(text: &str) -> Vec<String> {
    let words: Vec<&str> = text
        .split(|letter: char| !(letter.is_alphanumeric() || letter == '-'))
        .filter(|word| !word.is_empty())
        .collect();
    let after_as = words.windows(2).filter_map(|pair| match pair {
        ["as", name] => Some(*name),
        _ => None,
    });
    words
        .iter()
        .take(2)
        .copied()
        .chain(after_as)
        .map(str::to_owned)
        .collect()
}

/// So many cards, in words.
pub(super) fn cards(count: usize) -> String {
    if count == 1 {
        "1 card".to_owned()
    } else {
        format!("{count} cards")
    }
}

/// Notes that a name was used.
fn mark(used: &mut [bool], at: usize) {
    if let Some(flag) = used.get_mut(at) {
        *flag = true;
    }
}

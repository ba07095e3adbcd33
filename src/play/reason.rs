//! Why a move is legal or not, in words: which rule says so, and where it stands.

mod saying;

use super::Refusal;
use crate::explain::{self, Tongue};
use crate::language::Sources;
use crate::machine::{Fault, Finding, Machine, RuleId, Verdict};
use crate::rules::{Clause, ClauseTest, Origin, Rules, Word};
use saying::{REDEAL, failure, names_a_fault, text, turning};
use std::fmt::Write as _;

/// One rule that was asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// Its word, as after `because`.
    pub word: String,
    /// The word as people are told it: of a fault that is not there, that it is not.
    pub called: String,
    /// Whether it holds.
    pub holds: bool,
    /// Its line in its file; none of a default.
    pub line: Option<u32>,
    /// Its file; none of a default.
    pub file: Option<String>,
    /// What is asked, as written, or a default in words.
    pub text: String,
    /// What is the case, said so that yes and no are true of it.
    pub says: String,
    /// How deep it lies: the lines of a statement are one deeper than it.
    pub depth: usize,
    /// What is amiss where it does not hold, in a few words.
    pub amiss: Option<String>,
}

/// The whole line of the file in which a rule stands; none of a default.
#[must_use]
pub fn source_line(sources: &Sources, origin: Origin) -> Option<&str> {
    let Origin::Written { source, span, .. } = origin else {
        return None;
    };
    let text = &sources.get(source)?.text;
    let range = span.range();
    let start = text.get(..range.start)?.rfind('\n').map_or(0, |at| at + 1);
    let end = text
        .get(range.end..)?
        .find('\n')
        .map_or(text.len(), |at| range.end + at);
    text.get(start..end)
}

/// What is written at a place, on one line; none of a default.
#[must_use]
pub fn written(sources: &Sources, origin: Origin) -> Option<String> {
    let Origin::Written { source, span, .. } = origin else {
        return None;
    };
    let text = sources.get(source)?.excerpt(span);
    Some(one_blank(text))
}

fn one_blank(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Where a rule stands: `klondike.patience, line 9`.
fn place(sources: &Sources, origin: Origin) -> Option<String> {
    let Origin::Written { source, line, .. } = origin else {
        return None;
    };
    Some(format!("{}, line {line}", sources.get(source)?.name))
}

/// What is wrong with the file's own programs, with its place.
#[must_use]
pub fn fault(sources: &Sources, fault: &Fault) -> String {
    let written = fault.origin.and_then(|origin| match origin {
        Origin::Written { source, line, .. } => Some((sources.get(source)?, line)),
        Origin::Default => None,
    });
    match written {
        Some((source, line)) => format!("{}:{line}: {}", source.name, fault.message),
        None => fault.message.clone(),
    }
}

/// A refusal in one sentence, with the rule and its line.
#[must_use]
pub fn one_line(machine: &Machine, sources: &Sources, refusal: &Refusal) -> String {
    match refusal {
        Refusal::Unknown(message) | Refusal::Absent { message, .. } => message.clone(),
        Refusal::Ambiguous(list) => format!("this could be {}; say which", list.join(", or ")),
        Refusal::Fault(found) => fault(sources, found),
        Refusal::Illegal { verdict, .. } => because(machine, sources, verdict),
    }
}

/// Why a verdict refuses, in one sentence.
#[must_use]
pub fn because(machine: &Machine, sources: &Sources, verdict: &Verdict) -> String {
    let Some(refusal) = verdict.refusal() else {
        return "nothing forbids it".to_owned();
    };
    if let RuleId::Phase(at) = refusal.rule {
        let sentence = machine
            .rules()
            .phases
            .get(at)
            .map_or("", |phase| phase.sentence.as_str());
        return match place(sources, refusal.origin) {
            Some(place) => format!("{sentence} ({place})"),
            None => sentence.to_owned(),
        };
    }
    let lines = failing_lines(refusal);
    if lines.is_empty() {
        return with_rule(machine, sources, refusal, refusal);
    }
    lines
        .into_iter()
        .map(|line| with_rule(machine, sources, line, deepest(line)))
        .collect::<Vec<_>>()
        .join("; nor ")
}

/// The failing lines of a statement: its parts that are lines of rules, or none.
fn failing_lines(statement: &Finding) -> Vec<&Finding> {
    statement
        .parts
        .iter()
        .filter(|part| !part.holds && part.rule != RuleId::Always)
        .collect()
}

/// The first thing at the bottom of a failing line that does not hold; what breaks a sequence is
/// said of the cards as a whole.
fn deepest(finding: &Finding) -> &Finding {
    if finding.word == Word::Sequence {
        return finding;
    }
    finding
        .parts
        .iter()
        .find(|part| !part.holds)
        .map_or(finding, deepest)
}

fn with_rule(machine: &Machine, sources: &Sources, line: &Finding, leaf: &Finding) -> String {
    let why = amiss(machine.rules(), line.rule, leaf);
    match place(sources, line.origin) {
        Some(place) => format!("{why}: {} ({place})", text(machine, sources, line)),
        None if leaf.word == Word::Budget => why,
        None if matches!(line.rule, RuleId::Always | RuleId::Won | RuleId::Redeal) => why,
        None => format!("{why}: {} (the default)", text(machine, sources, line)),
    }
}

/// What is amiss with a rule at its leaf that does not hold.
fn amiss(rules: &Rules, rule: RuleId, leaf: &Finding) -> String {
    let why = match (rule, leaf.word) {
        (RuleId::Won, _) => "the game is won",
        (RuleId::Lost, _) => "the game is lost",
        (RuleId::Pass(_), word) if turning(word).is_some() => {
            turning(word).map_or("", |(_, failure)| failure)
        }
        (RuleId::Lay(..), Word::FaceDown) => "the card that it would lie on lies face down",
        (RuleId::Always, Word::Turn) if rules.passes.is_empty() => {
            "no cards are turned from a stock in this game"
        }
        (RuleId::Always, Word::Turn) => "there is no turn after the last pass",
        (RuleId::Budget(id), Word::Budget)
            if rules
                .redeal
                .as_ref()
                .is_some_and(|redeal| redeal.budget == id) =>
        {
            "no redeal is left"
        }
        (RuleId::Always, Word::Remove) => "no cards are taken off in this game",
        (RuleId::Always, Word::Swap) => "no cards change places in this game",
        (RuleId::Always, Word::Redeal) if rules.redeal.is_none() => "this game has no redeal",
        (RuleId::Always, Word::Redeal) => "a redeal is made within the turn in this game",
        _ => failure(leaf.word),
    };
    match clause_of(rules, leaf) {
        Some(clause) => {
            let clause = explain::clause(rules, clause, Tongue::English);
            format!("{why} ({clause})")
        }
        None if rule == RuleId::Redeal && leaf.word == Word::When => REDEAL.to_owned(),
        None => why.to_owned(),
    }
}

/// The clause that a question about a condition is: the one of its line that stands at its place.
fn clause_of<'a>(rules: &'a Rules, leaf: &Finding) -> Option<&'a Clause> {
    if leaf.word != Word::When {
        return None;
    }
    let clauses: &[Clause] = match leaf.rule {
        RuleId::Lift(group, at) => &rules.group(group)?.lift.get(at)?.clauses,
        RuleId::Lay(group, at) => &rules.group(group)?.lay.get(at)?.clauses,
        RuleId::Removal(at) => &rules.removals.get(at)?.clauses,
        RuleId::Swap(at) => &rules.swaps.get(at)?.clauses,
        RuleId::Pass(at) => &rules.passes.get(at)?.clauses,
        RuleId::Redeal => &rules.redeal.as_ref()?.clauses,
        RuleId::Action(id) => &rules.actions.get(usize::from(id.0))?.clauses,
        _ => return None,
    };
    clauses
        .iter()
        .find(|clause| clause.origin == leaf.origin && matches!(clause.test, ClauseTest::When(_)))
}

/// All the rules that were asked, statements before their lines.
#[must_use]
pub fn rules(machine: &Machine, sources: &Sources, verdict: &Verdict) -> Vec<Rule> {
    let mut list = Vec::new();
    for finding in &verdict.findings {
        gather(machine, sources, finding, 0, &mut list);
    }
    list
}

fn gather(
    machine: &Machine,
    sources: &Sources,
    finding: &Finding,
    depth: usize,
    list: &mut Vec<Rule>,
) {
    // A statement of one line, and a line of one question, say at every depth the same.
    if let [only] = finding.parts.as_slice()
        && only.origin == finding.origin
        && only.holds == finding.holds
    {
        gather(machine, sources, only, depth, list);
        return;
    }
    let file = match finding.origin {
        Origin::Written { source, .. } => sources.get(source).map(|source| source.name.to_string()),
        Origin::Default => None,
    };
    let asked = match (finding.rule, turning(finding.word)) {
        (RuleId::Pass(_), Some((asked, _))) => asked.to_owned(),
        _ => text(machine, sources, finding),
    };
    let amiss = (!finding.holds && finding.parts.is_empty())
        .then(|| amiss(machine.rules(), finding.rule, finding));
    // Of what is asked in every game the answer is said; a rule of the file is met or not.
    let general = matches!(
        finding.rule,
        RuleId::Always | RuleId::Won | RuleId::Lost | RuleId::Pass(_) | RuleId::Budget(_)
    ) || names_a_fault(finding.word);
    let says = match &amiss {
        Some(amiss) if general => amiss.clone(),
        _ => asked.clone(),
    };
    let word = finding.word.name();
    list.push(Rule {
        word: word.to_owned(),
        called: if finding.holds && names_a_fault(finding.word) {
            format!("not {word}")
        } else {
            word.to_owned()
        },
        holds: finding.holds,
        line: finding.origin.line(),
        file,
        text: asked,
        says,
        depth,
        amiss,
    });
    for part in &finding.parts {
        gather(machine, sources, part, depth + 1, list);
    }
}

/// The rules as an indented list, for people. A line of the file is shown once, with those of its
/// parts that say something more.
#[must_use]
pub fn tree(rules: &[Rule]) -> String {
    let mut text = String::new();
    // What is shown above the rule at hand, the outermost first.
    let mut above: Vec<&Rule> = Vec::new();
    for (at, rule) in rules.iter().enumerate() {
        above.retain(|one| one.depth < rule.depth);
        let is_leaf = rules
            .get(at + 1)
            .is_none_or(|next| next.depth <= rule.depth);
        let shown = above.iter().find(|one| one.shows(rule));
        let says = match (shown, &rule.amiss) {
            (Some(_), _) if !is_leaf => None,
            (Some(one), Some(amiss)) => (one.text != *amiss).then_some(amiss.as_str()),
            // That a part of the line holds is worth a word only where the line does not.
            (Some(one), None) if one.holds || one.text == rule.text => None,
            (None, _) | (Some(_), None) => Some(rule.says.as_str()),
        };
        let Some(says) = says else { continue };
        let mark = if rule.holds { "yes" } else { "no" };
        let place = match (&rule.file, rule.line) {
            (Some(file), Some(line)) if shown.is_none() => format!("; {file}, line {line}"),
            _ => String::new(),
        };
        let _ = writeln!(
            text,
            "{}{mark}: {says} ({}{place})",
            "  ".repeat(above.len() + 1),
            rule.called,
        );
        above.push(rule);
    }
    text
}

impl Rule {
    /// Whether the other is a part of what is shown of this one.
    fn shows(&self, other: &Self) -> bool {
        self.file == other.file && self.line == other.line && self.text.contains(&other.text)
    }
}

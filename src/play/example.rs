//! Runs the examples that stand in rule files.

use super::position::{self, PositionError, Said, Unnamed};
use super::{Refusal, Session, Start, reason};
use crate::cards::Deal;
use crate::language::syntax::{
    Because, Example, ExampleStep, Expect, Given, MoveWords, PositionItem, WrittenCard,
};
use crate::language::{SourceId, Sources, Span, Spanned};
use crate::machine::{Machine, Status, Verdict};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::Arc;

/// What came of an example.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// Its title.
    pub title: String,
    /// Why it failed, and where; none if it passed.
    pub failure: Option<Failure>,
    /// Where the example stands.
    pub place: (SourceId, Span),
}

/// Why an example failed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// What was expected and what came.
    pub message: String,
    /// The line of the file that failed.
    pub span: Span,
}

/// Runs all the examples of a game, in their order.
#[must_use]
pub fn run_all(machine: &Arc<Machine>, sources: &Sources) -> Vec<Outcome> {
    machine
        .rules()
        .examples
        .iter()
        .map(|(source, example)| Outcome {
            title: example.title.node.clone(),
            failure: run(machine, sources, example).err(),
            place: (*source, example.title.span),
        })
        .collect()
}

/// Runs one example.
///
/// # Errors
/// The first line that does not hold, or that a script of the file stopped.
pub fn run(machine: &Arc<Machine>, sources: &Sources, example: &Example) -> Result<(), Failure> {
    // What was noted before is no fault of this example.
    let _ = machine.take_script_fault();
    let result = steps(machine, sources, example);
    match machine.take_script_fault() {
        Some(fault) => Err(Failure {
            message: reason::fault(sources, &fault),
            span: example.title.span,
        }),
        None => result,
    }
}

fn steps(machine: &Arc<Machine>, sources: &Sources, example: &Example) -> Result<(), Failure> {
    let mut session = begin(machine, example)?;
    for step in &example.steps {
        let failed = |message: String| Failure {
            message,
            span: step.span,
        };
        match &step.node {
            ExampleStep::Move(words, times) => {
                for time in 1..=*times {
                    if let Err(refusal) = session.play(&words.node) {
                        let why = refusal_in_words(machine, sources, &refusal);
                        let which = if *times > 1 {
                            format!(" the {time}. time")
                        } else {
                            String::new()
                        };
                        return Err(failed(format!("this move is refused{which}: {why}")));
                    }
                }
            }
            ExampleStep::Refuse(words, because) => {
                refuse(&session, sources, words, because.as_ref()).map_err(failed)?;
            }
            ExampleStep::Expect(list) => {
                for expected in list {
                    expect(&session, &expected.node).map_err(|message| Failure {
                        message,
                        span: expected.span,
                    })?;
                }
            }
        }
    }
    Ok(())
}

fn begin(machine: &Arc<Machine>, example: &Example) -> Result<Session, Failure> {
    let Some(given) = &example.given else {
        return Err(Failure {
            message: "the example says nothing given; begin with a position or with “given deal 1”"
                .to_owned(),
            span: example.title.span,
        });
    };
    match &given.node {
        Given::Deal(number) => {
            let failed = |message: String| Failure {
                message,
                span: number.span,
            };
            let deal: Deal = number
                .node
                .parse()
                .map_err(|error| failed(format!("{error}")))?;
            let state = machine
                .deal_number(&deal)
                .map_err(|fault| failed(fault.to_string()))?;
            Ok(Session::new(Arc::clone(machine), Start::Deal(deal), state))
        }
        Given::Position(words) => {
            let state = position::read(machine, words, Unnamed::SetAside).map_err(|errors| {
                let PositionError { message, span } =
                    errors.into_iter().next().unwrap_or(PositionError {
                        message: "the position cannot be read".to_owned(),
                        span: None,
                    });
                Failure {
                    message,
                    span: span.unwrap_or(given.span),
                }
            })?;
            Ok(Session::new(
                Arc::clone(machine),
                Start::Position(String::new()),
                state,
            ))
        }
    }
}

fn refuse(
    session: &Session,
    sources: &Sources,
    words: &Spanned<MoveWords>,
    because: Option<&Spanned<Because>>,
) -> Result<(), String> {
    let machine = session.machine();
    let Err(refusal) = session.resolve(&words.node) else {
        return Err("this move is legal; the example says that it is refused".to_owned());
    };
    match (&*refusal, because) {
        (Refusal::Illegal { .. } | Refusal::Absent { .. }, None) => Ok(()),
        (Refusal::Illegal { verdict, .. }, Some(because)) => {
            if refused_by(verdict, sources, &because.node) {
                Ok(())
            } else {
                let words: Vec<&str> = verdict
                    .failing()
                    .iter()
                    .map(|finding| finding.word.name())
                    .collect::<BTreeSet<_>>()
                    .into_iter()
                    .collect();
                Err(format!(
                    "it is refused, but not because of {}: {} (the words that refuse it: {})",
                    because_in_words(&because.node),
                    refusal_in_words(machine, sources, &refusal),
                    words.join(", ")
                ))
            }
        }
        (Refusal::Absent { word, .. }, Some(because))
            if because.node == Because::Word((*word).to_owned()) =>
        {
            Ok(())
        }
        _ => Err(format!(
            "the move cannot be judged: {}",
            refusal_in_words(machine, sources, &refusal)
        )),
    }
}

/// Whether a refusal is for the reason named: a word, or a quoted piece of a failing line (or of
/// the sentence of the phase that forbids the move).
#[must_use]
pub fn refused_by(verdict: &Verdict, sources: &Sources, because: &Because) -> bool {
    match because {
        Because::Word(word) => verdict.refused_by(word),
        Because::Quoted(piece) => verdict.failing().iter().any(|failing| {
            reason::source_line(sources, failing.origin)
                .is_some_and(|line| line.contains(piece.as_str()))
        }),
    }
}

fn because_in_words(because: &Because) -> String {
    match because {
        Because::Word(word) => word.clone(),
        Because::Quoted(piece) => format!("“{piece}”"),
    }
}

/// A refusal in one sentence.
fn refusal_in_words(machine: &Machine, sources: &Sources, refusal: &Refusal) -> String {
    reason::one_line(machine, sources, refusal)
}

fn expect(session: &Session, expected: &Expect) -> Result<(), String> {
    match expected {
        Expect::State(word) => {
            let status = session.status();
            let holds = match word.as_str() {
                "won" => status == Status::Won,
                "lost" | "stuck" => status == Status::Lost,
                "blocked" => session.machine().is_blocked(session.state()),
                _ => {
                    return Err(format!(
                        "{word} is no state; say won, lost, stuck or blocked"
                    ));
                }
            };
            if holds {
                Ok(())
            } else {
                Err(format!(
                    "expected {word}, but the game is {}",
                    status_word(status)
                ))
            }
        }
        Expect::Item(item) => {
            let said =
                position::read_item(session.machine(), item).map_err(|error| error.message)?;
            said.iter()
                .try_for_each(|said| compare(session, said, item))
        }
    }
}

/// The word for how a game stands, as `--json` has it.
#[must_use]
pub const fn status_word(status: Status) -> &'static str {
    match status {
        Status::Playing => "playing",
        Status::Won => "won",
        Status::Lost => "stuck",
    }
}

fn compare(session: &Session, said: &Said, item: &PositionItem) -> Result<(), String> {
    let machine = session.machine();
    let state = session.state();
    match said {
        Said::Cards(pile, cards) => {
            let there = state.pile(machine.places(), *pile);
            if there == cards.as_slice() {
                return Ok(());
            }
            let list = |slots: &[crate::machine::Slot]| {
                if slots.is_empty() {
                    return "nothing".to_owned();
                }
                position::slots_in_words(machine, *pile, slots)
            };
            Err(format!(
                "expected {} in {}, found {}",
                list(cards),
                super::words::pile_name(machine, *pile),
                list(there)
            ))
        }
        Said::Number(counter, value) => {
            let there = state.counter(*counter);
            if there == *value {
                return Ok(());
            }
            let name = match item {
                PositionItem::Number { name, .. } => name.node.as_str(),
                PositionItem::Pile { .. } => "it",
            };
            // Phases and the base count from 1 in words.
            Err(format!(
                "expected {name} to be what is written, but its count is {there}, not {value}"
            ))
        }
        Said::Seed(_) => Ok(()),
        Said::Score(value) => match machine.score(state) {
            Some(score) if score == *value => Ok(()),
            Some(score) => Err(format!("expected the score {value}, found {score}")),
            None => Err("this game has no score".to_owned()),
        },
    }
}

/// How often each card is named in a position, as written; for the checks of examples.
#[must_use]
pub fn cards_named(items: &[Spanned<PositionItem>]) -> Vec<&Spanned<WrittenCard>> {
    items
        .iter()
        .filter_map(|item| match &item.node {
            PositionItem::Pile { cards, .. } => Some(cards.iter()),
            PositionItem::Number { .. } => None,
        })
        .flatten()
        .filter(|card| card.node != WrittenCard::Empty)
        .collect()
}

/// A failure with the line it stands in, for a report.
#[must_use]
pub fn report(outcome: &Outcome, sources: &Sources) -> String {
    let mut text = String::new();
    if let Some(failure) = &outcome.failure {
        let place = sources.get(outcome.place.0);
        let (line, _) = place.map_or((0, 0), |source| {
            source.line_column(failure.span.range().start)
        });
        let name = place.map_or("", |source| &source.name);
        let _ = write!(
            text,
            "{name}:{line}: example “{}”: {}",
            outcome.title, failure.message
        );
    }
    text
}

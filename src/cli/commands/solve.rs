//! `patience solve`: whether deals can be won, and how.

use super::show::heading;
use crate::cards::{Deal, DealRange};
use crate::cli::args::{SolveArgs, StartArgs};
use crate::cli::clock::{Allowance, seconds};
use crate::cli::game::{self, Loaded, Position};
use crate::cli::{Misuse, Outcome, json, output};
use crate::play::Session;
use crate::play::quote::quote;
use crate::play::save::Save;
use crate::solve::{Limits, Prunings, Solver, Verdict};
use std::time::Duration;

/// What is said with every verdict.
const SEEN: &str = "The solver sees face-down cards and the order of the stock.";

/// Solves deal by deal; what is done is printed at once.
pub fn run(arguments: &SolveArgs) -> Result<Outcome, Misuse> {
    let loaded = game::load(&arguments.game)?;
    let limits = Limits {
        memory: arguments.memory.saturating_mul(Limits::MIB),
        through_shuffles: arguments.through_shuffles,
        ..Limits::default()
    };
    let asked = Asked {
        solver: Solver::new(&loaded.machine, Prunings::ALL),
        limits,
        arguments,
        loaded: &loaded,
    };
    let range = arguments.start.deal.as_deref().map(range).transpose()?;
    let Some(range) = range.filter(|range| range.remaining() > 1) else {
        let session = match game::position(&loaded, &arguments.start)? {
            Position::There(session) => *session,
            Position::Refused(reason) => {
                output::error(&reason);
                return Ok(Outcome::No);
            }
        };
        let solved = asked.solve(session)?;
        output::print_ready(&if arguments.json {
            json::line(&solved.json())
        } else {
            solved.text()
        })?;
        return Ok(solved.outcome());
    };
    if arguments.save.is_some() {
        return Err(Misuse::from("--save keeps one game; name one deal"));
    }
    asked.solve_all(range)
}

fn range(text: &str) -> Result<DealRange, Misuse> {
    text.parse().map_err(|error| {
        Misuse::from(match error {
            crate::cards::DealNumberError::NotANumber(_) => format!(
                "{} is neither a deal number nor a range of them, as in 17, ms:17 or ms:1..100",
                quote(text)
            ),
            other => other.to_string(),
        })
    })
}

/// What is asked for.
struct Asked<'a> {
    solver: Solver<'a>,
    limits: Limits,
    arguments: &'a SolveArgs,
    loaded: &'a Loaded,
}

/// A solved deal.
struct Solved {
    /// The position solved; where it is won, played to its end.
    session: Session,
    /// How many moves there were before those of the solution.
    before: usize,
    verdict: Verdict,
    visits: u64,
    distinct: u64,
    took: Duration,
    /// Only lines up to the first shuffle were searched.
    to_shuffle: bool,
}

impl Asked<'_> {
    fn solve_all(&self, range: DealRange) -> Result<Outcome, Misuse> {
        let (mut won, mut lost, mut open) = (0_u64, 0_u64, 0_u64);
        if !self.arguments.json {
            output::print(&format!("{SEEN}\n"))?;
        }
        for deal in range {
            let start = StartArgs {
                deal: Some(deal.to_string()),
                cards: None,
                position: None,
                moves: self.arguments.start.moves.clone(),
            };
            let session = match game::position(self.loaded, &start)? {
                Position::There(session) => *session,
                Position::Refused(reason) => {
                    output::error(&format!("deal {deal}: {reason}"));
                    return Ok(Outcome::No);
                }
            };
            let solved = self.solve(session)?;
            match solved.verdict {
                Verdict::Won(_) => won += 1,
                Verdict::Lost => lost += 1,
                Verdict::Open => open += 1,
            }
            output::print_ready(&if self.arguments.json {
                json::line(&solved.json())
            } else {
                solved.row(deal)
            })?;
        }
        if !self.arguments.json {
            let deals = won + lost + open;
            output::print(&format!(
                "{deals} deals: {won} won, {lost} lost, {open} open\n"
            ))?;
        }
        Ok(if lost + open == 0 {
            Outcome::Done
        } else {
            Outcome::No
        })
    }

    /// Solves a position, and plays what was found.
    fn solve(&self, mut session: Session) -> Result<Solved, Misuse> {
        let before = session.done().len();
        let mut allowance = Allowance::new(self.arguments.time, &shown(&session));
        let mut found = self
            .solver
            .solve(session.state(), &self.limits, &mut allowance);
        let mut took = allowance.end();
        if self.arguments.short
            && let Verdict::Won(moves) = &mut found.verdict
        {
            let mut allowance = Allowance::new(self.arguments.time, &shown(&session));
            let long = std::mem::take(moves);
            *moves = self
                .solver
                .shorten(session.state(), long, &self.limits, &mut allowance);
            took = took.saturating_add(allowance.end());
        }
        game::sound(self.loaded)?;
        if let Verdict::Won(moves) = &found.verdict {
            for mv in moves {
                if let Err(refusal) = session.make(*mv) {
                    let reason = game::refused(&session, &self.loaded.sources, &refusal);
                    return Err(Misuse::from(format!(
                        "the solution found does not replay: {reason}"
                    )));
                }
            }
            if session.status() != crate::machine::Status::Won {
                return Err(Misuse::from(
                    "the solution found does not replay to a won game",
                ));
            }
            if let Some(path) = &self.arguments.save {
                Save::of(&session, &self.loaded.spec, &self.loaded.set).write(path)?;
            }
        }
        Ok(Solved {
            session,
            before,
            verdict: found.verdict,
            visits: found.visits,
            distinct: found.distinct,
            took,
            to_shuffle: !self.limits.through_shuffles,
        })
    }
}

/// The deal that a session began with.
fn shown(session: &Session) -> String {
    match session.start() {
        crate::play::Start::Deal(deal) => deal.to_string(),
        _ => String::new(),
    }
}

impl Solved {
    fn outcome(&self) -> Outcome {
        match self.verdict {
            Verdict::Won(_) => Outcome::Done,
            Verdict::Lost | Verdict::Open => Outcome::No,
        }
    }

    /// The words of the moves of the solution.
    fn words(&self) -> impl Iterator<Item = &str> {
        let done = self.session.done().iter().skip(self.before);
        done.map(|done| done.words.as_str())
    }

    fn json(&self) -> json::Solved<'_> {
        let rules = self.session.machine().rules();
        let moves: Vec<&str> = self.words().collect();
        json::Solved {
            game: &rules.name,
            variant: rules.variant.join("/"),
            deal: Some(shown(&self.session)).filter(|deal| !deal.is_empty()),
            verdict: self.verdict.word(),
            length: matches!(self.verdict, Verdict::Won(_)).then_some(moves.len()),
            moves,
            states: self.distinct,
            visits: self.visits,
            seconds: self.took.as_secs_f64(),
        }
    }

    /// The verdict in words.
    fn said(&self) -> String {
        match &self.verdict {
            Verdict::Won(moves) if moves.len() == 1 => "won in 1 move".to_owned(),
            Verdict::Won(moves) => format!("won in {} moves", moves.len()),
            Verdict::Lost => "lost: no line wins it".to_owned(),
            Verdict::Open if self.to_shuffle => {
                "open: time or memory ran out, or the lines end at a shuffle".to_owned()
            }
            Verdict::Open => "open: time or memory ran out".to_owned(),
        }
    }

    fn text(&self) -> String {
        let mut text = format!(
            "{} · {}\n{SEEN} {} positions, {} s.\n",
            heading(&self.session),
            self.said(),
            self.distinct,
            seconds(self.took)
        );
        for words in self.words() {
            text.push_str(words);
            text.push('\n');
        }
        text
    }

    fn row(&self, deal: Deal) -> String {
        let said = match &self.verdict {
            Verdict::Won(_) => self.said(),
            other => other.word().to_owned(),
        };
        format!(
            "{deal}: {said} · {} positions, {} s\n",
            self.distinct,
            seconds(self.took)
        )
    }
}

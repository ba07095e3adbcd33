//! `patience why`: why a move is legal or not.

use crate::cli::args::WhyArgs;
use crate::cli::game::{self, Position};
use crate::cli::{Misuse, Outcome, json, output};
use crate::play::quote::quote;
use crate::play::{Refusal, reason};

/// Prints the rules that decide, with their lines.
pub fn run(arguments: &WhyArgs) -> Result<Outcome, Misuse> {
    let loaded = game::load(&arguments.position.game)?;
    let session = match game::position(&loaded, &arguments.position.start)? {
        Position::There(session) => session,
        Position::Refused(reason) => {
            output::error(&reason);
            return Ok(Outcome::No);
        }
    };
    let machine = session.machine();
    let words = game::parsed_move(&arguments.words, machine.rules())?;
    let verdict = match session.resolve(&words) {
        Ok(mv) => machine.judge(session.state(), &mv),
        Err(refusal) => match *refusal {
            Refusal::Illegal { verdict, .. } => verdict,
            other => {
                game::sound(&loaded)?;
                let message = reason::one_line(machine, &loaded.sources, &other);
                if arguments.json {
                    let rule = json::RuleShown {
                        rule: match other {
                            Refusal::Absent { word, .. } => word,
                            _ => "words",
                        }
                        .to_owned(),
                        holds: false,
                        line: None,
                        file: None,
                        text: message,
                    };
                    output::print_ready(&json::document(&json::Why {
                        legal: false,
                        rules: vec![rule],
                    }))?;
                } else {
                    output::print(&format!("{}: {message}\n", quote(&arguments.words)))?;
                }
                return Ok(Outcome::No);
            }
        },
    };
    game::sound(&loaded)?;
    let rules = reason::rules(machine, &loaded.sources, &verdict);
    let legal = verdict.is_legal();
    if arguments.json {
        let rules = rules
            .into_iter()
            .map(|rule| json::RuleShown {
                rule: rule.word,
                holds: rule.holds,
                line: rule.line,
                file: rule.file,
                text: rule.text,
            })
            .collect();
        output::print_ready(&json::document(&json::Why { legal, rules }))?;
    } else {
        let answer = if legal { "legal" } else { "refused" };
        output::print(&format!(
            "{}: {answer}\n{}",
            quote(&arguments.words),
            reason::tree(&rules)
        ))?;
    }
    Ok(if legal { Outcome::Done } else { Outcome::No })
}

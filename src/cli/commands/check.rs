//! `patience check`: every error and warning of rule files, which are compiled and played a little
//! too.

use crate::cli::args::FilesArgs;
use crate::cli::game::{self, FileParents};
use crate::cli::{Misuse, Outcome, json, output};
use crate::language::{Diagnostic, Severity, Sources};
use crate::pipeline;
use crate::play::quote::quote;
use crate::rules::check::Checked;

/// Prints every diagnostic of each file. Status 1 if any is an error; warnings alone are 0. What
/// cannot be read is told of, and the others are checked all the same.
pub fn run(arguments: &FilesArgs) -> Result<Outcome, Misuse> {
    let mut outcome = Outcome::Done;
    let mut shown = Vec::new();
    for spec in &arguments.games {
        let checked = match checked(spec) {
            Ok(checked) => checked,
            Err(misuse) => {
                output::misuse(&misuse);
                outcome = Outcome::Partly;
                continue;
            }
        };
        if checked.has_errors() {
            outcome = outcome.or_no();
        }
        if arguments.json {
            shown.extend(
                checked
                    .diagnostics
                    .iter()
                    .map(|found| entry(&checked.sources, found)),
            );
        } else if checked.diagnostics.is_empty() {
            output::print(&format!("{spec}: no errors\n"))?;
        } else {
            output::print_ready(&output::report_for_stdout(
                &checked.sources,
                &checked.diagnostics,
            ))?;
            output::print(&format!("{spec}: {}\n", summary(&checked.diagnostics)))?;
        }
    }
    if arguments.json {
        output::print_ready(&json::document(&shown))?;
    }
    Ok(outcome)
}

fn checked(spec: &str) -> Result<Checked, Misuse> {
    let named = game::find(spec)?;
    if named.variants.is_empty() {
        return Ok(pipeline::inspect_file(
            &named.name,
            &named.source,
            &FileParents,
        ));
    }
    pipeline::inspect(&named.request(Vec::new()), &FileParents)
        .map_err(|error| Misuse::from(format!("{}: {error}", quote(spec))))
}

fn entry(sources: &Sources, found: &Diagnostic) -> json::CheckShown {
    let source = sources.get(found.source);
    let (line, column) = source.map_or((0, 0), |source| {
        source.line_column(found.span.range().start)
    });
    json::CheckShown {
        file: source.map_or_else(String::new, |source| source.name.to_string()),
        severity: found.severity,
        code: found.code.0,
        line,
        column,
        message: found.message.clone(),
        hint: found.hint.clone(),
    }
}

fn summary(found: &[Diagnostic]) -> String {
    let count = |severity| found.iter().filter(|one| one.severity == severity).count();
    let words = |count: usize, word: &str| match count {
        0 => None,
        1 => Some(format!("1 {word}")),
        _ => Some(format!("{count} {word}s")),
    };
    [
        words(count(Severity::Error), "error"),
        words(count(Severity::Warning), "warning"),
    ]
    .into_iter()
    .flatten()
    .collect::<Vec<_>>()
    .join(", ")
}

//! `patience test`: runs the examples that stand in rule files.

use crate::cli::args::FilesArgs;
use crate::cli::game::{self, FileParents, Named};
use crate::cli::{Misuse, Outcome, json, output};
use crate::language::{Severity, Sources};
use crate::pipeline::{self, BuildError};
use crate::play::example;
use crate::rules::check::check;

/// Runs the examples of each file and of its variants. Status 1 if one fails. What cannot be read
/// is told of, and the others are tested all the same.
pub fn run(arguments: &FilesArgs) -> Result<Outcome, Misuse> {
    let mut shown: Vec<json::TestShown> = Vec::new();
    let mut unread = false;
    for spec in &arguments.games {
        match all_of(spec) {
            Ok(results) => shown.extend(results),
            Err(misuse) => {
                output::misuse(&misuse);
                unread = true;
            }
        }
    }
    let failed = shown.iter().filter(|result| !result.passed).count();
    if arguments.json {
        output::print_ready(&json::document(&shown))?;
    } else {
        for result in shown.iter().filter(|result| !result.passed) {
            output::print(&format!(
                "{}:{}: {}: {}\n",
                result.file, result.line, result.example, result.message
            ))?;
        }
        let passed = shown.len() - failed;
        output::print(&format!("{passed} passed, {failed} failed\n"))?;
        if shown.is_empty() && !unread {
            output::print("no examples: write some, so that the rules can be tested\n")?;
        }
    }
    Ok(if unread {
        Outcome::Partly
    } else if failed == 0 {
        Outcome::Done
    } else {
        Outcome::No
    })
}

/// The examples of a file and of its variants, or of the variants named.
fn all_of(spec: &str) -> Result<Vec<json::TestShown>, Misuse> {
    let named = game::find(spec)?;
    let mut results = test(&named, spec)?;
    if named.variants.is_empty() {
        for variant in variants(&named) {
            let with = Named {
                variants: vec![variant.clone()],
                ..named.clone()
            };
            results.extend(test(&with, &format!("{spec}/{variant}"))?);
        }
    }
    Ok(results)
}

/// The variants of a file, by name.
fn variants(named: &Named) -> Vec<String> {
    check(&named.request(Vec::new()), &FileParents)
        .ok()
        .and_then(|checked| checked.rules)
        .map(|rules| {
            rules
                .variants
                .into_iter()
                .map(|variant| variant.name)
                .collect()
        })
        .unwrap_or_default()
}

fn test(named: &Named, spec: &str) -> Result<Vec<json::TestShown>, Misuse> {
    let built = match pipeline::build(&named.request(Vec::new()), &FileParents) {
        Ok(built) => built,
        Err(BuildError::File {
            sources,
            diagnostics,
        }) => {
            let errors: Vec<_> = diagnostics
                .into_iter()
                .filter(|found| found.severity == Severity::Error)
                .collect();
            output::error_ready(&output::report(&sources, &errors));
            let first = errors.first();
            return Ok(vec![json::TestShown {
                file: spec.to_owned(),
                example: "the file".to_owned(),
                passed: false,
                line: first.map_or(0, |found| line(&sources, found.source, found.span)),
                message: "its errors must be mended before its examples can run".to_owned(),
            }]);
        }
        Err(error) => return Err(Misuse::from(format!("{spec}: {error}"))),
    };
    Ok(example::run_all(&built.machine, &built.sources)
        .into_iter()
        .map(|outcome| {
            let span = outcome
                .failure
                .as_ref()
                .map_or(outcome.place.1, |failure| failure.span);
            json::TestShown {
                file: spec.to_owned(),
                example: outcome.title,
                passed: outcome.failure.is_none(),
                line: line(&built.sources, outcome.place.0, span),
                message: outcome
                    .failure
                    .map(|failure| failure.message)
                    .unwrap_or_default(),
            }
        })
        .collect())
}

fn line(
    sources: &Sources,
    source: crate::language::SourceId,
    span: crate::language::Span,
) -> usize {
    sources
        .get(source)
        .map_or(0, |source| source.line_column(span.range().start).0)
}

//! `patience fmt`: formats rule files.

use crate::cli::args::FmtArgs;
use crate::cli::game::LARGEST_FILE;
use crate::cli::{Misuse, Outcome, output};
use crate::language::{Source, SourceId, Sources, format};
use crate::play::save::{read_bounded, write_aside};

/// Formats each file, or with `--check` says which are not formatted. A file with errors is left
/// as it is, and makes the status 1. What cannot be read or written is told of, and the others are
/// formatted all the same.
pub fn run(arguments: &FmtArgs) -> Result<Outcome, Misuse> {
    let mut outcome = Outcome::Done;
    for path in &arguments.files {
        let shown = path.display().to_string();
        let text = match read_bounded(path, LARGEST_FILE) {
            Ok(text) => text,
            Err(message) => {
                output::error(&message);
                outcome = Outcome::Partly;
                continue;
            }
        };
        let source = Source {
            name: shown.as_str().into(),
            text: text.as_str().into(),
        };
        match format(&source, SourceId(0)) {
            Err(diagnostics) => {
                let mut sources = Sources::default();
                sources.add(source);
                output::error_ready(&output::report(&sources, &diagnostics));
                outcome = outcome.or_no();
            }
            Ok(formatted) if formatted == text => {}
            Ok(_) if arguments.check => {
                output::print(&format!("{shown} is not formatted\n"))?;
                outcome = outcome.or_no();
            }
            Ok(formatted) => match write_aside(path, formatted.as_bytes()) {
                Ok(()) => output::print(&format!("{shown} formatted\n"))?,
                Err(message) => {
                    output::error(&message);
                    outcome = Outcome::Partly;
                }
            },
        }
    }
    Ok(outcome)
}

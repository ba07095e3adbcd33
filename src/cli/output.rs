//! What goes to the screen: reports, errors, text that may end at a closed pipe.

use super::{Misuse, config};
use crate::language::{Diagnostic, Sources, report::render};
use crate::play::quote::visible;
use std::io::{self, ErrorKind, IsTerminal as _, Write as _};

/// Prints text to standard output, with nothing in it that steers a terminal. A closed pipe ends
/// the printing, and is no error.
///
/// # Errors
/// That it cannot be written.
pub fn print(text: &str) -> Result<(), Misuse> {
    print_ready(&visible(text))
}

/// The same for what has its own colours, or is data: a table, a report, JSON.
///
/// # Errors
/// That it cannot be written.
pub fn print_ready(text: &str) -> Result<(), Misuse> {
    let mut out = io::stdout().lock();
    written(out.write_all(text.as_bytes()).and_then(|()| out.flush()))
}

/// Prints what the parser of the arguments has to say: help, the version, a misuse.
///
/// # Errors
/// That it cannot be written.
pub fn print_parsed(message: &clap::Error) -> Result<(), Misuse> {
    let styled = message.render();
    let text = |terminal: bool| {
        if has_colour(terminal) {
            between_colours(&styled.ansi().to_string())
        } else {
            visible(&styled.to_string())
        }
    };
    if message.use_stderr() {
        error_ready(&text(io::stderr().is_terminal()));
        return Ok(());
    }
    print_ready(&text(io::stdout().is_terminal()))
}

fn written(result: io::Result<()>) -> Result<(), Misuse> {
    match result {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Misuse::from(format!(
            "the output cannot be written: {error}"
        ))),
        _ => Ok(()),
    }
}

/// Prints an error to standard error, each line as one.
pub fn error(message: &str) {
    let lines: Vec<String> = visible(message)
        .lines()
        .map(|line| format!("error: {line}"))
        .collect();
    error_ready(&lines.join("\n"));
}

/// Prints a report to standard error as it is.
pub fn error_ready(report: &str) {
    let end = if report.ends_with('\n') { "" } else { "\n" };
    // Where errors cannot be written, the exit status still tells.
    let _ = write!(io::stderr().lock(), "{report}{end}");
}

/// Prints why a command could not do what was asked.
pub fn misuse(misuse: &Misuse) {
    match misuse {
        Misuse::Said(message) => error(message),
        Misuse::Report(report) => error_ready(report),
    }
}

/// The report of diagnostics, in colour where standard error is to have it.
#[must_use]
pub fn report(sources: &Sources, diagnostics: &[Diagnostic]) -> String {
    rendered(sources, diagnostics, io::stderr().is_terminal())
}

/// The same for standard output.
#[must_use]
pub fn report_for_stdout(sources: &Sources, diagnostics: &[Diagnostic]) -> String {
    rendered(sources, diagnostics, io::stdout().is_terminal())
}

fn rendered(sources: &Sources, diagnostics: &[Diagnostic], terminal: bool) -> String {
    let colour = has_colour(terminal);
    let text = render(sources, diagnostics, colour);
    if colour {
        between_colours(&text)
    } else {
        visible(&text)
    }
}

/// Whether what goes to a terminal, or elsewhere, is to have colours.
fn has_colour(terminal: bool) -> bool {
    // Settings that cannot be read are told of where they matter; a message comes without them.
    let settings = config::load().unwrap_or_default();
    settings.looks(terminal).colour
}

/// Makes a text visible, its colours (`ESC [ numbers m`) left as they are.
fn between_colours(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for (at, part) in text.split("\x1b[").enumerate() {
        let end = part.find(|letter: char| !letter.is_ascii_digit() && letter != ';');
        let is_colour =
            end.is_some_and(|end| part.get(end..).is_some_and(|rest| rest.starts_with('m')));
        if at > 0 {
            shown.push_str(if is_colour { "\x1b[" } else { "␛[" });
        }
        shown.push_str(&visible(part));
    }
    shown
}

/// A diagnostic in one line.
#[must_use]
pub fn plain(diagnostic: &Diagnostic) -> String {
    match &diagnostic.hint {
        Some(hint) => format!("{}; {hint}", diagnostic.message),
        None => diagnostic.message.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::between_colours;

    #[test]
    fn colours_stay_and_other_steering_is_shown() {
        assert_eq!(
            between_colours("\x1b[1;31mred\x1b[0m \x1b[2J\x1b]0;x\x07\n"),
            "\x1b[1;31mred\x1b[0m ␛[2J␛]0;x␇\n"
        );
    }
}

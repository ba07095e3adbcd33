//! Text to syntax tree.
//!
//! The way: [`scan`] bounds the text, the grammar (`grammar/patience.pest`) finds its structure
//! and never fails on a file, [`build`] makes the tree, and [`recover`] says what is wrong with
//! each statement that the grammar had to give up on.

mod build;
mod constructs;
mod expected;
mod grammar;
mod moves;
mod recover;
mod scan;
mod slips;

use super::syntax::{File, MoveWords, Position};
use super::{Diagnostic, Source, SourceId, Span, errors};
use build::Builder;
pub use constructs::constructs;
use grammar::{Failure, Rule};

/// What a text is read as.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parsed {
    /// The tree; where the text could not be read it has a `Broken`, or nothing.
    pub file: File,
    /// What is wrong, in the order of the text. Empty where all could be read.
    pub diagnostics: Vec<Diagnostic>,
}

/// Reads a rule file. It never fails, and takes a time that grows with the text's length.
///
/// A text above 512 KiB, with control characters, or with brackets more than 32 deep gives one
/// diagnostic and no game.
#[must_use]
pub fn parse_file(source: &Source, id: SourceId) -> Parsed {
    let text: &str = &source.text;
    let first_look = match scan::scan(text, id) {
        Ok(found) => found,
        Err(diagnostic) => {
            return Parsed {
                file: File::default(),
                diagnostics: vec![*diagnostic],
            };
        }
    };
    // What follows a `"""` without an end is not looked at: it could be anything.
    let read = match first_look.open_text {
        Some(open) => text.get(..line_start(text, open)).unwrap_or(""),
        None => text,
    };
    let mut builder = Builder::new(id, 0);
    let game = match grammar::parse(Rule::file, read) {
        Ok(file) => builder.file(&file),
        Err(failure) => {
            builder.diagnostics.push(gave_up(&failure, id));
            None
        }
    };
    let mut diagnostics = builder.diagnostics;
    if let Some(open) = first_look.open_text {
        let follows = [errors::missing_brace::PAGE.code, errors::no_game::PAGE.code];
        diagnostics.retain(|diagnostic| !follows.contains(&diagnostic.code));
        let span = Span::new(open, open + 3);
        diagnostics.push(errors::unclosed_string::long(id, span));
    }
    sort(&mut diagnostics);
    Parsed {
        file: File {
            game,
            comments: first_look.comments,
        },
        diagnostics,
    }
}

/// Reads a position: the words of a `given` block, separated by commas or lines; the word `given`
/// may stand before them. What could not be read is left out and has its diagnostic.
///
/// The places of tree and diagnostics are in `text`, which counts as the source of number 0.
#[must_use]
pub fn parse_position(text: &str) -> (Position, Vec<Diagnostic>) {
    let id = SourceId::default();
    if let Err(diagnostic) = scan::scan(text, id) {
        return (Position::new(), vec![*diagnostic]);
    }
    let mut builder = Builder::new(id, 0);
    let position = match grammar::parse(Rule::position, text) {
        Ok(node) => builder.position(&node),
        Err(failure) => {
            builder.diagnostics.push(gave_up(&failure, id));
            Position::new()
        }
    };
    let mut diagnostics = builder.diagnostics;
    sort(&mut diagnostics);
    (position, diagnostics)
}

/// Reads a move in words, as line mode, transcripts and `why` take it; an empty line is a turn.
///
/// # Errors
/// Where the words are no move, with the forms that a move may have.
#[expect(
    clippy::result_large_err,
    reason = "made once for a line that a person typed"
)]
pub fn parse_move(text: &str) -> Result<MoveWords, Diagnostic> {
    moves::read(text, SourceId::default(), 0).map_err(|diagnostic| *diagnostic)
}

/// Only a parse that exceeds the limit of calls ends so: the rules themselves accept any text.
fn gave_up(failure: &Failure, id: SourceId) -> Diagnostic {
    let at = match failure {
        Failure::At(at, _) => *at,
        Failure::TooInvolved => 0,
    };
    errors::too_involved::diagnostic(id, Span::new(at, at))
}

fn line_start(text: &str, at: usize) -> usize {
    let before = text.get(..at).unwrap_or("");
    before.rfind('\n').map_or(0, |line| line + 1)
}

/// By place; of two alike at one place, one.
fn sort(diagnostics: &mut Vec<Diagnostic>) {
    diagnostics.sort_by_key(|diagnostic| (diagnostic.span.start, diagnostic.span.end));
    diagnostics.dedup_by(|a, b| a.span == b.span && a.code == b.code);
}

#[cfg(test)]
mod tests;

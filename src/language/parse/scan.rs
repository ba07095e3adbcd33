//! A first look at the bare text: its bounds, and its comments.
//!
//! What is out of bounds is refused here, before the grammar sees it, so that neither its depth
//! of recursion nor its time can be driven from outside.

use crate::language::syntax::Comment;
use crate::language::{Diagnostic, SourceId, Span, Spanned, errors};

/// The largest file that is read. The longest sensible rule file is a hundred times smaller.
pub(super) const MOST_BYTES: usize = 512 * 1024;

/// How deep brackets of all kinds may stand in each other. The language itself needs four levels
/// of braces and seldom two of brackets.
pub(super) const MOST_DEPTH: usize = 32;

/// What the first look found.
pub(super) struct Scan {
    /// Every comment.
    pub(super) comments: Vec<Comment>,
    /// Where a `"""` begins that has no end.
    pub(super) open_text: Option<usize>,
}

/// Looks through a text.
///
/// # Errors
/// The one diagnostic of a text that is too long, too deep or not text.
pub(super) fn scan(text: &str, id: SourceId) -> Result<Scan, Box<Diagnostic>> {
    if text.len() > MOST_BYTES {
        let diagnostic = errors::too_large::diagnostic(id, text.len(), MOST_BYTES);
        return Err(Box::new(diagnostic));
    }
    let mut comments = Vec::new();
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(rest) = text.get(at..)
        && let Some(c) = rest.chars().next()
    {
        let mut length = c.len_utf8();
        match c {
            '#' => {
                length = rest.find('\n').unwrap_or(rest.len());
                let comment = rest.get(..length).unwrap_or("").trim_end();
                comments.push(Spanned::new(
                    comment.to_owned(),
                    Span::new(at, at + comment.len()),
                ));
                control(comment, at, id)?;
            }
            '"' if rest.starts_with("\"\"\"") => {
                let inside = rest.get(3..).unwrap_or("");
                let Some(end) = inside.find("\"\"\"") else {
                    control(rest, at, id)?;
                    return Ok(Scan {
                        comments,
                        open_text: Some(at),
                    });
                };
                control(inside.get(..end).unwrap_or(""), at + 3, id)?;
                length = end + 6;
            }
            '"' => {
                let inside = rest.get(1..).unwrap_or("");
                let end = inside.find(['"', '\n']).unwrap_or(inside.len());
                if inside.get(end..).unwrap_or("").starts_with('"') {
                    control(inside.get(..end).unwrap_or(""), at + 1, id)?;
                    length = end + 2;
                }
            }
            '{' | '(' | '[' => {
                depth += 1;
                if depth > MOST_DEPTH {
                    let span = Span::new(at, at + 1);
                    let diagnostic = errors::too_deep::diagnostic(id, span, MOST_DEPTH);
                    return Err(Box::new(diagnostic));
                }
            }
            '}' | ')' | ']' => depth = depth.saturating_sub(1),
            _ => control(rest.get(..length).unwrap_or(""), at, id)?,
        }
        at += length;
    }
    Ok(Scan {
        comments,
        open_text: None,
    })
}

/// Refuses characters that no text holds.
fn control(text: &str, at: usize, id: SourceId) -> Result<(), Box<Diagnostic>> {
    let bad = |c: char| c.is_control() && !matches!(c, '\n' | '\r' | '\t');
    match text.char_indices().find(|&(_, c)| bad(c)) {
        Some((inside, c)) => {
            let start = at + inside;
            let span = Span::new(start, start + c.len_utf8());
            Err(Box::new(errors::control_character::diagnostic(id, span, c)))
        }
        None => Ok(()),
    }
}

//! The canonical layout of a rule file.
//!
//! The formatter moves blanks and line ends and nothing else: it works on the pieces of the text
//! (`lex`), put into lines and braces (`shape`), and written out again (`print`), so that
//! no word and no comment can get lost on the way.
//!
//! - Two blanks for each level of braces; one blank between words.
//! - Braces that the author wrote on one line stay there if the line has at most 100 columns;
//!   others have a line for each statement.
//! - In the braces of a group and of an example, what follows the first word stands in one column;
//!   so it does in lines of a game or a list of steps that follow each other and begin with
//!   different words.
//! - A statement that goes on after a comma goes on where the author broke it.
//! - Of several empty lines one stays; none at the beginning and end of braces.

mod columns;
mod lex;
mod print;
mod shape;

use super::{Diagnostic, Source, SourceId, parse_file};

/// The text of a rule file in its canonical layout. Formatting the result again changes nothing.
///
/// # Errors
/// A file that cannot be read whole is not formatted; its diagnostics are given instead.
pub fn format(source: &Source, id: SourceId) -> Result<String, Vec<Diagnostic>> {
    let parsed = parse_file(source, id);
    if !parsed.diagnostics.is_empty() {
        return Err(parsed.diagnostics);
    }
    let text = source.text.trim_start_matches('\u{FEFF}');
    Ok(print::print(&shape::shape(&lex::lex(text))))
}

#[cfg(test)]
mod tests;

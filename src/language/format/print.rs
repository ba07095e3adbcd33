//! Statements and braces written out.

use super::columns::Columns;
use super::lex::Piece;
use super::shape::{Block, Entry, Part};

/// What begins and ends a drawing.
const LONG: &str = "\"\"\"";

/// How many columns a line with braces may have to stay one line.
const WIDTH: usize = 100;
/// How far each level of braces is moved to the right.
const INDENT: usize = 2;

/// Writes a whole file.
pub(super) fn print(file: &Block<'_>) -> String {
    let mut text = String::new();
    entries(&mut text, file, 0, Columns::None);
    text
}

/// The entries of a block, one below the other.
fn entries(text: &mut String, block: &Block<'_>, indent: usize, columns: Columns) {
    for (entry, column) in block.entries.iter().zip(columns.of(block)) {
        if entry.gap {
            text.push('\n');
        }
        blanks(text, indent);
        statement(text, entry, indent, column);
        if let Some(comment) = entry.comment {
            if !entry.parts.is_empty() {
                text.push_str("  ");
            }
            text.push_str(comment);
        }
        text.push('\n');
    }
}

/// A statement. `column` is how wide its first word is made; 0 leaves it as it is.
fn statement(text: &mut String, entry: &Entry<'_>, indent: usize, column: usize) {
    let has_block = entry
        .parts
        .iter()
        .any(|part| matches!(part, Part::Block(_)));
    let column = if has_block { 0 } else { column };
    let mut previous = None;
    for (number, part) in entry.parts.iter().enumerate() {
        match part {
            Part::Piece(piece) => {
                if blank_between(previous, *piece) {
                    text.push(' ');
                }
                let begin = text.len();
                match picture(entry, *piece, indent) {
                    Some(picture) => text.push_str(&picture),
                    None => self::piece(text, *piece),
                }
                if number == 0 && entry.parts.len() > 1 {
                    let width = text.get(begin..).map_or(0, |word| word.chars().count());
                    blanks(text, column.saturating_sub(width + 1));
                }
                previous = Some(*piece);
            }
            Part::Break(comment) => {
                if let Some(comment) = comment {
                    text.push_str("  ");
                    text.push_str(comment);
                }
                text.push('\n');
                blanks(text, indent + if column > 0 { column } else { 2 * INDENT });
                previous = None;
            }
            Part::Block(block) => {
                text.push(' ');
                braces(text, entry, block, indent);
                previous = Some(Piece::Close);
            }
        }
    }
}

/// The drawing of a `picture` with its marks in columns; none of anything else. A drawing on one
/// line stays as it is.
fn picture(entry: &Entry<'_>, piece: Piece<'_>, indent: usize) -> Option<String> {
    let Some(Part::Piece(Piece::Word("picture"))) = entry.parts.first() else {
        return None;
    };
    let Piece::Word(word) = piece else {
        return None;
    };
    let drawing = word.strip_prefix(LONG)?.strip_suffix(LONG)?;
    if !drawing.contains('\n') {
        return None;
    }
    let rows: Vec<Vec<&str>> = drawing
        .lines()
        .map(|line| line.split_whitespace().collect())
        .filter(|row: &Vec<&str>| !row.is_empty())
        .collect();
    let mut widths: Vec<usize> = Vec::new();
    for row in &rows {
        for (at, mark) in row.iter().enumerate() {
            let width = mark.chars().count();
            match widths.get_mut(at) {
                Some(widest) => *widest = width.max(*widest),
                None => widths.push(width),
            }
        }
    }
    let mut text = format!("{LONG}\n");
    for row in &rows {
        blanks(&mut text, indent + INDENT);
        for (at, (mark, width)) in row.iter().zip(&widths).enumerate() {
            text.push_str(mark);
            if at + 1 < row.len() {
                blanks(&mut text, width + 1 - mark.chars().count());
            }
        }
        text.push('\n');
    }
    blanks(&mut text, indent);
    text.push_str(LONG);
    Some(text)
}

/// The braces of a statement whose head has been written.
fn braces(text: &mut String, entry: &Entry<'_>, block: &Block<'_>, indent: usize) {
    if block.one_line {
        let inside = on_one_line(block);
        let line = text.rfind('\n').map_or(0, |line| line + 1);
        let width = text.get(line..).map_or(0, |head| head.chars().count());
        let fits = width + inside.chars().count() <= WIDTH;
        if fits && !inside.contains('\n') {
            text.push_str(&inside);
            return;
        }
    }
    text.push('{');
    if let Some(comment) = block.comment {
        text.push_str("  ");
        text.push_str(comment);
    }
    text.push('\n');
    entries(text, block, indent + INDENT, Columns::inside(entry));
    blanks(text, indent);
    text.push('}');
}

/// A block as one line, from brace to brace.
fn on_one_line(block: &Block<'_>) -> String {
    let mut text = "{".to_owned();
    for (number, entry) in block.entries.iter().enumerate() {
        text.push_str(if number == 0 { " " } else { "; " });
        statement(&mut text, entry, 0, 0);
    }
    text.push_str(" }");
    text
}

fn blank_between(previous: Option<Piece<'_>>, next: Piece<'_>) -> bool {
    let Some(previous) = previous else {
        return false;
    };
    !matches!(next, Piece::Sign(',' | ':' | ')' | ']') | Piece::TightColon)
        && !matches!(previous, Piece::Sign('(' | '[') | Piece::TightColon)
}

fn piece(text: &mut String, piece: Piece<'_>) {
    match piece {
        Piece::Word(word) => text.push_str(word),
        Piece::Sign(sign) => text.push(sign),
        Piece::TightColon => text.push(':'),
        Piece::Open => text.push('{'),
        Piece::Close => text.push('}'),
        Piece::Semicolon => text.push(';'),
        Piece::Line => text.push('\n'),
        Piece::Comment(comment) => text.push_str(comment),
    }
}

fn blanks(text: &mut String, count: usize) {
    text.extend(std::iter::repeat_n(' ', count));
}

//! Every kind of diagnostic about the text: one file each, with its code, its page for
//! `patience explain CODE`, and the functions that put its message together.
//!
//! Codes `E01..` are those of the text itself. The later stages add kinds of their own in the
//! same shape.

pub mod after_the_game;
pub mod and_with_or;
pub mod comma_for_or;
pub mod control_character;
pub mod given_comes_first;
pub mod line_ends_early;
pub mod misplaced_statement;
pub mod missing_brace;
pub mod missing_comma;
pub mod missing_open;
pub mod misspelt;
pub mod no_game;
pub mod not_a_move;
pub mod number_expected;
pub mod number_too_large;
mod page;
pub mod plain_size;
pub mod reserved_word;
pub mod small_letters;
pub mod stray_brace;
pub mod suits_not_said;
pub mod title_without_quotes;
pub mod too_deep;
pub mod too_involved;
pub mod too_large;
pub mod unclosed_string;
pub mod unexpected;
pub mod unknown_statement;
pub mod unreadable;

pub use page::ErrorPage;

/// The pages of this stage, by code.
pub const PAGES: &[&ErrorPage] = &[
    &too_large::PAGE,
    &control_character::PAGE,
    &too_deep::PAGE,
    &unclosed_string::PAGE,
    &missing_brace::PAGE,
    &stray_brace::PAGE,
    &no_game::PAGE,
    &after_the_game::PAGE,
    &unknown_statement::PAGE,
    &misplaced_statement::PAGE,
    &misspelt::PAGE,
    &unexpected::PAGE,
    &line_ends_early::PAGE,
    &number_expected::PAGE,
    &number_too_large::PAGE,
    &title_without_quotes::PAGE,
    &missing_open::PAGE,
    &missing_comma::PAGE,
    &comma_for_or::PAGE,
    &suits_not_said::PAGE,
    &and_with_or::PAGE,
    &small_letters::PAGE,
    &not_a_move::PAGE,
    &given_comes_first::PAGE,
    &unreadable::PAGE,
    &too_involved::PAGE,
    &plain_size::PAGE,
    &reserved_word::PAGE,
];

/// Some alternatives for a sentence: `a`, `a or b`, `a, b or c`. None of none; of many the first.
fn alternatives(all: &[String]) -> Option<String> {
    const MOST: usize = 7;
    let shown = all.get(..MOST).unwrap_or(all);
    let (last, before) = shown.split_last()?;
    if before.is_empty() {
        return Some(last.clone());
    }
    Some(format!("{} or {last}", before.join(", ")))
}

/// A piece of the file for a sentence: on one line, and not too long.
fn short(text: &str) -> String {
    const MOST: usize = 50;
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", line.get(..end).unwrap_or("").trim_end()),
        None => line,
    }
}

#[cfg(test)]
mod tests;

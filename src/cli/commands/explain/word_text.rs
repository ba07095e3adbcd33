//! The page of a word of the language, and the list of all words, as plain text.

use super::indented;
use crate::explain::wrap;
use crate::language::words::{Kind, PAGES, PLACEHOLDERS, WordPage};
use std::fmt::Write as _;

/// What is asked for to see the list.
pub(super) const LIST: &str = "words";

/// A page; `others` are further pages that the word leads to.
pub(super) fn page(page: &WordPage, others: &[&WordPage]) -> String {
    let mut text = format!("{}: {}\n\n{}.\n\n", page.word, page.kind.one(), page.says);
    text.push_str(&indented(&page.forms.join("\n")));
    text.push_str("\n\n");
    let there: Vec<String> = PLACEHOLDERS
        .iter()
        .filter(|(name, ..)| page.forms.iter().any(|form| stands_in(form, name)))
        .map(|(name, meaning, _)| format!("{name}: {meaning}."))
        .collect();
    if !there.is_empty() {
        text.push_str(&wrap(&there.join(" "), "", ""));
        text.push('\n');
    }
    for paragraph in page.meaning.split("\n\n") {
        text.push_str(&wrap(paragraph, "", ""));
        text.push('\n');
    }
    if !page.default.is_empty() {
        text.push_str(&wrap(
            &format!("If it is not said: {}", page.default),
            "",
            "",
        ));
        text.push('\n');
    }
    let _ = writeln!(text, "For example:\n\n{}", indented(page.example));
    if !page.see.is_empty() {
        let _ = writeln!(text, "\nSee also: {}", page.see.join(", "));
    }
    if !others.is_empty() {
        let words: Vec<&str> = others.iter().map(|other| other.word).collect();
        let _ = writeln!(text, "The word is also on: {}", words.join(", "));
    }
    text
}

/// All words by kind, in one screen.
pub(super) fn list() -> String {
    let mut text = String::from("The words of the rule language: patience explain WORD\n");
    for kind in Kind::ALL {
        let words: Vec<&str> = PAGES
            .iter()
            .filter(|page| page.kind == *kind)
            .map(|page| page.word)
            .collect();
        let line = format!("{}: {}", kind.heading().replace('`', ""), words.join(" · "));
        text.push_str(&wrap(&line, "", "  "));
    }
    text
}

/// Whether a word in capitals stands in a form by itself.
fn stands_in(form: &str, name: &str) -> bool {
    form.split(|c: char| !(c.is_ascii_uppercase() || c == '-'))
        .any(|word| word == name)
}

//! `patience explain`: the rules of a game in words, a diagnostic's page, or a word's.

mod word_text;

use crate::cli::args::{ExplainArgs, GameArgs};
use crate::cli::{Misuse, Outcome, game, output};
use crate::explain::{self, Tongue};
use crate::language::errors::ErrorPage;
use crate::language::words;
use crate::play::quote::quote;
use std::fmt::Write as _;

/// Prints the text. Codes and games come first; a word that is also a game is named after its
/// rules.
pub fn run(arguments: &ExplainArgs) -> Result<Outcome, Misuse> {
    let subject = arguments.subject.join(" ");
    if arguments.word {
        return word(&subject);
    }
    if let Some(page) = page(&subject) {
        output::print(&page_text(page))?;
        return Ok(Outcome::Done);
    }
    if looks_like_code(&subject) {
        return Err(Misuse::from(format!(
            "there is no error or warning with the code {}",
            quote(&subject)
        )));
    }
    let asked = GameArgs {
        game: subject.clone(),
        set: arguments.set.clone(),
    };
    let is_word = subject == word_text::LIST || !words::find(&subject).is_empty();
    let no_game = |error: Misuse| match words::near(&subject).as_slice() {
        [] => Misuse::from(format!(
            "{}, and `patience explain words` shows the words of the language",
            error.text()
        )),
        near => Misuse::from(format!(
            "{}; words of the language like it: {}",
            error.text(),
            near.join(", ")
        )),
    };
    if is_word && game::find(&subject).is_err() {
        return word(&subject);
    }
    game::find(&subject).map_err(no_game)?;
    let loaded = game::load(&asked)?;
    let rules = loaded.machine.rules();
    let tongue = match &arguments.tongue {
        Some(code) => Tongue::from_code(code).ok_or_else(|| {
            let known: Vec<&str> = Tongue::ALL.iter().map(|tongue| tongue.code()).collect();
            Misuse::from(format!(
                "rules are told in {}; {} is not among them",
                known.join(" and "),
                quote(code)
            ))
        })?,
        None => Tongue::default(),
    };
    let mut text = explain::rules_text(rules, tongue);
    if is_word {
        let _ = write!(
            text,
            "\nA word of the language is spelled so too: patience explain --word {subject}\n"
        );
    }
    output::print(&text)?;
    Ok(Outcome::Done)
}

/// Prints the page of a word, or the list of them all.
fn word(subject: &str) -> Result<Outcome, Misuse> {
    if subject == word_text::LIST {
        output::print(&word_text::list())?;
        return Ok(Outcome::Done);
    }
    let pages = words::find(subject);
    let Some((first, others)) = pages.split_first() else {
        let near = words::near(subject);
        let hint = if near.is_empty() {
            "`patience explain words` lists them".to_owned()
        } else {
            format!("did you mean {}?", near.join(", "))
        };
        return Err(Misuse::from(format!(
            "no word of the language is {}; {hint}",
            quote(subject)
        )));
    };
    output::print(&word_text::page(first, others))?;
    Ok(Outcome::Done)
}

/// The page of a code, in any case.
fn page(code: &str) -> Option<&'static ErrorPage> {
    crate::language::errors::PAGES
        .iter()
        .chain(crate::rules::errors::PAGES)
        .chain(crate::pipeline::errors::PAGES)
        .copied()
        .find(|page| page.code.0.eq_ignore_ascii_case(code))
}

/// `E0101`, `w0302`: a letter and four digits.
fn looks_like_code(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|letter| "eEwW".contains(letter))
        && text.len() == 5
        && letters.all(|letter| letter.is_ascii_digit())
}

fn page_text(page: &ErrorPage) -> String {
    format!(
        "{}: {}\n\n{}\n\nThis is refused:\n\n{}\n\nThis works:\n\n{}\n",
        page.code.0,
        page.title,
        page.explanation.trim(),
        indented(page.bad),
        indented(page.good)
    )
}

fn indented(text: &str) -> String {
    text.trim_matches('\n')
        .lines()
        .map(|line| format!("    {line}").trim_end().to_owned())
        .collect::<Vec<_>>()
        .join("\n")
}

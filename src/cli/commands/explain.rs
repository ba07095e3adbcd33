//! `patience explain`: the rules of a game in words, or a diagnostic's page.

use crate::cli::args::{ExplainArgs, GameArgs};
use crate::cli::{Misuse, Outcome, game, output};
use crate::explain::{self, Tongue};
use crate::language::errors::ErrorPage;
use crate::play::quote::quote;

/// Prints the text.
pub fn run(arguments: &ExplainArgs) -> Result<Outcome, Misuse> {
    if let Some(page) = page(&arguments.subject) {
        output::print(&page_text(page))?;
        return Ok(Outcome::Done);
    }
    if looks_like_code(&arguments.subject) {
        return Err(Misuse::from(format!(
            "there is no error or warning with the code {}",
            quote(&arguments.subject)
        )));
    }
    let loaded = game::load(&GameArgs {
        game: arguments.subject.clone(),
        set: arguments.set.clone(),
    })?;
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
    output::print(&explain::rules_text(rules, tongue))?;
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

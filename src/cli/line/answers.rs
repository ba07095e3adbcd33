//! What is told when the player asks.

use super::input::Offered;
use crate::cards::Letters;
use crate::cli::game::{Loaded, parsed_move};
use crate::explain::{self, Tongue};
use crate::language::Sources;
use crate::play::quote::quote;
use crate::play::{Refusal, Session, Start, hint as hints, reason, words};
use std::fmt::Write as _;

/// The move that looks best.
pub fn hint(session: &Session) -> String {
    let (machine, state, legal) = (session.machine(), session.state(), session.legal());
    let Some(hint) = hints::best(session) else {
        return "no move is legal".to_owned();
    };
    let words = words::words(machine, state, &hint.mv, legal);
    if hint.leads_on {
        words
    } else {
        format!("{words} (every move leads back to where the game has been; undo may lead on)")
    }
}

/// The legal moves: one a line, or in columns where the width has room for more than one.
pub fn moves(session: &Session, width: usize) -> String {
    let listing = session.listing();
    if listing.is_empty() {
        return "no move is legal".to_owned();
    }
    in_columns(&listing, width)
}

/// Words in columns, to be read downwards.
fn in_columns(list: &[String], width: usize) -> String {
    const GAP: usize = 3;
    let widest = list
        .iter()
        .map(|words| words.chars().count())
        .max()
        .unwrap_or(0);
    let columns = ((width + GAP) / (widest + GAP)).max(1);
    let rows = list.len().div_ceil(columns);
    let mut text = String::new();
    for row in 0..rows {
        let cells: Vec<&String> = list.iter().skip(row).step_by(rows).collect();
        for (at, words) in cells.iter().enumerate() {
            text.push_str(words);
            if at + 1 < cells.len() {
                text.push_str(&" ".repeat(widest + GAP - words.chars().count()));
            }
        }
        text.push('\n');
    }
    text
}

/// Why a move is legal or not: every rule that was asked.
///
/// # Errors
/// That the words are no move, or name no card that lies there.
pub fn why(session: &Session, sources: &Sources, words: &str) -> Result<String, String> {
    let machine = session.machine();
    let parsed = parsed_move(words, machine.rules())?;
    let verdict = match session.resolve(&parsed) {
        Ok(mv) => machine.judge(session.state(), &mv),
        Err(refusal) => match *refusal {
            Refusal::Illegal { verdict, .. } => verdict,
            other => return Err(reason::one_line(machine, sources, &other)),
        },
    };
    let answer = if verdict.is_legal() {
        "legal"
    } else {
        "refused"
    };
    Ok(format!(
        "{}: {answer}\n{}",
        quote(words),
        reason::tree(&reason::rules(machine, sources, &verdict))
    ))
}

/// The rules in words.
pub fn rules(session: &Session) -> String {
    explain::rules_text(session.machine().rules(), Tongue::default())
}

/// Which deal this is, and how to have it again.
pub fn deal(session: &Session, loaded: &Loaded) -> String {
    match session.start() {
        Start::Deal(deal) => {
            let mut command = format!("deal {deal}: patience play {}", loaded.spec);
            for (name, value) in &loaded.set {
                let _ = write!(command, " --set {name}={value}");
            }
            let _ = write!(command, " --deal {deal}");
            command
        }
        Start::Cards(_) => "the pack was given card by card".to_owned(),
        Start::Position(_) => "the game began with a given position".to_owned(),
    }
}

/// What can be typed now.
pub fn offered(session: &Session) -> Offered {
    let machine = session.machine();
    let rules = machine.rules();
    let mut words: Vec<String> = ["to", "from", "row", "column"].map(str::to_owned).to_vec();
    words.extend(
        rules
            .groups
            .iter()
            .filter(|group| !group.implicit)
            .map(|group| group.name.clone()),
    );
    let seen = machine
        .places()
        .all()
        .flat_map(|pile| session.state().pile(machine.places(), pile))
        .filter(|slot| slot.is_up())
        .map(|slot| rules.pack.write(slot.card(), Letters::Letters));
    let mut seen: Vec<String> = seen.collect();
    seen.sort();
    seen.dedup();
    words.extend(seen);
    Offered {
        moves: session.listing(),
        words,
    }
}

#[cfg(test)]
mod tests {
    use super::in_columns;

    fn list(words: &[&str]) -> Vec<String> {
        words.iter().map(|&word| word.to_owned()).collect()
    }

    #[test]
    fn a_list_without_width_has_one_line_each() {
        assert_eq!(
            in_columns(&list(&["turn", "7H to tableau 2"]), 0),
            "turn\n7H to tableau 2\n"
        );
    }

    #[test]
    fn columns_are_read_downwards_and_fit_the_width() {
        let text = in_columns(&list(&["a", "bb", "c", "d", "e"]), 12);
        assert_eq!(text, "a    c    e\nbb   d\n");
        assert!(text.lines().all(|line| line.chars().count() <= 12));
    }
}

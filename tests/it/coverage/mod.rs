//! Which rules that occur are shown by which games: `games/COVERAGE.md` is made here, and the
//! test fails where the file is not current. `COVERAGE_WRITE=1` writes it anew.

mod look;
mod rows;
mod sayable;
mod table;

use crate::shipped::{self, Game};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use table::{Row, SECTIONS};

/// So many games of a row are named; of more the number is told.
const NAMED: usize = 8;
/// The most games with hooks, in hundredths of all.
const MOST_HOOKS: usize = 6;

/// The name of a game on the command line, without variants.
fn file_of(game: &Game) -> &str {
    game.spec.split('/').next().unwrap_or(&game.spec)
}

/// The games that show a row: a variant only where its game does not, so that the list tells as
/// much as it can.
fn showing(row: &Row) -> Vec<&'static str> {
    let mut found: Vec<&str> = Vec::new();
    for game in shipped::all() {
        let told = found
            .last()
            .is_some_and(|last| last.split('/').next() == Some(file_of(game)));
        if !told && (row.shows)(game.machine.rules()) {
            found.push(&game.spec);
        }
    }
    found
}

fn names(found: &[&str]) -> String {
    // Spread over the list, so that not all are of the first letters.
    let every = found.len().div_ceil(NAMED).max(1);
    let named: Vec<&str> = found.iter().copied().step_by(every).collect();
    let more = found.len() - named.len();
    let text = named.join(", ");
    if more > 0 {
        format!("{text}, and {more} more")
    } else {
        text
    }
}

fn page() -> String {
    let mut text = String::from(
        "# What rules the shipped games show\n\n\
         The rows are the rules that occur in some nine hundred patiences with French cards, by a \
         survey of a large public collection. For each row: how a file says it, and which games \
         show it. This page is made from the games by the tests (`COVERAGE_WRITE=1 cargo test \
         --test it coverage`) and compared with them at every run. A variant is named where its \
         game itself does not show the row.\n",
    );
    let mut shown_by_none = Vec::new();
    let (mut rows, mut shown) = (0, 0);
    let mut tables = String::new();
    for section in SECTIONS {
        let _ = write!(
            tables,
            "\n## {}\n\n| rule | in a file | games |\n|---|---|---|\n",
            section.title
        );
        for row in section.rows {
            let found = showing(row);
            rows += 1;
            if found.is_empty() {
                shown_by_none.push((section.title, row));
            } else {
                shown += 1;
            }
            let _ = writeln!(
                tables,
                "| {} | {} | {} |",
                row.value,
                row.said,
                names(&found)
            );
        }
    }
    let games = shipped::all();
    let files: BTreeMap<&str, &Game> = games
        .iter()
        .rev()
        .map(|game| (file_of(game), game))
        .collect();
    let hooks: Vec<(&str, &Game)> = files
        .iter()
        .map(|(&file, &game)| (file, game))
        .filter(|(_, game)| !game.machine.rules().scripts.is_empty())
        .collect();
    let _ = write!(
        text,
        "\n{} games, {} with their variants. {shown} of {rows} rows are shown by at least one.\n",
        files.len(),
        games.len()
    );
    text.push_str(&tables);
    text.push_str("\n## Rows that no game shows\n\n");
    for (section, row) in &shown_by_none {
        let _ = writeln!(text, "- {section}: {}. In a file: {}.", row.value, row.said);
    }
    let _ = write!(
        text,
        "\n## Games with hooks\n\n{} of {} games, {}.{} %. The reason is the hook's own sentence.\n\n",
        hooks.len(),
        files.len(),
        hooks.len() * 100 / files.len(),
        hooks.len() * 1000 / files.len() % 10
    );
    for (file, game) in &hooks {
        for script in &game.machine.rules().scripts {
            let _ = writeln!(
                text,
                "- {file}, `{}`: {}.",
                script.name,
                script.sentence.trim_end_matches('.')
            );
        }
    }
    text
}

#[test]
fn the_page_of_rules_and_games_is_current() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("games/COVERAGE.md");
    let made = page();
    if std::env::var_os("COVERAGE_WRITE").is_some() {
        std::fs::write(&path, &made).unwrap();
        return;
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = written
        .lines()
        .zip(made.lines())
        .find(|(written, made)| written != made);
    assert!(
        written == made,
        "games/COVERAGE.md is not current, first at {differs:?}; run this test with COVERAGE_WRITE=1"
    );
}

#[test]
fn few_games_need_a_hook() {
    let mut with = 0;
    let mut all = 0;
    for game in shipped::all()
        .iter()
        .filter(|game| !game.spec.contains('/'))
    {
        all += 1;
        with += usize::from(!game.machine.rules().scripts.is_empty());
    }
    assert!(
        with * 100 <= MOST_HOOKS * all,
        "{with} of {all} games use a hook"
    );
}

#[test]
fn no_row_is_told_twice() {
    for section in SECTIONS {
        let mut values: Vec<&str> = section.rows.iter().map(|row| row.value).collect();
        let count = values.len();
        values.sort_unstable();
        values.dedup();
        assert_eq!(values.len(), count, "{}", section.title);
        assert!(section.rows.iter().all(|row| !row.said.is_empty()));
    }
}

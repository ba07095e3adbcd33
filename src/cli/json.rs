//! The shapes of `--json`. Fields may be added; these stay.

use crate::cards::Letters;
use crate::machine::{Counter, Machine, State};
use crate::play::example::status_word;
use crate::play::{Session, Start};
use crate::rules::{Role, Shape};
use serde::Serialize;
use std::collections::BTreeMap;

/// `show`.
#[derive(Debug, Serialize)]
pub struct Show<'a> {
    game: &'a str,
    variant: String,
    deal: Option<String>,
    status: &'static str,
    pass: i32,
    redeals: i32,
    score: Option<i32>,
    moves: usize,
    piles: Vec<PileShown<'a>>,
}

#[derive(Debug, Serialize)]
struct PileShown<'a> {
    group: &'a str,
    index: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    row: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u16>,
    cards: Vec<CardShown>,
}

#[derive(Debug, Serialize)]
struct CardShown {
    card: String,
    up: bool,
}

/// The table as `show --json` gives it.
#[must_use]
pub fn show(session: &Session) -> Show<'_> {
    let machine = session.machine();
    let rules = machine.rules();
    let state = session.state();
    Show {
        game: &rules.name,
        variant: rules.variant.join("/"),
        deal: match session.start() {
            Start::Deal(deal) => Some(deal.to_string()),
            Start::Cards(_) | Start::Position(_) => None,
        },
        status: status_word(session.status()),
        pass: state.counter(Counter::PASS),
        redeals: state.counter(Counter::REDEALS),
        score: machine.score(state),
        moves: session.done().len(),
        piles: piles(machine, state),
    }
}

/// Every pile in the order of the file; groups that the file does not name only where they hold
/// cards.
fn piles<'a>(machine: &'a Machine, state: &State) -> Vec<PileShown<'a>> {
    let places = machine.places();
    let mut list = Vec::new();
    for (id, group) in machine.rules().groups() {
        for pile in places.of_group(id) {
            let cards = state.pile(places, pile);
            if cards.is_empty() && (group.implicit || group.role == Role::Discard) {
                continue;
            }
            let place = match group.shape {
                Shape::Grid { .. } => places.row_column(pile),
                _ => None,
            };
            list.push(PileShown {
                group: &group.name,
                index: places.number(pile),
                row: place.map(|(row, _)| row),
                column: place.map(|(_, column)| column),
                cards: cards
                    .iter()
                    .map(|slot| CardShown {
                        card: machine.rules().pack.write(slot.card(), Letters::Letters),
                        up: slot.is_up(),
                    })
                    .collect(),
            });
        }
    }
    list
}

/// One of `moves`.
#[derive(Debug, Serialize)]
pub struct MoveShown {
    /// Its words.
    #[serde(rename = "move")]
    pub words: String,
}

/// `why`.
#[derive(Debug, Serialize)]
pub struct Why {
    /// Whether the move is legal.
    pub legal: bool,
    /// The rules that decide, in the order in which they are asked.
    pub rules: Vec<RuleShown>,
}

/// One of `why`'s rules.
#[derive(Debug, Serialize)]
pub struct RuleShown {
    /// The word of the statement or clause.
    pub rule: String,
    /// Whether it holds.
    pub holds: bool,
    /// Its line; null for a default.
    pub line: Option<u32>,
    /// The file that the line is in; null for a default.
    pub file: Option<String>,
    /// The rule as written, or a default in words.
    pub text: String,
}

/// One of `check`.
#[derive(Debug, Serialize)]
pub struct CheckShown {
    /// The file.
    pub file: String,
    /// `error` or `warning`.
    pub severity: crate::language::Severity,
    /// Its code.
    pub code: &'static str,
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// One sentence.
    pub message: String,
    /// What would work.
    pub hint: Option<String>,
}

/// One of `test`.
#[derive(Debug, Serialize)]
pub struct TestShown {
    /// The game as on the command line, with its variant.
    pub file: String,
    /// The example's title.
    pub example: String,
    /// Whether it passed.
    pub passed: bool,
    /// The line that failed, or the example's.
    pub line: usize,
    /// Why it failed; empty if it passed.
    pub message: String,
}

/// One of `list`.
#[derive(Debug, Serialize)]
pub struct ListShown {
    /// As on the command line.
    pub name: String,
    /// As in the file.
    pub title: String,
    /// Its family.
    pub family: Option<String>,
    /// How many packs.
    pub packs: u8,
    /// Its variants, as on the command line.
    pub variants: Vec<String>,
    /// How many hooks it has.
    pub hooks: usize,
    /// Its file under `games/`.
    pub file: String,
    /// Its other names.
    pub also: Vec<String>,
    /// The names under which variants are known by themselves, by variant.
    pub variants_also: BTreeMap<String, Vec<String>>,
}

/// A document for standard output, ended by a line end.
#[must_use]
pub fn document<T: Serialize>(value: &T) -> String {
    // These shapes have no map with keys that are not text, the only thing that could fail.
    serde_json::to_string_pretty(value).map_or_else(
        |error| format!("{{\"error\":\"{error}\"}}\n"),
        |text| text + "\n",
    )
}

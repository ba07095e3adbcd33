//! The table as people lay it out, in text.

mod block;
mod draw;
mod picture;
mod style;

pub use style::{Ink, Looks};

use crate::machine::{Counter, Machine, State};
use crate::rules::{GroupId, Role, Rules, TallyId};
use block::{Block, beside};
use style::Line;

/// The table of a position, line by line, ready to be printed.
#[must_use]
pub fn table(machine: &Machine, state: &State, looks: Looks) -> String {
    let mut lines = match &machine.rules().picture {
        Some(picture) => {
            let table = draw::Table {
                machine,
                state,
                looks,
            };
            picture::picture(&table, picture)
        }
        None => derived(machine, state, looks),
    };
    lines.push(Line::default());
    lines.push(style::plain(numbers(machine, state)));
    let mut text = String::new();
    for line in lines {
        line.print(looks, &mut text);
        text.push('\n');
    }
    text
}

/// Stock, waste and foundations in the first row, what is kept aside in the second, the rest
/// below in the order of the file.
fn derived(machine: &Machine, state: &State, looks: Looks) -> Vec<Line> {
    let rules = machine.rules();
    let mut lines = Vec::new();
    let rows: [&[Role]; 3] = [
        &[Role::Stock, Role::Waste, Role::Foundation],
        &[Role::Reserve, Role::Cell],
        &[Role::Tableau],
    ];
    for roles in rows {
        // In a row the stock stands first, then the waste, then the foundations.
        let mut blocks: Vec<Block> = Vec::new();
        for role in roles {
            for (id, group) in rules.groups() {
                if group.role == *role && shown(machine, state, id) {
                    blocks.push(draw::group(machine, state, id, looks));
                }
            }
        }
        let row = beside(blocks, looks.width);
        if !row.is_empty() && !lines.is_empty() {
            lines.push(Line::default());
        }
        lines.extend(row);
    }
    lines
}

/// A group that the file does not name is shown only while it holds cards, the discard never; one
/// without piles, as a parameter may make it, has nothing to show.
fn shown(machine: &Machine, state: &State, id: GroupId) -> bool {
    let Some(group) = machine.rules().group(id) else {
        return false;
    };
    let holds = machine
        .places()
        .of_group(id)
        .any(|pile| !state.is_empty(pile));
    match group.role {
        Role::Discard => false,
        _ if group.piles == 0 => false,
        _ => holds || !group.implicit,
    }
}

/// The numbers of the position in one line: the pass, redeals made, score, phase, tallies.
#[must_use]
pub fn numbers(machine: &Machine, state: &State) -> String {
    let rules = machine.rules();
    let mut parts: Vec<String> = Vec::new();
    if let Some(last) = rules.passes.last() {
        let pass = state.counter(Counter::PASS);
        parts.push(match last.last {
            Some(last) if last > 1 => format!("pass {pass} of {last}"),
            _ => format!("pass {pass}"),
        });
    }
    if rules.redeal.is_some() && rules.passes.is_empty() {
        parts.push(match redeals_left(rules, machine, state) {
            Some(left) => format!("redeals {} ({left} left)", state.counter(Counter::REDEALS)),
            None => format!("redeals {}", state.counter(Counter::REDEALS)),
        });
    }
    for (id, tally) in (0..).map(TallyId).zip(&rules.tallies) {
        if tally.row == 1 {
            let value = state.counter(machine.places().tally(id, 0));
            parts.push(format!("{} {value}", tally.name));
        }
    }
    if let Some(score) = machine.score(state) {
        parts.push(format!("score {score}"));
    }
    let phase = usize::try_from(state.counter(Counter::PHASE)).unwrap_or(usize::MAX);
    if let Some(phase) = rules.phases.get(phase)
        && !phase.repeats
    {
        parts.push(phase.sentence.clone());
    }
    parts.join(" · ")
}

fn redeals_left(rules: &Rules, machine: &Machine, state: &State) -> Option<i32> {
    let budget = rules.redeal.as_ref()?.budget;
    rules.budgets.get(usize::from(budget.0))?.times?;
    Some(state.counter(machine.places().budget(budget)))
}

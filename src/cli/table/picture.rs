//! The piles where the file's picture has them.

use super::block::{Block, beside};
use super::draw::{CARD, Table, shown};
use super::style::{Ink, Line};
use crate::machine::Pile;
use crate::play::words::short_name;
use crate::rules::{Picture, Way};

/// Where the number of a squared pile's cards stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counts {
    /// After its top card.
    Beside,
    /// Under its top card, which makes narrow columns.
    Beneath,
}

/// Columns that a squared pile takes with its number beside it: `10H (30)`.
const SQUARED: usize = 8;

/// The ways to lay a picture out, the airiest first: where the numbers stand, and how many blanks
/// part two columns.
const LAYOUTS: [(Counts, usize); 5] = [
    (Counts::Beside, 3),
    (Counts::Beside, 2),
    (Counts::Beside, 1),
    (Counts::Beneath, 2),
    (Counts::Beneath, 1),
];

/// The piles in the columns of the picture, each column as wide as the widest of all rows needs.
/// Rows break only where even the narrowest columns are too many for the screen.
pub fn picture(table: &Table<'_>, picture: &Picture) -> Vec<Line> {
    for (counts, gap) in LAYOUTS {
        let rows = rows(table, picture, counts);
        let mut widths: Vec<usize> = Vec::new();
        for row in &rows {
            for (at, block) in row.iter().enumerate() {
                match widths.get_mut(at) {
                    Some(width) => *width = block.width().max(*width),
                    None => widths.push(block.width()),
                }
            }
        }
        let gaps = gap * widths.len().saturating_sub(1);
        if widths.iter().sum::<usize>() + gaps <= table.looks.width {
            return rows
                .into_iter()
                .flat_map(|row| in_columns(row, &widths, gap))
                .collect();
        }
    }
    rows(table, picture, Counts::Beneath)
        .into_iter()
        .flat_map(|row| beside(row, table.looks.width))
        .collect()
}

fn rows(table: &Table<'_>, picture: &Picture, counts: Counts) -> Vec<Vec<Block>> {
    let places = table.machine.places();
    picture
        .iter()
        .map(|row| {
            row.iter()
                .map(|spot| {
                    spot.and_then(|(group, number)| places.numbered(group, number))
                        .map_or_else(blank, |pile| drawn(table, pile, counts))
                })
                .collect()
        })
        .collect()
}

/// An empty spot.
fn blank() -> Block {
    let mut line = Line::default();
    line.pad(CARD - 1);
    Block { lines: vec![line] }
}

/// A pile under its label, which is how the prompt reads it.
fn drawn(table: &Table<'_>, pile: Pile, counts: Counts) -> Block {
    let places = table.machine.places();
    let rules = table.machine.rules();
    let id = places.group(pile);
    let Some(group) = rules.group(id) else {
        return blank();
    };
    let mut label = Line::default();
    let name = short_name(rules, id);
    label.push(
        if group.piles == 1 {
            name
        } else {
            format!("{name}{}", places.number(pile))
        },
        Ink::Label,
    );
    label.pad(CARD - 1);
    let mut lines = vec![label];
    if group.spread.way != Way::None {
        lines.extend(table.cards(pile, shown(group)));
        return Block { lines };
    }
    let (text, ink) = table.top(pile);
    let mut top = Line::default();
    top.push(text, ink);
    let count = table.state.count(pile);
    let number = (count > 1).then(|| format!("({count})"));
    match (counts, number) {
        (Counts::Beside, number) => {
            if let Some(number) = number {
                top.push(format!(" {number}"), Ink::Faint);
            }
            // Room for the number, so that columns do not jump.
            if places.cap(pile) > 1 {
                top.pad(SQUARED);
            }
            lines.push(top);
        }
        (Counts::Beneath, number) => {
            top.pad(CARD);
            lines.push(top);
            if let Some(number) = number {
                let mut line = Line::default();
                line.push(number, Ink::Faint);
                lines.push(line);
            }
        }
    }
    Block { lines }
}

/// Blocks in columns of those widths.
fn in_columns(row: Vec<Block>, widths: &[usize], gap: usize) -> Vec<Line> {
    let height = row.iter().map(|block| block.lines.len()).max();
    let mut lines = vec![Line::default(); height.unwrap_or(0)];
    let mut column = 0;
    for (block, width) in row.into_iter().zip(widths) {
        for (line, part) in lines.iter_mut().zip(block.lines) {
            line.pad(column);
            line.append(part);
        }
        column += width + gap;
    }
    lines
}

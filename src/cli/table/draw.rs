//! Each group of piles as a block, by how its piles lie and are spread.

use super::block::Block;
use super::style::{Ink, Line, Looks, card};
use crate::machine::{Machine, Pile, State};
use crate::rules::{Group, GroupId, Shape, Spot, Way};

/// Columns that a card takes with the blank after it: `10H `.
pub(super) const CARD: usize = 4;

/// A group as a block, its name above it.
pub fn group(machine: &Machine, state: &State, id: GroupId, looks: Looks) -> Block {
    let Some(group) = machine.rules().group(id) else {
        return Block::default();
    };
    let piles: Vec<Pile> = machine.places().of_group(id).collect();
    let mut block = Block::default();
    let mut title = Line::default();
    title.push(group.name.clone(), Ink::Label);
    block.lines.push(title);
    let table = Table {
        machine,
        state,
        looks,
    };
    let lines = match &group.shape {
        Shape::Grid { rows, columns } => table.grid(&piles, *rows, *columns),
        Shape::Drawing { spots } => table.drawing(&piles, spots),
        Shape::Line => table.squared(&table.held(&piles), looks.width),
        Shape::Row => match group.spread.way {
            _ if piles.len() == 1 && group.spread.way == Way::None => table.single(&piles),
            Way::None => table.squared(&piles, looks.width),
            Way::Down | Way::Up => table.columns(group, &piles),
            Way::Right | Way::Left => table.fans(group, &piles),
        },
    };
    block.lines.extend(lines);
    block
}

/// How many of a pile's last cards are shown.
pub(super) fn shown(group: &Group) -> usize {
    group.spread.last.map_or(usize::MAX, usize::from)
}

/// The mark of an empty pile.
fn empty() -> (String, Ink) {
    ("--".to_owned(), Ink::Faint)
}

/// What is drawn, and how.
pub(super) struct Table<'a> {
    pub(super) machine: &'a Machine,
    pub(super) state: &'a State,
    pub(super) looks: Looks,
}

impl Table<'_> {
    pub(super) fn top(&self, pile: Pile) -> (String, Ink) {
        self.state
            .top(self.machine.places(), pile)
            .map_or_else(empty, |slot| {
                card(&self.machine.rules().pack, slot, self.looks)
            })
    }

    /// Only the piles that hold a card: in a line that closes up the others are not there.
    fn held(&self, piles: &[Pile]) -> Vec<Pile> {
        piles
            .iter()
            .copied()
            .filter(|&pile| !self.state.is_empty(pile))
            .collect()
    }

    /// One squared pile: its top card and how many cards it has.
    fn single(&self, piles: &[Pile]) -> Vec<Line> {
        let mut line = Line::default();
        for &pile in piles {
            let (text, ink) = self.top(pile);
            line.push(text, ink);
            let count = self.state.count(pile);
            if count > 1 {
                line.push(format!(" ({count})"), Ink::Faint);
            }
        }
        // Room for the count, so that blocks beside it do not jump.
        line.pad(8);
        vec![line]
    }

    /// Squared piles in rows, each under its number.
    fn squared(&self, piles: &[Pile], width: usize) -> Vec<Line> {
        let across = (width / CARD).max(1);
        let mut lines = Vec::new();
        for part in piles.chunks(across) {
            lines.push(self.numbers(part));
            let mut line = Line::default();
            for &pile in part {
                cell(&mut line, self.top(pile));
            }
            lines.push(line);
        }
        lines
    }

    fn numbers(&self, piles: &[Pile]) -> Line {
        let mut line = Line::default();
        for &pile in piles {
            cell(
                &mut line,
                (self.machine.places().number(pile).to_string(), Ink::Label),
            );
        }
        line
    }

    /// Piles spread towards the player, side by side.
    fn columns(&self, group: &Group, piles: &[Pile]) -> Vec<Line> {
        let across = (self.looks.width / CARD).max(1);
        let mut lines = Vec::new();
        for part in piles.chunks(across) {
            lines.push(self.numbers(part));
            let columns: Vec<Vec<Line>> = part
                .iter()
                .map(|&pile| self.cards(pile, shown(group)))
                .collect();
            let height = columns.iter().map(Vec::len).max().unwrap_or(0);
            for row in 0..height {
                let mut line = Line::default();
                for (at, column) in columns.iter().enumerate() {
                    line.pad(at * CARD);
                    if let Some(part) = column.get(row) {
                        line.append(part.clone());
                    }
                }
                lines.push(line);
            }
        }
        lines
    }

    /// The cards of a pile, one a line; a mark where it is empty.
    pub(super) fn cards(&self, pile: Pile, last: usize) -> Vec<Line> {
        let cards = self.state.pile(self.machine.places(), pile);
        if cards.is_empty() {
            let mut line = Line::default();
            cell(&mut line, empty());
            return vec![line];
        }
        cards
            .iter()
            .skip(cards.len().saturating_sub(last))
            .map(|&slot| {
                let mut line = Line::default();
                cell(
                    &mut line,
                    card(&self.machine.rules().pack, slot, self.looks),
                );
                line
            })
            .collect()
    }

    /// Piles spread sideways, as many beside each other as there is room for.
    fn fans(&self, group: &Group, piles: &[Pile]) -> Vec<Line> {
        let digits = piles.len().to_string().len();
        let fans: Vec<Line> = piles
            .iter()
            .map(|&pile| {
                let mut line = Line::default();
                if piles.len() > 1 {
                    let number = self.machine.places().number(pile);
                    line.push(format!("{number:>digits$}: "), Ink::Label);
                }
                let cards = self.state.pile(self.machine.places(), pile);
                if cards.is_empty() {
                    let (text, ink) = empty();
                    line.push(text, ink);
                }
                let skipped = cards.len().saturating_sub(shown(group));
                for (at, &slot) in cards.iter().enumerate().skip(skipped) {
                    if at > skipped {
                        line.push(" ", Ink::Plain);
                    }
                    let (text, ink) = card(&self.machine.rules().pack, slot, self.looks);
                    line.push(text, ink);
                }
                line
            })
            .collect();
        let widest = fans.iter().map(Line::width).max().unwrap_or(0).max(CARD) + 3;
        let across = (self.looks.width / widest).max(1);
        fans.chunks(across)
            .map(|part| {
                let mut line = Line::default();
                for (at, fan) in part.iter().enumerate() {
                    line.pad(at * widest);
                    line.append(fan.clone());
                }
                line
            })
            .collect()
    }

    /// Places in rows and columns, numbered at the edges.
    fn grid(&self, piles: &[Pile], rows: u16, columns: u16) -> Vec<Line> {
        let digits = rows.to_string().len() + 2;
        let mut head = Line::default();
        head.pad(digits);
        for column in 1..=columns {
            cell(&mut head, (column.to_string(), Ink::Label));
        }
        let mut lines = vec![head];
        for (row, places) in (1..=rows).zip(piles.chunks(usize::from(columns).max(1))) {
            let mut line = Line::default();
            line.push(row.to_string(), Ink::Label);
            line.pad(digits);
            for &pile in places {
                cell(&mut line, self.top(pile));
            }
            lines.push(line);
        }
        lines
    }

    /// Places where the drawing has them.
    fn drawing(&self, piles: &[Pile], spots: &[Spot]) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::new();
        for (&pile, spot) in piles.iter().zip(spots) {
            let row = usize::from(spot.row);
            while lines.len() <= row {
                lines.push(Line::default());
            }
            if let Some(line) = lines.get_mut(row) {
                // A drawing's marks stand two columns apart, cards four.
                line.pad(usize::from(spot.column) * CARD / 2);
                let place = if self.state.is_empty(pile) {
                    (" ·".to_owned(), Ink::Faint)
                } else {
                    self.top(pile)
                };
                cell(line, place);
            }
        }
        lines.retain(|line| line.width() > 0);
        lines
    }
}

/// A piece in a cell of a card's width.
fn cell(line: &mut Line, (text, ink): (String, Ink)) {
    let start = line.width();
    line.push(text, ink);
    line.pad(start + CARD);
}

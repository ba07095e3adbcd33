//! Blocks of lines put side by side.

use super::style::Line;

/// The lines of one group of piles.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Block {
    /// Its lines, from above.
    pub lines: Vec<Line>,
}

/// Blanks between two blocks.
const GAP: usize = 3;

impl Block {
    /// How many columns it takes.
    pub fn width(&self) -> usize {
        self.lines.iter().map(Line::width).max().unwrap_or(0)
    }
}

/// Blocks beside each other, as many as the width has room for, the others below.
pub fn beside(blocks: Vec<Block>, width: usize) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut row: Vec<Block> = Vec::new();
    let mut used = 0;
    for block in blocks {
        let wide = block.width();
        if !row.is_empty() && used + GAP + wide > width {
            if !lines.is_empty() {
                lines.push(Line::default());
            }
            lines.extend(join(std::mem::take(&mut row)));
            used = 0;
        }
        used += wide + if used == 0 { 0 } else { GAP };
        row.push(block);
    }
    if !row.is_empty() {
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        lines.extend(join(row));
    }
    lines
}

fn join(blocks: Vec<Block>) -> Vec<Line> {
    let height = blocks
        .iter()
        .map(|block| block.lines.len())
        .max()
        .unwrap_or(0);
    let mut lines = vec![Line::default(); height];
    let mut column = 0;
    for block in blocks {
        let wide = block.width();
        for (line, part) in lines.iter_mut().zip(block.lines) {
            line.pad(column);
            line.append(part);
        }
        column += wide + GAP;
    }
    lines
}

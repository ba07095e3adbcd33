//! Pieces of text with their colour, and how a terminal shows them.

use crate::cards::{Colour, Letters, Pack};
use crate::machine::Slot;

/// How a table is to look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Looks {
    /// Whether colours are printed.
    pub colour: bool,
    /// How suits are written.
    pub suits: Letters,
    /// How many columns the screen has.
    pub width: usize,
}

/// What a piece of text is, which decides its colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Ink {
    /// Ordinary text.
    #[default]
    Plain,
    /// A red card.
    Red,
    /// A black card.
    Black,
    /// The back of a card, an empty place.
    Faint,
    /// Names and numbers of piles.
    Label,
}

impl Ink {
    /// The sequence that switches a terminal to it.
    const fn begin(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Red => "\x1b[31m",
            Self::Black => "\x1b[1m",
            Self::Faint => "\x1b[2m",
            Self::Label => "\x1b[36m",
        }
    }
}

/// A line of pieces.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Line {
    pieces: Vec<(String, Ink)>,
    width: usize,
}

impl Line {
    /// Adds a piece.
    pub fn push(&mut self, text: impl Into<String>, ink: Ink) {
        let text = text.into();
        self.width += text.chars().count();
        self.pieces.push((text, ink));
    }

    /// Adds blanks up to that column; none where the line is there already.
    pub fn pad(&mut self, column: usize) {
        if let Some(missing) = column
            .checked_sub(self.width)
            .filter(|&missing| missing > 0)
        {
            self.push(" ".repeat(missing), Ink::Plain);
        }
    }

    /// Adds another line's pieces.
    pub fn append(&mut self, other: Self) {
        self.width += other.width;
        self.pieces.extend(other.pieces);
    }

    /// How many columns it takes.
    pub const fn width(&self) -> usize {
        self.width
    }

    /// Prints it, without blanks at its end.
    pub fn print(&self, looks: Looks, text: &mut String) {
        let start = text.len();
        for (piece, ink) in &self.pieces {
            if looks.colour && !ink.begin().is_empty() && !piece.trim().is_empty() {
                text.push_str(ink.begin());
                text.push_str(piece);
                text.push_str("\x1b[0m");
            } else {
                text.push_str(piece);
            }
        }
        let kept = text
            .get(start..)
            .map_or(0, |line| line.trim_end_matches(' ').len());
        text.truncate(start + kept);
    }
}

/// A line of ordinary text.
pub fn plain(text: impl Into<String>) -> Line {
    let mut line = Line::default();
    line.push(text, Ink::Plain);
    line
}

/// A card as it lies.
pub fn card(pack: &Pack, slot: Slot, looks: Looks) -> (String, Ink) {
    if !slot.is_up() {
        let back = match looks.suits {
            Letters::Letters => "##",
            Letters::Symbols => "▒▒",
        };
        return (back.to_owned(), Ink::Faint);
    }
    let ink = match pack.colour(slot.card()) {
        Some(Colour::Red) => Ink::Red,
        Some(Colour::Black) => Ink::Black,
        None => Ink::Plain,
    };
    (pack.write(slot.card(), looks.suits), ink)
}

//! A second reckoning of three games, written from their rules in words alone.
//!
//! The crate plays a game by interpreting its rule file; here `klondike-hand`, `ace-row` and
//! `display` are written out by hand, as plainly as can be, and share nothing with the crate but
//! the numbering of cards. Where both list the same moves and come to the same positions, an error
//! would have to have been made twice.
//!
//! # What is one move
//!
//! - A card and what lies on it, from one pile to one other. Each length of a run that may move is
//!   a move of its own.
//! - Empty piles that nothing tells apart give one move, to the first: the columns of
//!   `klondike-hand` and its foundations. The gaps of `ace-row` are told apart by their
//!   neighbours, the heaps of `display` by the order in which they are gathered; each counts.
//! - What lays cards back where they were is no move, nor is a king (with all that is on it) taken
//!   from one space to another.
//! - A turn of the stock is one move, with the turning over of the waste that may fall into it.
//!   So is a re-lay, and so is the gathering of the heaps.
//! - What follows by itself (a card turned up, a waste turned over) belongs to the move.
//!
//! # How moves are written
//!
//! ```text
//! 7H from tableau 3 to tableau 2        the seven with all that lies on it
//! AS from waste to foundation           (klondike-hand)
//! 7S from tableau row 4 column 9 to tableau row 2 column 5   (ace-row; aces stand in column 1)
//! 10C from stock to heap 2              (display)
//! turn, redeal, gather
//! ```
//!
//! # How positions are written
//!
//! The counts that belong to the position, then the piles, a line each, the card at the bottom
//! first, face-down cards in brackets, `-` for an empty pile:
//!
//! ```text
//! pass: 1
//! tableau 3: (3C) (9C) AD
//! ```
//!
//! The last card of a stock is the one that is turned or played next.
#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "all of this is test code, where a panic is the report"
)]

mod ace_row;
mod display;
mod klondike_hand;
pub mod perft;

use patience::cards::Card;
use std::fmt;

/// Puts the cards gathered for the k-th shuffle of the game, counted from 1, into a new order.
pub type Shuffle<'s> = &'s dyn Fn(u32, &mut Vec<Card>);

/// The rank of a French card: the ace 1, the king 13.
fn rank(card: Card) -> u8 {
    card.0 % 13 + 1
}

/// The suit of a French card: clubs 0, diamonds 1, hearts 2, spades 3.
fn suit(card: Card) -> u8 {
    card.0 / 13
}

/// Whether the card is of a red suit.
fn is_red(card: Card) -> bool {
    suit(card) == 1 || suit(card) == 2
}

/// The card as it is written: `10H`.
pub fn name(card: Card) -> String {
    let letter = ["C", "D", "H", "S"][usize::from(suit(card))];
    match rank(card) {
        1 => format!("A{letter}"),
        11 => format!("J{letter}"),
        12 => format!("Q{letter}"),
        13 => format!("K{letter}"),
        number => format!("{number}{letter}"),
    }
}

/// A pile, its number counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// The cards still to be turned or played.
    Stock,
    /// The cards that were turned.
    Waste,
    /// A column.
    Tableau(usize),
    /// A place for one card in a table of rows.
    Cell {
        /// The row, from the top.
        row: usize,
        /// The column, from the left.
        column: usize,
    },
    /// A foundation.
    Foundation(usize),
    /// A rubbish heap.
    Heap(usize),
}

impl fmt::Display for Place {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stock => write!(to, "stock"),
            Self::Waste => write!(to, "waste"),
            Self::Tableau(number) => write!(to, "tableau {number}"),
            Self::Cell { row, column } => write!(to, "tableau row {row} column {column}"),
            Self::Foundation(number) => write!(to, "foundation {number}"),
            Self::Heap(number) => write!(to, "heap {number}"),
        }
    }
}

/// One move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    /// A card, with all that lies on it, from one pile to another.
    Carry {
        /// The lowest card that moves.
        card: Card,
        /// Where it lies.
        from: Place,
        /// Where it goes.
        to: Place,
    },
    /// The next cards of the stock are turned.
    Turn,
    /// The rows are laid anew.
    Redeal,
    /// The heaps become the stock.
    Gather,
}

impl fmt::Display for Move {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Carry {
                card,
                from,
                to: Place::Foundation(_),
            } => write!(to, "{} from {from} to foundation", name(*card)),
            Self::Carry {
                card,
                from,
                to: goal,
            } => write!(to, "{} from {from} to {goal}", name(*card)),
            Self::Turn => write!(to, "turn"),
            Self::Redeal => write!(to, "redeal"),
            Self::Gather => write!(to, "gather"),
        }
    }
}

/// A pile and its cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pile {
    /// Which pile it is.
    pub place: Place,
    /// Its cards, the lowest first.
    pub cards: Vec<Card>,
    /// How many of them, counted from the lowest, lie face down.
    pub face_down: usize,
}

impl Pile {
    /// A pile whose cards all lie face up.
    fn face_up(place: Place, cards: &[Card]) -> Self {
        Self {
            place,
            cards: cards.to_vec(),
            face_down: 0,
        }
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{}:", self.place)?;
        if self.cards.is_empty() {
            write!(to, " -")?;
        }
        for (at, &card) in self.cards.iter().enumerate() {
            if at < self.face_down {
                write!(to, " ({})", name(card))?;
            } else {
                write!(to, " {}", name(card))?;
            }
        }
        Ok(())
    }
}

/// A game at some point of play.
pub trait Position: Clone {
    /// Every legal move, each once; none when the game is won.
    fn moves(&self) -> Vec<Move>;

    /// Makes a move that [`moves`](Self::moves) lists, with all that follows by itself.
    fn apply(&mut self, action: Move);

    /// Whether the game is won.
    fn is_won(&self) -> bool;

    /// What else belongs to the position than where the cards lie.
    fn counts(&self) -> Vec<(&'static str, usize)>;

    /// All piles, in a fixed order.
    fn piles(&self) -> Vec<Pile>;

    /// The position as it is written.
    fn text(&self) -> String {
        let counts = self
            .counts()
            .into_iter()
            .map(|(what, count)| format!("{what}: {count}\n"));
        let piles = self.piles().into_iter().map(|pile| format!("{pile}\n"));
        counts.chain(piles).collect()
    }

    /// Makes the move written so, or says what could be done instead.
    fn play(&mut self, words: &str) -> Result<(), String> {
        let moves = self.moves();
        let Some(&action) = moves.iter().find(|action| action.to_string() == words) else {
            let listed: Vec<String> = moves.iter().map(Move::to_string).collect();
            return Err(format!("no move `{words}` among: {}", listed.join(", ")));
        };
        self.apply(action);
        Ok(())
    }
}

//! In which column the second words of statements stand.

use super::lex::Piece;
use super::shape::{Block, Entry, Part};

/// The statements of a game whose second words may stand in one column. Between groups, actions
/// and the like, that would tear the lines apart.
const OF_A_GAME: [&str; 9] = [
    "also", "family", "language", "lose", "note", "pack", "score", "source", "win",
];

/// How a block is laid out in columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Columns {
    /// One blank after every first word.
    None,
    /// The same column for the whole block, if it has more than one statement.
    Fixed(usize),
    /// In lines that follow each other and begin with different words, two blanks after the
    /// longest; only for the words of a game.
    RunsOfAGame,
    /// The same for any words.
    Runs,
}

impl Columns {
    /// Those in the braces of a statement: fixed after the longest words of a group (`start`,
    /// `build`) and of an example (`expect`, `refuse`).
    pub(super) fn inside(entry: &Entry<'_>) -> Self {
        match first_word(entry) {
            Some("game" | "variant") => Self::RunsOfAGame,
            Some("layout" | "numbering" | "passes" | "redeal" | "action") => Self::Runs,
            Some("phase") | None => Self::None,
            Some("example") => Self::Fixed(8),
            Some(_) => Self::Fixed(7),
        }
    }

    /// The column of each entry of a block; 0 for one blank.
    pub(super) fn of(self, block: &Block<'_>) -> Vec<usize> {
        let words = match self {
            Self::None => return vec![0; block.entries.len()],
            // A statement alone needs no column.
            Self::Fixed(_) if statements(block) == 1 => return vec![0; block.entries.len()],
            Self::Fixed(column) => return vec![column; block.entries.len()],
            Self::RunsOfAGame => Some(OF_A_GAME.as_slice()),
            Self::Runs => None,
        };
        let mut columns = Vec::with_capacity(block.entries.len());
        let mut rest = block.entries.as_slice();
        while !rest.is_empty() {
            let length = run(rest, words).max(1);
            let (entries, after) = rest.split_at(length);
            columns.extend(std::iter::repeat_n(column(entries), length));
            rest = after;
        }
        columns
    }
}

/// How many entries at the start of some follow each other closely and may be in one column.
fn run(entries: &[Entry<'_>], words: Option<&[&str]>) -> usize {
    entries
        .iter()
        .enumerate()
        .take_while(|(number, entry)| {
            let is_known = first_word(entry)
                .is_some_and(|word| words.is_none_or(|words| words.contains(&word)));
            is_known && (*number == 0 || !entry.gap)
        })
        .count()
}

/// The column of a run: none where nothing would be gained by it.
fn column(entries: &[Entry<'_>]) -> usize {
    let words: Vec<&str> = entries
        .iter()
        .filter(|entry| entry.parts.len() > 1)
        .filter_map(first_word)
        .collect();
    match words.split_first() {
        Some((first, rest)) if rest.iter().any(|word| word != first) => {
            words.iter().map(|word| word.len()).max().unwrap_or(0) + 2
        }
        _ => 0,
    }
}

/// How many statements a block has; comments are none.
fn statements(block: &Block<'_>) -> usize {
    block
        .entries
        .iter()
        .filter(|entry| !entry.parts.is_empty())
        .count()
}

fn first_word<'t>(entry: &Entry<'t>) -> Option<&'t str> {
    match entry.parts.first() {
        Some(Part::Piece(Piece::Word(word))) => Some(word),
        _ => None,
    }
}

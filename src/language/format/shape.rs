//! Pieces put into statements and braces.

use super::lex::Piece;

/// What stands between braces, or the whole file.
#[derive(Debug, Default)]
pub(super) struct Block<'t> {
    /// Whether the author wrote it on one line.
    pub(super) one_line: bool,
    /// A comment right behind the opening brace.
    pub(super) comment: Option<&'t str>,
    /// Its statements and comments.
    pub(super) entries: Vec<Entry<'t>>,
}

/// A line or more of a block.
#[derive(Debug)]
pub(super) struct Entry<'t> {
    /// Whether an empty line stands before it.
    pub(super) gap: bool,
    /// The statement; empty for a comment that has its line for itself.
    pub(super) parts: Vec<Part<'t>>,
    /// A comment behind the statement, or alone.
    pub(super) comment: Option<&'t str>,
}

/// A part of a statement.
#[derive(Debug)]
pub(super) enum Part<'t> {
    /// A word or sign.
    Piece(Piece<'t>),
    /// A line end after a comma, perhaps with a comment before it.
    Break(Option<&'t str>),
    /// Braces.
    Block(Block<'t>),
}

/// Puts the pieces of a whole file together.
pub(super) fn shape<'t>(pieces: &[Piece<'t>]) -> Block<'t> {
    let mut shaper = Shaper { pieces, at: 0 };
    shaper.block(0)
}

struct Shaper<'p, 't> {
    pieces: &'p [Piece<'t>],
    at: usize,
}

impl<'t> Shaper<'_, 't> {
    fn next(&mut self) -> Option<Piece<'t>> {
        let piece = self.pieces.get(self.at).copied();
        self.at += 1;
        piece
    }

    fn peek(&self) -> Option<Piece<'t>> {
        self.pieces.get(self.at).copied()
    }

    /// Up to the closing brace, which is taken too. Braces are balanced and of bounded depth: the
    /// text has been read without errors.
    fn block(&mut self, depth: usize) -> Block<'t> {
        let mut block = Block {
            one_line: true,
            ..Block::default()
        };
        // Line ends since the last entry; the first line of a block counts as begun.
        let mut lines = 0;
        while let Some(piece) = self.next() {
            match piece {
                Piece::Close => break,
                Piece::Line => {
                    block.one_line = false;
                    lines += 1;
                }
                Piece::Semicolon => {}
                Piece::Comment(comment) => {
                    let behind = lines == 0;
                    match block.entries.last_mut() {
                        None if behind && depth > 0 => block.comment = Some(comment),
                        Some(entry) if behind && entry.comment.is_none() => {
                            entry.comment = Some(comment);
                        }
                        entry => {
                            let gap = lines > 1 && entry.is_some();
                            block.entries.push(Entry {
                                gap,
                                parts: Vec::new(),
                                comment: Some(comment),
                            });
                            lines = 0;
                        }
                    }
                }
                piece => {
                    let gap = lines > 1 && !block.entries.is_empty();
                    let parts = self.statement(piece, depth);
                    block.entries.push(Entry {
                        gap,
                        parts,
                        comment: None,
                    });
                    lines = 0;
                }
            }
        }
        block
    }

    /// The parts of a statement that begins with `first`, up to what ends it.
    fn statement(&mut self, first: Piece<'t>, depth: usize) -> Vec<Part<'t>> {
        let mut parts = vec![self.part(first, depth)];
        while let Some(piece) = self.peek() {
            let after_comma = matches!(parts.last(), Some(Part::Piece(Piece::Sign(','))));
            let broken = matches!(parts.last(), Some(Part::Break(_)));
            match piece {
                Piece::Line if after_comma => parts.push(Part::Break(None)),
                Piece::Comment(comment) if after_comma => parts.push(Part::Break(Some(comment))),
                Piece::Comment(comment) if broken => parts.push(Part::Break(Some(comment))),
                Piece::Line if broken => {}
                // The braces of the game may open on a line of their own.
                Piece::Line if depth == 0 && self.brace_follows() => {}
                Piece::Close | Piece::Semicolon | Piece::Line | Piece::Comment(_) => break,
                piece => {
                    self.at += 1;
                    parts.push(self.part(piece, depth));
                    continue;
                }
            }
            self.at += 1;
        }
        parts
    }

    fn part(&mut self, piece: Piece<'t>, depth: usize) -> Part<'t> {
        if piece == Piece::Open {
            Part::Block(self.block(depth + 1))
        } else {
            Part::Piece(piece)
        }
    }

    fn brace_follows(&self) -> bool {
        self.pieces
            .get(self.at..)
            .and_then(|rest| rest.iter().find(|piece| **piece != Piece::Line))
            == Some(&Piece::Open)
    }
}

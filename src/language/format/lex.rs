//! The pieces of a text that a formatter must not change.

/// A piece of the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Piece<'t> {
    /// A word, number, card or quoted text.
    Word(&'t str),
    /// One of `, : ( ) [ ]`.
    Sign(char),
    /// A colon with nothing between it and its neighbours: `ms:17`.
    TightColon,
    /// `{`
    Open,
    /// `}`
    Close,
    /// `;`
    Semicolon,
    /// The end of a line.
    Line,
    /// `# …`, without the blanks at its end.
    Comment(&'t str),
}

/// Cuts a text that has been read without errors into its pieces.
pub(super) fn lex(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let (piece, length) = piece(c, rest);
        // `deal ms:17` names one deal; any other colon stands between a pile and its cards.
        let piece = match (piece, pieces.as_slice()) {
            (Some(Piece::Sign(':')), [.., Piece::Word("deal"), Piece::Word(_)]) => {
                Some(Piece::TightColon)
            }
            (piece, _) => piece,
        };
        pieces.extend(piece);
        rest = rest.get(length..).unwrap_or("");
    }
    pieces
}

/// The piece at the start of a text, and how many bytes it takes.
fn piece(c: char, rest: &str) -> (Option<Piece<'_>>, usize) {
    match c {
        ' ' | '\t' | '\r' => (None, 1),
        '\n' => (Some(Piece::Line), 1),
        '{' => (Some(Piece::Open), 1),
        '}' => (Some(Piece::Close), 1),
        ';' => (Some(Piece::Semicolon), 1),
        ',' | ':' | '(' | ')' | '[' | ']' => (Some(Piece::Sign(c)), 1),
        '#' => {
            let length = rest.find('\n').unwrap_or(rest.len());
            let comment = rest.get(..length).unwrap_or("").trim_end();
            (Some(Piece::Comment(comment)), length)
        }
        _ => {
            let length = if rest.starts_with("\"\"\"") {
                quoted(rest, "\"\"\"")
            } else if c == '"' {
                quoted(rest, "\"")
            } else {
                let ends = |c: char| c.is_ascii_whitespace() || "{};,:()[]#\"".contains(c);
                rest.find(ends).unwrap_or(rest.len()).max(c.len_utf8())
            };
            (rest.get(..length).map(Piece::Word), length)
        }
    }
}

/// How long a text in quotes is, quotes included.
fn quoted(rest: &str, quotes: &str) -> usize {
    rest.get(quotes.len()..)
        .and_then(|inside| inside.find(quotes))
        .map_or(rest.len(), |end| end + 2 * quotes.len())
}

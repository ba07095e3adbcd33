//! An explicit pack as a list of cards in a text: what `--cards FILE` reads.

use super::{Card, Letters, Pack, parse_card};
use std::fmt;

/// The longest text that is read, in bytes: more than ten times what the largest pack needs.
const LONGEST: usize = 64 * 1024;
/// How many cards that are missing a message names.
const NAMED: usize = 5;

/// Reads the cards of a pack in an order of one's own, first dealt first.
///
/// Cards stand between blanks, ends of lines and commas; `#` begins a comment that goes to the end
/// of its line. The text must hold exactly the cards of the pack.
///
/// # Errors
/// The first word that is no card of the pack, the first card that comes more often than the pack
/// holds it (each with its place), or the cards that are missing at the end.
pub fn parse_pack(text: &str, pack: &Pack) -> Result<Vec<Card>, ListingError> {
    if text.len() > LONGEST {
        return Err(ListingError::TooLong);
    }
    let mut cards = Vec::with_capacity(pack.size());
    let mut left: Vec<u8> = (0..=u8::MAX).map(|kind| pack.copies(Card(kind))).collect();
    for (line, text) in (1..).zip(text.lines()) {
        for (column, word) in words(text) {
            let Some(card) = parse_card(pack, word) else {
                let word = word.chars().take(12).collect();
                return Err(ListingError::Unreadable { line, column, word });
            };
            let written = || pack.write(card, Letters::Letters);
            match left.get_mut(usize::from(card.0)) {
                Some(left) if *left > 0 => *left -= 1,
                _ => {
                    return Err(ListingError::TooMany {
                        line,
                        column,
                        card: written(),
                        holds: pack.copies(card),
                    });
                }
            }
            cards.push(card);
        }
    }
    let missing: Vec<Card> = (0..=u8::MAX)
        .zip(left)
        .flat_map(|(kind, left)| std::iter::repeat_n(Card(kind), usize::from(left)))
        .collect();
    if missing.is_empty() {
        return Ok(cards);
    }
    Err(ListingError::Missing {
        count: missing.len(),
        first: missing
            .iter()
            .take(NAMED)
            .map(|&card| pack.write(card, Letters::Letters))
            .collect(),
    })
}

/// The words of a line with their columns, a comment left out.
fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut column = 1;
    line.split('#')
        .next()
        .unwrap_or_default()
        .split(|letter: char| letter.is_whitespace() || letter == ',')
        .map(move |word| {
            let at = column;
            column += word.chars().count() + 1;
            (at, word)
        })
        .filter(|(_, word)| !word.is_empty())
}

/// Why a text is not the pack.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListingError {
    /// The text is longer than any list of cards.
    TooLong,
    /// A word is no card of the pack.
    Unreadable {
        /// In which line it stands, from 1.
        line: usize,
        /// At which character of the line, from 1.
        column: usize,
        /// The word, cut short.
        word: String,
    },
    /// A card comes more often than the pack holds it.
    TooMany {
        /// In which line the one too many stands, from 1.
        line: usize,
        /// At which character of the line, from 1.
        column: usize,
        /// The card as it is written.
        card: String,
        /// How many of it the pack holds.
        holds: u8,
    },
    /// Cards of the pack do not come.
    Missing {
        /// How many.
        count: usize,
        /// The first of them as they are written.
        first: Vec<String>,
    },
}

impl fmt::Display for ListingError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong => write!(
                out,
                "the list of cards is longer than {} KiB; it should hold one pack and nothing else",
                LONGEST / 1024
            ),
            Self::Unreadable { line, column, word } => write!(
                out,
                "line {line}, column {column}: `{word}` is no card of this pack; cards are written `10H`, \
                 `TH` or `10♥`"
            ),
            Self::TooMany {
                line,
                column,
                card,
                holds,
            } => {
                write!(out, "line {line}, column {column}: ")?;
                match holds {
                    0 => write!(out, "{card} is not in the pack of this game"),
                    1 => write!(out, "{card} comes a second time; the pack holds it once"),
                    _ => write!(
                        out,
                        "{card} comes too often; the pack holds it {holds} times"
                    ),
                }
            }
            Self::Missing { count, first } => {
                let (cards, are) = if *count == 1 {
                    ("card", "is")
                } else {
                    ("cards", "are")
                };
                write!(
                    out,
                    "{count} {cards} of the pack {are} missing: {}",
                    first.join(" ")
                )?;
                if *count > first.len() {
                    write!(out, " and others")?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for ListingError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn text_of(pack: &Pack) -> Vec<String> {
        pack.cards()
            .iter()
            .map(|&card| pack.write(card, Letters::Letters))
            .collect()
    }

    #[test]
    fn reads_a_pack_in_its_own_order() {
        let pack = Pack::french(2);
        let mut words = text_of(&pack);
        words.reverse();
        let mut text = String::from("# two packs, backwards, the 7S # too\n");
        for (number, word) in words.iter().enumerate() {
            text.push_str(word);
            text.push_str([" ", ",", ", ", "\r\n", "\t", " # 7S\n"][number % 6]);
        }
        let mut cards = parse_pack(&text, &pack).unwrap();
        cards.reverse();
        assert_eq!(cards, pack.cards());
    }

    #[test]
    fn says_what_is_wrong_and_where() {
        let pack = Pack::french(1);
        let words = text_of(&pack);
        let message = |text: &str| parse_pack(text, &pack).unwrap_err().to_string();
        assert_eq!(
            message("AS 2S\n  ♠♠, 11S"),
            "line 2, column 3: `♠♠` is no card of this pack; cards are written `10H`, `TH` or `10♥`"
        );
        assert_eq!(
            message("AS 2♠\n3S,  as"),
            "line 2, column 6: AS comes a second time; the pack holds it once"
        );
        assert_eq!(
            message(&words[1..].join(" ")),
            "1 card of the pack is missing: AC"
        );
        assert_eq!(
            message(&words[6..].join("\n")),
            "6 cards of the pack are missing: AC 2C 3C 4C 5C and others"
        );
        assert_eq!(
            message(&format!("{} *", words.join(" "))),
            "line 1, column 161: * is not in the pack of this game"
        );
        assert!(message(&"AS ".repeat(30_000)).contains("64 KiB"));
        let double = Pack::french(2);
        assert_eq!(
            parse_pack("AS AS AS", &double).unwrap_err().to_string(),
            "line 1, column 7: AS comes too often; the pack holds it 2 times"
        );
    }
}

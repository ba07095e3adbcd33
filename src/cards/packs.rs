//! Packs by name: plain data.

use super::card::Colour;
use super::pack::{Extra, Pack, RankName, SuitName};
use super::{Rank, Suit};

/// A pack as a table: no more than 128 kinds of card in all.
struct Table {
    name: &'static str,
    /// Name, letter, symbol, whether it is red.
    suits: &'static [(&'static str, &'static str, char, bool)],
    /// Name and symbol, lowest first; the first counts 1 in sums.
    ranks: &'static [(&'static str, &'static str)],
    /// How many numbered extra cards, each of its own kind, and what they are called.
    extras: Option<(u8, &'static str, &'static str)>,
}

/// Tarock: four suits of fourteen (a knight between jack and queen) and the trumps 1 to 21 with
/// the skiz. Hanafuda: twelve months, which take the place of suits, of four cards. Ganjifa:
/// eight suits of twelve.
const TABLES: [Table; 3] = [
    Table {
        name: "tarock",
        suits: &[
            ("clubs", "C", '♣', false),
            ("diamonds", "D", '♦', true),
            ("hearts", "H", '♥', true),
            ("spades", "S", '♠', false),
        ],
        ranks: &[
            ("ace", "A"),
            ("two", "2"),
            ("three", "3"),
            ("four", "4"),
            ("five", "5"),
            ("six", "6"),
            ("seven", "7"),
            ("eight", "8"),
            ("nine", "9"),
            ("ten", "10"),
            ("jack", "J"),
            ("knight", "N"),
            ("queen", "Q"),
            ("king", "K"),
        ],
        extras: Some((22, "trump", "T")),
    },
    Table {
        name: "hanafuda",
        suits: &[
            ("pine", "P", '松', true),
            ("plum", "U", '梅', true),
            ("cherry", "C", '桜', true),
            ("wisteria", "W", '藤', false),
            ("iris", "I", '菖', false),
            ("peony", "E", '牡', true),
            ("clover", "L", '萩', false),
            ("grass", "G", '芒', false),
            ("chrysanthemum", "H", '菊', true),
            ("maple", "M", '紅', true),
            ("willow", "O", '柳', false),
            ("paulownia", "A", '桐', false),
        ],
        ranks: &[
            ("first", "1"),
            ("second", "2"),
            ("third", "3"),
            ("fourth", "4"),
        ],
        extras: None,
    },
    Table {
        name: "ganjifa",
        suits: &[
            ("crowns", "C", '♔', false),
            ("silver coins", "S", '○', false),
            ("swords", "W", '†', false),
            ("slaves", "L", '☺', false),
            ("harps", "H", '♪', true),
            ("bills", "B", '▤', true),
            ("gold coins", "G", '●', true),
            ("stores", "O", '◆', true),
        ],
        ranks: &[
            ("ace", "A"),
            ("two", "2"),
            ("three", "3"),
            ("four", "4"),
            ("five", "5"),
            ("six", "6"),
            ("seven", "7"),
            ("eight", "8"),
            ("nine", "9"),
            ("ten", "10"),
            ("minister", "V"),
            ("king", "K"),
        ],
        extras: None,
    },
];

impl Pack {
    /// The packs that a file may name.
    pub const NAMES: [&'static str; 4] = ["french", "tarock", "hanafuda", "ganjifa"];

    /// One pack of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        if name == "french" {
            return Some(Self::french(1));
        }
        let table = TABLES.iter().find(|table| table.name == name)?;
        let ranks = u8::try_from(table.ranks.len()).ok()?;
        let suits = u8::try_from(table.suits.len()).ok()?;
        let extras = table.extras.map_or_else(Vec::new, |(count, name, mark)| {
            (1..=count)
                .map(|number| Extra {
                    name: format!("{name} {number}"),
                    symbol: format!("{mark}{number}"),
                })
                .collect()
        });
        Some(Self {
            name: table.name.to_owned(),
            suits: table
                .suits
                .iter()
                .map(|&(name, letter, symbol, red)| SuitName {
                    name: name.to_owned(),
                    letter: letter.to_owned(),
                    symbol,
                    colour: if red { Colour::Red } else { Colour::Black },
                })
                .collect(),
            ranks: (1..)
                .zip(table.ranks)
                .map(|(value, &(name, symbol))| RankName {
                    name: name.to_owned(),
                    symbol: symbol.to_owned(),
                    value,
                })
                .collect(),
            extra_copies: u8::from(!extras.is_empty()),
            extras,
            order: (0..ranks).map(Rank).collect(),
            suits_in_play: (0..suits).map(Suit).collect(),
            decks: 1,
            apart: false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Letters, parse_card};

    #[test]
    fn packs_have_their_cards() {
        let sizes: Vec<Option<usize>> = Pack::NAMES
            .iter()
            .map(|name| Pack::named(name).map(|pack| pack.size()))
            .collect();
        assert_eq!(sizes, [Some(52), Some(78), Some(48), Some(96)]);
        assert_eq!(Pack::named("pinochle"), None);
    }

    #[test]
    fn every_card_reads_back() {
        for name in Pack::NAMES {
            let pack = Pack::named(name).unwrap();
            assert!(pack.kinds() <= 128, "{name}");
            for card in pack.cards() {
                let written = pack.write(card, Letters::Letters);
                assert_eq!(parse_card(&pack, &written), Some(card), "{name}: {written}");
            }
        }
    }
}

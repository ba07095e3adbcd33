//! How cards are written and read: `10H`, `10♥`, `th`.

use super::{Card, Pack, Rank, Suit};

/// Whether suits are written as letters or as symbols.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Letters {
    /// `10H`: plain output, files, `--json`.
    #[default]
    Letters,
    /// `10♥`: tables on a screen.
    Symbols,
}

impl Pack {
    /// The card as it is written: rank, then suit; an extra card by its symbol.
    #[must_use]
    pub fn write(&self, card: Card, letters: Letters) -> String {
        if let (Some(rank), Some(suit)) = (self.rank(card), self.suit(card)) {
            let mut text = self.rank_symbol(rank).to_owned();
            if let Some(suit) = self.suits.get(usize::from(suit.0)) {
                match letters {
                    Letters::Letters => text.push_str(&suit.letter),
                    Letters::Symbols => text.push(suit.symbol),
                }
            }
            text
        } else {
            self.extra(card)
                .and_then(|extra| self.extras.get(extra))
                .map_or_else(|| "?".to_owned(), |extra| extra.symbol.clone())
        }
    }

    /// The rank as it is written.
    #[must_use]
    pub fn rank_symbol(&self, rank: Rank) -> &str {
        self.ranks
            .get(usize::from(rank.0))
            .map_or("?", |rank| rank.symbol.as_str())
    }

    /// The rank of that symbol, in any case; `T` is ten where the pack has one.
    #[must_use]
    pub fn parse_rank(&self, text: &str) -> Option<Rank> {
        let text = if text.eq_ignore_ascii_case("T") {
            "10"
        } else {
            text
        };
        let at = self
            .ranks
            .iter()
            .position(|rank| rank.symbol.eq_ignore_ascii_case(text))?;
        u8::try_from(at).ok().map(Rank)
    }

    /// The suit of that letter (any case) or symbol, filled or outlined.
    #[must_use]
    pub fn parse_suit(&self, text: &str) -> Option<Suit> {
        let text = match text {
            "♤" => "♠",
            "♡" => "♥",
            "♢" => "♦",
            "♧" => "♣",
            other => other,
        };
        let at = self.suits.iter().position(|suit| {
            suit.letter.eq_ignore_ascii_case(text) || text.chars().eq([suit.symbol])
        })?;
        u8::try_from(at).ok().map(Suit)
    }
}

/// Reads a card of that pack: `10H`, `TH`, `10♥`, any case; or an extra card's symbol or name.
#[must_use]
pub fn parse_card(pack: &Pack, text: &str) -> Option<Card> {
    let extra = pack.extras.iter().position(|extra| {
        extra.symbol.eq_ignore_ascii_case(text) || extra.name.eq_ignore_ascii_case(text)
    });
    if let Some(extra) = extra {
        let kind = pack.suits.len() * pack.ranks.len() + extra;
        return u8::try_from(kind).ok().map(Card);
    }
    let (last, _) = text.char_indices().next_back()?;
    let (rank, suit) = text.split_at(last);
    Some(pack.card(pack.parse_rank(rank)?, pack.parse_suit(suit)?))
}

//! Packs as data: which suits, ranks and extra cards there are, in which order, how many of each.

use super::card::{FRENCH_RANKS, FRENCH_SUITS, MOST_KINDS};
use super::{Card, CardSet, Colour, Rank, Suit};
use serde::Serialize;

/// A suit as a pack names it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SuitName {
    /// `spades`.
    pub name: String,
    /// `S`: how rule files and plain output write it.
    pub letter: String,
    /// `♠`.
    pub symbol: char,
    /// Red or black.
    pub colour: Colour,
}

/// A rank as a pack names it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RankName {
    /// `king`.
    pub name: String,
    /// `K`: how rule files and output write it.
    pub symbol: String,
    /// What it counts in sums: A 1, 2 to 10, J 11, Q 12, K 13.
    pub value: u8,
}

/// A card outside the suits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Extra {
    /// `joker`.
    pub name: String,
    /// `*`: how rule files and output write it.
    pub symbol: String,
}

/// The cards that a game is played with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Pack {
    /// `french`, unless the file names another.
    pub name: String,
    /// The suits, by [`Suit`].
    pub suits: Vec<SuitName>,
    /// The ranks, by [`Rank`].
    pub ranks: Vec<RankName>,
    /// The extra cards; their kinds follow the suited ones.
    pub extras: Vec<Extra>,
    /// The ranks in play, lowest first.
    pub order: Vec<Rank>,
    /// The suits in play, in the order of the table of suits.
    pub suits_in_play: Vec<Suit>,
    /// How many packs are put together.
    pub decks: u8,
    /// How many of each extra card are added in all.
    pub extra_copies: u8,
    /// Whether the packs are shuffled one by one and put together unmixed.
    pub apart: bool,
}

impl Pack {
    /// The French pack: `decks` times 52 cards, ace low.
    #[must_use]
    pub fn french(decks: u8) -> Self {
        const NAMES: [(&str, char, Colour); 4] = [
            ("clubs", '♣', Colour::Black),
            ("diamonds", '♦', Colour::Red),
            ("hearts", '♥', Colour::Red),
            ("spades", '♠', Colour::Black),
        ];
        const RANKS: [&str; 13] = [
            "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack",
            "queen", "king",
        ];
        Self {
            name: "french".to_owned(),
            suits: FRENCH_SUITS
                .iter()
                .zip(NAMES)
                .map(|(letter, (name, symbol, colour))| SuitName {
                    name: name.to_owned(),
                    letter: (*letter).to_owned(),
                    symbol,
                    colour,
                })
                .collect(),
            ranks: (1..)
                .zip(FRENCH_RANKS.iter().zip(RANKS))
                .map(|(value, (symbol, name))| RankName {
                    name: name.to_owned(),
                    symbol: (*symbol).to_owned(),
                    value,
                })
                .collect(),
            extras: vec![Extra {
                name: "joker".to_owned(),
                symbol: "*".to_owned(),
            }],
            order: (0..13).map(Rank).collect(),
            suits_in_play: (0..4).map(Suit).collect(),
            decks,
            extra_copies: 0,
            apart: false,
        }
    }

    /// How many kinds of card the pack's tables have, in play or not. At most 128.
    #[must_use]
    pub fn kinds(&self) -> usize {
        (self.suits.len() * self.ranks.len() + self.extras.len()).min(MOST_KINDS)
    }

    /// The card of that rank and suit.
    #[must_use]
    pub fn card(&self, rank: Rank, suit: Suit) -> Card {
        let ranks = u8::try_from(self.ranks.len()).unwrap_or(u8::MAX);
        Card(suit.0.saturating_mul(ranks).saturating_add(rank.0))
    }

    /// The rank of a card; none of an extra card.
    #[must_use]
    pub fn rank(&self, card: Card) -> Option<Rank> {
        self.suit(card)?;
        let ranks = u8::try_from(self.ranks.len()).unwrap_or(u8::MAX).max(1);
        Some(Rank(card.0 % ranks))
    }

    /// The suit of a card; none of an extra card.
    #[must_use]
    pub fn suit(&self, card: Card) -> Option<Suit> {
        let ranks = u8::try_from(self.ranks.len()).unwrap_or(u8::MAX).max(1);
        let suit = card.0 / ranks;
        (usize::from(suit) < self.suits.len()).then_some(Suit(suit))
    }

    /// The colour of a card; none of an extra card.
    #[must_use]
    pub fn colour(&self, card: Card) -> Option<Colour> {
        let suit = self.suit(card)?;
        self.suits.get(usize::from(suit.0)).map(|suit| suit.colour)
    }

    /// Which extra card it is, counted from 0; none of a suited card.
    #[must_use]
    pub fn extra(&self, card: Card) -> Option<usize> {
        let suited = self.suits.len() * self.ranks.len();
        let number = usize::from(card.0).checked_sub(suited)?;
        (number < self.extras.len()).then_some(number)
    }

    /// Where a rank stands in the order of play, the lowest being 0; none if it is not in play.
    #[must_use]
    pub fn position(&self, rank: Rank) -> Option<usize> {
        self.order.iter().position(|&r| r == rank)
    }

    /// What a card counts in sums: its rank's value; 0 for an extra card.
    #[must_use]
    pub fn value(&self, card: Card) -> u8 {
        self.rank(card)
            .and_then(|rank| self.ranks.get(usize::from(rank.0)))
            .map_or(0, |rank| rank.value)
    }

    /// Every card in play, a card as often as there are of it: pack by pack, in each pack suit by
    /// suit (clubs, diamonds, hearts, spades) and rank by rank in the order of play; the extra
    /// cards last.
    #[must_use]
    pub fn cards(&self) -> Vec<Card> {
        let suited = self.suits.len() * self.ranks.len();
        let mut cards = Vec::with_capacity(self.size());
        for _ in 0..self.decks {
            for &suit in &self.suits_in_play {
                cards.extend(self.order.iter().map(|&rank| self.card(rank, suit)));
            }
        }
        for extra in 0..self.extras.len() {
            let kind = u8::try_from(suited + extra).unwrap_or(u8::MAX);
            cards.extend(std::iter::repeat_n(
                Card(kind),
                usize::from(self.extra_copies),
            ));
        }
        cards
    }

    /// How many cards are in play.
    #[must_use]
    pub fn size(&self) -> usize {
        usize::from(self.decks) * self.suits_in_play.len() * self.order.len()
            + usize::from(self.extra_copies) * self.extras.len()
    }

    /// How many cards of that kind are in play.
    #[must_use]
    pub fn copies(&self, card: Card) -> u8 {
        match (self.rank(card), self.suit(card)) {
            (Some(rank), Some(suit))
                if self.order.contains(&rank) && self.suits_in_play.contains(&suit) =>
            {
                self.decks
            }
            _ if self.extra(card).is_some() => self.extra_copies,
            _ => 0,
        }
    }

    /// Every kind in play.
    #[must_use]
    pub fn in_play(&self) -> CardSet {
        (0..self.kinds())
            .filter_map(|kind| u8::try_from(kind).ok().map(Card))
            .filter(|&card| self.copies(card) > 0)
            .collect()
    }

    /// The kinds in play of that rank.
    #[must_use]
    pub fn of_rank(&self, rank: Rank) -> CardSet {
        self.in_play()
            .iter()
            .filter(|&card| self.rank(card) == Some(rank))
            .collect()
    }

    /// The kinds in play of that suit.
    #[must_use]
    pub fn of_suit(&self, suit: Suit) -> CardSet {
        self.in_play()
            .iter()
            .filter(|&card| self.suit(card) == Some(suit))
            .collect()
    }

    /// The kinds in play of that colour.
    #[must_use]
    pub fn of_colour(&self, colour: Colour) -> CardSet {
        self.in_play()
            .iter()
            .filter(|&card| self.colour(card) == Some(colour))
            .collect()
    }
}

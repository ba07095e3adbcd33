//! Cards and kinds of card, and the pack.

use super::document::Section;
use super::piece::{Noun, Piece, fill};
use super::voice::{Term, Voice};
use crate::cards::{Card, Colour, Rank, Suit};
use crate::rules::CardSpec;

/// How many ranks in a row are named by their ends rather than one by one.
const LONG_RANGE: usize = 4;

impl Voice<'_> {
    /// `king`.
    pub fn rank(&self, rank: Rank) -> Noun {
        let name = self
            .rules
            .pack
            .ranks
            .get(usize::from(rank.0))
            .map_or("?", |rank| rank.name.as_str());
        self.grammar.rank(name)
    }

    /// `hearts`.
    pub fn suit(&self, suit: Suit) -> String {
        let name = self
            .rules
            .pack
            .suits
            .get(usize::from(suit.0))
            .map_or("?", |suit| suit.name.as_str());
        self.grammar.suit(name)
    }

    /// A template of the word list filled in both numbers.
    fn both(template: &str, inner: &Noun, name: &str) -> Noun {
        let form = |piece: &Piece| fill(template, &[(name, piece)]);
        Noun {
            one: form(&inner.one()),
            many: form(&inner.many()),
            feminine: inner.feminine,
        }
    }

    fn coloured(&self, inner: &Noun, colour: Colour) -> Noun {
        let template = match colour {
            Colour::Red => self.words.red,
            Colour::Black => self.words.black,
        };
        Self::both(template, inner, "x")
    }

    fn card_name(&self, card: Card) -> Noun {
        let pack = &self.rules.pack;
        if let (Some(rank), Some(suit)) = (pack.rank(card), pack.suit(card)) {
            let suit = Piece::from(self.suit(suit));
            let rank = self.rank(rank);
            let form =
                |piece: Piece| fill(self.words.card_of_suit, &[("x", &piece), ("suit", &suit)]);
            return Noun {
                one: form(rank.one()),
                many: form(rank.many()),
                feminine: rank.feminine,
            };
        }
        pack.extra(card)
            .and_then(|extra| pack.extras.get(extra))
            .map_or_else(Noun::default, |extra| self.grammar.extra(&extra.name))
    }

    /// `king`, `red card`, `card of the base rank`.
    pub fn spec(&self, spec: CardSpec) -> Noun {
        match spec {
            CardSpec::Rank(rank) => self.rank(rank),
            CardSpec::Card(card) => self.card_name(card),
            CardSpec::Suit(suit) => {
                let suit = Piece::from(self.suit(suit));
                let card = Self::noun(self.words.card);
                let form =
                    |piece: Piece| fill(self.words.card_of_suit, &[("x", &piece), ("suit", &suit)]);
                Noun {
                    one: form(card.one()),
                    many: form(card.many()),
                    feminine: card.feminine,
                }
            }
            CardSpec::Colour(colour) => self.coloured(&Self::noun(self.words.card), colour),
            CardSpec::ColourRank(colour, rank) => self.coloured(&self.rank(rank), colour),
            CardSpec::Joker => {
                let name = self.rules.pack.extras.first();
                self.grammar
                    .extra(name.map_or("joker", |extra| extra.name.as_str()))
            }
            CardSpec::Base(away) => {
                self.used(Term::Base);
                Self::noun(match away {
                    0 => self.words.base_card,
                    ..0 => self.words.below_base_card,
                    _ => self.words.above_base_card,
                })
            }
        }
    }

    /// The lowest and highest rank where the list is a long row of ranks in the pack's order.
    fn range(&self, specs: &[CardSpec]) -> Option<(Noun, Noun)> {
        let order = &self.rules.pack.order;
        let positions: Option<Vec<usize>> = specs
            .iter()
            .map(|spec| match spec {
                CardSpec::Rank(rank) => self.rules.pack.position(*rank),
                _ => None,
            })
            .collect();
        let positions = positions?;
        let follows = |pair: &[usize]| match pair {
            [low, high] => (low + 1) % order.len().max(1) == *high,
            _ => false,
        };
        if positions.len() < LONG_RANGE || !positions.windows(2).all(follows) {
            return None;
        }
        let name = |at: Option<&usize>| {
            at.and_then(|&at| order.get(at))
                .map(|&rank| self.rank(rank))
        };
        Some((name(positions.first())?, name(positions.last())?))
    }

    /// `an ace`, `a king or a queen`, `a card from the seven up to the ace`.
    pub fn one_of(&self, specs: &[CardSpec]) -> String {
        if let Some((low, high)) = self.range(specs) {
            return fill(
                self.words.card_from_to,
                &[("low", &low.one()), ("high", &high.one())],
            );
        }
        let names: Vec<String> = specs
            .iter()
            .map(|spec| self.a(&self.spec(*spec).one()).text)
            .collect();
        self.or(&names)
    }

    /// `an ace, a two and a three`.
    pub fn all_of(&self, specs: &[CardSpec]) -> String {
        let names: Vec<String> = specs
            .iter()
            .map(|spec| self.a(&self.spec(*spec).one()).text)
            .collect();
        self.and(&names)
    }

    /// `the ace of spades and a king`: a card that the pack holds once is that card.
    pub fn all_named(&self, specs: &[CardSpec]) -> String {
        let names: Vec<String> = specs
            .iter()
            .map(|spec| {
                let name = self.spec(*spec).one();
                match spec {
                    CardSpec::Card(card) if self.rules.pack.copies(*card) == 1 => self.the(&name),
                    _ => self.a(&name),
                }
                .text
            })
            .collect();
        self.and(&names)
    }

    /// `kings`, `aces and twos`.
    pub fn plurals(&self, specs: &[CardSpec]) -> Piece {
        let names: Vec<String> = specs.iter().map(|spec| self.spec(*spec).many).collect();
        let first = specs.first().map(|spec| self.spec(*spec).many());
        first.unwrap_or_default().with(self.and(&names))
    }

    /// What one needs: the pack.
    pub fn pack_section(&self) -> Section {
        let mut section = Section::new(self.words.heading_cards);
        let pack = &self.rules.pack;
        let words = self.words;
        let decks = self.count(pack.decks, &Self::noun(words.pack));
        let whole_suits = pack.suits_in_play.len() == pack.suits.len();
        let whole_ranks = pack.order.len() == pack.ranks.len();
        let each = pack.suits.len() * pack.order.len();
        let each = self.cards(i64::try_from(each).unwrap_or(0));
        let all = self.cards(i64::try_from(pack.size()).unwrap_or(0));
        let low = pack.order.first().map(|&rank| self.rank(rank).one());
        let high = pack.order.last().map(|&rank| self.rank(rank).one());
        let (low, high) = (low.unwrap_or_default(), high.unwrap_or_default());
        let mut text = if pack.name == "french" {
            decks.text
        } else {
            let name = Piece::from(pack.name.as_str());
            fill(words.packs_named, &[("packs", &decks), ("name", &name)])
        };
        text = fill(
            if pack.decks == 1 {
                words.pack_of
            } else {
                words.packs_of_each
            },
            &[("packs", &Piece::from(text)), ("cards", &each)],
        );
        let mut parts = Vec::new();
        if !whole_ranks {
            let low_high = [("low", &low), ("high", &high)];
            parts.push(fill(words.pack_ranks, &low_high));
        }
        if !whole_suits {
            let suits: Vec<String> = pack.suits_in_play.iter().map(|&s| self.suit(s)).collect();
            let suits = Piece::from(self.and(&suits));
            parts.push(fill(words.pack_suits, &[("suits", &suits)]));
        }
        if pack.extra_copies > 0 {
            let joker = self.spec(CardSpec::Joker);
            let kinds = i64::try_from(pack.extras.len()).unwrap_or(1);
            let extras = if kinds == 1 {
                self.count(pack.extra_copies, &joker)
            } else {
                let card = Self::noun(words.extra_card);
                self.count(i64::from(pack.extra_copies) * kinds, &card)
            };
            parts.push(fill(words.pack_extras, &[("cards", &extras)]));
        }
        if pack.decks > 1 || !parts.is_empty() {
            parts.push(fill(words.pack_in_all, &[("cards", &all)]));
        }
        section.say(self.sentence(&Self::with_clauses(text, &parts)));
        section.say(self.sentence(&fill(words.rank_order, &[("low", &low), ("high", &high)])));
        section
    }

    /// `a jack counts eleven, a queen twelve and a king thirteen`: the ranks that are not named by
    /// their number.
    pub fn values(&self) -> String {
        let pack = &self.rules.pack;
        let worth: Vec<String> = pack
            .order
            .iter()
            .filter_map(|&rank| Some((rank, pack.ranks.get(usize::from(rank.0))?)))
            .filter(|(_, name)| name.symbol != name.value.to_string())
            .map(|(rank, name)| {
                let card = self.a(&self.rank(rank).one());
                let value = self.number(name.value);
                fill(self.words.counts, &[("card", &card), ("n", &value)])
            })
            .collect();
        self.and(&worth)
    }
}

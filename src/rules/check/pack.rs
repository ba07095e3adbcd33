//! The `pack` statement.

use super::load::did_you_mean;
use super::lower::Lower;
use super::merged::At;
use crate::cards::{Pack, Rank, Suit};
use crate::language::syntax::PackWords;
use crate::language::{Span, Spanned};
use crate::rules::errors;

/// The most packs put together, and the most jokers.
const MOST_DECKS: u16 = 8;
/// The most cards in a game: the stock holds them all, and a pile has room for no more.
pub(super) const MOST_CARDS: usize = 255;

impl Lower {
    /// Reads the pack; one French pack where nothing is said. Whether all was well.
    pub(super) fn read_pack(&mut self, words: Option<&At<PackWords>>) -> bool {
        let Some(at) = words else {
            return true;
        };
        self.enter(at);
        let words = &at.node;
        let before = self.errors();
        if let Some(name) = &words.of {
            if let Some(pack) = Pack::named(&name.node) {
                self.pack = pack;
            } else {
                let hint = did_you_mean(&name.node, Pack::NAMES)
                    .unwrap_or_else(|| format!("there are {}", Pack::NAMES.join(", ")));
                self.unknown("pack", &name.node, name.span, Some(hint));
            }
        }
        if let Some(decks) = self.small(&words.decks, 1, MOST_DECKS, "the number of packs") {
            self.pack.decks = u8::try_from(decks).unwrap_or(1);
        }
        if !words.suits.is_empty() {
            self.read_suits(&words.suits);
        }
        if let Some((from, to)) = &words.ranks {
            self.read_ranks(from, to);
        }
        if let Some(jokers) = &words.jokers
            && let Some(count) = self.small(jokers, 0, MOST_DECKS, "the number of jokers")
        {
            self.read_jokers(count, jokers.span);
        }
        self.pack.apart = words.apart;
        if self.pack.size() > MOST_CARDS {
            let message = format!("{} cards are more than a game may have", self.pack.size());
            self.error_hint(
                errors::TOO_MANY,
                at.span,
                message,
                format!("at most {MOST_CARDS}"),
            );
        }
        self.errors() == before
    }

    fn read_suits(&mut self, words: &[Spanned<String>]) {
        let mut suits: Vec<Suit> = Vec::new();
        for word in words {
            let Some(suit) = self.pack.parse_suit(&word.node) else {
                let message = format!("the pack has no suit {}", word.node);
                self.error(errors::NOT_IN_PACK, word.span, message);
                continue;
            };
            if suits.contains(&suit) {
                self.error(
                    errors::SAID_TWICE,
                    word.span,
                    format!("the suit {} is named twice", word.node),
                );
            } else {
                suits.push(suit);
            }
        }
        if !suits.is_empty() {
            suits.sort();
            self.pack.suits_in_play = suits;
        }
    }

    /// From the lowest to the highest, as said: `7 to A` makes the ace the highest.
    fn read_ranks(&mut self, from: &Spanned<String>, to: &Spanned<String>) {
        let first = self.rank(&from.node, from.span);
        let last = self.rank(&to.node, to.span);
        let (Some(first), Some(last)) = (first, last) else {
            return;
        };
        let count = self.pack.order.len();
        let (Some(start), Some(end)) = (self.pack.position(first), self.pack.position(last)) else {
            return;
        };
        let steps = (end + count - start) % count.max(1);
        let order: Vec<Rank> = self
            .pack
            .order
            .iter()
            .cycle()
            .skip(start)
            .take(steps + 1)
            .copied()
            .collect();
        if order.len() < 2 {
            self.error(
                errors::NUMBER_OUT_OF_RANGE,
                from.span.to(to.span),
                "a pack needs two ranks at least",
            );
            return;
        }
        self.pack.order = order;
    }

    /// Jokers are copies of the pack's extra cards.
    fn read_jokers(&mut self, count: u16, span: Span) {
        let extras = u16::try_from(self.pack.extras.len()).unwrap_or(u16::MAX);
        if extras != 1 {
            let message = format!("the pack `{}` has no joker", self.pack.name);
            self.error(errors::NOT_IN_PACK, span, message);
            return;
        }
        self.pack.extra_copies = u8::try_from(count).unwrap_or(0);
    }
}

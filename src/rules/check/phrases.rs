//! Predicates about cards.

use super::lower::{DEEPEST, Lower};
use crate::cards::{Rank, parse_card};
use crate::language::syntax as tree;
use crate::language::{Span, Spanned};
use crate::rules::{By, CardSpec, GroupId, Leaf, Phrase, SuitWord, errors};

/// What a phrase speaks of.
#[derive(Debug, Clone, Copy)]
pub(super) struct About {
    /// The group that cards are laid on, where it is one.
    pub(super) group: Option<GroupId>,
    /// Whether the last rank and the first adjoin.
    pub(super) corner: bool,
    /// Whether a whole run may be asked for: of what is laid, not of what is lifted.
    pub(super) runs: bool,
    /// Whether it is of a card that is dealt.
    pub(super) dealt: bool,
}

impl Lower {
    /// A phrase; none where something in it is wrong, which has been said.
    pub(super) fn phrase(
        &mut self,
        phrase: &Spanned<tree::Phrase>,
        about: About,
    ) -> Option<Phrase> {
        self.phrase_at(phrase, about, 0)
    }

    fn phrase_at(
        &mut self,
        phrase: &Spanned<tree::Phrase>,
        about: About,
        depth: usize,
    ) -> Option<Phrase> {
        if depth > DEEPEST {
            self.error(
                errors::TOO_MANY,
                phrase.span,
                format!("a phrase may not stand more than {DEEPEST} deep"),
            );
            return None;
        }
        match &phrase.node {
            tree::Phrase::And(parts) => self.phrases(parts, about, depth).map(Phrase::And),
            tree::Phrase::Or(parts) => self.phrases(parts, about, depth).map(Phrase::Or),
            tree::Phrase::Not(part) => self
                .phrase_at(part, about, depth + 1)
                .map(|part| Phrase::Not(Box::new(part))),
            tree::Phrase::Leaf(leaf) => {
                let leaf = self.leaf(leaf, phrase.span, about)?;
                Some(Phrase::Leaf(leaf, self.origin(phrase.span)))
            }
        }
    }

    fn phrases(
        &mut self,
        parts: &[Spanned<tree::Phrase>],
        about: About,
        depth: usize,
    ) -> Option<Vec<Phrase>> {
        let span = parts.first().map_or(Span::default(), |part| part.span);
        let lowered: Vec<Option<Phrase>> = self
            .bounded(parts, span, "parts of a phrase")
            .iter()
            .map(|part| self.phrase_at(part, about, depth + 1))
            .collect();
        lowered.into_iter().collect()
    }

    fn leaf(&mut self, leaf: &tree::Leaf, span: Span, about: About) -> Option<Leaf> {
        Some(match leaf {
            tree::Leaf::Any => Leaf::Any,
            tree::Leaf::None => Leaf::None,
            tree::Leaf::Cards {
                cards,
                respectively,
            } => {
                let cards = self.card_words(cards)?;
                if !respectively {
                    return Some(Leaf::Cards(cards));
                }
                let Some(piles) = about.group.and_then(|id| self.head(id)).map(|it| it.piles)
                else {
                    self.error(
                        errors::OUT_OF_PLACE,
                        span,
                        "`respectively` speaks of the piles of a group, and here is none",
                    );
                    return None;
                };
                if cards.len() != usize::from(piles) {
                    self.error_hint(
                        errors::LIST_DOES_NOT_FIT,
                        span,
                        format!("{} cards are named for {piles} piles", cards.len()),
                        "`respectively` needs one card for each pile",
                    );
                    return None;
                }
                Leaf::Respectively(cards)
            }
            tree::Leaf::Step {
                direction,
                by,
                suit,
            } => {
                let by = match by {
                    None => By::Ranks(1),
                    Some(by) => self.by(by, about)?,
                };
                Leaf::Step {
                    direction: *direction,
                    by,
                    // Where the suits are not said, the parser has asked for them.
                    suit: suit.as_ref().map_or(SuitWord::Regardless, |suit| suit.node),
                    corner: about.corner,
                }
            }
            tree::Leaf::SameRank => Leaf::SameRank,
            tree::Leaf::Suit(suit) => Leaf::Suit(*suit),
            tree::Leaf::Run { from, to, suit } => {
                if !about.runs {
                    self.error_hint(
                        errors::OUT_OF_PLACE,
                        span,
                        "a run is asked of what is laid, not of what is lifted or taken off",
                        "say `lift sequence in suit`",
                    );
                    return None;
                }
                let from = self.rank(&from.node, from.span);
                let to = self.rank(&to.node, to.span);
                Leaf::Run {
                    from: from?,
                    to: to?,
                    suit: self.suit_word(suit.as_ref(), span)?,
                }
            }
            tree::Leaf::RankFoundIn(piles) => Leaf::RankFoundIn(self.piles(piles)?),
            tree::Leaf::TakenBy(piles) => {
                if !about.dealt {
                    self.error_hint(
                        errors::OUT_OF_PLACE,
                        span,
                        "`what … takes` is asked of a card that is dealt",
                        "say it after `sending`; of a move, ask `when no foundation takes the card`",
                    );
                    return None;
                }
                Leaf::TakenBy(self.piles(piles)?)
            }
            tree::Leaf::RankIsPileNumber => Leaf::RankIsPileNumber,
            tree::Leaf::RankIsTally(name) => Leaf::RankIsTally(self.tally(name)?),
            tree::Leaf::Script(name) => Leaf::Script(self.script(name)?),
        })
    }

    fn by(&mut self, by: &Spanned<tree::By>, about: About) -> Option<By> {
        match &by.node {
            tree::By::Number(number) => {
                let most = self.pack.order.len().saturating_sub(1).max(1);
                let number = Spanned::new(number.clone(), by.span);
                let most = i64::try_from(most).unwrap_or(i64::MAX);
                let ranks = self.number(&number, 1, most, "a step")?;
                u8::try_from(ranks).ok().map(By::Ranks)
            }
            tree::By::PileNumber => {
                if about.group.is_none() {
                    self.error(
                        errors::OUT_OF_PLACE,
                        by.span,
                        "`by pile number` speaks of the piles of a group, and here is none",
                    );
                    return None;
                }
                Some(By::PileNumber)
            }
        }
    }

    fn suit_word(&mut self, suit: Option<&Spanned<SuitWord>>, span: Span) -> Option<SuitWord> {
        if let Some(suit) = suit {
            return Some(suit.node);
        }
        self.error_hint(
            errors::SUITS_MISSING,
            span,
            "this does not say how the suits must agree",
            "add `in suit`, `in alternate colours`, `in colour`, `in another suit` or \
             `regardless of suit`",
        );
        None
    }

    /// A rank that is in play.
    pub(super) fn rank(&mut self, text: &str, span: Span) -> Option<Rank> {
        let rank = self
            .pack
            .parse_rank(text)
            .filter(|&rank| self.pack.position(rank).is_some());
        if rank.is_none() {
            let message = format!("the pack has no {text}");
            let hint = self.ranks_in_play();
            self.error_hint(errors::NOT_IN_PACK, span, message, hint);
        }
        rank
    }

    fn ranks_in_play(&self) -> String {
        let names: Vec<&str> = self
            .pack
            .order
            .iter()
            .map(|&rank| self.pack.rank_symbol(rank))
            .collect();
        format!("its ranks are {}", names.join(" "))
    }

    /// Cards and kinds of cards in a list; a range of ranks is spelled out.
    pub(super) fn card_words(
        &mut self,
        words: &[Spanned<tree::CardWord>],
    ) -> Option<Vec<CardSpec>> {
        let mut whole = true;
        let mut all = Vec::new();
        let span = words.first().map_or(Span::default(), |word| word.span);
        for word in self.bounded(words, span, "cards") {
            match self.card_word(word) {
                Some(cards) => all.extend(cards),
                None => whole = false,
            }
        }
        whole.then_some(all)
    }

    fn card_word(&mut self, word: &Spanned<tree::CardWord>) -> Option<Vec<CardSpec>> {
        let span = word.span;
        let one = match &word.node {
            tree::CardWord::Rank(rank) => CardSpec::Rank(self.rank(rank, span)?),
            tree::CardWord::Ranks(from, to) => {
                let from = self.rank(from, span);
                let to = self.rank(to, span);
                return self.ranks_between(from?, to?);
            }
            tree::CardWord::Card(card) => {
                let found = parse_card(&self.pack, card).filter(|&card| self.pack.copies(card) > 0);
                if found.is_none() {
                    let message = format!("the pack has no {card}");
                    self.error(errors::NOT_IN_PACK, span, message);
                }
                CardSpec::Card(found?)
            }
            tree::CardWord::Suit(suit) => {
                let found = self
                    .pack
                    .parse_suit(suit)
                    .filter(|suit| self.pack.suits_in_play.contains(suit));
                if found.is_none() {
                    let message = format!("the pack has no suit {suit}");
                    self.error(errors::NOT_IN_PACK, span, message);
                }
                CardSpec::Suit(found?)
            }
            tree::CardWord::Colour(colour) => CardSpec::Colour(*colour),
            tree::CardWord::ColourRank(colour, rank) => {
                CardSpec::ColourRank(*colour, self.rank(rank, span)?)
            }
            tree::CardWord::Joker => {
                if self.pack.extra_copies == 0 || self.pack.extras.is_empty() {
                    self.error_hint(
                        errors::NOT_IN_PACK,
                        span,
                        "the pack has no joker",
                        "write `pack 1, with 2 jokers`",
                    );
                    return None;
                }
                CardSpec::Joker
            }
            tree::CardWord::Base(by) => {
                if !self.base_is_told {
                    self.error_hint(
                        errors::OUT_OF_PLACE,
                        span,
                        "`base` is the first card of the foundations, and this game has none",
                        "name the card, add `foundation x4`, or say where the base lies: \
                         `base from reserve`",
                    );
                    return None;
                }
                CardSpec::Base(*by)
            }
        };
        Some(vec![one])
    }

    /// The ranks from one to the other in the order of the pack, round the corner where need be.
    fn ranks_between(&self, from: Rank, to: Rank) -> Option<Vec<CardSpec>> {
        let first = self.pack.position(from)?;
        let last = self.pack.position(to)?;
        let count = self.pack.order.len();
        let steps = (last + count - first) % count.max(1);
        Some(
            self.pack
                .order
                .iter()
                .cycle()
                .skip(first)
                .take(steps + 1)
                .map(|&rank| CardSpec::Rank(rank))
                .collect(),
        )
    }
}

/// Whether a step up or down stands in the phrase, of which alone `round the corner` can speak.
pub(super) fn has_step(phrase: &Phrase) -> bool {
    match phrase {
        Phrase::And(parts) | Phrase::Or(parts) => parts.iter().any(has_step),
        Phrase::Not(part) => has_step(part),
        Phrase::Leaf(leaf, _) => matches!(leaf, Leaf::Step { .. }),
    }
}

//! Phrases about the card laid and the card it goes on.

use super::piece::{Piece, fill};
use super::voice::Voice;
use crate::rules::{By, Direction, Leaf, Phrase, Reference, ScriptId, SuitWord};

impl Voice<'_> {
    /// A phrase by itself: `down in alternate colours`, `an ace`.
    pub fn phrase(&self, phrase: &Phrase) -> String {
        self.manner(phrase)
            .unwrap_or_else(|| self.card_that(phrase, None))
    }

    /// How a pile is built, to stand after `built`: none where the phrase is about the card laid
    /// alone or too mixed for it.
    pub fn manner(&self, phrase: &Phrase) -> Option<String> {
        let words = self.words;
        match phrase {
            Phrase::Or(any) => {
                let manners: Option<Vec<String>> = any.iter().map(|one| self.manner(one)).collect();
                Some(self.or(&manners?))
            }
            Phrase::And(_) | Phrase::Not(_) => None,
            Phrase::Leaf(leaf, _) => match leaf {
                Leaf::Step {
                    direction,
                    by,
                    suit,
                    corner,
                } => {
                    let mut text = format!("{} {}", self.way(*direction, *by), self.in_suit(*suit));
                    if *corner {
                        text.push_str(", ");
                        text.push_str(&self.corner(*direction));
                    }
                    Some(text)
                }
                Leaf::SameRank => Some(words.manner_same_rank.to_owned()),
                Leaf::Suit(suit) => {
                    let suit = Piece::from(self.in_suit(*suit));
                    Some(fill(words.manner_suit, &[("suit", &suit)]))
                }
                Leaf::Script(script) => {
                    let sentence = Piece::from(self.script(*script));
                    Some(fill(words.manner_script, &[("sentence", &sentence)]))
                }
                _ => None,
            },
        }
    }

    /// `up`, `down by 2`.
    fn way(&self, direction: Direction, by: By) -> String {
        let words = self.words;
        let way = match direction {
            Direction::Up => words.up,
            Direction::Down => words.down,
            Direction::UpOrDown => words.up_or_down,
            Direction::Higher => return words.up_any.to_owned(),
            Direction::Lower => return words.down_any.to_owned(),
        };
        let way = Piece::from(way);
        match by {
            By::Ranks(1) => way.text,
            By::Ranks(n) => {
                let n = self.number(n);
                fill(words.way_by, &[("way", &way), ("n", &n)])
            }
            By::PileNumber => fill(words.way_by_pile, &[("way", &way)]),
        }
    }

    /// `in alternate colours`.
    pub fn in_suit(&self, suit: SuitWord) -> String {
        let words = self.words;
        match suit {
            SuitWord::InSuit => words.in_suit,
            SuitWord::InColour => words.in_colour,
            SuitWord::AlternateColours => words.in_alternate_colours,
            SuitWord::AnotherSuit => words.in_another_suit,
            SuitWord::Regardless => words.regardless,
        }
        .to_owned()
    }

    /// How the last rank and the first adjoin: `a king following an ace`.
    fn corner(&self, direction: Direction) -> String {
        let words = self.words;
        let order = &self.rules.pack.order;
        let name = |rank: Option<&crate::cards::Rank>| {
            rank.map_or_else(Piece::default, |&rank| self.a(&self.rank(rank).one()))
        };
        let (low, high) = (name(order.first()), name(order.last()));
        let ends = [("low", &low), ("high", &high)];
        fill(
            match direction {
                Direction::Up | Direction::Higher => words.corner_up,
                Direction::Down | Direction::Lower => words.corner_down,
                Direction::UpOrDown => words.corner_both,
            },
            &ends,
        )
    }

    /// The card that satisfies the phrase: `an ace`, `a card one lower than the card to its left,
    /// of the same suit`.
    pub fn card_that(&self, phrase: &Phrase, compared: Option<&Reference>) -> String {
        let words = self.words;
        match phrase {
            Phrase::Or(any) => {
                let cards: Vec<String> = any
                    .iter()
                    .map(|one| self.card_that(one, compared))
                    .collect();
                self.or(&cards)
            }
            Phrase::And(all) => {
                let mut told = String::new();
                let mut relative = false;
                for one in all {
                    let text = Piece::from(std::mem::take(&mut told));
                    let that = match one {
                        Phrase::Leaf(leaf, _) => self.relative(leaf, compared),
                        _ => None,
                    };
                    let is_relative = that.is_some();
                    told = match that {
                        Some(that) if !text.text.is_empty() => {
                            let that = Piece::from(that);
                            if relative {
                                fill(words.and_also, &[("x", &text), ("y", &that)])
                            } else {
                                format!("{} {}", text.text, that.text)
                            }
                        }
                        _ => {
                            let next = Piece::from(self.card_that(one, compared));
                            if text.text.is_empty() {
                                next.text
                            } else {
                                fill(words.that_is_also, &[("x", &text), ("y", &next)])
                            }
                        }
                    };
                    relative = is_relative;
                }
                told
            }
            Phrase::Not(inner) => {
                let inner = Piece::from(self.card_that(inner, compared));
                fill(words.any_card_but, &[("x", &inner)])
            }
            Phrase::Leaf(leaf, _) => self.card_of(leaf, compared),
        }
    }

    /// The card that satisfies a leaf: `an ace`, `a card of the same rank as the card laid on`.
    fn card_of(&self, leaf: &Leaf, compared: Option<&Reference>) -> String {
        let words = self.words;
        match leaf {
            Leaf::None => words.no_card.to_owned(),
            Leaf::Cards(specs) => self.one_of(specs),
            Leaf::Respectively(specs) => {
                let cards = Piece::from(self.all_of(specs));
                fill(words.respectively, &[("cards", &cards)])
            }
            Leaf::Step {
                direction,
                by,
                suit,
                corner,
            } => {
                let step = Piece::from(self.step_from(*direction, *by));
                let suit = Piece::from(self.of_suit(*suit));
                let other = self.compared_with(compared);
                let mut text = fill(
                    words.card_step,
                    &[("step", &step), ("other", &other), ("suit", &suit)],
                );
                if *corner {
                    text.push_str(", ");
                    text.push_str(&self.corner(*direction));
                }
                text
            }
            Leaf::Run { from, to, suit } => {
                let (from, to) = (self.rank(*from).one(), self.rank(*to).one());
                let suit = Piece::from(self.in_suit(*suit));
                fill(
                    words.whole_run,
                    &[("from", &from), ("to", &to), ("suit", &suit)],
                )
            }
            _ => match self.relative(leaf, compared) {
                Some(that) => fill(words.card_that, &[("x", &Piece::from(that))]),
                None => words.any_card.to_owned(),
            },
        }
    }

    /// What is said of a card after it is named: `of the same rank as the card laid on`, `whose rank
    /// is found in the column itself`. None where the leaf names the card.
    fn relative(&self, leaf: &Leaf, compared: Option<&Reference>) -> Option<String> {
        let words = self.words;
        let other = || self.compared_with(compared);
        Some(match leaf {
            Leaf::SameRank => fill(words.same_rank_as, &[("other", &other())]),
            Leaf::Suit(suit) => {
                let template = match suit {
                    SuitWord::InSuit => words.same_suit_as,
                    SuitWord::InColour => words.same_colour_as,
                    SuitWord::AlternateColours => words.other_colour_than,
                    SuitWord::AnotherSuit => words.other_suit_than,
                    SuitWord::Regardless => return None,
                };
                fill(template, &[("other", &other())])
            }
            Leaf::RankFoundIn(piles) => fill(words.rank_found_in, &[("piles", &self.piles(piles))]),
            Leaf::TakenBy(piles) => fill(words.taken_by, &[("piles", &self.piles(piles))]),
            Leaf::RankIsPileNumber => {
                let values = Piece::from(self.values());
                fill(words.rank_is_pile_number, &[("values", &values)])
            }
            Leaf::RankIsTally(tally) => {
                let name = Piece::from(self.tally_name(*tally));
                let values = Piece::from(self.values());
                fill(words.rank_is_tally, &[("name", &name), ("values", &values)])
            }
            Leaf::Script(script) => {
                let sentence = Piece::from(self.script(*script));
                fill(words.by_script, &[("sentence", &sentence)])
            }
            Leaf::Any
            | Leaf::None
            | Leaf::Cards(_)
            | Leaf::Respectively(_)
            | Leaf::Step { .. }
            | Leaf::Run { .. } => return None,
        })
    }

    /// The card that a phrase compares with.
    fn compared_with(&self, compared: Option<&Reference>) -> Piece {
        Piece::from(compared.map_or_else(
            || self.words.card_laid_on.to_owned(),
            |reference| self.other_card(reference),
        ))
    }

    /// `one higher`, `two lower`, `higher`.
    fn step_from(&self, direction: Direction, by: By) -> String {
        let words = self.words;
        let way = match direction {
            Direction::Up => words.higher,
            Direction::Down => words.lower,
            Direction::UpOrDown => words.higher_or_lower,
            Direction::Higher => return words.any_higher.to_owned(),
            Direction::Lower => return words.any_lower.to_owned(),
        };
        let way = Piece::from(way);
        match by {
            By::Ranks(n) => {
                let n = self.number(n);
                fill(words.ranks_away, &[("way", &way), ("n", &n)])
            }
            By::PileNumber => fill(words.pile_number_away, &[("way", &way)]),
        }
    }

    /// `of the same suit`.
    fn of_suit(&self, suit: SuitWord) -> String {
        let words = self.words;
        match suit {
            SuitWord::InSuit => words.of_same_suit,
            SuitWord::InColour => words.of_same_colour,
            SuitWord::AlternateColours => words.of_other_colour,
            SuitWord::AnotherSuit => words.of_other_suit,
            SuitWord::Regardless => words.of_any_suit,
        }
        .to_owned()
    }

    /// A script's sentence, to stand within another.
    pub fn script(&self, id: ScriptId) -> String {
        self.rules
            .scripts
            .get(usize::from(id.0))
            .map_or_else(String::new, |script| {
                script.sentence.trim().trim_end_matches('.').to_owned()
            })
    }
}

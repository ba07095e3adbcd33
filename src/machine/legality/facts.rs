//! What the pack says of each kind of card, and every predicate that needs nothing else.

use crate::cards::{Card, Colour, Pack, Rank};
use crate::rules::{By, CardSpec, Direction, Leaf, SuitWord};

/// What is known of one kind.
#[derive(Debug, Clone, Copy, Default)]
struct Kind {
    rank: Option<u8>,
    position: Option<u8>,
    suit: Option<u8>,
    black: Option<bool>,
    value: u8,
    extra: bool,
}

/// What the pack says of each kind of card.
#[derive(Debug, Clone)]
pub(in crate::machine) struct Facts {
    kinds: Vec<Kind>,
    /// The position in the order of play of each rank.
    positions: Vec<Option<u8>>,
    /// How many ranks are in play.
    ranks: i32,
}

/// How a predicate was answered; rank and suit are told apart for the reasons of a refusal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::machine) struct Answer {
    /// Whether it holds.
    pub(super) holds: bool,
    /// Whether the rank is as asked.
    pub(super) rank: bool,
    /// Whether the suit (or colour) is as asked.
    pub(super) suit: bool,
}

impl Answer {
    /// Neither rank nor suit is what it turns on.
    pub(super) const fn plain(holds: bool) -> Self {
        Self {
            holds,
            rank: true,
            suit: true,
        }
    }

    /// It turns on the rank.
    pub(super) const fn rank(holds: bool) -> Self {
        Self {
            holds,
            rank: holds,
            suit: true,
        }
    }

    /// It turns on the suit.
    pub(super) const fn suit(holds: bool) -> Self {
        Self {
            holds,
            rank: true,
            suit: holds,
        }
    }

    /// Both must be right.
    pub(super) const fn both(rank: bool, suit: bool) -> Self {
        Self {
            holds: rank && suit,
            rank,
            suit,
        }
    }
}

/// The cards that a phrase speaks of, with what of the table is known beforehand.
#[derive(Debug, Clone, Copy)]
pub(in crate::machine) struct Pair {
    /// The card laid.
    pub(super) card: Card,
    /// The card it goes on, or is compared with.
    pub(super) other: Option<Card>,
    /// The number of the rule's pile in its group, where it is known.
    pub(super) number: Option<u16>,
    /// The counter of the base, where it is known.
    pub(super) base: Option<i32>,
}

impl Facts {
    /// Reads them off the pack.
    pub(super) fn new(pack: &Pack) -> Self {
        let small = |number: usize| u8::try_from(number).ok();
        let kinds = (0..pack.kinds())
            .filter_map(|kind| small(kind).map(Card))
            .map(|card| {
                let rank = pack.rank(card);
                Kind {
                    rank: rank.map(|rank| rank.0),
                    position: rank.and_then(|rank| pack.position(rank)).and_then(small),
                    suit: pack.suit(card).map(|suit| suit.0),
                    black: pack.colour(card).map(|colour| colour == Colour::Black),
                    value: pack.value(card),
                    extra: pack.extra(card).is_some(),
                }
            })
            .collect();
        Self {
            kinds,
            positions: (0..pack.ranks.len())
                .map(|rank| pack.position(Rank(small(rank)?)).and_then(small))
                .collect(),
            ranks: i32::try_from(pack.order.len()).unwrap_or(1).max(1),
        }
    }

    fn kind(&self, card: Card) -> Kind {
        self.kinds
            .get(usize::from(card.0))
            .copied()
            .unwrap_or_default()
    }

    /// How many kinds the pack has.
    pub(super) const fn kinds(&self) -> usize {
        self.kinds.len()
    }

    /// How many ranks the pack's table has.
    pub(super) const fn table_of_ranks(&self) -> usize {
        self.positions.len()
    }

    /// The rank of a card.
    pub(super) fn rank(&self, card: Card) -> Option<u8> {
        self.kind(card).rank
    }

    /// Where a card's rank stands in the order of play.
    pub(super) fn position(&self, card: Card) -> Option<i32> {
        self.kind(card).position.map(i32::from)
    }

    fn position_of(&self, rank: Rank) -> Option<i32> {
        let position = self.positions.get(usize::from(rank.0)).copied().flatten()?;
        Some(i32::from(position))
    }

    /// The suit of a card.
    pub(super) fn suit(&self, card: Card) -> Option<u8> {
        self.kind(card).suit
    }

    /// What a card counts in sums.
    pub(super) fn value(&self, card: Card) -> u8 {
        self.kind(card).value
    }

    /// Whether the suits of two cards agree so. Extra cards have none and agree with nothing.
    pub(super) fn suits_agree(&self, word: SuitWord, card: Card, other: Card) -> bool {
        let (a, b) = (self.kind(card), self.kind(other));
        let (Some(suit), Some(on)) = (a.suit, b.suit) else {
            return word == SuitWord::Regardless;
        };
        match word {
            SuitWord::InSuit => suit == on,
            SuitWord::InColour => a.black == b.black,
            SuitWord::AlternateColours => a.black != b.black,
            SuitWord::AnotherSuit => suit != on,
            SuitWord::Regardless => true,
        }
    }

    /// Whether a card is such a card; none where it turns on a base that is not known.
    pub(super) fn is(&self, spec: CardSpec, card: Card, base: Option<i32>) -> Option<Answer> {
        let kind = self.kind(card);
        Some(match spec {
            CardSpec::Rank(rank) => Answer::rank(kind.rank == Some(rank.0)),
            CardSpec::Card(wanted) => {
                let wanted_kind = self.kind(wanted);
                if kind.extra || wanted_kind.extra {
                    Answer::rank(card == wanted)
                } else {
                    Answer::both(kind.rank == wanted_kind.rank, kind.suit == wanted_kind.suit)
                }
            }
            CardSpec::Suit(suit) => Answer::suit(kind.suit == Some(suit.0)),
            CardSpec::Colour(colour) => Answer::suit(kind.black == Some(colour == Colour::Black)),
            CardSpec::ColourRank(colour, rank) => Answer::both(
                kind.rank == Some(rank.0),
                kind.black == Some(colour == Colour::Black),
            ),
            CardSpec::Joker => Answer::rank(kind.extra),
            CardSpec::Base(steps) => {
                let base = base?;
                let Some(rank) = u8::try_from(base - 1).ok() else {
                    return Some(Answer::plain(true));
                };
                let wanted = self
                    .position_of(Rank(rank))
                    .map(|position| (position + i32::from(steps)).rem_euclid(self.ranks));
                Answer::rank(wanted.is_some() && wanted == kind.position.map(i32::from))
            }
        })
    }

    /// Whether a card is one of these: the answer of the one that holds, else the nearest.
    pub(super) fn is_one_of(
        &self,
        specs: &[CardSpec],
        card: Card,
        base: Option<i32>,
    ) -> Option<Answer> {
        let mut answer: Option<Answer> = None;
        let mut unknown = false;
        for &spec in specs {
            match self.is(spec, card, base) {
                Some(found) if found.holds => return Some(found),
                Some(found) => {
                    // Rank or suit is at fault only if no alternative has it right.
                    answer = Some(answer.map_or(found, |so_far| Answer {
                        holds: false,
                        rank: so_far.rank || found.rank,
                        suit: so_far.suit || found.suit,
                    }));
                }
                None => unknown = true,
            }
        }
        if unknown {
            return None;
        }
        Some(answer.map_or(Answer::plain(false), |answer| {
            if answer.rank && answer.suit {
                // Each part fits some alternative: both together are at fault.
                Answer::both(false, false)
            } else {
                answer
            }
        }))
    }

    /// Answers a predicate from the two cards and what is known; none where it turns on the
    /// table.
    pub(super) fn leaf(&self, leaf: &Leaf, pair: &Pair) -> Option<Answer> {
        Some(match leaf {
            Leaf::Any | Leaf::Suit(SuitWord::Regardless) => Answer::plain(true),
            Leaf::None => Answer::plain(false),
            Leaf::Cards(specs) => return self.is_one_of(specs, pair.card, pair.base),
            Leaf::Respectively(specs) => {
                let at = usize::from(pair.number?).checked_sub(1);
                match at.and_then(|at| specs.get(at)) {
                    Some(&spec) => return self.is(spec, pair.card, pair.base),
                    None => Answer::plain(false),
                }
            }
            Leaf::Step {
                direction,
                by,
                suit,
                corner,
            } => {
                let Some(other) = pair.other else {
                    return Some(Answer::plain(false));
                };
                let by = match by {
                    By::Ranks(by) => i32::from(*by),
                    By::PileNumber => i32::from(pair.number?),
                };
                Answer::both(
                    self.steps(*direction, by, *corner, pair.card, other),
                    self.suits_agree(*suit, pair.card, other),
                )
            }
            Leaf::SameRank => match pair.other {
                Some(other) => {
                    let rank = self.rank(pair.card);
                    Answer::rank(rank.is_some() && rank == self.rank(other))
                }
                None => Answer::plain(false),
            },
            Leaf::Suit(word) => match pair.other {
                Some(other) => Answer::suit(self.suits_agree(*word, pair.card, other)),
                None => Answer::plain(false),
            },
            Leaf::RankIsPileNumber => {
                Answer::rank(u16::from(self.value(pair.card)) == pair.number?)
            }
            Leaf::Run { .. }
            | Leaf::RankFoundIn(_)
            | Leaf::TakenBy(_)
            | Leaf::RankIsTally(_)
            | Leaf::Script(_) => return None,
        })
    }

    fn steps(&self, direction: Direction, by: i32, corner: bool, card: Card, other: Card) -> bool {
        let (Some(card), Some(other)) = (self.position(card), self.position(other)) else {
            return false;
        };
        let far = |steps: i32| {
            if corner {
                (card - other - steps).rem_euclid(self.ranks) == 0
            } else {
                card - other == steps
            }
        };
        match direction {
            Direction::Up => far(by),
            Direction::Down => far(-by),
            Direction::UpOrDown => far(by) || far(-by),
            Direction::Higher => card > other,
            Direction::Lower => card < other,
        }
    }

    /// Which way a step went: up or down. Round the corner the shorter way counts.
    pub(super) fn goes_up(&self, card: Card, other: Card, corner: bool) -> Option<bool> {
        let by = self.position(card)? - self.position(other)?;
        let up = match by {
            0 => return None,
            by => by > 0,
        };
        Some(if corner && by.abs() * 2 > self.ranks {
            !up
        } else {
            up
        })
    }

    /// Whether a packet, its lowest card first, is exactly the run from one rank to the other.
    pub(super) fn is_run(
        &self,
        cards: impl ExactSizeIterator<Item = Card>,
        (from, to): (Rank, Rank),
        word: SuitWord,
    ) -> Answer {
        let (Some(first), Some(last)) = (self.position_of(from), self.position_of(to)) else {
            return Answer::rank(false);
        };
        let step = if last < first { -1 } else { 1 };
        let length = usize::try_from((last - first).abs()).unwrap_or(0) + 1;
        let mut rank = cards.len() == length;
        let mut suit = true;
        let mut wanted = first;
        let mut below: Option<Card> = None;
        for card in cards {
            rank &= self.position(card) == Some(wanted);
            suit &= below.is_none_or(|below| self.suits_agree(word, card, below));
            wanted += step;
            below = Some(card);
        }
        Answer::both(rank, suit)
    }
}

//! Which cards a step speaks of.

use crate::cards::{Card, CardSet, Pack, Rank};
use crate::machine::{Counter, State};
use crate::rules::CardSpec;

/// Cards by kind, and by where their rank stands from the base card's.
#[derive(Debug, Clone, Default)]
pub struct Kinds {
    set: CardSet,
    /// Steps from the base card's rank, round the corner.
    from_base: Vec<i8>,
    /// Ranks in the order of play, for counting from the base.
    order: Vec<Rank>,
    ranks: Vec<Option<Rank>>,
}

impl Kinds {
    /// Any of these.
    pub fn new(pack: &Pack, specs: &[CardSpec]) -> Self {
        let mut kinds = Self::default();
        for &spec in specs {
            match spec {
                CardSpec::Base(steps) => kinds.from_base.push(steps),
                other => kinds.set |= set_of(pack, other),
            }
        }
        if !kinds.from_base.is_empty() {
            kinds.order.clone_from(&pack.order);
            kinds.ranks = (0..=127).map(|kind| pack.rank(Card(kind))).collect();
        }
        kinds
    }

    /// Those of them that are in this set too.
    pub fn within(mut self, pack: &Pack, set: CardSet) -> Self {
        if self.from_base.is_empty() {
            self.set &= set;
        } else {
            // What is outside can never be meant: such kinds lose their rank.
            for (kind, rank) in (0..).zip(&mut self.ranks) {
                if !set.has(Card(kind)) {
                    *rank = None;
                }
            }
            self.set = self.set & set & pack.in_play();
        }
        self
    }

    /// Whether the card is one of them, in that state. While no base is known, every suited card
    /// is the base card.
    pub fn has(&self, card: Card, state: &State) -> bool {
        if self.set.has(card) {
            return true;
        }
        if self.from_base.is_empty() {
            return false;
        }
        let Some(rank) = self.ranks.get(usize::from(card.0)).copied().flatten() else {
            return false;
        };
        let base = state.counter(Counter::BASE);
        let Some(base) = u8::try_from(base - 1).ok().map(Rank) else {
            return true;
        };
        let place = |rank: Rank| self.order.iter().position(|&other| other == rank);
        let (Some(base), Some(at)) = (place(base), place(rank)) else {
            return false;
        };
        let length = i64::try_from(self.order.len()).unwrap_or(1).max(1);
        let distance = i64::try_from(at).unwrap_or(0) - i64::try_from(base).unwrap_or(0);
        self.from_base
            .iter()
            .any(|&steps| (distance - i64::from(steps)).rem_euclid(length) == 0)
    }
}

/// The kinds in play that a card specification without a base names.
fn set_of(pack: &Pack, spec: CardSpec) -> CardSet {
    match spec {
        CardSpec::Rank(rank) => pack.of_rank(rank),
        CardSpec::Card(card) => CardSet::of(card) & pack.in_play(),
        CardSpec::Suit(suit) => pack.of_suit(suit),
        CardSpec::Colour(colour) => pack.of_colour(colour),
        CardSpec::ColourRank(colour, rank) => pack.of_colour(colour) & pack.of_rank(rank),
        CardSpec::Joker => pack
            .in_play()
            .iter()
            .filter(|&card| pack.extra(card).is_some())
            .collect(),
        CardSpec::Base(_) => CardSet::EMPTY,
    }
}

//! What a phrase says of every two cards, worked out beforehand.

use super::facts::{Facts, Pair};
use crate::cards::{Card, CardSet};
use crate::machine::scripts::Hooks;
use crate::rules::{By, CardSpec, Clause, ClauseTest, Leaf, Phrase};

/// Sets of cards by the other card: of a phrase, for each pile number or each base where it
/// speaks of them.
#[derive(Debug, Clone)]
pub(super) struct Rows {
    masks: Vec<CardSet>,
    kinds: usize,
    by: Vary,
    /// Whether the sets say all; else they are an upper bound and the phrase must be asked.
    pub(super) exact: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Vary {
    Nothing,
    Number,
    Base,
}

impl Rows {
    /// Which cards on that card (none: the empty pile).
    pub(super) fn get(&self, number: u16, base: i32, other: Option<Card>) -> CardSet {
        let variant = match self.by {
            Vary::Nothing => 0,
            Vary::Number => usize::from(number).saturating_sub(1),
            Vary::Base => usize::try_from(base).unwrap_or(0),
        };
        let other = other.map_or(self.kinds, |card| usize::from(card.0).min(self.kinds));
        self.masks
            .get(variant * (self.kinds + 1) + other)
            .copied()
            .unwrap_or_default()
    }

    /// How many kinds of card there are.
    pub(super) const fn kinds(&self) -> usize {
        self.kinds
    }

    /// How many bases they tell apart.
    pub(super) fn bases(&self) -> usize {
        self.masks.len() / (self.kinds + 1)
    }

    /// Whether the sets are others for another base.
    pub(super) fn turns_on_base(&self) -> bool {
        self.by == Vary::Base
    }

    /// Whether the sets say all and are the same for every pile.
    pub(super) fn is_same_everywhere(&self) -> bool {
        self.exact && self.by != Vary::Number
    }

    /// Whether the sets say all and are the same for every pile and base.
    pub(super) fn is_plain(&self) -> bool {
        self.exact && self.by == Vary::Nothing
    }

    /// The sets of a phrase and of `on` clauses, which are asked of the other card. The group has
    /// so many piles.
    pub(super) fn of(known: &Known<'_>, phrase: &Phrase, on: &[&Clause], piles: u16) -> Self {
        let kinds = known.facts.kinds();
        let base = phrase.mentions(&|leaf| match leaf {
            Leaf::Cards(specs) | Leaf::Respectively(specs) => names_base(specs),
            _ => false,
        }) || on.iter().any(|clause| match &clause.test {
            ClauseTest::On(specs) => names_base(specs),
            _ => false,
        });
        let number = phrase.mentions(&|leaf| {
            matches!(
                leaf,
                Leaf::Respectively(_)
                    | Leaf::RankIsPileNumber
                    | Leaf::Step {
                        by: By::PileNumber,
                        ..
                    }
            )
        });
        let (by, variants) = if number {
            (Vary::Number, piles)
        } else if base {
            let ranks = u16::try_from(known.facts.table_of_ranks()).unwrap_or(u16::MAX);
            (Vary::Base, ranks + 1)
        } else {
            (Vary::Nothing, 1)
        };
        let mut rows = Self {
            masks: Vec::with_capacity(usize::from(variants) * (kinds + 1)),
            kinds,
            by,
            exact: true,
        };
        // A phrase that does not look at the other card says the same on each.
        let alike = on.is_empty() && !phrase.mentions(&looks_at_other);
        for variant in 0..variants {
            for other in cards(kinds).map(Some).chain([None]) {
                if alike && other.is_some_and(|other| other.0 > 0) {
                    let same = rows.masks.last().copied().unwrap_or_default();
                    rows.masks.push(same);
                    continue;
                }
                let mut mask = CardSet::EMPTY;
                for card in cards(kinds) {
                    let pair = Pair {
                        card,
                        other,
                        number: (by == Vary::Number).then_some(variant + 1),
                        base: (by == Vary::Base).then_some(i32::from(variant)),
                    };
                    match known.holds(phrase, &pair, on) {
                        Some(true) => mask.insert(card),
                        Some(false) => {}
                        None => {
                            mask.insert(card);
                            rows.exact = false;
                        }
                    }
                }
                rows.masks.push(mask);
            }
        }
        rows
    }
}

/// So many kinds of card.
pub(super) fn cards(kinds: usize) -> impl Iterator<Item = Card> + use<> {
    (0..=127).take(kinds).map(Card)
}

/// Whether a predicate asks about the card that the laid one goes on.
const fn looks_at_other(leaf: &Leaf) -> bool {
    match leaf {
        Leaf::Any
        | Leaf::None
        | Leaf::Cards(_)
        | Leaf::Respectively(_)
        | Leaf::RankFoundIn(_)
        | Leaf::TakenBy(_)
        | Leaf::RankIsPileNumber
        | Leaf::RankIsTally(_) => false,
        Leaf::Step { .. } | Leaf::SameRank | Leaf::Suit(_) | Leaf::Run { .. } | Leaf::Script(_) => {
            true
        }
    }
}

fn names_base(specs: &[CardSpec]) -> bool {
    specs.iter().any(|spec| matches!(spec, CardSpec::Base(_)))
}

/// What can be known without a table of cards.
#[derive(Debug, Clone, Copy)]
pub(super) struct Known<'a> {
    pub(super) facts: &'a Facts,
    pub(super) hooks: &'a Hooks,
}

impl Known<'_> {
    /// Whether a phrase holds; none where that turns on the table.
    pub(super) fn holds(&self, phrase: &Phrase, pair: &Pair, on: &[&Clause]) -> Option<bool> {
        let mut holds = self.phrase(phrase, pair);
        for clause in on {
            let ClauseTest::On(specs) = &clause.test else {
                continue;
            };
            let lies = match pair.other {
                Some(other) => self
                    .facts
                    .is_one_of(specs, other, pair.base)
                    .map(|answer| answer.holds != clause.negated),
                None => Some(clause.negated),
            };
            holds = both(holds, lies);
        }
        holds
    }

    fn phrase(&self, phrase: &Phrase, pair: &Pair) -> Option<bool> {
        match phrase {
            Phrase::And(parts) => {
                let mut all = Some(true);
                for part in parts {
                    all = both(all, self.phrase(part, pair));
                }
                all
            }
            Phrase::Or(parts) => {
                let mut none = Some(true);
                for part in parts {
                    none = both(none, self.phrase(part, pair).map(|holds| !holds));
                }
                none.map(|none| !none)
            }
            Phrase::Not(part) => self.phrase(part, pair).map(|holds| !holds),
            Phrase::Leaf(Leaf::Script(script), _) => {
                self.hooks.of_cards(*script, pair.card, pair.other)
            }
            Phrase::Leaf(leaf, _) => self.facts.leaf(leaf, pair).map(|answer| answer.holds),
        }
    }
}

/// What is known of two statements together.
fn both(a: Option<bool>, b: Option<bool>) -> Option<bool> {
    match (a, b) {
        (Some(false), _) | (_, Some(false)) => Some(false),
        (Some(true), Some(true)) => Some(true),
        _ => None,
    }
}

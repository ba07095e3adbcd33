//! What lists of cards tell: sums, runs, hands.

use super::Helper;
use crate::cards::Card;
use crate::hooks::facts::Facts;
use crate::hooks::hands::{HandCard, Poker, cribbage, follow, same};
use crate::hooks::values::{Fail, SeenCard, cards_of, number};
use rhai::{Array, Dynamic};
use std::sync::Arc;

/// The most cards of a cribbage hand.
const LARGEST_HAND: usize = 12;

pub(super) const HELPERS: &[Helper] = &[
    Helper {
        name: "sum",
        signature: "sum(cards)",
        meaning: "what the ranks of the cards count together",
        register: |engine, facts| {
            let facts = Arc::clone(facts);
            engine.register_fn("sum", move |cards: &mut Array| {
                kinds(cards).map(|cards| cards.iter().map(|&card| facts.value(card)).sum::<i64>())
            });
        },
    },
    Helper {
        name: "same_rank",
        signature: "same_rank(cards)",
        meaning: "whether all are of one rank",
        register: |engine, facts| {
            let facts = Arc::clone(facts);
            engine.register_fn("same_rank", move |cards: &mut Array| {
                kinds(cards).map(|cards| same(cards.iter().map(|&card| facts.value(card))))
            });
        },
    },
    Helper {
        name: "same_suit",
        signature: "same_suit(cards)",
        meaning: "whether all are of one suit",
        register: |engine, facts| {
            let facts = Arc::clone(facts);
            engine.register_fn("same_suit", move |cards: &mut Array| {
                kinds(cards).map(|cards| same(cards.iter().map(|&card| facts.suit(card))))
            });
        },
    },
    Helper {
        name: "same_colour",
        signature: "same_colour(cards)",
        meaning: "whether all are of one colour",
        register: |engine, facts| {
            let facts = Arc::clone(facts);
            engine.register_fn("same_colour", move |cards: &mut Array| {
                kinds(cards).map(|cards| same(cards.iter().map(|&card| facts.colour(card))))
            });
        },
    },
    Helper {
        name: "is_run",
        signature: "is_run(cards)",
        meaning: "whether the ranks, put in order, follow each other without a gap and none comes \
                  twice; the last does not adjoin the first",
        register: |engine, facts| {
            let facts = Arc::clone(facts);
            engine.register_fn("is_run", move |cards: &mut Array| {
                heights(cards, &facts).map(|mut heights| {
                    heights.sort_unstable();
                    follow(&heights)
                })
            });
        },
    },
    Helper {
        name: "is_sequence",
        signature: "is_sequence(cards)",
        meaning: "whether each card, as they are given, is one rank above the one before it, or each \
                  one below; the last does not adjoin the first",
        register: |engine, facts| {
            let facts = Arc::clone(facts);
            engine.register_fn("is_sequence", move |cards: &mut Array| {
                heights(cards, &facts).map(|mut heights| {
                    let up = follow(&heights);
                    heights.reverse();
                    up || follow(&heights)
                })
            });
        },
    },
    Helper {
        name: "poker_hand",
        signature: "poker_hand(cards)",
        meaning: "the best that at most five cards hold: 0 nothing, 1 pair, 2 two pairs, 3 three, 4 \
                  straight, 5 flush, 6 full house, 7 four, 8 straight flush, 9 royal flush; 4, 5 and \
                  6 and above 7 need all five cards",
        register: |engine, facts| {
            let facts = Arc::clone(facts);
            engine.register_fn("poker_hand", move |cards: &mut Array| {
                poker(cards, &facts).map(Poker::number)
            });
        },
    },
    Helper {
        name: "poker_score",
        signature: "poker_score(cards)",
        meaning: "the points of that hand in the American count: 2, 5, 10, 15, 20, 25, 50, 75, 100",
        register: |engine, facts| {
            let facts = Arc::clone(facts);
            engine.register_fn("poker_score", move |cards: &mut Array| {
                poker(cards, &facts).map(Poker::points)
            });
        },
    },
    Helper {
        name: "cribbage_score",
        signature: "cribbage_score(cards, starter)",
        meaning: "the points of a cribbage hand with its starter (or () for none): each fifteen 2, \
                  each pair 2, runs of three or more 1 a card, four or more of the hand in one suit 1 \
                  each and the starter 1 if it agrees, the jack of the starter's suit 1; the 2 for a \
                  jack as starter are not counted",
        register: |engine, facts| {
            let with_starter = Arc::clone(facts);
            engine.register_fn(
                "cribbage_score",
                move |cards: &mut Array, starter: SeenCard| {
                    hand_score(cards, Some(starter.card), &with_starter)
                },
            );
            let facts = Arc::clone(facts);
            engine.register_fn("cribbage_score", move |cards: &mut Array, (): ()| {
                hand_score(cards, None, &facts)
            });
        },
    },
    Helper {
        name: "touching",
        signature: "touching(cards)",
        meaning: "whether the cards lie in one grid and their places hang together, by sides or \
                  corners",
        register: |engine, _| {
            engine.register_fn("touching", |cards: &mut Array| touching(cards, true));
        },
    },
    Helper {
        name: "touching_by_side",
        signature: "touching_by_side(cards)",
        meaning: "whether the cards lie in one grid and their places hang together by sides",
        register: |engine, _| {
            engine.register_fn("touching_by_side", |cards: &mut Array| {
                touching(cards, false)
            });
        },
    },
    Helper {
        name: "tops",
        signature: "tops(piles)",
        meaning: "the top cards of the piles, empty ones passed over",
        register: |engine, _| {
            engine.register_fn("tops", |piles: &mut Array| super::pile::tops(piles));
        },
    },
];

fn kinds(list: &[Dynamic]) -> Result<Vec<Card>, Fail> {
    Ok(cards_of(list)?.iter().map(|card| card.card).collect())
}

/// Where the ranks stand in the order of play; a joker, which has none, at a height of its own
/// that follows nothing.
fn heights(list: &[Dynamic], facts: &Facts) -> Result<Vec<i64>, Fail> {
    let height = |card: Card| match facts.height(card) {
        0 => -100,
        height => height,
    };
    Ok(kinds(list)?.into_iter().map(height).collect())
}

/// The cards of a hand; jokers count for nothing.
fn hand(cards: &[Card], facts: &Facts) -> Vec<(i64, String)> {
    cards
        .iter()
        .filter(|&&card| facts.value(card) > 0)
        .map(|&card| (facts.value(card), facts.suit(card).to_owned()))
        .collect()
}

fn poker(list: &[Dynamic], facts: &Facts) -> Result<Poker, Fail> {
    let cards = kinds(list)?;
    if cards.len() > 5 {
        return Err("a poker hand holds at most 5 cards".into());
    }
    let hand = hand(&cards, facts);
    Ok(Poker::of(&as_hand(&hand)))
}

fn hand_score(list: &[Dynamic], starter: Option<Card>, facts: &Facts) -> Result<i64, Fail> {
    let cards = kinds(list)?;
    if cards.len() > LARGEST_HAND {
        return Err(format!("a cribbage hand holds at most {LARGEST_HAND} cards").into());
    }
    let hand = hand(&cards, facts);
    let starter = starter.map(|card| HandCard {
        rank: facts.value(card),
        suit: facts.suit(card),
    });
    Ok(cribbage(&as_hand(&hand), starter))
}

fn as_hand(cards: &[(i64, String)]) -> Vec<HandCard<'_>> {
    cards
        .iter()
        .map(|(rank, suit)| HandCard { rank: *rank, suit })
        .collect()
}

/// Whether the places of the cards hang together: from the first one all others are reached.
fn touching(list: &[Dynamic], corners: bool) -> Result<bool, Fail> {
    let mut away = Vec::new();
    for card in cards_of(list)? {
        let Some((pile, _)) = &card.lies else {
            return Err("where these cards lie is not known here".into());
        };
        match super::pile::place_of(pile) {
            Some((row, column)) => {
                away.push((super::pile::group_of(pile), number(row), number(column)));
            }
            None => return Ok(false),
        }
    }
    let mut reached: Vec<_> = away.pop().into_iter().collect();
    while let Some((group, row, column)) = reached.pop() {
        let touches = |other: &(String, i64, i64)| {
            let (down, right) = ((other.1 - row).abs(), (other.2 - column).abs());
            other.0 == group && super::pile::touch(down, right, corners)
        };
        reached.extend(away.extract_if(.., |other| touches(other)));
    }
    Ok(away.is_empty())
}

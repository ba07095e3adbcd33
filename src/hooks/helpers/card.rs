//! What a card tells.

use super::Helper;
use crate::hooks::facts::Facts;
use crate::hooks::values::{Fail, Pile, SeenCard, number};
use rhai::{Dynamic, ImmutableString};
use std::sync::Arc;

pub(super) const HELPERS: &[Helper] = &[
    Helper {
        name: "rank",
        signature: "card.rank",
        meaning: "what its rank counts: A 1, 2 to 10, J 11, Q 12, K 13; 0 for a joker",
        register: |engine, facts| {
            let facts = Arc::clone(facts);
            engine.register_get("rank", move |card: &mut SeenCard| facts.value(card.card));
        },
    },
    Helper {
        name: "height",
        signature: "card.height",
        meaning: "where its rank stands in the order of play, the lowest in the pack being 1; 0 for \
                  a joker",
        register: |engine, facts| {
            let facts = Arc::clone(facts);
            engine.register_get("height", move |card: &mut SeenCard| facts.height(card.card));
        },
    },
    Helper {
        name: "suit",
        signature: "card.suit",
        meaning: "the letter of its suit, \"S\"; \"\" for a joker",
        register: |engine, facts| {
            let facts = Arc::clone(facts);
            engine.register_get("suit", move |card: &mut SeenCard| {
                ImmutableString::from(facts.suit(card.card))
            });
        },
    },
    Helper {
        name: "colour",
        signature: "card.colour",
        meaning: "\"red\" or \"black\"; \"\" for a joker",
        register: |engine, facts| {
            let facts = Arc::clone(facts);
            engine.register_get("colour", move |card: &mut SeenCard| {
                ImmutableString::from(facts.colour(card.card))
            });
        },
    },
    Helper {
        name: "up",
        signature: "card.up",
        meaning: "whether it lies face up",
        register: |engine, facts| {
            let facts = Arc::clone(facts);
            engine.register_get("up", move |card: &mut SeenCard| {
                lies(card, &facts).map(|(_, up)| *up)
            });
        },
    },
    Helper {
        name: "pile",
        signature: "card.pile",
        meaning: "the pile it lies in",
        register: |engine, facts| {
            let facts = Arc::clone(facts);
            engine.register_get("pile", move |card: &mut SeenCard| {
                lies(card, &facts).map(|(pile, _)| pile.clone())
            });
        },
    },
    Helper {
        name: "number",
        signature: "card.number",
        meaning: "the number of the pile it lies in, from 1",
        register: |engine, facts| {
            let facts = Arc::clone(facts);
            engine.register_get("number", move |card: &mut SeenCard| {
                lies(card, &facts).map(|(pile, _)| super::pile::number_of(pile))
            });
        },
    },
    Helper {
        name: "row",
        signature: "card.row",
        meaning: "the row of its place in a grid, from 1; () outside a grid",
        register: |engine, facts| {
            let facts = Arc::clone(facts);
            engine.register_get("row", move |card: &mut SeenCard| {
                place(card, &facts, |(row, _)| row)
            });
        },
    },
    Helper {
        name: "column",
        signature: "card.column",
        meaning: "the column of its place in a grid, from 1; () outside a grid",
        register: |engine, facts| {
            let facts = Arc::clone(facts);
            engine.register_get("column", move |card: &mut SeenCard| {
                place(card, &facts, |(_, column)| column)
            });
        },
    },
    Helper {
        name: "==",
        signature: "card == card",
        meaning: "whether both are the same card, rank and suit; `!=` says the contrary",
        register: |engine, _| {
            engine.register_fn("==", |one: SeenCard, other: SeenCard| {
                one.card == other.card
            });
            engine.register_fn("!=", |one: SeenCard, other: SeenCard| {
                one.card != other.card
            });
        },
    },
];

/// Where the card lies; asking it of a mere kind of card is noted and stops the script.
fn lies<'a>(card: &'a SeenCard, facts: &Facts) -> Result<&'a (Pile, bool), Fail> {
    card.lies.as_ref().ok_or_else(|| {
        facts.ask_place();
        "where this card lies is not known here".into()
    })
}

fn place(card: &SeenCard, facts: &Facts, part: fn((u16, u16)) -> u16) -> Result<Dynamic, Fail> {
    let (pile, _) = lies(card, facts)?;
    let place = super::pile::place_of(pile);
    Ok(place.map_or(Dynamic::UNIT, |place| number(part(place)).into()))
}

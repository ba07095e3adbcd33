//! The helpers that scripts may call: one registry, from which the engine is filled and the
//! reference printed, so that neither can lack what the other has.

mod card;
mod cards;
mod pile;
mod table;

use super::facts::Facts;
use super::values::{Pile, SeenCard, Table};
use rhai::Engine;
use std::sync::Arc;

/// A helper that scripts may call.
#[derive(Debug, Clone, Copy)]
pub struct Helper {
    /// Its name.
    pub name: &'static str,
    /// How it is called: `card.rank`, `sum(cards)`.
    pub signature: &'static str,
    /// What it gives, in a sentence.
    pub meaning: &'static str,
    register: fn(&mut Engine, &Arc<Facts>),
}

/// All of them, one subject after another.
#[must_use]
pub fn reference() -> &'static [Helper] {
    static ALL: std::sync::LazyLock<Vec<Helper>> = std::sync::LazyLock::new(|| {
        [card::HELPERS, cards::HELPERS, pile::HELPERS, table::HELPERS].concat()
    });
    &ALL
}

/// Gives them all to an engine.
pub(super) fn register(engine: &mut Engine, facts: &Arc<Facts>) {
    engine
        .register_type_with_name::<SeenCard>("card")
        .register_type_with_name::<Pile>("pile")
        .register_type_with_name::<Table>("table");
    for helper in reference() {
        (helper.register)(engine, facts);
    }
}

/// How far a misspelt word may be from what it is taken for.
const NEAR: usize = 2;

fn distance(one: &str, other: &str) -> usize {
    strsim::damerau_levenshtein(one, other)
}

fn is_near(word: &str, distance: usize) -> bool {
    distance <= NEAR && distance < word.chars().count()
}

/// A name that scripts know, like that one.
pub(super) fn near_name(word: &str) -> Option<String> {
    ["card", "on", "cards", "table"]
        .into_iter()
        .chain(reference().iter().map(|helper| helper.name))
        .map(|name| (distance(word, name), name))
        .min()
        .filter(|(distance, _)| is_near(word, *distance))
        .map(|(_, name)| name.to_owned())
}

/// The signature of the function with that name, or with one like it.
pub(super) fn near_function(word: &str) -> Option<&'static str> {
    near_signature(word, |signature| signature.ends_with(')'))
}

/// The signature of the property of such values with that name, or with one like it.
pub(super) fn near_property(of: &str, word: &str) -> Option<&'static str> {
    near_signature(word, |signature| {
        signature
            .split_once('.')
            .is_some_and(|(receiver, rest)| receiver == of && !rest.ends_with(')'))
    })
}

fn near_signature(word: &str, such: impl Fn(&str) -> bool) -> Option<&'static str> {
    reference()
        .iter()
        .filter(|helper| such(helper.signature))
        .map(|helper| (distance(word, helper.name), helper))
        .min_by_key(|(distance, _)| *distance)
        .filter(|(distance, _)| is_near(word, *distance))
        .map(|(_, helper)| helper.signature)
}

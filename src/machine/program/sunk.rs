//! Piles of which only the top card matters, and which cards lie in them.
//!
//! Nothing leaves such a pile, nothing turns it over, and no rule looks at its first card or at
//! the order of its cards. So positions that differ only by the order of its buried cards are one:
//! the discard, the hole of Black Hole, a foundation from which nothing comes back.

use super::compile::{Act, Op, Programs};
use super::walk::{Seen, walk};
use crate::machine::scripts::Hooks;
use crate::machine::{Pile, PileSet, Places};
use crate::rules::{GroupId, LiftUnit, Reference, Rules};

/// Finds them.
pub fn sunk(rules: &Rules, places: &Places, programs: &Programs, hooks: &Hooks) -> PileSet {
    let mut open = left(rules, places, programs);
    let everything: PileSet = places.all().collect();
    walk(rules, &mut |owner, seen| {
        let of = |group: Option<GroupId>| {
            group.map_or(everything, |group| places.of_group(group).collect())
        };
        match seen {
            Seen::Order => open = everything,
            Seen::First(group) => open = open.or(of(Some(group))),
            Seen::OwnFirst => open = open.or(of(owner)),
            Seen::Reference(Reference::Head(inner)) => {
                let group = match inner.as_ref() {
                    Reference::Its(group) | Reference::Any(group) | Reference::Pile(group, _) => {
                        Some(*group)
                    }
                    _ => owner,
                };
                open = open.or(of(group));
            }
            Seen::Script(script) | Seen::ScriptOfCards(script) if hooks.sees_table(script) => {
                open = everything;
            }
            _ => {}
        }
    });
    places.all().filter(|&pile| !open.has(pile)).collect()
}

/// The piles that cards leave, or in which they are set in order.
fn left(rules: &Rules, places: &Places, programs: &Programs) -> PileSet {
    let mut left = PileSet::EMPTY;
    left.insert(places.stock());
    for (id, group) in rules.groups() {
        if group.lift.iter().any(|line| line.unit != LiftUnit::None) {
            left = left.or(places.of_group(id).collect());
        }
    }
    for take in rules.removals.iter().chain(&rules.swaps) {
        left = left.or(places.set(&take.from, None));
    }
    let mut add = |piles: &[Pile]| left = left.or(piles.iter().copied().collect());
    for fill in &programs.fills {
        add(&fill.from);
    }
    for line in &programs.lines {
        add(line);
    }
    let steps = programs
        .passes
        .iter()
        .chain(&programs.actions)
        .flatten()
        .chain(&programs.redeal)
        .chain(&programs.layout);
    for Op { act, .. } in steps {
        match act {
            Act::Gather(gather) => add(&gather.from),
            Act::Move(cards) => cards.ways.iter().for_each(|(from, _)| add(&[*from])),
            Act::Sink(_, piles)
            | Act::Rotate(piles)
            | Act::ShufflePiles(piles)
            | Act::CloseUp(piles) => add(piles),
            Act::Fill(piles) => piles.iter().for_each(|(_, from)| add(from)),
            Act::Deal(deal) => deal.rows.iter().for_each(|row| add(row)),
            Act::BeginAgain
            | Act::Turn(_)
            | Act::Put(_)
            | Act::ShuffleStock
            | Act::LayOutAgain
            | Act::TurnUp(_)
            | Act::Script(_) => {}
        }
    }
    left
}

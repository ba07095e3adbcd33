//! What a pile tells.

use super::Helper;
use crate::hooks::values::{Fail, Pile, number};
use crate::hooks::view::PilePlan;
use rhai::{Array, Dynamic, ImmutableString};

pub(super) const HELPERS: &[Helper] = &[
    Helper {
        name: "cards",
        signature: "pile.cards",
        meaning: "its cards, bottom first",
        register: |engine, _| {
            engine.register_get("cards", |pile: &mut Pile| {
                pile.cards()
                    .into_iter()
                    .map(Dynamic::from)
                    .collect::<Array>()
            });
        },
    },
    Helper {
        name: "top",
        signature: "pile.top",
        meaning: "its top card; () if it is empty",
        register: |engine, _| {
            engine.register_get("top", |pile: &mut Pile| top(pile));
        },
    },
    Helper {
        name: "count",
        signature: "pile.count",
        meaning: "how many cards it holds",
        register: |engine, _| {
            engine.register_get("count", |pile: &mut Pile| {
                number(pile.run.view().pile(pile.index).len())
            });
        },
    },
    Helper {
        name: "cap",
        signature: "pile.cap",
        meaning: "the most cards it may hold; () if there is no bound",
        register: |engine, _| {
            engine.register_get("cap", |pile: &mut Pile| {
                let cap = of_plan(pile, |plan| plan.cap).flatten();
                cap.map_or(Dynamic::UNIT, |cap| number(cap).into())
            });
        },
    },
    Helper {
        name: "group",
        signature: "pile.group",
        meaning: "the name of its group",
        register: |engine, _| {
            engine.register_get("group", |pile: &mut Pile| {
                ImmutableString::from(group_of(pile))
            });
        },
    },
    Helper {
        name: "role",
        signature: "pile.role",
        meaning: "the role of its group, \"tableau\"",
        register: |engine, _| {
            engine.register_get("role", |pile: &mut Pile| {
                let role = of_plan(pile, |plan| plan.role.clone());
                ImmutableString::from(role.unwrap_or_default())
            });
        },
    },
    Helper {
        name: "number",
        signature: "pile.number",
        meaning: "its number in its group, from 1",
        register: |engine, _| {
            engine.register_get("number", |pile: &mut Pile| number_of(pile));
        },
    },
    Helper {
        name: "row",
        signature: "pile.row",
        meaning: "the row of a place in a grid, from 1; () outside a grid",
        register: |engine, _| {
            engine.register_get("row", |pile: &mut Pile| {
                place_of(pile).map_or(Dynamic::UNIT, |(row, _)| number(row).into())
            });
        },
    },
    Helper {
        name: "column",
        signature: "pile.column",
        meaning: "the column of a place in a grid, from 1; () outside a grid",
        register: |engine, _| {
            engine.register_get("column", |pile: &mut Pile| {
                place_of(pile).map_or(Dynamic::UNIT, |(_, column)| number(column).into())
            });
        },
    },
    Helper {
        name: "==",
        signature: "pile == pile",
        meaning: "whether both are the same pile; `!=` says the contrary",
        register: |engine, _| {
            engine.register_fn("==", |one: Pile, other: Pile| one.index == other.index);
            engine.register_fn("!=", |one: Pile, other: Pile| one.index != other.index);
        },
    },
];

/// Something of what the file declares of the pile.
fn of_plan<T>(pile: &Pile, ask: impl FnOnce(&PilePlan) -> T) -> Option<T> {
    pile.run.view().plan().piles.get(pile.index).map(ask)
}

pub(super) fn number_of(pile: &Pile) -> i64 {
    of_plan(pile, |plan| number(plan.number)).unwrap_or_default()
}

pub(super) fn place_of(pile: &Pile) -> Option<(u16, u16)> {
    of_plan(pile, |plan| plan.place).flatten()
}

pub(super) fn group_of(pile: &Pile) -> String {
    of_plan(pile, |plan| plan.group.clone()).unwrap_or_default()
}

/// Whether places so many rows and columns apart touch by a side, or also by a corner.
pub(super) fn touch(down: i64, right: i64, corners: bool) -> bool {
    down + right == 1 || (corners && down == 1 && right == 1)
}

fn top(pile: &Pile) -> Dynamic {
    pile.cards().pop().map_or(Dynamic::UNIT, Dynamic::from)
}

/// The top cards of the piles of a list.
pub(super) fn tops(list: &[Dynamic]) -> Result<Array, Fail> {
    let mut cards = Array::new();
    for value in list {
        let Some(pile) = value.read_lock::<Pile>() else {
            return Err("a list of piles is needed, and something else is in it".into());
        };
        let top = top(&pile);
        if !top.is_unit() {
            cards.push(top);
        }
    }
    Ok(cards)
}

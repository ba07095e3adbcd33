//! What the table tells, and what a script that serves as a step may do to it.

use super::{Helper, distance, is_near};
use crate::hooks::facts::Facts;
use crate::hooks::values::{Fail, Pile, Table, number};
use crate::hooks::view::{Effect, PilePlan, TableView};
use rhai::{Array, Dynamic};
use std::sync::Arc;

pub(super) const HELPERS: &[Helper] = &[
    Helper {
        name: "piles",
        signature: "table.piles(\"tableau\")",
        meaning: "the piles of a group, by number",
        register: |engine, _| {
            engine.register_fn("piles", |table: &mut Table, group: &str| {
                in_group(table, group, |_| true)
            });
        },
    },
    Helper {
        name: "pile",
        signature: "table.pile(\"tableau\", 2)",
        meaning: "a pile of a group by its number; without a number the first",
        register: |engine, _| {
            engine.register_fn("pile", |table: &mut Table, group: &str| {
                one_of_group(table, group, 1)
            });
            engine.register_fn("pile", |table: &mut Table, group: &str, number: i64| {
                one_of_group(table, group, number)
            });
        },
    },
    Helper {
        name: "row",
        signature: "table.row(\"tableau\", 1)",
        meaning: "the places of a row of a grid, left to right",
        register: |engine, _| {
            engine.register_fn("row", |table: &mut Table, group: &str, at: i64| {
                in_group(table, group, |pile| {
                    pile.place.is_some_and(|(row, _)| i64::from(row) == at)
                })
            });
        },
    },
    Helper {
        name: "column",
        signature: "table.column(\"tableau\", 1)",
        meaning: "the places of a column of a grid, from above",
        register: |engine, _| {
            engine.register_fn("column", |table: &mut Table, group: &str, at: i64| {
                in_group(table, group, |pile| {
                    pile.place
                        .is_some_and(|(_, column)| i64::from(column) == at)
                })
            });
        },
    },
    Helper {
        name: "rows",
        signature: "table.rows(\"tableau\")",
        meaning: "how many rows a grid has; 0 if it is none",
        register: |engine, _| {
            engine.register_fn("rows", |table: &mut Table, group: &str| {
                extent(table, group, |(row, _)| row)
            });
        },
    },
    Helper {
        name: "columns",
        signature: "table.columns(\"tableau\")",
        meaning: "how many columns a grid has; 0 if it is none",
        register: |engine, _| {
            engine.register_fn("columns", |table: &mut Table, group: &str| {
                extent(table, group, |(_, column)| column)
            });
        },
    },
    Helper {
        name: "neighbours",
        signature: "table.neighbours(pile)",
        meaning: "the places of a grid that touch this one by a side",
        register: |engine, _| {
            engine.register_fn("neighbours", |table: &mut Table, pile: Pile| {
                neighbours(table, &pile, false)
            });
        },
    },
    Helper {
        name: "all_neighbours",
        signature: "table.all_neighbours(pile)",
        meaning: "the places of a grid that touch this one by a side or a corner",
        register: |engine, _| {
            engine.register_fn("all_neighbours", |table: &mut Table, pile: Pile| {
                neighbours(table, &pile, true)
            });
        },
    },
    Helper {
        name: "pass",
        signature: "table.pass",
        meaning: "which pass it is, from 1",
        register: |engine, _| {
            engine.register_get("pass", |table: &mut Table| number(table.0.view().pass));
        },
    },
    Helper {
        name: "redeals",
        signature: "table.redeals",
        meaning: "how many redeals were made",
        register: |engine, _| {
            engine.register_get("redeals", |table: &mut Table| {
                number(table.0.view().redeals)
            });
        },
    },
    Helper {
        name: "base",
        signature: "table.base",
        meaning: "what the base rank counts; () while there is none",
        register: |engine, facts| {
            let facts = Arc::clone(facts);
            engine.register_get("base", move |table: &mut Table| base(table, &facts));
        },
    },
    Helper {
        name: "tally",
        signature: "table.tally(\"turned\")",
        meaning: "what a tally stands at; of a row of tallies, `table.tally(\"turned\", 2)`",
        register: |engine, _| {
            engine.register_fn("tally", |table: &mut Table, name: &str| {
                tally(table, name, 1)
            });
            engine.register_fn("tally", |table: &mut Table, name: &str, at: i64| {
                tally(table, name, at)
            });
        },
    },
    Helper {
        name: "budget",
        signature: "table.budget(\"merci\")",
        meaning: "how often what has this name may still be done; () if without limit",
        register: |engine, _| {
            engine.register_fn("budget", |table: &mut Table, name: &str| {
                budget(table, name)
            });
        },
    },
    Helper {
        name: "move",
        signature: "table.move(pile, 1, pile)",
        meaning: "in a step: so many top cards of the first pile go onto the second, as they lie",
        register: |engine, _| {
            engine.register_fn(
                "move",
                |table: &mut Table, from: Pile, count: i64, to: Pile| {
                    let count = usize::try_from(count)
                        .map_err(|_| Fail::from("a number of cards is not below 0"))?;
                    let (from, to) = (from.index, to.index);
                    table.0.change(Effect::Move { from, count, to })
                },
            );
        },
    },
    Helper {
        name: "turn_up",
        signature: "table.turn_up(pile)",
        meaning: "in a step: the top card of the pile is turned face up",
        register: |engine, _| {
            engine.register_fn("turn_up", |table: &mut Table, pile: Pile| {
                table.0.change(Effect::TurnUp { pile: pile.index })
            });
        },
    },
    Helper {
        name: "set_tally",
        signature: "table.set_tally(\"turned\", 0)",
        meaning: "in a step: sets a tally; of a row of tallies, `table.set_tally(\"turned\", 2, 0)`",
        register: |engine, _| {
            engine.register_fn("set_tally", |table: &mut Table, name: &str, value: i64| {
                set_tally(table, name, 1, value)
            });
            engine.register_fn(
                "set_tally",
                |table: &mut Table, name: &str, at: i64, value: i64| {
                    set_tally(table, name, at, value)
                },
            );
        },
    },
];

/// The piles of a group that are such, by number.
fn in_group(table: &Table, group: &str, such: impl Fn(&PilePlan) -> bool) -> Result<Array, Fail> {
    let view = table.0.view();
    let all = || view.plan().piles.iter().enumerate();
    if !all().any(|(_, pile)| pile.group == group) {
        let names = all().map(|(_, pile)| pile.group.as_str());
        return Err(unknown("group", group, names).into());
    }
    Ok(all()
        .filter(|(_, pile)| pile.group == group && such(pile))
        .map(|(index, _)| {
            let run = Arc::clone(&table.0);
            Dynamic::from(Pile { run, index })
        })
        .collect())
}

fn one_of_group(table: &Table, group: &str, at: i64) -> Result<Dynamic, Fail> {
    let mut found = in_group(table, group, |pile| i64::from(pile.number) == at)?;
    found
        .pop()
        .ok_or_else(|| format!("there is no {group} {at}").into())
}

fn extent(table: &Table, group: &str, part: fn((u16, u16)) -> u16) -> i64 {
    let view = table.0.view();
    let piles = view.plan().piles.iter();
    piles
        .filter(|pile| pile.group == group)
        .filter_map(|pile| pile.place.map(part))
        .max()
        .map_or(0, i64::from)
}

fn neighbours(table: &Table, pile: &Pile, corners: bool) -> Result<Array, Fail> {
    let Some((row, column)) = super::pile::place_of(pile) else {
        return Err("only a place of a grid has neighbours".into());
    };
    let apart = |one: u16, other: u16| i64::from(one.abs_diff(other));
    in_group(table, &super::pile::group_of(pile), |other| {
        other.place.is_some_and(|place| {
            super::pile::touch(apart(place.0, row), apart(place.1, column), corners)
        })
    })
}

fn base(table: &Table, facts: &Facts) -> Dynamic {
    let base = table.0.view().base;
    base.map_or(Dynamic::UNIT, |rank| facts.rank_value(rank).into())
}

/// Which tally, and which number of it, those words mean.
fn find_tally(view: &TableView, name: &str, at: i64) -> Result<(usize, usize), Fail> {
    let tallies = &view.plan().tallies;
    let Some(tally) = tallies.iter().position(|tally| tally.name == name) else {
        let names = tallies.iter().map(|tally| tally.name.as_str());
        return Err(unknown("tally", name, names).into());
    };
    let length = view.tallies.get(tally).map_or(0, Vec::len);
    usize::try_from(at)
        .ok()
        .and_then(|at| at.checked_sub(1))
        .filter(|index| *index < length)
        .map(|index| (tally, index))
        .ok_or_else(|| format!("tally {name} has numbers 1 to {length}, no {at}").into())
}

fn tally(table: &Table, name: &str, at: i64) -> Result<i64, Fail> {
    let view = table.0.view();
    let (tally, index) = find_tally(&view, name, at)?;
    let value = view.tallies.get(tally).and_then(|row| row.get(index));
    Ok(value.copied().unwrap_or_default())
}

fn set_tally(table: &Table, name: &str, at: i64, value: i64) -> Result<(), Fail> {
    let (tally, index) = find_tally(&table.0.view(), name, at)?;
    table.0.change(Effect::SetTally {
        tally,
        index,
        value,
    })
}

fn budget(table: &Table, name: &str) -> Result<Dynamic, Fail> {
    let view = table.0.view();
    let budgets = &view.plan().budgets;
    let Some(at) = budgets.iter().position(|budget| budget == name) else {
        return Err(unknown("budget", name, budgets.iter().map(String::as_str)).into());
    };
    let left = view.budgets.get(at).copied().flatten();
    Ok(left.map_or(Dynamic::UNIT, |left| number(left).into()))
}

fn unknown<'a>(what: &str, name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let name: String = name.chars().take(40).collect();
    let near = known
        .map(|known| (distance(&name, known), known))
        .min()
        .filter(|(distance, _)| is_near(&name, *distance));
    match near {
        Some((_, near)) => format!("no {what} is called `{name}`; did you mean `{near}`?"),
        None => format!("no {what} is called `{name}`"),
    }
}

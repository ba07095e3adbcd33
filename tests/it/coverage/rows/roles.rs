//! Which kinds of piles a game has.

use crate::coverage::look::{names, of, piles};
use crate::coverage::table::Row;
use patience::rules::{PileTerm, Role, ScoreKind, Shape, StepKind};

pub const ROWS: &[Row] = &[
    Row {
        value: "a stock left after the deal",
        said: "`stock`",
        shows: |rules| names(rules, Role::Stock) && !rules.passes.is_empty(),
    },
    Row {
        value: "all cards dealt at the start",
        said: "no stock named",
        shows: |rules| !names(rules, Role::Stock),
    },
    Row {
        value: "one waste",
        said: "`waste`",
        shows: |rules| piles(rules, Role::Waste) == 1,
    },
    Row {
        value: "more wastes than one",
        said: "`waste x3`",
        shows: |rules| piles(rules, Role::Waste) > 1,
    },
    Row {
        value: "heaps that the player chooses among",
        said: "`heap x4 as tableau { lay any, from waste; lift top, to foundation }`",
        shows: |rules| {
            rules.groups.iter().any(|group| {
                group.name == "heap" && matches!(group.role, Role::Tableau | Role::Waste)
            })
        },
    },
    Row {
        value: "one foundation",
        said: "`foundation`",
        shows: |rules| piles(rules, Role::Foundation) == 1,
    },
    Row {
        value: "four foundations",
        said: "`foundation x4`",
        shows: |rules| piles(rules, Role::Foundation) == 4,
    },
    Row {
        value: "eight foundations",
        said: "`foundation x8`",
        shows: |rules| piles(rules, Role::Foundation) == 8,
    },
    Row {
        value: "twelve, thirteen or sixteen foundations",
        said: "`foundation x12`",
        shows: |rules| matches!(piles(rules, Role::Foundation), 12 | 13 | 16),
    },
    Row {
        value: "another number of foundations",
        said: "`foundation x5`",
        shows: |rules| !matches!(piles(rules, Role::Foundation), 0 | 1 | 4 | 8 | 12 | 13 | 16),
    },
    Row {
        value: "foundations in two groups",
        said: "`kings x4 as foundation { start K; build down in suit }` beside `foundation x4`",
        shows: |rules| of(rules, Role::Foundation).count() > 1,
    },
    Row {
        value: "no foundation: cards are removed",
        said: "`remove …` and no `foundation`",
        shows: |rules| !names(rules, Role::Foundation) && !rules.removals.is_empty(),
    },
    Row {
        value: "three to six tableau piles",
        said: "`tableau x4`",
        shows: |rules| matches!(piles(rules, Role::Tableau), 3..=6),
    },
    Row {
        value: "seven tableau piles",
        said: "`tableau x7`",
        shows: |rules| piles(rules, Role::Tableau) == 7,
    },
    Row {
        value: "eight to thirteen tableau piles",
        said: "`tableau x10`",
        shows: |rules| matches!(piles(rules, Role::Tableau), 8..=13),
    },
    Row {
        value: "sixteen to twenty tableau piles, mostly fans",
        said: "`fan x18 as tableau`",
        shows: |rules| matches!(piles(rules, Role::Tableau), 16..=20),
    },
    Row {
        value: "twenty-one tableau piles or more",
        said: "`tableau x40`, `tableau 4 by 13`",
        shows: |rules| piles(rules, Role::Tableau) > 20,
    },
    Row {
        value: "no tableau",
        said: "no `tableau`",
        shows: |rules| !names(rules, Role::Tableau),
    },
    Row {
        value: "one reserve pile",
        said: "`reserve`",
        shows: |rules| piles(rules, Role::Reserve) == 1,
    },
    Row {
        value: "several reserve piles",
        said: "`reserve x4`",
        shows: |rules| piles(rules, Role::Reserve) > 1,
    },
    Row {
        value: "cells, empty at the start",
        said: "`cell x4`",
        shows: |rules| names(rules, Role::Cell) && !dealt_to(rules, Role::Cell),
    },
    Row {
        value: "cells, filled at the start",
        said: "`cell x8` and `deal 1 to cell 1-4`",
        shows: |rules| dealt_to(rules, Role::Cell),
    },
    Row {
        value: "a cell for several cards",
        said: "`cell { cap 3 }`",
        shows: |rules| {
            of(rules, Role::Cell)
                .any(|group| group.caps.iter().any(|cap| cap.is_none_or(|cap| cap > 1)))
        },
    },
    Row {
        value: "cards put aside out of play",
        said: "`move cards A from tableau to discard`",
        shows: |rules| {
            rules.layout.iter().any(|step| match &step.kind {
                StepKind::Move(moved) => to_discard(rules, &moved.to),
                StepKind::Put { on, .. } => to_discard(rules, on),
                StepKind::Deal(deal) => {
                    to_discard(rules, &deal.to)
                        || deal
                            .sending
                            .as_ref()
                            .is_some_and(|send| to_discard(rules, &send.to))
                }
                _ => false,
            })
        },
    },
    Row {
        value: "a grid of places",
        said: "`tableau 4 by 13`",
        shows: |rules| {
            rules
                .groups
                .iter()
                .any(|group| matches!(group.shape, Shape::Grid { .. }))
        },
    },
    Row {
        value: "cards that cover each other",
        said: "`shape \"\"\"…\"\"\"`",
        shows: |rules| {
            rules.groups.iter().any(|group| {
                matches!(&group.shape, Shape::Drawing { spots }
                    if spots.iter().any(|spot| !spot.covered_by.is_empty()))
            })
        },
    },
    Row {
        value: "places drawn freely, holes too",
        said: "`plan \"\"\"…\"\"\"`",
        shows: |rules| {
            rules.groups.iter().any(|group| {
                matches!(&group.shape, Shape::Drawing { spots }
                    if spots.iter().all(|spot| spot.covered_by.is_empty()))
            })
        },
    },
    Row {
        value: "a row of piles that closes up",
        said: "`closes up`",
        shows: |rules| rules.groups.iter().any(|group| group.shape == Shape::Line),
    },
    Row {
        value: "boards that are scored line by line",
        said: "`tableau 5 by 5` and a hook for the score",
        shows: |rules| {
            rules
                .score
                .parts
                .iter()
                .any(|(part, _)| matches!(part, ScoreKind::Script(_)))
        },
    },
    Row {
        value: "a pile that only shows something (base card, trump)",
        said: "`base from reserve`, or a reserve with `lift none`",
        shows: |rules| rules.base_from.is_some(),
    },
];

fn dealt_to(rules: &patience::rules::Rules, role: Role) -> bool {
    rules.layout.iter().any(|step| {
        matches!(&step.kind, StepKind::Deal(deal)
            if crate::coverage::look::among(rules, &deal.to, role))
    })
}

fn to_discard(rules: &patience::rules::Rules, piles: &[PileTerm]) -> bool {
    piles.iter().any(|term| {
        matches!(term, PileTerm::Group(id, _)
            if rules.group(*id).is_some_and(|group| group.role == Role::Discard))
    })
}

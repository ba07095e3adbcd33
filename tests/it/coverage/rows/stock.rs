//! How the stock is used, and what is dealt again.

use crate::coverage::look::{
    among, conditioned, gathers, holds, is_deal, later, lifts, of, shuffles,
};
use crate::coverage::table::Row;
use patience::rules::{
    Clause, ClauseTest, Condition, Face, LiftUnit, PassLine, PileTerm, Reference, Role, Rules,
    StepKind,
};

pub const ROWS: &[Row] = &[
    Row {
        value: "turned to the waste",
        said: "`passes 1 { turn 1 to waste }`",
        shows: |rules| turned(rules, |_| true),
    },
    Row {
        value: "a row, one to each tableau pile",
        said: "`passes 1 { deal 1 to each tableau }`",
        shows: |rules| dealt(rules, Role::Tableau),
    },
    Row {
        value: "the player takes the top card",
        said: "`stock { face up; lift top }`",
        shows: |rules| lifts(rules, Role::Stock, |unit| *unit != LiftUnit::None),
    },
    Row {
        value: "dealt by itself",
        said: "`fill … from stock`, `at once`",
        shows: |rules| {
            rules.groups.iter().any(|group| {
                group.fill.as_ref().is_some_and(|fill| {
                    fill.from.iter().any(|from| among(rules, from, Role::Stock))
                })
            })
        },
    },
    Row {
        value: "to reserves",
        said: "`passes 1 { deal 1 to each reserve }`",
        shows: |rules| dealt(rules, Role::Reserve) || dealt(rules, Role::Waste),
    },
    Row {
        value: "to the foundation",
        said: "`passes 1 { deal 1 to foundation }`",
        shows: |rules| dealt(rules, Role::Foundation) || turned_to(rules, Role::Foundation),
    },
    Row {
        value: "to some of the piles only",
        said: "`deal 1 to each tableau 1-3`",
        shows: |rules| {
            rules
                .passes
                .iter()
                .flat_map(|line| &line.steps)
                .any(|step| {
                    is_deal(step, |deal| {
                        deal.to.iter().any(|term| {
                            matches!(term, PileTerm::Group(_, select)
                            if *select != patience::rules::Select::All)
                        })
                    })
                })
        },
    },
    Row {
        value: "one card at a turn",
        said: "`turn 1 to waste`",
        shows: |rules| turned(rules, |count| count == 1),
    },
    Row {
        value: "two cards at a turn",
        said: "`turn 2 to waste`",
        shows: |rules| turned(rules, |count| count == 2),
    },
    Row {
        value: "three cards at a turn",
        said: "`turn 3 to waste`",
        shows: |rules| turned(rules, |count| count == 3),
    },
    Row {
        value: "another number of cards at a turn",
        said: "`turn 5 to waste`",
        shows: |rules| turned(rules, |count| count > 3),
    },
    Row {
        value: "by the pass: other numbers, or a last round of its own",
        said: "several `passes` lines",
        shows: |rules| rules.passes.len() > 1,
    },
    Row {
        value: "one pass",
        said: "`passes 1`",
        shows: |rules| passes(rules) == Some(1),
    },
    Row {
        value: "two passes",
        said: "`passes 2`",
        shows: |rules| passes(rules) == Some(2),
    },
    Row {
        value: "three passes",
        said: "`passes 3`",
        shows: |rules| passes(rules) == Some(3),
    },
    Row {
        value: "four passes or more",
        said: "`passes 4`",
        shows: |rules| passes(rules).is_some_and(|last| last > 3),
    },
    Row {
        value: "passes without limit",
        said: "`passes without limit`",
        shows: |rules| rules.passes.last().is_some_and(|line| line.last.is_none()),
    },
    Row {
        value: "no deal while a pile is empty",
        said: "`passes 1, when no tableau is empty`",
        shows: |rules| {
            rules
                .passes
                .iter()
                .any(|line| asks_piles(&line.clauses) && deals_row(line))
        },
    },
    Row {
        value: "dealt only to piles that hold a card",
        said: "`deal 1 to each tableau, when it is not empty`",
        shows: |rules| {
            rules
                .passes
                .iter()
                .flat_map(|line| &line.steps)
                .any(|step| {
                    is_deal(step, |_| true)
                        && step.when.as_ref().is_some_and(|when| {
                            holds(when, &|part| {
                                matches!(part, Condition::Piles { piles, .. }
                                if piles.contains(&PileTerm::Reference(Reference::It)))
                            })
                        })
                })
        },
    },
    Row {
        value: "the waste turned over in its order",
        said: "the default redeal",
        shows: |rules| {
            gathers(rules, |gather| {
                gather
                    .from
                    .iter()
                    .any(|from| among(rules, from, Role::Waste))
            }) && !shuffles(rules)
        },
    },
    Row {
        value: "the waste shuffled",
        said: "`redeal { gather waste to stock; shuffle }`",
        shows: |rules| {
            gathers(rules, |gather| {
                gather
                    .from
                    .iter()
                    .any(|from| among(rules, from, Role::Waste))
            }) && shuffles(rules)
        },
    },
    Row {
        value: "a waste of one card, which must go first",
        said: "`waste { cap 1 }`",
        shows: |rules| of(rules, Role::Waste).any(|group| group.caps.contains(&Some(1))),
    },
    Row {
        value: "the tableau gathered in order, not shuffled",
        said: "`redeal without limit { gather tableau to stock; lay out again }`",
        shows: |rules| gathers_tableau(rules) && !shuffles(rules),
    },
    Row {
        value: "the tableau gathered and shuffled",
        said: "`redeal twice { gather fan to stock; shuffle; lay out again }`",
        shows: |rules| gathers_tableau(rules) && shuffles(rules),
    },
    Row {
        value: "what is in sequence stays where it lies",
        said: "`gather unsettled cards of tableau to stock`",
        shows: |rules| gathers(rules, |gather| gather.unsettled),
    },
    Row {
        value: "gathered in another order",
        said: "`last pile first`, `top card first`",
        shows: |rules| {
            gathers(rules, |gather| {
                gather.last_pile_first || gather.top_card_first
            })
        },
    },
    Row {
        value: "piles rotated",
        said: "`rotate each tableau`",
        shows: |rules| later(rules).any(|step| matches!(step.kind, StepKind::Rotate(_))),
    },
    Row {
        value: "a redeal that does not wait for the stock",
        said: "`redeal twice, at any time`",
        shows: |rules| {
            rules
                .redeal
                .as_ref()
                .is_some_and(|redeal| redeal.at_any_time)
        },
    },
    Row {
        value: "only when no move is left",
        said: "`when blocked`",
        shows: |rules| conditioned(rules, |part| *part == Condition::Blocked),
    },
    Row {
        value: "only when all piles are filled",
        said: "`when no heap is empty`, `when every reserve is full`",
        shows: |rules| {
            let heads = rules.passes.iter().flat_map(|line| &line.clauses);
            let heads = heads.chain(rules.actions.iter().flat_map(|action| &action.clauses));
            heads
                .filter(|clause| asks_piles(std::slice::from_ref(clause)))
                .count()
                > 0
        },
    },
    Row {
        value: "between deals a number of cards must be played",
        said: "`tally played, each card …` and a phase or `when`",
        shows: |rules| {
            !rules.tallies.is_empty()
                && conditioned(rules, |part| {
                    matches!(
                        part,
                        Condition::Count(patience::rules::Counted::Tally(_), _)
                    )
                })
        },
    },
    Row {
        value: "rules that change with the pass",
        said: "`when pass is 1`",
        shows: |rules| {
            conditioned(rules, |part| {
                matches!(
                    part,
                    Condition::Count(patience::rules::Counted::Pass, _)
                        | Condition::PassIsLast
                        | Condition::NoRedealLeft
                )
            })
        },
    },
    Row {
        value: "a stock that is seen",
        said: "`stock { face up }`",
        shows: |rules| of(rules, Role::Stock).any(|group| group.face == Face::Up),
    },
];

fn turned(rules: &Rules, test: impl Fn(u16) -> bool) -> bool {
    rules
        .passes
        .iter()
        .flat_map(|line| &line.steps)
        .any(|step| matches!(&step.kind, StepKind::Turn(turn) if test(turn.count)))
}

fn turned_to(rules: &Rules, role: Role) -> bool {
    rules
        .passes
        .iter()
        .flat_map(|line| &line.steps)
        .any(|step| matches!(&step.kind, StepKind::Turn(turn) if among(rules, &turn.to, role)))
}

fn dealt(rules: &Rules, role: Role) -> bool {
    rules
        .passes
        .iter()
        .flat_map(|line| &line.steps)
        .any(|step| is_deal(step, |deal| among(rules, &deal.to, role)))
}

fn deals_row(line: &PassLine) -> bool {
    line.steps.iter().any(|step| is_deal(step, |_| true))
}

fn asks_piles(clauses: &[Clause]) -> bool {
    clauses.iter().any(|clause| match &clause.test {
        ClauseTest::When(condition) => {
            holds(condition, &|part| matches!(part, Condition::Piles { .. }))
        }
        _ => false,
    })
}

/// How many passes there are, where there is a schedule with an end.
fn passes(rules: &Rules) -> Option<u16> {
    rules.passes.last()?.last
}

fn gathers_tableau(rules: &Rules) -> bool {
    gathers(rules, |gather| {
        gather
            .from
            .iter()
            .any(|from| among(rules, from, Role::Tableau))
    })
}

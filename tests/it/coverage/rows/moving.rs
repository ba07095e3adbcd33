//! What moves between tableau piles, and what fills a space.

use crate::coverage::look::{asks, is_any, is_base, is_rank, lays, lifts, limited, of, starts};
use crate::coverage::table::Row;
use patience::rules::{
    ClauseTest, Condition, Group, LayWord, Leaf, LiftUnit, Limit, PileTerm, Piles, Quantity,
    Reference, Role, Rules, Select, Shape,
};

const TABLEAU: Role = Role::Tableau;

pub const UNITS: &[Row] = &[
    Row {
        value: "any part of a run",
        said: "`lift sequence`",
        shows: |rules| lifts(rules, TABLEAU, |unit| *unit == LiftUnit::Sequence(None)),
    },
    Row {
        value: "one card at a time",
        said: "`lift top`",
        shows: |rules| {
            of(rules, TABLEAU).any(|group| {
                group.lift.iter().all(|line| line.unit == LiftUnit::Top)
                    && group.lay.iter().any(|line| line.word != LayWord::Start)
            })
        },
    },
    Row {
        value: "no building, only the top card leaves",
        said: "no `build`",
        shows: |rules| {
            of(rules, TABLEAU).any(|group| {
                group.lift.iter().any(|line| line.unit == LiftUnit::Top)
                    && !group.lay.iter().any(|line| {
                        line.word != LayWord::Start
                            && !crate::coverage::look::says(&line.phrase, &|leaf| {
                                *leaf == Leaf::None
                            })
                    })
            })
        },
    },
    Row {
        value: "cards cannot leave",
        said: "`lift none`",
        shows: |rules| {
            of(rules, TABLEAU)
                .any(|group| group.lift.iter().all(|line| line.unit == LiftUnit::None))
        },
    },
    Row {
        value: "one card or the whole pile",
        said: "`lift top; lift whole pile`",
        shows: |rules| {
            of(rules, TABLEAU)
                .any(|group| has(group, &LiftUnit::Top) && has(group, &LiftUnit::WholePile))
        },
    },
    Row {
        value: "all the face-up cards together",
        said: "`lift all face-up`",
        shows: |rules| lifts(rules, TABLEAU, |unit| *unit == LiftUnit::AllFaceUp),
    },
    Row {
        value: "as many as the empty cells allow",
        said: "`lift sequence, as cells allow`",
        shows: |rules| limited(rules, TABLEAU, Limit::Cells),
    },
    Row {
        value: "as many as the empty cells and spaces allow, halved to a space",
        said: "`lift sequence, as cells and spaces allow`",
        shows: |rules| limited(rules, TABLEAU, Limit::CellsAndSpaces),
    },
    Row {
        value: "any face-up cards, whatever their order",
        said: "`lift any packet`",
        shows: |rules| lifts(rules, TABLEAU, |unit| *unit == LiftUnit::AnyPacket),
    },
    Row {
        value: "a run by a stricter rule than that of building",
        said: "`lift sequence in suit`",
        shows: |rules| {
            lifts(rules, TABLEAU, |unit| {
                matches!(unit, LiftUnit::Sequence(Some(_)))
            })
        },
    },
    Row {
        value: "a full sequence, even beyond the limit",
        said: "`lift sequence, as cells allow; lift sequence, to foundation`",
        shows: |rules| {
            (limited(rules, TABLEAU, Limit::Cells)
                || limited(rules, TABLEAU, Limit::CellsAndSpaces))
                && lays(rules, Role::Foundation, |line| {
                    crate::coverage::look::says(&line.phrase, &|leaf| {
                        matches!(leaf, Leaf::Run { .. })
                    })
                })
        },
    },
    Row {
        value: "any card from the middle of a pile",
        said: "`lift any card`",
        shows: |rules| {
            rules
                .groups
                .iter()
                .any(|group| has(group, &LiftUnit::AnyCard))
        },
    },
    Row {
        value: "one card that no rule lets go, once in a game",
        said: "`lift any card, once as merci`",
        shows: |rules| {
            of(rules, TABLEAU).any(|group| group.lift.iter().any(|line| line.budget.is_some()))
        },
    },
    Row {
        value: "cards leave only for the foundations",
        said: "`lift top, to foundation`",
        shows: |rules| {
            of(rules, TABLEAU).any(|group| {
                !group.lift.is_empty()
                    && group.lift.iter().all(|line| {
                        line.clauses.iter().any(|clause| {
                            matches!(&clause.test, ClauseTest::To(piles)
                                if crate::coverage::look::among(rules, piles, Role::Foundation))
                        })
                    })
            })
        },
    },
    Row {
        value: "a pile goes where its top card allows",
        said: "`lift squared pile, to left or third left`",
        shows: |rules| lifts(rules, TABLEAU, |unit| *unit == LiftUnit::SquaredPile),
    },
    Row {
        value: "where a card may go depends on where it lies",
        said: "`build down in suit, from tableau 1-6`",
        shows: |rules| {
            lays(rules, Role::Foundation, |line| {
                line.clauses.iter().any(|clause| match &clause.test {
                    ClauseTest::From(piles) => piles.iter().any(
                        |term| matches!(term, PileTerm::Group(_, select) if *select != Select::All),
                    ),
                    _ => false,
                })
            })
        },
    },
];

pub const SPACES: &[Row] = &[
    Row {
        value: "any card or run",
        said: "`start any`",
        shows: |rules| {
            lays(rules, TABLEAU, |line| {
                line.word != LayWord::Build && is_any(&line.phrase) && line.clauses.is_empty()
            })
        },
    },
    Row {
        value: "kings only",
        said: "`start K`",
        shows: |rules| starts(rules, TABLEAU, |leaf| is_rank(rules, leaf, &["K"])),
    },
    Row {
        value: "never filled",
        said: "`start none`",
        shows: |rules| {
            of(rules, TABLEAU).any(|group| {
                group.fill.is_none()
                    && group.shape == Shape::Row
                    && !group.lay.is_empty()
                    && starters(group).all(|leafless| leafless)
            })
        },
    },
    Row {
        value: "aces only",
        said: "`start A`",
        shows: |rules| starts(rules, TABLEAU, |leaf| is_rank(rules, leaf, &["A"])),
    },
    Row {
        value: "another rank only",
        said: "`start Q`",
        shows: |rules| {
            starts(rules, TABLEAU, |leaf| {
                is_rank(
                    rules,
                    leaf,
                    &["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q"],
                )
            })
        },
    },
    Row {
        value: "the rank below the base card",
        said: "`start next below base`",
        shows: |rules| starts(rules, TABLEAU, is_base(-1)),
    },
    Row {
        value: "one card only, though runs move elsewhere",
        said: "`start any, one card`",
        shows: |rules| {
            lays(rules, TABLEAU, |line| {
                line.word != LayWord::Build && line.limit == Limit::OneCard
            })
        },
    },
    Row {
        value: "filled at once from the waste, then the stock",
        said: "`fill from waste then stock`",
        shows: |rules| {
            fills(rules, |from| {
                roles(rules, from) == [Role::Waste, Role::Stock]
            })
        },
    },
    Row {
        value: "filled at once from the reserve",
        said: "`fill from reserve`",
        shows: |rules| {
            fills(rules, |from| {
                roles(rules, from).first() == Some(&Role::Reserve)
            })
        },
    },
    Row {
        value: "filled at once from the stock",
        said: "`fill from stock`",
        shows: |rules| fills(rules, |from| roles(rules, from) == [Role::Stock]),
    },
    Row {
        value: "filled while the stock lasts, then by any card",
        said: "`fill from stock` and `start any`",
        shows: |rules| {
            of(rules, TABLEAU)
                .any(|group| group.fill.is_some() && starters(group).any(|leafless| !leafless))
        },
    },
    Row {
        value: "filled from the next pile on the right",
        said: "`fill from right`",
        shows: |rules| {
            fills(rules, |from| {
                from.iter()
                    .flatten()
                    .any(|term| matches!(term, PileTerm::Reference(Reference::Right(_))))
            })
        },
    },
    Row {
        value: "filled from a braid or another reserve, pile by pile",
        said: "`reserve x4 { fill from braid }`",
        shows: |rules| {
            rules.groups.iter().any(|group| {
                group.role != TABLEAU
                    && group.fill.as_ref().is_some_and(|fill| {
                        roles(rules, &fill.from)
                            .iter()
                            .any(|role| matches!(role, Role::Reserve | Role::Tableau))
                    })
            })
        },
    },
    Row {
        value: "several cards at once",
        said: "`fill 4 from stock`",
        shows: |rules| {
            of(rules, TABLEAU).any(|group| group.fill.as_ref().is_some_and(|fill| fill.count > 1))
        },
    },
    Row {
        value: "only from the waste, the stock or the reserve",
        said: "`start any, from waste`",
        shows: |rules| {
            lays(rules, TABLEAU, |line| {
                line.word != LayWord::Build
                    && line.clauses.iter().any(|clause| {
                        matches!(&clause.test, ClauseTest::From(piles)
                            if [Role::Waste, Role::Stock, Role::Reserve]
                                .iter()
                                .any(|&role| crate::coverage::look::among(rules, piles, role)))
                    })
            })
        },
    },
    Row {
        value: "otherwise before and after the stock or reserve is out",
        said: "`start any, from waste, when reserve is empty`",
        shows: |rules| {
            lays(rules, TABLEAU, |line| {
                line.word != LayWord::Build
                    && line.clauses.iter().any(|clause| match &clause.test {
                        ClauseTest::When(condition) => {
                            crate::coverage::look::holds(condition, &|part| {
                                matches!(part, Condition::Piles { piles, quantity, .. }
                                if *quantity != Quantity::No
                                    && [Role::Stock, Role::Reserve].iter().any(|&role| {
                                        crate::coverage::look::among(rules, piles, role)
                                    }))
                            })
                        }
                        _ => false,
                    })
            })
        },
    },
    Row {
        value: "a gap takes the card that follows its neighbour",
        said: "`lay up in suit, compared with left`",
        shows: |rules| {
            lays(rules, TABLEAU, |line| {
                line.word == LayWord::Lay && matches!(line.compared_with, Some(Reference::Left(_)))
            })
        },
    },
    Row {
        value: "some piles only",
        said: "`start K, in pile 1`",
        shows: |rules| {
            lays(rules, TABLEAU, |line| {
                line.word != LayWord::Build
                    && line
                        .clauses
                        .iter()
                        .any(|clause| matches!(clause.test, ClauseTest::In(_)))
            }) && !asks(rules, |test| *test == ClauseTest::BothSettled)
        },
    },
];

fn has(group: &Group, unit: &LiftUnit) -> bool {
    group.lift.iter().any(|line| line.unit == *unit)
}

/// Of each line that begins a pile whether it admits no card.
fn starters(group: &Group) -> impl Iterator<Item = bool> {
    group
        .lay
        .iter()
        .filter(|line| line.word != LayWord::Build)
        .map(|line| crate::coverage::look::says(&line.phrase, &|leaf| *leaf == Leaf::None))
}

fn fills(rules: &Rules, test: impl Fn(&[Piles]) -> bool) -> bool {
    of(rules, TABLEAU).any(|group| group.fill.as_ref().is_some_and(|fill| test(&fill.from)))
}

/// The roles of the piles, in order of preference.
fn roles(rules: &Rules, from: &[Piles]) -> Vec<Role> {
    from.iter()
        .flatten()
        .filter_map(|term| match term {
            PileTerm::Group(id, _) => rules.group(*id).map(|group| group.role),
            PileTerm::Reference(_) => None,
        })
        .collect()
}

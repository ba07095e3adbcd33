//! What may be built on the tableau and on foundations.

use crate::coverage::look::{
    builds, by_more, conditioned, corner, going, is_base, is_rank, lays, lifts, names, of, says,
    starts, suited,
};
use crate::coverage::table::Row;
use patience::rules::{
    ClauseTest, Condition, Counted, Direction, LayWord, Leaf, LiftUnit, PileState, PileTerm,
    Reference, Role, Rules, SuitWord,
};

const TABLEAU_ROLE: Role = Role::Tableau;
const HOME: Role = Role::Foundation;

pub const TABLEAU: &[Row] = &[
    Row {
        value: "no building",
        said: "no `build`",
        shows: |rules| of(rules, TABLEAU_ROLE).any(|group| !is_built(group)),
    },
    Row {
        value: "in alternate colours",
        said: "`build down in alternate colours`",
        shows: |rules| builds(rules, TABLEAU_ROLE, suited(SuitWord::AlternateColours)),
    },
    Row {
        value: "in suit",
        said: "`build down in suit`",
        shows: |rules| builds(rules, TABLEAU_ROLE, suited(SuitWord::InSuit)),
    },
    Row {
        value: "regardless of suit",
        said: "`build down regardless of suit`",
        shows: |rules| builds(rules, TABLEAU_ROLE, suited(SuitWord::Regardless)),
    },
    Row {
        value: "in any suit but its own",
        said: "`build down in another suit`",
        shows: |rules| builds(rules, TABLEAU_ROLE, suited(SuitWord::AnotherSuit)),
    },
    Row {
        value: "in colour",
        said: "`build down in colour`",
        shows: |rules| builds(rules, TABLEAU_ROLE, suited(SuitWord::InColour)),
    },
    Row {
        value: "down",
        said: "`down`",
        shows: |rules| builds(rules, TABLEAU_ROLE, going(Direction::Down)),
    },
    Row {
        value: "up",
        said: "`up`",
        shows: |rules| builds(rules, TABLEAU_ROLE, going(Direction::Up)),
    },
    Row {
        value: "up or down",
        said: "`up or down`",
        shows: |rules| builds(rules, TABLEAU_ROLE, going(Direction::UpOrDown)),
    },
    Row {
        value: "round the corner",
        said: "`round the corner`",
        shows: |rules| builds(rules, TABLEAU_ROLE, corner),
    },
    Row {
        value: "by two, three or four ranks",
        said: "`build down by 2 in suit`",
        shows: |rules| builds(rules, TABLEAU_ROLE, by_more),
    },
    Row {
        value: "the same rank too",
        said: "`build down in suit or same rank`",
        shows: |rules| builds(rules, TABLEAU_ROLE, |leaf| *leaf == Leaf::SameRank),
    },
    Row {
        value: "any lower rank",
        said: "`build lower regardless of suit`",
        shows: |rules| builds(rules, TABLEAU_ROLE, going(Direction::Lower)),
    },
    Row {
        value: "one suit, in any order",
        said: "`build in suit`",
        shows: |rules| {
            builds(rules, TABLEAU_ROLE, |leaf| {
                *leaf == Leaf::Suit(SuitWord::InSuit)
            })
        },
    },
    Row {
        value: "any card",
        said: "`build any`",
        shows: |rules| builds(rules, TABLEAU_ROLE, |leaf| *leaf == Leaf::Any),
    },
    Row {
        value: "the step depends on the suit, or doubles",
        said: "a hook",
        shows: |rules| {
            [TABLEAU_ROLE, HOME]
                .into_iter()
                .any(|role| builds(rules, role, |leaf| matches!(leaf, Leaf::Script(_))))
        },
    },
    Row {
        value: "one card to a pile",
        said: "`cap 1`, or a grid",
        shows: |rules| capped(rules, |cap| cap == 1),
    },
    Row {
        value: "two to six cards to a pile",
        said: "`cap 3`",
        shows: |rules| capped(rules, |cap| (2..=6).contains(&cap)),
    },
    Row {
        value: "seven to thirteen cards to a pile",
        said: "`cap 13`",
        shows: |rules| capped(rules, |cap| (7..=13).contains(&cap)),
    },
    Row {
        value: "cards that may not be built on",
        said: "`build down in suit, not on D`",
        shows: |rules| {
            lays(rules, TABLEAU_ROLE, |line| {
                line.clauses
                    .iter()
                    .any(|clause| matches!(clause.test, ClauseTest::On(_)))
            })
        },
    },
    Row {
        value: "any card on a face-down one",
        said: "`build any, on face down`",
        shows: |rules| {
            lays(rules, TABLEAU_ROLE, |line| {
                line.clauses
                    .iter()
                    .any(|clause| clause.test == ClauseTest::OnFaceDown)
            })
        },
    },
    Row {
        value: "a joker on anything, and anything on a joker",
        said: "`build down in suit or joker; build any, on joker`",
        shows: |rules| {
            rules.pack.extra_copies > 0
                && lays(rules, TABLEAU_ROLE, |line| line.word != LayWord::Start)
        },
    },
    Row {
        value: "the way of the first step is kept",
        said: "`up or down in suit, one way`",
        shows: |rules| one_way(rules, TABLEAU_ROLE),
    },
    Row {
        value: "compared with a neighbour, not with the top",
        said: "`lay up in suit, compared with left`",
        shows: |rules| lays(rules, TABLEAU_ROLE, |line| line.compared_with.is_some()),
    },
];

pub const FOUNDATIONS: &[Row] = &[
    Row {
        value: "in suit",
        said: "the default, `up in suit`",
        shows: |rules| builds(rules, HOME, suited(SuitWord::InSuit)),
    },
    Row {
        value: "regardless of suit",
        said: "`build up regardless of suit`",
        shows: |rules| builds(rules, HOME, suited(SuitWord::Regardless)),
    },
    Row {
        value: "in alternate colours",
        said: "`build up in alternate colours`",
        shows: |rules| builds(rules, HOME, suited(SuitWord::AlternateColours)),
    },
    Row {
        value: "in colour",
        said: "`build up in colour`",
        shows: |rules| builds(rules, HOME, suited(SuitWord::InColour)),
    },
    Row {
        value: "whole sequences only, in suit",
        said: "`start run K to A in suit`",
        shows: |rules| runs(rules, |suit| suit == SuitWord::InSuit),
    },
    Row {
        value: "whole sequences only, in other suits",
        said: "`start run K to A in alternate colours`",
        shows: |rules| runs(rules, |suit| suit != SuitWord::InSuit),
    },
    Row {
        value: "up or down on one pile, as at golf",
        said: "`build up or down regardless of suit`",
        shows: |rules| builds(rules, HOME, going(Direction::UpOrDown)),
    },
    Row {
        value: "up",
        said: "`up`",
        shows: |rules| builds(rules, HOME, going(Direction::Up)),
    },
    Row {
        value: "down",
        said: "`down`",
        shows: |rules| builds(rules, HOME, going(Direction::Down)),
    },
    Row {
        value: "by two to eight ranks",
        said: "`up by 2`, `up by pile number`",
        shows: |rules| builds(rules, HOME, by_more),
    },
    Row {
        value: "aces up",
        said: "the default, `start A`",
        shows: |rules| {
            starts(rules, HOME, |leaf| is_rank(rules, leaf, &["A"]))
                && builds(rules, HOME, going(Direction::Up))
        },
    },
    Row {
        value: "aces up and kings down",
        said: "two groups of foundations",
        shows: |rules| {
            let both = |wanted: &str, way| {
                of(rules, HOME).any(|group| {
                    group
                        .lay
                        .iter()
                        .any(|line| says(&line.phrase, &|leaf| is_rank(rules, leaf, &[wanted])))
                        && group.lay.iter().any(|line| says(&line.phrase, &going(way)))
                })
            };
            both("A", Direction::Up) && both("K", Direction::Down)
        },
    },
    Row {
        value: "kings down",
        said: "`start K; build down in suit`",
        shows: |rules| {
            starts(rules, HOME, |leaf| is_rank(rules, leaf, &["K"]))
                && builds(rules, HOME, going(Direction::Down))
        },
    },
    Row {
        value: "a base card, the others of its rank",
        said: "`start base; build up in suit, round the corner`",
        shows: |rules| starts(rules, HOME, is_base(0)),
    },
    Row {
        value: "any card begins, each pile by itself",
        said: "`start any`",
        shows: |rules| starts(rules, HOME, |leaf| *leaf == Leaf::Any),
    },
    Row {
        value: "another rank begins",
        said: "`start 2`, `start A 2 3 4 respectively`",
        shows: |rules| {
            starts(rules, HOME, |leaf| {
                is_rank(
                    rules,
                    leaf,
                    &["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q"],
                )
            })
        },
    },
    Row {
        value: "round the corner",
        said: "`round the corner`",
        shows: |rules| builds(rules, HOME, corner),
    },
    Row {
        value: "all the pack on one pile",
        said: "`foundation { cap 52 }`",
        shows: |rules| {
            of(rules, HOME).any(|group| {
                group.piles == 1 && group.caps.iter().any(|cap| cap.is_none_or(|cap| cap > 26))
            })
        },
    },
    Row {
        value: "fewer cards than there are ranks",
        said: "`cap 7`",
        shows: |rules| {
            let ranks = rules.pack.order.len();
            of(rules, HOME).any(|group| {
                group
                    .caps
                    .iter()
                    .any(|cap| cap.is_some_and(|cap| usize::from(cap) < ranks))
            })
        },
    },
    Row {
        value: "more cards than there are ranks",
        said: "`cap 26`",
        shows: |rules| {
            let ranks = rules.pack.order.len();
            of(rules, HOME).any(|group| {
                group.piles > 1
                    && group
                        .caps
                        .iter()
                        .any(|cap| cap.is_none_or(|cap| usize::from(cap) > ranks))
            })
        },
    },
    Row {
        value: "each pile as long as it is told",
        said: "`cap 5 5 4 respectively`",
        shows: |rules| {
            of(rules, HOME).any(|group| group.caps.windows(2).any(|pair| pair[0] != pair[1]))
        },
    },
    Row {
        value: "up, then down on the same pile",
        said: "`build up in suit, when it holds under 13 cards; build down in suit, when it holds over 13 cards`",
        shows: |rules| {
            of(rules, HOME).any(|group| {
                let goes = |way| {
                    group.lay.iter().any(|line| {
                        says(&line.phrase, &going(way)) && counts_itself(line.clauses.as_slice())
                    })
                };
                goes(Direction::Up) && goes(Direction::Down)
            })
        },
    },
    Row {
        value: "cards may come back",
        said: "`lift top`",
        shows: |rules| lifts(rules, HOME, |unit| *unit != LiftUnit::None),
    },
    Row {
        value: "cards stay",
        said: "the default, `lift none`",
        shows: |rules| {
            names(rules, HOME)
                && of(rules, HOME)
                    .all(|group| group.lift.iter().all(|line| line.unit == LiftUnit::None))
        },
    },
    Row {
        value: "cards pass between an up and a down foundation",
        said: "`lift top, to kings`",
        shows: |rules| {
            of(rules, HOME).count() > 1
                && of(rules, HOME).any(|group| {
                    group.lift.iter().any(|line| {
                        line.unit == LiftUnit::Top
                            && line.clauses.iter().any(|clause| match &clause.test {
                                ClauseTest::To(piles) => {
                                    crate::coverage::look::among(rules, piles, HOME)
                                }
                                _ => false,
                            })
                    })
                })
        },
    },
    Row {
        value: "a rank only when the pile before has it",
        said: "`build in suit and rank found in left`",
        shows: |rules| builds(rules, HOME, |leaf| matches!(leaf, Leaf::RankFoundIn(_))),
    },
    Row {
        value: "a pile only after the one before it",
        said: "`start …, compared with head of left`, `when left holds …`",
        shows: |rules| {
            lays(rules, HOME, |line| {
                line.word != LayWord::Build
                    && (line.compared_with.is_some()
                        || line.clauses.iter().any(|clause| {
                            matches!(&clause.test, ClauseTest::When(condition)
                            if names_left(condition))
                        }))
            })
        },
    },
    Row {
        value: "a foundation tied to one tableau pile",
        said: "`compared with its tableau`, `from its tableau`",
        shows: |rules| {
            let its = |piles: &patience::rules::Piles| {
                piles
                    .iter()
                    .any(|term| matches!(term, PileTerm::Reference(Reference::Its(_))))
            };
            lays(rules, HOME, |line| {
                matches!(line.compared_with, Some(Reference::Its(_)))
                    || line
                        .clauses
                        .iter()
                        .any(|clause| matches!(&clause.test, ClauseTest::From(piles) if its(piles)))
            }) || crate::coverage::look::asks(
                rules,
                |test| matches!(test, ClauseTest::To(piles) if its(piles)),
            )
        },
    },
    Row {
        value: "the direction of the first play is kept by all",
        said: "`build up or down in suit, all one way`",
        shows: |rules| one_way(rules, HOME),
    },
    Row {
        value: "no card goes up until something is out",
        said: "`when no foundation is empty`, a phase",
        shows: |rules| {
            lays(rules, HOME, |line| {
                line.clauses
                    .iter()
                    .any(|clause| matches!(clause.test, ClauseTest::When(_)))
            }) && conditioned(rules, |condition| {
                matches!(condition, Condition::Piles { piles, .. }
                    if crate::coverage::look::among(rules, piles, HOME))
            })
        },
    },
    Row {
        value: "a second foundation of the suit only when the first is whole",
        said: "`start A, of a new suit in foundation`, `when …`",
        shows: |rules| {
            lays(rules, HOME, |line| {
                line.clauses
                    .iter()
                    .any(|clause| matches!(clause.test, ClauseTest::NewSuitIn(_)))
            })
        },
    },
    Row {
        value: "cards go up by themselves",
        said: "`at once`",
        shows: |rules| lays(rules, HOME, |line| line.at_once),
    },
];

/// Whether some line builds on the piles of a group.
fn is_built(group: &patience::rules::Group) -> bool {
    group
        .lay
        .iter()
        .any(|line| line.word != LayWord::Start && !says(&line.phrase, &|leaf| *leaf == Leaf::None))
}

fn capped(rules: &Rules, test: impl Fn(u16) -> bool) -> bool {
    of(rules, TABLEAU_ROLE).any(|group| group.caps.iter().any(|cap| cap.is_some_and(&test)))
}

fn runs(rules: &Rules, test: impl Fn(SuitWord) -> bool) -> bool {
    lays(rules, HOME, |line| {
        says(
            &line.phrase,
            &|leaf| matches!(leaf, Leaf::Run { suit, .. } if test(*suit)),
        )
    })
}

fn one_way(rules: &Rules, role: Role) -> bool {
    lays(rules, role, |line| {
        line.clauses
            .iter()
            .any(|clause| matches!(clause.test, ClauseTest::OneWay | ClauseTest::AllOneWay))
    })
}

fn counts_itself(clauses: &[patience::rules::Clause]) -> bool {
    clauses.iter().any(|clause| match &clause.test {
        ClauseTest::When(condition) => crate::coverage::look::holds(condition, &|part| {
            matches!(part, Condition::Piles { piles, states, .. }
                if piles.contains(&PileTerm::Reference(Reference::It))
                    && states.iter().any(|state| matches!(state, PileState::Holds(_))))
                || matches!(part, Condition::Count(Counted::Tally(_), _))
        }),
        _ => false,
    })
}

fn names_left(condition: &Condition) -> bool {
    crate::coverage::look::holds(condition, &|part| {
        matches!(part, Condition::Piles { piles, .. }
            if piles.iter().any(|term| matches!(term, PileTerm::Reference(Reference::Left(_)))))
    })
}

//! What is taken off, how a game ends, and what is counted.

use crate::coverage::look::{asks, builds, by_more, going, lays, lifts, names, takes, won_when};
use crate::coverage::table::Row;
use patience::rules::{
    CardState, ClauseTest, Condition, Counted, Direction, Goal, Leaf, LiftUnit, PileState,
    Quantity, Reference, Role, ScoreKind, StepKind, TakeWord,
};

pub const REMOVAL: &[Row] = &[
    Row {
        value: "pairs with a sum",
        said: "`remove pair totalling 13`",
        shows: |rules| {
            takes(rules).any(|take| take.form.size.most == 2 && take.form.totalling.is_some())
        },
    },
    Row {
        value: "a king alone",
        said: "`remove K from …`",
        shows: |rules| {
            rules
                .removals
                .iter()
                .any(|take| take.form.size.most == 1 && take.compared_with.is_none())
                && rules
                    .removals
                    .iter()
                    .any(|take| take.form.totalling.is_some())
        },
    },
    Row {
        value: "pairs of one rank",
        said: "`remove pair same rank`",
        shows: |rules| takes(rules).any(|take| take.form.size.most == 2 && take.form.same_rank),
    },
    Row {
        value: "pairs of named ranks",
        said: "`remove pair Q K`, `remove set J Q K`",
        shows: |rules| takes(rules).any(|take| !take.form.named.is_empty()),
    },
    Row {
        value: "only neighbours",
        said: "`neighbours, corners too`",
        shows: |rules| asks(rules, |test| matches!(test, ClauseTest::Neighbours { .. })),
    },
    Row {
        value: "the rest closes up and is filled again",
        said: "`close up tableau; fill tableau from stock`",
        shows: |rules| {
            crate::coverage::look::later(rules)
                .any(|step| matches!(step.kind, StepKind::CloseUp(_)))
        },
    },
    Row {
        value: "sets of more than two, of one rank",
        said: "`remove set of 4 same rank`",
        shows: |rules| {
            rules
                .removals
                .iter()
                .any(|take| take.form.size.most > 2 && take.form.same_rank)
        },
    },
    Row {
        value: "sets in sequence",
        said: "`remove set of 3 in sequence`",
        shows: |rules| rules.removals.iter().any(|take| take.form.in_sequence),
    },
    Row {
        value: "sets of more than two with a sum",
        said: "`remove set of 2-5 totalling 18`",
        shows: |rules| {
            rules
                .removals
                .iter()
                .any(|take| take.form.size.most > 2 && take.form.totalling.is_some())
        },
    },
    Row {
        value: "to the last card, one up or down",
        said: "`foundation { start any; build up or down regardless of suit }`",
        shows: |rules| {
            [Role::Foundation, Role::Waste]
                .into_iter()
                .any(|role| builds(rules, role, going(Direction::UpOrDown)))
        },
    },
    Row {
        value: "round the corner too, or nothing on a king",
        said: "`round the corner`; `not on K`",
        shows: |rules| {
            [Role::Foundation, Role::Waste].into_iter().any(|role| {
                builds(rules, role, |leaf| {
                    going(Direction::UpOrDown)(leaf) && crate::coverage::look::corner(leaf)
                }) || lays(rules, role, |line| {
                    line.clauses
                        .iter()
                        .any(|clause| clause.negated && matches!(clause.test, ClauseTest::On(_)))
                })
            })
        },
    },
    Row {
        value: "the lower of one suit is taken off",
        said: "`remove lower in suit, compared with any tableau`",
        shows: |rules| {
            rules
                .removals
                .iter()
                .any(|take| matches!(take.compared_with, Some(Reference::Any(_))))
        },
    },
    Row {
        value: "piles onto the left or third left neighbour",
        said: "`lift squared pile, to left or third left`",
        shows: |rules| lifts(rules, Role::Tableau, |unit| *unit == LiftUnit::SquaredPile),
    },
    Row {
        value: "into gaps beside the card that is one lower",
        said: "`lay up in suit, compared with left`",
        shows: |rules| {
            lays(rules, Role::Tableau, |line| {
                matches!(line.compared_with, Some(Reference::Left(_)))
            })
        },
    },
    Row {
        value: "by the pile's own step",
        said: "`build up by pile number regardless of suit`",
        shows: |rules| builds(rules, Role::Foundation, by_more),
    },
    Row {
        value: "forced moves, no choice",
        said: "`lay rank is pile number, at bottom`, `at once`",
        shows: |rules| lays(rules, Role::Tableau, |line| line.at_bottom),
    },
    Row {
        value: "a rank that lies in the row above",
        said: "`build in suit and rank found in left`",
        shows: |rules| {
            builds(rules, Role::Foundation, |leaf| {
                matches!(leaf, Leaf::RankFoundIn(_))
            })
        },
    },
    Row {
        value: "counting aloud",
        said: "`tally spoken, 1 to 13 round` and `rank is spoken`",
        shows: |rules| rules.tallies.iter().any(|tally| tally.round.is_some()),
    },
    Row {
        value: "two cards or two piles change places",
        said: "`swap …`, `swap piles …`",
        shows: |rules| rules.swaps.iter().any(|take| take.word != TakeWord::Remove),
    },
    Row {
        value: "what lies between others of a kind is taken out",
        said: "a hook",
        shows: |rules| {
            takes(rules).any(|take| take.form.script.is_some())
                || rules.removals.iter().any(|take| {
                    take.form.phrase.as_ref().is_some_and(|phrase| {
                        crate::coverage::look::says(phrase, &|leaf| matches!(leaf, Leaf::Script(_)))
                    })
                })
        },
    },
];

pub const ENDS: &[Row] = &[
    Row {
        value: "all cards on foundations",
        said: "the default",
        shows: |rules| rules.goal == Goal::AllOnFoundations,
    },
    Row {
        value: "all cards taken off",
        said: "the default without foundations",
        shows: |rules| rules.goal == Goal::AllRemoved,
    },
    Row {
        value: "all tableau piles empty",
        said: "`win when every tableau is empty`",
        shows: |rules| {
            won_when(rules, |part| {
                matches!(part, Condition::Piles { quantity, piles, states }
                    if matches!(quantity, Quantity::Every | Quantity::Together)
                        && states.contains(&PileState::Empty)
                        && crate::coverage::look::among(rules, piles, Role::Tableau))
            })
        },
    },
    Row {
        value: "each pile empty or a whole sequence",
        said: "`win when every tableau is empty or complete`",
        shows: |rules| {
            won_when(rules, |part| {
                matches!(part, Condition::Piles { states, .. }
                    if states.contains(&PileState::Complete))
            })
        },
    },
    Row {
        value: "a foundation holds a number",
        said: "`win when foundation holds 48 cards`",
        shows: |rules| {
            won_when(rules, |part| {
                matches!(part, Condition::Piles { piles, states, .. }
                    if states.iter().any(|state| matches!(state, PileState::Holds(_)))
                        && crate::coverage::look::among(rules, piles, Role::Foundation))
            })
        },
    },
    Row {
        value: "stock and waste empty",
        said: "`win when stock is empty and waste is empty`",
        shows: |rules| {
            won_when(rules, |part| {
                matches!(part, Condition::Piles { piles, states, .. }
                    if states.contains(&PileState::Empty)
                        && crate::coverage::look::among(rules, piles, Role::Stock))
            })
        },
    },
    Row {
        value: "rows or piles in order",
        said: "`win when every card in tableau is settled`",
        shows: |rules| {
            won_when(rules, |part| match part {
                Condition::Cards { states, .. } => states.contains(&CardState::Settled),
                Condition::Piles { states, .. } => states.contains(&PileState::Settled),
                _ => false,
            })
        },
    },
    Row {
        value: "all cards face up",
        said: "`win when every card in tableau is face up`",
        shows: |rules| {
            won_when(rules, |part| {
                matches!(part, Condition::Cards { states, .. }
                    if states.contains(&CardState::FaceUp))
            })
        },
    },
    Row {
        value: "one pile left",
        said: "`win when tableau has 1 pile`",
        shows: |rules| won_when(rules, |part| matches!(part, Condition::HasPiles(..))),
    },
    Row {
        value: "a score is reached",
        said: "`win when score is at least 61`",
        shows: |rules| {
            won_when(rules, |part| {
                matches!(part, Condition::Count(Counted::Score, _))
            })
        },
    },
    Row {
        value: "lost early",
        said: "`lose when …`",
        shows: |rules| !rules.lose.is_empty(),
    },
    Row {
        value: "only some moves for a while",
        said: "`phase \"…\", until …`",
        shows: |rules| !rules.phases.is_empty(),
    },
];

pub const SCORES: &[Row] = &[
    Row {
        value: "points for moves",
        said: "`score 10 for each card to foundation`",
        shows: |rules| scored(rules, |part| matches!(part, ScoreKind::Points { .. })),
    },
    Row {
        value: "points for a card that turns up",
        said: "`score 5 for each card turned up`",
        shows: |rules| scored(rules, |part| matches!(part, ScoreKind::TurnedUp(_))),
    },
    Row {
        value: "points lost for a card that comes back",
        said: "`score -15 for each card from foundation`",
        shows: |rules| {
            scored(rules, |part| {
                matches!(part, ScoreKind::Points { points: ..0, .. })
            })
        },
    },
    Row {
        value: "a stake at the start",
        said: "`score -52 at start`",
        shows: |rules| scored(rules, |part| matches!(part, ScoreKind::AtStart(_))),
    },
    Row {
        value: "the cards on foundations, or those left",
        said: "`score cards in foundation`",
        shows: |rules| scored(rules, |part| matches!(part, ScoreKind::CardsIn(_))),
    },
    Row {
        value: "the piles left",
        said: "`score piles in tableau, least is best`",
        shows: |rules| scored(rules, |part| matches!(part, ScoreKind::PilesIn(_))),
    },
    Row {
        value: "the redeals made",
        said: "`score redeals, least is best`",
        shows: |rules| scored(rules, |part| *part == ScoreKind::Redeals),
    },
    Row {
        value: "a count kept in play",
        said: "`tally …` and `score NAME`",
        shows: |rules| scored(rules, |part| matches!(part, ScoreKind::Tally(_))),
    },
    Row {
        value: "poker and cribbage hands",
        said: "a hook with ready-made helpers",
        shows: |rules| scored(rules, |part| matches!(part, ScoreKind::Script(_))),
    },
    Row {
        value: "no score",
        said: "no `score`",
        shows: |rules| rules.score.parts.is_empty() && names(rules, Role::Stock),
    },
];

fn scored(rules: &patience::rules::Rules, test: impl Fn(&ScoreKind) -> bool) -> bool {
    rules.score.parts.iter().any(|(part, _)| test(part))
}

//! What a game is played for.

use crate::rules::{Condition, Counted, Goal, Rules};

/// Whether the game is played for its score: whether it is won hangs on that.
#[must_use]
pub fn goal_is_a_score(rules: &Rules) -> bool {
    match &rules.goal {
        Goal::When(condition, _) => asks_for_score(condition),
        Goal::AllOnFoundations | Goal::AllRemoved => false,
    }
}

fn asks_for_score(condition: &Condition) -> bool {
    match condition {
        Condition::And(parts) | Condition::Or(parts) => parts.iter().any(asks_for_score),
        Condition::Not(part) => asks_for_score(part),
        Condition::Count(counted, _) => *counted == Counted::Score,
        _ => false,
    }
}

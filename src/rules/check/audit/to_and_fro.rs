//! Moves that can be made back and forth for ever: such a game is never stuck.

use crate::rules::check::lower::Lower;
use crate::rules::{
    Action, Clause, ClauseTest, Group, GroupId, LayLine, LayWord, Leaf, LiftUnit, MoveCards,
    Phrase, PileTerm, Piles, Rules, Select, Shape, StepKind, errors,
};

impl Lower {
    /// Warns of pairs of free moves of which each takes the other back, whatever the cards.
    pub(super) fn audit_to_and_fro(&mut self, rules: &Rules) {
        // What a phase forbids at times is not always free.
        if rules.phases.iter().any(|phase| phase.repeats) {
            return;
        }
        for (id, group) in rules.groups() {
            for (other, back) in rules.groups().filter(|(other, _)| id <= *other) {
                let both = if id == other {
                    several(group) && free(rules, id, id, true)
                } else {
                    free(rules, id, other, true) && free(rules, other, id, false)
                        || free(rules, other, id, true) && free(rules, id, other, false)
                };
                if both {
                    let between = if id == other {
                        format!("between the piles of `{}`", group.name)
                    } else {
                        format!("between `{}` and `{}`", group.name, back.name)
                    };
                    self.warn(
                        errors::TO_AND_FRO,
                        back.origin,
                        format!("any card can be carried back and forth {between} for ever"),
                        "say what may be laid, or how often: `build any, 3 times`",
                    );
                }
            }
        }
        for (at, action) in rules.actions.iter().enumerate() {
            let Some(there) = free_carry(action) else {
                continue;
            };
            let inverse = rules.actions.iter().skip(at + 1).find(|other| {
                free_carry(other).is_some_and(|back| {
                    back.from == there.to && back.to == there.from && back.count == there.count
                })
            });
            if let Some(inverse) = inverse {
                self.warn(
                    errors::TO_AND_FRO,
                    inverse.origin,
                    format!(
                        "`{}` takes back what `{}` does, and both are free for ever",
                        inverse.name, action.name
                    ),
                    "say how often one of them may be done: `once`, `3 times`",
                );
            }
        }
    }
}

/// What an action without budget and condition carries, where that is all it does.
fn free_carry(action: &Action) -> Option<&MoveCards> {
    if action.budget.is_some() || !action.clauses.is_empty() {
        return None;
    }
    match action.steps.as_slice() {
        [step] if step.when.is_none() => match &step.kind {
            StepKind::Move(moved) if moved.cards.is_empty() => Some(moved),
            _ => None,
        },
        _ => None,
    }
}

/// A row of at least two piles: in a drawing or line more is asked of a move than its lines say.
fn several(group: &Group) -> bool {
    group.piles > 1 && group.shape == Shape::Row
}

/// Whether any top card of the one group may go to the other at any time: on a card, if
/// `on_cards`, or else on a card or an empty pile.
fn free(rules: &Rules, from: GroupId, to: GroupId, on_cards: bool) -> bool {
    let (Some(source), Some(target)) = (rules.group(from), rules.group(to)) else {
        return false;
    };
    let lifts = source.lift.iter().any(|line| {
        matches!(
            line.unit,
            LiftUnit::Top | LiftUnit::AnyCard | LiftUnit::AnyPacket
        ) && line.budget.is_none()
            && line.clauses.iter().all(|it| goes(it, to))
    });
    let laid = target.lay.iter().any(|line| {
        let word = !on_cards || matches!(line.word, LayWord::Build | LayWord::Lay);
        word && always(line) && line.clauses.iter().all(|it| comes(it, from))
    });
    let room = |group: &Group| group.caps.iter().all(|cap| cap.is_none_or(|cap| cap > 0));
    let deep = !on_cards || target.caps.iter().all(Option::is_none);
    lifts
        && laid
        && deep
        && room(target)
        && source.piles > 0
        && target.piles > 0
        && source.fill.is_none()
        && target.fill.is_none()
}

/// Whether a line admits every card, and as often as one likes.
fn always(line: &LayLine) -> bool {
    matches!(line.phrase, Phrase::Leaf(Leaf::Any, _))
        && line.compared_with.is_none()
        && line.budget.is_none()
        && !line.at_bottom
}

fn goes(clause: &Clause, to: GroupId) -> bool {
    matches!(&clause.test, ClauseTest::To(piles) if !clause.negated && whole(piles, to))
}

fn comes(clause: &Clause, from: GroupId) -> bool {
    matches!(&clause.test, ClauseTest::From(piles) if !clause.negated && whole(piles, from))
}

/// Whether all piles of a group are among these.
fn whole(piles: &Piles, id: GroupId) -> bool {
    piles.contains(&PileTerm::Group(id, Select::All))
}

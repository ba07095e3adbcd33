//! Piles that cards come to and never leave, though the goal wants them elsewhere.

use super::Dealt;
use super::reach::{all_steps, can_hold, names_group};
use crate::rules::check::lower::Lower;
use crate::rules::{Goal, Group, GroupId, LiftUnit, Role, Rules, Step, StepKind, errors};

impl Lower {
    /// Warns of groups that nothing leaves. Where the file itself says when the game is won, cards
    /// may be meant to end anywhere.
    pub(super) fn audit_leaving(&mut self, rules: &Rules, dealt: &Dealt) {
        let home = match rules.goal {
            Goal::AllOnFoundations => Role::Foundation,
            Goal::AllRemoved => Role::Discard,
            Goal::When(..) => return,
        };
        for (id, group) in rules.groups() {
            let kept = group.role != home
                && group.role != Role::Discard
                && !group.implicit
                && group.piles > 0
                && holds(rules, dealt, id, group)
                && !can_leave(rules, id, group);
            if kept {
                self.warn(
                    errors::PILE_USELESS,
                    group.origin,
                    format!("nothing ever leaves `{}`", group.name),
                    if group.role == Role::Stock {
                        "turn or deal its cards: `passes 1 { turn 1 to waste }`"
                    } else {
                        "say what may be lifted: `lift top`"
                    },
                );
            }
        }
    }
}

/// Whether cards lie there at some time for certain; of a stock only what the layout leaves.
fn holds(rules: &Rules, dealt: &Dealt, id: GroupId, group: &Group) -> bool {
    if group.role == Role::Stock {
        dealt.left.is_some_and(|left| left > 0)
    } else {
        can_hold(rules, dealt, id, group)
    }
}

fn can_leave(rules: &Rules, id: GroupId, group: &Group) -> bool {
    let lifted = group.lift.iter().any(|line| line.unit != LiftUnit::None);
    let taken = rules
        .removals
        .iter()
        .chain(&rules.swaps)
        .any(|take| names_group(&take.from, id));
    let fills = rules.groups.iter().any(|other| {
        other
            .fill
            .as_ref()
            .is_some_and(|fill| fill.from.iter().any(|from| names_group(from, id)))
    });
    lifted || taken || fills || after_layout(rules).any(|step| takes_from(step, id, group.role))
}

/// The steps that are done in play: what the layout takes, it takes once.
fn after_layout(rules: &Rules) -> impl Iterator<Item = &Step> {
    all_steps(rules).filter(|step| {
        let laid_out = |program: &[Step]| program.iter().any(|it| std::ptr::eq(it, *step));
        !laid_out(&rules.layout) && !rules.numberings.iter().any(|it| laid_out(&it.steps))
    })
}

fn takes_from(step: &Step, id: GroupId, role: Role) -> bool {
    match &step.kind {
        StepKind::Gather(gather) => gather.from.iter().any(|from| names_group(from, id)),
        StepKind::Move(moved) => names_group(&moved.from, id),
        StepKind::Fill { from, .. } => from.iter().any(|from| names_group(from, id)),
        StepKind::Script(_) => true,
        StepKind::Deal(_) | StepKind::Turn(_) | StepKind::Put { .. } | StepKind::LayOutAgain => {
            role == Role::Stock
        }
        StepKind::BeginAgain
        | StepKind::Shuffle(_)
        | StepKind::Sink { .. }
        | StepKind::Rotate(_)
        | StepKind::TurnUp(_)
        | StepKind::CloseUp(_) => false,
    }
}

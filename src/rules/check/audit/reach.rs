//! Which groups can ever hold cards; what is filled from those that cannot, and what never turns
//! up.

use super::Dealt;
use crate::rules::check::lower::Lower;
use crate::rules::{
    Face, Group, GroupId, LayLine, Leaf, Phrase, PileTerm, Piles, Reference, Role, Rules, Shape,
    Step, StepKind, TurnsUp, errors,
};

/// Every step of a game.
pub(super) fn all_steps(rules: &Rules) -> impl Iterator<Item = &Step> {
    rules
        .layout
        .iter()
        .chain(rules.passes.iter().flat_map(|line| &line.steps))
        .chain(rules.redeal.iter().flat_map(|redeal| &redeal.steps))
        .chain(rules.actions.iter().flat_map(|action| &action.steps))
        .chain(rules.numberings.iter().flat_map(|it| &it.steps))
}

/// Whether a group is among piles; a reference may name any.
pub(super) fn names_group(piles: &Piles, id: GroupId) -> bool {
    piles.iter().any(|term| match term {
        PileTerm::Group(group, _) => *group == id,
        PileTerm::Reference(reference) => reference_names(reference, id),
    })
}

fn reference_names(reference: &Reference, id: GroupId) -> bool {
    match reference {
        Reference::Its(group) | Reference::Any(group) | Reference::Pile(group, _) => *group == id,
        Reference::Head(inner) => reference_names(inner, id),
        Reference::It
        | Reference::Left(_)
        | Reference::Right(_)
        | Reference::Above
        | Reference::Below => true,
    }
}

/// Whether a step may lay cards in a group.
fn step_lays(step: &Step, id: GroupId) -> bool {
    match &step.kind {
        StepKind::Deal(deal) => {
            names_group(&deal.to, id)
                || deal
                    .sending
                    .as_ref()
                    .is_some_and(|it| names_group(&it.to, id))
        }
        StepKind::Turn(turn) => names_group(&turn.to, id),
        StepKind::Put { on, .. } => names_group(on, id),
        StepKind::Gather(gather) => names_group(&gather.to, id),
        StepKind::Move(moved) => names_group(&moved.to, id),
        StepKind::Fill { piles, .. } => names_group(piles, id),
        StepKind::Script(_) => true,
        _ => false,
    }
}

/// Whether a line can ever admit a card.
fn admits(line: &LayLine) -> bool {
    !matches!(line.phrase, Phrase::Leaf(Leaf::None, _))
}

impl Lower {
    /// Fills without a source are errors; groups that stay empty for ever, and cards that never
    /// turn up, are warned of.
    pub(super) fn audit_reach(&mut self, rules: &Rules, dealt: &Dealt) {
        let holds: Vec<bool> = rules
            .groups()
            .map(|(id, group)| can_hold(rules, dealt, id, group))
            .collect();
        let can = |piles: &Piles| {
            piles.iter().any(|term| match term {
                PileTerm::Group(group, _) => {
                    holds.get(usize::from(group.0)).copied().unwrap_or(false)
                }
                PileTerm::Reference(_) => true,
            })
        };
        for (id, group) in rules.groups() {
            if let Some(fill) = &group.fill
                && !fill.from.iter().any(can)
            {
                self.error_at(
                    errors::FILL_WITHOUT_SOURCE,
                    fill.origin,
                    format!(
                        "`{}` is filled from piles that never have cards",
                        group.name
                    ),
                    "fill it from where cards lie, or leave the stock some",
                );
            }
            let empty = !holds.get(usize::from(id.0)).copied().unwrap_or(true);
            if empty && !group.implicit && group.piles > 0 && group.role != Role::Stock {
                self.warn(
                    errors::PILE_USELESS,
                    group.origin,
                    format!("nothing ever comes to `{}`", group.name),
                    "deal to it, or say what may be laid on it: `start any`",
                );
            }
            let never = match group.turns_up {
                TurnsUp::Never => true,
                TurnsUp::AfterLaying => !group.lay.iter().any(admits),
                TurnsUp::AtOnce | TurnsUp::WhenLast => false,
            };
            if never && !empty && group.piles > 0 && lies_face_down(rules, id, group) {
                self.warn(
                    errors::NEVER_TURNED,
                    group.origin,
                    format!(
                        "the face-down cards of `{}` are never turned up",
                        group.name
                    ),
                    "leave `turns up …` out, or turn them up by a step: `turn up …`",
                );
            }
        }
    }
}

/// Whether cards may ever lie in a group.
pub(super) fn can_hold(rules: &Rules, dealt: &Dealt, id: GroupId, group: &Group) -> bool {
    if group.role == Role::Discard {
        return true;
    }
    if group.role == Role::Stock && dealt.left != Some(0) {
        return true;
    }
    dealt.piles.keys().any(|&(dealt, _)| dealt == id)
        || group.fill.is_some()
        || group.lay.iter().any(admits)
        || rules.swaps.iter().any(|swap| names_group(&swap.from, id))
        || all_steps(rules).any(|step| step_lays(step, id))
        || rules.groups.iter().any(|other| {
            other
                .fill
                .as_ref()
                .and_then(|fill| fill.sending.as_ref())
                .is_some_and(|send| names_group(&send.to, id))
        })
}

/// Whether cards come to lie face down in a group, and no step turns them.
fn lies_face_down(rules: &Rules, id: GroupId, group: &Group) -> bool {
    if matches!(group.role, Role::Stock | Role::Discard) {
        return false;
    }
    let drawn_down = matches!(&group.shape, Shape::Drawing { spots }
        if spots.iter().any(|spot| spot.face == Face::Down));
    // A deal may say how its cards lie; all else comes to lie as the group says.
    let group_down = group.face == Face::Down;
    let dealt_down = all_steps(rules).any(|step| match &step.kind {
        StepKind::Deal(deal) if names_group(&deal.to, id) => {
            deal.face.map_or(group_down, |face| face == Face::Down)
                || deal.last.is_some_and(|(_, face)| face == Face::Down)
        }
        _ => group_down && step_lays(step, id),
    });
    let laid_down = group_down && (group.fill.is_some() || group.lay.iter().any(admits));
    let turned = all_steps(rules).any(|step| match &step.kind {
        StepKind::TurnUp(piles) => names_group(piles, id),
        StepKind::Script(_) => true,
        // What is moved or gathered lies anew where it comes to.
        StepKind::Move(moved) => names_group(&moved.from, id),
        StepKind::Gather(gather) => gather.from.iter().any(|piles| names_group(piles, id)),
        StepKind::Fill { from, .. } => from.iter().any(|piles| names_group(piles, id)),
        _ => false,
    });
    let filled_from = rules.groups.iter().any(|other| {
        other
            .fill
            .as_ref()
            .is_some_and(|fill| fill.from.iter().any(|from| names_group(from, id)))
    });
    (drawn_down || dealt_down || laid_down) && !turned && !filled_from
}

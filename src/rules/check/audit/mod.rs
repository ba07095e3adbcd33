//! What can be seen of a game only as a whole.

mod constants;
mod covered;
mod deal;
mod examples;
mod foundations;
mod leaving;
mod put;
mod reach;
mod to_and_fro;
mod unused;

use super::lower::Lower;
use super::merged::Merged;
use crate::language::Span;
use crate::rules::{GroupId, Rules};
use std::collections::BTreeMap;

/// Which parts were lowered without an error: what builds on one that was not is not looked at,
/// so that one error does not bring others.
#[derive(Debug, Clone, Copy)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each part is sound or not by itself"
)]
pub(super) struct Sound {
    /// The pack.
    pub(super) pack: bool,
    /// The groups with their rules.
    pub(super) groups: bool,
    /// The layout.
    pub(super) layout: bool,
    /// Everything.
    pub(super) all: bool,
    /// The text was read without an error.
    pub(super) read: bool,
    /// Every statement was read, if perhaps with an error in it.
    pub(super) whole: bool,
}

/// What the layout leaves, as far as it can be known beforehand.
#[derive(Debug, Default)]
pub(super) struct Dealt {
    /// How many cards each pile has at the least; piles that have none are left out.
    pub(super) piles: BTreeMap<(GroupId, u16), usize>,
    /// How many cards stay in the stock; none where chance or a script decides.
    pub(super) left: Option<usize>,
}

/// Looks through the whole game. `title` is where to speak of the game as such.
pub(super) fn audit(lower: &mut Lower, rules: &Rules, sound: Sound, merged: &Merged, title: Span) {
    if !sound.whole {
        // What could not be read may hold whatever else is missed, but not what examples say.
        if sound.pack && merged.pack.is_some() {
            lower.audit_examples(rules, false);
        }
        return;
    }
    let mut dealt = None;
    if sound.pack && sound.layout {
        let before = lower.errors();
        let counted = lower.audit_deal(rules, merged, title, sound);
        if lower.errors() == before {
            dealt = Some(counted);
        }
    }
    if sound.pack && sound.groups && sound.read {
        lower.audit_foundations(rules);
    }
    if sound.pack {
        lower.audit_examples(rules, sound.groups);
    }
    if !sound.all || !sound.read {
        return;
    }
    if let Some(dealt) = dealt {
        lower.audit_reach(rules, &dealt);
        lower.audit_leaving(rules, &dealt);
    }
    lower.audit_put(rules);
    lower.audit_to_and_fro(rules);
    lower.audit_constants(rules);
    lower.audit_covered(rules);
    lower.audit_unused(merged);
}

#[cfg(test)]
mod tests;

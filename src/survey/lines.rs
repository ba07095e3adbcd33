//! The lines of a game whose use is counted.

use crate::language::SourceId;
use crate::rules::{Goal, Leaf, LiftUnit, Origin, Phrase, Rules};

/// The written lines by which moves are made and games end, in the order of the texts. A line that
/// allows nothing (`lift none`) is not among them, nor is a default.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lines {
    sorted: Vec<(Key, Origin)>,
}

/// The text and the byte at which a line begins.
type Key = (SourceId, usize);

fn key(origin: Origin) -> Option<Key> {
    match origin {
        Origin::Written { source, span, .. } => Some((source, span.range().start)),
        Origin::Default => None,
    }
}

impl Lines {
    /// Those of a game.
    #[must_use]
    pub fn of(rules: &Rules) -> Self {
        let mut origins = Vec::new();
        for group in &rules.groups {
            let lay = group.lay.iter();
            let lay = lay.filter(|line| !matches!(line.phrase, Phrase::Leaf(Leaf::None, _)));
            origins.extend(lay.map(|line| line.origin));
            let lift = group.lift.iter();
            let lift = lift.filter(|line| line.unit != LiftUnit::None);
            origins.extend(lift.map(|line| line.origin));
            origins.extend(group.fill.iter().map(|fill| fill.origin));
        }
        origins.extend(rules.removals.iter().map(|take| take.origin));
        origins.extend(rules.swaps.iter().map(|take| take.origin));
        origins.extend(rules.passes.iter().map(|line| line.origin));
        origins.extend(rules.redeal.iter().map(|redeal| redeal.origin));
        origins.extend(rules.actions.iter().map(|action| action.origin));
        origins.extend(rules.phases.iter().map(|phase| phase.origin));
        if let Goal::When(_, origin) = rules.goal {
            origins.push(origin);
        }
        origins.extend(rules.lose.iter().map(|&(_, origin)| origin));
        let mut sorted: Vec<(Key, Origin)> = origins
            .into_iter()
            .filter_map(|origin| Some((key(origin)?, origin)))
            .collect();
        sorted.sort_by_key(|&(key, _)| key);
        sorted.dedup_by_key(|&mut (key, _)| key);
        Self { sorted }
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.sorted.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.sorted.is_empty()
    }

    /// Their places.
    pub fn iter(&self) -> impl Iterator<Item = Origin> {
        self.sorted.iter().map(|&(_, origin)| origin)
    }

    /// Counts one use more of the line at that place, if it is one of them.
    pub(super) fn count(&self, origin: Origin, uses: &mut [u32]) {
        let Some(key) = key(origin) else { return };
        let found = self.sorted.binary_search_by_key(&key, |&(key, _)| key);
        if let Some(uses) = found.ok().and_then(|at| uses.get_mut(at)) {
            *uses = uses.saturating_add(1);
        }
    }
}

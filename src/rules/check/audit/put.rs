//! Cards put out by the layout where the game itself would not begin a pile with them.

use crate::rules::check::lower::Lower;
use crate::rules::{
    CardSpec, Group, LayWord, Leaf, Phrase, PileTerm, Rules, Select, StepKind, errors,
};

impl Lower {
    /// Warns where `put` lays a card on a pile that `start … respectively` begins with another.
    pub(super) fn audit_put(&mut self, rules: &Rules) {
        for step in &rules.layout {
            let StepKind::Put { cards, on, .. } = &step.kind else {
                continue;
            };
            let [PileTerm::Group(id, Select::All)] = on.as_slice() else {
                continue;
            };
            let Some(group) = rules.group(*id) else {
                continue;
            };
            for (at, card) in cards.iter().enumerate().take(usize::from(group.piles)) {
                let begun_with = heads(group, at);
                if begun_with.is_empty()
                    || begun_with.iter().any(|spec| agree(rules, **spec, *card))
                {
                    continue;
                }
                self.warn(
                    errors::PUT_AGAINST_START,
                    step.origin,
                    format!(
                        "pile {} of `{}` is put another card than `start` begins it with",
                        at + 1,
                        group.name
                    ),
                    "name the cards in the same order in both lines",
                );
                break;
            }
        }
    }
}

/// The cards that may begin the pile, where its `start` lines name one for each pile; none where
/// another line may begin it too.
fn heads(group: &Group, at: usize) -> Vec<&CardSpec> {
    let mut found = Vec::new();
    for line in group.lay.iter().filter(|line| line.word == LayWord::Start) {
        let Phrase::Leaf(Leaf::Respectively(specs), _) = &line.phrase else {
            return Vec::new();
        };
        found.extend(specs.get(at));
    }
    found
}

/// Whether a card may be both.
fn agree(rules: &Rules, one: CardSpec, other: CardSpec) -> bool {
    match (one, other) {
        (CardSpec::Card(card), CardSpec::Rank(rank))
        | (CardSpec::Rank(rank), CardSpec::Card(card)) => rules.pack.rank(card) == Some(rank),
        (CardSpec::Card(_) | CardSpec::Rank(_), CardSpec::Card(_) | CardSpec::Rank(_)) => {
            one == other
        }
        _ => true,
    }
}

//! Names that two kinds of things share.

use super::lower::Lower;
use super::merged::Merged;
use crate::language::syntax::Name;
use crate::language::{SourceId, Spanned};
use crate::rules::errors;

impl Lower {
    /// Parameters, tallies, groups and actions have their names from one store: where one of them
    /// is named in a line, a reader sees which.
    pub(super) fn check_names(&mut self, merged: &Merged) {
        let mut known: Vec<(&'static str, &Name)> = Vec::new();
        let groups = merged
            .groups
            .iter()
            .map(|it| ("group", &it.name, it.source));
        let parameters = merged
            .parameters
            .iter()
            .map(|it| ("parameter", &it.node.name, it.source));
        let tallies = merged
            .tallies
            .iter()
            .map(|it| ("tally", &it.node.name, it.source));
        let actions = merged
            .actions
            .iter()
            .filter_map(|it| Some(("action", it.node.name.as_ref()?, it.source)));
        let all: Vec<(&'static str, &Name, SourceId)> = groups
            .chain(parameters)
            .chain(tallies)
            .chain(actions)
            .collect();
        for (kind, name, source) in all {
            let other = known
                .iter()
                .find(|(there, it)| it.node == name.node && *there != kind);
            if let Some((there, _)) = other {
                self.source = source;
                self.error_hint(
                    errors::NAME_SHARED,
                    name.span,
                    format!("`{}` names a {there} and this {kind}", name.node),
                    format!("name the {kind} otherwise: `{}`", free(name, kind)),
                );
            }
            known.push((kind, name));
        }
    }
}

/// Another name for it: `trunk-cards`.
fn free(name: &Spanned<String>, kind: &str) -> String {
    match kind {
        "parameter" => format!("{}-cards", name.node),
        _ => format!("{}-{kind}", name.node),
    }
}

//! Which constructs of the grammar a text uses.

use super::grammar::{self, Node, Rule, Walk as _};
use std::collections::BTreeSet;

/// The constructs of the grammar that a rule file uses, each as `parent/rule`; of the names that
/// groups and roles have, also as `parent/rule:text`. Nothing of a file that the grammar gives up
/// on; of what it passes over as unreadable, a construct that begins with `broken`.
///
/// The names are those of `grammar/patience.pest`: the reference is held against them.
#[must_use]
pub fn constructs(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    if super::scan::scan(text, crate::language::SourceId::default()).is_err() {
        return found;
    }
    if let Ok(file) = grammar::parse(Rule::file, text) {
        let mut open: Vec<(Rule, Node<'_>)> = file.all().map(|child| (Rule::file, child)).collect();
        while let Some((parent, node)) = open.pop() {
            let rule = node.as_rule();
            let construct = format!("{parent:?}/{rule:?}");
            if matches!(rule, Rule::name | Rule::role) {
                found.insert(format!("{construct}:{}", node.as_str()));
            }
            found.insert(construct);
            open.extend(node.all().map(|child| (rule, child)));
        }
    }
    found
}

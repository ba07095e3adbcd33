//! What a variant changes, so that two that change the same are not combined.

use super::merged::word_of;
use crate::language::Spanned;
use crate::language::syntax::{Group, GroupItem, Item};

/// What the statements of a variant change, each as people say it: two variants that share one
/// cannot be combined.
pub(super) fn changes(items: &[Spanned<Item>]) -> Vec<String> {
    let mut all = Vec::new();
    for item in items {
        match &item.node {
            Item::Group(group) => group_changes(group, &mut all),
            Item::Phase(phase) => all.push(format!("phase \"{}\"", phase.sentence.node)),
            Item::Action(action) => all.push(format!("action {}", action.name.node)),
            Item::Tally(tally) => all.push(format!("tally {}", tally.name.node)),
            Item::Parameter(parameter) => all.push(format!("parameter {}", parameter.name.node)),
            Item::Set(set) => all.push(format!("parameter {}", set.name.node)),
            Item::Script(script) => all.push(format!("script {}", script.name.node)),
            Item::No { word, name } => all.push(match name {
                Some(name) => format!("{} {}", word.node, name.node),
                None => word.node.clone(),
            }),
            Item::Pack(_) => all.push("pack".to_owned()),
            Item::Layout(_) => all.push("layout".to_owned()),
            Item::Numbering(_) => all.push("numbering".to_owned()),
            Item::Passes(_) => all.push("passes".to_owned()),
            Item::Redeal(_) => all.push("redeal".to_owned()),
            Item::Remove(_) => all.push("remove".to_owned()),
            Item::Swap(_) => all.push("swap".to_owned()),
            Item::Win(_) => all.push("win".to_owned()),
            Item::Lose(_) => all.push("lose".to_owned()),
            Item::Score(_) => all.push("score".to_owned()),
            Item::BaseFrom(_) => all.push("base".to_owned()),
            Item::Picture(_) => all.push("picture".to_owned()),
            Item::About(_) | Item::Variant(_) | Item::Example(_) | Item::Broken => {}
        }
    }
    all.sort();
    all.dedup();
    all
}

fn group_changes(group: &Group, all: &mut Vec<String>) {
    let name = &group.name.node;
    if group.size.is_some() {
        all.push(format!("the number of {name} piles"));
    }
    if group.role.is_some() {
        all.push(format!("the role of {name}"));
    }
    for item in &group.items {
        match &item.node {
            GroupItem::Lay(_) => {
                all.push(format!("`build` of {name}"));
                all.push(format!("`start` of {name}"));
            }
            GroupItem::No(word) if word.node == "lay" => {
                all.push(format!("`build` of {name}"));
                all.push(format!("`start` of {name}"));
            }
            GroupItem::No(word) => all.push(format!("`{}` of {name}", word.node)),
            other => all.extend(word_of(other).map(|word| format!("`{word}` of {name}"))),
        }
    }
}

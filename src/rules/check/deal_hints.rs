//! What would work in place of a `deal` that is refused.

use super::lower::Lower;
use crate::language::Span;
use crate::language::syntax as tree;
use crate::rules::{GroupId, PileTerm, Piles, Reference, Select};

impl Lower {
    /// What would work in place of one number for several piles.
    pub(super) fn each_hint(&self, one: u16, fixed: &[(GroupId, u16)], said: &str) -> String {
        let piles = fixed.len();
        let all = usize::from(one) * piles;
        let first = fixed.first().map_or_else(String::new, |&(group, number)| {
            format!("{} {number}", self.group_name(group))
        });
        if usize::from(one) == piles {
            return format!(
                "say `deal 1 to each {said}` ({one} cards in all), `deal {one} to each {said}` \
                 ({all} cards), or one number for each pile"
            );
        }
        format!(
            "say `deal {one} to each {said}`, `deal {one} to {first}`, or one number for each pile"
        )
    }

    /// A word in the place of a number that says that all the cards are meant: it and its place.
    pub(super) fn means_all<'a>(&self, amount: &'a tree::DealAmount) -> Option<(&'a str, Span)> {
        let tree::DealAmount::Numbers(numbers) = amount else {
            return None;
        };
        let [number] = numbers.as_slice() else {
            return None;
        };
        let tree::Number::Parameter(name) = &number.node else {
            return None;
        };
        let means = ["rest", "remainder", "remaining", "everything", "every"];
        let is_free = self.parameters.iter().all(|it| it.name != *name);
        (is_free && means.contains(&name.as_str())).then_some((name.as_str(), number.span))
    }

    /// Piles as a step names them: `tableau 2-7`.
    pub(super) fn piles_as_said(&self, piles: &Piles) -> String {
        let ranges = |ranges: &[(u16, u16)]| {
            let all: Vec<String> = ranges
                .iter()
                .map(|&(first, last)| {
                    if first == last {
                        first.to_string()
                    } else {
                        format!("{first}-{last}")
                    }
                })
                .collect();
            all.join(" ")
        };
        let terms: Vec<String> = piles
            .iter()
            .map(|term| match term {
                PileTerm::Group(group, select) => {
                    let name = self.group_name(*group);
                    match select {
                        Select::All => name,
                        Select::Numbers(numbers) => format!("{name} {}", ranges(numbers)),
                        Select::Places { rows, columns } => {
                            let part = |word: &str, list: &[(u16, u16)]| {
                                if list.is_empty() {
                                    String::new()
                                } else {
                                    format!(" {word} {}", ranges(list))
                                }
                            };
                            format!("{name}{}{}", part("row", rows), part("column", columns))
                        }
                    }
                }
                PileTerm::Reference(Reference::Pile(group, number)) => {
                    format!("{} {number}", self.group_name(*group))
                }
                PileTerm::Reference(_) => "these".to_owned(),
            })
            .collect();
        terms.join(" or ")
    }
}

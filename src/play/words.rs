//! Moves and piles in words, as the listing prints them.

use super::resolve::{is_top_packet, means};
use crate::cards::Letters;
use crate::language::syntax::MoveWords;
use crate::machine::{Machine, Move, Pile, Slot, State};
use crate::rules::check::folded;
use crate::rules::{Group, GroupId, LiftUnit, Role, Rules};
use std::collections::{BTreeMap, BTreeSet};

/// The group of that name, else the only group of that role. Upper and lower case are the same.
#[must_use]
pub fn group_named<'a>(rules: &'a Rules, name: &str) -> Option<(GroupId, &'a Group)> {
    let wanted = folded(name);
    let exact = rules
        .groups()
        .find(|(_, group)| folded(&group.name) == wanted);
    exact.or_else(|| {
        let mut of_role = rules
            .groups()
            .filter(|(_, group)| role_word(group.role) == wanted);
        let first = of_role.next()?;
        of_role.next().is_none().then_some(first)
    })
}

/// The shortest beginning of a group's name that the prompt reads as that group and no other; the
/// whole name where there is none.
#[must_use]
pub fn short_name(rules: &Rules, id: GroupId) -> String {
    let Some(group) = rules.group(id) else {
        return String::new();
    };
    group
        .name
        .char_indices()
        .filter_map(|(at, sign)| group.name.get(..at + sign.len_utf8()))
        .find(|start| fitting_groups(rules, start) == [id] && is_pile_word(start))
        .unwrap_or(&group.name)
        .to_owned()
}

/// The groups that a word names: the one of that name or role, else those that a player can see
/// and whose name or role begins so, in the file's order.
#[must_use]
pub fn fitting_groups(rules: &Rules, word: &str) -> Vec<GroupId> {
    if let Some((id, _)) = group_named(rules, word) {
        return vec![id];
    }
    let wanted = folded(word);
    rules
        .groups()
        .filter(|(_, group)| {
            !group.implicit
                && (folded(&group.name).starts_with(&wanted)
                    || role_word(group.role).starts_with(&wanted))
        })
        .map(|(id, _)| id)
        .collect()
}

/// Whether the prompt reads a word as a pile's: `th` is a card.
fn is_pile_word(word: &str) -> bool {
    word.ends_with(|sign: char| sign.is_ascii_lowercase())
        && crate::language::parse_move(&format!("{word} to 1")).is_ok_and(|words| {
            matches!(words, MoveWords::Carry { card: None, from: Some(from), .. }
                if from.node.group.as_ref().is_some_and(|group| group.node == word))
        })
}

/// The word for a role.
#[must_use]
pub const fn role_word(role: Role) -> &'static str {
    match role {
        Role::Stock => "stock",
        Role::Waste => "waste",
        Role::Foundation => "foundation",
        Role::Tableau => "tableau",
        Role::Reserve => "reserve",
        Role::Cell => "cell",
        Role::Discard => "discard",
    }
}

/// A pile as moves and positions name it: `waste`, `tableau 2`, `tableau row 1 column 4`.
#[must_use]
pub fn pile_name(machine: &Machine, pile: Pile) -> String {
    let places = machine.places();
    let Some(group) = machine.rules().group(places.group(pile)) else {
        return String::new();
    };
    if let Some((row, column)) = places.row_column(pile) {
        format!("{} row {row} column {column}", group.name)
    } else if group.piles == 1 {
        group.name.clone()
    } else {
        format!("{} {}", group.name, places.number(pile))
    }
}

fn group_name(machine: &Machine, pile: Pile) -> &str {
    machine
        .rules()
        .group(machine.places().group(pile))
        .map_or("", |group| group.name.as_str())
}

/// The card that a packet is named by: its lowest, or its top where a squared pile is judged by it.
#[must_use]
pub fn named_card(machine: &Machine, state: &State, from: Pile, at: u8, count: u8) -> Option<Slot> {
    let cards = state.pile(machine.places(), from);
    let squared = at == 0
        && usize::from(count) == cards.len()
        && machine
            .rules()
            .group(machine.places().group(from))
            .is_some_and(|group| {
                group
                    .lift
                    .iter()
                    .any(|line| line.unit == LiftUnit::SquaredPile)
            });
    if squared {
        cards.last().copied()
    } else {
        cards.get(usize::from(at)).copied()
    }
}

/// The words of a legal move: the shortest that mean it and no other of the `legal` moves.
#[must_use]
pub fn words(machine: &Machine, state: &State, mv: &Move, legal: &[Move]) -> String {
    let forms = forms(machine, state, mv);
    let last = forms.last().cloned().unwrap_or_default();
    forms
        .into_iter()
        .find(|form| {
            crate::language::parse_move(form).is_ok_and(|parsed| {
                let mut meant = legal
                    .iter()
                    .filter(|other| means(machine, state, &parsed, other));
                meant.next() == Some(mv) && meant.next().is_none()
            })
        })
        .or_else(|| legal.contains(mv).then(|| by_count(machine, state, mv))?)
        .unwrap_or(last)
}

/// A packet by the number of its cards: a column of two packs may hold a card twice, and then its
/// name does not say which of them begins the packet.
fn by_count(machine: &Machine, state: &State, mv: &Move) -> Option<String> {
    let Move::Carry {
        from,
        at,
        count,
        to,
    } = mv
    else {
        return None;
    };
    let cards = if *count == 1 { "card" } else { "cards" };
    is_top_packet(machine, state, *from, *at, *count, u32::from(*count)).then(|| {
        format!(
            "{count} {cards} from {} to {}",
            pile_name(machine, *from),
            pile_name(machine, *to)
        )
    })
}

/// The words of all legal moves, in their order: as [`words`] has them, but counted over all the
/// moves once, so that a long listing stays cheap.
#[must_use]
pub fn all_words(machine: &Machine, state: &State, legal: &[Move]) -> Vec<String> {
    let all: Vec<Vec<String>> = legal.iter().map(|mv| forms(machine, state, mv)).collect();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for forms in &all {
        // Two forms of one move may be the same words.
        let keys: BTreeSet<String> = forms.iter().map(|form| in_any_order(form)).collect();
        for key in keys {
            *counts.entry(key).or_default() += 1;
        }
    }
    let unique = |form: &&String| {
        counts.get(&in_any_order(form)) == Some(&1) && crate::language::parse_move(form).is_ok()
    };
    all.iter()
        .zip(legal)
        .map(|(forms, mv)| {
            let found = forms.iter().find(unique).cloned();
            found
                .or_else(|| by_count(machine, state, mv))
                .or_else(|| forms.last().cloned())
                .unwrap_or_default()
        })
        .collect()
}

/// The words of a move that takes several cards mean the same in any order of the cards.
fn in_any_order(form: &str) -> String {
    let mut words: Vec<&str> = form.split(' ').collect();
    if matches!(words.first(), Some(&("remove" | "swap"))) && !words.contains(&"from") {
        words.sort_unstable();
    }
    words.join(" ")
}

/// Whether it goes without saying which pile of its group is meant: foundations that nothing tells
/// apart. Of other piles a player wants to read which.
fn alike(machine: &Machine, pile: Pile) -> bool {
    let places = machine.places();
    let id = places.group(pile);
    let group = machine.rules().group(id);
    group.is_some_and(|group| group.role == Role::Foundation)
        && places
            .of_group(id)
            .all(|other| places.class(0, other) == places.class(0, pile))
}

/// Every way to write a move, the shortest first.
fn forms(machine: &Machine, state: &State, mv: &Move) -> Vec<String> {
    let write = |slot: Slot| machine.rules().pack.write(slot.card(), Letters::Letters);
    let top = |pile: Pile| {
        state
            .top(machine.places(), pile)
            .map(write)
            .unwrap_or_default()
    };
    let first = |pile: Pile| {
        state
            .pile(machine.places(), pile)
            .first()
            .copied()
            .map(write)
            .unwrap_or_default()
    };
    match mv {
        Move::Carry {
            from,
            at,
            count,
            to,
        } => {
            let card = named_card(machine, state, *from, *at, *count)
                .filter(|slot| slot.is_up())
                .map(write);
            let (source, target) = (pile_name(machine, *from), pile_name(machine, *to));
            let group = group_name(machine, *to);
            match card {
                Some(card) => {
                    let mut forms = Vec::with_capacity(4);
                    if alike(machine, *to) {
                        forms.push(format!("{card} to {group}"));
                    }
                    forms.push(format!("{card} to {target}"));
                    if alike(machine, *to) {
                        forms.push(format!("{card} from {source} to {group}"));
                    }
                    forms.push(format!("{card} from {source} to {target}"));
                    forms
                }
                None if alike(machine, *to) => vec![
                    format!("{source} to {group}"),
                    format!("{source} to {target}"),
                ],
                None => vec![format!("{source} to {target}")],
            }
        }
        Move::Remove(piles) => {
            let short: Vec<String> = piles.iter().map(|&pile| top(pile)).collect();
            let long: Vec<String> = piles
                .iter()
                .map(|&pile| format!("{} from {}", top(pile), pile_name(machine, pile)))
                .collect();
            vec![
                format!("remove {}", short.join(" ")),
                format!("remove {}", long.join(" and ")),
            ]
        }
        Move::Swap(a, b) => vec![
            format!("swap {} {}", top(*a), top(*b)),
            format!(
                "swap {} from {} and {} from {}",
                top(*a),
                pile_name(machine, *a),
                top(*b),
                pile_name(machine, *b)
            ),
        ],
        Move::SwapPiles(a, b) => vec![
            format!("swap {} {}", first(*a), first(*b)),
            format!(
                "swap {} and {}",
                pile_name(machine, *a),
                pile_name(machine, *b)
            ),
        ],
        Move::Turn => vec!["turn".to_owned()],
        Move::Redeal => vec!["redeal".to_owned()],
        Move::Act(number) => vec![
            machine
                .rules()
                .actions
                .get(usize::from(*number))
                .map(|action| action.name.clone())
                .unwrap_or_default(),
        ],
    }
}

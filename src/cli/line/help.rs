//! What `help` prints.

use super::command::COMMANDS;
use crate::play::words::{numbered_group, short_name};
use crate::rules::{Group, GroupId, LayLine, Leaf, LiftUnit, Phrase, Role, Rules, Shape};
use std::fmt::Write as _;

const REST: &str = "\
What follows a # is a remark. Tab completes commands and moves, the arrow keys
bring earlier lines back, Ctrl-D leaves.
";

/// The forms of moves between piles, each with one that this game's piles allow.
fn moves(rules: &Rules) -> String {
    let seen = |(_, group): &(GroupId, &Group)| !group.implicit && group.piles > 0;
    let gives = |group: &Group| group.lift.iter().any(|line| line.unit != LiftUnit::None);
    let takes = |group: &Group| {
        let none = |line: &LayLine| matches!(line.phrase, Phrase::Leaf(Leaf::None, _));
        !group.lay.iter().all(none)
    };
    let of_role = |role: Role| {
        rules
            .groups()
            .filter(seen)
            .find(move |(_, group)| group.role == role)
    };
    let giving = |role: Role| of_role(role).filter(|(_, group)| gives(group));
    let table = numbered_group(rules).and_then(|id| Some((id, rules.group(id)?)));
    let goal = of_role(Role::Foundation).filter(|(_, group)| takes(group));
    let table_takes = table.filter(|(_, group)| takes(group));
    let table_gives = table.filter(|(_, group)| gives(group));

    let mut forms: Vec<(String, &str)> = Vec::new();
    let mut short: Vec<String> = Vec::new();
    if let Some((_, group)) = table_takes {
        forms.push((
            format!("7H to {}", pile(group, 2)),
            "a card, with what lies on it",
        ));
    }
    if let (Some((_, cell)), Some((_, goal))) = (giving(Role::Cell), goal) {
        let form = format!("7H from {} to {}", pile(cell, 1), goal.name);
        forms.push((form, ""));
    }
    let (from, meaning) = match giving(Role::Waste) {
        Some(waste) => (Some(waste), "the top card of a pile"),
        None => (giving(Role::Reserve), "the top card of a pile"),
    };
    if let (Some((id, from)), Some((goal_id, goal))) = (from, goal) {
        let form = format!("{} to {}", pile(from, 1), goal.name);
        let digit = if from.piles == 1 { "" } else { "1" };
        let (from, goal) = (short_name(rules, id), short_name(rules, goal_id));
        short.push(format!("{from}{digit} {goal} ({form})"));
        forms.push((form, meaning));
    }
    if let (Some((_, group)), Some(_)) = (table_takes, table_gives)
        && group.piles > 1
        && !matches!(group.shape, Shape::Grid { .. })
    {
        let (one, other) = if group.piles > 4 { (3, 5) } else { (1, 2) };
        let form = format!("{} {one} to {other}", group.name);
        short.insert(0, format!("{one} {other} ({form})"));
        forms.push((form, "between piles of one group"));
    }
    if let (Some((id, group)), Some((goal_id, _))) = (table_gives, goal)
        && group.piles > 1
        && !matches!(group.shape, Shape::Grid { .. })
    {
        let (from, goal) = (short_name(rules, id), short_name(rules, goal_id));
        short.push(format!("{from}2 {goal}"));
    }
    let mut text = "A move is said as the listing of “moves” has it".to_owned();
    text.push_str(if forms.is_empty() { ".\n" } else { ":\n" });
    for (form, meaning) in forms {
        let _ = writeln!(text, "{}", format!("  {form:<22} {meaning}").trim_end());
    }
    if !short.is_empty() {
        let _ = writeln!(text, "Short forms: {}.", short.join(", "));
    }
    text
}

/// A pile of a group as a move names it.
fn pile(group: &Group, number: u16) -> String {
    let name = &group.name;
    match group.shape {
        Shape::Grid { .. } => format!("{name} row 1 column {number}"),
        _ if group.piles == 1 => name.clone(),
        _ => format!("{name} {}", number.min(group.piles)),
    }
}

/// The forms of moves, this game's own moves, and the commands.
pub fn text(rules: &Rules) -> String {
    let mut text = moves(rules);
    let mut own: Vec<String> = Vec::new();
    if !rules.passes.is_empty() {
        own.push("turn (or an empty line)".to_owned());
    }
    if rules
        .redeal
        .as_ref()
        .is_some_and(|redeal| !redeal.within_turn)
    {
        own.push("redeal".to_owned());
    }
    if !rules.removals.is_empty() {
        own.push("remove CARD CARD …".to_owned());
    }
    if !rules.swaps.is_empty() {
        own.push("swap CARD CARD".to_owned());
    }
    own.extend(rules.actions.iter().map(|action| action.name.clone()));
    if !own.is_empty() {
        text.push_str(&folded("This game also has:", &own));
    }
    if !rules.removals.is_empty() {
        text.push_str("Cards that are taken off may be named alone: KH, or 5H 8S.\n");
    }
    text.push_str("\nCommands:\n");
    for (name, arguments, meaning) in COMMANDS {
        let usage = format!("{name} {arguments}");
        let _ = writeln!(text, "  {usage:<14} {meaning}");
    }
    text.push_str("In short: u, q and m; any start of a command that begins no other.\n");
    text.push_str(REST);
    text
}

/// A list after its head, in lines of at most 80 columns.
fn folded(head: &str, list: &[String]) -> String {
    let mut text = head.to_owned();
    let mut column = head.chars().count();
    for (number, entry) in (1..).zip(list) {
        let end = if number == list.len() { "." } else { "," };
        let width = 1 + entry.chars().count() + end.len();
        if column + width > 80 {
            text.push_str("\n ");
            column = 1;
        }
        text.push(' ');
        text.push_str(entry);
        text.push_str(end);
        column += width;
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn help(game: &str) -> String {
        let loaded = crate::cli::game::load_named(game, Vec::new()).unwrap();
        text(loaded.machine.rules())
    }

    #[test]
    fn help_shows_the_groups_that_the_game_has() {
        let klondike = help("klondike");
        assert!(klondike.contains("\n  waste to foundation    the top card of a pile\n"));
        assert!(
            klondike
                .contains("Short forms: 3 5 (tableau 3 to 5), w f (waste to foundation), t2 f.\n"),
            "{klondike}"
        );
        assert!(!klondike.contains("cell"), "{klondike}");
        let freecell = help("freecell");
        assert!(
            freecell.contains("7H from cell 1 to foundation"),
            "{freecell}"
        );
        assert!(!freecell.contains("waste"), "{freecell}");
        let pyramid = help("pyramid");
        assert!(!pyramid.contains("foundation"), "{pyramid}");
    }

    #[test]
    fn help_fits_eighty_columns() {
        for game in ["klondike", "freecell", "montana", "pyramid", "eagle-wing"] {
            let text = help(game);
            for line in text.lines() {
                assert!(line.chars().count() <= 80, "{line}");
            }
        }
        for (name, arguments, meaning) in COMMANDS {
            assert!(name.len() + 1 + arguments.len() <= 14, "{name}");
            assert!(meaning.len() + 17 <= 80, "{name}");
        }
    }
}

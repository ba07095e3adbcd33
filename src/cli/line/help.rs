//! What `help` prints.

use super::command::COMMANDS;
use crate::rules::Rules;
use std::fmt::Write as _;

const MOVES: &str = "\
A move is said as the listing of “moves” has it:
  7H to tableau 2        a card, with what lies on it
  7H from cell 1 to foundation
  waste to foundation    the top card of a pile
  tableau 3 to 5         between piles of one group
Short forms: 3 5 (tableau 3 to 5), w f (waste to foundation), t3 f.
";

const REST: &str = "\
What follows a # is a remark. Tab completes commands and moves, the arrow keys
bring earlier lines back, Ctrl-D leaves.
";

/// The forms of moves, this game's own moves, and the commands.
pub fn text(rules: &Rules) -> String {
    let mut text = MOVES.to_owned();
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
        let _ = writeln!(text, "This game also has: {}.", own.join(", "));
    }
    text.push_str("\nCommands:\n");
    for (name, arguments, meaning) in COMMANDS {
        let usage = format!("{name} {arguments}");
        let _ = writeln!(text, "  {usage:<14} {meaning}");
    }
    text.push_str(REST);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_fits_eighty_columns() {
        for line in MOVES.lines().chain(REST.lines()) {
            assert!(line.chars().count() <= 80, "{line}");
        }
        for (name, arguments, meaning) in COMMANDS {
            assert!(name.len() + 1 + arguments.len() <= 14, "{name}");
            assert!(meaning.len() + 17 <= 80, "{name}");
        }
    }
}

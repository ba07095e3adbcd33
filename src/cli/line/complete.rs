//! What the Tab key offers.

use super::command::COMMANDS;
use super::input::Offered;

/// What can stand from byte `start` on to the cursor's place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Completion {
    /// Where what is replaced begins.
    pub start: usize,
    /// What can stand there.
    pub choices: Vec<String>,
}

/// Completes what stands before the cursor: first to commands and whole legal moves; where none
/// begins so, the last word to a pile's name or a card. Upper and lower case are the same.
pub fn complete(before: &str, offered: &Offered) -> Completion {
    let line = before.trim_start();
    let start = before.len() - line.len();
    let (start, line, only_moves) = match first_word(line) {
        Some(("why", rest)) => (before.len() - rest.len(), rest, true),
        _ => (start, line, false),
    };
    let commands = COMMANDS
        .iter()
        .map(|(name, arguments, _)| {
            if arguments.is_empty() {
                (*name).to_owned()
            } else {
                format!("{name} ")
            }
        })
        .filter(|_| !only_moves);
    let mut choices: Vec<String> = commands
        .chain(offered.moves.iter().cloned())
        .filter(|choice| begins(choice, line))
        .collect();
    choices.dedup();
    if !choices.is_empty() {
        return Completion { start, choices };
    }
    let word_start = before.rfind(char::is_whitespace).map_or(0, |at| at + 1);
    let word = before.get(word_start..).unwrap_or("");
    let choices = offered
        .words
        .iter()
        .filter(|choice| begins(choice, word))
        .cloned()
        .collect();
    Completion {
        start: word_start,
        choices,
    }
}

/// The first word in small letters, and what follows the blank after it.
fn first_word(line: &str) -> Option<(&'static str, &str)> {
    let (word, rest) = line.split_once(' ')?;
    let (name, ..) = COMMANDS
        .iter()
        .find(|(name, ..)| word.eq_ignore_ascii_case(name))?;
    Some((name, rest.trim_start()))
}

fn begins(choice: &str, start: &str) -> bool {
    choice
        .get(..start.len())
        .is_some_and(|beginning| beginning.to_lowercase() == start.to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(line: &str) -> (usize, Vec<String>) {
        let list = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        let offered = Offered {
            moves: list(&[
                "turn",
                "7H to tableau 2",
                "7H to tableau 5",
                "QS to tableau 1",
            ]),
            words: list(&["from", "to", "tableau", "foundation", "7H", "QS"]),
        };
        let Completion { start, choices } = complete(line, &offered);
        (start, choices)
    }

    #[test]
    fn whole_moves_and_commands_are_completed() {
        assert_eq!(
            at("7h"),
            (
                0,
                vec!["7H to tableau 2".to_owned(), "7H to tableau 5".to_owned()]
            )
        );
        assert_eq!(
            at("  q"),
            (2, vec!["quit".to_owned(), "QS to tableau 1".to_owned()])
        );
        assert_eq!(at("un"), (0, vec!["undo ".to_owned()]));
        assert_eq!(at("t"), (0, vec!["table".to_owned(), "turn".to_owned()]));
    }

    #[test]
    fn after_why_come_moves_only() {
        assert_eq!(at("why t"), (4, vec!["turn".to_owned()]));
        assert_eq!(
            at("why 7h to tableau 5"),
            (4, vec!["7H to tableau 5".to_owned()])
        );
        assert_eq!(at("why ").1.len(), 4);
    }

    #[test]
    fn a_move_that_is_not_legal_is_completed_word_by_word() {
        assert_eq!(at("QS to fo"), (6, vec!["foundation".to_owned()]));
        assert_eq!(
            at("why qs f"),
            (7, vec!["from".to_owned(), "foundation".to_owned()])
        );
        assert_eq!(at("zebra"), (0, vec![]));
    }

    #[test]
    fn borders_between_characters_are_kept() {
        assert_eq!(at("é").1, Vec::<String>::new());
        assert_eq!(at("7♥").1, Vec::<String>::new());
    }
}

//! What is to be said of a position: won, lost and why, been here before.

use crate::machine::{Context, Status};
use crate::play::Session;

/// What the player should know of the position; nothing while the game goes on.
pub fn of(session: &Session) -> Option<String> {
    match session.status() {
        Status::Playing => None,
        Status::Won => {
            let score = session
                .machine()
                .score(session.state())
                .map_or_else(String::new, |score| format!(", score {score}"));
            let undos = match session.undos() {
                0 => String::new(),
                undos => format!(", {undos} taken back"),
            };
            Some(format!(
                "You have won: {}{undos}{score}.",
                moves_made(session)
            ))
        }
        Status::Lost => Some(lost(session)),
    }
}

/// The same, and something also while the game goes on: where a script leaves it.
pub fn at_the_end(session: &Session) -> String {
    of(session).unwrap_or_else(|| format!("Not finished: {}.", moves_made(session)))
}

fn moves_made(session: &Session) -> String {
    match session.done().len() {
        1 => "1 move".to_owned(),
        moves => format!("{moves} moves"),
    }
}

/// Lost by a rule of the file, or because there is no move, or none that leads on.
fn lost(session: &Session) -> String {
    let (machine, state) = (session.machine(), session.state());
    let by_rule = machine
        .rules()
        .lose
        .iter()
        .find(|(condition, _)| machine.holds(state, condition, Context::default()));
    match by_rule {
        Some((_, origin)) => match origin.line() {
            Some(line) => format!("The game is lost: so its rules say in line {line}."),
            None => "The game is lost: so its rules say.".to_owned(),
        },
        None if session.legal().is_empty() => "The game is lost: no legal move is left.".to_owned(),
        None => "The game is lost: the moves that are left lead to no other.".to_owned(),
    }
}

/// The positions that a game has been through, so that going in a circle is noticed.
#[derive(Debug, Clone)]
pub struct Shuttling {
    /// How many moves had been made before the first of `seen`.
    before: usize,
    seen: Vec<u128>,
    told: bool,
}

impl From<&Session> for Shuttling {
    fn from(session: &Session) -> Self {
        Self {
            before: session.done().len(),
            seen: vec![session.state().hash()],
            told: false,
        }
    }
}

impl Shuttling {
    /// What to remark after a move: once a game that the position has come back.
    pub fn after_move(&mut self, session: &Session) -> Option<String> {
        let hash = session.state().hash();
        let earlier = self.seen.iter().rev().position(|&seen| seen == hash);
        self.seen.push(hash);
        let ago = earlier.filter(|_| !self.told)? + 1;
        self.told = true;
        let moves = if ago == 1 {
            "1 move".to_owned()
        } else {
            format!("{ago} moves")
        };
        Some(format!(
            "This position was on the table {moves} ago: going on so leads nowhere."
        ))
    }

    /// Follows a move that is made again.
    pub fn after_redo(&mut self, session: &Session) {
        self.seen.push(session.state().hash());
    }

    /// Follows moves taken back.
    pub fn after_undo(&mut self, session: &Session) {
        let made = session.done().len();
        match made.checked_sub(self.before) {
            Some(known) if known < self.seen.len() => self.seen.truncate(known + 1),
            _ => {
                *self = Self {
                    told: self.told,
                    ..Self::from(session)
                }
            }
        }
    }
}

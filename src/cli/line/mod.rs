//! Play line by line: in a terminal with history and completion, or from a script.

mod answers;
mod automatic;
mod command;
mod complete;
mod help;
mod input;
mod notice;
mod player;
mod saving;
mod solved;
mod terminal;
#[cfg(test)]
mod tests;

use super::config::{self, Settings};
use super::game::Loaded;
use super::{Misuse, Outcome};
use crate::play::Session;
use input::Script;
use player::{Player, Screen};
use std::io::{BufReader, IsTerminal as _, stderr, stdin, stdout};
use std::path::Path;
use terminal::Terminal;

/// Plays a game to its end or until the player leaves. With `save` the game is written there
/// after every change.
///
/// In a terminal the answer is always [`Outcome::Done`]; of a script it is [`Outcome::No`] where
/// a line of it was refused.
///
/// # Errors
/// That the save may not be written, or that terminal, input or output fail.
pub fn run(
    session: Session,
    loaded: &Loaded,
    settings: &Settings,
    save: Option<&Path>,
) -> Result<Outcome, Misuse> {
    let (mut out, mut err) = (stdout(), stderr());
    let screen = Screen {
        out: &mut out,
        err: &mut err,
    };
    let player = Player::new(session, loaded, settings, save, screen);
    if stdin().is_terminal() && stdout().is_terminal() {
        config::write_if_missing();
        player.play(&mut Terminal::new(settings.history)?)
    } else {
        player.play(&mut Script::new(BufReader::new(stdin().lock())))
    }
}

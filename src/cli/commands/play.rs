//! `patience play`: plays a game.

use super::replay;
use crate::cli::args::{GameArgs, PlayArgs};
use crate::cli::game::{self, Loaded, Position};
use crate::cli::{Misuse, Outcome, config, line, output};
use crate::play::quote::quote;
use std::path::Path;

/// Plays line by line.
pub fn run(arguments: &PlayArgs) -> Result<Outcome, Misuse> {
    let settings = config::load()?;
    let (begun, loaded) = match (&arguments.load, &arguments.game) {
        (Some(path), game) => match replay::load(path)? {
            Ok((session, loaded)) => {
                if let Some(game) = game {
                    must_be(game, &loaded, path)?;
                }
                (
                    game::after_moves(session, &loaded, &arguments.start)?,
                    loaded,
                )
            }
            Err(reason) => {
                output::error(&reason);
                return Ok(Outcome::No);
            }
        },
        (None, Some(game)) => {
            let loaded = game::load(&GameArgs {
                game: game.clone(),
                set: arguments.set.clone(),
            })?;
            (game::position(&loaded, &arguments.start)?, loaded)
        }
        (None, None) => return Err(Misuse::from("name a game, or a saved one with --load")),
    };
    match begun {
        Position::There(session) => {
            line::run(*session, &loaded, &settings, arguments.save.as_deref())
        }
        Position::Refused(reason) => {
            output::error(&reason);
            Ok(Outcome::No)
        }
    }
}

/// Whether the game named is the one that was saved.
fn must_be(game: &str, saved: &Loaded, path: &Path) -> Result<(), Misuse> {
    let named = game::load_named(game, saved.set.clone())?;
    if named.machine.rules().fingerprint() == saved.machine.rules().fingerprint() {
        return Ok(());
    }
    Err(Misuse::from(format!(
        "{} holds a game of {}, not of {}; leave the name out, or name that one",
        path.display(),
        saved.spec,
        quote(game)
    )))
}

//! `patience diff`: the rules in which two games differ.

use crate::cli::args::{DiffArgs, GameArgs};
use crate::cli::{Misuse, Outcome, game, output};
use crate::explain::{self, Tongue};

/// Prints the rules that differ, in words.
pub fn run(arguments: &DiffArgs) -> Result<Outcome, Misuse> {
    let load = |game: &str| {
        game::load(&GameArgs {
            game: game.to_owned(),
            set: Vec::new(),
        })
    };
    let (first, second) = (load(&arguments.first)?, load(&arguments.second)?);
    let text = explain::diff(
        first.machine.rules(),
        second.machine.rules(),
        Tongue::default(),
    );
    if text.is_empty() {
        output::print(&format!(
            "{} and {} are played alike\n",
            first.spec, second.spec
        ))?;
    } else {
        output::print(&text)?;
    }
    Ok(Outcome::Done)
}

//! `patience moves`: the legal moves of a position.

use crate::cli::args::MovesArgs;
use crate::cli::game::{self, Position};
use crate::cli::{Misuse, Outcome, json, output};

/// Prints the legal moves in the words that the prompt reads, one a line.
pub fn run(arguments: &MovesArgs) -> Result<Outcome, Misuse> {
    let loaded = game::load(&arguments.position.game)?;
    let session = match game::position(&loaded, &arguments.position.start)? {
        Position::There(session) => session,
        Position::Refused(reason) => {
            output::error(&reason);
            return Ok(Outcome::No);
        }
    };
    let listing = session.listing();
    game::sound(&loaded)?;
    if arguments.json {
        let shown: Vec<json::MoveShown> = listing
            .into_iter()
            .map(|words| json::MoveShown { words })
            .collect();
        output::print_ready(&json::document(&shown))?;
    } else {
        output::print(
            &listing
                .into_iter()
                .map(|words| words + "\n")
                .collect::<String>(),
        )?;
    }
    Ok(Outcome::Done)
}

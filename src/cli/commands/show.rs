//! `patience show`: the table of a position.

use crate::cli::args::ShowArgs;
use crate::cli::game::{self, Position};
use crate::cli::{Misuse, Outcome, config, json, output, table};
use crate::play::quote::visible;
use crate::play::{Session, Start, position};
use std::io::IsTerminal as _;

/// Prints the table, the position in words, or both as JSON.
pub fn run(arguments: &ShowArgs) -> Result<Outcome, Misuse> {
    let loaded = game::load(&arguments.position.game)?;
    let session = match game::position(&loaded, &arguments.position.start)? {
        Position::There(session) => session,
        Position::Refused(reason) => {
            output::error(&reason);
            return Ok(Outcome::No);
        }
    };
    let text = if arguments.json {
        json::document(&json::show(&session))
    } else if arguments.words {
        position::write(session.machine(), session.state())
    } else {
        let settings = config::load()?;
        let looks = settings.looks(std::io::stdout().is_terminal());
        let table = table::table(session.machine(), session.state(), looks);
        format!("{}\n\n{table}", heading(&session))
    };
    game::sound(&loaded)?;
    output::print_ready(&text)?;
    Ok(Outcome::Done)
}

/// The game's title and the deal.
pub fn heading(session: &Session) -> String {
    let title = visible(&session.machine().rules().about.title);
    match session.start() {
        Start::Deal(deal) => format!("{title} · deal {deal}"),
        Start::Cards(_) => format!("{title} · from a given pack"),
        Start::Position(_) => format!("{title} · from a given position"),
    }
}

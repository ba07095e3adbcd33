//! `patience replay`: runs a saved game to its end.

use super::show::heading;
use crate::cli::args::ReplayArgs;
use crate::cli::{Misuse, Outcome, config, game, json, output, table};
use crate::machine::Status;
use crate::play::Session;
use crate::play::quote::quote;
use crate::play::save::{Save, fingerprint};
use std::io::IsTerminal as _;
use std::path::Path;

/// Plays the saved moves again and says where the game stands.
pub fn run(arguments: &ReplayArgs) -> Result<Outcome, Misuse> {
    let (session, loaded) = match load(&arguments.file)? {
        Ok(found) => found,
        Err(reason) => {
            output::error(&reason);
            return Ok(Outcome::No);
        }
    };
    let text = if arguments.json {
        json::document(&json::show(&session))
    } else {
        let settings = config::load()?;
        let looks = settings.looks(std::io::stdout().is_terminal());
        let moves = match session.done().len() {
            1 => "1 move".to_owned(),
            count => format!("{count} moves"),
        };
        let stands = match session.status() {
            Status::Playing => "not finished",
            Status::Won => "won",
            Status::Lost => "lost: no move leads on",
        };
        let table = table::table(session.machine(), session.state(), looks);
        format!("{} · {moves} · {stands}\n\n{table}", heading(&session))
    };
    game::sound(&loaded)?;
    output::print_ready(&text)?;
    Ok(Outcome::Done)
}

/// Loads a saved game and plays it to where it stood, undone moves ready to be redone. The inner
/// error is a saved move that is refused.
///
/// # Errors
/// That the file cannot be read, or is of another game or of other rules.
pub fn load(path: &Path) -> Result<Result<(Session, game::Loaded), String>, Misuse> {
    let save = Save::read(path)?;
    let shown = path.display().to_string();
    let set: Vec<(String, i64)> = save
        .set
        .iter()
        .map(|(name, value)| (name.clone(), *value))
        .collect();
    let loaded = game::load_named(&save.game, set).map_err(|misuse| misuse.at(&shown))?;
    if fingerprint(loaded.machine.rules()) != save.fingerprint {
        return Err(Misuse::from(format!(
            "{shown} was saved under other rules of {}: the rule file has changed since, so the moves may mean something else",
            save.game
        )));
    }
    let mut session = match (&save.deal, &save.cards, &save.position) {
        (Some(deal), _, _) => game::deal(&loaded.machine, *deal)?,
        (_, Some(cards), _) => game::from_cards(&loaded.machine, cards, &shown)?,
        (_, _, Some(words)) => game::from_position(&loaded.machine, words, &shown)?,
        _ => {
            return Err(Misuse::from(format!(
                "{shown} does not say how the game began"
            )));
        }
    };
    for (number, words) in (1..).zip(save.moves.iter().chain(&save.undone)) {
        if let Err(reason) = game::play_words(&mut session, words, &loaded.sources) {
            game::sound(&loaded)?;
            let words = quote(words);
            return Ok(Err(format!("{shown}: move {number}, {words}: {reason}")));
        }
    }
    for _ in &save.undone {
        session.undo();
    }
    session.set_undos(save.counts.undos);
    Ok(Ok((session, loaded)))
}

//! `patience play`: plays a game.

use super::replay;
use crate::cli::args::{GameArgs, PlayArgs};
use crate::cli::clock::Allowance;
use crate::cli::game::{self, Loaded, Position};
use crate::cli::{Misuse, Outcome, config, line, output};
use crate::play::Session;
use crate::play::quote::quote;
use crate::solve::{Limits, Prunings, Solver, Verdict};
use std::path::Path;
use std::time::Duration;

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
            if arguments.winnable {
                let Some(session) = winnable(&loaded)? else {
                    return Ok(Outcome::No);
                };
                (Position::There(Box::new(session)), loaded)
            } else {
                (game::position(&loaded, &arguments.start)?, loaded)
            }
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

/// At most so many numbers are tried.
const MOST_TRIED: u32 = 500;
/// The processor time for one number, and for all of them.
const EACH: Duration = Duration::from_secs(2);
const ALL: Duration = Duration::from_mins(1);

/// A fresh deal of which the solver has found that it can be won, and says so; none, with the
/// reason, where it finds none in time.
fn winnable(loaded: &Loaded) -> Result<Option<Session>, Misuse> {
    let solver = Solver::new(&loaded.machine, Prunings::ALL);
    let mut left = ALL;
    let mut tried = 0;
    let (mut lost, mut open) = (0_u32, 0_u32);
    while tried < MOST_TRIED && !left.is_zero() {
        let deal = game::fresh_deal();
        let session = game::deal(&loaded.machine, deal)?;
        let mut allowance = Allowance::new(EACH.min(left), &deal.to_string());
        let found = solver.solve(session.state(), &Limits::default(), &mut allowance);
        left = left.saturating_sub(allowance.end());
        game::sound(loaded)?;
        tried += 1;
        match found.verdict {
            Verdict::Won(_) => {
                output::print(&format!(
                    "Deal {deal} can be won, as the solver has found, which sees all cards.\n\n"
                ))?;
                return Ok(Some(session));
            }
            Verdict::Lost => lost += 1,
            Verdict::Open => open += 1,
        }
    }
    output::error(&format!(
        "none of {tried} deals was found to be won in {} s ({lost} are lost, {open} were left open); name a deal with --deal",
        ALL.as_secs()
    ));
    Ok(None)
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

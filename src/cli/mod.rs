//! The command line: arguments in, exit statuses out. Each command is one file of `commands`.

mod args;
mod clock;
mod commands;
mod config;
mod game;
mod json;
mod line;
mod output;
pub mod table;

use args::{Arguments, Command};
use clap::Parser as _;
use std::process::ExitCode;

/// How a command ended; the number is its exit status.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// It did what was asked (0).
    Done,
    /// The answer is no: errors found, an example failed, a move refused (1).
    No,
    /// Some of what was named could not be read, as was said already; the rest is done (2).
    Partly,
}

impl Outcome {
    /// This, or [`Outcome::No`] where all was well so far.
    #[must_use]
    pub fn or_no(self) -> Self {
        match self {
            Self::Done | Self::No => Self::No,
            Self::Partly => Self::Partly,
        }
    }
}

/// Why a command could not do what was asked: wrong use or unreadable input (2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Misuse {
    /// In sentences, a line each.
    Said(String),
    /// As a report of diagnostics, ready to be printed.
    Report(String),
}

impl<T: Into<String>> From<T> for Misuse {
    fn from(message: T) -> Self {
        Self::Said(message.into())
    }
}

impl Misuse {
    /// The same, said of that place. A report names its own places.
    #[must_use]
    pub fn at(self, place: &str) -> Self {
        match self {
            Self::Said(message) => Self::Said(format!("{place}: {message}")),
            report @ Self::Report(_) => report,
        }
    }

    /// What there is to read.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Self::Said(text) | Self::Report(text) => text,
        }
    }
}

/// The exit status of wrong use and of unreadable input.
const MISUSE: u8 = 2;

/// Runs the command that the arguments name.
#[must_use]
pub fn run() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => {
            // Help and version go to standard output with status 0, misuse to standard error with 2.
            let status = if error.use_stderr() { MISUSE } else { 0 };
            return match output::print_parsed(&error) {
                Ok(()) => ExitCode::from(status),
                Err(misuse) => failed(&misuse),
            };
        }
    };
    let result = match arguments.command {
        Command::List(list) => commands::list::run(&list),
        Command::Check(check) => commands::check::run(&check),
        Command::Test(test) => commands::test::run(&test),
        Command::Fmt(fmt) => commands::fmt::run(&fmt),
        Command::Explain(explain) => commands::explain::run(&explain),
        Command::Diff(diff) => commands::diff::run(&diff),
        Command::New(new) => commands::new::run(&new),
        Command::Show(show) => commands::show::run(&show),
        Command::Moves(moves) => commands::moves::run(&moves),
        Command::Why(why) => commands::why::run(&why),
        Command::Play(play) => commands::play::run(&play),
        Command::Solve(solve) => commands::solve::run(&solve),
        Command::Survey(survey) => commands::survey::run(&survey),
        Command::Replay(replay) => commands::replay::run(&replay),
    };
    match result {
        Ok(Outcome::Done) => ExitCode::SUCCESS,
        Ok(Outcome::No) => ExitCode::from(1),
        Ok(Outcome::Partly) => ExitCode::from(MISUSE),
        Err(misuse) => failed(&misuse),
    }
}

fn failed(misuse: &Misuse) -> ExitCode {
    output::misuse(misuse);
    ExitCode::from(MISUSE)
}

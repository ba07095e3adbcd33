//! The one way from a text to a game that can be played, stage after stage.

pub mod errors;
mod faults;
mod trial;

use crate::language::{Diagnostic, Severity, Source, Sources};
use crate::machine::Machine;
use crate::rules::check::{self, Checked, Parents, Request, UseError};
use crate::rules::{Origin, Rules};
use faults::Stage;
use std::fmt;
use std::sync::Arc;

/// A game ready to be played, and what was said of its file on the way.
#[derive(Debug, Clone)]
pub struct Built {
    /// The compiled game.
    pub machine: Arc<Machine>,
    /// The texts that it came from: its own file, then its parents'.
    pub sources: Sources,
    /// Warnings.
    pub warnings: Vec<Diagnostic>,
}

/// Why a text came to no game.
#[derive(Debug, Clone)]
pub enum BuildError {
    /// What was asked of it, a variant or a parameter, is not there.
    Use(UseError),
    /// The file has errors.
    File {
        /// The texts that the diagnostics point into.
        sources: Sources,
        /// Errors and warnings.
        diagnostics: Vec<Diagnostic>,
    },
}

impl fmt::Display for BuildError {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Use(error) => error.fmt(to),
            Self::File {
                sources,
                diagnostics,
            } => to.write_str(&crate::language::report::render(
                sources,
                diagnostics,
                false,
            )),
        }
    }
}

impl std::error::Error for BuildError {}

/// Text, syntax, rules, machine.
///
/// # Errors
/// What is wrong at the first stage that cannot go on.
pub fn build(request: &Request, parents: &dyn Parents) -> Result<Built, BuildError> {
    // Text to syntax, the game's own and its parents', and syntax to rules.
    let checked = check::check(request, parents).map_err(BuildError::Use)?;
    let Some(rules) = checked.rules else {
        return Err(BuildError::File {
            sources: checked.sources,
            diagnostics: checked.diagnostics,
        });
    };
    // Rules to tables and programs.
    match compile(rules, &checked.sources) {
        Ok(machine) => Ok(Built {
            machine: Arc::new(machine),
            sources: checked.sources,
            warnings: checked.diagnostics,
        }),
        Err(faults) => {
            let mut diagnostics = checked.diagnostics;
            diagnostics.extend(faults);
            check::tidy(&mut diagnostics);
            Err(BuildError::File {
                sources: checked.sources,
                diagnostics,
            })
        }
    }
}

/// Everything that can be found wrong with a game without a player: what the checker says, what
/// cannot be compiled, and what goes wrong when the game is played a little.
///
/// # Errors
/// What is asked of the file, a variant or a parameter, is not there.
pub fn inspect(request: &Request, parents: &dyn Parents) -> Result<Checked, UseError> {
    let mut checked = check::check(request, parents)?;
    try_out_all(&mut checked, Vec::new());
    Ok(checked)
}

/// The same of a file: the game as it stands and with each of its variants, what is found in one
/// place being said once.
#[must_use]
pub fn inspect_file(name: &str, source: &Source, parents: &dyn Parents) -> Checked {
    let (mut checked, variants) = check::check_file(name, source, parents);
    try_out_all(&mut checked, variants);
    checked
}

/// Tries out the rules of what was checked, and those of its variants.
fn try_out_all(checked: &mut Checked, variants: Vec<Rules>) {
    let mut found = Vec::new();
    let base = checked.rules.clone();
    for (rules, deals) in base
        .map(|rules| (rules, trial::DEALS))
        .into_iter()
        .chain(variants.into_iter().map(|rules| (rules, 1)))
    {
        match compile(rules, &checked.sources) {
            Err(faults) => found.extend(faults),
            Ok(machine) => {
                if let Some(fault) = trial::first_fault(&machine, deals) {
                    found.push(faults::diagnostic(&fault, Stage::Play, &checked.sources));
                }
            }
        }
    }
    if !found.is_empty() {
        // A variant fails where the game does, and that is said once.
        found.retain(|it| {
            !checked
                .diagnostics
                .iter()
                .any(|said| said.severity == Severity::Error && said.span == it.span)
        });
        checked.diagnostics.append(&mut found);
        check::tidy(&mut checked.diagnostics);
    }
    if checked.has_errors() {
        checked.rules = None;
    }
}

/// Rules to tables and programs; what cannot be compiled as diagnostics of the file.
fn compile(rules: Rules, sources: &Sources) -> Result<Machine, Vec<Diagnostic>> {
    let rules = Arc::new(rules);
    Machine::compile(Arc::clone(&rules)).map_err(|faults| {
        let stage = |origin: Option<Origin>| {
            let of_script = rules
                .scripts
                .iter()
                .any(|script| faults::within(script.origin, origin));
            if of_script {
                Stage::Script
            } else {
                Stage::Compile
            }
        };
        faults
            .iter()
            .map(|fault| faults::diagnostic(fault, stage(fault.origin), sources))
            .collect()
    })
}

#[cfg(test)]
mod tests;

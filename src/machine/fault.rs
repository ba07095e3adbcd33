//! What can go wrong where no player is to blame: the file, the deal or the position.

use crate::rules::Origin;
use std::fmt;

/// Why a game, a deal, a position or a step cannot be carried out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// One sentence, lower case, without a full stop.
    pub message: String,
    /// The rule at fault, where it is one.
    pub origin: Option<Origin>,
}

impl Fault {
    /// A fault of the deal or the position.
    pub fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            origin: None,
        }
    }

    /// A fault of a rule.
    pub fn at(origin: Origin, message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            origin: Some(origin),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.origin.and_then(Origin::line) {
            Some(line) => write!(out, "line {line}: {}", self.message),
            None => out.write_str(&self.message),
        }
    }
}

impl std::error::Error for Fault {}

//! The compiled game.

use super::legality::Tables;
use super::program::Programs;
use super::scripts::Hooks;
use super::{Edit, Journal, Mark, Pile, Places, Slot, State};
use crate::rules::Rules;
use std::sync::Arc;

/// A game ready to be played.
#[derive(Debug, Clone)]
pub struct Machine {
    pub(super) rules: Arc<Rules>,
    pub(super) places: Places,
    pub(super) tables: Tables,
    pub(super) programs: Programs,
    pub(super) hooks: Hooks,
}

/// What a rule is about, where it is asked.
#[derive(Debug, Clone, Copy, Default)]
pub struct Context {
    /// The pile that the rule belongs to (a target's in a lay line, a source's in a lift line, a
    /// step's where a step goes pile by pile).
    pub it: Option<Pile>,
    /// The card in question: the lowest of the packet.
    pub card: Option<Slot>,
    /// Where the cards come from.
    pub from: Option<Pile>,
    /// Where the cards go.
    pub to: Option<Pile>,
}

/// How a position stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// A move is legal that may lead on.
    Playing,
    /// The goal is reached.
    Won,
    /// No move leads on, or the file says that it is lost.
    Lost,
}

impl Machine {
    /// The rules that it was compiled from.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Where everything lies in its states.
    #[must_use]
    pub const fn places(&self) -> &Places {
        &self.places
    }

    /// Begins to change a state.
    pub const fn edit<'a>(&'a self, state: &'a mut State, journal: &'a mut Journal) -> Edit<'a> {
        Edit::new(&self.places, state, journal)
    }

    /// Takes back everything since the mark.
    pub fn undo(&self, state: &mut State, journal: &mut Journal, mark: Mark) {
        self.edit(state, journal).undo_to(mark);
    }
}

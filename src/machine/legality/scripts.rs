//! Where the rules ask scripts that are no tables.
//!
//! A script that stops says no: to a phrase, a condition or a set, and scores nothing. That it
//! stopped is noted, so that whoever asked may say so ([`Machine::take_script_fault`]).

use super::phrase::Laid;
use crate::hooks::{Given, Kind, Placed, TableView};
use crate::machine::{Context, Fault, Machine, Pile, Slot, State};
use crate::rules::{ScriptId, TakeWord};
use std::sync::Arc;

impl Machine {
    /// What went first wrong while rules were looked at, since the last time that this was asked:
    /// a script stopped, or gave something else than it was asked for, or a listing of moves grew
    /// too large. The place is that inside the script's body.
    #[must_use]
    pub fn take_script_fault(&self) -> Option<Fault> {
        self.hooks.take_fault()
    }

    fn placed(pile: Option<Pile>, slot: Slot) -> Placed {
        Placed {
            card: slot.card(),
            lies: pile.map(|pile| (usize::from(pile.0), slot.is_up())),
        }
    }

    /// The table, for a script that looks at it.
    fn seen_by(&self, state: &State, script: ScriptId) -> Option<Arc<TableView>> {
        (self.hooks.scripts.kind(usize::from(script.0)) == Kind::Table)
            .then(|| Arc::new(self.view(state)))
    }

    fn script_says(
        &self,
        state: &State,
        script: ScriptId,
        given: Given<'_>,
        may_stumble: bool,
    ) -> bool {
        let table = self.seen_by(state, script);
        let given = Given {
            table: table.as_ref(),
            ..given
        };
        let says = self.hooks.scripts.call_bool(usize::from(script.0), given);
        says.unwrap_or_else(|error| {
            // On an empty pile a script may stumble over the card that is not there: that is a no,
            // as in a script that becomes a table.
            if !may_stumble || error.is_endless() {
                self.hooks.note(&self.rules, &error);
            }
            false
        })
    }

    /// Asks a script about a card and the card that it goes on.
    pub(super) fn script_of_cards(&self, state: &State, script: ScriptId, laid: &Laid<'_>) -> bool {
        if let Some(says) = self.hooks.of_cards(script, laid.card, laid.other) {
            return says;
        }
        let lying = laid
            .packet
            .iter()
            .find(|slot| slot.card() == laid.card)
            .copied();
        let given = Given {
            card: Some(Self::placed(
                laid.from,
                lying.unwrap_or(Slot::up(laid.card)),
            )),
            on: laid
                .other
                .map(|other| Self::placed(laid.it, Slot::up(other))),
            ..Given::default()
        };
        self.script_says(state, script, given, laid.other.is_none())
    }

    /// Asks a script that stands for a condition.
    pub(super) fn script_condition(
        &self,
        state: &State,
        script: ScriptId,
        context: Context,
    ) -> bool {
        let on = context
            .to
            .and_then(|to| state.top(&self.places, to))
            .map(|slot| Self::placed(context.to, slot));
        let given = Given {
            card: context.card.map(|slot| Self::placed(context.from, slot)),
            on,
            ..Given::default()
        };
        self.script_says(state, script, given, false)
    }

    /// Asks a script about cards that are taken together.
    pub(super) fn script_of_set(
        &self,
        state: &State,
        script: ScriptId,
        word: TakeWord,
        piles: &[Pile],
    ) -> bool {
        let cards: Vec<Placed> = piles
            .iter()
            .filter_map(|&pile| {
                let slot = self.taken_card(state, word, pile)?;
                Some(Self::placed(Some(pile), slot))
            })
            .collect();
        let given = Given {
            cards: &cards,
            ..Given::default()
        };
        self.script_says(state, script, given, false)
    }

    /// Asks a script for a number.
    pub(super) fn script_score(&self, state: &State, script: ScriptId) -> i32 {
        let table = self.seen_by(state, script);
        let given = Given {
            table: table.as_ref(),
            ..Given::default()
        };
        let number = self
            .hooks
            .scripts
            .call_number(usize::from(script.0), given)
            .unwrap_or_else(|error| {
                self.hooks.note(&self.rules, &error);
                0
            });
        i32::try_from(number.clamp(i32::MIN.into(), i32::MAX.into())).unwrap_or(0)
    }
}

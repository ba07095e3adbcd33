//! The table as scripts see it, and what scripts do to it.

use crate::cards::Rank;
use crate::hooks::{Effect, Given, LyingCard, TableView};
use crate::machine::{Counter, Edit, Fault, Machine, Pile, State};
use crate::rules::{BudgetId, Origin, ScriptId, TallyId};
use std::sync::Arc;

impl Machine {
    /// A snapshot of the state as plain data.
    #[must_use]
    pub fn view(&self, state: &State) -> TableView {
        let mut view = TableView::new(Arc::clone(&self.hooks.plan));
        for pile in self.places.all() {
            let cards = state.pile(&self.places, pile);
            view.push_pile(cards.iter().map(|slot| LyingCard {
                card: slot.card(),
                up: slot.is_up(),
            }));
        }
        let count = |counter| u32::try_from(state.counter(counter)).unwrap_or(0);
        view.pass = count(Counter::PASS);
        view.redeals = count(Counter::REDEALS);
        for (id, numbers) in (0..).map(TallyId).zip(&mut view.tallies) {
            for (at, number) in (0..=u8::MAX).zip(numbers) {
                *number = i64::from(state.counter(self.places.tally(id, at)));
            }
        }
        for (id, left) in (0..).map(BudgetId).zip(&mut view.budgets) {
            let value = state.counter(self.places.budget(id));
            *left =
                (value != super::turn::WITHOUT_LIMIT).then_some(u32::try_from(value).unwrap_or(0));
        }
        view.base = u8::try_from(state.counter(Counter::BASE) - 1)
            .ok()
            .map(Rank);
        view
    }

    /// Runs a script as a step. Its effects move cards, turn them up and set tallies: none of
    /// them can make or lose a card.
    pub(super) fn run_script(
        &self,
        script: ScriptId,
        origin: Origin,
        edit: &mut Edit<'_>,
    ) -> Result<(), Fault> {
        let table = Arc::new(self.view(edit.state()));
        let given = Given {
            table: Some(&table),
            ..Given::default()
        };
        let effects = self
            .hooks
            .scripts
            .call_steps(usize::from(script.0), given)
            .map_err(|error| crate::machine::scripts::fault(&self.rules, &error))?;
        for effect in effects {
            self.apply(effect, edit).ok_or_else(|| {
                Fault::at(origin, "the script does what the table does not allow")
            })?;
        }
        Ok(())
    }

    fn apply(&self, effect: Effect, edit: &mut Edit<'_>) -> Option<()> {
        let pile = |number: usize| {
            let number = u8::try_from(number).ok()?;
            (usize::from(number) < self.places.piles()).then_some(Pile(number))
        };
        match effect {
            Effect::Move { from, count, to } => {
                let (from, to) = (pile(from)?, pile(to)?);
                (from == to || edit.carry_top(from, count, to) == count).then_some(())
            }
            Effect::TurnUp { pile: number } => {
                let pile = pile(number)?;
                let top = edit.state().count(pile).checked_sub(1)?;
                edit.turn_up(pile, top);
                Some(())
            }
            Effect::SetTally {
                tally,
                index,
                value,
            } => {
                let rule = self.rules.tallies.get(tally)?;
                let (tally, at) = (u8::try_from(tally).ok()?, u8::try_from(index).ok()?);
                let bounded = value.clamp(i64::from(i32::MIN), i64::from(i32::MAX));
                let value = i32::try_from(bounded).ok()?;
                (u16::from(at) < rule.row)
                    .then(|| edit.count(self.places.tally(TallyId(tally), at), value))
            }
        }
    }
}

//! The move `turn`, the passes, and what carries over from one to the next.

use super::compile::{Act, Op, TurnOp};
use super::steps::How;
use crate::machine::{Context, Counter, Edit, Fault, Machine, State};
use crate::rules::{BudgetId, ClauseTest, PassLine, TallyId};

/// What a budget's counter holds where the budget has no limit; such a budget is never spent.
pub const WITHOUT_LIMIT: i32 = i32::MAX;

impl Machine {
    /// The line of the schedule that the pass in force obeys, with its number.
    pub(in crate::machine) fn pass_line(&self, state: &State) -> Option<(usize, &PassLine)> {
        let pass = state.counter(Counter::PASS);
        self.rules.passes.iter().enumerate().find(|(_, line)| {
            i32::from(line.first) <= pass && line.last.is_none_or(|last| pass <= i32::from(last))
        })
    }

    /// Whether a turn would do anything, its clauses apart: a card is in the stock and has where
    /// to go, or the stock is turned over within the turn.
    pub(in crate::machine) fn can_turn(&self, state: &State) -> bool {
        let Some((line, _)) = self.pass_line(state) else {
            return false;
        };
        let Some(program) = self.programs.passes.get(line) else {
            return false;
        };
        if state.is_empty(self.places.stock()) {
            return carries_over(program) && self.can_cross(state);
        }
        let has_room = |pile: &_| state.count(*pile) < self.places.cap(*pile);
        program.iter().any(|op| match &op.act {
            Act::Turn(turn) => {
                self.holds_for(op.when.as_ref(), state, None) && turn.to.iter().any(has_room)
            }
            Act::Deal(deal) => deal
                .to
                .iter()
                .any(|pile| has_room(pile) && self.holds_for(op.when.as_ref(), state, *pile)),
            _ => self.holds_for(op.when.as_ref(), state, None),
        })
    }

    /// Whether a redeal is a move now, its own clauses and its budget apart: without clauses of
    /// its own it needs an empty stock; and there must be something to gather.
    pub(in crate::machine) fn can_redeal(&self, state: &State) -> bool {
        let Some(redeal) = &self.rules.redeal else {
            return false;
        };
        let says_when = redeal.at_any_time
            || redeal
                .clauses
                .iter()
                .any(|clause| matches!(clause.test, ClauseTest::When(_)));
        !redeal.within_turn
            && (says_when || state.is_empty(self.places.stock()))
            && self.redeal_has_source(state)
    }

    /// Whether the stock can be turned over within a turn: a redeal is left, what it asks for
    /// holds, and there is something to gather.
    fn can_cross(&self, state: &State) -> bool {
        self.rules.redeal.as_ref().is_some_and(|redeal| {
            state.counter(self.places.budget(redeal.budget)) > 0
                && self.redeal_has_source(state)
                && self.clauses_hold(state, &redeal.clauses, Context::default())
        })
    }

    /// Makes a turn.
    ///
    /// # Errors
    /// No line of the schedule is for this pass, or a step cannot be carried out.
    pub fn make_turn(&self, edit: &mut Edit<'_>) -> Result<(), Fault> {
        let mut how = How::default();
        let mut program = self.turn_program(edit.state())?;
        if edit.state().is_empty(self.places.stock())
            && carries_over(program)
            && self.can_cross(edit.state())
        {
            // The packet holds no card yet, so it obeys the new pass's line.
            self.begin_pass(edit, how)?;
            how.crossed = true;
            program = self.turn_program(edit.state())?;
        }
        self.run(program, edit, how)?;
        Ok(())
    }

    fn turn_program(&self, state: &State) -> Result<&[Op], Fault> {
        self.pass_line(state)
            .and_then(|(line, _)| self.programs.passes.get(line))
            .map(Vec::as_slice)
            .ok_or_else(|| Fault::new("no line of the schedule of passes says how to turn now"))
    }

    /// The next pass begins: the pass goes up and the redeal is spent before its steps are done,
    /// so that what they ask of them is answered for the pass that they open.
    ///
    /// # Errors
    /// A step that cannot be carried out.
    pub fn begin_pass(&self, edit: &mut Edit<'_>, how: How) -> Result<(), Fault> {
        for counter in [Counter::PASS, Counter::REDEALS] {
            let value = edit.state().counter(counter).saturating_add(1);
            edit.count(counter, value);
        }
        if let Some(redeal) = &self.rules.redeal {
            self.spend(redeal.budget, edit);
        }
        for (tally, rule) in (0..).map(TallyId).zip(&self.rules.tallies) {
            if rule.since_redeal {
                for at in 0..u8::try_from(rule.row).unwrap_or(u8::MAX) {
                    edit.count(self.places.tally(tally, at), 0);
                }
            }
        }
        self.run(&self.programs.redeal, edit, how)?;
        Ok(())
    }

    /// Takes one off a budget; one without limit stays as it is.
    pub fn spend(&self, budget: BudgetId, edit: &mut Edit<'_>) {
        let counter = self.places.budget(budget);
        let left = edit.state().counter(counter);
        if left > 0 && left != WITHOUT_LIMIT {
            edit.count(counter, left - 1);
        }
    }

    /// `turn N to waste`. A packet that the stock's end cuts short is filled up from the waste
    /// turned over, where it carries over: the cards taken already stay on top of the stock, in
    /// hand, while the waste goes under them.
    ///
    /// # Errors
    /// A step of the redeal that cannot be carried out.
    pub fn turn_cards(&self, op: &TurnOp, edit: &mut Edit<'_>, how: How) -> Result<(), Fault> {
        let stock = self.places.stock();
        let held = edit.state().count(stock);
        if op.carrying_over
            && !how.crossed
            && (1..op.count).contains(&held)
            && self.can_cross(edit.state())
        {
            let how = How {
                held,
                crossed: true,
                ..how
            };
            self.begin_pass(edit, how)?;
        }
        let state = edit.state();
        let to = op
            .to
            .iter()
            .copied()
            .find(|&to| state.count(to) < self.places.cap(to));
        let Some(to) = to else {
            return Ok(());
        };
        let (in_stock, lies) = (state.count(stock), state.count(to));
        let count = op.count.min(in_stock).min(self.places.cap(to) - lies);
        let so = (!op.first_on_top, self.dealt_up(to));
        edit.carry_dealt(stock, in_stock - count, count, (to, lies), so);
        Ok(())
    }
}

/// Whether a turn by this program carries over.
fn carries_over(program: &[Op]) -> bool {
    program
        .iter()
        .any(|op| matches!(&op.act, Act::Turn(turn) if turn.carrying_over))
}

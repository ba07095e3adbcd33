//! The opening: from an order of the cards to a table that is ready to be played.

use super::compile::{Act, Op};
use super::steps::{Flow, How};
use super::turn::WITHOUT_LIMIT;
use crate::cards::{Card, Deal};
use crate::machine::{Counter, Edit, Fault, Journal, Machine, Slot, State};
use crate::rules::BudgetId;

/// How often a layout may begin again before it counts as one that never ends. What Nestor asks of
/// a deal holds for about one in 5,000: so many fail with a chance of one in 10^8.
const MOST_BEGINNINGS: u32 = 100_000;
/// How many changes all its beginnings may make, and how many operations their scripts: what each
/// of them costs must not make the whole endless.
const MOST_CHANGES: usize = 12_000_000;
const MOST_OPERATIONS: u64 = 100_000_000;

impl Machine {
    /// Deals the cards in that order, the first dealt first, and does what follows by itself.
    /// Chance in play comes from the seed.
    ///
    /// # Errors
    /// The cards are not the game's, or the layout or what follows it cannot be carried out.
    pub fn deal(&self, order: &[Card], seed: u64) -> Result<State, Fault> {
        let mut dealt = order.to_vec();
        let mut pack = self.rules.pack.cards();
        dealt.sort_unstable();
        pack.sort_unstable();
        if dealt != pack {
            return Err(Fault::new(
                "the cards to be dealt are not the game's pack; each card must be there as often as the pack holds it",
            ));
        }
        self.deal_by(&self.programs.layout, order, seed)
    }

    /// Deals the deal of that number.
    ///
    /// # Errors
    /// The numbering is not for this game, or the layout cannot be carried out.
    pub fn deal_number(&self, deal: &Deal) -> Result<State, Fault> {
        let order = deal
            .order(&self.rules.pack)
            .map_err(|error| Fault::new(error.to_string()))?;
        match deal {
            Deal::Ours(_) => self.deal_by(&self.programs.layout, &order, deal.seed()),
            Deal::Microsoft(_) => self.deal_by(self.numbering("ms")?, &order, deal.seed()),
            Deal::Pysol(_) => self.deal_by(self.numbering("pysol")?, &order, deal.seed()),
            Deal::Solvitaire(_) => self.distribute(order, deal.seed()),
        }
    }

    /// The steps that take the layout's place for the deals of another program.
    fn numbering(&self, name: &str) -> Result<&[Op], Fault> {
        self.rules
            .numberings
            .iter()
            .position(|numbering| numbering.name == name)
            .and_then(|at| self.programs.numberings.get(at))
            .map(Vec::as_slice)
            .ok_or_else(|| {
                Fault::new(format!(
                    "no order of dealing is known for deals `{name}:` of this game; a plain number deals it"
                ))
            })
    }

    fn deal_by(&self, layout: &[Op], order: &[Card], seed: u64) -> Result<State, Fault> {
        let mut state = self.stocked(order, seed);
        let mut journal = Journal::new();
        let mut edit = self.edit(&mut state, &mut journal).without_counting();
        let how = How {
            strict: true,
            ..How::default()
        };
        self.lay_out(layout, &mut edit, how)?;
        self.open_play(&mut edit)?;
        Ok(state)
    }

    /// The whole pack in the stock, the first card on top, and every counter where it begins.
    pub(super) fn stocked(&self, order: &[Card], seed: u64) -> State {
        let stock = self.places.stock();
        let up = self.dealt_up(stock);
        let slots = order
            .iter()
            .rev()
            .map(|&card| if up { Slot::up(card) } else { Slot::down(card) });
        let mut state = self.unstocked(seed);
        self.fill_pile(&mut state, stock, slots);
        state.rehash(&self.places);
        state
    }

    /// A table without cards, every counter where it begins.
    pub(super) fn unstocked(&self, seed: u64) -> State {
        let mut state = State::empty(&self.places, seed);
        let mut set = |counter: Counter, value: i32| {
            if let Some(stored) = state.counters.get_mut(usize::from(counter.0)) {
                *stored = value;
            }
        };
        set(Counter::PASS, 1);
        for (id, budget) in (0..).map(BudgetId).zip(&self.rules.budgets) {
            let times = budget.times.map_or(WITHOUT_LIMIT, i32::from);
            set(self.places.budget(id), times);
        }
        state.rehash(&self.places);
        state
    }

    /// What follows a layout: automatic steps, phases, and how piles are told apart.
    pub(super) fn open_play(&self, edit: &mut Edit<'_>) -> Result<(), Fault> {
        edit.set_counting(true);
        self.settle(edit)?;
        self.advance_phases(edit);
        edit.set_mode(self.programs.modes.of(self, edit.state()));
        Ok(())
    }

    /// Runs the steps of a layout; where one begins again, all is put back, the stock shuffled,
    /// and it is run anew.
    pub(super) fn lay_out(
        &self,
        layout: &[Op],
        edit: &mut Edit<'_>,
        how: How,
    ) -> Result<(), Fault> {
        let start = edit.mark();
        let operations = || self.hooks.scripts.operations();
        let operations_before = operations();
        let mut changes = 0_usize;
        for _ in 0..MOST_BEGINNINGS {
            if self.run(layout, edit, how)? == Flow::Done {
                return Ok(());
            }
            changes = changes.saturating_add(edit.changes_since(start));
            if changes > MOST_CHANGES
                || operations().saturating_sub(operations_before) > MOST_OPERATIONS
            {
                break;
            }
            let shuffles = edit.state().counter(Counter::SHUFFLES);
            edit.undo_to(start);
            edit.count(Counter::SHUFFLES, shuffles);
            self.shuffle_stock(edit, how.held);
        }
        let message =
            "the layout begins again without end; its `begin again, when …` must come to fail";
        let begins = layout.iter().find(|op| matches!(op.act, Act::BeginAgain));
        Err(match begins {
            Some(op) => Fault::at(op.origin, message),
            None => Fault::new(message),
        })
    }
}

//! Whether one given move is legal, by tables, and which lines it uses.

use super::lift::Packet;
use crate::machine::{Context, Machine, Move, Pile, State};
use crate::rules::{BudgetId, Origin};
use arrayvec::ArrayVec;

/// The budgets that a move uses up: of a carried packet at most one for lifting and another for
/// laying it.
pub type Spent = ArrayVec<BudgetId, 2>;

/// How a packet goes, and what that costs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::machine) struct Way {
    /// The packet is laid under the pile.
    pub at_bottom: bool,
    /// The budgets used up.
    pub spent: Spent,
    /// The line by which the packet is lifted, and that by which it is laid.
    pub lines: [Origin; 2],
}

impl Machine {
    /// Whether a move is legal; none is when the game is over. Of empty piles that nothing tells apart any may be named.
    #[must_use]
    pub fn is_legal(&self, state: &State, mv: &Move) -> bool {
        let in_force = self.phases_in_force(state, false);
        if self.forbidding(&in_force, mv).is_some() {
            return false;
        }
        let by_rules = match mv {
            Move::Carry { .. } => self.way(state, mv).is_some(),
            Move::Remove(_) | Move::Swap(..) | Move::SwapPiles(..) => {
                self.taking_cost(state, mv).is_some()
            }
            Move::Turn => self.may_turn(state),
            Move::Redeal => self.may_redeal(state),
            Move::Act(action) => self.may_act(state, *action),
        };
        by_rules && !self.is_over(state)
    }

    /// How a packet may go, whatever phase is in force: by the lines that cost the least, of these
    /// the first of the file.
    pub(in crate::machine) fn way(&self, state: &State, mv: &Move) -> Option<Way> {
        let Move::Carry {
            from,
            at,
            count,
            to,
        } = *mv
        else {
            return None;
        };
        if count == 0 || self.covered(state, from) || usize::from(to.0) >= self.places.piles() {
            return None;
        }
        let (place, size) = (usize::from(at), usize::from(count));
        let cards = state.pile(&self.places, from).get(place..place + size)?;
        if self.is_full(state, to, Some(from), size)
            || self.covered(state, to) && !state.is_empty(to)
        {
            return None;
        }
        let (group, table) = self.group_of(from)?;
        let (target, target_table) = self.group_of(to)?;
        let mut best: Option<Way> = None;
        for (line, lift) in group.lift.iter().zip(&table.lift) {
            if !self.opens_lift(state, from, line, lift, 0) {
                continue;
            }
            let mut by_top = None;
            self.packets_of_line(state, from, line, lift, |a, c, top| {
                if (a, c) == (place, size) {
                    by_top = Some(top);
                }
            });
            let judged = match by_top {
                None => continue,
                Some(true) => cards.last(),
                Some(false) => cards.first(),
            };
            let Some(&judged) = judged else { continue };
            let packet = Packet {
                from,
                at,
                count,
                judged,
                lines: 0,
            };
            if self.changes_nothing(state, &packet, to)
                || !self.lets_go(state, &packet, to, (line, lift), 0)
            {
                continue;
            }
            for (lay_line, lay) in Self::lay_lines(target, target_table) {
                let admitted = self
                    .opens_lay(state, to, lay_line, lay, 0)
                    .has(judged.card())
                    && self.admits(
                        state,
                        to,
                        Some(from),
                        (judged, cards),
                        (lay_line, lay, target_table.foundation),
                        0,
                    );
                if !admitted {
                    continue;
                }
                let spent = spent(line.budget, lay_line.budget);
                if best
                    .as_ref()
                    .is_none_or(|best| spent.len() < best.spent.len())
                {
                    best = Some(Way {
                        at_bottom: lay_line.at_bottom,
                        spent,
                        lines: [line.origin, lay_line.origin],
                    });
                }
            }
        }
        best
    }

    /// The budgets that the lines of a legal move use up; those without limit are left out. What
    /// redeals and actions cost is theirs to spend.
    pub(in crate::machine) fn spends(&self, state: &State, mv: &Move) -> Spent {
        if !self.tables.budgets {
            return Spent::new();
        }
        let mut spent = match mv {
            Move::Carry { .. } => self.way(state, mv).map(|way| way.spent).unwrap_or_default(),
            Move::Remove(_) | Move::Swap(..) | Move::SwapPiles(..) => {
                self.taking_cost(state, mv).unwrap_or_default()
            }
            Move::Turn | Move::Redeal | Move::Act(_) => Spent::new(),
        };
        spent.retain(|budget| {
            self.rules
                .budgets
                .get(usize::from(budget.0))
                .is_some_and(|rule| rule.times.is_some())
        });
        spent
    }

    pub(super) fn may_turn(&self, state: &State) -> bool {
        !self.rules.passes.is_empty() && self.is_turn_legal(state)
    }

    fn is_turn_legal(&self, state: &State) -> bool {
        self.pass_line(state).is_some_and(|(_, line)| {
            self.can_turn(state) && self.clauses_hold(state, &line.clauses, Context::default())
        })
    }

    pub(super) fn may_redeal(&self, state: &State) -> bool {
        self.rules.redeal.as_ref().is_some_and(|redeal| {
            self.is_left(state, redeal.budget)
                && self.can_redeal(state)
                && self.clauses_hold(state, &redeal.clauses, Context::default())
        })
    }

    pub(super) fn may_act(&self, state: &State, action: u8) -> bool {
        self.rules
            .actions
            .get(usize::from(action))
            .is_some_and(|action| {
                action
                    .budget
                    .is_none_or(|budget| self.is_left(state, budget))
                    && self.clauses_hold(state, &action.clauses, Context::default())
            })
    }

    /// Whether a pile's number is one of the game's.
    pub(super) fn is_pile(&self, pile: Pile) -> bool {
        usize::from(pile.0) < self.places.piles()
    }
}

/// The budgets of two lines; one that they share is used up once.
fn spent(one: Option<BudgetId>, other: Option<BudgetId>) -> Spent {
    one.into_iter()
        .chain(other.filter(|&other| Some(other) != one))
        .collect()
}

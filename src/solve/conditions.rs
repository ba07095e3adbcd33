//! Conditions that stay true when cards go home early.

use crate::machine::{Machine, PileSet};
use crate::rules::{Clause, ClauseTest, Condition, PileState, Quantity};

/// Whether a clause that holds goes on holding when cards leave the table for home, and whether
/// the rest of the game cannot tell. `home` are the piles that they go to.
pub(super) fn bears_fewer_cards(machine: &Machine, clause: &Clause, home: PileSet) -> bool {
    match &clause.test {
        ClauseTest::From(_) | ClauseTest::To(_) | ClauseTest::In(_) => true,
        ClauseTest::When(condition) => !clause.negated && stays(machine, condition, home),
        _ => false,
    }
}

/// Whether a condition asks only for piles to be empty from which cards may go home.
fn stays(machine: &Machine, condition: &Condition, home: PileSet) -> bool {
    match condition {
        Condition::And(parts) | Condition::Or(parts) => {
            parts.iter().all(|part| stays(machine, part, home))
        }
        Condition::Piles {
            quantity: Quantity::Every | Quantity::Together | Quantity::Any | Quantity::AtLeast(_),
            piles,
            states,
        } => {
            states.iter().all(|state| *state == PileState::Empty)
                && machine.places().set(piles, None).and(home).is_empty()
        }
        _ => false,
    }
}

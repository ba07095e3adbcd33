//! Hints from what the player sees.

use super::Session;
use crate::cards::Card;
use crate::machine::{Journal, Machine, Move, State};

/// What a player can see of a move's worth, the best first when compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Worth {
    /// It does not lead back to a position that this game has been in.
    new: bool,
    /// Cards that come nearer to the goal.
    home: i64,
    /// Face-down cards that turn up. What they are is not looked at.
    turned: i64,
    /// It does not carry on a packet that was carried lately: to and fro leads nowhere.
    rested: bool,
    /// Piles that are emptied.
    spaces: i64,
    /// It is a move of cards rather than of the stock.
    cards: bool,
}

/// A hint.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// The move that looks best.
    pub mv: Move,
    /// It leads to a position that this game has not been in.
    pub leads_on: bool,
}

/// What a player remembers of the game so far.
#[derive(Clone, Copy)]
pub struct Past<'a> {
    /// Whether the game has been in the position of that hash.
    pub was_there: &'a dyn Fn(u128) -> bool,
    /// The lowest cards of the packets carried in the last moves, as many as [`LATELY`] says.
    pub lately: &'a [Card],
}

/// The move that looks best; none where no move is legal.
#[must_use]
pub fn best(session: &Session) -> Option<Hint> {
    let earlier = earlier_positions(session);
    let lately = lately_carried(session);
    let past = Past {
        was_there: &|hash| earlier.contains(&hash),
        lately: &lately,
    };
    best_of(session.machine(), session.state(), session.legal(), past)
}

/// The best of some legal moves, judged by what can be seen alone: cards nearer to the goal, cards
/// turned up, piles emptied; a move that leads back to an earlier position comes last. Of equals
/// the first; none of no moves.
#[must_use]
pub fn best_of(machine: &Machine, state: &State, legal: &[Move], past: Past<'_>) -> Option<Hint> {
    let mut best: Option<(Worth, Move)> = None;
    for mv in legal {
        let worth = worth(machine, state, mv, past);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, *mv));
        }
    }
    best.map(|(worth, mv)| Hint {
        mv,
        leads_on: worth.new,
    })
}

fn worth(machine: &Machine, state: &State, mv: &Move, past: Past<'_>) -> Worth {
    let cards = matches!(
        mv,
        Move::Carry { .. } | Move::Remove(_) | Move::Swap(..) | Move::SwapPiles(..)
    );
    let mut worth = Worth {
        new: true,
        home: 0,
        turned: 0,
        rested: true,
        spaces: 0,
        cards,
    };
    // What a turn, a redeal or an action brings is hidden: it is not tried.
    if !cards {
        return worth;
    }
    let mut after = state.clone();
    if machine.play(&mut after, mv, &mut Journal::new()).is_err() {
        return worth;
    }
    if let Move::Carry { from, at, .. } = mv {
        let cards = state.pile(machine.places(), *from);
        let lowest = cards.get(usize::from(*at));
        worth.rested = !lowest.is_some_and(|slot| past.lately.contains(&slot.card()));
    }
    worth.new = !(past.was_there)(after.hash());
    worth.home = home(machine, &after) - home(machine, state);
    worth.turned = face_down(machine, state) - face_down(machine, &after);
    worth.spaces = spaces(machine, &after) - spaces(machine, state);
    worth
}

fn home(machine: &Machine, state: &State) -> i64 {
    i64::try_from(machine.home(state)).unwrap_or(i64::MAX)
}

fn face_down(machine: &Machine, state: &State) -> i64 {
    let down = machine
        .places()
        .all()
        .flat_map(|pile| state.pile(machine.places(), pile))
        .filter(|slot| !slot.is_up())
        .count();
    i64::try_from(down).unwrap_or(i64::MAX)
}

fn spaces(machine: &Machine, state: &State) -> i64 {
    let empty = machine
        .places()
        .all()
        .filter(|&pile| state.is_empty(pile))
        .count();
    i64::try_from(empty).unwrap_or(i64::MAX)
}

/// The hashes of the positions since the last turn, redeal or action (those before it cannot
/// come back by moving cards), the present one among them.
fn earlier_positions(session: &Session) -> Vec<u128> {
    let mut hashes = vec![session.state().hash()];
    let mut past = session.clone();
    while past
        .done()
        .last()
        .is_some_and(|done| !matches!(done.mv, Move::Turn | Move::Redeal | Move::Act(_)))
    {
        if hashes.len() >= MOST_EARLIER || !past.undo() {
            break;
        }
        hashes.push(past.state().hash());
    }
    hashes
}

/// The lowest cards of the packets carried in the last moves.
fn lately_carried(session: &Session) -> Vec<Card> {
    let last = session.done().iter().rev().take(LATELY);
    last.filter_map(|done| done.card).collect()
}

/// A packet carried within so many moves is given rest.
pub const LATELY: usize = 12;

/// So many earlier positions are compared; more would not be noticed by a player either.
const MOST_EARLIER: usize = 64;

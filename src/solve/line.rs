//! Games of piles in a line that closes up, of which only the top cards matter.
//!
//! **When.** All that can be moved is a whole pile of one line, judged by its top card, onto a pile
//! that stands at certain distances from it; its top card need only agree with the top card
//! there; the line closes over the gap; no other pile changes; and the goal looks at how many piles the
//! line has.
//!
//! **Then** a position is the row of top cards. What lies below them is never seen again: a pile goes as
//! a whole, and what lies on it or what it lies on is decided by top cards. So positions with
//! the same row are won by the same moves, by places in the line.
//!
//! **Cards that never meet.** Two top cards come together only if one may lie on the other. Call cards of the row
//! linked if a chain of cards leads from one to the other, each of which may lie on the next or
//! carry it. A move takes one card off the row, and adds none, so links only vanish: from each set of
//! linked cards at least one pile is left at the end. If these are more than the goal allows, the position is lost.

mod beam;
mod scan;

use super::lists::stirred;
use crate::cards::{Card, CardSet};
use crate::machine::{Journal, Machine, Move, Pile, State};
use crate::rules::{ClauseTest, Condition, Goal, Group, Leaf, LiftUnit, Limit, Phrase, Shape};
use arrayvec::ArrayVec;

pub(super) use scan::solve;

/// The most piles of a line.
const MOST: usize = 64;

/// The top cards of a line.
type Row = ArrayVec<u8, MOST>;

/// A pile goes from one place in the line to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Hop {
    from: u8,
    to: u8,
}

/// What the rules say of such a game.
#[derive(Debug, Clone)]
pub(super) struct Line {
    piles: Vec<Pile>,
    /// How far a pile may go, left or right.
    hops: Vec<i8>,
    /// For each kind the cards that may be laid on it.
    on: Vec<CardSet>,
    /// For each kind the cards that it may meet: those that may lie on it or carry it.
    meets: Vec<CardSet>,
    /// Whether so many piles are the goal.
    goal: Vec<bool>,
    /// The most piles with which the goal is reached.
    most: usize,
}

impl Line {
    /// Reads the rules; none where more than top cards matters.
    pub(super) fn new(machine: &Machine) -> Option<Self> {
        let rules = machine.rules();
        let places = machine.places();
        let Goal::When(Condition::HasPiles(id, amount), _) = &rules.goal else {
            return None;
        };
        let group = rules.group(*id)?;
        let others = rules
            .groups()
            .all(|(other, group)| other == *id || is_still(group));
        let nothing_else = rules.passes.is_empty()
            && rules.redeal.is_none()
            && rules.phases.is_empty()
            && rules.actions.is_empty()
            && rules.removals.is_empty()
            && rules.swaps.is_empty()
            && rules.scripts.is_empty()
            && rules.tallies.is_empty()
            && rules.lose.is_empty();
        let piles: Vec<Pile> = places.of_group(*id).collect();
        let room = piles
            .iter()
            .all(|&pile| places.cap(pile) >= rules.pack.size());
        if !others || !nothing_else || !room || piles.len() > MOST || !is_plain(group) {
            return None;
        }
        let on = on(machine, &piles, group)?;
        let kinds = || (0..=127).map(Card).zip(&on);
        let meets = kinds()
            .map(|(card, set)| {
                let carriers = kinds().filter(|(_, on)| on.has(card));
                *set | carriers.map(|(other, _)| other).collect()
            })
            .collect();
        let goal: Vec<bool> = (0..)
            .take(piles.len() + 1)
            .map(|count| amount.holds(count))
            .collect();
        Some(Self {
            hops: hops(machine, &piles, group)?,
            most: goal.iter().rposition(|&goal| goal)?,
            piles,
            on,
            meets,
            goal,
        })
    }

    /// The row of a position; none if a top card lies face down.
    fn row(&self, machine: &Machine, state: &State) -> Option<Row> {
        let places = machine.places();
        let mut row = Row::new();
        let mut tops = self.piles.iter().map(|&pile| state.top(places, pile));
        for top in tops.by_ref().map_while(|top| top) {
            if !top.is_up() || row.try_push(top.card().0).is_err() {
                return None;
            }
        }
        tops.all(|top| top.is_none()).then_some(row)
    }

    fn is_won(&self, row: &Row) -> bool {
        self.goal.get(row.len()).copied().unwrap_or(false)
    }

    /// All that can be done with a row.
    fn each_hop(&self, row: &Row, mut found: impl FnMut(Hop)) {
        for (from, &card) in (0_u8..).zip(row) {
            for &hop in &self.hops {
                let to = from.checked_add_signed(hop);
                if let Some(to) = to
                    && let Some(&under) = row.get(usize::from(to))
                    && self.carries(under, card)
                {
                    found(Hop { from, to });
                }
            }
        }
    }

    fn carries(&self, under: u8, card: u8) -> bool {
        let on = self.on.get(usize::from(under));
        on.is_some_and(|on| on.has(Card(card)))
    }

    /// The row after a move.
    fn after(row: &Row, hop: Hop) -> Row {
        let mut after = row.clone();
        if let Some(card) = row.get(usize::from(hop.from))
            && let Some(under) = after.get_mut(usize::from(hop.to))
        {
            *under = *card;
            after.remove(usize::from(hop.from));
        }
        after
    }

    /// Whether cards can still come together in as few piles as the goal allows.
    fn is_open(&self, row: &Row) -> bool {
        let mut left: CardSet = row.iter().copied().map(Card).collect();
        for _ in 0..self.most {
            let Some(first) = left.iter().next() else {
                return true;
            };
            let mut new = CardSet::of(first);
            while let Some(card) = new.iter().next() {
                left.remove(card);
                let meets = self.meets.get(usize::from(card.0));
                new |= meets.copied().unwrap_or_default();
                new &= left;
            }
        }
        left.is_empty()
    }

    /// The moves of the game; none if one of them is not legal, or they do not win.
    fn told(&self, machine: &Machine, state: &State, hops: &[Hop]) -> Option<Vec<Move>> {
        let mut state = state.clone();
        let mut journal = Journal::new();
        let mut line = Vec::with_capacity(hops.len());
        for hop in hops {
            let from = *self.piles.get(usize::from(hop.from))?;
            let mv = Move::Carry {
                from,
                at: 0,
                count: u8::try_from(state.count(from)).ok()?,
                to: *self.piles.get(usize::from(hop.to))?,
            };
            machine.play(&mut state, &mv, &mut journal).ok()?;
            line.push(mv);
        }
        machine.is_won(&state).then_some(line)
    }
}

/// What tells a row apart.
fn key(row: &Row) -> u128 {
    let mut words = [0_u128; 4];
    for (word, cards) in words.iter_mut().zip(row.chunks(16)) {
        for &card in cards {
            *word = *word << 8 | u128::from(card + 1);
        }
    }
    let mut key = 0;
    for word in words.into_iter().filter(|&word| word != 0) {
        key = stirred(word.wrapping_add(key));
    }
    key
}

/// Whether no pile of a group ever changes.
fn is_still(group: &Group) -> bool {
    group.fill.is_none()
        && group
            .lay
            .iter()
            .all(|line| matches!(line.phrase, Phrase::Leaf(Leaf::None, _)))
        && group.lift.iter().all(|line| line.unit == LiftUnit::None)
}

/// Whether piles of the group go as a whole, by their top cards and places alone.
fn is_plain(group: &Group) -> bool {
    group.shape == Shape::Line
        && group.fill.is_none()
        && !group.lift.is_empty()
        && group.lay.iter().all(|line| {
            line.clauses.is_empty()
                && line.compared_with.is_none()
                && line.budget.is_none()
                && line.limit == Limit::None
                && !line.at_once
                && !line.at_bottom
                && !line.phrase.takes_runs()
        })
        && group.lift.iter().all(|line| {
            let placed = matches!(
                line.clauses.as_slice(),
                [clause] if !clause.negated && matches!(clause.test, ClauseTest::To(_))
            );
            line.unit == LiftUnit::SquaredPile
                && placed
                && line.budget.is_none()
                && line.limit == Limit::None
                && !line.at_once
        })
}

/// What may be laid on each kind, the same on all these piles and whatever the base.
fn on(machine: &Machine, piles: &[Pile], group: &Group) -> Option<Vec<CardSet>> {
    let rules = machine.rules();
    let bases = 0..=i32::try_from(rules.pack.ranks.len()).ok()?;
    let mut list = Vec::new();
    for card in (0..=127).map(Card).take(rules.pack.kinds()) {
        let mut same: Option<CardSet> = None;
        for &pile in piles {
            for base in bases.clone() {
                let mut taken = CardSet::EMPTY;
                for (number, line) in group.lay.iter().enumerate() {
                    if line.is_asked(false) {
                        taken |= machine.row(pile, number, base, Some(card))?;
                    }
                }
                if same.is_some_and(|same| same != taken) {
                    return None;
                }
                same = Some(taken);
            }
        }
        list.push(same?);
    }
    Some(list)
}

/// How far piles may go, if that is the same for all of them.
fn hops(machine: &Machine, piles: &[Pile], group: &Group) -> Option<Vec<i8>> {
    let places = machine.places();
    let mut by_place = Vec::new();
    for (at, &pile) in (0_i8..).zip(piles) {
        let mut hops = Vec::new();
        for clause in group.lift.iter().flat_map(|line| &line.clauses) {
            let ClauseTest::To(to) = &clause.test else {
                return None;
            };
            let to = places.set(to, Some(pile));
            hops.extend((0_i8..).zip(piles).filter_map(|(other, &target)| {
                (to.has(target) && target != pile).then_some(other - at)
            }));
        }
        by_place.push((at, hops));
    }
    let mut all: Vec<i8> = by_place
        .iter()
        .flat_map(|(_, hops)| hops)
        .copied()
        .collect();
    all.sort_unstable();
    all.dedup();
    let count = i8::try_from(piles.len()).ok()?;
    let same = by_place.iter().all(|(at, hops)| {
        all.iter()
            .filter(|&&hop| (0..count).contains(&(at + hop)))
            .all(|hop| hops.contains(hop))
    });
    same.then_some(all)
}

#[cfg(test)]
mod tests {
    use super::{Hop, Line, Row, key};
    use crate::machine::Machine;
    use crate::testing::shipped;
    use std::sync::Arc;

    fn line(name: &str) -> Option<Line> {
        Line::new(&Machine::compile(Arc::new(shipped(name, &[]))).unwrap())
    }

    /// Kinds of a French pack: four suits of thirteen.
    fn row(cards: &[u8]) -> Row {
        cards.iter().copied().collect()
    }

    #[test]
    fn lines_that_close_up_are_rows_of_top_cards() {
        let accordion = line("accordion").unwrap();
        assert_eq!(accordion.hops, [-3, -1]);
        assert_eq!(accordion.most, 1);
        assert!(line("late-binding-solitaire").is_some());
        assert!(line("royal-marriage").is_none());
        assert!(line("klondike").is_none());
    }

    #[test]
    fn a_pile_hops_and_the_line_closes_up() {
        let accordion = line("accordion").unwrap();
        // Of one suit: 0, 1 and 2; of one rank: 1 and 14.
        let before = row(&[0, 14, 29, 1, 2]);
        let mut hops = Vec::new();
        accordion.each_hop(&before, |hop| hops.push(hop));
        assert_eq!(hops, [Hop { from: 3, to: 0 }, Hop { from: 4, to: 3 }]);
        let after = Line::after(&before, Hop { from: 3, to: 0 });
        assert_eq!(after, row(&[1, 14, 29, 2]));
        assert_ne!(key(&before), key(&after));
        assert_ne!(key(&row(&[1, 2])), key(&row(&[2, 1])));
    }

    #[test]
    fn cards_that_never_meet_make_it_lost() {
        let accordion = line("accordion").unwrap();
        assert!(accordion.is_open(&row(&[0, 1, 14])));
        // Neither suit nor rank of the last is among the others.
        assert!(!accordion.is_open(&row(&[0, 1, 15])));
        assert!(accordion.is_open(&row(&[5])));
    }
}

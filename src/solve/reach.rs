//! Games that end in one pile: whether every card can still find one to go on.
//!
//! **When.** To win, all cards of some piles must come to lie in one pile (the sink) which nothing leaves, each laid on a card that one of the
//! sink's lines lets it lie on; other cards come there only by being turned from the stock.
//!
//! **Then** in a winning line each of these cards has a predecessor of its own: the card that is the sink's
//! top when it is laid there. That is the top now, or another card that still comes there. So if
//! the cards cannot be given different predecessors that they may lie on, the position is lost.
//!
//! Only ranks are looked at: where suits matter too, that asks for less than the rules. Ranks are taken in their order, round the corner where the rules go round it: each card then
//! goes on a neighbour in this order only, and predecessors are given out along it, which finds a
//! way if there is one: on a line the lowest rank has one neighbour, so what it does not get from
//! there it never gets; where the order closes to a ring, all ways over the place where it closes
//! are tried.

use crate::cards::{Card, CardSet};
use crate::machine::{Machine, Pile, PileSet, State};
use crate::rules::{Condition, Goal, Leaf, LiftUnit, Phrase, PileState, Quantity, StepKind};

/// The most ranks that are told apart.
const MOST: usize = 16;

/// So many cards by place in the order of ranks.
type ByRank = [u8; MOST];

/// A game that ends in one pile.
#[derive(Debug, Clone)]
pub(super) struct Reach {
    sink: Pile,
    /// The piles whose cards must go there.
    from: PileSet,
    /// Whether a card of each place may lie on one of the next, and of the one before.
    up: u32,
    down: u32,
    ranks: usize,
    /// The place of each kind.
    places: Vec<usize>,
}

impl Reach {
    /// Reads the rules; none where the game does not end so.
    pub(super) fn new(machine: &Machine) -> Option<Self> {
        let rules = machine.rules();
        let places = machine.places();
        let (sink, from) = ends_in_one(machine)?;
        let group = rules.group(places.group(sink))?;
        let plain = group.lift.iter().all(|line| line.unit == LiftUnit::None)
            && rules.removals.is_empty()
            && rules.swaps.is_empty()
            && rules.actions.is_empty()
            && rules.redeal.is_none()
            && rules.groups.iter().all(|group| group.fill.is_none())
            && group
                .lay
                .iter()
                .all(|line| !line.at_bottom && line.compared_with.is_none())
            && rules
                .passes
                .iter()
                .flat_map(|line| &line.steps)
                .all(|step| match &step.kind {
                    StepKind::Turn(turn) => places.list(&turn.to, None) == [sink],
                    _ => false,
                });
        let pack = &rules.pack;
        let ranks = pack.order.len();
        if !plain || !(3..=MOST).contains(&ranks) || pack.extra_copies > 0 || pack.size() > 255 {
            return None;
        }
        let by_kind: Vec<Option<usize>> = (0..=127)
            .map(Card)
            .take(pack.kinds())
            .map(|card| pack.rank(card).and_then(|rank| pack.position(rank)))
            .collect();
        let mut reach = Self {
            sink,
            from,
            up: 0,
            down: 0,
            ranks,
            places: by_kind.iter().map(|at| at.unwrap_or(0)).collect(),
        };
        for (card, on) in (0..=127).map(Card).zip(&by_kind) {
            let Some(on) = *on else { continue };
            for over in carried(machine, sink, card)?.iter() {
                let Some(&Some(over)) = by_kind.get(usize::from(over.0)) else {
                    continue;
                };
                if over == (on + 1) % ranks {
                    reach.up |= 1 << on;
                } else if on == (over + 1) % ranks {
                    reach.down |= 1 << on;
                } else {
                    return None;
                }
            }
        }
        Some(reach)
    }

    /// Whether the cards can still all find one to go on; never wrongly no.
    pub(super) fn is_open(&self, machine: &Machine, state: &State) -> bool {
        let places = machine.places();
        let mut wanted = [0_u8; MOST];
        let at = |card: Card| self.places.get(usize::from(card.0)).copied().unwrap_or(0);
        let add = |list: &mut ByRank, card: Card| {
            if let Some(count) = list.get_mut(at(card)) {
                *count += 1;
            }
        };
        for pile in self.from.iter() {
            for slot in state.pile(places, pile) {
                add(&mut wanted, slot.card());
            }
        }
        let mut given = wanted;
        for slot in state.pile(places, places.stock()) {
            add(&mut given, slot.card());
        }
        if let Some(top) = state.top(places, self.sink) {
            add(&mut given, top.card());
        } else {
            // The first card goes on none.
            return true;
        }
        let last = self.ranks - 1;
        let take = |list: &mut ByRank, place: usize, taken: u8| {
            if let Some(count) = list.get_mut(place) {
                *count = count.saturating_sub(taken);
            }
        };
        let over = |set: u32, place: usize| set >> place & 1 == 1;
        let count = |list: &ByRank, place: usize| list.get(place).copied().unwrap_or(0);
        // Round the corner: the first rank on the last, and the last on the first.
        let most_up = if over(self.up, last) {
            count(&given, last).min(count(&wanted, 0))
        } else {
            0
        };
        let most_down = if over(self.down, 0) {
            count(&given, 0).min(count(&wanted, last))
        } else {
            0
        };
        for first_on_last in 0..=most_up {
            for last_on_first in 0..=most_down {
                let (mut wanted, mut given) = (wanted, given);
                take(&mut wanted, 0, first_on_last);
                take(&mut given, last, first_on_last);
                take(&mut wanted, last, last_on_first);
                take(&mut given, 0, last_on_first);
                if self.serves(&wanted, &mut given) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether predecessors suffice along the line of ranks.
    fn serves(&self, wanted: &ByRank, given: &mut ByRank) -> bool {
        for (place, &wanted) in wanted.iter().enumerate().take(self.ranks) {
            let mut left = wanted;
            for (lies_on, may) in [
                (place.checked_sub(1), self.up),
                (Some(place + 1).filter(|&on| on < self.ranks), self.down),
            ] {
                if let Some(on) = lies_on
                    && may >> on & 1 == 1
                    && let Some(count) = given.get_mut(on)
                {
                    let taken = left.min(*count);
                    *count -= taken;
                    left -= taken;
                }
            }
            if left > 0 {
                return false;
            }
        }
        true
    }
}

/// What some line of the pile lays on that card, whatever the base.
fn carried(machine: &Machine, pile: Pile, card: Card) -> Option<CardSet> {
    let rules = machine.rules();
    let group = rules.group(machine.places().group(pile))?;
    let mut carried = CardSet::EMPTY;
    for number in 0..group.lay.len() {
        for base in 0..=i32::try_from(rules.pack.ranks.len()).ok()? {
            carried |= machine.row_with_on(pile, number, base, card)?;
        }
    }
    Some(carried)
}

/// The pile where all cards of some piles must come to lie, and these piles.
fn ends_in_one(machine: &Machine) -> Option<(Pile, PileSet)> {
    let rules = machine.rules();
    let places = machine.places();
    let goes_nowhere = |phrase: &Phrase| matches!(phrase, Phrase::Leaf(Leaf::None, _));
    match &rules.goal {
        Goal::AllOnFoundations => {
            let home = machine.home_piles();
            let mut piles = home.iter();
            let sink = piles.next().filter(|_| piles.next().is_none())?;
            let from = places
                .all()
                .filter(|&pile| pile != sink && pile != places.stock());
            Some((sink, from.collect()))
        }
        Goal::When(
            Condition::Piles {
                quantity: Quantity::Every | Quantity::Together,
                piles,
                states,
            },
            _,
        ) if *states == [PileState::Empty] => {
            let from = places.set(piles, None);
            // Only one pile takes cards at all.
            let mut takers = places.all().filter(|&pile| {
                rules
                    .group(places.group(pile))
                    .is_some_and(|group| group.lay.iter().any(|line| !goes_nowhere(&line.phrase)))
            });
            let sink = takers
                .next()
                .filter(|&sink| takers.next().is_none() && !from.has(sink))?;
            (!from.has(places.stock())).then_some((sink, from))
        }
        _ => None,
    }
}

//! Why a deal got stuck, derived from the rules.

use super::{Reason, Reasons};
use crate::cards::CardSet;
use crate::machine::{Counter, Machine, Pile, PileSet, State};
use crate::rules::{ClauseTest, LayLine};

/// What the rules say of the piles, for finding the reasons.
#[derive(Debug, Clone)]
pub(super) struct Stuck {
    home: PileSet,
    /// Piles where a card might wait: one may be laid on them while they are empty, and they are
    /// not refilled.
    spaces: PileSet,
    /// Piles whose first card depends on the card of another pile.
    gaps: PileSet,
}

impl Stuck {
    /// Reads the rules.
    pub(super) fn new(machine: &Machine) -> Self {
        let places = machine.places();
        let home = machine.home_piles();
        let (mut spaces, mut gaps) = (PileSet::EMPTY, PileSet::EMPTY);
        for pile in places.all() {
            let Some(group) = machine.rules().group(places.group(pile)) else {
                continue;
            };
            let mut first = group
                .lay
                .iter()
                .filter(|line| line.is_asked(true))
                .peekable();
            if home.has(pile) || group.fill.is_some() || first.peek().is_none() {
                continue;
            }
            if first.any(|line| line.compared_with.is_some()) {
                gaps.insert(pile);
            } else {
                spaces.insert(pile);
            }
        }
        Self { home, spaces, gaps }
    }

    /// The reasons that hold of a position in which no move leads on, `dealt` being how it began.
    pub(super) fn reasons(&self, machine: &Machine, dealt: &State, state: &State) -> Reasons {
        let mut reasons = Reasons::NONE;
        let stock = machine.places().stock();
        let mut legal = Vec::new();
        machine.moves(state, &mut legal);
        if machine.is_over(state) {
            reasons.add(Reason::LostByRule);
        }
        // What is still legal in a position in which no move leads on deals cards and leads nowhere.
        if !dealt.is_empty(stock) && (state.is_empty(stock) || !legal.is_empty()) {
            reasons.add(Reason::StockOut);
        }
        if self.base_lies_buried(machine, state) {
            reasons.add(Reason::BaseBuried);
        }
        let occupied = state.occupied();
        if !self.spaces.is_empty() && self.spaces.without(occupied).is_empty() {
            reasons.add(Reason::NoSpace);
        }
        let open = self.gaps.without(occupied);
        if !open.is_empty() && open.iter().all(|gap| self.is_dead(machine, state, gap)) {
            reasons.add(Reason::DeadGaps);
        }
        reasons
    }

    /// Whether a card that an empty pile of the goal waits for lies under another.
    fn base_lies_buried(&self, machine: &Machine, state: &State) -> bool {
        let places = machine.places();
        let mut wanted = CardSet::EMPTY;
        for pile in self.home.without(state.occupied()).iter() {
            for (number, line) in lay_lines(machine, pile) {
                if line.is_asked(true) {
                    let base = state.counter(Counter::BASE);
                    wanted |= machine.row(pile, number, base, None).unwrap_or_default();
                }
            }
        }
        let elsewhere = places
            .all()
            .filter(|&pile| !self.home.has(pile) && pile != places.stock());
        elsewhere
            .filter_map(|pile| state.pile(places, pile).split_last())
            .any(|(_, under)| under.iter().any(|slot| wanted.has(slot.card())))
    }

    /// Whether no card of the pack fits an empty pile as it lies now.
    fn is_dead(&self, machine: &Machine, state: &State, gap: Pile) -> bool {
        let places = machine.places();
        let base = state.counter(Counter::BASE);
        let pack = machine.rules().pack.in_play();
        lay_lines(machine, gap)
            .filter(|(_, line)| line.is_asked(true))
            .all(|(number, line)| {
                let elsewhere = line.clauses.iter().any(|clause| {
                    matches!(&clause.test, ClauseTest::In(select)
                        if places.selects(select, gap) == clause.negated)
                });
                let other = line
                    .compared_with
                    .as_ref()
                    .map(|reference| places.refer(reference, gap));
                let on = match other {
                    None => None,
                    Some(Some(pile)) if !state.is_empty(pile) => {
                        state.top(places, pile).map(|slot| slot.card())
                    }
                    // There is no card to follow.
                    Some(_) => return true,
                };
                elsewhere
                    || machine
                        .row(gap, number, base, on)
                        .is_some_and(|row| (row & pack).is_empty())
            })
    }
}

/// The lay lines of a pile's group, with their numbers.
fn lay_lines(machine: &Machine, pile: Pile) -> impl Iterator<Item = (usize, &LayLine)> {
    let group = machine.rules().group(machine.places().group(pile));
    group
        .into_iter()
        .flat_map(|group| group.lay.iter().enumerate())
}

//! A stock that is gone through without limit, as the set of its cards that can be reached.
//!
//! **When.** One line of passes without limit whose turn takes `n` cards one by one from the stock
//! to one pile (the waste), a redeal without limit that puts the waste back in its old order, a
//! waste of which the top card alone may be lifted, and nothing else that adds to either, takes from the stock, or
//! looks at either or at the number of the pass.
//!
//! **Then** the cards of stock and waste in the order of dealing, `q[1..=m]`, change only when one
//! is played, and a card `q[j]` can be played exactly when the waste can be brought to hold `j`
//! cards. From a waste of `p` cards these are the stops `p` (if it is not 0), `p + n`, `p + 2n` …
//! up to `m`, and after a redeal `n`, `2n` … up to `m`. Turns and redeals change nothing else. So:
//!
//! - a step is "bring the waste to a stop, then play its top card", and turns and redeals are no
//!   steps of their own;
//! - two positions with the same other piles and the same `q` are one if their stops are the same,
//!   which they are if `p` is the same, or if both are a multiple of `n` or `m` (then the stops are
//!   those of a new pass).

use super::lists::stirred;
use super::step::Step;
use crate::cards::{Card, CardSet};
use crate::machine::{Journal, Machine, Move, Pile, PileSet, Places, State};
use crate::rules::{
    ClauseTest, Condition, Face, Goal, Leaf, LiftUnit, Phrase, Piles, Rules, StepKind,
};
use arrayvec::ArrayVec;

/// Where such a stock lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Talon {
    pub(super) stock: Pile,
    pub(super) waste: Pile,
    /// How many cards a turn takes.
    count: usize,
    /// No two cards are of a kind.
    single: bool,
}

impl Talon {
    /// Reads the rules; none where the stock is gone through otherwise.
    pub(super) fn new(machine: &Machine) -> Option<Self> {
        let rules = machine.rules();
        let places = machine.places();
        let [line] = rules.passes.as_slice() else {
            return None;
        };
        let [step] = line.steps.as_slice() else {
            return None;
        };
        let StepKind::Turn(turn) = &step.kind else {
            return None;
        };
        let to = places.list(&turn.to, None);
        let &[waste] = to.as_slice() else {
            return None;
        };
        let stock = places.stock();
        let plain_turn = line.first <= 1
            && line.last.is_none()
            && line.clauses.is_empty()
            && step.when.is_none()
            && !turn.carrying_over
            && (turn.count == 1 || !turn.first_on_top)
            && turn.count > 0;
        let redeal = rules.redeal.as_ref()?;
        let [back] = redeal.steps.as_slice() else {
            return None;
        };
        let StepKind::Gather(gather) = &back.kind else {
            return None;
        };
        let endless = rules
            .budgets
            .get(usize::from(redeal.budget.0))
            .is_some_and(|budget| budget.times.is_none());
        let plain_redeal = endless
            && redeal.clauses.is_empty()
            && !redeal.within_turn
            && back.when.is_none()
            && !gather.unsettled
            && !gather.top_card_first
            && places.set(&gather.to, None).has(stock)
            && gather.from.len() == 1
            && gather
                .from
                .iter()
                .all(|piles| places.list(piles, None) == [waste]);
        let untold = !places.tells_apart(crate::machine::Counter::PASS)
            && !places.tells_apart(crate::machine::Counter::REDEALS);
        let both: PileSet = [stock, waste].into_iter().collect();
        let alone =
            is_left_alone(rules, places, stock, waste) && !is_looked_at(rules, places, both);
        (plain_turn && plain_redeal && untold && alone).then_some(Self {
            stock,
            waste,
            count: usize::from(turn.count),
            single: (0..=127)
                .map(Card)
                .take(rules.pack.kinds())
                .all(|card| rules.pack.copies(card) <= 1),
        })
    }

    /// Whether no two cards are of a kind.
    pub(super) const fn is_single(self) -> bool {
        self.single
    }

    /// How many cards a turn takes.
    pub(super) const fn count(self) -> usize {
        self.count
    }

    /// How many cards there are in the stock and in the waste.
    pub(super) fn cards(self, state: &State) -> (usize, usize) {
        let waste = state.count(self.waste);
        (waste, waste + state.count(self.stock))
    }

    /// The card in that place of the order of dealing, from 1, as it lies.
    fn card(self, places: &Places, state: &State, place: usize) -> Option<crate::machine::Slot> {
        let waste = state.pile(places, self.waste);
        if place <= waste.len() {
            return waste.get(place.checked_sub(1)?).copied();
        }
        let stock = state.pile(places, self.stock);
        let from_top = place - waste.len();
        stock.get(stock.len().checked_sub(from_top)?).copied()
    }

    /// Stock and waste's part of the key of a position, the same for positions that differ only by
    /// how far the stock has been turned where that changes nothing. Where no two cards are of a
    /// kind the set of the cards, which is given, tells their order, which is that of the deal.
    pub(super) fn key(self, machine: &Machine, state: &State, set: CardSet) -> u128 {
        let places = machine.places();
        let (turned, all) = self.cards(state);
        let place = if turned.is_multiple_of(self.count) || turned == all {
            0
        } else {
            u64::try_from(turned).unwrap_or(0)
        };
        if self.single {
            let key = stirred(set.bits() ^ 0x7a10);
            return if place == 0 {
                key
            } else {
                key.wrapping_add(stirred(u128::from(place) << 64))
            };
        }
        let waste = state.pile(places, self.waste).iter();
        let cards = waste.chain(state.pile(places, self.stock).iter().rev());
        let cards = cards.map(|slot| slot.card());
        let (mut one, mut two) = (0x6a09_e667_f3bc_c908_u64, 0xbb67_ae85_84ca_a73b_u64);
        let mut add = |number: u64| {
            one = (one.rotate_left(5) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            two = (two.rotate_left(7) ^ number).wrapping_mul(0xd6e8_feb8_6659_fd93);
        };
        for card in cards {
            add(u64::from(card.0) + 1);
        }
        add(0x100 + place);
        let mixed = |lane: u64| {
            let z = (lane ^ lane >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
            z ^ z >> 32
        };
        u128::from(mixed(one)) << 64 | u128::from(mixed(two))
    }

    /// The kinds of the cards of stock and waste.
    pub(super) fn set(self, places: &Places, state: &State) -> CardSet {
        let waste = state.pile(places, self.waste).iter();
        let cards = waste.chain(state.pile(places, self.stock));
        cards.map(|slot| slot.card()).collect()
    }

    /// The cards that can be played so that all others stay in reach, of all these.
    pub(super) fn all_free(self, places: &Places, state: &State, set: CardSet) -> CardSet {
        if self.count == 1 {
            return set;
        }
        let (turned, all) = self.cards(state);
        if turned.is_multiple_of(self.count) || turned == all {
            let last = self.card(places, state, all);
            return last.iter().map(|slot| slot.card()).collect();
        }
        CardSet::EMPTY
    }

    /// Adds a step for each card that can be reached by turning, and each pile that may take it.
    /// What lies on the waste already is left to the listing of moves.
    pub(super) fn steps(self, machine: &Machine, state: &State, out: &mut Vec<Step>) {
        let places = machine.places();
        let (turned, all) = self.cards(state);
        if all == 0 {
            return;
        }
        let mut stops = ArrayVec::<(u8, Card), 255>::new();
        let mut reached = CardSet::EMPTY;
        for stop in 1..=all {
            if self.stops_at(turned, all, stop)
                && stop != turned
                && let (Some(slot), Ok(stop)) = (self.card(places, state, stop), u8::try_from(stop))
                && stops.try_push((stop, slot.card())).is_ok()
            {
                reached.insert(slot.card());
            }
        }
        let mut spaces = ArrayVec::<u64, 128>::new();
        for to in places.all() {
            if to == self.stock || to == self.waste || state.count(to) >= places.cap(to) {
                continue;
            }
            let wanted = machine.would_take(state, to, self.waste) & reached;
            if wanted.is_empty() {
                continue;
            }
            if state.is_empty(to) {
                let class = places.class(0, to);
                if spaces.contains(&class) || spaces.try_push(class).is_err() {
                    continue;
                }
            }
            for &(stop, card) in &stops {
                if wanted.has(card) {
                    out.push(Step::Drawn { stop, to });
                }
            }
        }
    }

    /// Whether the waste can come to hold `stop` cards.
    pub(super) fn stops_at(self, turned: usize, all: usize, stop: usize) -> bool {
        stop == all
            || stop.is_multiple_of(self.count)
            || stop >= turned && (stop - turned).is_multiple_of(self.count)
    }

    /// One of these cards that can be played so that all others stay in reach: any where single
    /// cards are turned. Else the last, if the stops are those of a new pass: the stops before it
    /// stay, and the new last one uncovers the card that playing it would have uncovered. The
    /// answer tells the stop and the card.
    pub(super) fn free(
        self,
        places: &Places,
        state: &State,
        wanted: CardSet,
    ) -> Option<(usize, Card)> {
        let (turned, all) = self.cards(state);
        let from = if self.count == 1 {
            1
        } else if turned.is_multiple_of(self.count) || turned == all {
            all.max(1)
        } else {
            return None;
        };
        (from..=all).find_map(|stop| {
            let card = self.card(places, state, stop)?.card();
            wanted.has(card).then_some((stop, card))
        })
    }

    /// Adds the turns and redeals that bring the waste to hold so many cards.
    pub(super) fn moves_to(self, state: &State, stop: usize, line: &mut Vec<Move>) {
        let (mut turned, all) = self.cards(state);
        // Two passes, a card at a time, are the most.
        for _ in 0..=2 * all + 1 {
            if turned == stop {
                return;
            }
            let ahead =
                stop > turned && (stop == all || (stop - turned).is_multiple_of(self.count));
            if ahead || turned < all {
                line.push(Move::Turn);
                turned = (turned + self.count).min(all);
            } else {
                line.push(Move::Redeal);
                turned = 0;
            }
        }
    }

    /// Brings the waste to hold so many cards, without counting turns and passes, which no rule
    /// looks at.
    pub(super) fn turn_to(
        self,
        machine: &Machine,
        state: &mut State,
        journal: &mut Journal,
        stop: usize,
    ) {
        let (turned, all) = self.cards(state);
        let mut edit = machine.edit(state, journal);
        edit.set_counting(false);
        let (from, to, count) = if stop > turned {
            (self.stock, self.waste, stop - turned)
        } else {
            (self.waste, self.stock, turned - stop)
        };
        if count == 0 {
            return;
        }
        let lies = if to == self.waste {
            turned
        } else {
            all - turned
        };
        let at = if from == self.waste { stop } else { all - stop };
        edit.carry_dealt(from, at, count, (to, lies), (true, to == self.waste));
    }
}

/// Whether nothing but turns and redeals adds to stock or waste, or takes from them more than the
/// waste's top card.
fn is_left_alone(rules: &Rules, places: &Places, stock: Pile, waste: Pile) -> bool {
    let nothing_else = rules.phases.is_empty()
        && rules.actions.is_empty()
        && rules.removals.is_empty()
        && rules.swaps.is_empty()
        && rules.scripts.is_empty()
        && rules.tallies.is_empty();
    let none = |phrase: &Phrase| matches!(phrase, Phrase::Leaf(Leaf::None, _));
    let group = |pile| rules.group(places.group(pile));
    let (Some(from), Some(to)) = (group(stock), group(waste)) else {
        return false;
    };
    nothing_else
        && from.piles == 1
        && to.piles == 1
        && from.face == Face::Down
        && to.face == Face::Up
        && from
            .lay
            .iter()
            .chain(&to.lay)
            .all(|line| none(&line.phrase))
        && from.lift.iter().all(|line| line.unit == LiftUnit::None)
        && to
            .lift
            .iter()
            .all(|line| line.unit == LiftUnit::Top && line.budget.is_none() && !line.at_once)
        && to.fill.is_none()
        && from.fill.is_none()
        && places.cap(waste) >= rules.pack.size()
        && rules.groups.iter().all(|group| {
            group.lay.iter().all(|line| !line.at_once)
                && group.fill.as_ref().is_none_or(|fill| {
                    fill.from.iter().all(|piles| {
                        let set = places.set(piles, None);
                        !set.has(stock) && !set.has(waste)
                    })
                })
        })
}

/// Whether a rule looks at these piles, or at more than piles and cards.
fn is_looked_at(rules: &Rules, places: &Places, piles: PileSet) -> bool {
    let looks = |condition: &Condition| looks_at(places, condition, piles);
    let clauses = rules.groups.iter().flat_map(|group| {
        let lay = group.lay.iter().flat_map(|line| &line.clauses);
        lay.chain(group.lift.iter().flat_map(|line| &line.clauses))
            .chain(group.fill.iter().flat_map(|fill| &fill.clauses))
    });
    let mut asked = false;
    for clause in clauses {
        if let ClauseTest::When(condition) = &clause.test {
            asked |= looks(condition);
        }
    }
    let compared = rules.groups.iter().any(|group| {
        group
            .lay
            .iter()
            .any(|line| line.compared_with.is_some() || line.phrase.mentions(&looks_at_piles))
    });
    let goal = match &rules.goal {
        Goal::When(condition, _) => looks(condition),
        Goal::AllOnFoundations | Goal::AllRemoved => false,
    };
    asked || compared || goal || rules.lose.iter().any(|(condition, _)| looks(condition))
}

const fn looks_at_piles(leaf: &Leaf) -> bool {
    matches!(
        leaf,
        Leaf::RankFoundIn(_) | Leaf::RankIsTally(_) | Leaf::Script(_)
    )
}

fn looks_at(places: &Places, condition: &Condition, piles: PileSet) -> bool {
    let among = |named: &Piles| !places.set(named, None).and(piles).is_empty();
    match condition {
        Condition::And(parts) | Condition::Or(parts) => {
            parts.iter().any(|part| looks_at(places, part, piles))
        }
        Condition::Not(part) => looks_at(places, part, piles),
        Condition::Piles { piles: named, .. } | Condition::Cards { piles: named, .. } => {
            among(named)
        }
        _ => true,
    }
}

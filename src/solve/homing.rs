//! Moves home that are always safe: forced, and not positions of their own.
//!
//! **What is claimed.** Let `c` be a card that can go home now. Call *low* the cards that could
//! come to lie on `c`, on what may lie on `c`, and so on, by any line that lays cards elsewhere
//! than home. If no card comes back from home, and
//!
//! 1. every card that could be laid on `c` itself is home, or
//! 2. every low card is home or next (a home pile would take it at once when it is exposed),
//!
//! then the position is won if and only if it is won by moving `c` home first. Where cards may come
//! back, the same holds by 2 alone, where *low* also takes in what could be laid on the cards
//! below `c` in its home pile, home or not (1 alone is not enough: a card that is home may come
//! back to lie on `c` and carry another one).
//!
//! **Proof.** Let L be a winning line. Play `c` home and then L, but wherever L moves `c` or a low
//! card, move that card home, if it is not there yet. Between moves the cards on the table are those of L, less `c` and
//! some low cards, which are home. A card that L moves and that is not low goes, in L, onto a card
//! that is neither `c` nor low (else it were low) or to a pile that is empty in L; nothing but low
//! cards and `c` can have come to lie on such a card in the meantime, so here it is exposed, and the
//! pile takes what it took in L, because its top is the same card or it is empty. The packet lifted is the same, less low
//! cards on top of it. Home piles take it as in L: each card has one card below it in its home
//! pile, so a pile that holds more than in L holds only low cards or `c` more, none of which is the card
//! in question. And a low card that L moves for the first time is exposed here and is next, because what is below it
//! at home stays there (1: no low card is moved at all but home). What cannot be seen from the cards alone must not forbid anything
//! that it allows in L; this is what [`Homing::new`] asks of the rules: clauses only ask for piles
//! or for piles to be empty, nothing counts moves or turns on the order in which cards leave,
//! piles are refilled only from piles that nothing else changes, and a card is drawn from a packet
//! only where that leaves the others in reach. With two cards of a kind, both must find a place.
//! Where packets may hold cards that could not be laid on each other (whole piles, any packet), a
//! low card might take others along onto `c`, so there 1 alone is used; and where cards are dealt onto others in play
//! as well, or are taken from under others, neither is.

use super::carriers::carriers;
use super::conditions::bears_fewer_cards;
use super::lists::Counts;
use crate::cards::{Card, CardSet};
use crate::machine::{Counter, Machine, Move, Pile, PileSet, Slot, State};
use crate::rules::{ClauseTest, Goal, Group, GroupId, LiftUnit, Rules, Shape, StepKind};

/// What the rules say about moves home.
#[derive(Debug, Clone)]
pub(super) struct Homing {
    home: PileSet,
    /// The piles that a card may leave for home for good.
    from: PileSet,
    /// Which cards may be laid on each kind, elsewhere than home.
    on: Vec<CardSet>,
    /// Cards may come back from home.
    comes_back: bool,
    /// Packets are single cards and sequences, so nothing lies in one that could not be laid there.
    built: bool,
    /// What a home pile takes, by the counter of the base and the card that it goes on (after the
    /// last kind: none).
    taken: Vec<CardSet>,
    /// By the same: every card that could be low, where cards may come back.
    low: Vec<CardSet>,
    /// By the same: the card and those that lie below it at home.
    chains: Vec<CardSet>,
    kinds: usize,
}

impl Homing {
    /// Reads the rules; none where something in them turns on more than the proof covers.
    pub(super) fn new(machine: &Machine) -> Option<Self> {
        let rules = machine.rules();
        let places = machine.places();
        let home = machine.home_piles();
        let one_home = home.iter().next()?;
        if rules.goal != Goal::AllOnFoundations || !is_covered(machine, home) {
            return None;
        }
        let class = |pile| (places.class(0, pile), places.cap(pile));
        if home.iter().any(|pile| class(pile) != class(one_home)) {
            return None;
        }
        let home_group = rules.group(places.group(one_home))?;
        let plain = home_group.lay.iter().all(|line| {
            line.clauses.is_empty() && line.budget.is_none() && !line.phrase.takes_runs()
        });
        if !plain {
            return None;
        }
        let comes_back = home_group
            .lift
            .iter()
            .any(|line| line.unit != LiftUnit::None);
        let kinds = rules.pack.kinds();
        if comes_back
            && (0..=127)
                .map(Card)
                .take(kinds)
                .any(|card| rules.pack.copies(card) > 1)
        {
            return None;
        }
        let built = is_built(rules);
        let on = carriers(machine, home)?;
        let taken = taken(machine, one_home, home_group)?;
        if !is_chain(&taken, kinds) || is_dealt_to(machine, home) {
            return None;
        }
        Some(Self {
            low: if comes_back {
                low(&on, &taken, kinds)
            } else {
                Vec::new()
            },
            chains: chains(machine, one_home, home_group, &taken)?,
            home,
            from: sources(machine, home)?,
            on,
            comes_back,
            built: built?,
            taken,
            kinds,
        })
    }

    /// The home piles.
    pub(super) const fn home(&self) -> PileSet {
        self.home
    }

    /// Whether cards may come back from home.
    pub(super) const fn comes_back(&self) -> bool {
        self.comes_back
    }

    /// Which cards may be laid on each kind, elsewhere than home.
    pub(super) fn on(&self) -> &[CardSet] {
        &self.on
    }

    /// What a home pile takes on that card, or when it is empty.
    fn taken(&self, base: i32, on: Option<Card>) -> CardSet {
        let row = on.map_or(self.kinds, |card| usize::from(card.0));
        usize::try_from(base)
            .ok()
            .and_then(|base| self.taken.get(base * (self.kinds + 1) + row))
            .copied()
            .unwrap_or_default()
    }

    /// A card and those that lie below it at home.
    fn chain(&self, base: i32, card: Card) -> CardSet {
        usize::try_from(base)
            .ok()
            .and_then(|base| {
                self.chains
                    .get(base * (self.kinds + 1) + usize::from(card.0))
            })
            .copied()
            .unwrap_or_default()
    }

    /// Whether what lies at home could have been laid there. Then it stays so.
    pub(super) fn fits(&self, machine: &Machine, state: &State) -> bool {
        let base = state.counter(Counter::BASE);
        self.home.iter().all(|pile| {
            let cards = state.pile(machine.places(), pile);
            cards
                .iter()
                .zip(cards.iter().skip(1))
                .all(|(under, over)| self.taken(base, Some(under.card())).has(over.card()))
        })
    }

    /// The cards that can be taken now from the piles that they may leave.
    pub(super) fn exposed(&self, machine: &Machine, state: &State) -> CardSet {
        let places = machine.places();
        let mut exposed = CardSet::EMPTY;
        for pile in self.from.and(state.occupied()).iter() {
            if let Some(top) = state.top(places, pile)
                && top.is_up()
            {
                exposed.insert(top.card());
            }
        }
        exposed
    }

    /// Those of the `wanted` cards that may go home for good now; none where the position does not
    /// tell.
    pub(super) fn safe(
        &self,
        machine: &Machine,
        state: &State,
        all: Counts,
        wanted: CardSet,
    ) -> CardSet {
        let places = machine.places();
        let base = state.counter(Counter::BASE);
        let mut ready = Counts::default();
        let mut spaces = 0_u32;
        for pile in self.home.iter() {
            let Some(top) = state.top(places, pile) else {
                spaces += 1;
                continue;
            };
            if state.count(pile) < places.cap(pile) {
                ready.add_all(self.taken(base, Some(top.card())));
            }
        }
        // As a rule nothing that can be taken is next.
        if spaces == 0 && (ready.one & wanted).is_empty() {
            return CardSet::EMPTY;
        }
        let starts = self.taken(base, None);
        if spaces > 0 && ((ready.one | starts) & wanted).is_empty() {
            return CardSet::EMPTY;
        }
        let home = self.at_home(machine, state);
        if spaces > 0 {
            let out = |counts: Counts| (counts.one & starts).len() + (counts.two & starts).len();
            let waiting = out(all).saturating_sub(out(home));
            if waiting <= spaces {
                ready.add_all(starts);
                ready.add_all(starts);
            } else if base == 0 || !(starts & ready.one).is_empty() {
                return CardSet::EMPTY;
            }
        }
        if (ready.one & wanted).is_empty() {
            return CardSet::EMPTY;
        }
        let at_home = home.complete(all);
        // As many places as cards that wait for one.
        let missing_two = all.two & !home.one;
        let next = ready.one & all.one & !at_home & !(missing_two & !ready.two);
        let mut safe = CardSet::EMPTY;
        for card in (next & wanted).iter() {
            if self.is_safe(base, card, at_home, next) {
                safe.insert(card);
            }
        }
        safe
    }

    /// Where cards may come back, every card that could be low for this one.
    pub(super) fn low(&self, base: i32, card: Card) -> CardSet {
        usize::try_from(base)
            .ok()
            .and_then(|base| self.low.get(base * (self.kinds + 1) + usize::from(card.0)))
            .copied()
            .unwrap_or(CardSet::ALL)
    }

    /// The cards at home.
    fn at_home(&self, machine: &Machine, state: &State) -> Counts {
        let places = machine.places();
        let base = state.counter(Counter::BASE);
        let mut home = Counts::default();
        for pile in self.home.and(state.occupied()).iter() {
            let Some(top) = state.top(places, pile) else {
                continue;
            };
            // Each card of a home pile has but one that it can lie on, so top and height tell them.
            let chain = self.chain(base, top.card());
            if usize::try_from(chain.len()) == Ok(state.count(pile)) {
                home.add_all(chain);
            } else {
                for slot in state.pile(places, pile) {
                    home.add_all(CardSet::of(slot.card()));
                }
            }
        }
        home
    }

    /// Whether a card that is next goes home for good, with these cards at home and these next.
    pub(super) fn is_safe(&self, base: i32, card: Card, at_home: CardSet, next: CardSet) -> bool {
        let on = |card: Card| {
            self.on
                .get(usize::from(card.0))
                .copied()
                .unwrap_or(CardSet::EMPTY)
        };
        if !self.comes_back && (on(card) & !at_home).is_empty() {
            return true;
        }
        if !self.built {
            return false;
        }
        if self.comes_back {
            // What is home may carry others again, so all low cards count.
            let low = self.low(base, card);
            return !low.has(card) && (low & !at_home & !next).is_empty();
        }
        let mut low = on(card);
        let mut seen = CardSet::EMPTY;
        loop {
            let new = low & !seen;
            if new.is_empty() {
                return true;
            }
            let out = new & !at_home;
            if !(out & !next).is_empty() || new.has(card) {
                return false;
            }
            seen |= new;
            // A card that is home carries nothing.
            for kind in out.iter() {
                low |= on(kind);
            }
        }
    }

    /// A legal move of one of these cards home, from a pile that it may leave.
    pub(super) fn find(&self, machine: &Machine, state: &State, safe: CardSet) -> Option<Move> {
        let places = machine.places();
        for from in self.from.iter() {
            let Some(top) = state.top(places, from) else {
                continue;
            };
            if !top.is_up() || !safe.has(top.card()) {
                continue;
            }
            if let Some(mv) = self.home_from(machine, state, from) {
                return Some(mv);
            }
        }
        None
    }

    /// A home pile that takes that card now.
    pub(super) fn place(&self, machine: &Machine, state: &State, card: Card) -> Option<Pile> {
        let base = state.counter(Counter::BASE);
        let places = machine.places();
        self.home.iter().find(|&pile| {
            let top = state.top(places, pile).map(Slot::card);
            state.count(pile) < places.cap(pile) && self.taken(base, top).has(card)
        })
    }

    /// The top card of a pile, home.
    pub(super) fn home_from(&self, machine: &Machine, state: &State, from: Pile) -> Option<Move> {
        let card = state.top(machine.places(), from)?.card();
        let mv = Move::Carry {
            from,
            at: u8::try_from(state.count(from).checked_sub(1)?).ok()?,
            count: 1,
            to: self.place(machine, state, card)?,
        };
        machine.is_legal(state, &mv).then_some(mv)
    }
}

/// What a home pile takes, for every base, card by card and when it is empty; none where that turns
/// on more.
fn taken(machine: &Machine, pile: Pile, group: &Group) -> Option<Vec<CardSet>> {
    let pack = &machine.rules().pack;
    let mut list = Vec::new();
    for base in 0..=i32::try_from(pack.ranks.len()).ok()? {
        let cards = (0..=127).map(Card).take(pack.kinds());
        for on in cards.map(Some).chain([None]) {
            let mut taken = CardSet::EMPTY;
            for (number, line) in group.lay.iter().enumerate() {
                if line.is_asked(on.is_none()) {
                    taken |= machine.row(pile, number, base, on)?;
                }
            }
            list.push(taken);
        }
    }
    Some(list)
}

/// Each card with those that lie below it at home down to one that a pile may begin with, for every
/// base.
fn chains(machine: &Machine, pile: Pile, group: &Group, taken: &[CardSet]) -> Option<Vec<CardSet>> {
    let kinds = machine.rules().pack.kinds();
    let mut list = Vec::with_capacity(taken.len());
    for (base, rows) in (0..).zip(taken.chunks(kinds + 1)) {
        let mut starts = CardSet::EMPTY;
        for (number, line) in group.lay.iter().enumerate() {
            if line.is_asked(true) {
                starts |= machine.row(pile, number, base, None)?;
            }
        }
        for card in (0..=127).map(Card).take(kinds) {
            let mut chain = CardSet::of(card);
            let mut lowest = card;
            while !starts.has(lowest) {
                let under = rows
                    .iter()
                    .take(kinds)
                    .position(|takes| takes.has(lowest))
                    .and_then(|at| u8::try_from(at).ok())
                    .map(Card);
                match under {
                    Some(under) if !chain.has(under) => {
                        chain.insert(under);
                        lowest = under;
                    }
                    _ => break,
                }
            }
            list.push(chain);
        }
        list.push(CardSet::EMPTY);
    }
    Some(list)
}

/// Whether in home piles each card has one card at most that it goes on, and one that goes on it.
fn is_chain(taken: &[CardSet], kinds: usize) -> bool {
    taken.chunks(kinds + 1).all(|rows| {
        let mut seen = CardSet::EMPTY;
        rows.iter().take(kinds).all(|row| {
            let new = row.len() <= 1 && (*row & seen).is_empty();
            seen |= *row;
            new
        })
    })
}

/// Whether turns or deals in play lay cards on these piles.
fn is_dealt_to(machine: &Machine, home: PileSet) -> bool {
    let places = machine.places();
    let mut steps = machine.rules().passes.iter().flat_map(|line| &line.steps);
    steps.any(|step| {
        let to = match &step.kind {
            StepKind::Turn(turn) => &turn.to,
            StepKind::Deal(deal) => &deal.to,
            _ => return true,
        };
        !places.set(to, None).and(home).is_empty()
    })
}

/// What could come to lie on each card, on the cards below it in its home pile, on these cards, and
/// so on, for every base.
fn low(on: &[CardSet], taken: &[CardSet], kinds: usize) -> Vec<CardSet> {
    let kind = |number: usize| u8::try_from(number).ok().map(Card);
    let mut list = Vec::with_capacity(taken.len());
    for rows in taken.chunks(kinds + 1) {
        for number in 0..=kinds {
            let mut below: CardSet = kind(number).into_iter().collect();
            for _ in 0..kinds {
                let under = rows
                    .iter()
                    .take(kinds)
                    .enumerate()
                    .filter_map(|(at, takes)| {
                        (!(*takes & below).is_empty()).then(|| kind(at)).flatten()
                    });
                let wider = below | under.collect();
                if wider == below {
                    break;
                }
                below = wider;
            }
            let mut low = CardSet::EMPTY;
            let mut carriers = below;
            while !carriers.is_empty() {
                let mut carried = CardSet::EMPTY;
                for card in carriers.iter() {
                    carried |= on.get(usize::from(card.0)).copied().unwrap_or_default();
                }
                carriers = carried & !low;
                low |= carried;
            }
            list.push(low);
        }
    }
    list
}

/// Whether everything in the rules is of the kinds that the proof covers.
fn is_covered(machine: &Machine, home: PileSet) -> bool {
    let rules = machine.rules();
    let nothing_else = rules.phases.is_empty()
        && rules.lose.is_empty()
        && rules.removals.is_empty()
        && rules.swaps.is_empty()
        && rules.actions.is_empty()
        && rules.tallies.is_empty()
        && rules.scripts.is_empty();
    let bears = |clause| bears_fewer_cards(machine, clause, home);
    nothing_else
        && rules.groups.iter().all(|group| {
            matches!(group.shape, Shape::Row)
                && group.lay.iter().all(|line| {
                    !line.at_once
                        && !line.at_bottom
                        && line.budget.is_none()
                        && line.compared_with.is_none()
                        && line.clauses.iter().all(bears)
                })
                && group.lift.iter().all(|line| {
                    !line.at_once
                        && line.budget.is_none()
                        && line.unit != LiftUnit::SquaredPile
                        && line.clauses.iter().all(bears)
                })
        })
        && rules.passes.iter().all(|line| {
            line.clauses.is_empty()
                && line.steps.iter().all(|step| {
                    step.when.is_none()
                        && match &step.kind {
                            StepKind::Turn(_) => true,
                            StepKind::Deal(deal) => {
                                deal.sending.is_none() && deal.begins.is_empty()
                            }
                            _ => false,
                        }
                })
        })
}

/// Whether packets are single cards and sequences only; none where cards that are dealt on others
/// in play may go along with them, or cards are taken from under others.
fn is_built(rules: &Rules) -> Option<bool> {
    let mut units = rules
        .groups
        .iter()
        .flat_map(|group| &group.lift)
        .map(|line| &line.unit);
    let deals = rules
        .passes
        .iter()
        .flat_map(|line| &line.steps)
        .any(|step| matches!(step.kind, StepKind::Deal(_)));
    let built = units
        .clone()
        .all(|unit| matches!(unit, LiftUnit::None | LiftUnit::Top | LiftUnit::Sequence(_)));
    let from_under = units.any(|unit| *unit == LiftUnit::AnyCard);
    (built || !deals && !from_under).then_some(built)
}

/// The piles that a card may leave for home without changing what else can be reached; none where
/// the redeal turns on where cards lie.
fn sources(machine: &Machine, home: PileSet) -> Option<PileSet> {
    let rules = machine.rules();
    let places = machine.places();
    let mut from = PileSet::EMPTY;
    for (id, group) in rules.groups() {
        let leaves = group.lift.iter().any(|line| line.unit != LiftUnit::None);
        for pile in places.of_group(id) {
            if leaves && !home.has(pile) {
                from.insert(pile);
            }
        }
    }
    let mut turned = PileSet::EMPTY;
    for step in rules.passes.iter().flat_map(|line| &line.steps) {
        if let StepKind::Turn(turn) = &step.kind {
            let to = places.set(&turn.to, None);
            turned = turned.or(to);
            if turn.count != 1 {
                for pile in to.iter() {
                    from.remove(pile);
                }
            }
        }
    }
    if let Some(redeal) = &rules.redeal {
        for step in &redeal.steps {
            let StepKind::Gather(gather) = &step.kind else {
                return None;
            };
            let gathered = gather
                .from
                .iter()
                .fold(PileSet::EMPTY, |set, piles| set.or(places.set(piles, None)));
            if step.when.is_some() || gathered.and(turned) != gathered {
                return None;
            }
        }
    }
    // A refill whose source nothing else changes gives the same cards later or sooner.
    for group in &rules.groups {
        let Some(fill) = &group.fill else { continue };
        let steady = fill.sending.is_none()
            && fill.clauses.is_empty()
            && fill.count == 1
            && match fill.from.as_slice() {
                [piles] => {
                    let set = places.set(piles, None);
                    set.iter().count() == 1
                        && set.and(turned).is_empty()
                        && set.iter().all(|pile| {
                            pile != places.stock() && is_laid_never(rules, places.group(pile))
                        })
                }
                _ => false,
            };
        if !steady {
            return None;
        }
    }
    Some(from)
}

/// Whether no line lays cards in a group.
fn is_laid_never(rules: &Rules, id: GroupId) -> bool {
    rules.group(id).is_some_and(|group| {
        group.lay.iter().all(|line| {
            matches!(
                line.phrase,
                crate::rules::Phrase::Leaf(crate::rules::Leaf::None, _)
            ) && !line
                .clauses
                .iter()
                .any(|clause| matches!(clause.test, ClauseTest::OnFaceDown))
        })
    })
}

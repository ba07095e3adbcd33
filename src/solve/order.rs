//! Which steps are tried first. It leaves nothing out.

use super::carriers::carriers;
use super::step::Step;
use crate::cards::{Card, CardSet};
use crate::machine::{Machine, Move, Pile, PileSet, Slot, State};

/// How much speaks for a step, and against it.
mod worth {
    /// A card goes home.
    pub(super) const HOME: i32 = 1000;
    /// A card comes back from home.
    pub(super) const FROM_HOME: i32 = -400;
    /// A card that lies face down is uncovered.
    pub(super) const TURNS_UP: i32 = 200;
    /// A card is uncovered that could go home now.
    pub(super) const UNCOVERS: i32 = 500;
    /// Such a card then has one card less over it; half as much with each that is left.
    pub(super) const DIGS: i32 = 300;
    /// How far down is looked for such a card.
    pub(super) const DEEP: usize = 5;
    /// A card leaves a place for one card, or takes one.
    pub(super) const OUT_OF_SINGLE: i32 = 60;
    pub(super) const INTO_SINGLE: i32 = -300;
    /// Cards leave another on which they might lie.
    pub(super) const BREAKS: i32 = -100;
    /// Each card under those that are moved: what lies under many wants to be dug for early.
    pub(super) const EACH_UNDER: i32 = 3;
    /// A card of the stock goes home, into a place for one card, or elsewhere.
    pub(super) const DRAWN_HOME: i32 = 900;
    pub(super) const DRAWN_INTO_SINGLE: i32 = -350;
    pub(super) const DRAWN: i32 = 20;
    /// A tail is moved so that the card below it goes home.
    pub(super) const TAIL: i32 = 800;
    pub(super) const REMOVES: i32 = 500;
    pub(super) const TURN: i32 = -100;
    pub(super) const REDEAL: i32 = -200;
}

/// What of the piles makes one move likelier than another.
#[derive(Debug, Clone)]
pub(super) struct Order {
    /// Where the goal wants the cards.
    home: PileSet,
    /// Piles that hold one card at most.
    single: PileSet,
    /// Which cards may lie on each elsewhere.
    on: Vec<CardSet>,
    /// What a home pile takes on each card, and what an empty one takes.
    above: Vec<CardSet>,
    starts: CardSet,
}

impl Order {
    pub(super) fn new(machine: &Machine) -> Self {
        let places = machine.places();
        let home = machine.home_piles();
        let (above, starts) = takes_home(machine, home).unwrap_or_default();
        Self {
            single: places.all().filter(|&pile| places.cap(pile) == 1).collect(),
            on: carriers(machine, home).unwrap_or_default(),
            above,
            starts,
            home,
        }
    }

    /// Puts steps into the order in which they are to be tried, the likeliest last.
    pub(super) fn sort(
        &self,
        machine: &Machine,
        state: &State,
        steps: &mut [Step],
        room: &mut Vec<(i32, Step)>,
    ) {
        let next = self.next(machine, state);
        room.clear();
        room.extend(
            steps
                .iter()
                .rev()
                .map(|step| (self.worth(machine, state, next, step), *step)),
        );
        room.sort_by_key(|&(worth, _)| worth);
        for (place, (_, step)) in steps.iter_mut().zip(room.drain(..)) {
            *place = step;
        }
    }

    /// The cards that some home pile takes now.
    fn next(&self, machine: &Machine, state: &State) -> CardSet {
        let mut next = CardSet::EMPTY;
        for pile in self.home.iter() {
            next |= match state.top(machine.places(), pile) {
                Some(top) => set_of(&self.above, top.card()),
                None => self.starts,
            };
        }
        next
    }

    /// How likely a step leads on; more is better.
    fn worth(&self, machine: &Machine, state: &State, next: CardSet, step: &Step) -> i32 {
        match step {
            Step::Move(mv) => self.worth_of_move(machine, state, next, mv),
            Step::Uncovering(_) => worth::TAIL,
            Step::Drawn { to, .. } if self.home.has(*to) => worth::DRAWN_HOME,
            Step::Drawn { to, .. } if self.single.has(*to) => worth::DRAWN_INTO_SINGLE,
            Step::Drawn { .. } => worth::DRAWN,
        }
    }

    fn worth_of_move(&self, machine: &Machine, state: &State, next: CardSet, mv: &Move) -> i32 {
        match mv {
            Move::Carry { from, at, to, .. } => {
                self.worth_of_carry(machine, state, next, (*from, *at), *to)
            }
            Move::Remove(_) => worth::REMOVES,
            Move::Swap(..) | Move::SwapPiles(..) => 0,
            Move::Turn => worth::TURN,
            Move::Redeal | Move::Act(_) => worth::REDEAL,
        }
    }

    fn worth_of_carry(
        &self,
        machine: &Machine,
        state: &State,
        next: CardSet,
        (from, at): (Pile, u8),
        to: Pile,
    ) -> i32 {
        let cards = state.pile(machine.places(), from);
        let (under, moved) = cards.split_at_checked(at.into()).unwrap_or((cards, &[]));
        let mut worth = worth::EACH_UNDER * i32::from(at);
        if self.home.has(to) {
            worth += worth::HOME;
        }
        if self.home.has(from) {
            worth += worth::FROM_HOME;
        }
        if self.single.has(from) {
            worth += worth::OUT_OF_SINGLE;
        }
        if self.single.has(to) {
            worth += worth::INTO_SINGLE;
        }
        let Some(below) = under.last() else {
            return worth;
        };
        if !below.is_up() {
            return worth + worth::TURNS_UP;
        }
        let mut near = under.iter().rev().take(worth::DEEP);
        match near.position(|slot| next.has(slot.card())) {
            Some(0) => worth += worth::UNCOVERS,
            Some(over) => worth += worth::DIGS >> over,
            None => {}
        }
        let breaks = |card: &Slot| set_of(&self.on, below.card()).has(card.card());
        if !self.home.has(from) && !self.home.has(to) && moved.first().is_some_and(breaks) {
            worth += worth::BREAKS;
        }
        worth
    }
}

fn set_of(list: &[CardSet], card: Card) -> CardSet {
    list.get(usize::from(card.0)).copied().unwrap_or_default()
}

/// What a home pile takes on each card, and what it takes when it is empty; none where that turns on
/// more.
fn takes_home(machine: &Machine, home: PileSet) -> Option<(Vec<CardSet>, CardSet)> {
    let rules = machine.rules();
    let pile = home.iter().next()?;
    let group = rules.group(machine.places().group(pile))?;
    let mut above = vec![CardSet::EMPTY; rules.pack.kinds()];
    let mut starts = CardSet::EMPTY;
    for (number, line) in group.lay.iter().enumerate() {
        for base in 0..=i32::try_from(rules.pack.ranks.len()).ok()? {
            if line.is_asked(false) {
                for (card, set) in (0..=127).map(Card).zip(&mut above) {
                    *set |= machine.row(pile, number, base, Some(card))?;
                }
            }
            if line.is_asked(true) {
                starts |= machine.row(pile, number, base, None)?;
            }
        }
    }
    Some((above, starts))
}

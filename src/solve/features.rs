//! How near a position seems to be to the goal: for scans that prove nothing.

use super::carriers::carriers;
use crate::cards::{Card, CardSet};
use crate::machine::{Counter, Machine, PileSet, State};

/// How much each feature of a position counts against it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Weights {
    /// A card that is not home.
    out: i32,
    /// A card that lies above one that must go home before it.
    buried: i32,
    /// A card on one that it could not be laid on.
    broken: i32,
    /// A place for one card that is taken.
    cell: i32,
    /// An empty pile (it counts for the position).
    space: i32,
    /// A card over one that could go home now.
    over: i32,
    /// A card that lies face down.
    down: i32,
}

const fn weights(list: [i32; 7]) -> Weights {
    let [out, buried, broken, cell, space, over, down] = list;
    Weights {
        out,
        buried,
        broken,
        cell,
        space,
        over,
        down,
    }
}

/// Different weightings find different deals' solutions.
pub(super) const WEIGHTINGS: [Weights; 5] = [
    weights([4, 4, 2, 3, 5, 1, 6]),
    weights([2, 1, 3, 4, 6, 0, 4]),
    weights([5, 2, 1, 1, 2, 3, 4]),
    weights([1, 6, 1, 2, 3, 2, 8]),
    weights([6, 3, 3, 6, 9, 1, 3]),
];

/// What the features of a position are read by.
#[derive(Debug, Clone)]
pub(super) struct Features {
    home: PileSet,
    /// Piles of one card, and other piles that cards may be laid on.
    single: PileSet,
    open: PileSet,
    on: Vec<CardSet>,
    /// What lies below each kind at home: the cards that take it.
    takers: Vec<(Card, CardSet)>,
}

impl Features {
    /// Reads the rules; none where the goal is not to bring every card home card by card.
    pub(super) fn new(machine: &Machine) -> Option<Self> {
        let home = machine.home_piles();
        let places = machine.places();
        let rules = machine.rules();
        let first = home.iter().next()?;
        let group = rules.group(places.group(first))?;
        if group.lay.is_empty() || group.lay.iter().any(|line| line.phrase.takes_runs()) {
            return None;
        }
        let mut takers = Vec::new();
        for card in (0..=127).map(Card).take(rules.pack.kinds()) {
            let mut taken = CardSet::EMPTY;
            for (number, line) in group.lay.iter().enumerate() {
                if line.is_asked(false) {
                    taken |= machine.row(first, number, 0, Some(card))?;
                }
            }
            takers.push((card, taken));
        }
        let laid = |pile| {
            rules
                .group(places.group(pile))
                .is_some_and(|group| !group.lay.is_empty())
        };
        let (single, open) = places
            .all()
            .filter(|&pile| !home.has(pile) && pile != places.stock() && laid(pile))
            .partition::<Vec<_>, _>(|&pile| places.cap(pile) == 1);
        Some(Self {
            home,
            single: single.into_iter().collect(),
            open: open.into_iter().collect(),
            on: carriers(machine, home)?,
            takers,
        })
    }

    /// How far each kind is from the first that goes home, with the base as it stands.
    pub(super) fn depths(&self, machine: &Machine, state: &State) -> Depths {
        let mut depths = Depths { by_kind: [0; 128] };
        let Some(first) = self.home.iter().next() else {
            return depths;
        };
        let base = state.counter(Counter::BASE);
        let group = machine.rules().group(machine.places().group(first));
        let mut level = CardSet::EMPTY;
        for (number, line) in group.iter().flat_map(|group| group.lay.iter().enumerate()) {
            if line.is_asked(true) {
                level |= machine.row(first, number, base, None).unwrap_or_default();
            }
        }
        let mut seen = CardSet::EMPTY;
        for depth in 1..=u8::MAX {
            level &= !seen;
            if level.is_empty() {
                break;
            }
            seen |= level;
            let mut above = CardSet::EMPTY;
            for card in level.iter() {
                if let Some(stored) = depths.by_kind.get_mut(usize::from(card.0)) {
                    *stored = depth;
                }
                if let Some((_, taken)) = self.takers.get(usize::from(card.0)) {
                    above |= *taken;
                }
            }
            level = above;
        }
        depths
    }

    /// What speaks against a position; the less the better.
    pub(super) fn against(
        &self,
        machine: &Machine,
        state: &State,
        depths: &Depths,
        weights: &Weights,
    ) -> i32 {
        let places = machine.places();
        let mut next = CardSet::EMPTY;
        for pile in self.home.iter() {
            if let Some(top) = state.top(places, pile)
                && let Some((_, taken)) = self.takers.get(usize::from(top.card().0))
            {
                next |= *taken;
            }
        }
        let mut against = 0;
        for pile in places.all() {
            if self.home.has(pile) {
                continue;
            }
            let cards = state.pile(places, pile);
            against += weights.out * small(cards.len());
            if self.single.has(pile) {
                against += weights.cell * small(cards.len());
                continue;
            }
            if !self.open.has(pile) {
                continue;
            }
            if cards.is_empty() {
                against -= weights.space;
                continue;
            }
            let mut least = u8::MAX;
            let mut under: Option<Card> = None;
            let mut over = 0;
            for slot in cards {
                let card = slot.card();
                let depth = depths.of(card);
                against += over;
                if depth > least {
                    against += weights.buried;
                }
                least = least.min(depth);
                let lies = under.is_none_or(|under| {
                    self.on
                        .get(usize::from(under.0))
                        .is_some_and(|on| on.has(card))
                });
                if !lies {
                    against += weights.broken;
                }
                if !slot.is_up() {
                    against += weights.down;
                }
                if depth == 1 || next.has(card) {
                    over += weights.over;
                }
                under = Some(card);
            }
        }
        against
    }
}

/// How far each kind is from the first that goes home.
#[derive(Debug, Clone)]
pub(super) struct Depths {
    by_kind: [u8; 128],
}

impl Depths {
    fn of(&self, card: Card) -> u8 {
        self.by_kind
            .get(usize::from(card.0))
            .copied()
            .unwrap_or(u8::MAX)
    }
}

fn small(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

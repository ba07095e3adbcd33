//! Where the cards of a position lie that turn up only later.

use super::position::CLEARED;
use super::{MOST_PILES, Set, Zone, has, one};
use crate::machine::{Machine, State};

/// What of a position stays as it is through the search.
#[derive(Debug, Clone)]
pub(in crate::solve) struct Deal {
    /// The cards of each pile from the lowest to the root.
    piles: Vec<Vec<u8>>,
    /// In which pile a card lies or lay.
    pile_of: [u8; 64],
    /// The cards of stock and waste in the order of dealing.
    cards: Vec<u8>,
    place_of: [u8; 64],
    pub(super) up: Set,
    pub(super) home: Set,
    pub(super) stock: Set,
    pub(super) order: u64,
    pub(super) turned: u8,
    pub(super) spaces: u8,
    pub(super) hidden: [u8; MOST_PILES],
}

impl Deal {
    /// The card of a pile that lies on so many.
    pub(super) fn dealt(&self, pile: u8, place: u8) -> u8 {
        self.piles
            .get(usize::from(pile))
            .and_then(|cards| cards.get(usize::from(place)))
            .copied()
            .unwrap_or(0)
    }

    /// The pile of a root.
    pub(super) fn pile_of(&self, card: u8) -> u8 {
        self.pile_of.get(usize::from(card)).copied().unwrap_or(0)
    }

    /// The place of a card in the order of dealing, from 0.
    pub(super) fn place_of(&self, card: u8) -> u8 {
        self.place_of.get(usize::from(card)).copied().unwrap_or(0)
    }

    /// The card of stock and waste in that place.
    pub(super) fn card_at(&self, place: u8) -> u8 {
        self.cards.get(usize::from(place)).copied().unwrap_or(0)
    }
}

impl Zone {
    /// Reads a position; none where it is not one of sets.
    pub(in crate::solve) fn deal(&self, machine: &Machine, state: &State) -> Option<Deal> {
        let places = machine.places();
        if !self.fluid.fits(machine, state)
            || !self.homing.fits(machine, state)
            || self.others.iter().any(|pile| !state.is_empty(pile))
        {
            return None;
        }
        let mut deal = Deal {
            piles: Vec::new(),
            pile_of: [0; 64],
            cards: Vec::new(),
            place_of: [0; 64],
            up: 0,
            home: 0,
            stock: 0,
            order: 0,
            turned: 0,
            spaces: 0,
            hidden: [CLEARED; MOST_PILES],
        };
        // Each card once, and all of them.
        let mut seen = 0;
        let mut see = |card: u8| {
            let new = usize::from(card) < self.kinds.len() && !has(seen, card);
            seen |= one(card);
            new.then_some(card)
        };
        for pile in self.homing.home().iter() {
            let cards = state.pile(places, pile);
            if cards
                .first()
                .is_some_and(|slot| !has(self.first, slot.card().0))
            {
                return None;
            }
            for slot in cards {
                deal.home |= one(see(slot.card().0)?);
            }
        }
        for (number, &pile) in (0..).zip(self.fluid.piles()) {
            let cards = state.pile(places, pile);
            let hidden = cards.iter().take_while(|slot| !slot.is_up()).count();
            let mut dealt = Vec::new();
            for (place, slot) in cards.iter().enumerate() {
                let card = see(slot.card().0)?;
                if place <= hidden {
                    dealt.push(card);
                    *deal.pile_of.get_mut(usize::from(card))? = number;
                }
                if place >= hidden {
                    deal.up |= one(card);
                }
            }
            // A card that is to be turned up yet is none of these positions.
            if hidden == cards.len() && hidden > 0 {
                return None;
            }
            if cards.is_empty() {
                deal.spaces += 1;
            } else {
                *deal.hidden.get_mut(usize::from(number))? = u8::try_from(hidden).ok()?;
            }
            deal.piles.push(dealt);
        }
        if let Some(talon) = self.talon {
            let waste = state.pile(places, talon.waste);
            let stock = state.pile(places, talon.stock);
            deal.turned = u8::try_from(waste.len()).ok()?;
            for (place, slot) in (0..).zip(waste.iter().chain(stock.iter().rev())) {
                let card = see(slot.card().0)?;
                deal.cards.push(card);
                deal.stock |= one(card);
                deal.order |= one(place);
                *deal.place_of.get_mut(usize::from(card))? = place;
            }
        }
        (seen == self.all).then_some(deal)
    }
}

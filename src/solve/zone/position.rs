//! A position as sets of cards, and what steps make of it.

use super::deal::Deal;
use super::{MOST_PILES, NONE, Set, Zone, each, has, of, one};
use crate::cards::{Card, CardSet};

/// Nothing of what was dealt is left in the pile.
pub(super) const CLEARED: u8 = u8::MAX;

/// What is done with one card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// It goes home, from the zone or the stock.
    Home(u8),
    /// It comes back from home to the zone.
    Down(u8),
    /// It goes from the stock to the zone.
    Fetch(u8),
    /// It is the root of a pile, and goes elsewhere in the zone with all that lies on it.
    Run(u8),
}

/// What a step lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Lack {
    /// Nothing.
    Nothing,
    /// A free card of this class.
    Carrier(u8),
    /// A space.
    Space,
    /// That this card is home.
    Before(u8),
    /// It cannot be made.
    Never,
}

/// A position.
#[derive(Debug, Clone, Copy)]
pub(super) struct Position {
    /// What lies face up in the zone.
    pub(super) up: Set,
    /// Those of them that are roots.
    pub(super) roots: Set,
    pub(super) home: Set,
    /// What a home pile takes.
    pub(super) next: Set,
    /// What is left of stock and waste: by kind, and by the place in the order of dealing.
    pub(super) stock: Set,
    pub(super) order: u64,
    /// How many cards lie in the waste.
    pub(super) turned: u8,
    /// How many piles have no card.
    pub(super) spaces: u8,
    /// How many cards lie face down in each pile; [`CLEARED`] where its root has left it, or could
    /// lie in a space as well.
    pub(super) hidden: [u8; MOST_PILES],
    key: u128,
}

impl Zone {
    /// The position that a deal begins with.
    pub(super) fn first_position(&self, deal: &Deal) -> Position {
        let mut position = Position {
            up: deal.up,
            roots: 0,
            home: deal.home,
            next: self.first & !deal.home,
            stock: deal.stock,
            order: deal.order,
            turned: deal.turned,
            spaces: deal.spaces,
            hidden: deal.hidden,
            key: 0,
        };
        for card in each(deal.home) {
            let after = self.kind(card).after;
            if after != NONE && !has(deal.home, after) {
                position.next |= one(after);
            }
        }
        for (pile, hidden) in (0..).zip(position.hidden) {
            if hidden != CLEARED {
                let root = deal.dealt(pile, hidden);
                position.roots |= one(root);
                self.settle(&mut position, pile, root);
            }
        }
        for card in each(position.up) {
            position.key = position.key.wrapping_add(of(&self.parts.up, card));
        }
        for place in each(position.order) {
            position.key = position.key.wrapping_add(of(&self.parts.left, place));
        }
        for (pile, hidden) in (0..).zip(position.hidden) {
            position.key = position.key.wrapping_add(self.parts.hidden(pile, hidden));
        }
        position
    }

    /// What tells the position apart.
    pub(super) fn key(&self, position: &Position) -> u128 {
        if self.is_new_pass(position) {
            position.key
        } else {
            position
                .key
                .wrapping_add(of(&self.parts.turned, position.turned))
        }
    }

    /// Whether what can be reached of the stock is what a new pass reaches.
    pub(super) fn is_new_pass(&self, position: &Position) -> bool {
        let turned = usize::from(position.turned);
        turned.is_multiple_of(self.count)
            || u32::from(position.turned) == position.order.count_ones()
    }

    pub(super) const fn is_won(&self, position: &Position) -> bool {
        position.home == self.all
    }

    /// How many cards of a class are free, at least 0.
    pub(super) fn free(&self, position: &Position, class: u8) -> u32 {
        let Some((carriers, carried)) = self.classes.get(usize::from(class)) else {
            return 0;
        };
        let lying = position.up & carried & !position.roots;
        (position.up & carriers)
            .count_ones()
            .saturating_sub(lying.count_ones())
    }

    /// What a step lacks. Whether the stock can be turned to its card is not asked.
    pub(super) fn lack(&self, position: &Position, step: Step) -> Lack {
        match step {
            Step::Home(card) if !has(position.next, card) => {
                self.lack_of_those_before(position, card)
            }
            Step::Home(card) if has(position.up, card) => {
                let class = self.kind(card).class;
                if class == NONE || self.free(position, class) > 0 {
                    Lack::Nothing
                } else {
                    Lack::Carrier(class)
                }
            }
            Step::Home(card) if has(position.stock, card) => Lack::Nothing,
            Step::Down(card) if self.lies_on_top(position, card) => {
                self.lack_of_place(position, card)
            }
            Step::Fetch(card) if has(position.stock, card) => self.lack_of_place(position, card),
            Step::Run(card) if has(position.roots, card) => self.lack_of_place(position, card),
            _ => Lack::Never,
        }
    }

    /// What a card lacks that does not go home next: the one before it, if all that go before it
    /// can be drawn.
    fn lack_of_those_before(&self, position: &Position, card: u8) -> Lack {
        let last = self.kind(card).before;
        let mut before = last;
        while self.count == 1 && before != NONE && has(position.stock, before) {
            if has(position.next, before) {
                return Lack::Before(last);
            }
            before = self.kind(before).before;
        }
        Lack::Never
    }

    /// Whether nothing is left to be uncovered.
    pub(super) fn is_uncovered(position: &Position) -> bool {
        let mut hidden = position.hidden.iter();
        hidden.all(|&hidden| hidden == 0 || hidden == CLEARED)
    }

    /// Whether a card is the last of its home pile.
    fn lies_on_top(&self, position: &Position, card: u8) -> bool {
        let after = self.kind(card).after;
        has(position.home, card) && (after == NONE || !has(position.home, after))
    }

    fn lack_of_place(&self, position: &Position, card: u8) -> Lack {
        if has(self.starts, card) {
            return if position.spaces > 0 {
                Lack::Nothing
            } else {
                Lack::Space
            };
        }
        match self.kind(card).lies_on {
            NONE => Lack::Never,
            class if self.free(position, class) > 0 => Lack::Nothing,
            class => Lack::Carrier(class),
        }
    }

    /// Whether a step leaves fewer cards face down or in the stock.
    pub(super) fn lessens(deal: &Deal, position: &Position, step: Step) -> bool {
        let (Step::Home(card) | Step::Down(card) | Step::Fetch(card) | Step::Run(card)) = step;
        if has(position.roots, card) {
            let hidden = position.hidden.get(usize::from(deal.pile_of(card)));
            return hidden.is_some_and(|&hidden| hidden > 0 && hidden != CLEARED);
        }
        has(position.stock, card)
    }

    /// Whether of two steps that can both be made, each can be made after the other, with the same
    /// result.
    pub(super) fn may_change_places(&self, position: &Position, one: Step, other: Step) -> bool {
        let card = |step| {
            let (Step::Home(card) | Step::Down(card) | Step::Fetch(card) | Step::Run(card)) = step;
            card
        };
        if card(one) == card(other)
            || matches!(one, Step::Down(_))
            || matches!(other, Step::Down(_))
            || self.count > 1 && Self::draws(position, one) && Self::draws(position, other)
        {
            return false;
        }
        let (uses, others) = (self.uses(position, one), self.uses(position, other));
        uses != others
            || match uses {
                Lack::Nothing => true,
                Lack::Carrier(class) => self.free(position, class) > 1,
                Lack::Space => position.spaces > 1,
                Lack::Never | Lack::Before(_) => false,
            }
    }

    /// Whether a step takes a card of the stock.
    pub(super) const fn draws(position: &Position, step: Step) -> bool {
        let (Step::Home(card) | Step::Down(card) | Step::Fetch(card) | Step::Run(card)) = step;
        has(position.stock, card)
    }

    /// What there is less of after a step, and what it would lack without.
    fn uses(&self, position: &Position, step: Step) -> Lack {
        match step {
            Step::Home(card) if has(position.up, card) => match self.kind(card).class {
                NONE => Lack::Nothing,
                class => Lack::Carrier(class),
            },
            Step::Home(_) => Lack::Nothing,
            Step::Down(card) | Step::Fetch(card) | Step::Run(card) => {
                if has(self.starts, card) {
                    Lack::Space
                } else {
                    Lack::Carrier(self.kind(card).lies_on)
                }
            }
        }
    }

    /// Makes a step that lacks nothing.
    pub(super) fn make(&self, deal: &Deal, position: &mut Position, step: Step) {
        match step {
            Step::Home(card) => {
                if has(position.up, card) {
                    self.leave(deal, position, card);
                } else {
                    self.draw(deal, position, card);
                }
                position.home |= one(card);
                position.next &= !one(card);
                let after = self.kind(card).after;
                if after != NONE {
                    position.next |= one(after);
                }
            }
            Step::Down(card) => {
                position.home &= !one(card);
                let after = self.kind(card).after;
                if after != NONE {
                    position.next &= !one(after);
                }
                position.next |= one(card);
                self.lay(position, card);
            }
            Step::Fetch(card) => {
                self.draw(deal, position, card);
                self.lay(position, card);
            }
            Step::Run(card) => {
                self.leave(deal, position, card);
                self.lay(position, card);
            }
        }
    }

    /// A card comes to lie in the zone.
    fn lay(&self, position: &mut Position, card: u8) {
        position.up |= one(card);
        position.key = position.key.wrapping_add(of(&self.parts.up, card));
        if has(self.starts, card) {
            position.spaces = position.spaces.wrapping_sub(1);
        }
    }

    /// A card leaves its place in the zone; what lay below it turns up.
    fn leave(&self, deal: &Deal, position: &mut Position, card: u8) {
        position.up &= !one(card);
        position.key = position.key.wrapping_sub(of(&self.parts.up, card));
        if !has(position.roots, card) {
            if has(self.starts, card) {
                position.spaces += 1;
            }
            return;
        }
        position.roots &= !one(card);
        let pile = deal.pile_of(card);
        let Some(&hidden) = position.hidden.get(usize::from(pile)) else {
            return;
        };
        let left = if let Some(left) = hidden.checked_sub(1) {
            let root = deal.dealt(pile, left);
            position.up |= one(root);
            position.roots |= one(root);
            position.key = position.key.wrapping_add(of(&self.parts.up, root));
            left
        } else {
            position.spaces += 1;
            CLEARED
        };
        if let Some(stored) = position.hidden.get_mut(usize::from(pile)) {
            *stored = left;
        }
        if left != CLEARED {
            self.settle(position, pile, deal.dealt(pile, left));
        }
        let now = position.hidden.get(usize::from(pile)).copied();
        position.key = position
            .key
            .wrapping_sub(self.parts.hidden(pile, hidden))
            .wrapping_add(self.parts.hidden(pile, now.unwrap_or(CLEARED)));
    }

    /// A root over nothing that may lie in a space lies in one.
    fn settle(&self, position: &mut Position, pile: u8, root: u8) {
        if let Some(hidden) = position.hidden.get_mut(usize::from(pile))
            && *hidden == 0
            && has(self.starts, root)
        {
            *hidden = CLEARED;
            position.roots &= !one(root);
        }
    }

    /// A card leaves stock or waste, to which the waste has been turned.
    fn draw(&self, deal: &Deal, position: &mut Position, card: u8) {
        let place = deal.place_of(card);
        position.stock &= !one(card);
        position.order &= !one(place);
        let before = position.order & (one(place) - 1);
        position.turned = before.count_ones().to_le_bytes()[0];
        position.key = position.key.wrapping_sub(of(&self.parts.left, place));
    }

    /// A card that goes home for good now, if there is one.
    pub(super) fn safe(&self, deal: &Deal, position: &Position) -> Option<u8> {
        let drawn = if self.count == 1 {
            position.stock
        } else if position.order != 0 && self.is_new_pass(position) {
            one(deal.card_at(last(position.order)))
        } else {
            0
        };
        each(position.next & (position.up | drawn)).find(|&card| {
            self.is_safe(position, card) && self.lack(position, Step::Home(card)) == Lack::Nothing
        })
    }

    /// Whether a card that is next goes home for good.
    fn is_safe(&self, position: &Position, card: u8) -> bool {
        if self.comes_back {
            let low = self.kind(card).low;
            return !has(low, card) && low & !position.home & !position.next == 0;
        }
        let home = CardSet::from_bits(u128::from(position.home));
        let next = CardSet::from_bits(u128::from(position.next));
        self.homing.is_safe(0, Card(card), home, next)
    }
}

/// The highest place of a set.
const fn last(set: u64) -> u8 {
    63_u32.saturating_sub(set.leading_zeros()).to_le_bytes()[0]
}

//! What whoever searches asks of the rules.

use crate::cards::{Card, CardSet};
use crate::machine::hash::{minus, mix, plus};
use crate::machine::{Machine, Pile, PileSet, Places, Slot, State};
use crate::rules::{Goal, Role};

impl Machine {
    /// The piles where every card is where the goal wants it; none where the file says itself when
    /// the game is won.
    #[must_use]
    pub fn home_piles(&self) -> PileSet {
        let role = match self.rules.goal {
            Goal::AllOnFoundations => Role::Foundation,
            Goal::AllRemoved => Role::Discard,
            Goal::When(..) => return PileSet::EMPTY,
        };
        self.rules
            .groups()
            .filter(|(_, group)| group.role == role)
            .flat_map(|(id, _)| self.places.of_group(id))
            .collect()
    }

    /// Which cards a lay line of a pile's group (by its number in the file) admits to the pile on
    /// that card, or to the empty pile, with that counter of the base; none where it turns on more
    /// than the two cards, the pile's number and the base. Clauses are not asked, `on` neither.
    #[must_use]
    pub fn row(&self, pile: Pile, line: usize, base: i32, on: Option<Card>) -> Option<CardSet> {
        let (_, table) = self.group_of(pile)?;
        let rows = &table.lay.get(line)?.rows;
        rows.exact
            .then(|| rows.get(self.places.number(pile), base, on))
    }

    /// The same on a card, with the line's `on` clauses asked too.
    #[must_use]
    pub fn row_with_on(&self, pile: Pile, line: usize, base: i32, on: Card) -> Option<CardSet> {
        let (group, table) = self.group_of(pile)?;
        let rows = table.follows.get(line)?;
        if !group.lay.get(line)?.is_asked(false) {
            return Some(CardSet::EMPTY);
        }
        rows.exact
            .then(|| rows.get(self.places.number(pile), base, Some(on)))
    }

    /// Which cards a pile would admit now from that pile, one at a time; some of them may still be
    /// refused for what turns on the single card, and the pile's cap is not asked.
    #[must_use]
    pub fn would_take(&self, state: &State, to: Pile, from: Pile) -> CardSet {
        let mut wanted = CardSet::EMPTY;
        let Some((group, table)) = self.group_of(to) else {
            return wanted;
        };
        let at = usize::from(self.places.number(to)).saturating_sub(1);
        for (line, lay) in Self::lay_lines(group, table) {
            if lay.from.get(at).is_some_and(|piles| piles.has(from)) {
                wanted |= self.opens_lay(state, to, line, lay, 0);
            }
        }
        wanted
    }
}

impl State {
    /// The same position with other kinds of card: each kind becomes the one that the list names
    /// for it.
    #[must_use]
    pub fn relabelled(&self, places: &Places, kinds: &[Card; 128]) -> Self {
        let mut state = self.clone();
        for slot in &mut state.slots {
            let kind = kinds
                .get(usize::from(slot.card().0))
                .copied()
                .unwrap_or(slot.card());
            *slot = if slot.is_up() {
                Slot::up(kind)
            } else {
                Slot::down(kind)
            };
        }
        // What lies beyond a pile's cards stays empty.
        for pile in places.all() {
            let start = usize::from(places.start(pile));
            let (from, to) = (start + self.count(pile), start + places.cap(pile));
            if let Some(beyond) = state.slots.get_mut(from..to) {
                beyond.fill(Slot::default());
            }
        }
        state.rehash(places);
        state
    }

    /// The part of the hash that these piles make.
    #[must_use]
    pub fn hash_of(&self, places: &Places, piles: &[Pile]) -> u128 {
        let mut hash = [0; 2];
        for &pile in piles {
            if let Some(stand) = self.stand(pile) {
                hash = plus(hash, mix(stand.sums, places.class(self.mode, pile)));
            }
        }
        u128::from(hash[0]) << 64 | u128::from(hash[1])
    }

    /// The hash with these piles left out of it.
    #[must_use]
    pub fn hash_without(&self, places: &Places, piles: &[Pile]) -> u128 {
        let mut hash = self.hash;
        for &pile in piles {
            if let Some(stand) = self.stand(pile) {
                hash = minus(hash, mix(stand.sums, places.class(self.mode, pile)));
            }
        }
        u128::from(hash[0]) << 64 | u128::from(hash[1])
    }
}

//! A state from a position that somebody describes.

use super::compile::Turning;
use crate::cards::Card;
use crate::machine::{Counter, Fault, Machine, Pile, Slot, State};

/// What becomes of the cards that a position does not name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unnamed {
    /// They are out of this game.
    SetAside,
    /// There must be none.
    Refused,
}

impl Machine {
    /// Sets up a position: the cards of each pile, bottom card first, and counters that do not
    /// stand where they begin. The base is read off the piles that tell it unless it is given.
    /// Nothing automatic is done, and piles that are empty are not refilled until a card has
    /// lain in them; but phases that are over are left behind unless the phase is given.
    ///
    /// # Errors
    /// A card is named more often than the pack holds it, a pile is named twice or holds more
    /// than it may, or cards are missing where none may be.
    pub fn set_up(
        &self,
        piles: &[(Pile, Vec<Slot>)],
        counters: &[(Counter, i32)],
        unnamed: Unnamed,
        seed: u64,
    ) -> Result<State, Fault> {
        let pack = &self.rules.pack;
        let mut named = [0_u8; 128];
        let mut state = self.unstocked(seed);
        for (pile, cards) in piles {
            if !state.is_empty(*pile) {
                return Err(Fault::new("the position names a pile twice"));
            }
            if cards.len() > self.places.cap(*pile) {
                return Err(Fault::new(format!(
                    "the position lays {} cards in a pile that holds {} at most",
                    cards.len(),
                    self.places.cap(*pile)
                )));
            }
            for slot in cards {
                let card = slot.card();
                if let Some(count) = named.get_mut(usize::from(card.0)) {
                    *count = count.saturating_add(1);
                    if *count > pack.copies(card) {
                        return Err(self.too_often(card));
                    }
                }
            }
            self.fill_pile(&mut state, *pile, cards.iter().copied());
        }
        let total: usize = named.iter().map(|&count| usize::from(count)).sum();
        if unnamed == Unnamed::Refused && total != pack.size() {
            return Err(Fault::new(format!(
                "the position names {total} of the pack's {} cards; all must be named",
                pack.size()
            )));
        }
        // With cards set aside, what is empty was left empty by whoever describes the position; a
        // whole pack is a game in play, in which a pile stays empty only for want of cards.
        if unnamed == Unnamed::SetAside {
            state.resting = self
                .places
                .all()
                .filter(|&pile| state.is_empty(pile))
                .collect();
        }
        let hidden = |turning: &Turning| {
            let top = state.top(&self.places, turning.pile);
            top.is_some_and(|top| !top.is_up())
        };
        state.restless = self.programs.turning.iter().flatten().any(hidden);
        self.begin_counters(&mut state, counters);
        Ok(state)
    }

    fn begin_counters(&self, state: &mut State, counters: &[(Counter, i32)]) {
        let given = |counter: Counter| counters.iter().any(|&(given, _)| given == counter);
        self.count_redeals(state, counters, &given);
        for &(counter, value) in counters {
            if let Some(stored) = state.counters.get_mut(usize::from(counter.0)) {
                *stored = value;
            }
        }
        if !given(Counter::BASE) {
            let first = self
                .places
                .all()
                .filter(|&pile| self.places.tells_base(pile))
                .find_map(|pile| state.pile(&self.places, pile).first().copied());
            let rank = first.and_then(|slot| self.places.rank_of(slot.card()));
            if let (Some(rank), Some(stored)) =
                (rank, state.counters.get_mut(usize::from(Counter::BASE.0)))
            {
                *stored = i32::from(rank) + 1;
            }
        }
        let mut journal = crate::machine::Journal::default();
        let mut edit = self.edit(state, &mut journal);
        if !given(Counter::PHASE) {
            self.advance_phases(&mut edit);
        }
        let mode = self.programs.modes.of(self, state);
        state.mode = mode;
        state.rehash(&self.places);
    }

    /// A pass that is given says how many redeals were made, and they how many are left; what is
    /// given itself stands.
    fn count_redeals(
        &self,
        state: &mut State,
        counters: &[(Counter, i32)],
        given: &impl Fn(Counter) -> bool,
    ) {
        let value = |wanted: Counter| {
            let found = counters.iter().find(|&&(counter, _)| counter == wanted);
            found.map(|&(_, value)| value)
        };
        let Some(redeal) = &self.rules.redeal else {
            return;
        };
        let made = value(Counter::REDEALS)
            .or_else(|| value(Counter::PASS).map(|pass| pass.saturating_sub(1)));
        let Some(made) = made else { return };
        let mut set = |counter: Counter, value: i32| {
            if let Some(stored) = state.counters.get_mut(usize::from(counter.0)) {
                *stored = value;
            }
        };
        set(Counter::REDEALS, made);
        if !given(Counter::PASS) {
            set(Counter::PASS, made.saturating_add(1));
        }
        let times = self.rules.budgets.get(usize::from(redeal.budget.0));
        if let Some(times) = times.and_then(|budget| budget.times) {
            let left = i32::from(times).saturating_sub(made).max(0);
            set(self.places.budget(redeal.budget), left);
        }
    }

    fn too_often(&self, card: Card) -> Fault {
        let pack = &self.rules.pack;
        let name = pack.write(card, crate::cards::Letters::Letters);
        let copies = pack.copies(card);
        Fault::new(format!(
            "the position names {name} more often than the pack holds it ({copies})"
        ))
    }

    /// Lays cards in a pile of a state that is only being made; sums and hash are not kept.
    pub(super) fn fill_pile(
        &self,
        state: &mut State,
        pile: Pile,
        cards: impl Iterator<Item = Slot>,
    ) {
        let start = usize::from(self.places.start(pile));
        let mut count = 0_u8;
        let room = self.places.cap(pile);
        for (place, card) in state.slots.iter_mut().skip(start).take(room).zip(cards) {
            *place = card;
            count = count.saturating_add(1);
        }
        state.set_length(pile, count);
    }
}

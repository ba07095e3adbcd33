//! Settled piles: those whose first card their own rules would admit there.

use super::phrase::Laid;
use super::tables::LayTable;
use crate::cards::Card;
use crate::machine::{Counter, Machine, Pile, PileSet, Slot, State};
use crate::rules::{LayLine, LayWord, Reference};

/// What has been asked in one question: piles that lean on each other must not ask for ever.
#[derive(Debug, Default)]
pub(super) struct Asked {
    asked: PileSet,
    settled: PileSet,
}

impl Asked {
    /// Keeps for the next question which piles are settled; which are not may have been found only
    /// while others were still being asked.
    pub(super) const fn again(&mut self) {
        self.asked = self.settled;
    }
}

impl Machine {
    /// Piles that would be settled only by leaning on each other are not.
    pub(super) fn settled(
        &self,
        state: &State,
        pile: Pile,
        swapped: Option<(Pile, Pile)>,
        asked: &mut Asked,
    ) -> bool {
        if asked.asked.has(pile) {
            return asked.settled.has(pile);
        }
        asked.asked.insert(pile);
        let Some(card) = self.first_after(state, pile, swapped) else {
            return false;
        };
        let Some((group, table)) = self.group_of(pile) else {
            return false;
        };
        for (line, lay) in Self::lay_lines(group, table) {
            if line.word != LayWord::Build
                && self.settles(state, pile, card, (line, lay), swapped, asked)
            {
                asked.settled.insert(pile);
                return true;
            }
        }
        false
    }

    fn settles(
        &self,
        state: &State,
        pile: Pile,
        card: Card,
        (line, lay): (&LayLine, &LayTable),
        swapped: Option<(Pile, Pile)>,
        asked: &mut Asked,
    ) -> bool {
        // Where a card came from and when it was laid does not matter any more.
        if !lay.within.has(pile) {
            return false;
        }
        let cards = state.pile(&self.places, pile);
        let laid = Laid {
            card,
            other: None,
            packet: cards,
            it: Some(pile),
            from: Some(pile),
            whole_run: false,
        };
        let (number, base) = (self.places.number(pile), state.counter(Counter::BASE));
        let holds = |other: Option<Card>| {
            lay.rows.get(number, base, other).has(card)
                && (lay.rows.exact
                    || self.phrase_holds(state, &line.phrase, &Laid { other, ..laid }))
        };
        let Some(reference) = &line.compared_with else {
            return holds(None);
        };
        let fits = |other: Option<Card>| other.is_some() && holds(other);
        if let Reference::Any(group) = reference {
            return self
                .places
                .of_group(*group)
                .filter(|&other| other != pile)
                .any(|other| {
                    fits(self.top_after(state, other, swapped))
                        && self.settled(state, other, swapped, asked)
                });
        }
        let Some(other) = self.places.refer(reference, pile) else {
            return false;
        };
        let compared = if matches!(reference, Reference::Head(_)) {
            self.first_after(state, other, swapped)
        } else {
            self.top_after(state, other, swapped)
        };
        fits(compared) && self.settled(state, other, swapped, asked)
    }

    fn top_after(&self, state: &State, pile: Pile, swapped: Option<(Pile, Pile)>) -> Option<Card> {
        let pile = match swapped {
            Some((a, b)) if a == pile => b,
            Some((a, b)) if b == pile => a,
            _ => pile,
        };
        state.top(&self.places, pile).map(Slot::card)
    }

    fn first_after(
        &self,
        state: &State,
        pile: Pile,
        swapped: Option<(Pile, Pile)>,
    ) -> Option<Card> {
        if state.count(pile) == 1 {
            return self.top_after(state, pile, swapped);
        }
        state
            .pile(&self.places, pile)
            .first()
            .map(|slot| slot.card())
    }
}

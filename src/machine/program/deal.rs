//! `deal …`: cards from the stock's top to piles.

use super::cards::Kinds;
use super::compile::{DealOp, SendOp};
use super::steps::How;
use crate::machine::{Edit, Fault, Machine, Pile, PileSet, State};
use crate::rules::{Condition, Origin};

/// What became of the card that was to be dealt next.
enum Next {
    /// It lies there in the stock.
    Here(usize),
    /// It went elsewhere, and none comes in its place.
    Sent,
    /// There is none.
    Out,
}

impl Machine {
    /// Deals in rounds, so many at a time to each pile, piles with enough left out. A pile that
    /// is full gets none.
    ///
    /// # Errors
    /// In the layout, that the stock ends before all have their cards.
    pub fn deal_cards(
        &self,
        deal: &DealOp,
        when: Option<&Condition>,
        origin: Origin,
        edit: &mut Edit<'_>,
        how: How,
    ) -> Result<(), Fault> {
        let short = || {
            Fault::at(
                origin,
                "the layout deals more cards than there are; deal fewer, or deal `all`",
            )
        };
        if let Some(begins) = &deal.begins {
            return if self.holds_for(when, edit.state(), None) {
                self.deal_beginning(deal, begins, edit, how, short)
            } else {
                Ok(())
            };
        }
        let open = self.open(deal, when, edit.state());
        let mut given = [0_u16; 256];
        let mut away = [0_u16; 256];
        let mut out = false;
        while !out {
            let mut dealt = false;
            for (number, &pile) in deal.to.iter().enumerate() {
                let (Some(given), Some(away), true) =
                    (given.get_mut(number), away.get_mut(number), open.has(pile))
                else {
                    continue;
                };
                let quota = match &deal.quota {
                    Some(counts) => counts.get(number).copied().unwrap_or(0),
                    None => u16::MAX,
                };
                for _ in 0..deal.at_a_time.min(quota.saturating_sub(*given + *away)) {
                    if out || edit.state().count(pile) >= self.places.cap(pile) {
                        break;
                    }
                    match self.next_card(deal, Some(pile), edit, how) {
                        Next::Sent => {
                            *away += 1;
                            dealt = true;
                        }
                        Next::Here(at) => {
                            let to_at = edit.state().count(pile);
                            self.lay(edit, self.places.stock(), at, pile, to_at, deal.up);
                            *given += 1;
                            dealt = true;
                        }
                        Next::Out if how.strict && deal.quota.is_some() => return Err(short()),
                        Next::Out => out = true,
                    }
                }
            }
            if !dealt {
                break;
            }
        }
        if deal.quota.is_none() {
            // The piles are full: of what is left, the cards that go elsewhere still do.
            while matches!(self.next_card(deal, None, edit, how), Next::Sent) {}
        }
        Self::face_last(deal, &given, edit);
        Ok(())
    }

    /// The piles that are dealt to: asked once, before the first card.
    fn open(&self, deal: &DealOp, when: Option<&Condition>, state: &State) -> PileSet {
        let mut left_free = PileSet::EMPTY;
        for row in &deal.rows {
            let settled = row
                .iter()
                .rposition(|&pile| !state.is_empty(pile) && self.is_settled(state, pile))
                .map_or(0, |last| last + 1);
            for &pile in row.iter().skip(settled).take(deal.leaving) {
                left_free.insert(pile);
            }
        }
        deal.to
            .iter()
            .copied()
            .filter(|&pile| deal.leaving == 0 || state.is_empty(pile) && !left_free.has(pile))
            .filter(|&pile| self.holds_for(when, state, pile))
            .collect()
    }

    /// `each K begins a pile`: such a card to the next empty pile, every other to the last pile
    /// that holds a card. The amount is of cards in all.
    fn deal_beginning(
        &self,
        deal: &DealOp,
        begins: &Kinds,
        edit: &mut Edit<'_>,
        how: How,
        short: impl Fn() -> Fault,
    ) -> Result<(), Fault> {
        let wanted = deal.quota.as_ref().map(|counts| {
            let most = counts.iter().copied().max().unwrap_or(0);
            let alike = counts.iter().all(|&count| count == most);
            // `deal 1 to G` names one count for the whole group.
            if alike { most } else { counts.iter().sum() }
        });
        let stock = self.places.stock();
        let mut dealt = 0;
        while wanted.is_none_or(|wanted| dealt < wanted) {
            let state = edit.state();
            let last = deal.to.iter().rposition(|&pile| !state.is_empty(pile));
            let it = last.and_then(|last| deal.to.get(last)).copied();
            let at = match self.next_card(deal, it, edit, how) {
                Next::Here(at) => at,
                Next::Sent => {
                    dealt += 1;
                    continue;
                }
                Next::Out if how.strict && wanted.is_some() => return Err(short()),
                Next::Out => return Ok(()),
            };
            let state = edit.state();
            let slot = super::steps::card_at(state, self, stock, at);
            let is_first = slot.is_some_and(|slot| begins.has(slot.card(), state));
            let to = match (last, is_first) {
                (Some(last), true) => deal.to.get(last + 1).or_else(|| deal.to.get(last)),
                (Some(last), false) => deal.to.get(last),
                (None, _) => deal.to.first(),
            };
            let Some(&to) = to else {
                return Ok(());
            };
            let to_at = state.count(to);
            if !self.lay(edit, stock, at, to, to_at, deal.up) {
                return if how.strict { Err(short()) } else { Ok(()) };
            }
            dealt += 1;
        }
        Ok(())
    }

    /// Sends away what goes elsewhere until the next card in the stock does not; `it` is the pile
    /// that is dealt to.
    fn next_card(&self, deal: &DealOp, it: Option<Pile>, edit: &mut Edit<'_>, how: How) -> Next {
        let stock = self.places.stock();
        // Cards sent to the stock's bottom come round again: each card is asked once.
        let mut left = edit.state().count(stock);
        loop {
            let state = edit.state();
            let Some(at) = state.count(stock).checked_sub(how.held + 1) else {
                return Next::Out;
            };
            let Some(send) = &deal.sending else {
                return Next::Here(at);
            };
            if left == 0 {
                // Every card left is such a one: where a number is to be dealt, one of them is.
                return match deal.quota {
                    Some(_) => Next::Here(at),
                    None => Next::Out,
                };
            }
            if !self.send_away(send, (stock, at), it, edit) {
                return Next::Here(at);
            }
            if !send.replaced {
                return Next::Sent;
            }
            left -= 1;
        }
    }

    /// Sends the card at that place away if it is such a card and some pile takes it or is empty.
    pub fn send_away(
        &self,
        send: &SendOp,
        (from, at): (Pile, usize),
        it: Option<Pile>,
        edit: &mut Edit<'_>,
    ) -> bool {
        let state = edit.state();
        let Some(slot) = super::steps::card_at(state, self, from, at) else {
            return false;
        };
        let seen = crate::machine::Slot::up(slot.card());
        if !self.holds_of_dealt(state, &send.phrase, (seen, from), it) {
            return false;
        }
        if send.bottom && send.to.contains(&from) {
            edit.carry(from, at, 1, from, 0);
            return true;
        }
        let has_room = |pile: Pile| pile != from && state.count(pile) < self.places.cap(pile);
        let mut piles = send.to.iter().copied().filter(|&pile| has_room(pile));
        let to = piles
            .clone()
            .find(|&pile| self.takes(state, pile, seen, Some(from)))
            .or_else(|| piles.find(|&pile| state.is_empty(pile)));
        let Some(to) = to else {
            return false;
        };
        let to_at = if send.bottom { 0 } else { state.count(to) };
        self.lay(edit, from, at, to, to_at, None)
    }

    /// Turns the last cards that each pile got to lie as the step says.
    fn face_last(deal: &DealOp, given: &[u16; 256], edit: &mut Edit<'_>) {
        let Some((last, up)) = deal.last else {
            return;
        };
        for (&pile, &given) in deal.to.iter().zip(given) {
            let count = edit.state().count(pile);
            for at in count.saturating_sub(last.min(usize::from(given)))..count {
                edit.face(pile, at, up);
            }
        }
    }
}

//! Runs that move freely, as sets of cards.
//!
//! **When.** The piles of one group are the only ones, homes apart, on which cards may be laid; all
//! are alike, and of any two kinds of card that may carry a common card, each may carry what the other may. Any face-up run
//! moves as one, however long, and only the top card goes home. No card that may lie on another may be laid on an empty
//! pile. In the position, the face-up cards of each such pile are one run; then they stay so, because cards turn up one
//! by one. The rest is as [`Homing`](super::homing) asks, with no cards dealt in play but by
//! turns, and no two cards of a kind.
//!
//! **Alike positions.** Two positions are alike if they have the same face-down cards and the same
//! lowest face-up card in each pile, the same face-up cards in these piles together, and are the
//! same elsewhere. Then they differ only in which of several equal carriers carries which run.
//!
//! **What is claimed.** Alike positions are won or lost together, and of the moves of a run that does not
//! begin with the lowest face-up card of its pile (a tail), to another of these piles, only those are needed after which
//! the card that it uncovers goes home at once; the two are one step.
//!
//! **Proof.** Let L win from a position. From one that is alike, follow it, staying alike:
//! where L moves a tail from one carrier to another, do nothing. Where L lays a card or a whole
//! face-up run on a carrier, as many of its equals are free here as there, so lay it on one that is
//! free (it is in another pile than the run, all of whose cards are lower). Where L brings a top card home that
//! carries a tail here, an equal of it, which in L carries that tail or another one that is free to be changed for it, is free here:
//! move the tail there, which uncovers the card, and bring it home. Where L lays a run on an empty pile,
//! it is a whole face-up run, since its lowest card lies on nothing. All else is as in L. The number of
//! moves that are not of tails is the same, so a shortest line by that count gives a line of the
//! steps that are left; and moves home that are always safe shorten it further.

use super::homing::Homing;
use super::lists::stirred;
use super::step::Step;
use crate::cards::{Card, CardSet};
use crate::machine::{Machine, Move, Pile, PileSet, State};
use crate::rules::{LiftUnit, Limit, StepKind, TurnsUp};

/// Piles whose runs move freely.
#[derive(Debug, Clone)]
pub(super) struct Fluid {
    piles: PileSet,
    list: Vec<Pile>,
    on: Vec<CardSet>,
}

impl Fluid {
    /// Reads the rules; none where runs do not move so.
    pub(super) fn new(machine: &Machine, homing: &Homing) -> Option<Self> {
        let rules = machine.rules();
        let places = machine.places();
        let kinds = rules.pack.kinds();
        let home = homing.home();
        let mut laid = rules.groups().filter(|(id, group)| {
            places.of_group(*id).all(|pile| !home.has(pile))
                && group.lay.iter().any(|line| {
                    !matches!(
                        line.phrase,
                        crate::rules::Phrase::Leaf(crate::rules::Leaf::None, _)
                    )
                })
        });
        let (id, group) = laid.next().filter(|_| laid.next().is_none())?;
        let list: Vec<Pile> = places.of_group(id).collect();
        let first = *list.first()?;
        let alike = list.iter().all(|&pile| {
            places.class(0, pile) == places.class(0, first) && places.cap(pile) >= rules.pack.size()
        });
        let free = group.lay.iter().all(|line| {
            line.clauses.is_empty() && line.limit == Limit::None && !line.phrase.takes_runs()
        }) && group.lift.iter().all(|line| {
            line.clauses.is_empty()
                && line.limit == Limit::None
                && line.unit == LiftUnit::Sequence(None)
        }) && !group.lift.is_empty()
            && group.fill.is_none()
            && group.turns_up == TurnsUp::AtOnce
            && group.face == crate::rules::Face::Up;
        let turns_only = rules
            .passes
            .iter()
            .flat_map(|line| &line.steps)
            .all(|step| matches!(step.kind, StepKind::Turn(_)));
        let single = (0..=127)
            .map(Card)
            .take(kinds)
            .all(|card| rules.pack.copies(card) <= 1);
        let on = homing.on().to_vec();
        let equal = on.iter().all(|one| {
            on.iter()
                .all(|other| (*one & *other).is_empty() || one == other)
        });
        let carried = on.iter().fold(CardSet::EMPTY, |all, set| all | *set);
        let mut starts = CardSet::EMPTY;
        for (number, line) in group.lay.iter().enumerate() {
            if line.is_asked(true) {
                for base in 0..=i32::try_from(rules.pack.ranks.len()).ok()? {
                    starts |= machine.row(first, number, base, None)?;
                }
            }
        }
        (alike && free && turns_only && single && equal && (carried & starts).is_empty()).then_some(
            Self {
                piles: list.iter().copied().collect(),
                list,
                on,
            },
        )
    }

    /// Whether the face-up cards of each pile are one run.
    pub(super) fn fits(&self, machine: &Machine, state: &State) -> bool {
        let places = machine.places();
        self.list.iter().all(|&pile| {
            let cards = state.pile(places, pile);
            let up = cards.iter().skip_while(|slot| !slot.is_up());
            let run = up.clone().zip(up.clone().skip(1)).all(|(under, over)| {
                let on = self.on.get(usize::from(under.card().0));
                on.is_some_and(|on| on.has(over.card()))
            });
            run && up.clone().all(|slot| slot.is_up())
        })
    }

    /// The piles.
    pub(super) fn piles(&self) -> &[Pile] {
        &self.list
    }

    /// These piles' part of the key of a position: how many cards lie face down in each, which stay
    /// those of the deal, and the lowest card above them. Which cards lie face up the key's other
    /// parts tell, as these are all the others.
    pub(super) fn key(&self, machine: &Machine, state: &State) -> u128 {
        let places = machine.places();
        let mut sum = 0_u128;
        for &pile in &self.list {
            let cards = state.pile(places, pile);
            let down = cards.iter().take_while(|slot| !slot.is_up()).count();
            let lowest = cards.get(down).map_or(127, |slot| slot.card().0);
            // A pile without face-down cards is like any other.
            let told = match u64::try_from(down) {
                Ok(0) | Err(_) => u64::from(lowest),
                Ok(down) => down << 16 | u64::from(pile.0) << 8 | u64::from(lowest),
            };
            sum = sum.wrapping_add(stirred(u128::from(told)));
        }
        sum
    }

    /// Leaves out the moves of tails that are not needed, and makes one step of those that are,
    /// among the steps from `first` on.
    pub(super) fn narrow(
        &self,
        machine: &Machine,
        state: &State,
        homing: &Homing,
        first: usize,
        steps: &mut Vec<Step>,
    ) {
        let places = machine.places();
        let mut number = 0;
        steps.retain_mut(|step| {
            number += 1;
            if number <= first {
                return true;
            }
            let Step::Move(Move::Carry { from, at, to, .. }) = step else {
                return true;
            };
            if !self.piles.has(*from) || !self.piles.has(*to) {
                return true;
            }
            let under = usize::from(*at)
                .checked_sub(1)
                .and_then(|under| state.pile(places, *from).get(under))
                .filter(|slot| slot.is_up());
            let Some(under) = under else { return true };
            if homing.place(machine, state, under.card()).is_none() {
                return false;
            }
            let Step::Move(mv) = step else { return false };
            *step = Step::Uncovering(*mv);
            true
        });
    }
}

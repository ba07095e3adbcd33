//! What a script may look at: a snapshot of the table as plain data.

use crate::cards::{Card, Rank};
use std::sync::Arc;

/// What never changes about a game's table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TablePlan {
    /// The piles, in the order of the file.
    pub piles: Vec<PilePlan>,
    /// The tallies.
    pub tallies: Vec<TallyPlan>,
    /// The named budgets.
    pub budgets: Vec<String>,
}

/// A pile as the file declares it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PilePlan {
    /// The name of its group.
    pub group: String,
    /// Its number in the group, from 1.
    pub number: u16,
    /// The name of the group's role.
    pub role: String,
    /// Row and column of a place in a grid, each from 1.
    pub place: Option<(u16, u16)>,
    /// The most cards it may hold; none if there is no bound.
    pub cap: Option<u16>,
}

/// A tally as the file declares it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TallyPlan {
    /// Its name.
    pub name: String,
    /// How many numbers it holds: 1, or the N of `tally NAME xN`.
    pub length: usize,
}

/// A card in a pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LyingCard {
    /// Which.
    pub card: Card,
    /// Whether it lies face up.
    pub up: bool,
}

/// A card that a script is given, and where it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placed {
    /// Which.
    pub card: Card,
    /// The pile it lies in, by index in the plan, and whether it lies face up; none when only the
    /// kind of card is known.
    pub lies: Option<(usize, bool)>,
}

impl Placed {
    /// A kind of card that lies nowhere.
    #[must_use]
    pub fn kind(card: Card) -> Self {
        Self { card, lies: None }
    }
}

/// The table at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableView {
    plan: Arc<TablePlan>,
    /// All cards, pile after pile, each bottom first.
    cards: Vec<LyingCard>,
    /// Where each pile ends in `cards`.
    ends: Vec<usize>,
    /// Which pass it is, from 1.
    pub pass: u32,
    /// How many redeals were made.
    pub redeals: u32,
    /// The numbers of each tally of the plan.
    pub tallies: Vec<Vec<i64>>,
    /// What is left of each budget of the plan; none if it has no end.
    pub budgets: Vec<Option<u32>>,
    /// The base rank, once there is one.
    pub base: Option<Rank>,
}

impl TableView {
    /// A table in its first pass whose piles are still to be given ([`Self::push_pile`]), all
    /// tallies 0 and no budget with an end.
    #[must_use]
    pub fn new(plan: Arc<TablePlan>) -> Self {
        Self {
            cards: Vec::new(),
            ends: Vec::with_capacity(plan.piles.len()),
            pass: 1,
            redeals: 0,
            tallies: plan
                .tallies
                .iter()
                .map(|tally| vec![0; tally.length])
                .collect(),
            budgets: vec![None; plan.budgets.len()],
            base: None,
            plan,
        }
    }

    /// The cards of the next pile of the plan, bottom first. Piles not given are empty.
    pub fn push_pile(&mut self, cards: impl IntoIterator<Item = LyingCard>) {
        self.cards.extend(cards);
        self.ends.push(self.cards.len());
    }

    /// The plan.
    #[must_use]
    pub fn plan(&self) -> &TablePlan {
        &self.plan
    }

    /// The cards of a pile by its index in the plan, bottom first; none of one that is not there.
    #[must_use]
    pub fn pile(&self, pile: usize) -> &[LyingCard] {
        self.span(pile)
            .and_then(|span| self.cards.get(span))
            .unwrap_or_default()
    }

    fn span(&self, pile: usize) -> Option<std::ops::Range<usize>> {
        let start = match pile.checked_sub(1) {
            None => 0,
            Some(before) => *self.ends.get(before)?,
        };
        Some(start..*self.ends.get(pile)?)
    }

    /// Does what the effect says, as far as the table has what it speaks of.
    ///
    /// # Errors
    /// Why it cannot be done; nothing is changed then.
    pub fn apply(&mut self, effect: Effect) -> Result<(), &'static str> {
        match effect {
            Effect::Move { from, count, to } => self.shift(from, count, to),
            Effect::TurnUp { pile } => {
                let top = self.span(pile).and_then(|span| self.cards.get_mut(span));
                let Some(top) = top.and_then(<[LyingCard]>::last_mut) else {
                    return Err("the pile has no card to turn up");
                };
                top.up = true;
                Ok(())
            }
            Effect::SetTally {
                tally,
                index,
                value,
            } => {
                let number = self
                    .tallies
                    .get_mut(tally)
                    .and_then(|row| row.get_mut(index));
                *number.ok_or("the tally has no such number")? = value;
                Ok(())
            }
        }
    }

    fn shift(&mut self, from: usize, count: usize, to: usize) -> Result<(), &'static str> {
        // Piles not given are empty, and an empty pile may well be moved to.
        self.ends
            .resize(self.ends.len().max(self.plan.piles.len()), self.cards.len());
        let (Some(source), Some(target)) = (self.span(from), self.span(to)) else {
            return Err("there is no such pile");
        };
        if count > source.len() {
            return Err("the pile does not hold so many cards");
        }
        if from == to {
            return Ok(());
        }
        let cap = self.plan.piles.get(to).and_then(|pile| pile.cap);
        if cap.is_some_and(|cap| target.len() + count > usize::from(cap)) {
            return Err("the pile would hold more cards than its cap");
        }
        let packet: Vec<LyingCard> = self
            .cards
            .splice(source.end - count..source.end, [])
            .collect();
        for end in self.ends.iter_mut().skip(from) {
            *end -= count;
        }
        let at = self.span(to).map_or(0, |span| span.end);
        self.cards.splice(at..at, packet);
        for end in self.ends.iter_mut().skip(to) {
            *end += count;
        }
        Ok(())
    }
}

/// What a script, used as a step, does to the table. Piles, tallies and numbers of a tally by
/// their index from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// The top cards of one pile go onto another, in the order in which they lie.
    Move {
        /// From which pile.
        from: usize,
        /// How many cards.
        count: usize,
        /// To which pile.
        to: usize,
    },
    /// The top card of a pile is turned face up.
    TurnUp {
        /// Of which pile.
        pile: usize,
    },
    /// A number of a tally is set.
    SetTally {
        /// Of which tally.
        tally: usize,
        /// Which number of it.
        index: usize,
        /// To what.
        value: i64,
    },
}

//! What many deals add up to.

use super::{Ending, Played, Reason};
use std::collections::BTreeMap;

/// How often each number was met.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Counts {
    by_number: BTreeMap<i64, u64>,
    met: u64,
    sum: i128,
}

impl Counts {
    /// One more.
    fn add(&mut self, number: i64) {
        *self.by_number.entry(number).or_default() += 1;
        self.met += 1;
        self.sum = self.sum.saturating_add(i128::from(number));
    }

    /// How many numbers were met.
    #[must_use]
    pub const fn met(&self) -> u64 {
        self.met
    }

    /// The least.
    #[must_use]
    pub fn least(&self) -> Option<i64> {
        self.by_number.keys().next().copied()
    }

    /// The most.
    #[must_use]
    pub fn most(&self) -> Option<i64> {
        self.by_number.keys().next_back().copied()
    }

    /// The number in the middle, of two the smaller.
    #[must_use]
    pub fn median(&self) -> Option<i64> {
        let mut left = self.met.div_ceil(2);
        for (&number, &times) in &self.by_number {
            if times >= left {
                return Some(number);
            }
            left -= times;
        }
        None
    }

    /// A thousand times the mean, to the nearest; none of nothing.
    #[must_use]
    pub fn mean_thousandths(&self) -> Option<i64> {
        let met = i128::from(self.met);
        let doubled = self.sum.checked_mul(2000)?.checked_add(met)?;
        i64::try_from(doubled.checked_div_euclid(met.checked_mul(2)?)?).ok()
    }

    /// Every number that was met, with how often, ascending.
    pub fn iter(&self) -> impl Iterator<Item = (i64, u64)> {
        self.by_number
            .iter()
            .map(|(&number, &times)| (number, times))
    }
}

/// What the deals of a survey add up to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Summary {
    /// How many deals.
    pub deals: u64,
    /// Won.
    pub won: u64,
    /// Lost.
    pub lost: u64,
    /// Neither is known.
    pub open: u64,
    /// Moves of the deals that were won.
    pub won_lengths: Counts,
    /// Moves of all deals that were played.
    pub lengths: Counts,
    /// Moves made in all.
    pub moves: u64,
    /// Legal moves, in all positions from which one was made.
    pub choices: u64,
    /// Positions with more than one legal move, of those.
    pub decisions: u64,
    /// Cards that came out.
    pub out: Counts,
    /// Scores.
    pub scores: Counts,
    /// Calls of scripts.
    pub calls: u64,
    /// Moves that the solver tried.
    pub visits: u64,
    /// How often each line was used, and in how many deals, in their order.
    pub uses: Vec<Uses>,
    stuck: [u64; Reason::ALL.len()],
    /// Lost deals of which none of the reasons holds.
    pub stuck_otherwise: u64,
}

/// How often a line was used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Uses {
    /// Times.
    pub times: u64,
    /// In so many deals.
    pub deals: u64,
}

impl Summary {
    /// Adds one deal. `searched` says that the solver has looked at it: then only what it won was
    /// played.
    pub fn add(&mut self, played: &Played, searched: bool) {
        self.deals += 1;
        match played.ending {
            Ending::Won => self.won += 1,
            Ending::Lost => self.lost += 1,
            Ending::Open => self.open += 1,
        }
        let was_played = !searched || played.ending == Ending::Won;
        if was_played {
            self.lengths.add(i64::from(played.moves));
        }
        if played.ending == Ending::Won {
            self.won_lengths.add(i64::from(played.moves));
        }
        self.moves = self.moves.saturating_add(u64::from(played.moves));
        self.choices = self.choices.saturating_add(played.choices);
        self.decisions = self.decisions.saturating_add(u64::from(played.decisions));
        if let Some(out) = played.out {
            self.out.add(i64::from(out));
        }
        if let Some(score) = played.score {
            self.scores.add(i64::from(score));
        }
        self.calls = self.calls.saturating_add(played.calls);
        self.visits = self.visits.saturating_add(played.visits);
        if self.uses.len() < played.uses.len() {
            self.uses.resize(played.uses.len(), Uses::default());
        }
        for (sum, &uses) in self.uses.iter_mut().zip(&played.uses) {
            sum.times = sum.times.saturating_add(u64::from(uses));
            sum.deals += u64::from(uses > 0);
        }
        if played.ending == Ending::Lost && was_played {
            for (count, reason) in self.stuck.iter_mut().zip(Reason::ALL) {
                *count += u64::from(played.stuck.has(reason));
            }
            self.stuck_otherwise += u64::from(played.stuck.iter().next().is_none());
        }
    }

    /// In how many lost deals each reason holds; several may hold of one.
    pub fn stuck(&self) -> impl Iterator<Item = (Reason, u64)> {
        Reason::ALL.into_iter().zip(self.stuck)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Deal;

    fn counts(numbers: &[i64]) -> Counts {
        let mut counts = Counts::default();
        for &number in numbers {
            counts.add(number);
        }
        counts
    }

    #[test]
    fn means_and_medians() {
        let counts = counts(&[3, 9, 4, 4, 30]);
        assert_eq!(counts.median(), Some(4));
        assert_eq!(counts.mean_thousandths(), Some(10_000));
        assert_eq!((counts.least(), counts.most()), (Some(3), Some(30)));
        assert_eq!(self::counts(&[1, 2]).mean_thousandths(), Some(1500));
        assert_eq!(self::counts(&[0, 0, 2]).mean_thousandths(), Some(667));
        assert_eq!(self::counts(&[-1, -1, 0]).mean_thousandths(), Some(-667));
        assert_eq!(self::counts(&[1, 2]).median(), Some(1));
        assert_eq!(Counts::default().median(), None);
        assert_eq!(Counts::default().mean_thousandths(), None);
    }

    #[test]
    fn deals_add_up() {
        let mut lost = Played::new(Deal::Ours(1), 2);
        lost.ending = Ending::Lost;
        lost.moves = 10;
        lost.choices = 25;
        lost.decisions = 6;
        lost.stuck.add(Reason::Cycle);
        lost.uses = vec![10, 0];
        let mut won = lost.clone();
        won.ending = Ending::Won;
        won.moves = 20;
        let mut summary = Summary::default();
        summary.add(&lost, false);
        summary.add(&won, false);
        assert_eq!((summary.deals, summary.won, summary.lost), (2, 1, 1));
        assert_eq!(summary.won_lengths.median(), Some(20));
        assert_eq!(summary.lengths.mean_thousandths(), Some(15_000));
        assert_eq!((summary.choices, summary.decisions), (50, 12));
        let used: Vec<(u64, u64)> = summary
            .uses
            .iter()
            .map(|uses| (uses.times, uses.deals))
            .collect();
        assert_eq!(used, [(20, 2), (0, 0)]);
        let cycles: u64 = summary
            .stuck()
            .filter(|(reason, _)| *reason == Reason::Cycle)
            .map(|(_, times)| times)
            .sum();
        assert_eq!(cycles, 1);
    }

    #[test]
    fn a_deal_that_was_only_searched_has_no_length() {
        let mut lost = Played::new(Deal::Ours(1), 0);
        lost.ending = Ending::Lost;
        let mut summary = Summary::default();
        summary.add(&lost, true);
        assert_eq!(summary.lengths.met(), 0);
        assert_eq!(summary.stuck_otherwise, 0);
    }
}

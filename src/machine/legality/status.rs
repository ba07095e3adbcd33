//! How a position stands: won, lost, stuck; and what it scores.

use super::condition::number;
use super::generate::Options;
use super::verdict::{Finding, RuleId};
use super::work::Work;
use crate::machine::{Context, Counter, Journal, Machine, Move, State, Status};
use crate::rules::{Goal, Origin, Role, ScoreKind, Shape, Word};
use rustc_hash::FxHashSet;
use std::ops::ControlFlow;

/// How many positions are looked at when turns, redeals and actions are followed; a game in which
/// that many lead to no other move counts as going on.
const MOST_FOLLOWED: usize = 4096;

impl Machine {
    /// How a position stands.
    #[must_use]
    pub fn status(&self, state: &State) -> Status {
        if self.is_won(state) {
            Status::Won
        } else if self.is_lost_early(state) || self.is_stuck(state) {
            Status::Lost
        } else {
            Status::Playing
        }
    }

    /// The same where the legal moves are known already: nothing is listed again while one of
    /// them moves a card.
    #[must_use]
    pub fn status_with(&self, state: &State, legal: &[Move]) -> Status {
        let waits = |mv: &Move| matches!(mv, Move::Turn | Move::Redeal | Move::Act(_));
        if legal.iter().all(waits) {
            self.status(state)
        } else {
            Status::Playing
        }
    }

    /// Whether the goal is reached.
    #[must_use]
    pub fn is_won(&self, state: &State) -> bool {
        match (&self.rules.goal, self.tables.home) {
            (Goal::When(condition, _), _) => self.holds(state, condition, Context::default()),
            (_, Some(home)) => {
                !state.occupied.is_empty() && state.occupied.without(home).is_empty()
            }
            _ => false,
        }
    }

    /// How many cards lie where the goal wants them: on foundations or taken off, and where the
    /// file says itself when it is won, settled in their places.
    #[must_use]
    pub fn home(&self, state: &State) -> usize {
        let by_place = matches!(self.rules.goal, Goal::When(..));
        self.rules
            .groups()
            .flat_map(|(id, group)| self.places.of_group(id).map(move |pile| (group, pile)))
            .filter(|(group, pile)| match group.role {
                Role::Foundation | Role::Discard => true,
                _ => {
                    by_place
                        && matches!(group.shape, Shape::Grid { .. })
                        && self.is_settled(state, *pile)
                }
            })
            .map(|(_, pile)| state.count(pile))
            .sum()
    }

    fn is_lost_early(&self, state: &State) -> bool {
        self.losing_line(state).is_some()
    }

    fn losing_line(&self, state: &State) -> Option<Origin> {
        let mut lines = self.rules.lose.iter();
        lines
            .find(|(condition, _)| self.holds(state, condition, Context::default()))
            .map(|&(_, origin)| origin)
    }

    /// Whether the game is over: the goal is reached, or the file says that it is lost. No move is
    /// legal then. A game in which no move leads on is not over in this sense: what is left to do
    /// may be done.
    #[must_use]
    pub fn is_over(&self, state: &State) -> bool {
        self.is_won(state) || self.is_lost_early(state)
    }

    /// That the game is over, as what refuses every move.
    pub(super) fn find_over(&self, state: &State) -> Option<Finding> {
        let (origin, rule) = if self.is_won(state) {
            let origin = match self.rules.goal {
                Goal::When(_, origin) => origin,
                Goal::AllOnFoundations | Goal::AllRemoved => Origin::Default,
            };
            (origin, RuleId::Won)
        } else {
            (self.losing_line(state)?, RuleId::Lost)
        };
        Some(Finding::leaf(Word::Over, false, origin, rule))
    }

    /// Whether no move leads on: none is legal, or only turns, redeals and actions are, and
    /// following them without a shuffle meets no other move.
    #[must_use]
    pub fn is_stuck(&self, state: &State) -> bool {
        let work = self.following();
        if self.only_waiting(state, &work).is_none() {
            return false;
        }
        let mut seen = FxHashSet::default();
        let mut open = vec![state.clone()];
        let mut journal = Journal::default();
        while let Some(state) = open.pop() {
            if seen.len() >= MOST_FOLLOWED {
                return false;
            }
            if !seen.insert(state.hash()) {
                continue;
            }
            let Some(waiting) = self.only_waiting(&state, &work) else {
                return false;
            };
            for mv in waiting {
                let Some(next) = self.played(&state, &mv, &mut journal) else {
                    continue;
                };
                // What a shuffle brings, nobody knows.
                let shuffled = next.counter(Counter::SHUFFLES) != state.counter(Counter::SHUFFLES);
                if shuffled || self.is_won(&next) {
                    return false;
                }
                if !self.is_lost_early(&next) {
                    open.push(next);
                }
            }
        }
        true
    }

    /// The position after a move; none where it cannot be carried out.
    fn played(&self, state: &State, mv: &Move, journal: &mut Journal) -> Option<State> {
        let mut next = state.clone();
        let done = self.play(&mut next, mv, journal);
        journal.clear();
        done.ok().map(|_| next)
    }

    /// The turns, redeals and actions that are legal, if nothing else is.
    fn only_waiting(&self, state: &State, work: &Work) -> Option<Vec<Move>> {
        let in_force = self.phases_in_force(state, false);
        let mut waiting = Vec::new();
        let options = Options::default();
        let other = self.generate(state, options, &in_force, work, &mut |mv| match mv {
            Move::Turn | Move::Redeal | Move::Act(_) => {
                waiting.push(mv);
                ControlFlow::Continue(())
            }
            _ => ControlFlow::Break(()),
        });
        // Where not all was looked at, something may lead on.
        (other.is_continue() && !self.is_spent(work)).then_some(waiting)
    }

    /// What a position scores; none in a game that is not scored.
    #[must_use]
    pub fn score(&self, state: &State) -> Option<i32> {
        if self.rules.score.parts.is_empty() {
            return None;
        }
        let mut total = 0_i32;
        let mut points = 0;
        for (kind, _) in &self.rules.score.parts {
            let part = match kind {
                ScoreKind::CardsIn(piles) => number(
                    self.pile_set(piles, None)
                        .iter()
                        .map(|pile| state.count(pile))
                        .sum(),
                ),
                ScoreKind::PilesIn(group) => number(
                    self.places
                        .of_group(*group)
                        .filter(|&pile| !state.is_empty(pile))
                        .count(),
                ),
                ScoreKind::Redeals => state.counter(Counter::REDEALS),
                ScoreKind::Tally(tally) => state.counter(self.places.tally(*tally, 0)),
                ScoreKind::Script(script) => self.script_score(state, *script),
                // All lines of points count into one counter.
                ScoreKind::Points { .. } | ScoreKind::TurnedUp(_) => {
                    points = state.counter(Counter::POINTS);
                    0
                }
                ScoreKind::AtStart(start) => *start,
            };
            total = total.saturating_add(part);
        }
        Some(total.saturating_add(points))
    }
}

//! Phases, the end, scores and tallies.

use super::load::did_you_mean;
use super::lower::Lower;
use super::merged::{At, Merged};
use crate::language::syntax as tree;
use crate::language::{Span, Spanned};
use crate::rules::{
    Condition, Goal, Only, Origin, Phase, Piles, Role, Score, ScoreKind, Tally, errors,
};

/// The most phases, parts of a score, tallies of a game, and counts in a row of them.
const MOST_PARTS: usize = 64;
const MOST_IN_ROW: u16 = 128;
/// The largest number of points, or of a tally.
const LARGEST: i64 = 1_000_000;

impl Lower {
    /// The phases, in order.
    pub(super) fn phases(&mut self, phases: &[At<tree::Phase>]) -> Vec<Phase> {
        self.at_most(phases, "phases");
        let mut lowered = Vec::new();
        for phase in phases.iter().take(MOST_PARTS) {
            self.enter(phase);
            let condition = self.condition(&phase.node.condition);
            let only: Vec<Option<Only>> =
                phase.node.only.iter().map(|only| self.only(only)).collect();
            if phase.node.only.is_empty() {
                self.error_hint(
                    errors::NOTHING_TO_PLAY,
                    phase.span,
                    "this phase does not say what is legal in it",
                    "add `only waste to foundation`, `only turn` …",
                );
            }
            let only: Option<Vec<Only>> = only.into_iter().collect();
            if let (Some(condition), Some(only)) = (condition, only) {
                lowered.push(Phase {
                    sentence: phase.node.sentence.node.clone(),
                    repeats: phase.node.repeats,
                    condition,
                    only,
                    origin: self.origin(phase.span),
                });
            }
        }
        lowered
    }

    fn at_most<T>(&mut self, list: &[At<T>], what: &str) {
        if let Some(extra) = list.get(MOST_PARTS) {
            self.enter(extra);
            self.error(
                errors::TOO_MANY,
                extra.span,
                format!("a game has at most {MOST_PARTS} {what}"),
            );
        }
    }

    fn only(&mut self, only: &Spanned<tree::Only>) -> Option<Only> {
        match &only.node {
            tree::Only::Carry { from, to } => {
                let from = self.piles(from);
                let to = self.piles(to);
                Some(Only::Carry {
                    from: from?,
                    to: to?,
                })
            }
            tree::Only::Word(word) => Some(match word.node.as_str() {
                "turn" => Only::Turn,
                "redeal" => Only::Redeal,
                "remove" => Only::Remove,
                "swap" => Only::Swap,
                name => {
                    if let Some(action) = self.action(name) {
                        return Some(Only::Action(action));
                    }
                    let there = ["turn", "redeal", "remove", "swap"];
                    let actions: Vec<&str> = self.actions.iter().map(String::as_str).collect();
                    let hint = did_you_mean(name, there.into_iter().chain(actions));
                    self.unknown("move or action", name, word.span, hint);
                    return None;
                }
            }),
        }
    }

    /// When the game is won.
    pub(super) fn goal(&mut self, win: Option<&At<tree::Condition>>) -> Option<Goal> {
        let Some(win) = win else {
            return Some(if self.of_role(Role::Foundation).is_empty() {
                Goal::AllRemoved
            } else {
                Goal::AllOnFoundations
            });
        };
        let (condition, origin) = self.end(win)?;
        Some(Goal::When(condition, origin))
    }

    /// A `win` or `lose` condition with its place.
    pub(super) fn end(&mut self, end: &At<tree::Condition>) -> Option<(Condition, Origin)> {
        self.enter(end);
        let condition = self.condition(&Self::spanned(end))?;
        Some((condition, self.origin(end.span)))
    }

    /// How the game is scored.
    pub(super) fn score(&mut self, scores: &[At<tree::Score>]) -> Score {
        self.at_most(scores, "parts of a score");
        let mut score = Score {
            parts: Vec::new(),
            least_is_best: false,
        };
        for part in scores.iter().take(MOST_PARTS) {
            self.enter(part);
            let (kind, least) = match &part.node {
                tree::Score::CardsIn(piles, least) => {
                    (self.piles(piles).map(ScoreKind::CardsIn), *least)
                }
                tree::Score::PilesIn(name, least) => {
                    (self.group(name).map(ScoreKind::PilesIn), *least)
                }
                tree::Score::Redeals(least) => (Some(ScoreKind::Redeals), *least),
                tree::Score::Tally(name, least) => (self.tally(name).map(ScoreKind::Tally), *least),
                tree::Score::Script(name, least) => {
                    (self.script(name).map(ScoreKind::Script), *least)
                }
                tree::Score::Points { points, from, to } => {
                    let points = self.points(points);
                    let from = self.piles_or_any(from.as_ref());
                    let to = self.piles_or_any(to.as_ref());
                    let kind = points.zip(from).zip(to);
                    (
                        kind.map(|((points, from), to)| ScoreKind::Points { points, from, to }),
                        false,
                    )
                }
                tree::Score::TurnedUp(points) => {
                    (self.points(points).map(ScoreKind::TurnedUp), false)
                }
                tree::Score::AtStart(points) => {
                    (self.points(points).map(ScoreKind::AtStart), false)
                }
                tree::Score::LeastIsBest => (None, true),
            };
            score.least_is_best |= least;
            if let Some(kind) = kind {
                score.parts.push((kind, self.origin(part.span)));
            }
        }
        score
    }

    fn points(&mut self, points: &Spanned<tree::Number>) -> Option<i32> {
        let points = self.number(points, -LARGEST, LARGEST, "a number of points")?;
        i32::try_from(points).ok()
    }

    /// Piles, or an empty list for any.
    fn piles_or_any(&mut self, piles: Option<&tree::Piles>) -> Option<Piles> {
        piles.map_or_else(|| Some(Vec::new()), |piles| self.piles(piles))
    }

    /// The names of tallies, before anything asks for them.
    pub(super) fn gather_tallies(&mut self, tallies: &[At<tree::Tally>]) {
        self.at_most(tallies, "tallies");
        for tally in tallies.iter().take(MOST_PARTS) {
            self.tallies.push(tally.node.name.node.clone());
            self.tallies_used.push(false);
        }
    }

    /// The tallies.
    pub(super) fn lower_tallies(&mut self, tallies: &[At<tree::Tally>]) -> Vec<Tally> {
        let mut lowered = Vec::new();
        for tally in tallies.iter().take(MOST_PARTS) {
            self.enter(tally);
            if let Some(tally) = self.lower_tally(&tally.node, tally.span) {
                lowered.push(tally);
            }
        }
        lowered
    }

    fn lower_tally(&mut self, tally: &tree::Tally, span: Span) -> Option<Tally> {
        let row = match &tally.row {
            None => Some(1),
            Some(row) => self.small(row, 1, MOST_IN_ROW, "a row of tallies"),
        };
        let counts = match &tally.counts {
            None => Some(None),
            Some((from, to)) => {
                let from = self.piles_or_any(from.as_ref());
                let to = self.piles_or_any(to.as_ref());
                from.zip(to).map(Some)
            }
        };
        let round = match &tally.round {
            None => Some(None),
            Some((first, last)) => {
                let from = self.number(first, 0, LARGEST, "where a tally begins");
                let to = self.number(last, 0, LARGEST, "where a tally ends");
                let (from, to) = (i32::try_from(from?).ok()?, i32::try_from(to?).ok()?);
                if from >= to {
                    self.error(
                        errors::NUMBER_OUT_OF_RANGE,
                        first.span.to(last.span),
                        "a tally goes round from a smaller number to a larger",
                    );
                    return None;
                }
                Some(Some((from, to)))
            }
        };
        Some(Tally {
            name: tally.name.node.clone(),
            row: row?,
            counts: counts?,
            round: round?,
            since_redeal: tally.since_redeal,
            origin: self.origin(span),
        })
    }

    /// Where the base card is read off.
    pub(super) fn base_from(&mut self, merged: &Merged) -> Option<Piles> {
        let base = merged.base_from.as_ref()?;
        self.enter(base);
        self.piles(&base.node)
    }
}

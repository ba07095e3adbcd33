//! How the game is won and lost, and what is counted.

use super::document::Section;
use super::piece::{Piece, fill};
use super::voice::Voice;
use crate::rules::{Goal, PileTerm, Piles, Role, ScoreKind, Select, Tally};

impl Voice<'_> {
    /// The section on the end of the game.
    pub fn ending_section(&self) -> Section {
        let words = self.words;
        let mut section = Section::new(words.heading_ending);
        section.say(self.sentence(&match &self.rules.goal {
            Goal::AllOnFoundations => {
                let foundations: Piles = self
                    .rules
                    .groups()
                    .filter(|(_, group)| group.role == Role::Foundation)
                    .map(|(id, _)| PileTerm::Group(id, Select::All))
                    .collect();
                let piles = self.piles_and(&foundations);
                fill(words.won_on_foundations, &[("piles", &piles)])
            }
            Goal::AllRemoved => words.won_all_removed.to_owned(),
            Goal::When(condition, _) => {
                let when = Piece::from(self.condition(condition));
                fill(words.won_when, &[("when", &when)])
            }
        }));
        for (condition, _) in &self.rules.lose {
            let when = Piece::from(self.condition(condition));
            section.say(self.sentence(&fill(words.lost_when, &[("when", &when)])));
        }
        section.say(self.sentence(words.lost_when_stuck));
        section
    }

    /// The section on score and counts.
    pub fn score_section(&self) -> Section {
        let words = self.words;
        let mut section = Section::new(words.heading_score);
        for tally in &self.rules.tallies {
            section.say(self.sentence(&self.tally(tally)));
        }
        let score = &self.rules.score;
        for (part, _) in &score.parts {
            section.say(self.sentence(&self.score_part(part)));
        }
        if score.least_is_best && !score.parts.is_empty() {
            section.say(self.sentence(words.least_is_best));
        }
        section
    }

    fn score_part(&self, part: &ScoreKind) -> String {
        let words = self.words;
        match part {
            ScoreKind::CardsIn(piles) => {
                fill(words.score_cards, &[("piles", &self.piles_and(piles))])
            }
            ScoreKind::PilesIn(group) => {
                fill(words.score_piles, &[("piles", &self.the_group(*group))])
            }
            ScoreKind::Redeals => words.score_redeals.to_owned(),
            ScoreKind::Tally(tally) => {
                let name = Piece::from(self.tally_name(*tally));
                fill(words.score_tally, &[("name", &name)])
            }
            ScoreKind::Script(script) => {
                let sentence = Piece::from(self.script(*script));
                fill(words.score_script, &[("sentence", &sentence)])
            }
            ScoreKind::Points { points, from, to } => {
                let points = self.points(*points);
                let way = Piece::from(self.way_between(from, to));
                fill(words.score_points, &[("points", &points), ("way", &way)])
            }
            ScoreKind::TurnedUp(points) => {
                fill(words.score_turned_up, &[("points", &self.points(*points))])
            }
            ScoreKind::AtStart(points) => {
                fill(words.score_at_start, &[("points", &self.points(*points))])
            }
        }
    }

    fn points(&self, points: i32) -> Piece {
        let count = self.count(points.unsigned_abs(), &Self::noun(self.words.point));
        if points < 0 {
            return count.with(fill(self.words.minus, &[("x", &count)]));
        }
        count
    }

    /// `that goes from the waste to the columns`.
    fn way_between(&self, from: &Piles, to: &Piles) -> String {
        let words = self.words;
        let (from_piles, to_piles) = (self.piles(from), self.piles(to));
        match (from.is_empty(), to.is_empty()) {
            (true, true) => words.way_any.to_owned(),
            (false, true) => fill(words.way_from, &[("from", &from_piles)]),
            (true, false) => fill(words.way_to, &[("to", &to_piles)]),
            (false, false) => fill(
                words.way_from_to,
                &[("from", &from_piles), ("to", &to_piles)],
            ),
        }
    }

    fn tally(&self, tally: &Tally) -> String {
        let words = self.words;
        let name = Piece::from(tally.name.replace('-', " "));
        let Some((from, to)) = &tally.counts else {
            return fill(words.tally_of_script, &[("name", &name)]);
        };
        let way = Piece::from(self.way_between(from, to));
        let mut text = fill(words.tally, &[("name", &name), ("way", &way)]);
        if let Some((first, last)) = tally.round {
            let (first, last) = (self.number(first), self.number(last));
            text.push_str(", ");
            text.push_str(&fill(
                words.tally_round,
                &[("first", &first), ("last", &last)],
            ));
        }
        if tally.since_redeal {
            text.push_str(", ");
            text.push_str(words.tally_since_redeal);
        }
        text
    }
}

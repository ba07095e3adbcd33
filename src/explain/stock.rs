//! The stock: what a turn does, and how many passes there are.

use super::document::Section;
use super::piece::{Piece, fill};
use super::voice::Voice;
use crate::rules::{PassLine, Step, StepKind, Turn};

impl Voice<'_> {
    /// Sentences about turns and passes.
    pub fn say_passes(&self, section: &mut Section) {
        let words = self.words;
        let lines = &self.rules.passes;
        if lines.is_empty() {
            return;
        }
        for line in lines {
            let (before, after) = Self::conditions_first(&line.clauses);
            let turn = self.turns(&line.steps).unwrap_or_else(|| {
                let steps = Piece::from(self.program(&line.steps));
                let template = if before.is_empty() {
                    words.a_turn
                } else {
                    words.a_turn_when
                };
                fill(template, &[("steps", &steps)])
            });
            let turn = Self::with_clauses(turn, &self.clauses(&after, None));
            let mut turn = self.after_conditions(turn, &before);
            if lines.len() > 1 {
                let (passes, turned) = (self.passes(line), Piece::from(turn));
                turn = fill(words.in_passes, &[("passes", &passes), ("turn", &turned)]);
            }
            section.say(self.sentence(&turn));
        }
        let turns = || {
            lines
                .iter()
                .flat_map(|line| &line.steps)
                .filter_map(|step| match &step.kind {
                    StepKind::Turn(turn) => Some(turn),
                    _ => None,
                })
        };
        if turns().any(|turn| turn.count > 1) {
            section.say(self.sentence(words.fewer_left));
        }
        if turns().any(|turn| turn.carrying_over) {
            section.say(self.sentence(words.carrying_over));
            section.say(self.sentence(&self.carried_packet()));
        }
        self.say_full_waste(section, turns());
        section.say(self.sentence(&self.number_of_passes()));
    }

    /// By which pass a packet is counted that crosses the redeal, where passes differ.
    fn carried_packet(&self) -> String {
        let words = self.words;
        let steps = self.rules.passes.iter().flat_map(|line| &line.steps);
        let mut counts: Vec<u16> = steps
            .filter_map(|step| match &step.kind {
                StepKind::Turn(turn) => Some(turn.count),
                _ => None,
            })
            .collect();
        counts.sort_unstable();
        counts.dedup();
        match counts.as_slice() {
            [] | [_] => String::new(),
            [0 | 1, number] => {
                let number = self.cards(*number);
                fill(words.carried_packet, &[("n", &number)])
            }
            _ => words.carried_packets.to_owned(),
        }
    }

    /// Said where a turn may meet a pile that is full.
    fn say_full_waste<'t>(&self, section: &mut Section, turns: impl Iterator<Item = &'t Turn>) {
        let mut spoken = Vec::new();
        for turn in turns {
            let Some(id) = Self::whole_group(&turn.to) else {
                continue;
            };
            let capped = self
                .rules
                .group(id)
                .is_some_and(|group| group.caps.iter().any(Option::is_some));
            if capped && !spoken.contains(&id) {
                spoken.push(id);
                let pile = self.the_group(id);
                section.say(self.sentence(&fill(self.words.no_turn_when_full, &[("pile", &pile)])));
            }
        }
    }

    /// A turn that only turns cards to a pile, as a rule: `turn the cards of the stock three at a
    /// time onto the waste`.
    fn turns(&self, steps: &[Step]) -> Option<String> {
        let words = self.words;
        let [
            Step {
                kind: StepKind::Turn(turn),
                when: None,
                ..
            },
        ] = steps
        else {
            return None;
        };
        let to = self.piles(&turn.to);
        let cards = self.cards(turn.count);
        let nth = self.nth(turn.count, &Self::noun(words.card));
        let template = match (turn.count, turn.first_on_top) {
            (0 | 1, _) => words.turns_one,
            (_, false) => words.turns_many,
            (_, true) => words.turns_packet,
        };
        Some(fill(
            template,
            &[("cards", &cards), ("piles", &to), ("nth", &nth)],
        ))
    }

    /// `the first three passes`, `the fourth pass`, `all passes after`.
    fn passes(&self, line: &PassLine) -> Piece {
        let words = self.words;
        let pass = Self::noun(words.pass);
        match (line.first, line.last) {
            (first, Some(last)) if first == last => self.nth(first, &pass),
            (1, Some(last)) => {
                let n = self.count(last, &pass);
                n.with(fill(words.first_n, &[("x", &n)]))
            }
            (first, Some(last)) => {
                let many = pass.many();
                let first = self.ordinal(first, pass.feminine);
                let last = self.ordinal(last, pass.feminine);
                many.with(fill(
                    words.passes_from_to,
                    &[("first", &first), ("last", &last), ("x", &many)],
                ))
            }
            (1, None) => {
                let one = pass.one();
                one.with(fill(words.every, &[("x", &one)]))
            }
            (first, None) => {
                let nth = self.nth(first, &pass);
                nth.with(fill(words.from_then_on, &[("x", &nth)]))
            }
        }
    }

    fn ordinal(&self, number: u16, feminine: bool) -> Piece {
        Piece::from(self.grammar.ordinal(i64::from(number), feminine))
    }

    fn number_of_passes(&self) -> String {
        let words = self.words;
        match self.rules.passes.last().and_then(|line| line.last) {
            None => words.passes_without_limit.to_owned(),
            Some(1) => words.passes_once.to_owned(),
            Some(n) => {
                let times = Piece::from(self.times(n));
                let redeals = self.count(n - 1, &Self::noun(words.redeal));
                fill(
                    words.passes_limited,
                    &[("times", &times), ("redeals", &redeals)],
                )
            }
        }
    }
}

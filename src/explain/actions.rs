//! Moves that the file names, and stretches of play with rules of their own.

use super::dealt::Dealt;
use super::document::Section;
use super::piece::{Piece, fill};
use super::voice::Voice;
use crate::rules::{Only, Phase};

impl Voice<'_> {
    /// The section on the game's own moves.
    pub fn action_section(&self) -> Section {
        let words = self.words;
        let mut section = Section::new(words.heading_actions);
        for action in &self.rules.actions {
            let name = Piece::from(action.name.replace('-', " "));
            let steps = Piece::from(self.program(&action.steps));
            let clauses = self.clauses(&action.clauses, None);
            let times = action
                .budget
                .and_then(|budget| self.rules.budgets.get(usize::from(budget.0)))
                .and_then(|budget| budget.times)
                .map(|times| self.times(times));
            let mut when = clauses;
            when.extend(
                times.map(|times| fill(words.times_in_game, &[("times", &Piece::from(times))])),
            );
            let text = if when.is_empty() {
                fill(words.action_any_time, &[("name", &name), ("steps", &steps)])
            } else {
                let when = Piece::from(when.join(", "));
                fill(
                    words.action,
                    &[("name", &name), ("steps", &steps), ("when", &when)],
                )
            };
            section.say(self.sentence(&text));
        }
        section
    }

    /// The section on phases, but for those that the deal itself brings to their end.
    pub fn phase_section(&self, dealt: &Dealt) -> Section {
        let words = self.words;
        let mut section = Section::new(words.heading_phases);
        let mut first = true;
        let over =
            |phase: &&Phase| !phase.repeats && dealt.makes_true(self.rules, &phase.condition);
        let ended = self.rules.phases.iter().take_while(over).count();
        for phase in self.rules.phases.iter().skip(ended) {
            let text = Piece::from(phase.sentence.trim().trim_end_matches('.'));
            let condition = Piece::from(self.condition(&phase.condition));
            let only = Piece::from(self.only(phase));
            let template = match (phase.repeats, first) {
                (true, _) => words.phase_while,
                (false, true) => words.phase_first,
                (false, false) => words.phase_then,
            };
            first = first && phase.repeats;
            section.say(self.sentence(&fill(
                template,
                &[("sentence", &text), ("when", &condition), ("only", &only)],
            )));
        }
        section
    }

    /// What is allowed in a phase.
    fn only(&self, phase: &Phase) -> String {
        let words = self.words;
        let moves: Vec<String> = phase
            .only
            .iter()
            .map(|only| match only {
                Only::Carry { from, to } => {
                    let (from, to) = (self.piles(from), self.piles(to));
                    match (from.text.is_empty(), to.text.is_empty()) {
                        (true, true) => words.carry_anything.to_owned(),
                        (true, false) => fill(words.carry_to, &[("to", &to)]),
                        (false, true) => fill(words.carry_from, &[("from", &from)]),
                        (false, false) => fill(words.carry, &[("from", &from), ("to", &to)]),
                    }
                }
                Only::Turn => words.the_turn.to_owned(),
                Only::Redeal => words.the_redeal.to_owned(),
                Only::Remove => words.removals.to_owned(),
                Only::Swap => words.swaps.to_owned(),
                Only::Action(action) => {
                    let name = self.rules.actions.get(usize::from(action.0));
                    let name =
                        name.map_or_else(String::new, |action| action.name.replace('-', " "));
                    fill(words.the_action, &[("name", &Piece::from(name))])
                }
            })
            .collect();
        self.and(&moves)
    }
}

//! The redeal: what is gathered, in which order, how often.

use super::document::Section;
use super::piece::{Piece, fill};
use super::voice::Voice;
use crate::rules::{Redeal, Role, StepKind};

impl Voice<'_> {
    /// Sentences about the redeal; `passes_asked` where some rule asks which pass it is.
    pub fn say_redeal(&self, section: &mut Section, passes_asked: bool) {
        let words = self.words;
        let Some(redeal) = &self.rules.redeal else {
            return;
        };
        let budget = self.rules.budgets.get(usize::from(redeal.budget.0));
        let times = budget.and_then(|budget| budget.times);
        if times == Some(0) {
            return;
        }
        let what = Piece::from(self.redeal_steps(redeal));
        let stock = self
            .rules
            .groups
            .iter()
            .any(|group| group.role == Role::Stock && !group.implicit);
        let when = if redeal.clauses.is_empty() {
            if stock && !redeal.at_any_time {
                words.redeal_when_empty.to_owned()
            } else {
                words.redeal_any_time.to_owned()
            }
        } else {
            let clauses = self.clauses(&redeal.clauses, None);
            clauses.join(", ")
        };
        let when = Piece::from(when);
        let template = if redeal.within_turn {
            words.redeal_within_turn
        } else {
            words.redeal_rule
        };
        section.say(self.sentence(&fill(template, &[("when", &when), ("steps", &what)])));
        if !self.rules.passes.is_empty() {
            // The number of passes has said how often already.
            return;
        }
        section.say(self.sentence(&match times {
            None => words.redeal_without_limit.to_owned(),
            Some(n) => {
                let times = Piece::from(self.times(n));
                fill(words.redeal_times, &[("times", &times)])
            }
        }));
        if passes_asked {
            section.say(self.sentence(&if times == Some(1) {
                let pass = self.nth(2, &Self::noun(words.pass));
                fill(words.redeal_begins_pass, &[("pass", &pass)])
            } else {
                words.redeals_begin_passes.to_owned()
            }));
        }
    }

    fn redeal_steps(&self, redeal: &Redeal) -> String {
        let words = self.words;
        if let [step] = redeal.steps.as_slice()
            && step.when.is_none()
            && let StepKind::Gather(gather) = &step.kind
            && let [from] = gather.from.as_slice()
            && let Some(id) = Self::whole_group(from)
            && let Some(group) = self.rules.group(id)
            && (group.role, group.piles) == (Role::Waste, 1)
            && !gather.top_card_first
            && !gather.unsettled
        {
            return fill(words.turn_over_waste, &[("from", &self.the_group(id))]);
        }
        let text = self.program(&redeal.steps);
        let shuffled = redeal
            .steps
            .iter()
            .any(|step| matches!(step.kind, StepKind::Shuffle(_)));
        if shuffled {
            text
        } else {
            format!("{text}, {}", words.unshuffled)
        }
    }
}

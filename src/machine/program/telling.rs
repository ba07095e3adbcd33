//! Which counters tell positions apart.
//!
//! Two positions with the same cards are one position when everything that can still be done is
//! the same. So a counter tells positions apart exactly when a rule can look at it:
//!
//! - **pass**: where the schedule has several lines or an end, or a condition asks for it. Without
//!   either every pass is played alike.
//! - **redeals**: where a condition asks. (How many are left is the budget's.)
//! - **shuffles**: while a shuffle may come, since the next one depends on how many there were.
//! - **phase**: always; it decides what is legal.
//! - **base**: where a rule speaks of the base card.
//! - **points**: where a condition asks for the score and the score counts points.
//! - **budgets**: always; what is left of one decides what is legal. One without limit never
//!   changes.
//! - **tallies**: where a condition, a phrase, a script, or a condition on the score asks.

use super::walk::{Seen, walk};
use crate::machine::scripts::Hooks;
use crate::machine::{Counter, Places};
use crate::rules::{Counted, Rules, ScoreKind, Step, StepKind, TallyId};

/// Tells `places` which counters tell positions apart.
pub fn set_telling(rules: &Rules, places: &mut Places, hooks: &Hooks) {
    let mut asked = Asked::default();
    walk(rules, &mut |_, seen| match seen {
        Seen::Base => asked.base = true,
        Seen::PassIsLast | Seen::Counted(Counted::Pass) => asked.pass = true,
        Seen::Counted(Counted::Redeals) => asked.redeals = true,
        Seen::Counted(Counted::Score) => asked.score = true,
        Seen::Counted(Counted::Tally(tally)) => asked.tallies.push(tally),
        // A script may look at everything that the table shows.
        Seen::Script(script) | Seen::ScriptOfCards(script) if hooks.sees_table(script) => {
            asked.script = true;
        }
        _ => {}
    });
    if asked.score {
        for (part, _) in &rules.score.parts {
            match part {
                ScoreKind::Redeals => asked.redeals = true,
                ScoreKind::Tally(tally) => asked.tallies.push(*tally),
                _ => {}
            }
        }
    }
    let limited = rules.passes.len() > 1 || rules.passes.iter().any(|line| line.last.is_some());
    places.set_telling(Counter::PASS, asked.pass || asked.script || limited);
    places.set_telling(Counter::REDEALS, asked.redeals || asked.script);
    places.set_telling(Counter::SHUFFLES, shuffles(rules));
    places.set_telling(Counter::BASE, asked.base || asked.script);
    places.set_telling(Counter::POINTS, asked.score);
    for (id, tally) in (0..).map(TallyId).zip(&rules.tallies) {
        let tells = asked.script || asked.tallies.contains(&id);
        for at in 0..u8::try_from(tally.row).unwrap_or(u8::MAX) {
            places.set_telling(places.tally(id, at), tells);
        }
    }
}

#[derive(Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own"
)]
struct Asked {
    pass: bool,
    redeals: bool,
    score: bool,
    base: bool,
    script: bool,
    tallies: Vec<TallyId>,
}

/// Whether a turn, a redeal or an action shuffles.
fn shuffles(rules: &Rules) -> bool {
    let lays_out = |step: &Step| matches!(step.kind, StepKind::LayOutAgain);
    let mixes = |step: &Step| matches!(step.kind, StepKind::Shuffle(_) | StepKind::BeginAgain);
    let mut steps = rules
        .passes
        .iter()
        .flat_map(|line| &line.steps)
        .chain(rules.redeal.iter().flat_map(|redeal| &redeal.steps))
        .chain(rules.actions.iter().flat_map(|action| &action.steps));
    steps.any(|step| mixes(step) || lays_out(step) && rules.layout.iter().any(mixes))
}

//! The game's scripts, ready to be asked.

use super::Fault;
use super::Places;
use super::program::{Seen, walk};
use crate::cards::{Card, CardSet};
use crate::hooks::ScriptError;
use crate::hooks::{Kind, PilePlan, Scripts, TablePlan, Tabulation, TallyPlan};
use crate::language::Span;
use crate::rules::{Origin, Rules, ScriptId};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// The scripts of a game, those that look at two cards only as tables.
#[derive(Debug, Clone)]
pub struct Hooks {
    /// What is called.
    pub scripts: Arc<Scripts>,
    /// For each script the cards that it lets lie on each kind of card, the empty pile last; none
    /// for one that must be called.
    pub tables: Vec<Option<Vec<CardSet>>>,
    /// What a script sees of the table and never changes.
    pub plan: Arc<TablePlan>,
    /// The first failure of a script that was asked while rules were looked at, until somebody
    /// takes it.
    failed: Arc<Mutex<Option<Fault>>>,
}

impl Hooks {
    /// Compiles every script of the rules.
    ///
    /// # Errors
    /// One fault for each script that cannot be read, or that stops when it is asked about two
    /// cards.
    pub fn compile(rules: &Rules, places: &Places) -> Result<Self, Vec<Fault>> {
        let bodies: Vec<(&str, &str)> = rules
            .scripts
            .iter()
            .map(|script| (script.name.as_str(), script.body.as_str()))
            .collect();
        let fault = |error: &ScriptError| fault(rules, error);
        let of_cards = asked_of_cards(rules);
        let scripts = Scripts::compile(&bodies, &rules.pack)
            .map_err(|errors| errors.iter().map(fault).collect::<Vec<_>>())?;
        let mut tables = Vec::with_capacity(scripts.len());
        let mut faults = Vec::new();
        for script in 0..scripts.len() {
            tables.push(match scripts.kind(script) {
                // What a script gives follows from where it is used; only phrases ask for a truth
                // about two cards.
                Kind::TwoCards if of_cards.contains(&script) => {
                    match scripts.tabulate(script, &rules.pack) {
                        Ok(Tabulation::Table(table)) => Some(table),
                        Ok(Tabulation::NeedsPlaces) => None,
                        Err(error) => {
                            faults.push(fault(&error));
                            None
                        }
                    }
                }
                Kind::TwoCards | Kind::Cards | Kind::Table => None,
            });
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Self {
            scripts: Arc::new(scripts),
            tables,
            plan: Arc::new(plan(rules, places)),
            failed: Arc::default(),
        })
    }

    /// What a script says of two cards, where it is a table.
    pub fn of_cards(&self, script: ScriptId, card: Card, on: Option<Card>) -> Option<bool> {
        let table = self.tables.get(usize::from(script.0))?.as_ref()?;
        let row = on.map_or(table.len().checked_sub(1)?, |on| usize::from(on.0));
        table.get(row).map(|fits| fits.has(card))
    }

    /// Notes that a script failed, if none has before.
    pub fn note(&self, rules: &Rules, error: &ScriptError) {
        self.note_fault(|| fault(rules, error));
    }

    /// Notes a fault of the rules that is met while they are looked at, if none has been before.
    pub fn note_fault(&self, fault: impl FnOnce() -> Fault) {
        // Nothing panics while the lock is held, so what it guards is whole in any case.
        let mut failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
        failed.get_or_insert_with(fault);
    }

    /// The first fault noted since the last time that this was asked.
    pub fn take_fault(&self) -> Option<Fault> {
        let mut failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
        failed.take()
    }

    /// Whether the script may see where a card lies or how the table stands.
    pub fn sees_table(&self, script: ScriptId) -> bool {
        !matches!(self.tables.get(usize::from(script.0)), Some(Some(_)))
    }
}

impl super::Machine {
    /// How often the game's scripts were called, tables apart.
    #[must_use]
    pub fn script_calls(&self) -> u64 {
        (0..self.hooks.scripts.len())
            .map(|script| self.hooks.scripts.calls(script))
            .fold(0, u64::saturating_add)
    }

    /// From now on the game's scripts are timed by that clock.
    pub fn time_scripts(&self, clock: fn() -> Duration) {
        self.hooks.scripts.time_by(clock);
    }

    /// How long the game's scripts have run since they are timed.
    #[must_use]
    pub fn script_time(&self) -> Duration {
        self.hooks.scripts.took()
    }
}

/// The scripts that phrases ask about two cards.
fn asked_of_cards(rules: &Rules) -> Vec<usize> {
    let mut asked = Vec::new();
    walk(rules, &mut |_, seen| {
        if let Seen::ScriptOfCards(script) = seen {
            asked.push(usize::from(script.0));
        }
    });
    asked
}

/// A script's error as a fault of its file, with the place inside the body.
pub(super) fn fault(rules: &Rules, error: &ScriptError) -> Fault {
    let script = rules.scripts.get(error.script);
    Fault {
        message: error.to_string(),
        origin: script.map(|script| within(script.origin, &script.body, error.offset)),
    }
}

/// The place of a byte of a body that stands there.
fn within(body: Origin, text: &str, offset: Option<usize>) -> Origin {
    let (Origin::Written { source, span, line }, Some(offset)) = (body, offset) else {
        return body;
    };
    let before = text.get(..offset).unwrap_or_default();
    let lines = u32::try_from(before.matches('\n').count()).unwrap_or(0);
    let start = span.range().start.saturating_add(before.len());
    let letter = text.get(offset..).and_then(|rest| rest.chars().next());
    let end = start.saturating_add(letter.map_or(0, char::len_utf8));
    Origin::Written {
        source,
        span: Span::new(start, end),
        line: line.saturating_add(lines),
    }
}

fn plan(rules: &Rules, places: &Places) -> TablePlan {
    let piles = places.all().map(|pile| {
        let group = rules.group(places.group(pile));
        let number = places.number(pile);
        PilePlan {
            group: group.map_or_else(String::new, |group| group.name.clone()),
            number,
            role: group.map_or_else(String::new, |group| role_name(group.role)),
            place: places.row_column(pile),
            cap: group
                .and_then(|group| group.caps.get(usize::from(number).saturating_sub(1)))
                .copied()
                .flatten(),
        }
    });
    TablePlan {
        piles: piles.collect(),
        tallies: rules
            .tallies
            .iter()
            .map(|tally| TallyPlan {
                name: tally.name.clone(),
                length: usize::from(tally.row),
            })
            .collect(),
        budgets: rules
            .budgets
            .iter()
            .map(|budget| budget.name.clone())
            .collect(),
    }
}

fn role_name(role: crate::rules::Role) -> String {
    use crate::rules::Role;
    match role {
        Role::Stock => "stock",
        Role::Waste => "waste",
        Role::Foundation => "foundation",
        Role::Tableau => "tableau",
        Role::Reserve => "reserve",
        Role::Cell => "cell",
        Role::Discard => "discard",
    }
    .to_owned()
}

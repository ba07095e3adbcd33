//! The scripts of a game: compiled once, called often.

use super::error::{ScriptError, ScriptFault, offset, place, with_article};
use super::facts::Facts;
use super::sandbox::{self, LONGEST_BODY, MOST_OPERATIONS, MOST_TABULATING};
use super::values::{Run, SeenCard, Table};
use super::view::{Effect, Placed, TableView};
use crate::cards::{Card, CardSet, Pack, Rank};
use rhai::{AST, Dynamic, Engine, Scope};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

/// What a script looks at, by the names that it reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Only `card` and `on`: it may become a table ([`Scripts::tabulate`]).
    TwoCards,
    /// `cards`, but not the table.
    Cards,
    /// The table.
    Table,
}

/// What a script is given. What it has no use for may be left out; a name without a value is `()`.
#[derive(Debug, Clone, Copy, Default)]
pub struct Given<'a> {
    /// `card`: the card laid.
    pub card: Option<Placed>,
    /// `on`: the card it goes on; none where the pile is empty.
    pub on: Option<Placed>,
    /// `cards`: the cards of a set, bottom first.
    pub cards: &'a [Placed],
    /// `table`.
    pub table: Option<&'a Arc<TableView>>,
}

/// What becomes of a script that reads only two cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tabulation {
    /// The kinds of card that it lets lie on each kind, by the number of the kind, and in one more
    /// set, the last, on the empty pile.
    Table(Vec<CardSet>),
    /// It asks where a card lies or which way up, so it must be called each time.
    NeedsPlaces,
}

/// The names that a script may see.
const NAMES: [&str; 4] = ["card", "on", "cards", "table"];

struct Script {
    name: String,
    body: String,
    program: AST,
    /// Which of [`NAMES`] it reads.
    reads: [bool; 4],
    /// Whether it looks at nothing of its cards but their ranks.
    ranks_only: bool,
    calls: AtomicU64,
}

/// The compiled scripts of one game, by their number in the list they were compiled from.
pub struct Scripts {
    engine: Engine,
    facts: Arc<Facts>,
    compiled: Vec<Script>,
    /// The constants of the run, used again and again; held while a script runs, because the
    /// counters of the run are the engine's.
    running: Mutex<Scope<'static>>,
    /// Who tells the time, if anybody does.
    clock: OnceLock<fn() -> Duration>,
    /// What all calls have taken by that clock, in nanoseconds.
    took: AtomicU64,
}

impl std::fmt::Debug for Scripts {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_list()
            .entries(self.compiled.iter().map(|script| &script.name))
            .finish()
    }
}

impl Scripts {
    /// Compiles scripts, given as name and body, for games with that pack.
    ///
    /// # Errors
    /// One for each script that cannot be read.
    pub fn compile(bodies: &[(&str, &str)], pack: &Pack) -> Result<Self, Vec<ScriptError>> {
        let facts = Arc::new(Facts::new(pack));
        let engine = sandbox::engine(&facts);
        let mut scripts = Vec::with_capacity(bodies.len());
        let mut errors = Vec::new();
        for (number, (name, body)) in bodies.iter().enumerate() {
            let fault = |offset, fault| ScriptError {
                script: number,
                name: (*name).to_owned(),
                offset,
                fault,
            };
            if body.len() > LONGEST_BODY {
                errors.push(fault(None, ScriptFault::TooLong));
                continue;
            }
            match engine.compile_with_scope(&blank_scope(NAMES), body) {
                Ok(program) => scripts.push(Script {
                    name: (*name).to_owned(),
                    body: (*body).to_owned(),
                    program,
                    reads: NAMES.map(|name| reads(&engine, body, name)),
                    ranks_only: looks_at_ranks_only(body),
                    calls: AtomicU64::new(0),
                }),
                Err(error) => errors.push(fault(
                    offset(body, error.position()),
                    ScriptFault::of_parsing(&error),
                )),
            }
        }
        if errors.is_empty() {
            Ok(Self {
                engine,
                facts,
                compiled: scripts,
                running: Mutex::new(Scope::new()),
                clock: OnceLock::new(),
                took: AtomicU64::new(0),
            })
        } else {
            Err(errors)
        }
    }

    /// How many scripts there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.compiled.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.compiled.is_empty()
    }

    /// What the script looks at; the table for a number that is not there.
    #[must_use]
    pub fn kind(&self, script: usize) -> Kind {
        match self.compiled.get(script).map(|script| script.reads) {
            Some([_, _, false, false]) => Kind::TwoCards,
            Some([_, _, true, false]) => Kind::Cards,
            _ => Kind::Table,
        }
    }

    /// How often the script has been called, tabulating left out.
    #[must_use]
    pub fn calls(&self, script: usize) -> u64 {
        self.compiled
            .get(script)
            .map_or(0, |script| script.calls.load(Ordering::Relaxed))
    }

    /// From now on calls are timed by that clock; where there is one already, by that.
    pub fn time_by(&self, clock: fn() -> Duration) {
        let _first = self.clock.set(clock);
    }

    /// How long all calls have taken since they are timed, tabulating left out.
    #[must_use]
    pub fn took(&self) -> Duration {
        Duration::from_nanos(self.took.load(Ordering::Relaxed))
    }

    /// How many operations all calls together have made so far, by which work may be bounded that
    /// asks scripts again and again.
    #[must_use]
    pub fn operations(&self) -> u64 {
        self.facts.made_in_all()
    }

    /// Asks a script for a truth.
    ///
    /// # Errors
    /// It stopped, or gives something else.
    pub fn call_bool(&self, script: usize, given: Given<'_>) -> Result<bool, ScriptError> {
        let (value, _) = self.call(script, given, false)?;
        self.as_bool(script, &value)
    }

    /// Asks a script for a number.
    ///
    /// # Errors
    /// It stopped, or gives something else.
    pub fn call_number(&self, script: usize, given: Given<'_>) -> Result<i64, ScriptError> {
        let (value, _) = self.call(script, given, false)?;
        value
            .as_int()
            .map_err(|given| self.wrong(script, "a whole number", given))
    }

    /// Runs a script as a step. Its value is not looked at. The effects are in the order in which
    /// they were made; each was possible on the snapshot with the ones before it applied.
    ///
    /// # Errors
    /// It stopped; then it has no effects.
    pub fn call_steps(&self, script: usize, given: Given<'_>) -> Result<Vec<Effect>, ScriptError> {
        let (_, effects) = self.call(script, given, true)?;
        Ok(effects)
    }

    /// Makes a table of a script that reads only `card` and `on`: asks it about every two kinds of
    /// card that are in play.
    ///
    /// On the empty pile `on` is `()`; a script that stops there, because it asks something of a
    /// card that is not there, says no.
    ///
    /// # Errors
    /// It stopped or gave no truth for two cards; or all calls together took too long.
    pub fn tabulate(&self, script: usize, pack: &Pack) -> Result<Tabulation, ScriptError> {
        if self.kind(script) != Kind::TwoCards {
            return Ok(Tabulation::NeedsPlaces);
        }
        let mut left = MOST_TABULATING;
        let empty = pack.kinds();
        let mut table = vec![CardSet::EMPTY; empty + 1];
        let below = (0..empty).filter_map(|kind| u8::try_from(kind).ok().map(Card));
        let below = below.filter(|&card| pack.in_play().has(card)).map(Some);
        // A body that looks at ranks alone says the same of every two cards of these ranks.
        let ranks_only = self
            .compiled
            .get(script)
            .is_some_and(|script| script.ranks_only);
        let mut known: BTreeMap<(Option<Rank>, Option<Option<Rank>>), bool> = BTreeMap::new();
        for on in below.chain([None]) {
            for card in pack.in_play().iter() {
                let ranks = (pack.rank(card), on.map(|on| pack.rank(on)));
                if let Some(&holds) = known.get(&ranks).filter(|_| ranks_only) {
                    let row = on.map_or(empty, |on| usize::from(on.0));
                    if let Some(set) = table.get_mut(row).filter(|_| holds) {
                        set.insert(card);
                    }
                    continue;
                }
                let given = Given {
                    card: Some(Placed::kind(card)),
                    on: on.map(Placed::kind),
                    ..Given::default()
                };
                if left == 0 {
                    let fault = ScriptFault::TooManyOperations(MOST_TABULATING);
                    return Err(self.error(script, None, fault));
                }
                let done = self.run(script, given, None)?;
                if done.asked_place {
                    return Ok(Tabulation::NeedsPlaces);
                }
                left = left.saturating_sub(done.operations);
                let answer = done.value.and_then(|value| self.as_bool(script, &value));
                let holds = match answer {
                    Ok(holds) => holds,
                    Err(error) if on.is_some() || error.is_endless() => return Err(error),
                    Err(_) => false,
                };
                known.insert(ranks, holds);
                let row = on.map_or(empty, |on| usize::from(on.0));
                if let Some(set) = table.get_mut(row).filter(|_| holds) {
                    set.insert(card);
                }
            }
        }
        Ok(Tabulation::Table(table))
    }

    fn as_bool(&self, script: usize, value: &Dynamic) -> Result<bool, ScriptError> {
        value
            .as_bool()
            .map_err(|given| self.wrong(script, "true or false", given))
    }

    fn wrong(&self, script: usize, wanted: &'static str, given: &str) -> ScriptError {
        let given = with_article(given);
        self.error(script, None, ScriptFault::WrongResult { wanted, given })
    }

    fn error(&self, script: usize, offset: Option<usize>, fault: ScriptFault) -> ScriptError {
        ScriptError {
            script,
            name: self
                .compiled
                .get(script)
                .map_or_else(String::new, |script| script.name.clone()),
            offset,
            fault,
        }
    }

    fn call(
        &self,
        script: usize,
        given: Given<'_>,
        is_step: bool,
    ) -> Result<(Dynamic, Vec<Effect>), ScriptError> {
        if let Some(script) = self.compiled.get(script) {
            script.calls.fetch_add(1, Ordering::Relaxed);
        }
        let run = given
            .table
            .map(|view| Arc::new(Run::new(Arc::clone(view), is_step)));
        let began = self.clock.get().map(|clock| clock());
        let done = self.run(script, given, run.as_ref());
        if let (Some(began), Some(clock)) = (began, self.clock.get()) {
            let took = clock().saturating_sub(began).as_nanos();
            let took = u64::try_from(took).unwrap_or(u64::MAX);
            self.took.fetch_add(took, Ordering::Relaxed);
        }
        let value = done?.value?;
        Ok((value, run.map_or_else(Vec::new, |run| run.effects())))
    }

    fn run(
        &self,
        number: usize,
        given: Given<'_>,
        run: Option<&Arc<Run>>,
    ) -> Result<Done, ScriptError> {
        let Some(script) = self.compiled.get(number) else {
            let fault = ScriptFault::Stopped("there is no such script".to_owned());
            return Err(self.error(number, None, fault));
        };
        let seen = |placed| Dynamic::from(SeenCard::new(placed, run));
        // What a run that stopped has left behind is cleared away, so a poisoned lock is as good.
        let mut scope = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        scope.clear();
        for (name, _) in NAMES.iter().zip(script.reads).filter(|(_, reads)| *reads) {
            let value = match *name {
                "card" => given.card.map(seen),
                "on" => given.on.map(seen),
                "cards" => Some(given.cards.iter().copied().map(seen).collect()),
                _ => run.map(|run| Dynamic::from(Table(Arc::clone(run)))),
            };
            scope.push_constant_dynamic(*name, value.unwrap_or(Dynamic::UNIT));
        }
        self.facts.begin(MOST_OPERATIONS);
        let value = self
            .engine
            .eval_ast_with_scope::<Dynamic>(&mut scope, &script.program);
        scope.clear();
        let (operations, asked_place) = (self.facts.made(), self.facts.asked_place());
        drop(scope);
        let value = value.map_err(|error| {
            let fault = ScriptFault::of_running(&error);
            self.error(number, offset(&script.body, place(&error)), fault)
        });
        Ok(Done {
            value,
            operations,
            asked_place,
        })
    }
}

/// How a run went.
struct Done {
    /// What it gives, or what stopped it.
    value: Result<Dynamic, ScriptError>,
    operations: u64,
    asked_place: bool,
}

/// A scope in which those names are known, as variables: the values of constants would be read
/// into the program.
fn blank_scope<'a>(names: impl IntoIterator<Item = &'a str>) -> Scope<'static> {
    let mut scope = Scope::new();
    for name in names {
        scope.push_dynamic(name, Dynamic::UNIT);
    }
    scope
}

/// Whether `card` and `on` stand nowhere in a body but before `.rank` or `.height`. What stands
/// in texts and remarks counts too: then the answer is no, and only costs time.
fn looks_at_ranks_only(body: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let mut rest = body;
    while let Some(start) = rest.find(is_part) {
        let word = rest.get(start..).unwrap_or("");
        let end = word.find(|c| !is_part(c)).unwrap_or(word.len());
        let (word, after) = word.split_at(end);
        if matches!(word, "card" | "on") {
            let Some(property) = after.trim_start().strip_prefix('.') else {
                return false;
            };
            let property = property.trim_start();
            let end = property.find(|c| !is_part(c)).unwrap_or(property.len());
            if !matches!(property.get(..end), Some("rank" | "height")) {
                return false;
            }
        }
        rest = after;
    }
    true
}

/// Whether a body that compiles reads that name: it does if it no longer compiles without it.
/// (`eval`, which could read a name unseen, is not there.)
fn reads(engine: &Engine, body: &str, name: &str) -> bool {
    let others = blank_scope(NAMES.into_iter().filter(|other| *other != name));
    engine.compile_with_scope(&others, body).is_err()
}

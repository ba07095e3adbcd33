//! The values that scripts handle: a card, a pile, the table. They are handles on one snapshot.

use super::view::{Effect, Placed, TableView};
use crate::cards::Card;
use rhai::{Dynamic, EvalAltResult};
use std::sync::{Arc, Mutex, PoisonError};

/// Why a helper gives nothing.
pub type Fail = Box<EvalAltResult>;

/// How many effects one run of a step may have.
const MOST_EFFECTS: usize = 1_000;

/// One run of a script: the table as the script has left it so far, and what it did.
pub struct Run {
    /// Whether the script serves as a step.
    is_step: bool,
    now: Mutex<Now>,
}

struct Now {
    view: Arc<TableView>,
    effects: Vec<Effect>,
}

impl Run {
    pub fn new(view: Arc<TableView>, is_step: bool) -> Self {
        Self {
            is_step,
            now: Mutex::new(Now {
                view,
                effects: Vec::new(),
            }),
        }
    }

    /// The table as it is now, later changes not seen.
    pub fn view(&self) -> Arc<TableView> {
        // Nothing panics while the lock is held, so what it guards is whole in any case.
        let now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(&now.view)
    }

    /// Makes a change, if the script may.
    pub fn change(&self, effect: Effect) -> Result<(), Fail> {
        if !self.is_step {
            return Err("only a script that serves as a step may change the table".into());
        }
        let mut now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        if now.effects.len() >= MOST_EFFECTS {
            return Err(format!("a step may make at most {MOST_EFFECTS} changes").into());
        }
        // The caller's snapshot is copied at the first change and not touched.
        Arc::make_mut(&mut now.view).apply(effect)?;
        // No cards at all may be moved, but that is not worth being done.
        if !matches!(effect, Effect::Move { count: 0, .. }) {
            now.effects.push(effect);
        }
        Ok(())
    }

    /// What was done, in order.
    pub fn effects(&self) -> Vec<Effect> {
        let now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        now.effects.clone()
    }
}

/// `table`.
#[derive(Clone)]
pub struct Table(pub Arc<Run>);

/// A pile, by its index in the plan.
#[derive(Clone)]
pub struct Pile {
    pub run: Arc<Run>,
    pub index: usize,
}

impl Pile {
    /// Its cards as scripts see them.
    pub fn cards(&self) -> Vec<SeenCard> {
        let view = self.run.view();
        view.pile(self.index)
            .iter()
            .map(|lying| SeenCard {
                card: lying.card,
                lies: Some((self.clone(), lying.up)),
            })
            .collect()
    }
}

/// A card, with the pile it lies in and whether it lies face up where that is known.
#[derive(Clone)]
pub struct SeenCard {
    pub card: Card,
    pub lies: Option<(Pile, bool)>,
}

impl SeenCard {
    /// The card that the caller gives, in that run if it has one.
    pub fn new(placed: Placed, run: Option<&Arc<Run>>) -> Self {
        let lies = placed.lies.zip(run).map(|((index, up), run)| {
            let run = Arc::clone(run);
            (Pile { run, index }, up)
        });
        Self {
            card: placed.card,
            lies,
        }
    }
}

/// The cards of a list that a script gives.
pub fn cards_of(list: &[Dynamic]) -> Result<Vec<SeenCard>, Fail> {
    list.iter()
        .map(|value| {
            value.read_lock::<SeenCard>().map_or_else(
                || Err("a list of cards is needed, and something else is in it".into()),
                |card| Ok(card.clone()),
            )
        })
        .collect()
}

/// A number as scripts have it.
pub fn number(count: impl TryInto<i64>) -> i64 {
    count.try_into().unwrap_or(i64::MAX)
}

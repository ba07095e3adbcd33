//! What the helpers of one game share: its pack, and how far the script that runs has come.

use crate::cards::{Card, Colour, Pack, Rank};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// The pack, and the counters of the run.
#[derive(Debug)]
pub struct Facts {
    pack: Pack,
    /// Operations that the run may still make, and how many it has made.
    most: AtomicU64,
    made: AtomicU64,
    /// Operations of all runs before it.
    before: AtomicU64,
    /// Whether the run asked where a card lies without having been told.
    asked_place: AtomicBool,
}

impl Facts {
    /// Of that pack.
    pub fn new(pack: &Pack) -> Self {
        Self {
            pack: pack.clone(),
            most: AtomicU64::new(0),
            made: AtomicU64::new(0),
            before: AtomicU64::new(0),
            asked_place: AtomicBool::new(false),
        }
    }

    /// A run begins that may make so many operations.
    pub fn begin(&self, most: u64) {
        self.most.store(most, Ordering::Relaxed);
        let made = self.made.swap(0, Ordering::Relaxed);
        self.before.fetch_add(made, Ordering::Relaxed);
        self.asked_place.store(false, Ordering::Relaxed);
    }

    /// The run makes one more operation; says whether it may go on.
    ///
    /// rhai's own count begins anew in each function that a helper of its lists calls, so that
    /// `map` within `map` would run for ever; this one does not.
    pub fn count(&self) -> bool {
        // One run at a time counts here, so that no step between load and store is lost.
        let made = self.made.load(Ordering::Relaxed) + 1;
        self.made.store(made, Ordering::Relaxed);
        made <= self.most.load(Ordering::Relaxed)
    }

    /// How many operations the run made.
    pub fn made(&self) -> u64 {
        self.made.load(Ordering::Relaxed)
    }

    /// How many operations all runs together have made.
    pub fn made_in_all(&self) -> u64 {
        let before = self.before.load(Ordering::Relaxed);
        before.saturating_add(self.made())
    }

    /// The run asks where a card lies, and was not told.
    pub fn ask_place(&self) {
        self.asked_place.store(true, Ordering::Relaxed);
    }

    /// Whether it did.
    pub fn asked_place(&self) -> bool {
        self.asked_place.load(Ordering::Relaxed)
    }

    /// What the card counts: A 1 to K 13, an extra card 0.
    pub fn value(&self, card: Card) -> i64 {
        i64::from(self.pack.value(card))
    }

    /// What a card of that rank counts.
    pub fn rank_value(&self, rank: Rank) -> i64 {
        self.pack
            .ranks
            .get(usize::from(rank.0))
            .map_or(0, |rank| i64::from(rank.value))
    }

    /// Where the card's rank stands in the order of play, the lowest being 1; 0 for an extra card.
    pub fn height(&self, card: Card) -> i64 {
        self.pack
            .rank(card)
            .and_then(|rank| self.pack.position(rank))
            .and_then(|at| i64::try_from(at).ok())
            .map_or(0, |at| at + 1)
    }

    /// The suit's letter; nothing for an extra card.
    pub fn suit(&self, card: Card) -> &str {
        self.pack
            .suit(card)
            .and_then(|suit| self.pack.suits.get(usize::from(suit.0)))
            .map_or("", |suit| suit.letter.as_str())
    }

    /// `red` or `black`; nothing for an extra card.
    pub fn colour(&self, card: Card) -> &'static str {
        match self.pack.colour(card) {
            Some(Colour::Red) => "red",
            Some(Colour::Black) => "black",
            None => "",
        }
    }
}

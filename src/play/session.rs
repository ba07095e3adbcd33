//! One game being played: where it began, what was done, what was taken back.

use super::resolve::{WordsError, resolve};
use super::words;
use crate::cards::{Card, Deal};
use crate::language::syntax::MoveWords;
use crate::machine::{Fault, Journal, Machine, Mark, Move, State, Status, Verdict};
use std::sync::Arc;

/// How a game began.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Start {
    /// From a numbered deal.
    Deal(Deal),
    /// From cards in this order, first dealt first.
    Cards(Vec<Card>),
    /// From a position in words.
    Position(String),
}

/// Why a move was not made.
#[derive(Debug, Clone)]
pub enum Refusal {
    /// The words mean nothing in this game.
    Unknown(String),
    /// The words name a card that does not lie where it can be taken.
    Absent {
        /// Why, as after `because`.
        word: &'static str,
        /// The same in a sentence.
        message: String,
    },
    /// The words could mean several moves: their words.
    Ambiguous(Vec<String>),
    /// The rules forbid it.
    Illegal {
        /// The move that was meant.
        mv: Move,
        /// What holds of it and what does not.
        verdict: Verdict,
    },
    /// The file's own programs go wrong.
    Fault(Fault),
}

impl From<WordsError> for Box<Refusal> {
    fn from(error: WordsError) -> Self {
        Self::new(match error {
            WordsError::Unknown(message) => Refusal::Unknown(message),
            WordsError::Absent { word, message } => Refusal::Absent { word, message },
            WordsError::Ambiguous(list) => Refusal::Ambiguous(list),
            WordsError::Illegal { mv, verdict } => Refusal::Illegal { mv, verdict },
        })
    }
}

/// A move that was made.
#[derive(Debug, Clone)]
pub struct Done {
    /// The move.
    pub mv: Move,
    /// Its words, as the listing had them at the time.
    pub words: String,
    /// The lowest card that it carried.
    pub card: Option<Card>,
    mark: Mark,
}

/// A game being played. Undo and redo are without limit: what is undone gives back the position
/// bit for bit, and redone chance gives the same cards.
#[derive(Debug, Clone)]
pub struct Session {
    machine: Arc<Machine>,
    start: Start,
    state: State,
    journal: Journal,
    done: Vec<Done>,
    undone: Vec<Done>,
    undos: u32,
    legal: Vec<Move>,
}

impl Session {
    /// Begins at that position.
    #[must_use]
    pub fn new(machine: Arc<Machine>, start: Start, state: State) -> Self {
        let mut session = Self {
            machine,
            start,
            state,
            journal: Journal::new(),
            done: Vec::new(),
            undone: Vec::new(),
            undos: 0,
            legal: Vec::new(),
        };
        session.list();
        session
    }

    fn list(&mut self) {
        self.machine.moves(&self.state, &mut self.legal);
    }

    /// The game that is played.
    #[must_use]
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// The same, to be shared.
    #[must_use]
    pub fn shared_machine(&self) -> Arc<Machine> {
        Arc::clone(&self.machine)
    }

    /// How it began.
    #[must_use]
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// The position now.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The legal moves now.
    #[must_use]
    pub fn legal(&self) -> &[Move] {
        &self.legal
    }

    /// The words of the legal moves, in their order.
    #[must_use]
    pub fn listing(&self) -> Vec<String> {
        words::all_words(&self.machine, &self.state, &self.legal)
    }

    /// How the game stands.
    #[must_use]
    pub fn status(&self) -> Status {
        self.machine.status(&self.state)
    }

    /// The moves made, in order.
    #[must_use]
    pub fn done(&self) -> &[Done] {
        &self.done
    }

    /// The moves taken back that may be made again, the next one first.
    pub fn undone(&self) -> impl Iterator<Item = &Done> {
        self.undone.iter().rev()
    }

    /// How often a move was taken back.
    #[must_use]
    pub const fn undos(&self) -> u32 {
        self.undos
    }

    /// Sets how often a move was taken back, when a saved game goes on.
    pub const fn set_undos(&mut self, undos: u32) {
        self.undos = undos;
    }

    /// The legal move that the words mean.
    ///
    /// # Errors
    /// Why there is none.
    pub fn resolve(&self, words: &MoveWords) -> Result<Move, Box<Refusal>> {
        Ok(resolve(&self.machine, &self.state, words, &self.legal)?)
    }

    /// Makes the move that the words mean, with everything automatic that follows.
    ///
    /// # Errors
    /// Why it was not made; the position is as before.
    pub fn play(&mut self, words: &MoveWords) -> Result<&Done, Box<Refusal>> {
        let mv = self.resolve(words)?;
        self.make(mv)
    }

    /// Makes a move.
    ///
    /// # Errors
    /// Why it was not made; the position is as before.
    pub fn make(&mut self, mv: Move) -> Result<&Done, Box<Refusal>> {
        let verdict = self.machine.judge(&self.state, &mv);
        if !verdict.is_legal() {
            return Err(Box::new(Refusal::Illegal { mv, verdict }));
        }
        let words = words::words(&self.machine, &self.state, &mv, &self.legal);
        let card = self.carried(&mv);
        let mark = self.apply(&mv)?;
        self.undone.clear();
        self.done.push(Done {
            mv,
            words,
            card,
            mark,
        });
        self.list();
        // Just pushed.
        self.done
            .last()
            .ok_or_else(|| Box::new(Refusal::Unknown(String::new())))
    }

    /// The lowest card of a packet.
    fn carried(&self, mv: &Move) -> Option<Card> {
        let Move::Carry { from, at, .. } = mv else {
            return None;
        };
        let cards = self.state.pile(self.machine.places(), *from);
        cards.get(usize::from(*at)).map(|slot| slot.card())
    }

    fn apply(&mut self, mv: &Move) -> Result<Mark, Box<Refusal>> {
        self.machine
            .play(&mut self.state, mv, &mut self.journal)
            .map_err(|fault| Box::new(Refusal::Fault(fault)))
    }

    /// Takes the last move back; false where there is none.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.done.pop() else {
            return false;
        };
        self.machine
            .undo(&mut self.state, &mut self.journal, last.mark);
        self.undone.push(last);
        self.undos = self.undos.saturating_add(1);
        self.list();
        true
    }

    /// Makes the move again that was taken back last; false where there is none.
    pub fn redo(&mut self) -> bool {
        let Some(next) = self.undone.pop() else {
            return false;
        };
        match self.apply(&next.mv) {
            Ok(mark) => {
                self.done.push(Done { mark, ..next });
                self.list();
                true
            }
            Err(_) => false,
        }
    }

    /// Takes everything back, to be redone if wanted.
    pub fn restart(&mut self) {
        while self.undo() {}
    }
}

//! The position that a search stands at, and the moves that led there.

use super::step::Step;
use crate::machine::{Counter, Journal, Machine, Mark, Move, State};

/// The position that a search stands at.
#[derive(Debug, Clone)]
pub(super) struct Board<'a> {
    pub(super) machine: &'a Machine,
    pub(super) state: State,
    journal: Journal,
    /// Every move made, in the words of the machine.
    line: Vec<Move>,
}

/// Where a step began.
#[derive(Debug, Clone, Copy)]
pub(super) struct Point {
    mark: Mark,
    moves: usize,
}

/// How a step ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Went {
    /// It was made.
    On,
    /// It was made, and cards were shuffled on the way.
    Shuffled,
    /// It cannot be made: the file's own programs fail at it. Nothing is changed.
    Not,
}

impl<'a> Board<'a> {
    /// Begins at a position.
    pub(super) fn new(machine: &'a Machine, state: State) -> Self {
        Self {
            machine,
            state,
            journal: Journal::new(),
            line: Vec::new(),
        }
    }

    /// Where it stands.
    pub(super) const fn point(&self) -> Point {
        Point {
            mark: self.journal.mark(),
            moves: self.line.len(),
        }
    }

    /// Makes a step.
    pub(super) fn go(&mut self, step: &Step) -> Went {
        match step {
            Step::Move(mv) => self.play(mv),
        }
    }

    /// Makes a move with everything automatic that follows.
    fn play(&mut self, mv: &Move) -> Went {
        let shuffles = self.state.counter(Counter::SHUFFLES);
        match self.machine.play(&mut self.state, mv, &mut self.journal) {
            Ok(_) => {
                self.line.push(mv.clone());
                if self.state.counter(Counter::SHUFFLES) == shuffles {
                    Went::On
                } else {
                    Went::Shuffled
                }
            }
            Err(_) => Went::Not,
        }
    }

    /// Takes back everything since the point.
    pub(super) fn back_to(&mut self, point: Point) {
        self.machine
            .undo(&mut self.state, &mut self.journal, point.mark);
        self.line.truncate(point.moves);
    }

    /// The moves made so far.
    pub(super) fn line(&self) -> &[Move] {
        &self.line
    }

    /// What tells the position apart from others.
    pub(super) fn key(&self) -> u128 {
        self.state.hash()
    }

    /// Whether the goal is reached.
    pub(super) fn is_won(&self) -> bool {
        self.machine.is_won(&self.state)
    }

    /// How many bytes the line takes.
    pub(super) fn bytes(&self) -> usize {
        self.line.capacity() * size_of::<Move>()
    }
}

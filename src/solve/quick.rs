//! Quick scans, best position first. They win or say nothing.

use super::board::{Board, Went};
use super::features::{Depths, Features, Weights};
use super::step::Step;
use super::table::{Found, Table};
use super::{Limits, Solver, Watch};
use crate::machine::{Move, State};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// What a quick scan came to.
#[derive(Debug)]
pub(super) enum Quick {
    /// These moves win.
    Won(Vec<Move>),
    /// It has looked at everything, or at as much as it may.
    Nothing {
        /// Nothing was left to look at.
        exhausted: bool,
    },
    /// The watch says so.
    Over,
}

/// A position that was reached.
#[derive(Debug, Clone, Copy)]
struct Node {
    parent: u32,
    /// Where it is kept once it is expanded.
    kept: u32,
    /// How many moves lead to it.
    length: u32,
    /// The step from the parent.
    step: Step,
}

/// How much a scan has done.
#[derive(Debug, Default, Clone, Copy)]
pub(super) struct Work {
    pub(super) visits: u64,
    pub(super) distinct: u64,
    /// The most bytes that were held at once.
    pub(super) memory: usize,
}

/// Which scan is made, and how long.
#[derive(Debug, Clone, Copy)]
pub(super) struct Way {
    /// How much each feature counts.
    pub(super) weights: &'static Weights,
    /// The most positions that are expanded.
    pub(super) quota: usize,
    /// How much each move of the line to a position counts against it.
    pub(super) per_move: i32,
}

/// What scans work in; one after another uses it again.
#[derive(Debug, Default)]
pub(super) struct Room {
    nodes: Vec<Node>,
    /// Positions that are expanded; those beyond what a scan has filled are old ones.
    kept: Vec<State>,
    /// Positions to be expanded, by what speaks against them.
    open: BinaryHeap<Reverse<(i32, u32)>>,
    steps: Vec<Step>,
    moves: Vec<Move>,
}

impl Room {
    fn clear(&mut self) {
        self.nodes.clear();
        self.open.clear();
    }

    /// Keeps a position as that number, in the place of an old one if there is one.
    fn keep(&mut self, number: usize, state: &State) {
        if let Some(old) = self.kept.get_mut(number) {
            old.clone_from(state);
        } else {
            self.kept.push(state.clone());
        }
    }

    fn bytes(&self, each: usize) -> usize {
        self.nodes.capacity() * size_of::<Node>()
            + self.open.capacity() * size_of::<(i32, u32)>()
            + self.kept.len() * each
    }
}

/// A scan.
struct Search<'a, 's> {
    solver: &'s Solver<'a>,
    features: &'s Features,
    start: &'s Board<'a>,
    depths: &'s Depths,
    way: Way,
    limits: &'s Limits,
    room: &'s mut Room,
    work: &'s mut Work,
    board: Board<'a>,
    table: Table,
    expanded: usize,
}

/// Looks for a win that way.
#[expect(clippy::too_many_arguments, reason = "a scan is one call")]
pub(super) fn scan<'a>(
    solver: &Solver<'a>,
    features: &Features,
    (start, depths): (&Board<'a>, &Depths),
    way: Way,
    limits: &Limits,
    room: &mut Room,
    work: &mut Work,
    watch: &mut dyn Watch,
) -> Quick {
    room.clear();
    room.nodes.push(Node {
        parent: 0,
        kept: 0,
        length: u32::try_from(start.line().len()).unwrap_or(u32::MAX),
        // The start has none.
        step: Step::Move(Move::Turn),
    });
    let mut search = Search {
        solver,
        features,
        start,
        depths,
        way,
        limits,
        room,
        work,
        board: start.clone(),
        table: Table::new(limits.memory / 4),
        expanded: 0,
    };
    let found = search.run(watch);
    let held = search.room.bytes(start.state.bytes()) + search.table.bytes();
    search.work.memory = search.work.memory.max(held);
    match found {
        Ok(exhausted) => Quick::Nothing { exhausted },
        Err(quick) => quick,
    }
}

impl Search<'_, '_> {
    /// Whether nothing was left to look at; the error is a win, or that the watch says so.
    fn run(&mut self, watch: &mut dyn Watch) -> Result<bool, Quick> {
        let _new = self.table.enter(self.start.key());
        self.room.open.push(Reverse((0, 0)));
        while let Some(Reverse((_, at))) = self.room.open.pop() {
            if self.is_at_end() {
                return Ok(false);
            }
            self.expand(at, watch)?;
        }
        Ok(true)
    }

    fn is_at_end(&self) -> bool {
        let each = self.start.state.bytes();
        self.expanded >= self.way.quota || self.room.bytes(each) > self.limits.memory / 4 * 3
    }

    /// Makes all steps from a position, and notes where they lead.
    fn expand(&mut self, at: u32, watch: &mut dyn Watch) -> Result<(), Quick> {
        let Some(&node) = self.room.nodes.get(index(at)) else {
            return Ok(());
        };
        if at == 0 {
            self.board.begin_at(&self.start.state);
        } else {
            let parent = self.room.nodes.get(index(node.parent));
            let Some(parent) = parent.and_then(|node| self.room.kept.get(index(node.kept))) else {
                return Ok(());
            };
            self.board.begin_at(parent);
            if self.board.go(&node.step) == Went::Not {
                return Ok(());
            }
        }
        self.room.keep(self.expanded, &self.board.state);
        if let Some(node) = self.room.nodes.get_mut(index(at)) {
            node.kept = u32::try_from(self.expanded).unwrap_or(u32::MAX);
        }
        self.expanded += 1;
        let here = self.board.line().len();
        self.room.steps.clear();
        self.board.list(&mut self.room.moves, &mut self.room.steps);
        for number in 0..self.room.steps.len() {
            let Some(&step) = self.room.steps.get(number) else {
                break;
            };
            let before = self.board.point();
            let went = self.board.go(&step);
            if went == Went::Not {
                continue;
            }
            self.work.visits += 1;
            let visits = self.work.visits;
            if visits >= self.limits.visits || visits.is_multiple_of(1024) && watch.is_over(visits)
            {
                return Err(Quick::Over);
            }
            if went == Went::On || self.limits.through_shuffles {
                if self.board.is_won() {
                    return Err(Quick::Won(self.line_to(at, step)));
                }
                let moves = self.board.line().len() - here;
                self.note(at, node.length, moves, step);
            }
            self.board.back_to(before);
        }
        Ok(())
    }

    /// Notes the position that the board stands at, if it is new.
    fn note(&mut self, parent: u32, length: u32, moves: usize, step: Step) {
        let key = self.board.key();
        if self.table.enter(key) != Found::New {
            return;
        }
        self.table.finish(key, 1);
        self.work.distinct += 1;
        let machine = self.solver.machine;
        let state = &self.board.state;
        let against = self
            .features
            .against(machine, state, self.depths, self.way.weights);
        let length = length.saturating_add(u32::try_from(moves).unwrap_or(u32::MAX));
        let taken = i32::try_from(length).unwrap_or(i32::MAX);
        let against = against.saturating_add(taken.saturating_mul(self.way.per_move));
        if let Ok(new) = u32::try_from(self.room.nodes.len()) {
            self.room.open.push(Reverse((against, new)));
            self.room.nodes.push(Node {
                parent,
                kept: 0,
                length,
                step,
            });
        }
    }

    /// All moves from the start to a position and by a last step; the board makes them again.
    fn line_to(&mut self, mut at: u32, last: Step) -> Vec<Move> {
        let mut steps = vec![last];
        while at != 0 {
            let Some(node) = self.room.nodes.get(index(at)) else {
                break;
            };
            steps.push(node.step);
            at = node.parent;
        }
        self.board.begin_at(&self.start.state);
        for step in steps.iter().rev() {
            let _went = self.board.go(step);
        }
        let mut line = self.start.line().to_vec();
        line.extend_from_slice(self.board.line());
        line
    }
}

fn index(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

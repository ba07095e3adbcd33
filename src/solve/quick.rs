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
struct Node {
    state: State,
    parent: usize,
    /// The moves from the parent.
    moves: Vec<Move>,
    /// How many moves lead to it.
    length: usize,
}

/// How much a scan has done.
#[derive(Debug, Default, Clone, Copy)]
pub(super) struct Work {
    pub(super) visits: u64,
    pub(super) distinct: u64,
}

/// Looks for a win by that weighting, through so many positions at most; each move of the line to a
/// position counts so much against it.
#[expect(clippy::too_many_arguments, reason = "a scan is one call")]
pub(super) fn scan(
    solver: &Solver<'_>,
    features: &Features,
    (start, depths): (&Board<'_>, &Depths),
    weights: &Weights,
    (quota, per_move): (usize, i32),
    limits: &Limits,
    work: &mut Work,
    watch: &mut dyn Watch,
) -> Quick {
    let machine = solver.machine;
    let mut table = Table::new(limits.memory);
    let mut nodes = vec![Node {
        state: start.state.clone(),
        parent: 0,
        moves: start.line().to_vec(),
        length: start.line().len(),
    }];
    let mut open = BinaryHeap::from([Reverse((0, 0_usize))]);
    let _new = table.enter(start.key());
    let mut board = start.clone();
    let mut steps: Vec<Step> = Vec::new();
    let mut moves = Vec::new();
    let mut expanded = 0;
    let room = limits.memory / 4;
    while let Some(Reverse((_, at))) = open.pop() {
        expanded += 1;
        if expanded > quota || nodes.len() * 2048 > room {
            return Quick::Nothing { exhausted: false };
        }
        let Some(node) = nodes.get(at) else { continue };
        let length = node.length;
        board.begin_at(&node.state);
        steps.clear();
        board.list(&mut moves, &mut steps);
        for step in &steps {
            let before = board.point();
            let went = board.go(step);
            if went == Went::Not {
                continue;
            }
            work.visits += 1;
            if work.visits >= limits.visits
                || work.visits.is_multiple_of(1024) && watch.is_over(work.visits)
            {
                return Quick::Over;
            }
            if went == Went::On || limits.through_shuffles {
                if board.is_won() {
                    let mut line = line_to(&nodes, at);
                    line.extend_from_slice(board.line());
                    return Quick::Won(line);
                }
                let key = board.key();
                if table.enter(key) == Found::New {
                    table.finish(key, 1);
                    work.distinct += 1;
                    let against = features.against(machine, &board.state, depths, weights);
                    let length = length + board.line().len();
                    let taken = i32::try_from(length).unwrap_or(i32::MAX);
                    let against = against.saturating_add(taken.saturating_mul(per_move));
                    open.push(Reverse((against, nodes.len())));
                    nodes.push(Node {
                        state: board.state.clone(),
                        parent: at,
                        moves: board.line().to_vec(),
                        length,
                    });
                }
            }
            board.back_to(before);
        }
    }
    Quick::Nothing { exhausted: true }
}

/// All moves from the start to a position.
fn line_to(nodes: &[Node], mut at: usize) -> Vec<Move> {
    let mut parts = Vec::new();
    while let Some(node) = nodes.get(at) {
        parts.push(node.moves.as_slice());
        if at == 0 {
            break;
        }
        at = node.parent;
    }
    parts
        .iter()
        .rev()
        .flat_map(|part| part.iter().copied())
        .collect()
}

//! Rows of top cards, searched: quick scans, and the complete one, depth first with a table, as
//! [`Scan`](crate::solve::scan::Scan) does it over piles.

use super::beam::{self, Beam};
use super::{Hop, Line, Row, key};
use crate::machine::{Machine, State};
use crate::solve::quick::Work;
use crate::solve::table::{Found, Table};
use crate::solve::{Limits, Outcome, Verdict, Watch};

/// Rows that are kept a level, and visits of the beginning of the complete search after it.
const STAGES: [(usize, u64); 6] = [
    (8, 5_000),
    (40, 20_000),
    (160, 100_000),
    (640, 400_000),
    (2_560, 1_000_000),
    (12_000, u64::MAX),
];

/// Solves a position; none where more than its top cards matters.
pub(in crate::solve) fn solve(
    line: &Line,
    machine: &Machine,
    state: &State,
    quick: bool,
    limits: &Limits,
    watch: &mut dyn Watch,
) -> Option<Outcome> {
    let start = line.row(machine, state)?;
    let mut work = Work::default();
    let mut verdict = Verdict::Open;
    for (width, most) in STAGES {
        let last = most == u64::MAX;
        if quick && !line.is_won(&start) {
            match beam::scan(line, &start, width, limits, &mut work, watch) {
                Beam::Won(hops) => {
                    verdict = Verdict::Won(line.told(machine, state, &hops)?);
                    break;
                }
                Beam::Over => break,
                Beam::Nothing => {}
            }
        } else if !last {
            continue;
        }
        let mut scan = Scan {
            line,
            most: work.visits.saturating_add(most).min(limits.visits),
            table: Table::new(limits.memory / 4 * 3),
            frames: Vec::new(),
            hops: Vec::new(),
        };
        let end = scan.search(&start, &mut work, watch);
        work.memory = work.memory.max(scan.table.bytes());
        match end {
            End::Won(hops) => {
                verdict = Verdict::Won(line.told(machine, state, &hops)?);
                break;
            }
            End::Lost => {
                verdict = Verdict::Lost;
                break;
            }
            End::Over => break,
            End::Most => {}
        }
    }
    Some(Outcome {
        verdict,
        visits: work.visits,
        distinct: work.distinct,
        memory: work.memory,
    })
}

enum End {
    Won(Vec<Hop>),
    Lost,
    Over,
    /// So many visits were made.
    Most,
}

/// A row on the line being searched.
#[derive(Debug)]
struct Frame {
    key: u128,
    row: Row,
    /// What can still be done with it is what lies from here to the next frame's.
    first: usize,
    since: u64,
    /// What led to it.
    hop: Hop,
}

struct Scan<'s> {
    line: &'s Line,
    most: u64,
    table: Table,
    frames: Vec<Frame>,
    hops: Vec<Hop>,
}

impl Scan<'_> {
    fn search(&mut self, start: &Row, work: &mut Work, watch: &mut dyn Watch) -> End {
        let none = Hop { from: 0, to: 0 };
        if let Err(end) = self.enter(start.clone(), none, work) {
            return end;
        }
        while let Some(frame) = self.frames.last() {
            if self.hops.len() <= frame.first {
                if let Some(frame) = self.frames.pop() {
                    self.table.finish(frame.key, work.visits - frame.since);
                }
                continue;
            }
            let Some(hop) = self.hops.pop() else { continue };
            let after = Line::after(&frame.row, hop);
            work.visits += 1;
            if work.visits.is_multiple_of(1024) && watch.is_over(work.visits) {
                return End::Over;
            }
            if work.visits >= self.most {
                return End::Most;
            }
            if let Err(end) = self.enter(after, hop, work) {
                return end;
            }
        }
        End::Lost
    }

    /// Enters a row if it is new. The error is an end.
    fn enter(&mut self, row: Row, hop: Hop, work: &mut Work) -> Result<(), End> {
        if self.line.is_won(&row) {
            let hops = self.frames.iter().skip(1).map(|frame| frame.hop);
            let last = (!self.frames.is_empty()).then_some(hop);
            return Err(End::Won(hops.chain(last).collect()));
        }
        let key = key(&row);
        match self.table.enter(key) {
            Found::Known => return Ok(()),
            Found::Full => return Err(End::Over),
            Found::New => {}
        }
        work.distinct += 1;
        if !self.line.is_open(&row) {
            self.table.finish(key, 0);
            return Ok(());
        }
        let first = self.hops.len();
        let hops = &mut self.hops;
        self.line.each_hop(&row, |hop| hops.push(hop));
        self.frames.push(Frame {
            key,
            row,
            first,
            since: work.visits,
            hop,
        });
        Ok(())
    }
}

//! A quick scan by levels: each move leaves one pile less, so all rows of as many piles are compared,
//! and the best are kept.

use super::{Hop, Line, Row, key};
use crate::cards::Card;
use crate::solve::quick::Work;
use crate::solve::{Limits, Watch};
use rustc_hash::FxHashSet;

/// A row that was kept, and how it was reached.
#[derive(Debug, Clone, Copy)]
struct Link {
    /// Its place among those kept on the level before.
    parent: u32,
    hop: Hop,
}

/// How a scan ends.
pub(super) enum Beam {
    /// These moves win.
    Won(Vec<Hop>),
    /// Nothing was found.
    Nothing,
    /// The watch says so.
    Over,
}

/// Keeps so many rows a level.
pub(super) fn scan(
    line: &Line,
    start: &Row,
    width: usize,
    limits: &Limits,
    work: &mut Work,
    watch: &mut dyn Watch,
) -> Beam {
    let mut level = vec![start.clone()];
    let mut levels: Vec<Vec<Link>> = Vec::new();
    let mut seen = FxHashSet::default();
    let mut found: Vec<(i32, Link)> = Vec::new();
    while !level.is_empty() {
        seen.clear();
        found.clear();
        for (parent, row) in (0_u32..).zip(&level) {
            let mut won = None;
            let mut over = false;
            line.each_hop(row, |hop| {
                work.visits += 1;
                let visits = work.visits;
                over |=
                    visits >= limits.visits || visits.is_multiple_of(1024) && watch.is_over(visits);
                let after = Line::after(row, hop);
                if line.is_won(&after) {
                    won = Some(hop);
                }
                if seen.insert(key(&after)) {
                    work.distinct += 1;
                    if let Some(worth) = worth(line, &after) {
                        found.push((-worth, Link { parent, hop }));
                    }
                }
            });
            if let Some(hop) = won {
                return Beam::Won(line_to(&levels, parent, hop));
            }
            if over {
                return Beam::Over;
            }
        }
        if found.len() > width {
            found.select_nth_unstable_by_key(width, |(against, _)| *against);
            found.truncate(width);
        }
        let rows = found.iter().filter_map(|(_, link)| {
            let parent = level.get(usize::try_from(link.parent).ok()?)?;
            Some(Line::after(parent, link.hop))
        });
        let next = rows.collect();
        levels.push(found.iter().map(|(_, link)| *link).collect());
        level = next;
        let held = found.capacity() * size_of::<(i32, Link)>()
            + level.len() * size_of::<Row>() * 2
            + seen.capacity() * 18
            + levels.len() * width * size_of::<Link>();
        work.memory = work.memory.max(held);
        if held > limits.memory / 4 {
            return Beam::Nothing;
        }
    }
    Beam::Nothing
}

/// How likely a row leads on: the moves that it allows, less for cards that few can meet. None if it is lost.
fn worth(line: &Line, row: &Row) -> Option<i32> {
    if !line.is_open(row) {
        return None;
    }
    let mut worth = 0;
    line.each_hop(row, |_| worth += 24);
    let all = row.iter().copied().map(Card).collect();
    for &card in row {
        let meets = line
            .meets
            .get(usize::from(card))
            .copied()
            .unwrap_or_default();
        let partners = i32::try_from((meets & all).len()).unwrap_or(i32::MAX);
        worth -= 120 / partners.max(1);
    }
    Some(worth)
}

/// The moves to a row that was kept, and one more.
fn line_to(levels: &[Vec<Link>], mut parent: u32, last: Hop) -> Vec<Hop> {
    let mut hops = vec![last];
    for level in levels.iter().rev() {
        let link = usize::try_from(parent).ok().and_then(|at| level.get(at));
        let Some(link) = link else { break };
        hops.push(link.hop);
        parent = link.parent;
    }
    hops.reverse();
    hops
}

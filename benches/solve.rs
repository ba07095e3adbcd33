//! How fast deals are decided: processor time, visits (moves applied and looked up) and distinct
//! positions, each over a range of deals with a limit of 5 s and 512 MiB a deal.
//!
//! `cargo bench --bench solve` runs a part of each range, `cargo bench --bench solve -- --whole` all
//! of it. Never a timed test, as machines are shared. An entry of the solver's table takes 16 bytes.

#![expect(
    clippy::print_stdout,
    clippy::float_arithmetic,
    reason = "a table of measurements"
)]

use patience::cards::DealRange;
use patience::library::{self, Shipped};
use patience::pipeline::build;
use patience::rules::check::Request;
use patience::solve::{Limits, Prunings, Solver, Verdict};
use std::time::{Duration, Instant};

/// Game, deals, and how many of them are solved where not all are asked for.
const RUNS: [(&str, &str, usize); 10] = [
    ("freecell", "ms:1..1000", 300),
    ("freecell", "ms:11982..11982", 1),
    ("bakers-game", "ms:1..1000", 100),
    ("beleaguered-castle", "solvitaire:0..49", 50),
    ("golf", "pysol:1..200", 100),
    ("black-hole", "pysol:1..200", 40),
    ("klondike/as-published", "solvitaire:1..1000", 40),
    ("canfield/as-published", "solvitaire:0..49", 20),
    ("king-albert/as-published", "solvitaire:0..49", 20),
    ("seahaven-towers", "solvitaire:0..49", 50),
];

/// What a deal may take.
const MOST: Duration = Duration::from_secs(5);

fn now() -> Duration {
    #[cfg(unix)]
    {
        let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
        Duration::new(
            u64::try_from(now.tv_sec).unwrap_or(0),
            u32::try_from(now.tv_nsec).unwrap_or(0),
        )
    }
    #[cfg(not(unix))]
    {
        static FIRST: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
        FIRST.get_or_init(Instant::now).elapsed()
    }
}

fn main() {
    let whole = std::env::args().any(|argument| argument == "--whole");
    let began = Instant::now();
    println!(
        "{:26} {:20} {:>5} {:>5} {:>5} {:>9} {:>10} {:>9} {:>11}",
        "game", "deals", "won", "lost", "open", "CPU s", "visits", "distinct", "visits/s"
    );
    for (spec, deals, part) in RUNS {
        let mut names = spec.split('/');
        let Some(found) = names.next().and_then(library::find) else {
            continue;
        };
        let entry = found.entry;
        let request = Request {
            variants: names.map(str::to_owned).collect(),
            ..Request::plain(entry.name.clone(), entry.source.clone())
        };
        let (Ok(built), Ok(range)) = (build(&request, &Shipped), deals.parse::<DealRange>()) else {
            continue;
        };
        let solver = Solver::new(&built.machine, Prunings::ALL);
        let limits = Limits {
            memory: 512 * Limits::MIB,
            ..Limits::default()
        };
        let (mut won, mut lost, mut open) = (0, 0, 0);
        let (mut visits, mut distinct) = (0, 0);
        let start = now();
        for deal in range.take(if whole { usize::MAX } else { part }) {
            let Ok(state) = built.machine.deal_number(&deal) else {
                continue;
            };
            let from = now();
            let found = solver.solve(&state, &limits, &mut |_| now() >= from + MOST);
            match found.verdict {
                Verdict::Won(_) => won += 1,
                Verdict::Lost => lost += 1,
                Verdict::Open => open += 1,
            }
            visits += found.visits;
            distinct += found.distinct;
        }
        let taken = now().saturating_sub(start).as_secs_f64();
        let a_second = f64::from(u32::try_from(visits).unwrap_or(u32::MAX)) / taken;
        println!(
            "{spec:26} {deals:20} {won:5} {lost:5} {open:5} {taken:9.2} {visits:10} {distinct:9} {a_second:11.0}"
        );
    }
    println!("{:.0} s in all", began.elapsed().as_secs_f64());
}

//! How fast deals are decided: processor time, visits (moves applied and looked up) and distinct
//! positions, each over a range of deals with a limit of 5 s and 512 MiB a deal. An entry of the
//! solver's table takes 16 bytes. Never a timed test, as machines are shared.
//!
//! - `cargo bench --bench solve` runs a part of each range, with `-- --whole` all of it.
//! - `-- --verdicts` compares with the verdicts that others measured, fifty deals a game.
//! - `-- GAME DEALS` runs these deals, `-- --verdicts GAME` that game; `--list` tells each deal.
//! - `--without NAME` switches a pruning off; `--visits N` bounds each deal by visits.

#![expect(
    clippy::print_stdout,
    clippy::float_arithmetic,
    reason = "a table of measurements"
)]

use patience::cards::{Deal, DealRange};
use patience::library::{self, Shipped};
use patience::machine::{Machine, Status};
use patience::pipeline::build;
use patience::play::{Session, Start};
use patience::rules::check::Request;
use patience::solve::{Limits, Prunings, Solver, Verdict};
use std::fmt::Write as _;
use std::sync::Arc;
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

/// Verdicts that another solver found.
const MEASURED: &str = include_str!("../tests/it/solve/verdicts.txt");

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

/// What is asked for.
#[derive(Default)]
struct Asked {
    whole: bool,
    list: bool,
    verdicts: bool,
    visits: Option<u64>,
    memory: Option<usize>,
    prunings: Prunings,
    names: Vec<String>,
}

impl Asked {
    fn read() -> Self {
        let mut asked = Self::default();
        let mut given = std::env::args().skip(1);
        while let Some(argument) = given.next() {
            match argument.as_str() {
                "--whole" => asked.whole = true,
                "--list" => asked.list = true,
                "--verdicts" => asked.verdicts = true,
                "--visits" => asked.visits = given.next().and_then(|count| count.parse().ok()),
                "--memory" => asked.memory = given.next().and_then(|count| count.parse().ok()),
                "--without" => {
                    let name = given.next().unwrap_or_default();
                    if !asked.prunings.switch_off(&name) {
                        println!("no pruning is called {name}");
                    }
                }
                _ if argument.starts_with("--") => {}
                _ => asked.names.push(argument),
            }
        }
        asked
    }
}

/// Builds a game by its name on the command line, or as it was published under that name.
fn built(spec: &str, as_published: bool) -> Option<(String, Arc<Machine>)> {
    let mut names = spec.split('/');
    let found = names.next().and_then(library::find)?;
    let entry = found.entry;
    let mut variants: Vec<String> = names.map(str::to_owned).collect();
    let plain = |variants: Vec<String>| {
        let request = Request {
            variants,
            ..Request::plain(entry.name.clone(), entry.source.clone())
        };
        build(&request, &Shipped).ok().map(|built| built.machine)
    };
    if as_published {
        let machine = plain(Vec::new())?;
        let list = &machine.rules().variants;
        if let Some(variant) = found.variant {
            variants = vec![variant.clone()];
        } else if list.iter().any(|it| it.name == "as-published") {
            variants = vec!["as-published".to_owned()];
        }
    }
    let name = std::iter::once(entry.name.clone()).chain(variants.clone());
    Some((name.collect::<Vec<_>>().join("/"), plain(variants)?))
}

/// Solves the deals and tells what came of them; `measured` are the verdicts of others.
fn run(asked: &Asked, spec: &str, machine: &Arc<Machine>, deals: &[Deal], measured: &[char]) {
    let solver = Solver::new(machine, asked.prunings);
    let limits = Limits {
        memory: asked.memory.unwrap_or(512) * Limits::MIB,
        visits: asked.visits.unwrap_or(u64::MAX),
        ..Limits::default()
    };
    let (mut won, mut lost, mut open) = (0, 0, 0);
    let (mut visits, mut distinct, mut longest) = (0, 0, 0);
    let mut theirs = 0;
    let mut told = String::new();
    let start = now();
    for (number, deal) in deals.iter().enumerate() {
        let Ok(state) = machine.deal_number(deal) else {
            continue;
        };
        let from = now();
        let found = solver.solve(&state, &limits, &mut |_| now() >= from + MOST);
        let taken = now().saturating_sub(from);
        let said = match &found.verdict {
            Verdict::Won(moves) => {
                won += 1;
                longest = longest.max(moves.len());
                let begun = Start::Position(String::new());
                let mut session = Session::new(Arc::clone(machine), begun, state.clone());
                let played = moves.iter().all(|mv| session.make(*mv).is_ok());
                if !played || session.status() != Status::Won {
                    println!("{spec} {deal}: the moves do not win");
                }
                'W'
            }
            Verdict::Lost => {
                lost += 1;
                'L'
            }
            Verdict::Open => {
                open += 1;
                '?'
            }
        };
        let wanted = measured.get(number).copied().unwrap_or('.');
        theirs += usize::from(wanted == '?');
        if said != wanted && wanted != '.' {
            let _ = write!(told, " {number}:{wanted}{said}");
            if said != '?' && wanted != '?' {
                println!("{spec} {deal}: {said}, and {wanted} was measured");
            }
        }
        if asked.list {
            println!(
                "{deal} {} {:.3} s, {} visits, {} distinct",
                found.verdict.word(),
                taken.as_secs_f64(),
                found.visits,
                found.distinct
            );
        }
        visits += found.visits;
        distinct += found.distinct;
    }
    let taken = now().saturating_sub(start).as_secs_f64();
    let a_second = f64::from(u32::try_from(visits / 1000).unwrap_or(u32::MAX)) / taken / 1000.0;
    let first = deals.first().map(ToString::to_string).unwrap_or_default();
    print!(
        "{spec:32} {first:13} {:5} {won:5} {lost:5} {open:4} {taken:8.2} {visits:11} {distinct:10} {a_second:6.2}",
        deals.len()
    );
    if asked.verdicts {
        print!(" open there {theirs}; differ{told}");
    }
    println!();
}

fn main() {
    let asked = Asked::read();
    let began = Instant::now();
    println!(
        "{:32} {:13} {:>5} {:>5} {:>5} {:>4} {:>8} {:>11} {:>10} {:>6}",
        "game", "from", "deals", "won", "lost", "open", "CPU s", "visits", "distinct", "M/s"
    );
    if asked.verdicts {
        for line in MEASURED.lines().filter(|line| !line.starts_with('#')) {
            let Some((name, verdicts)) = line.split_once(' ') else {
                continue;
            };
            if !asked.names.is_empty() && !asked.names.iter().any(|asked| asked == name) {
                continue;
            }
            let measured: Vec<char> = verdicts.chars().filter(|c| !c.is_whitespace()).collect();
            let deals: Vec<Deal> = (0..50).map(Deal::Solvitaire).collect();
            if let Some((spec, machine)) = built(name, true) {
                run(&asked, &spec, &machine, &deals, &measured);
            }
        }
        return;
    }
    let runs: Vec<(&str, &str, usize)> = match asked.names.as_slice() {
        [spec, deals, ..] => vec![(spec, deals, usize::MAX)],
        _ => RUNS.to_vec(),
    };
    for (spec, deals, part) in runs {
        let part = if asked.whole { usize::MAX } else { part };
        if let (Some((spec, machine)), Ok(range)) = (built(spec, false), deals.parse::<DealRange>())
        {
            let deals: Vec<Deal> = range.take(part).collect();
            run(&asked, &spec, &machine, &deals, &[]);
        }
    }
    println!("{:.0} s in all", began.elapsed().as_secs_f64());
}

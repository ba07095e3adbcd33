//! How fast the machine plays: random playouts, and what each part of a move takes.
//!
//! A seeded player chooses evenly among all legal moves, at every step, until none is left, the
//! game is won, or [`MOST_MOVES`] have been made. Each game is measured on the same deals. The
//! marks: 110 ns a move for Klondike as published, 80 ns for `FreeCell`. Measured in CPU time where
//! the system tells it, as machines are shared; never a timed test.
//!
//! `cargo bench --bench play -- klondike freecell` measures these games alone.

#![expect(clippy::print_stdout, reason = "a bench says what it has measured")]
#![expect(
    clippy::float_arithmetic,
    reason = "averages and rates are for people to read"
)]

use patience::cards::Deal;
use patience::library::{self, Shipped};
use patience::machine::{Journal, Machine, Move, State, Status};
use patience::pipeline::build;
use patience::rules::check::Request;
use std::fs;
use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Games and variants, as on the command line.
const GAMES: [&str; 15] = [
    "klondike/as-published",
    "klondike",
    "klondike-hand",
    "freecell",
    "bakers-game",
    "canfield",
    "golf",
    "black-hole",
    "spider",
    "yukon",
    "forty-thieves",
    "pyramid",
    "accordion",
    "ace-row",
    "display",
];

/// After so many moves a playout is given up.
const MOST_MOVES: usize = 300;
/// So many deals are played in one round; rounds go on for [`LEAST_TIME`].
const DEALS: u64 = 64;
/// The least CPU time over which one figure is taken.
const LEAST_TIME: Duration = Duration::from_millis(250);

/// The CPU time of this thread, to the last tick; the clock's where the system does not tell.
fn cpu_time() -> Duration {
    thread_local! {
        static START: Instant = Instant::now();
    }
    fs::read_to_string("/proc/thread-self/schedstat")
        .ok()
        .and_then(|line| line.split(' ').next()?.parse().ok())
        .map_or_else(|| START.with(Instant::elapsed), Duration::from_nanos)
}

/// Repeats a round until enough time has gone by; gives nanoseconds for one.
fn measure(mut round: impl FnMut()) -> f64 {
    round();
    let start = cpu_time();
    let mut rounds = 0_u32;
    loop {
        round();
        rounds += 1;
        let spent = cpu_time().saturating_sub(start);
        if spent >= LEAST_TIME {
            return spent.as_secs_f64() * 1e9 / f64::from(rounds);
        }
    }
}

/// The player's choices.
struct Choices(u64);

impl Choices {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let bound = u64::try_from(bound).unwrap_or(0);
        usize::try_from(((self.0 >> 32) * bound) >> 32).unwrap_or(0)
    }
}

/// A deal and the line that the player plays from it.
struct Line {
    dealt: State,
    moves: Vec<Move>,
}

/// What one player needs, so that playing allocates nothing.
struct Table<'a> {
    machine: &'a Machine,
    state: State,
    journal: Journal,
    legal: Vec<Move>,
}

impl Table<'_> {
    /// Plays at random; gives the number of moves.
    fn playout(&mut self, dealt: &State, seed: u64, mut each: impl FnMut(&Move)) -> usize {
        self.state.clone_from(dealt);
        self.journal.clear();
        let mut choices = Choices(seed);
        for made in 0..MOST_MOVES {
            self.machine.moves(&self.state, &mut self.legal);
            let Some(chosen) = self.legal.get(choices.below(self.legal.len())) else {
                return made;
            };
            each(chosen);
            let played = self
                .machine
                .play(&mut self.state, chosen, &mut self.journal);
            if played.is_err() {
                return made;
            }
        }
        MOST_MOVES
    }

    /// Plays a line again, with something done before each move.
    fn replay(&mut self, line: &Line, mut each: impl FnMut(&Machine, &State, &mut Vec<Move>)) {
        self.state.clone_from(&line.dealt);
        self.journal.clear();
        for mv in &line.moves {
            each(self.machine, &self.state, &mut self.legal);
            let played = self.machine.play(&mut self.state, mv, &mut self.journal);
            black_box(&played);
        }
    }
}

fn machine(name: &str) -> Option<Arc<Machine>> {
    let mut parts = name.split('/');
    let entry = library::find(parts.next()?)?.entry;
    let request = Request {
        variants: parts.map(str::to_owned).collect(),
        ..Request::plain(entry.name.clone(), entry.source.clone())
    };
    Some(build(&request, &Shipped).ok()?.machine)
}

fn report(name: &str, machine: &Machine) -> Option<()> {
    let mut lines = Vec::new();
    let dealt = machine.deal_number(&Deal::Ours(1)).ok()?;
    let mut table = Table {
        machine,
        state: dealt,
        journal: Journal::new(),
        legal: Vec::new(),
    };
    let (mut wins, mut choices) = (0, 0);
    for deal in 1..=DEALS {
        let dealt = machine.deal_number(&Deal::Ours(deal)).ok()?;
        let mut moves = Vec::new();
        table.playout(&dealt, deal, |mv| moves.push(*mv));
        wins += usize::from(machine.is_won(&table.state));
        let line = Line { dealt, moves };
        table.replay(&line, |machine, state, legal| {
            machine.moves(state, legal);
            choices += legal.len();
        });
        lines.push(line);
    }
    let made: usize = lines.iter().map(|line| line.moves.len()).sum();
    let made = f64::from(u32::try_from(made).ok()?);
    let whole = measure(|| {
        for (seed, line) in (1..).zip(&lines) {
            black_box(table.playout(&line.dealt, seed, |_| {}));
        }
    });
    let mut each = |what: &dyn Fn(&Machine, &State, &mut Vec<Move>)| {
        measure(|| {
            for line in &lines {
                table.replay(line, what);
            }
        })
    };
    let play = each(&|_, _, _| {});
    let generate = each(&|machine, state, legal| machine.moves(state, legal)) - play;
    let status = each(&|machine, state, _| {
        black_box(machine.status(state) == Status::Playing);
    }) - play;
    let journal_start = Journal::new().mark();
    let undo = measure(|| {
        for line in &lines {
            table.replay(line, |_, _, _| {});
            let start = journal_start;
            machine.undo(&mut table.state, &mut table.journal, start);
        }
    }) - play;
    println!(
        "{name:<24} {:>7.1} {:>9.0} {:>6.1} {:>6.1} {wins:>5} {:>9.1} {:>7.1} {:>7.1} {:>8.1}",
        whole / made,
        1e9 * f64::from(u32::try_from(DEALS).ok()?) / whole,
        made / f64::from(u32::try_from(DEALS).ok()?),
        f64::from(u32::try_from(choices).ok()?) / made,
        generate / made,
        play / made,
        undo / made,
        status / made,
    );
    Some(())
}

fn main() {
    let wanted: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'))
        .collect();
    println!(
        "a random player, {DEALS} deals, at most {MOST_MOVES} moves each; times in ns of CPU a move\n\
         {:<24} {:>7} {:>9} {:>6} {:>6} {:>5} {:>9} {:>7} {:>7} {:>8}",
        "game",
        "ns/move",
        "playouts/s",
        "length",
        "choice",
        "wins",
        "generate",
        "play",
        "undo",
        "status"
    );
    for name in GAMES {
        if !wanted.is_empty() && !wanted.iter().any(|word| word == name) {
            continue;
        }
        let measured = machine(name).and_then(|machine| report(name, &machine));
        if measured.is_none() {
            println!("{name:<24} could not be measured");
        }
    }
}

//! Every game of the library with each of its variants, built once.

use patience::cards::Deal;
use patience::language::Sources;
use patience::library::{self, Shipped};
use patience::machine::{Machine, State};
use patience::pipeline::{Built, build};
use patience::play::{Session, Start};
use patience::rules::check::Request;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

/// A game, or a variant of one.
#[derive(Debug, Clone)]
pub struct Game {
    /// As on the command line: `klondike/draw-three`.
    pub spec: String,
    /// The file's text.
    pub text: Arc<str>,
    /// The texts that it came from.
    pub sources: Sources,
    /// The compiled game.
    pub machine: Arc<Machine>,
}

/// Builds a game by its name on the command line.
pub fn game(spec: &str) -> Game {
    let mut parts = spec.split('/');
    let entry = library::find(parts.next().unwrap())
        .unwrap_or_else(|| panic!("no game {spec}"))
        .entry;
    let request = Request {
        variants: parts.map(str::to_owned).collect(),
        ..Request::plain(entry.name.clone(), entry.source.clone())
    };
    let Built {
        machine, sources, ..
    } = build(&request, &Shipped).unwrap_or_else(|error| panic!("{spec}: {error}"));
    Game {
        spec: spec.to_owned(),
        text: Arc::clone(&entry.source.text),
        sources,
        machine,
    }
}

/// A game by a name under which its figures are published: in its variant `as-published` where it
/// has one.
pub fn as_published(name: &str) -> Game {
    let found = library::find(name).unwrap_or_else(|| panic!("no game {name}"));
    let plain = game(&found.entry.name);
    let variants = &plain.machine.rules().variants;
    match found.variant {
        Some(variant) => game(&format!("{}/{variant}", found.entry.name)),
        None if variants.iter().any(|it| it.name == "as-published") => {
            game(&format!("{}/as-published", found.entry.name))
        }
        None => plain,
    }
}

/// Every game of the library and every variant.
pub fn all() -> &'static [Game] {
    static ALL: OnceLock<Vec<Game>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut list = Vec::new();
        for entry in library::entries().values() {
            let base = game(&entry.name);
            let variants = base.machine.rules().variants.clone();
            list.push(base);
            list.extend(
                variants
                    .iter()
                    .map(|variant| game(&format!("{}/{}", entry.name, variant.name))),
            );
        }
        list
    })
}

/// Does the same with every game and variant, on all cores; what comes of each, in their order.
pub fn each<T: Send>(what: impl Fn(&'static Game) -> T + Sync) -> Vec<T> {
    let (games, next) = (all(), AtomicUsize::new(0));
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let mut done: Vec<(usize, T)> = std::thread::scope(|scope| {
        let work = || {
            let mut part = Vec::new();
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(game) = games.get(at) else {
                    return part;
                };
                part.push((at, what(game)));
            }
        };
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        threads
            .into_iter()
            .flat_map(|thread| {
                thread
                    .join()
                    .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            })
            .collect()
    });
    done.sort_unstable_by_key(|&(at, _)| at);
    done.into_iter().map(|(_, found)| found).collect()
}

/// Begins a game at one of our deals.
pub fn begin(game: &Game, number: u64) -> Session {
    let deal = Deal::Ours(number);
    Session::new(
        Arc::clone(&game.machine),
        Start::Deal(deal),
        dealt(game, deal),
    )
}

/// The table after a deal.
pub fn dealt(game: &Game, deal: Deal) -> State {
    game.machine
        .deal_number(&deal)
        .unwrap_or_else(|fault| panic!("{} deal {deal}: {fault}", game.spec))
}

/// Makes a move in words.
pub fn play(session: &mut Session, words: &str) -> Result<(), String> {
    let parsed = patience::language::parse_move(words).map_err(|error| error.message)?;
    session
        .play(&parsed)
        .map(|_| ())
        .map_err(|refusal| format!("{refusal:?}"))
}

/// A seeded chooser for random play: `SplitMix64`.
#[derive(Debug, Clone)]
pub struct Dice(u64);

impl Dice {
    /// Begins with a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `sides`.
    pub fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % u64::try_from(sides).unwrap()).unwrap()
    }
}

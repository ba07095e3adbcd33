//! From a name on the command line to a game that can be played, and to a position of it.

use super::Misuse;
use super::args::{GameArgs, StartArgs};
use super::output;
use crate::cards::{Deal, DealNumberError, parse_pack};
use crate::language::syntax::MoveWords;
use crate::language::{Severity, Source, Sources, parse_move, parse_position};
use crate::library;
use crate::machine::{Machine, Move, State};
use crate::pipeline::{self, BuildError, Built};
use crate::play::position::{self, Unnamed};
use crate::play::quote::quote;
use crate::play::save::read_bounded;
use crate::play::{Refusal, Session, Start, reason};
use crate::rules::Rules;
use crate::rules::check::{Parent, Parents, Request, split_name};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The largest rule file that is read, in bytes.
pub const LARGEST_FILE: u64 = 512 << 10;
/// The largest file of cards, positions or moves that is read, in bytes.
const LARGEST_INPUT: u64 = 4 << 20;
/// The longest words of a move, in characters: removing the most cards at once, each by its pile,
/// takes fewer.
const LONGEST_MOVE: usize = 1000;

/// A rule file's text, and what was asked of it on the command line.
#[derive(Debug, Clone)]
pub struct Named {
    /// The game's name: a library name, or the file's name without its ending.
    pub name: String,
    /// The text.
    pub source: Source,
    /// The variants named after slashes.
    pub variants: Vec<String>,
}

impl Named {
    /// What is asked of the checker.
    #[must_use]
    pub fn request(&self, settings: Vec<(String, i64)>) -> Request {
        Request {
            name: self.name.clone(),
            source: self.source.clone(),
            variants: self.variants.clone(),
            settings,
        }
    }
}

/// A game ready to be played.
#[derive(Debug, Clone)]
pub struct Loaded {
    /// As a command line names it: the library name or the path, variants after slashes.
    pub spec: String,
    /// The compiled game.
    pub machine: Arc<Machine>,
    /// The texts that it came from.
    pub sources: Sources,
    /// The parameters that were set.
    pub set: Vec<(String, i64)>,
}

/// Finds the text of a game: `klondike`, `freecell/two-cells`, `my.patience/by-suit`.
///
/// # Errors
/// That there is no such game or file, or that the file cannot be read.
pub fn find(spec: &str) -> Result<Named, Misuse> {
    let (game, variants) = split_name(spec);
    if is_path(game) {
        let text = read_bounded(Path::new(game), LARGEST_FILE)?;
        let name = Path::new(game).file_stem().map_or_else(
            || game.to_owned(),
            |stem| stem.to_string_lossy().into_owned(),
        );
        return Ok(Named {
            name,
            source: Source {
                name: game.into(),
                text: text.into(),
            },
            variants,
        });
    }
    let Some(found) = library::find(game) else {
        return Err(Misuse::from(not_found(spec, game)));
    };
    Ok(Named {
        name: found.entry.name.clone(),
        source: found.entry.source.clone(),
        variants: found.variant.into_iter().chain(variants).collect(),
    })
}

/// What to say of a name that leads to no game.
fn not_found(spec: &str, game: &str) -> String {
    const HOW: &str = "`patience list` shows the library, and a rule file is named by its path, ending in .patience";
    let shown = quote(spec.trim());
    if shown.is_empty() {
        return format!("the name of a game is missing; {HOW}");
    }
    // What no file's name can hold is no path, and no file is there.
    if let Ok(data) = std::fs::metadata(spec) {
        return if data.is_dir() {
            format!("{shown} is a folder; name a rule file in it, whose path ends in .patience")
        } else {
            format!("{shown} is no rule file: the path of one ends in .patience")
        };
    }
    match library::near(game).as_slice() {
        near if near.is_empty() || game.is_empty() => {
            format!("there is no game called {shown}; {HOW}")
        }
        near => format!(
            "there is no game called {}; did you mean {}?",
            quote(game),
            near.join(" or ")
        ),
    }
}

/// Whether a game is named by its file's path rather than by its name in the library.
fn is_path(game: &str) -> bool {
    game.ends_with(".patience")
}

/// Finds parents: in the library, or beside the file that names them.
#[derive(Debug, Clone, Copy)]
pub struct FileParents;

impl Parents for FileParents {
    fn find(&self, name: &str, child: &Source) -> Option<Parent> {
        if is_path(name) {
            let folder = Path::new(&*child.name)
                .parent()
                .unwrap_or_else(|| Path::new(""));
            let path: PathBuf = folder.join(name);
            let text = read_bounded(&path, LARGEST_FILE).ok()?;
            let source = Source {
                name: path.to_string_lossy().into(),
                text: text.into(),
            };
            return Some(source.into());
        }
        library::find(name).map(Parent::from)
    }

    fn near(&self, name: &str) -> Option<String> {
        library::near(name).first().map(|name| (*name).to_owned())
    }
}

/// `NAME=N`, as often as given.
///
/// # Errors
/// That one is not of that form.
pub fn settings(set: &[String]) -> Result<Vec<(String, i64)>, Misuse> {
    set.iter()
        .map(|text| {
            text.split_once('=')
                .and_then(|(name, value)| {
                    Some((name.trim().to_owned(), value.trim().parse().ok()?))
                })
                .ok_or_else(|| {
                    Misuse::from(format!(
                        "--set {}: write a name and a whole number, as in --set cells=3",
                        quote(text)
                    ))
                })
        })
        .collect()
}

/// Checks and compiles a game. Warnings are left to `check`.
///
/// # Errors
/// That there is none, or that its file has errors: the whole report of them.
pub fn load(game: &GameArgs) -> Result<Loaded, Misuse> {
    load_named(&game.game, settings(&game.set)?)
}

/// The same by the parts of the arguments.
///
/// # Errors
/// As [`load`].
pub fn load_named(spec: &str, set: Vec<(String, i64)>) -> Result<Loaded, Misuse> {
    let named = find(spec)?;
    let built = build(&named, set.clone())?;
    let base = if is_path(split_name(spec).0) {
        named.source.name.to_string()
    } else {
        named.name
    };
    let variants = built.machine.rules().variant.iter().cloned();
    Ok(Loaded {
        spec: std::iter::once(base)
            .chain(variants)
            .collect::<Vec<_>>()
            .join("/"),
        machine: built.machine,
        sources: built.sources,
        set,
    })
}

/// Checks and compiles a game whose text was found.
///
/// # Errors
/// As [`load`]; of a file with errors the whole report.
pub fn build(named: &Named, set: Vec<(String, i64)>) -> Result<Built, Misuse> {
    pipeline::build(&named.request(set), &FileParents).map_err(|error| match error {
        BuildError::File {
            sources,
            diagnostics,
        } => {
            let errors: Vec<_> = diagnostics
                .into_iter()
                .filter(|found| found.severity == Severity::Error)
                .collect();
            Misuse::Report(output::report(&sources, &errors))
        }
        BuildError::Use(error) => Misuse::from(error.to_string()),
    })
}

/// A fresh number for a deal: a million of them, so that it can be told to a friend.
#[must_use]
pub fn fresh_deal() -> Deal {
    use std::hash::{BuildHasher as _, RandomState};
    Deal::Ours(RandomState::new().hash_one(std::process::id()) % 1_000_000 + 1)
}

/// Reads `17`, `ms:1` …
///
/// # Errors
/// That it is no deal's number.
pub fn deal_number(text: &str) -> Result<Deal, Misuse> {
    const HOW: &str = "one deal is wanted here, as in 17 or ms:17";
    text.parse().map_err(|error| {
        Misuse::from(match error {
            // A range is told of where one can be used.
            DealNumberError::NotANumber(_) if text.contains("..") => {
                format!("{} is a range; {HOW}", quote(text))
            }
            DealNumberError::NotANumber(_) => {
                format!("{} is not a deal number; {HOW}", quote(text))
            }
            other => other.to_string(),
        })
    })
}

/// Begins a game at a deal.
///
/// # Errors
/// That the number's way of dealing is not known for this game, or that the deal fails.
pub fn deal(machine: &Arc<Machine>, deal: Deal) -> Result<Session, Misuse> {
    let state = machine
        .deal_number(&deal)
        .map_err(|fault| Misuse::from(fault.to_string()))?;
    Ok(Session::new(Arc::clone(machine), Start::Deal(deal), state))
}

/// Begins a game with cards in that order.
///
/// # Errors
/// That they are not the pack, or that the deal fails.
pub fn from_cards(machine: &Arc<Machine>, text: &str, shown: &str) -> Result<Session, Misuse> {
    let cards = parse_pack(text, &machine.rules().pack)
        .map_err(|error| Misuse::from(format!("{shown}: {error}")))?;
    let state = machine
        .deal(&cards, 0)
        .map_err(|fault| Misuse::from(fault.to_string()))?;
    Ok(Session::new(
        Arc::clone(machine),
        Start::Cards(cards),
        state,
    ))
}

/// Begins a game at a position in words.
///
/// # Errors
/// Everything that is wrong with the position.
pub fn from_position(machine: &Arc<Machine>, text: &str, shown: &str) -> Result<Session, Misuse> {
    let source = Source {
        name: shown.into(),
        text: text.into(),
    };
    let (words, diagnostics) = parse_position(text);
    if !diagnostics.is_empty() {
        let mut sources = Sources::default();
        sources.add(source);
        return Err(Misuse::Report(output::report(&sources, &diagnostics)));
    }
    let state: State = position::read(machine, &words, Unnamed::Refused).map_err(|errors| {
        let lines: Vec<String> = errors
            .into_iter()
            .map(|error| match error.span {
                Some(span) => {
                    let (line, column) = source.line_column(span.range().start);
                    format!("{shown}:{line}:{column}: {}", error.message)
                }
                None => format!("{shown}: {}", error.message),
            })
            .collect();
        Misuse::from(lines.join("\n"))
    })?;
    Ok(Session::new(
        Arc::clone(machine),
        Start::Position(text.to_owned()),
        state,
    ))
}

/// Reads a file, or standard input for `-`.
///
/// # Errors
/// That it cannot be read or is too large.
pub fn read_input(path: &Path) -> Result<String, Misuse> {
    if path != Path::new("-") {
        return Ok(read_bounded(path, LARGEST_INPUT)?);
    }
    let mut bytes = Vec::new();
    std::io::stdin()
        .take(LARGEST_INPUT + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| format!("standard input cannot be read: {error}"))?;
    if u64::try_from(bytes.len()).unwrap_or(u64::MAX) > LARGEST_INPUT {
        return Err(Misuse::from("standard input is too large".to_owned()));
    }
    String::from_utf8(bytes)
        .map_err(|_| Misuse::from("standard input is not UTF-8 text".to_owned()))
}

/// What came of asking for a position.
#[derive(Debug)]
pub enum Position {
    /// There it is.
    There(Box<Session>),
    /// A move of `--moves` was refused: the reason.
    Refused(String),
}

/// Goes to the position that the arguments name: deal, cards or position, then moves. Without any
/// of them, to a fresh deal.
///
/// # Errors
/// Wrong use and unreadable input; a refused move is [`Position::Refused`].
pub fn position(loaded: &Loaded, arguments: &StartArgs) -> Result<Position, Misuse> {
    let session = if let Some(path) = &arguments.cards {
        from_cards(&loaded.machine, &read_input(path)?, &path.to_string_lossy())?
    } else if let Some(path) = &arguments.position {
        from_position(&loaded.machine, &read_input(path)?, &path.to_string_lossy())?
    } else {
        let number = match &arguments.deal {
            Some(text) => deal_number(text)?,
            None => fresh_deal(),
        };
        deal(&loaded.machine, number)?
    };
    after_moves(session, loaded, arguments)
}

/// Makes the moves of `--moves`, if it is given.
///
/// # Errors
/// That they cannot be read; a refused move is [`Position::Refused`].
pub fn after_moves(
    mut session: Session,
    loaded: &Loaded,
    arguments: &StartArgs,
) -> Result<Position, Misuse> {
    if let Some(path) = &arguments.moves {
        let text = read_input(path)?;
        let shown = path.to_string_lossy();
        for (number, line) in (1..).zip(text.lines()) {
            let words = line.split('#').next().unwrap_or("").trim();
            if words.is_empty() {
                continue;
            }
            if let Err(reason) = play_words(&mut session, words, &loaded.sources) {
                sound(loaded)?;
                return Ok(Position::Refused(format!(
                    "{shown}:{number}: {}: {reason}",
                    quote(words)
                )));
            }
        }
    }
    Ok(Position::There(Box::new(session)))
}

/// Understands the words of a move. Cards alone are taken off, or change places, in games in which
/// cards are.
///
/// # Errors
/// That they are no move of any game.
pub fn parsed_move(words: &str, rules: &Rules) -> Result<MoveWords, String> {
    if words.chars().count() > LONGEST_MOVE {
        return Err(format!("no move has more than {LONGEST_MOVE} characters"));
    }
    parse_move(words).or_else(|diagnostic| {
        let verb = match (rules.removals.is_empty(), rules.swaps.is_empty()) {
            (false, _) => Some("remove"),
            (true, false) => Some("swap"),
            (true, true) => None,
        };
        verb.and_then(|verb| parse_move(&format!("{verb} {words}")).ok())
            .filter(|parsed| match parsed {
                MoveWords::Remove(cards) | MoveWords::Swap(cards) => {
                    cards.iter().all(|taken| taken.node.card.is_some())
                }
                _ => false,
            })
            .ok_or_else(|| output::plain(&diagnostic))
    })
}

/// Whether the scripts of the file have done their part so far; else what was listed, judged or
/// counted may be wrong.
///
/// # Errors
/// What the first script that stopped says, with its place.
pub fn sound(loaded: &Loaded) -> Result<(), Misuse> {
    match loaded.machine.take_script_fault() {
        Some(fault) => Err(Misuse::from(reason::fault(&loaded.sources, &fault))),
        None => Ok(()),
    }
}

/// Makes a move in words.
///
/// # Errors
/// The reason of a refusal, or that the words are no move of any game.
pub fn play_words(session: &mut Session, words: &str, sources: &Sources) -> Result<(), String> {
    let parsed = parsed_move(words, session.machine().rules())?;
    match session.play(&parsed) {
        Ok(_) => Ok(()),
        Err(refusal) => Err(refused(session, sources, &refusal)),
    }
}

/// A refusal in words.
#[must_use]
pub fn refused(session: &Session, sources: &Sources, refusal: &Refusal) -> String {
    let reason = reason::one_line(session.machine(), sources, refusal);
    let turns = matches!(refusal, Refusal::Illegal { mv: Move::Turn, .. });
    if turns && session.legal().contains(&Move::Redeal) {
        return format!("{reason}; a redeal can be made: redeal");
    }
    reason
}

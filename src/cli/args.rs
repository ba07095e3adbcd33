//! The arguments of every command.

use crate::survey::Player;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;
use std::time::Duration;

/// Plays, checks and explains patiences that are written as rule files.
#[derive(Debug, Parser)]
#[command(name = "patience", version, about, max_term_width = 100)]
pub struct Arguments {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// The library: games with their family, packs and variants
    #[command(after_help = "Example: patience list forty")]
    List(ListArgs),
    /// Every error and warning of rule files
    #[command(after_help = "Example: patience check my.patience")]
    Check(FilesArgs),
    /// Runs the examples that stand in rule files, variants' too
    #[command(after_help = "Example: patience test my.patience klondike")]
    Test(FilesArgs),
    /// Formats rule files; comments are kept
    #[command(after_help = "Example: patience fmt my.patience")]
    Fmt(FmtArgs),
    /// The rules of a game in words, what an error code means, or a word of the rule language
    #[command(
        after_help = "Example: patience explain klondike-hand\n         patience explain E0101\n         \
                      patience explain build\n         patience explain round the corner\n         \
                      patience explain words"
    )]
    Explain(ExplainArgs),
    /// The rules in which two games differ, in words
    #[command(after_help = "Example: patience diff klondike klondike/draw-three")]
    Diff(DiffArgs),
    /// Writes a rule file to start from
    #[command(after_help = "Example: patience new my-game --like klondike")]
    New(NewArgs),
    /// The table after the deal, or of a position
    #[command(after_help = "Example: patience show ace-row --deal 7")]
    Show(ShowArgs),
    /// The legal moves of a position
    #[command(after_help = "Example: patience moves freecell --deal ms:1")]
    Moves(MovesArgs),
    /// Why a move is legal or not: the rules that decide, with their lines
    #[command(after_help = "Example: patience why klondike --deal 7 \"7H to tableau 2\"")]
    Why(WhyArgs),
    /// Plays a game
    #[command(after_help = "Example: patience play klondike-hand --deal 42")]
    Play(PlayArgs),
    /// Whether a deal can be won, and how; face-down cards and the stock are seen
    #[command(
        after_help = "Example: patience solve freecell --deal ms:1\n         patience solve klondike/as-published --deal solvitaire:0..49 --time 5 --json\n\nThe exit status is 0 if every deal is won, 1 if one is lost or open."
    )]
    Solve(SolveArgs),
    /// Plays many deals: win rate, lengths, choices, why it got stuck, which rules were used
    #[command(after_help = SURVEY_HELP)]
    Survey(SurveyArgs),
    /// Runs a saved game or transcript to its end and says where it stands
    #[command(after_help = "Example: patience replay my-game.toml")]
    Replay(ReplayArgs),
}

/// What `survey --help` ends with.
const SURVEY_HELP: &str = "\
Examples: patience survey klondike --deals 1..1000
          patience survey clock --deals 1..100000 --json
          patience survey freecell --deals ms:1..1000 --player solver --time 5 --out freecell.csv

The random player chooses evenly among all legal moves; the greedy one makes the move that `hint` \
names, seeing what a player sees. Both give up after 1000 moves. The solver sees face-down cards and \
the order of the stock.

A row of --out holds: run, deal, verdict (won, lost, open), moves, choices (legal moves of all \
positions together), decisions (positions with more than one), out (cards that came out), score, stuck \
(reasons), hook_calls, visits (of the solver), uses (of each rule line, in the order of the texts). A \
run that was interrupted goes on where it stopped when it is called again; a file of another run is \
left as it is, and the exit status is 2.

--json has: game, variant, player, range, deals, won, lost, open, rate (won of all), interval (95 %, \
Wilson, from open counted as lost to open counted as won), seconds, processor_seconds, jobs, and, null \
where there is nothing to tell: seed, length and won_length (mean, median, least, most), choices (mean, \
decisions, without_choice), out, score (the same and best), stuck (how often each reason), rules (file, \
line, text, uses, deals), unused (those without uses), hooks (calls, seconds), visits.";

/// Which game.
#[derive(Debug, Args)]
pub struct GameArgs {
    /// A game of the library, or the path of a rule file; variants after slashes
    #[arg(value_name = "GAME")]
    pub game: String,
    /// Gives a parameter of the game another value
    #[arg(long = "set", value_name = "NAME=N")]
    pub set: Vec<String>,
}

/// Which position of it.
#[derive(Debug, Args)]
pub struct PositionArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArgs,
    /// Where it begins.
    #[command(flatten)]
    pub start: StartArgs,
}

/// Where a game begins, and what has been done in it.
#[derive(Debug, Args)]
pub struct StartArgs {
    /// The deal's number: N, ms:N, pysol:N or solvitaire:N
    #[arg(long, value_name = "D", conflicts_with_all = ["cards", "position"])]
    pub deal: Option<String>,
    /// A file with the pack card by card, first dealt first
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    pub cards: Option<PathBuf>,
    /// A file with a position in words, as `show` prints with --words
    #[arg(long, value_name = "FILE")]
    pub position: Option<PathBuf>,
    /// Moves in words, one a line, made first (- for standard input)
    #[arg(long, value_name = "FILE")]
    pub moves: Option<PathBuf>,
}

/// `patience list`.
#[derive(Debug, Args)]
pub struct ListArgs {
    /// Only games in whose names, families and notes all these words occur
    #[arg(value_name = "WORDS")]
    pub words: Vec<String>,
    /// One JSON document
    #[arg(long)]
    pub json: bool,
}

/// `patience check` and `patience test`.
#[derive(Debug, Args)]
pub struct FilesArgs {
    /// Games of the library, or paths of rule files
    #[arg(value_name = "GAME", required = true)]
    pub games: Vec<String>,
    /// One JSON document
    #[arg(long)]
    pub json: bool,
}

/// `patience fmt`.
#[derive(Debug, Args)]
pub struct FmtArgs {
    /// Rule files
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// Changes nothing; exit status 1 if a file is not formatted
    #[arg(long)]
    pub check: bool,
}

/// `patience explain`.
#[derive(Debug, Args)]
pub struct ExplainArgs {
    /// A game, the code of an error or warning, or a word of the rule language; `words` lists those
    #[arg(value_name = "GAME, CODE or WORD", required = true, num_args = 1..)]
    pub subject: Vec<String>,
    /// Takes it for a word of the language, even if a game has that name
    #[arg(long)]
    pub word: bool,
    /// The tongue: en, pt
    #[arg(long = "in", value_name = "TONGUE")]
    pub tongue: Option<String>,
    /// Gives a parameter of the game another value
    #[arg(long = "set", value_name = "NAME=N")]
    pub set: Vec<String>,
}

/// `patience diff`.
#[derive(Debug, Args)]
pub struct DiffArgs {
    /// The first game
    #[arg(value_name = "GAME")]
    pub first: String,
    /// The second
    #[arg(value_name = "GAME")]
    pub second: String,
}

/// `patience new`.
#[derive(Debug, Args)]
pub struct NewArgs {
    /// The game's name; the file is NAME.patience in this folder
    #[arg(value_name = "NAME")]
    pub name: String,
    /// A game to change
    #[arg(long, value_name = "GAME")]
    pub like: Option<String>,
}

/// `patience show`.
#[derive(Debug, Args)]
pub struct ShowArgs {
    /// The position.
    #[command(flatten)]
    pub position: PositionArgs,
    /// One JSON document
    #[arg(long, conflicts_with = "words")]
    pub json: bool,
    /// In words that --position reads
    #[arg(long)]
    pub words: bool,
}

/// `patience moves`.
#[derive(Debug, Args)]
pub struct MovesArgs {
    /// The position.
    #[command(flatten)]
    pub position: PositionArgs,
    /// One JSON document
    #[arg(long)]
    pub json: bool,
}

/// `patience why`.
#[derive(Debug, Args)]
pub struct WhyArgs {
    /// The position.
    #[command(flatten)]
    pub position: PositionArgs,
    /// The move in words, as in "7H to tableau 2"
    #[arg(value_name = "MOVE")]
    pub words: String,
    /// One JSON document
    #[arg(long)]
    pub json: bool,
}

/// `patience play`.
#[derive(Debug, Args)]
pub struct PlayArgs {
    /// A game of the library, or the path of a rule file; variants after slashes
    #[arg(value_name = "GAME", required_unless_present = "load")]
    pub game: Option<String>,
    /// Gives a parameter of the game another value
    #[arg(long = "set", value_name = "NAME=N", conflicts_with = "load")]
    pub set: Vec<String>,
    /// Where it begins.
    #[command(flatten)]
    pub start: StartArgs,
    /// Line by line, also in a terminal
    #[arg(long)]
    pub line: bool,
    /// Goes on from a saved game; GAME may be left out
    #[arg(long, value_name = "FILE", conflicts_with_all = ["deal", "cards", "position"])]
    pub load: Option<PathBuf>,
    /// Deals a number that can be won: the solver tries fresh ones until it finds one
    #[arg(long, conflicts_with_all = ["deal", "cards", "position", "load", "moves"])]
    pub winnable: bool,
    /// Writes the game there after every move
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
}

/// `patience replay`.
#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// The saved game
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// One JSON document, as `show` gives
    #[arg(long)]
    pub json: bool,
}

/// `patience solve`.
#[derive(Debug, Args)]
pub struct SolveArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArgs,
    /// Where it begins; a range of deals is solved one by one.
    #[command(flatten)]
    pub start: StartArgs,
    /// Processor time for each deal, in seconds
    #[arg(long, value_name = "S", default_value = "60", value_parser = allowance)]
    pub time: Duration,
    /// Memory, in MiB
    #[arg(long, value_name = "MB", default_value_t = 512, value_parser = memory)]
    pub memory: usize,
    /// Looks for a short solution; takes as much time again
    #[arg(long)]
    pub short: bool,
    /// Goes on behind shuffles in mid-play, with the cards that the deal's number gives them
    #[arg(long)]
    pub through_shuffles: bool,
    /// Writes the won game there, for `replay` and `play --load`
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// One JSON object for each deal, a line each
    #[arg(long)]
    pub json: bool,
}

/// `patience survey`.
#[derive(Debug, Args)]
pub struct SurveyArgs {
    /// The game.
    #[command(flatten)]
    pub game: GameArgs,
    /// The deals, both ends included: 1..1000, ms:1..100
    #[arg(long, value_name = "A..B")]
    pub deals: String,
    /// Who plays
    #[arg(long, value_name = "PLAYER", default_value = "random", value_parser = player())]
    pub player: Player,
    /// Processor time of the solver for each deal, in seconds
    #[arg(long, value_name = "S", default_value = "60", value_parser = allowance)]
    pub time: Duration,
    /// Memory of the solver for each deal that is being solved, in MiB
    #[arg(long, value_name = "MB", default_value_t = 512, value_parser = memory)]
    pub memory: usize,
    /// Another seed gives the random player other choices
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// So many deals at once; as many as there are processors if it is left out
    #[arg(long, value_name = "N", value_parser = jobs)]
    pub jobs: Option<usize>,
    /// Keeps a row for each deal there: .csv, or .jsonl
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// One JSON document
    #[arg(long)]
    pub json: bool,
}

/// The players, as clap lists them.
fn player() -> impl TypedValueParser<Value = Player> {
    PossibleValuesParser::new(Player::ALL.map(Player::word))
        .try_map(|word| Player::named(&word).ok_or("there is no such player"))
}

/// How many jobs there may be.
const MOST_JOBS: usize = 256;

/// A number of jobs.
fn jobs(text: &str) -> Result<usize, String> {
    text.parse()
        .ok()
        .filter(|jobs| (1..=MOST_JOBS).contains(jobs))
        .ok_or_else(|| format!("a number of jobs from 1 to {MOST_JOBS} is wanted, as in 2"))
}

/// Seconds, with or without a fraction.
fn allowance(text: &str) -> Result<Duration, String> {
    text.parse()
        .ok()
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .filter(|time| !time.is_zero())
        .ok_or_else(|| "a number of seconds above 0 is wanted, as in 5 or 0.5".to_owned())
}

/// MiB, at most a TiB of them.
fn memory(text: &str) -> Result<usize, String> {
    text.parse()
        .ok()
        .filter(|mib| (1..=1 << 20).contains(mib))
        .ok_or_else(|| "a number of MiB from 1 to 1048576 is wanted, as in 512".to_owned())
}

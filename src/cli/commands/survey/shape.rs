//! The shape of `survey --json`.

use super::Surveyed;
use crate::language::Sources;
use crate::play::reason::written;
use crate::rules::{Goal, Origin, Rules};
use crate::survey::{Counts, Player, Uses, interval, of_thousandths, share};
use serde::Serialize;
use std::collections::BTreeMap;

/// `survey --json`.
#[derive(Debug, Serialize)]
pub struct Survey<'a> {
    game: &'a str,
    variant: String,
    player: &'static str,
    range: String,
    deals: u64,
    won: u64,
    lost: u64,
    open: u64,
    rate: f64,
    interval: [f64; 2],
    seconds: f64,
    processor_seconds: f64,
    jobs: usize,
    seed: Option<u64>,
    length: Option<Spread>,
    won_length: Option<Spread>,
    choices: Option<Choices>,
    out: Option<Spread>,
    score: Option<Score>,
    stuck: Option<BTreeMap<&'static str, u64>>,
    rules: Vec<LineShown>,
    unused: Vec<LineShown>,
    hooks: Option<Hooks>,
    visits: Option<u64>,
}

/// How numbers are spread.
#[derive(Debug, Serialize)]
struct Spread {
    mean: f64,
    median: i64,
    least: i64,
    most: i64,
}

/// How much choice there was.
#[derive(Debug, Serialize)]
struct Choices {
    /// Legal moves of a position.
    mean: f64,
    /// Positions with more than one.
    decisions: u64,
    /// The share of moves that were the only one.
    without_choice: f64,
}

/// Scores.
#[derive(Debug, Serialize)]
struct Score {
    best: i64,
    #[serde(flatten)]
    spread: Spread,
}

/// A line of the rules, and what was done by it.
#[derive(Debug, Clone, Serialize)]
pub struct LineShown {
    /// Its file.
    pub file: String,
    /// From 1.
    pub line: u32,
    /// As written, on one line.
    pub text: String,
    /// How often it was used.
    pub uses: u64,
    /// In so many deals.
    pub deals: u64,
}

/// Calls of the file's scripts.
#[derive(Debug, Serialize)]
struct Hooks {
    calls: u64,
    /// Of the deals that were played now, by the clock.
    seconds: f64,
}

/// What a survey came to.
pub fn shape<'a>(surveyed: &'a Surveyed<'_>) -> Survey<'a> {
    let rules = surveyed.loaded.machine.rules();
    let summary = &surveyed.summary;
    let player = surveyed.arguments.player;
    let (low, high) = interval(
        summary.won,
        summary.won.saturating_add(summary.open),
        summary.deals,
    );
    let lines = lines(surveyed);
    Survey {
        game: &rules.name,
        variant: rules.variant.join("/"),
        player: player.word(),
        range: surveyed.deals.to_string(),
        deals: summary.deals,
        won: summary.won,
        lost: summary.lost,
        open: summary.open,
        rate: share(summary.won, summary.deals),
        interval: [low, high],
        seconds: surveyed.took.as_secs_f64(),
        processor_seconds: surveyed.processor.as_secs_f64(),
        jobs: surveyed.jobs,
        seed: (player == Player::Random).then_some(surveyed.arguments.seed),
        length: spread(&summary.lengths),
        won_length: spread(&summary.won_lengths),
        choices: (summary.moves > 0).then(|| Choices {
            mean: share(summary.choices, summary.moves),
            decisions: summary.decisions,
            without_choice: share(
                summary.moves.saturating_sub(summary.decisions),
                summary.moves,
            ),
        }),
        out: spread(&summary.out),
        score: spread(&summary.scores).map(|spread| Score {
            best: if rules.score.least_is_best {
                spread.least
            } else {
                spread.most
            },
            spread,
        }),
        stuck: (player != Player::Solver).then(|| {
            let reasons = summary
                .stuck()
                .map(|(reason, times)| (reason.word(), times));
            reasons
                .chain([("otherwise", summary.stuck_otherwise)])
                .collect()
        }),
        unused: lines
            .iter()
            .filter(|line| line.uses == 0)
            .cloned()
            .collect(),
        rules: lines,
        hooks: (!rules.scripts.is_empty()).then_some(Hooks {
            calls: summary.calls,
            seconds: surveyed.scripts_took.as_secs_f64(),
        }),
        visits: (player == Player::Solver).then_some(summary.visits),
    }
}

fn spread(counts: &Counts) -> Option<Spread> {
    Some(Spread {
        mean: of_thousandths(counts.mean_thousandths()?),
        median: counts.median()?,
        least: counts.least()?,
        most: counts.most()?,
    })
}

/// Every line whose use is counted, in the order of the texts.
pub fn lines(surveyed: &Surveyed<'_>) -> Vec<LineShown> {
    let rules = surveyed.loaded.machine.rules();
    let uses = surveyed.summary.uses.iter().copied();
    let uses = uses.chain(std::iter::repeat(Uses::default()));
    surveyed
        .lines
        .iter()
        .zip(uses)
        .filter_map(|(origin, uses)| {
            let line = line(&surveyed.loaded.sources, origin, uses)?;
            Some(LineShown {
                text: format!("{}{}", word_of_ending(rules, origin), line.text),
                ..line
            })
        })
        .collect()
}

/// What stands before the condition by which a game ends.
fn word_of_ending(rules: &Rules, origin: Origin) -> &'static str {
    if matches!(rules.goal, Goal::When(_, goal) if goal == origin) {
        "win when "
    } else if rules.lose.iter().any(|&(_, lose)| lose == origin) {
        "lose when "
    } else {
        ""
    }
}

fn line(sources: &Sources, origin: Origin, uses: Uses) -> Option<LineShown> {
    let Origin::Written { source, line, .. } = origin else {
        return None;
    };
    let text = written(sources, origin)?;
    Some(LineShown {
        file: sources.get(source)?.name.to_string(),
        line,
        text: text.split('{').next().unwrap_or("").trim().to_owned(),
        uses: uses.times,
        deals: uses.deals,
    })
}

//! `patience survey`: many deals, and what they add up to.

mod histogram;
mod progress;
mod report;
mod shape;

use crate::cards::{DealNumberError, DealRange};
use crate::cli::args::SurveyArgs;
use crate::cli::clock::{passed, processor_time_of_all, silent};
use crate::cli::game::{self, Loaded};
use crate::cli::{Misuse, Outcome, json, output};
use crate::play::quote::quote;
use crate::play::reason;
use crate::solve::{Limits, Watch};
use crate::survey::{Lines, OutFile, Played, Player, Run, Stopped, Summary, Survey};
use progress::Progress;
use std::num::NonZero;
use std::time::Duration;

/// What came of a survey.
struct Surveyed<'a> {
    loaded: &'a Loaded,
    arguments: &'a SurveyArgs,
    deals: DealRange,
    lines: Lines,
    summary: Summary,
    jobs: usize,
    /// So many deals stood in the file already.
    known: u64,
    scripts_took: Duration,
    /// By the clock, and of all processors.
    took: Duration,
    processor: Duration,
}

/// Plays the deals, and says what they add up to.
pub fn run(arguments: &SurveyArgs) -> Result<Outcome, Misuse> {
    let loaded = game::load(&arguments.game)?;
    let deals = range(&arguments.deals)?;
    let jobs = arguments
        .jobs
        .unwrap_or_else(|| std::thread::available_parallelism().map_or(1, NonZero::get));
    // A numbering that this game has no order of dealing for is told before a file is made.
    if let Some(first) = deals.clone().next() {
        game::deal(&loaded.machine, first)?;
        game::sound(&loaded)?;
    }
    let mut surveyed = Surveyed {
        loaded: &loaded,
        arguments,
        lines: Lines::of(loaded.machine.rules()),
        deals,
        summary: Summary::default(),
        jobs,
        known: 0,
        scripts_took: Duration::ZERO,
        took: Duration::ZERO,
        processor: Duration::ZERO,
    };
    surveyed.play()?;
    output::print_ready(&if arguments.json {
        json::document(&shape::shape(&surveyed))
    } else {
        crate::play::quote::visible(&report::text(&surveyed))
    })?;
    Ok(Outcome::Done)
}

fn range(text: &str) -> Result<DealRange, Misuse> {
    text.parse().map_err(|error| {
        Misuse::from(match error {
            DealNumberError::NotANumber(_) => format!(
                "{} is no range of deals, as in 1..1000 or ms:1..100",
                quote(text)
            ),
            other => other.to_string(),
        })
    })
}

impl Surveyed<'_> {
    fn play(&mut self) -> Result<(), Misuse> {
        let searched = self.arguments.player == Player::Solver;
        let limits = Limits {
            memory: self.arguments.memory.saturating_mul(Limits::MIB),
            ..Limits::default()
        };
        let mut left = self.deals.clone();
        let mut file = None;
        if let Some(path) = &self.arguments.out {
            let run = Run {
                fingerprint: self.loaded.machine.rules().fingerprint(),
                player: self.arguments.player,
                seed: self.arguments.seed,
                limits,
                time: self.arguments.time,
                deals: self.deals.clone(),
            };
            let summary = &mut self.summary;
            let (opened, deals) = OutFile::open(path, &run, &self.lines, &mut |played| {
                summary.add(played, searched);
            })?;
            (file, left) = (Some(opened), deals);
            self.known = self.summary.deals;
        }
        let time = self.arguments.time;
        let watch = move || -> Box<dyn Watch> { Box::new(silent(time)) };
        let survey = Survey {
            machine: &self.loaded.machine,
            player: self.arguments.player,
            seed: self.arguments.seed,
            limits,
            watch: &watch,
            clock: Some(passed),
            jobs: self.jobs,
        };
        let (began, processor) = (passed(), processor_time_of_all());
        let mut progress = Progress::new(left.remaining());
        let (summary, scripts_took) = (&mut self.summary, &mut self.scripts_took);
        let done = survey.run(left, &mut |played: Played| {
            if let Some(file) = &mut file {
                file.write(&played)?;
            }
            summary.add(&played, searched);
            *scripts_took = scripts_took.saturating_add(played.scripts_took);
            progress.one_more();
            Ok(())
        });
        progress.end();
        self.took = passed().saturating_sub(began);
        self.processor = processor_time_of_all().saturating_sub(processor);
        done.map_err(|stopped: Stopped<String>| {
            Misuse::from(match stopped {
                Stopped::Deal(deal, fault) => format!(
                    "deal {deal}: {}",
                    reason::fault(&self.loaded.sources, &fault)
                ),
                Stopped::Taker(message) => message,
                Stopped::Jobs(message) => format!("the jobs cannot be started: {message}"),
            })
        })
    }
}

//! What came of a deal, as a row of a file.

use super::{Ending, Format, Played, Player, Reasons};
use crate::cards::DealRange;
use crate::rules::Fingerprint;
use crate::solve::Limits;
use serde::{Deserialize, Serialize};
use std::fmt::{self, Write as _};
use std::str::FromStr;
use std::time::Duration;

/// Which survey a row belongs to: everything that decides what the rows say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// The rules.
    pub fingerprint: Fingerprint,
    /// Who plays.
    pub player: Player,
    /// The seed of the random player.
    pub seed: u64,
    /// What the solver may take.
    pub limits: Limits,
    /// And how long, for each deal.
    pub time: Duration,
    /// All the deals.
    pub deals: DealRange,
}

/// The version of the rows; another is another run.
const VERSION: u32 = 1;

impl fmt::Display for Run {
    /// Only letters, digits, blanks and dots, so that it stands in any format as it is.
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            to,
            "survey {VERSION} of {} by {}",
            self.fingerprint, self.player
        )?;
        match self.player {
            Player::Random => write!(to, " seed {}", self.seed)?,
            Player::Greedy => {}
            Player::Solver => write!(
                to,
                " in {} ms and {} bytes",
                self.time.as_millis(),
                self.limits.memory
            )?,
        }
        write!(to, " deals {}", self.deals)
    }
}

/// The first line of a CSV file.
pub(super) const HEADER: &str =
    "run,deal,verdict,moves,choices,decisions,out,score,stuck,hook_calls,visits,uses";

/// A row as JSON has it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    run: String,
    deal: String,
    verdict: String,
    moves: u32,
    choices: u64,
    decisions: u32,
    out: Option<u16>,
    score: Option<i32>,
    stuck: Vec<String>,
    hook_calls: u64,
    visits: u64,
    uses: Vec<u32>,
}

/// What every row of a deal begins with: by that a torn row is known.
pub(super) fn beginning(format: Format, run: &str, deal: &str) -> String {
    match format {
        Format::Csv => format!("{run},{deal},"),
        Format::JsonLines => format!("{{\"run\":\"{run}\",\"deal\":\"{deal}\","),
    }
}

/// The row of a deal, without a line end.
pub(super) fn write(format: Format, run: &str, played: &Played) -> String {
    let row = Row {
        run: run.to_owned(),
        deal: played.deal.to_string(),
        verdict: played.ending.word().to_owned(),
        moves: played.moves,
        choices: played.choices,
        decisions: played.decisions,
        out: played.out,
        score: played.score,
        stuck: played
            .stuck
            .iter()
            .map(|reason| reason.word().to_owned())
            .collect(),
        hook_calls: played.calls,
        visits: played.visits,
        uses: played.uses.clone(),
    };
    match format {
        // No map has keys that are not text, the only thing that could fail.
        Format::JsonLines => serde_json::to_string(&row).unwrap_or_default(),
        Format::Csv => row.csv(),
    }
}

/// Reads a row; none where it is not exactly as it would be written. The deal is not looked at.
pub(super) fn read(format: Format, run: &str, line: &str, of: &Played) -> Option<Played> {
    let row: Row = match format {
        Format::JsonLines => serde_json::from_str(line).ok()?,
        Format::Csv => Row::of_csv(line)?,
    };
    let played = Played {
        deal: of.deal,
        ending: Ending::named(&row.verdict)?,
        moves: row.moves,
        choices: row.choices,
        decisions: row.decisions,
        out: row.out,
        score: row.score,
        stuck: Reasons::named(row.stuck.iter().map(String::as_str))?,
        calls: row.hook_calls,
        visits: row.visits,
        uses: row.uses,
        scripts_took: Duration::ZERO,
    };
    let whole = played.uses.len() == of.uses.len() && write(format, run, &played) == line;
    whole.then_some(played)
}

impl Row {
    fn csv(&self) -> String {
        let mut line = format!(
            "{},{},{},{},{},{},",
            self.run, self.deal, self.verdict, self.moves, self.choices, self.decisions
        );
        if let Some(out) = self.out {
            let _ = write!(line, "{out}");
        }
        line.push(',');
        if let Some(score) = self.score {
            let _ = write!(line, "{score}");
        }
        let _ = write!(
            line,
            ",{},{},{},",
            self.stuck.join(" "),
            self.hook_calls,
            self.visits
        );
        let uses: Vec<String> = self.uses.iter().map(ToString::to_string).collect();
        line.push_str(&uses.join(" "));
        line
    }

    fn of_csv(line: &str) -> Option<Self> {
        let mut fields = line.split(',');
        let mut next = || fields.next();
        let row = Self {
            run: next()?.to_owned(),
            deal: next()?.to_owned(),
            verdict: next()?.to_owned(),
            moves: next()?.parse().ok()?,
            choices: next()?.parse().ok()?,
            decisions: next()?.parse().ok()?,
            out: optional(next()?).ok()?,
            score: optional(next()?).ok()?,
            stuck: next()?.split_whitespace().map(str::to_owned).collect(),
            hook_calls: next()?.parse().ok()?,
            visits: next()?.parse().ok()?,
            uses: next()?
                .split_whitespace()
                .map(|uses| uses.parse().ok())
                .collect::<Option<_>>()?,
        };
        fields.next().is_none().then_some(row)
    }
}

/// A number or nothing; the error is that it is neither.
fn optional<T: FromStr>(field: &str) -> Result<Option<T>, T::Err> {
    if field.is_empty() {
        Ok(None)
    } else {
        field.parse().map(Some)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Reason;
    use super::*;
    use crate::cards::Deal;

    fn played() -> Played {
        let mut played = Played::new(Deal::Microsoft(7), 3);
        played.ending = Ending::Lost;
        played.moves = 12;
        played.choices = 40;
        played.decisions = 9;
        played.out = Some(4);
        played.stuck.add(Reason::StockOut);
        played.stuck.add(Reason::NoSpace);
        played.uses = vec![5, 0, 7];
        played
    }

    #[test]
    fn rows_are_as_documented() {
        assert_eq!(
            write(Format::Csv, "a run", &played()),
            "a run,ms:7,lost,12,40,9,4,,stock-out no-space,0,0,5 0 7"
        );
        assert_eq!(
            write(Format::JsonLines, "a run", &played()),
            "{\"run\":\"a run\",\"deal\":\"ms:7\",\"verdict\":\"lost\",\"moves\":12,\"choices\":40,\
             \"decisions\":9,\"out\":4,\"score\":null,\"stuck\":[\"stock-out\",\"no-space\"],\
             \"hook_calls\":0,\"visits\":0,\"uses\":[5,0,7]}"
        );
        let fields = HEADER.split(',').count();
        assert_eq!(
            write(Format::Csv, "a run", &played()).split(',').count(),
            fields
        );
    }

    #[test]
    fn rows_are_read_back_exactly_or_not_at_all() {
        let of = Played::new(Deal::Microsoft(7), 3);
        for format in [Format::Csv, Format::JsonLines] {
            let line = write(format, "a run", &played());
            assert_eq!(read(format, "a run", &line, &of), Some(played()));
            assert!(line.starts_with(&beginning(format, "a run", "ms:7")));
            assert_eq!(read(format, "another", &line, &of), None);
            assert_eq!(read(format, "a run", &line.replace("12", "012"), &of), None);
            assert_eq!(
                read(format, "a run", &line.replace("ms:7", "ms:8"), &of),
                None
            );
            assert_eq!(
                read(format, "a run", &line.replace("lost", "lose"), &of),
                None
            );
            assert_eq!(read(format, "a run", &format!("{line} "), &of), None);
            let fewer = Played::new(Deal::Microsoft(7), 2);
            assert_eq!(read(format, "a run", &line, &fewer), None);
        }
    }

    #[test]
    fn a_run_is_told_by_all_that_decides_it() {
        let run = Run {
            fingerprint: Fingerprint(0xab),
            player: Player::Random,
            seed: 3,
            limits: Limits::default(),
            time: Duration::from_secs(5),
            deals: "ms:1..9".parse().unwrap(),
        };
        assert_eq!(
            run.to_string(),
            "survey 1 of 00000000000000ab by random seed 3 deals ms:1..9"
        );
        let solver = Run {
            player: Player::Solver,
            ..run
        };
        assert_eq!(
            solver.to_string(),
            "survey 1 of 00000000000000ab by solver in 5000 ms and 268435456 bytes deals ms:1..9"
        );
    }
}

//! What a survey came to, for people to read.

use super::Surveyed;
use super::histogram::histogram;
use super::shape::{LineShown, lines};
use crate::cli::clock::seconds;
use crate::survey::{
    Counts, MOST_MOVES, Player, Summary, goal_is_a_score, interval, percent, share,
};
use std::fmt::Write as _;

/// The whole report.
pub fn text(surveyed: &Surveyed<'_>) -> String {
    let rules = surveyed.loaded.machine.rules();
    let summary = &surveyed.summary;
    let mut text = heading(surveyed);
    let for_points = goal_is_a_score(rules) && summary.scores.met() > 0;
    if for_points {
        text.push_str(&scores(summary, rules.score.least_is_best));
    } else {
        text.push_str(&rate(summary));
    }
    let _ = writeln!(text, "won        {}", summary.won);
    let _ = writeln!(text, "lost       {}", summary.lost);
    let _ = writeln!(text, "open       {}", summary.open);
    text.push_str(&lengths(summary));
    if summary.moves > 0 {
        let forced = summary.moves.saturating_sub(summary.decisions);
        let _ = writeln!(
            text,
            "choices    {} legal moves in the mean; {} % of the moves without a choice, {}",
            ratio(summary.choices, summary.moves),
            percent(share(forced, summary.moves)),
            number(summary.decisions, "decision")
        );
    }
    if summary.out.met() > 0 {
        let _ = writeln!(text, "cards out  {}", spread(&summary.out));
    }
    if !for_points && summary.scores.met() > 0 {
        text.push_str(&scores(summary, rules.score.least_is_best));
    }
    text.push_str(&stuck(summary));
    text.push_str(&drawing(summary, for_points));
    text.push_str(&uses(&lines(surveyed), summary.moves > 0));
    text.push_str(&ending(surveyed));
    text
}

fn heading(surveyed: &Surveyed<'_>) -> String {
    let title = &surveyed.loaded.machine.rules().about.title;
    let arguments = surveyed.arguments;
    let deals = number(surveyed.summary.deals, "deal");
    let player = match arguments.player {
        Player::Random => format!(
            "random player, seed {}, at most {MOST_MOVES} moves",
            arguments.seed
        ),
        Player::Greedy => format!("greedy player, at most {MOST_MOVES} moves"),
        Player::Solver => format!(
            "solver, which sees face-down cards and the order of the stock; at most {} s and {} MiB a deal",
            seconds(arguments.time),
            arguments.memory
        ),
    };
    let known = match surveyed.known {
        0 => String::new(),
        known => format!("{known} of them were in the file already.\n"),
    };
    format!(
        "{title} · {deals}, {} · {player}\n{known}\n",
        surveyed.deals
    )
}

fn rate(summary: &Summary) -> String {
    let most = summary.won.saturating_add(summary.open);
    let (low, high) = interval(summary.won, most, summary.deals);
    let open = if summary.open == 0 {
        ""
    } else {
        "; what is open counted as lost at the low end, as won at the high"
    };
    format!(
        "win rate   {} % (95 %: {} to {} %{open})\n",
        percent(share(summary.won, summary.deals)),
        percent(low),
        percent(high)
    )
}

fn scores(summary: &Summary, least_is_best: bool) -> String {
    let scores = &summary.scores;
    let (Some(least), Some(most)) = (scores.least(), scores.most()) else {
        return String::new();
    };
    let (best, worst) = if least_is_best {
        (least, most)
    } else {
        (most, least)
    };
    format!(
        "score      best {best}, mean {}, worst {worst}\n",
        mean(scores)
    )
}

fn lengths(summary: &Summary) -> String {
    let mut text = String::new();
    if summary.lengths.met() > summary.won_lengths.met() {
        let _ = writeln!(text, "moves      {}", spread(&summary.lengths));
    }
    if summary.won_lengths.met() > 0 {
        let _ = writeln!(text, "to win     {} moves", spread(&summary.won_lengths));
    }
    text
}

/// Why deals got stuck.
fn stuck(summary: &Summary) -> String {
    let mut text = String::new();
    let otherwise = [("for another reason", summary.stuck_otherwise)];
    let reasons = summary
        .stuck()
        .map(|(reason, times)| (reason.meaning(), times))
        .chain(otherwise);
    for (meaning, times) in reasons.filter(|(_, times)| *times > 0) {
        let head = if text.is_empty() { "stuck" } else { "" };
        let _ = writeln!(text, "{head:<10} {times} times: {meaning}");
    }
    text
}

/// A histogram of what says the most: scores, cards out, lengths.
fn drawing(summary: &Summary, for_points: bool) -> String {
    let differ = |counts: &Counts| counts.least() < counts.most();
    let (what, counts) = if for_points && differ(&summary.scores) {
        ("Scores", &summary.scores)
    } else if differ(&summary.out) {
        ("Cards out at the end", &summary.out)
    } else if differ(&summary.lengths) {
        ("Moves", &summary.lengths)
    } else {
        return String::new();
    };
    format!("\n{what}, and how many deals:\n{}", histogram(counts))
}

/// How often each line of the rules was used.
fn uses(lines: &[LineShown], played: bool) -> String {
    if lines.is_empty() || !played {
        return String::new();
    }
    let mut text = "\nHow often each rule was used:\n".to_owned();
    let wide = lines.iter().map(|line| line.uses).max().unwrap_or(0);
    let wide = wide.to_string().len();
    for line in lines {
        let _ = writeln!(
            text,
            "  {:>wide$}  {} ({}, line {})",
            line.uses, line.text, line.file, line.line
        );
    }
    for line in lines.iter().filter(|line| line.uses == 0) {
        let _ = writeln!(
            text,
            "warning: {}, line {}: “{}” was used in no deal",
            line.file, line.line, line.text
        );
    }
    text
}

fn ending(surveyed: &Surveyed<'_>) -> String {
    let summary = &surveyed.summary;
    let mut text = "\n".to_owned();
    if !surveyed.loaded.machine.rules().scripts.is_empty() {
        let _ = writeln!(
            text,
            "scripts    {}, {} s",
            number(summary.calls, "call"),
            seconds(surveyed.scripts_took)
        );
    }
    if surveyed.arguments.player == Player::Solver {
        let _ = writeln!(text, "solver     {} moves tried", summary.visits);
    }
    let _ = writeln!(
        text,
        "time       {} s, {} s of processors, {}",
        seconds(surveyed.took),
        seconds(surveyed.processor),
        number(u64::try_from(surveyed.jobs).unwrap_or(u64::MAX), "job")
    );
    text
}

/// `mean 12.5, median 11, 3 to 52`.
fn spread(counts: &Counts) -> String {
    let (Some(median), Some(least), Some(most)) = (counts.median(), counts.least(), counts.most())
    else {
        return String::new();
    };
    if least == most {
        return format!("always {least}");
    }
    format!("mean {}, median {median}, {least} to {most}", mean(counts))
}

/// The mean with two places.
fn mean(counts: &Counts) -> String {
    let thousandths = counts.mean_thousandths().unwrap_or(0);
    let sign = if thousandths < 0 { "-" } else { "" };
    let hundredths = thousandths.unsigned_abs().saturating_add(5) / 10;
    format!("{sign}{}.{:02}", hundredths / 100, hundredths % 100)
}

/// A ratio with two places.
fn ratio(part: u64, whole: u64) -> String {
    let hundredths = u128::from(part) * 100 / u128::from(whole.max(1));
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

/// `1 deal`, `2 deals`.
fn number(count: u64, what: &str) -> String {
    let s = if count == 1 { "" } else { "s" };
    format!("{count} {what}{s}")
}

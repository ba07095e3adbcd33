//! How far a survey has come, where errors go to a terminal.

use std::io::{IsTerminal as _, Write as _, stderr};
use std::time::{Duration, Instant};

/// How often it is shown.
const EVERY: Duration = Duration::from_millis(250);

/// Counts deals, and shows how many there are and how long the rest will take.
pub struct Progress {
    of: u64,
    done: u64,
    began: Instant,
    /// When it was shown last; none where it is not shown.
    shown: Option<Instant>,
    wrote: bool,
}

impl Progress {
    /// Begins now; so many deals are to be played.
    pub fn new(of: u64) -> Self {
        let now = Instant::now();
        Self {
            of,
            done: 0,
            began: now,
            shown: stderr().is_terminal().then_some(now),
            wrote: false,
        }
    }

    /// One deal more is done.
    pub fn one_more(&mut self) {
        self.done += 1;
        if self.shown.is_some_and(|shown| shown.elapsed() >= EVERY) {
            self.shown = Some(Instant::now());
            self.wrote = true;
            let text = text(self.done, self.of, self.began.elapsed());
            let _ = write!(stderr().lock(), "\r\x1b[K{text}");
        }
    }

    /// Takes it off the screen.
    pub fn end(self) {
        if self.wrote {
            let _ = write!(stderr().lock(), "\r\x1b[K");
        }
    }
}

/// `120 of 1000 deals, 12 %, about 44 s left`.
fn text(done: u64, of: u64, took: Duration) -> String {
    let (many, all) = (u128::from(done), u128::from(of.max(1)));
    let millis = took
        .as_millis()
        .saturating_mul(u128::from(of.saturating_sub(done)));
    let left = millis / many.max(1) / 1000;
    let left = match left {
        0..120 => format!("{left} s"),
        120..7200 => format!("{} min", left / 60),
        _ => format!("{} h", left / 3600),
    };
    format!(
        "{done} of {of} deals, {} %, about {left} left",
        many * 100 / all
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_is_told_in_proportion() {
        let after = |seconds| Duration::from_secs(seconds);
        assert_eq!(
            text(120, 1000, after(6)),
            "120 of 1000 deals, 12 %, about 44 s left"
        );
        assert_eq!(
            text(500, 1000, Duration::from_millis(2500)),
            "500 of 1000 deals, 50 %, about 2 s left"
        );
        assert_eq!(
            text(1, 1000, after(10)),
            "1 of 1000 deals, 0 %, about 2 h left"
        );
        assert_eq!(
            text(500, 1000, after(600)),
            "500 of 1000 deals, 50 %, about 10 min left"
        );
        let most = text(1, u64::MAX, after(u64::MAX));
        assert!(most.starts_with("1 of 18446744073709551615 deals, 0 %"));
    }
}

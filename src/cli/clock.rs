//! Processor time, and what a search may take of it.

use crate::solve::Watch;
use std::io::{IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

/// The processor time that this thread has taken; where the system does not tell, time that has
/// passed since the first question.
#[must_use]
pub fn processor_time() -> Duration {
    #[cfg(unix)]
    {
        let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
        Duration::new(
            u64::try_from(now.tv_sec).unwrap_or(0),
            u32::try_from(now.tv_nsec).unwrap_or(0),
        )
    }
    #[cfg(not(unix))]
    passed()
}

/// The processor time of all threads together; where the system does not tell, time that has passed.
#[must_use]
pub fn processor_time_of_all() -> Duration {
    #[cfg(unix)]
    {
        let now = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
        Duration::new(
            u64::try_from(now.tv_sec).unwrap_or(0),
            u32::try_from(now.tv_nsec).unwrap_or(0),
        )
    }
    #[cfg(not(unix))]
    processor_time()
}

/// Time that has passed since the first question.
#[must_use]
pub fn passed() -> Duration {
    static FIRST: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    FIRST.get_or_init(Instant::now).elapsed()
}

/// A watch that ends a search when it has taken so much processor time from now on, and shows
/// nothing.
#[must_use]
pub fn silent(most: Duration) -> impl Watch {
    let began = processor_time();
    move |_: u64| processor_time().saturating_sub(began) >= most
}

/// Seconds with three places.
#[must_use]
pub fn seconds(time: Duration) -> String {
    let millis = time.as_millis();
    format!("{}.{:03}", millis / 1000, millis % 1000)
}

/// How often progress is shown.
const SHOWN_EVERY: Duration = Duration::from_millis(250);

/// The processor time that a search may take; shows its progress where errors go to a terminal.
#[derive(Debug)]
pub struct Allowance {
    began: Duration,
    most: Duration,
    of: String,
    /// When progress was shown last; none where it is not shown.
    shown: Option<Instant>,
    /// Something stands on the terminal's line.
    wrote: bool,
}

impl Allowance {
    /// Begins now. `of` is what is being solved.
    #[must_use]
    pub fn new(most: Duration, of: &str) -> Self {
        Self {
            began: processor_time(),
            most,
            of: of.to_owned(),
            shown: std::io::stderr().is_terminal().then(Instant::now),
            wrote: false,
        }
    }

    /// Takes the progress off the screen. Gives the time taken.
    pub fn end(self) -> Duration {
        if self.wrote {
            let _ = write!(std::io::stderr().lock(), "\r\x1b[K");
        }
        processor_time().saturating_sub(self.began)
    }
}

impl Watch for Allowance {
    fn is_over(&mut self, visits: u64) -> bool {
        let taken = processor_time().saturating_sub(self.began);
        if self
            .shown
            .is_some_and(|shown| shown.elapsed() >= SHOWN_EVERY)
        {
            self.shown = Some(Instant::now());
            self.wrote = true;
            let _ = write!(
                std::io::stderr().lock(),
                "\r\x1b[K{} {} moves tried, {} s",
                self.of,
                visits,
                seconds(taken)
            );
        }
        taken >= self.most
    }
}

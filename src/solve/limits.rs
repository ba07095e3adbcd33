//! How much a search may take.

/// How much a search may take, the time apart, which a [`Watch`] tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// For the table of positions and the line being searched, in bytes.
    pub memory: usize,
    /// How many moves may be applied and looked up.
    pub visits: u64,
    /// Whether a line goes on behind a shuffle, with the cards that the deal's number gives it.
    /// Otherwise it ends there, and a position that hangs on it is open.
    pub through_shuffles: bool,
}

impl Limits {
    /// A MiB in bytes.
    pub const MIB: usize = 1 << 20;
}

impl Default for Limits {
    /// 256 MiB, as many visits as there is time for, up to the first shuffle.
    fn default() -> Self {
        Self {
            memory: 256 * Self::MIB,
            visits: u64::MAX,
            through_shuffles: false,
        }
    }
}

/// Who tells a search to stop: a clock, somebody at a terminal, a flag of another thread.
pub trait Watch {
    /// Asked every few thousand visits, with how many there have been.
    fn is_over(&mut self, visits: u64) -> bool;
}

/// Never stops a search.
#[derive(Debug, Clone, Copy, Default)]
pub struct Patient;

impl Watch for Patient {
    fn is_over(&mut self, _: u64) -> bool {
        false
    }
}

impl<F: FnMut(u64) -> bool> Watch for F {
    fn is_over(&mut self, visits: u64) -> bool {
        self(visits)
    }
}

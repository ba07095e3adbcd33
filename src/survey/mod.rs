//! Statistics of many deals of a game: how often a player wins it, how long it takes, how much
//! choice there is, and why it gets stuck.
//!
//! A [`Survey`] plays deals on several jobs at once and gives what came of them in the order of the
//! deals, whatever the number of jobs; a [`Summary`] adds it up, and an [`OutFile`] keeps it deal by
//! deal, so that a run that was interrupted goes on where it stopped. Threads live here and nowhere
//! nearer to the rules. Everything is derived from the compiled rules: no game and no word of a rule
//! is named.

mod choose;
mod goal;
mod lines;
mod out_file;
mod played;
mod player;
mod reasons;
mod row;
mod run;
mod stuck;
mod summary;
mod table;
mod wilson;

pub use goal::goal_is_a_score;
pub use lines::Lines;
pub use out_file::{Format, OutFile};
pub use played::{Ending, Played};
pub use player::Player;
pub use reasons::{Reason, Reasons};
pub use row::Run;
pub use run::{Stopped, Survey};
pub use summary::{Counts, Summary, Uses};
pub use table::MOST_MOVES;
pub use wilson::{interval, of_thousandths, percent, share};

#[cfg(test)]
mod tests;

//! One command, one file.

pub mod check;
pub mod diff;
pub mod explain;
pub mod fmt;
pub mod list;
pub mod moves;
pub mod new;
pub mod play;
pub mod replay;
pub mod show;
pub mod solve;
pub mod survey;
pub mod test;
pub mod why;

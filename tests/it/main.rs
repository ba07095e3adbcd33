//! The integration tests, one binary; a module for each subject.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "all of this is test code, where a panic is the report"
)]

mod broken;
mod cli;
mod coverage;
mod definitions;
mod enumerator;
mod examples;
mod lengths;
mod mutation;
mod perft;
mod properties;
mod published;
mod readme;
mod reference;
mod scripted;
mod second_opinion;
mod shipped;
mod solve;
mod survey;

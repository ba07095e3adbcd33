//! A rules-as-data interpreter for patience (solitaire).
//!
//! A person writes a patience as a readable text file; this crate checks it, tests it, explains
//! it in words and plays it. Nothing in the Rust code knows any game.
//!
//! Text goes in at one end and comes out as play at the other, and never turns back:
//!
//! ```text
//! language  →  rules  →  machine  →  play · solve · survey · explain
//! (file)       (checked)  (compiled)  (what people use)
//! ```
//!
//! [`pipeline`] shows the order. [`cards`] and [`hooks`] stand beside that line: the first knows nothing of games, the second
//! is the only place where scripts live.

pub mod cards;
pub mod cli;
pub mod explain;
pub mod hooks;
pub mod language;
pub mod library;
pub mod machine;
pub mod pipeline;
pub mod play;
pub mod rules;
pub mod solve;
pub mod survey;
#[cfg(test)]
mod testing;

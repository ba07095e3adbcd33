//! Playing: one session type, the words of moves and positions, saves, hints, examples.

pub mod example;
pub mod hint;
pub mod position;
pub mod quote;
pub mod reason;
pub mod resolve;
pub mod save;
pub mod session;
pub mod words;

pub use session::{Refusal, Session, Start};

//! A rules-as-data interpreter for patience (solitaire).

pub mod cards;
pub mod explain;
pub mod hooks;
pub mod language;
pub mod library;
pub mod machine;
pub mod pipeline;
pub mod play;
pub mod rules;

//! What is done with piles: the layout, turns, redeals, actions, and what follows by itself.

mod cards;
mod classes;
mod compile;
mod deal;
mod distribute;
mod gather;
mod layout;
mod play;
mod set_up;
mod settle;
mod shuffle;
mod steps;
mod sunk;
mod telling;
mod turn;
mod view;
mod walk;

#[cfg(test)]
mod number_tests;
#[cfg(test)]
mod playout_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod text_tests;

pub(super) use compile::Programs;
pub use set_up::Unnamed;
pub(super) use walk::{Seen, walk};

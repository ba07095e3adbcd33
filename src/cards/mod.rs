//! Cards, packs and their written forms. Knows nothing of games.

mod card;
mod deal;
mod listing;
mod notation;
mod pack;
mod packs;
mod set;

pub use card::{Card, Colour, Rank, Suit};
pub(crate) use deal::Pcg;
pub use deal::{Deal, DealNumberError, DealRange, Numbering, OrderError, reshuffle, shuffle};
pub use listing::{ListingError, parse_pack};
pub use notation::{Letters, parse_card};
pub use pack::{Extra, Pack, RankName, SuitName};
pub use set::CardSet;
pub(crate) use set::ones;

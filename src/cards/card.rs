//! A card as a small integer, and what it is made of.

use serde::{Serialize, Serializer};

/// How many kinds of card a pack may have. A card is stored in seven bits of a byte (the eighth
/// says which way up it lies).
pub const MOST_KINDS: usize = 128;

/// A kind of card of the pack in play: which ace of spades of two packs it is, nothing says.
///
/// The number is `suit * ranks + rank` for the suited cards of the pack, then the extra cards
/// (jokers, trumps) in the order of the pack. Rank and suit are read off the
/// [`Pack`](super::Pack), which alone knows how many ranks there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub u8);

/// A rank by its identity, counted from 0 in the pack's table of ranks (French: A is 0, K is 12).
///
/// Where it stands in the order of play is the pack's to say ([`Pack::position`](super::Pack::position)):
/// in a pack stripped to `7 to A` the ace is still rank 0, and the highest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(pub u8);

/// A suit, counted from 0 in the pack's table of suits (French: clubs, diamonds, hearts, spades).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Suit(pub u8);

/// The colour of a suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Diamonds and hearts.
    Red,
    /// Clubs and spades.
    Black,
}

/// The French ranks as they are written, `A` first.
pub(super) const FRENCH_RANKS: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];
/// The French suits as they are written.
pub(super) const FRENCH_SUITS: [&str; 4] = ["C", "D", "H", "S"];

impl Serialize for Rank {
    /// Written as in the French pack where it has such a rank, else as `rank 14`.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match FRENCH_RANKS.get(usize::from(self.0)) {
            Some(name) => to.serialize_str(name),
            None => to.serialize_str(&format!("rank {}", u16::from(self.0) + 1)),
        }
    }
}

impl Serialize for Suit {
    /// Written as in the French pack where it has such a suit, else as `suit 5`.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match FRENCH_SUITS.get(usize::from(self.0)) {
            Some(name) => to.serialize_str(name),
            None => to.serialize_str(&format!("suit {}", u16::from(self.0) + 1)),
        }
    }
}

//! Deal numbers: a number that gives the same cards tomorrow, on another machine, and in the
//! program whose numbering it is.
//!
//! | written | numbering |
//! |---|---|
//! | `17` | ours ([`shuffle()`]) |
//! | `ms:17` | Microsoft `FreeCell` ([`Deal::Microsoft`]) |
//! | `pysol:17` | `PySolFC` ([`Deal::Pysol`]) |
//! | `solvitaire:17` | the published winnability figures ([`Deal::Solvitaire`]) |
//!
//! Everything here is fixed for ever by golden vectors in the tests.

mod microsoft;
mod number;
mod pcg;
mod pysol;
mod range;
mod shuffle;
mod solvitaire;
mod twister;

#[cfg(test)]
mod tests;

pub use number::{Deal, DealNumberError, Numbering};
pub(crate) use pcg::Pcg;
pub use range::DealRange;
pub use shuffle::{reshuffle, shuffle};

use super::{Card, Pack};

/// Why a numbering gives no cards for a pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OrderError {
    /// Microsoft's numbering is for the one pack of 52 cards only.
    NotFiftyTwo,
    /// The numbering knows clubs, diamonds, hearts and spades; the pack has others, or jokers.
    StrangeCards(&'static str),
    /// The numbering shuffles all packs together; the game keeps them apart.
    KeptApart(&'static str),
}

impl std::fmt::Display for OrderError {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NotFiftyTwo => write!(
                out,
                "the numbering `ms:` is for one pack of 52 cards; a plain number deals any pack"
            ),
            Self::StrangeCards(prefix) => write!(
                out,
                "the numbering `{prefix}:` knows clubs, diamonds, hearts and spades only; a plain \
                 number deals any pack"
            ),
            Self::KeptApart(prefix) => write!(
                out,
                "the numbering `{prefix}:` shuffles all packs together, and this game keeps them \
                 apart; a plain number deals it"
            ),
        }
    }
}

impl std::error::Error for OrderError {}

impl Deal {
    /// The cards of the pack in the order in which this numbering's program hands them out.
    ///
    /// - Ours, `ms:`, `pysol:`: the card dealt first comes first.
    /// - `solvitaire:`: the shuffled pack as that program holds it. Cards for the hole and the
    ///   foundation base leave it from the **front**; every other card leaves it from the
    ///   **back**. Which pile is served when belongs to the numbering and is worked out from the
    ///   roles of a game's piles, not here.
    ///
    /// # Errors
    /// The numbering has no order for such a pack.
    pub fn order(self, pack: &Pack) -> Result<Vec<Card>, OrderError> {
        match self {
            Self::Ours(number) => Ok(shuffle::deal(pack, number)),
            Self::Microsoft(number) => microsoft::order(pack, number),
            Self::Pysol(number) => pysol::order(pack, number),
            Self::Solvitaire(number) => solvitaire::order(pack, number),
        }
    }

    /// The number without its prefix: what the shuffles in mid-play start from
    /// ([`reshuffle`]). A table laid from an explicit list of cards has the seed 0.
    #[must_use]
    pub fn seed(self) -> u64 {
        match self {
            Self::Ours(number) | Self::Pysol(number) => number,
            Self::Microsoft(number) | Self::Solvitaire(number) => u64::from(number),
        }
    }
}

/// Every card of the pack in the order in which another program puts a new pack together: deck
/// after deck, in each the suits in that order (by their French letters), in each suit the ranks
/// ace to king, those that are not in play left out.
fn french_order(
    pack: &Pack,
    suits: [&str; 4],
    prefix: &'static str,
) -> Result<Vec<Card>, OrderError> {
    let strange = OrderError::StrangeCards(prefix);
    if pack.extra_copies > 0 && !pack.extras.is_empty() {
        return Err(strange);
    }
    let french = pack.suits_in_play.iter().all(|suit| {
        pack.suits
            .get(usize::from(suit.0))
            .is_some_and(|name| suits.contains(&name.letter.as_str()))
    });
    if !french {
        return Err(strange);
    }
    let mut ranks = pack.order.clone();
    ranks.sort_unstable();
    let mut deck = Vec::new();
    for letter in suits {
        let Some(suit) = pack.parse_suit(letter) else {
            continue;
        };
        if pack.suits_in_play.contains(&suit) {
            deck.extend(ranks.iter().map(|&rank| pack.card(rank, suit)));
        }
    }
    Ok(deck.repeat(usize::from(pack.decks)))
}

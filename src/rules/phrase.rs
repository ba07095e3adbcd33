//! Predicates about the card laid and the card it goes on.

use super::{Origin, Piles, ScriptId, TallyId};
use crate::cards::{Card, Colour, Rank, Suit};
pub use crate::language::syntax::{Direction, SuitWord};
use serde::Serialize;

/// Predicates joined.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Phrase {
    /// All of them.
    And(Vec<Phrase>),
    /// One of them.
    Or(Vec<Phrase>),
    /// It does not hold.
    Not(Box<Phrase>),
    /// One predicate, with its place.
    Leaf(Leaf, Origin),
}

/// One predicate.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Leaf {
    /// Always.
    Any,
    /// Never.
    None,
    /// The card is one of these.
    Cards(Vec<CardSpec>),
    /// On the first pile of the group the first, on the second the second …
    Respectively(Vec<CardSpec>),
    /// Rank and suit stand so to the other card's.
    Step {
        /// Which way.
        direction: Direction,
        /// How far; not asked for `higher` and `lower`.
        by: By,
        /// How the suits must agree.
        suit: SuitWord,
        /// Whether the last rank and the first adjoin.
        corner: bool,
    },
    /// Equal ranks.
    SameRank,
    /// The suits agree so, whatever the ranks.
    Suit(SuitWord),
    /// The packet is exactly this run, its lowest card (the one that is laid on) first.
    Run {
        /// The rank of its lowest card.
        from: Rank,
        /// The rank of its last card.
        to: Rank,
        /// How its suits agree from card to card.
        suit: SuitWord,
    },
    /// A card of that rank lies in one of these piles.
    RankFoundIn(Piles),
    /// One of these piles would take the card now; of a card that is dealt.
    TakenBy(Piles),
    /// The rank's value is the pile's number.
    RankIsPileNumber,
    /// The rank's value is the tally's count.
    RankIsTally(TallyId),
    /// The script says so.
    Script(ScriptId),
}

/// How far a step goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum By {
    /// So many ranks.
    Ranks(u8),
    /// As many ranks as the pile's number.
    PileNumber,
}

/// A card, or a kind of card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum CardSpec {
    /// Any card of that rank.
    Rank(Rank),
    /// That card.
    Card(#[serde(serialize_with = "write_card")] Card),
    /// Any card of that suit.
    Suit(Suit),
    /// Any card of that colour.
    Colour(Colour),
    /// Any card of that colour and rank.
    ColourRank(Colour, Rank),
    /// A joker (any extra card of the pack).
    Joker,
    /// The rank of the base card (0), the next below it (-1) or above it (1), round the corner.
    /// While no base is known, every card is it.
    Base(i8),
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over references"
)]
fn write_card<S: serde::Serializer>(card: &Card, to: S) -> Result<S::Ok, S::Error> {
    // The French writing serves every pack in a dump: other packs number their kinds likewise.
    let pack = crate::cards::Pack::french(1);
    to.serialize_str(&pack.write(*card, crate::cards::Letters::Letters))
}

//! Groups of piles.

use super::{Clause, LayLine, LiftLine, Origin, Piles, Send};
pub use crate::language::syntax::{Face, TurnsUp};
use serde::Serialize;

/// What a group is for; it gives the defaults.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// What is still to be dealt.
    Stock,
    /// What has been turned.
    Waste,
    /// Where cards come to rest.
    Foundation,
    /// Where most of play is.
    Tableau,
    /// Cards kept aside.
    Reserve,
    /// Places for single cards.
    Cell,
    /// Out of play, unseen.
    Discard,
}

/// A group of like piles.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Group {
    /// Its name.
    pub name: String,
    /// What it is for.
    pub role: Role,
    /// Not named in the file: it exists because every game has it.
    pub implicit: bool,
    /// How many piles, at most 128 in all groups together.
    pub piles: u16,
    /// How they lie to each other.
    pub shape: Shape,
    /// What may be laid: one line must hold, whole.
    pub lay: Vec<LayLine>,
    /// What may be lifted: one line must hold, whole.
    pub lift: Vec<LiftLine>,
    /// The most cards of each pile, pile by pile; none is without limit.
    pub caps: Vec<Option<u16>>,
    /// Where the caps stand; a default where they follow from the role.
    #[serde(skip)]
    pub cap_origin: Origin,
    /// Where an empty pile is refilled from.
    pub fill: Option<Fill>,
    /// How cards come to lie.
    pub face: Face,
    /// When face-down cards turn up.
    pub turns_up: TurnsUp,
    /// How it is shown.
    pub spread: Spread,
    /// Where it stands.
    pub origin: Origin,
}

/// How the piles of a group lie to each other. Numbers of piles count from 1 in reading order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Shape {
    /// Side by side: left and right are the pile before and the pile after.
    Row,
    /// The same, and an empty pile vanishes.
    Line,
    /// Places in rows and columns.
    Grid {
        /// How many rows.
        rows: u16,
        /// How many columns.
        columns: u16,
    },
    /// Places read off a drawing.
    Drawing {
        /// The places, in reading order.
        spots: Vec<Spot>,
    },
}

/// A place of a drawing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Spot {
    /// Its line in the drawing, from 0.
    pub row: u16,
    /// Its column in the drawing, from 0.
    pub column: u16,
    /// How a card is dealt there.
    pub face: Face,
    /// The numbers (from 1) of the places whose cards cover it; none in a plan.
    pub covered_by: Vec<u16>,
}

/// `fill N from P then Q`: whenever the pile is empty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Fill {
    /// How many cards.
    pub count: u16,
    /// From the first of these that has any.
    pub from: Vec<Piles>,
    /// Cards that go elsewhere.
    pub sending: Option<Send>,
    /// What else must hold.
    pub clauses: Vec<Clause>,
    /// Where it stands.
    pub origin: Origin,
}

/// How a pile is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Spread {
    /// Which way.
    pub way: Way,
    /// Only so many of the last cards.
    pub last: Option<u16>,
}

/// Which way a pile is spread.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Way {
    /// Towards the player.
    Down,
    /// To the right.
    Right,
    /// To the left.
    Left,
    /// Away from the player.
    Up,
    /// Squared: the top card is seen.
    None,
}

//! What the search leaves out, each with its own switch.

/// What the search leaves out because the rules make it needless. Every switch is sound by itself
/// and together with the others; the tests compare each with a search that leaves out nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Prunings {
    /// Likely moves first. It leaves out nothing.
    pub order: bool,
    /// Moves home that are always safe are made at once.
    pub homing: bool,
    /// A stock without limit of passes is a set of cards that can be reached.
    pub talon: bool,
    /// Runs that move freely are sets of cards.
    pub fluid: bool,
    /// Positions of games whose runs move freely are sets of cards.
    pub zone: bool,
    /// Positions of games of piles in a line are rows of top cards.
    pub line: bool,
    /// Cards that no rule tells apart are one kind.
    pub merged: bool,
    /// Positions of which some card can no longer find one to go on are lost.
    pub reach: bool,
    /// Quick scans before the complete one. It leaves out nothing.
    pub quick: bool,
}

impl Prunings {
    /// Everything on.
    pub const ALL: Self = Self {
        order: true,
        homing: true,
        talon: true,
        fluid: true,
        zone: true,
        line: true,
        merged: true,
        reach: true,
        quick: true,
    };
    /// Everything off: plain exhaustive search.
    pub const NONE: Self = Self {
        order: false,
        homing: false,
        talon: false,
        fluid: false,
        zone: false,
        line: false,
        merged: false,
        reach: false,
        quick: false,
    };

    /// Switches off the pruning that has this name among the fields; false if none has.
    pub fn switch_off(&mut self, name: &str) -> bool {
        let switch = match name {
            "order" => &mut self.order,
            "homing" => &mut self.homing,
            "talon" => &mut self.talon,
            "fluid" => &mut self.fluid,
            "zone" => &mut self.zone,
            "line" => &mut self.line,
            "merged" => &mut self.merged,
            "reach" => &mut self.reach,
            "quick" => &mut self.quick,
            _ => return false,
        };
        *switch = false;
        true
    }
}

impl Default for Prunings {
    fn default() -> Self {
        Self::ALL
    }
}

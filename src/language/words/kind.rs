//! What kinds of words there are.

/// What a word is in a rule file: where it stands, and so what it can be joined with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// The game itself and what it says about itself.
    About,
    /// A group of piles and its role.
    Piles,
    /// A statement of a group.
    Group,
    /// A phrase about the card laid.
    Phrase,
    /// A clause after a comma.
    Clause,
    /// Piles and cards named by where they lie.
    Place,
    /// A condition after `when`, `until` or `while`.
    Condition,
    /// A statement of the game about the deal, the turns of the stock, and moves of its own.
    Course,
    /// A step of a deal, a turn, a redeal or an action.
    Step,
    /// What stands after a step's comma.
    StepOption,
    /// Cards that are taken off or change places together.
    Set,
    /// A statement of the game about its phases, its end and its score.
    Ending,
    /// Variants, parameters and scripts.
    Change,
    /// Examples in the file.
    Example,
}

impl Kind {
    /// All of them, in the order in which a reader needs them.
    pub const ALL: &'static [Self] = &[
        Self::About,
        Self::Piles,
        Self::Group,
        Self::Phrase,
        Self::Clause,
        Self::Place,
        Self::Condition,
        Self::Course,
        Self::Step,
        Self::StepOption,
        Self::Set,
        Self::Ending,
        Self::Change,
        Self::Example,
    ];

    /// What one such word is.
    #[must_use]
    pub const fn one(self) -> &'static str {
        match self {
            Self::About => "a statement about the game",
            Self::Piles => "a group of piles",
            Self::Group => "a statement of a group",
            Self::Phrase => "a phrase about the card laid",
            Self::Clause => "a clause after a comma",
            Self::Place => "a name for piles",
            Self::Condition => "a condition",
            Self::Course | Self::Ending | Self::Change => "a statement of the game",
            Self::Step => "a step",
            Self::StepOption => "what may follow a step, after a comma",
            Self::Set => "cards taken together",
            Self::Example => "a statement of an example",
        }
    }

    /// The heading over all of them.
    #[must_use]
    pub const fn heading(self) -> &'static str {
        match self {
            Self::About => "The game and its cards",
            Self::Piles => "Groups of piles, and their roles",
            Self::Group => "In the braces of a group",
            Self::Phrase => "Phrases about the card laid",
            Self::Clause => "Clauses, after a comma",
            Self::Place => "Piles named by where they lie",
            Self::Condition => "Conditions, after `when`, `until` or `while`",
            Self::Course => "The deal, the stock, and other moves",
            Self::Step => "Steps of a deal, a turn, a redeal or an action",
            Self::StepOption => "After a step's comma",
            Self::Set => "Cards taken off, or changing places, together",
            Self::Ending => "Phases, the end, the score",
            Self::Change => "Variants, parameters, scripts",
            Self::Example => "Examples in the file",
        }
    }
}

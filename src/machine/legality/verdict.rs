//! What is found when a move is judged: a tree of named questions, each with its place.

use crate::machine::Pile;
use crate::rules::{ActionId, BudgetId, GroupId, Origin, Word};

/// Which rule a question belongs to, so that it can be written out in words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RuleId {
    /// None: it is so in every game.
    Always,
    /// The goal, which is reached.
    Won,
    /// A line that says that the game is lost.
    Lost,
    /// A phase, by its number.
    Phase(usize),
    /// A lift line of a group.
    Lift(GroupId, usize),
    /// All lift lines of a group.
    Lifts(GroupId),
    /// A lay line of a group.
    Lay(GroupId, usize),
    /// All lay lines of a group.
    Lays(GroupId),
    /// The cap of a pile.
    Cap(Pile),
    /// A removal.
    Removal(usize),
    /// A swap.
    Swap(usize),
    /// A line of the schedule of passes.
    Pass(usize),
    /// The redeal.
    Redeal,
    /// An action.
    Action(ActionId),
    /// A budget.
    Budget(BudgetId),
}

/// A question and its answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// What it is called.
    pub word: Word,
    /// Whether it holds.
    pub holds: bool,
    /// Where it stands.
    pub origin: Origin,
    /// Which rule it belongs to.
    pub rule: RuleId,
    /// What it was made up of: the lines of a statement, the predicates and clauses of a line.
    pub parts: Vec<Finding>,
}

impl Finding {
    /// A question without parts.
    #[must_use]
    pub const fn leaf(word: Word, holds: bool, origin: Origin, rule: RuleId) -> Self {
        Self {
            word,
            holds,
            origin,
            rule,
            parts: Vec::new(),
        }
    }

    /// A question of which every part must hold.
    #[must_use]
    pub fn every(word: Word, origin: Origin, rule: RuleId, parts: Vec<Self>) -> Self {
        Self {
            word,
            holds: parts.iter().all(|part| part.holds),
            origin,
            rule,
            parts,
        }
    }

    /// A question of which one part must hold.
    #[must_use]
    pub fn some(word: Word, origin: Origin, rule: RuleId, parts: Vec<Self>) -> Self {
        Self {
            word,
            holds: parts.iter().any(|part| part.holds),
            origin,
            rule,
            parts,
        }
    }

    fn fails_at(&self, word: &str) -> bool {
        !self.holds
            && (self.word.name() == word || self.parts.iter().any(|part| part.fails_at(word)))
    }

    fn failing<'a>(&'a self, list: &mut Vec<&'a Self>) {
        if !self.holds {
            list.push(self);
            for part in &self.parts {
                part.failing(list);
            }
        }
    }
}

/// How a move was judged: the questions in the order in which they are asked, up to the first
/// that refuses it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Verdict {
    /// What was asked.
    pub findings: Vec<Finding>,
}

impl Verdict {
    /// Whether the move is legal.
    #[must_use]
    pub fn is_legal(&self) -> bool {
        self.findings.iter().all(|finding| finding.holds)
    }

    /// The question that refused the move.
    #[must_use]
    pub fn refusal(&self) -> Option<&Finding> {
        self.findings.iter().find(|finding| !finding.holds)
    }

    /// Whether the move was refused by that word: the statement's, or one at which a line of it
    /// fails.
    #[must_use]
    pub fn refused_by(&self, word: &str) -> bool {
        self.refusal().is_some_and(|refusal| refusal.fails_at(word))
    }

    /// Everything in the refusal that does not hold, statement and lines before their parts. A
    /// quoted piece of the file matches if it stands at one of their places.
    #[must_use]
    pub fn failing(&self) -> Vec<&Finding> {
        let mut list = Vec::new();
        if let Some(refusal) = self.refusal() {
            refusal.failing(&mut list);
        }
        list
    }

    /// Asks one question more; whether to go on.
    pub(super) fn ask(&mut self, finding: Finding) -> bool {
        let holds = finding.holds;
        self.findings.push(finding);
        holds
    }
}

//! The grammar as pest compiles it, and small helpers to walk what it found.

use pest::Parser as _;
use pest::iterators::Pair;

/// Made by pest from `grammar/patience.pest`; no public item of the crate shows its rules.
#[derive(pest_derive::Parser)]
#[grammar = "../grammar/patience.pest"]
struct Grammar;

/// One piece of the text with the rule that it satisfies.
pub(super) type Node<'t> = Pair<'t, Rule>;

/// Parses the whole of `text` by a rule.
///
/// # Errors
/// Where the text does not satisfy the rule: how far it does, and what was looked for there.
pub(super) fn parse(rule: Rule, text: &str) -> Result<Node<'_>, Failure> {
    set_limit();
    match Grammar::parse(rule, text) {
        Ok(mut pairs) => pairs.next().ok_or(Failure::TooInvolved),
        Err(error) => Err(Failure::from_pest(&error)),
    }
}

/// Why a text does not satisfy a rule.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Failure {
    /// The farthest place reached, in bytes, and the rules that were tried there.
    At(usize, Vec<Rule>),
    /// The parser gave up before its work grew out of proportion.
    TooInvolved,
}

impl Failure {
    fn from_pest(error: &pest::error::Error<Rule>) -> Self {
        let at = match error.location {
            pest::error::InputLocation::Pos(at) => at,
            pest::error::InputLocation::Span((start, _)) => start,
        };
        match &error.variant {
            pest::error::ErrorVariant::ParsingError { positives, .. } => {
                Self::At(at, positives.clone())
            }
            pest::error::ErrorVariant::CustomError { .. } => Self::TooInvolved,
        }
    }
}

/// How many rule calls one parse may make. A file of the greatest size that is all statements
/// takes about a tenth of it.
const MOST_CALLS: usize = 40_000_000;

/// pest's limit belongs to the process; it is always set to the same number.
fn set_limit() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| pest::set_call_limit(std::num::NonZeroUsize::new(MOST_CALLS)));
}

/// Walking down a node.
pub(super) trait Walk<'t>: Sized {
    /// The first child of that rule.
    fn child(&self, rule: Rule) -> Option<Node<'t>>;
    /// All children of that rule.
    fn children(&self, rule: Rule) -> impl Iterator<Item = Node<'t>>;
    /// Whether there is a child of that rule.
    fn has(&self, rule: Rule) -> bool;
    /// The first child.
    fn first(&self) -> Option<Node<'t>>;
    /// All children.
    fn all(&self) -> impl Iterator<Item = Node<'t>>;
}

impl<'t> Walk<'t> for Node<'t> {
    fn child(&self, rule: Rule) -> Option<Node<'t>> {
        self.clone()
            .into_inner()
            .find(|node| node.as_rule() == rule)
    }

    fn children(&self, rule: Rule) -> impl Iterator<Item = Node<'t>> {
        self.clone()
            .into_inner()
            .filter(move |node| node.as_rule() == rule)
    }

    fn has(&self, rule: Rule) -> bool {
        self.child(rule).is_some()
    }

    fn first(&self) -> Option<Node<'t>> {
        self.clone().into_inner().next()
    }

    fn all(&self) -> impl Iterator<Item = Node<'t>> {
        self.clone().into_inner()
    }
}

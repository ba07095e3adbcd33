//! How piles are named.

use super::super::grammar::{Node, Rule, Walk};
use super::Builder;
use crate::language::Spanned;
use crate::language::syntax::{Number, PileTerm, Piles, Range, Reference, Select};

impl Builder {
    pub(super) fn piles_in(&mut self, parent: &Node<'_>) -> Option<Piles> {
        let node = parent.child(Rule::piles)?;
        self.piles(&node)
    }

    pub(super) fn piles(&mut self, node: &Node<'_>) -> Option<Piles> {
        let mut piles = Vec::new();
        for term in node.children(Rule::pile_term) {
            piles.push(self.pile_term(&term)?);
        }
        Some(piles)
    }

    pub(super) fn pile_term(&mut self, node: &Node<'_>) -> Option<Spanned<PileTerm>> {
        let inner = node.first()?;
        let term = match inner.as_rule() {
            Rule::reference => PileTerm::Reference(self.reference(&inner)?),
            _ => PileTerm::Group {
                name: self.name(&inner)?,
                select: self.select(&inner)?,
            },
        };
        Some(self.spanned(node, term))
    }

    /// What stands after a group's name.
    pub(super) fn select(&mut self, node: &Node<'_>) -> Option<Select> {
        if let Some(numbers) = node.child(Rule::numbers) {
            return Some(Select::Numbers(self.ranges(&numbers)?));
        }
        node.child(Rule::places)
            .map_or(Some(Select::All), |places| self.places(&places))
    }

    pub(super) fn places(&mut self, node: &Node<'_>) -> Option<Select> {
        let rows = match node.child(Rule::rows) {
            Some(rows) => self.ranges(&rows)?,
            None => Vec::new(),
        };
        let columns = match node.child(Rule::columns) {
            Some(columns) => self.ranges(&columns)?,
            None => Vec::new(),
        };
        Some(Select::Places { rows, columns })
    }

    pub(super) fn ranges(&mut self, node: &Node<'_>) -> Option<Vec<Range>> {
        let mut ranges = Vec::new();
        for range in node.children(Rule::range) {
            ranges.push(self.range(&range)?);
        }
        Some(ranges)
    }

    pub(super) fn range(&mut self, node: &Node<'_>) -> Option<Range> {
        let mut ends = node.all();
        let first = ends.next()?;
        let value = Number::Literal(self.integer(&first));
        let first = self.spanned(&first, value);
        let last = match ends.next() {
            Some(last) => {
                let value = if last.as_rule() == Rule::digits {
                    Number::Literal(self.integer(&last))
                } else {
                    Number::Parameter(last.as_str().to_owned())
                };
                self.spanned(&last, value)
            }
            None => first.clone(),
        };
        Some(Range { first, last })
    }

    /// A `reference_or_pile`.
    pub(super) fn reference_or_pile(&mut self, node: &Node<'_>) -> Option<Spanned<Reference>> {
        let inner = node.first()?;
        let reference = match inner.as_rule() {
            Rule::reference => self.reference(&inner)?,
            _ => self.named_pile(&inner)?,
        };
        Some(self.spanned(node, reference))
    }

    fn named_pile(&mut self, node: &Node<'_>) -> Option<Reference> {
        Some(Reference::Pile {
            name: self.name(node)?,
            select: self.select(node)?,
        })
    }

    fn reference(&mut self, node: &Node<'_>) -> Option<Reference> {
        let inner = node.first()?;
        self.simple_reference(&inner)
    }

    fn simple_reference(&mut self, node: &Node<'_>) -> Option<Reference> {
        Some(match node.as_rule() {
            Rule::head_of => {
                let inner = node.first()?;
                let reference = self.simple_reference(&inner)?;
                Reference::Head(Box::new(self.spanned(&inner, reference)))
            }
            Rule::its => Reference::Its(self.name(node)?),
            Rule::any_of => Reference::Any(self.name(node)?),
            Rule::group_piles => self.named_pile(node)?,
            Rule::near => near(node)?,
            _ => return None,
        })
    }
}

fn near(node: &Node<'_>) -> Option<Reference> {
    let steps = match node.child(Rule::ordinal).as_ref().map(Node::as_str) {
        Some("second") => 2,
        Some("third") => 3,
        Some("fourth") => 4,
        Some("fifth") => 5,
        _ => 1,
    };
    Some(match node.all().last()?.as_rule() {
        Rule::k_it | Rule::k_this_pile => Reference::It,
        Rule::k_left => Reference::Left(steps),
        Rule::k_right => Reference::Right(steps),
        Rule::k_above => Reference::Above,
        Rule::k_below => Reference::Below,
        _ => return None,
    })
}

//! Piles by name, number, place and reference.

use super::lower::Lower;
use crate::language::syntax as tree;
use crate::language::{Span, Spanned};
use crate::rules::{GroupId, PileTerm, Piles, Reference, Select, Shape, errors};

impl Lower {
    /// `P or Q`.
    pub(super) fn piles(&mut self, piles: &tree::Piles) -> Option<Piles> {
        let mut whole = true;
        let mut terms = Vec::new();
        let span = Self::piles_span(piles, Span::default());
        for term in self.bounded(piles, span, "alternatives") {
            match self.pile_term(term) {
                Some(term) => terms.push(term),
                None => whole = false,
            }
        }
        whole.then_some(terms)
    }

    fn pile_term(&mut self, term: &Spanned<tree::PileTerm>) -> Option<PileTerm> {
        match &term.node {
            tree::PileTerm::Group { name, select } => {
                let group = self.group(name)?;
                let select = self.select(group, select, term.span)?;
                Some(PileTerm::Group(group, select))
            }
            tree::PileTerm::Reference(reference) => self
                .reference(reference, term.span)
                .map(PileTerm::Reference),
        }
    }

    /// Which piles of a group; numbers beyond it are errors.
    pub(super) fn select(
        &mut self,
        group: GroupId,
        select: &tree::Select,
        span: Span,
    ) -> Option<Select> {
        let (piles, grid, name) = {
            let head = self.head(group)?;
            let grid = match head.shape {
                Shape::Grid { rows, columns } => Some((rows, columns)),
                _ => None,
            };
            (head.piles, grid, head.name.clone())
        };
        match select {
            tree::Select::All => Some(Select::All),
            tree::Select::Numbers(ranges) => self
                .ranges(ranges, piles, &format!("`{name}` has {piles} piles"))
                .map(Select::Numbers),
            tree::Select::Places { rows, columns } => {
                let Some((most_rows, most_columns)) = grid else {
                    self.error_hint(
                        errors::OUT_OF_PLACE,
                        span,
                        format!("`{name}` has no rows and columns"),
                        format!("say the number of the pile, or make it a grid: `{name} 4 by 13`"),
                    );
                    return None;
                };
                let rows = self.ranges(rows, most_rows, &format!("`{name}` has {most_rows} rows"));
                let columns = self.ranges(
                    columns,
                    most_columns,
                    &format!("`{name}` has {most_columns} columns"),
                );
                Some(Select::Places {
                    rows: rows?,
                    columns: columns?,
                })
            }
        }
    }

    fn ranges(&mut self, ranges: &[tree::Range], most: u16, has: &str) -> Option<Vec<(u16, u16)>> {
        let mut whole = true;
        let mut all = Vec::new();
        let span = ranges.first().map_or(Span::default(), |it| it.first.span);
        for range in self.bounded(ranges, span, "ranges of piles") {
            let first = self.value(&range.first.node, range.first.span);
            let last = self.value(&range.last.node, range.last.span);
            let (Some(first), Some(last)) = (first, last) else {
                whole = false;
                continue;
            };
            let span = range.first.span.to(range.last.span);
            let good = u16::try_from(first)
                .ok()
                .zip(u16::try_from(last).ok())
                .filter(|&(first, last)| first >= 1 && first <= last && last <= most);
            if let Some(good) = good {
                all.push(good);
            } else {
                let written = if first == last {
                    first.to_string()
                } else {
                    format!("{first}-{last}")
                };
                self.error_hint(
                    errors::NUMBER_OUT_OF_RANGE,
                    span,
                    format!("there is no {written} here: {has}"),
                    "they count from 1",
                );
                whole = false;
            }
        }
        whole.then_some(all)
    }

    /// A pile named by where it lies.
    pub(super) fn reference(
        &mut self,
        reference: &tree::Reference,
        span: Span,
    ) -> Option<Reference> {
        Some(match reference {
            tree::Reference::It => Reference::It,
            tree::Reference::Left(by) => Reference::Left(*by),
            tree::Reference::Right(by) => Reference::Right(*by),
            tree::Reference::Above => Reference::Above,
            tree::Reference::Below => Reference::Below,
            tree::Reference::Head(of) => {
                if matches!(of.node, tree::Reference::Head(_)) {
                    self.error(
                        errors::OUT_OF_PLACE,
                        of.span,
                        "a head has no head: say `head of` once",
                    );
                    return None;
                }
                Reference::Head(Box::new(self.reference(&of.node, of.span)?))
            }
            tree::Reference::Its(name) => Reference::Its(self.group(name)?),
            tree::Reference::Any(name) => Reference::Any(self.group(name)?),
            tree::Reference::Pile { name, select } => {
                let group = self.group(name)?;
                let select = self.select(group, select, span)?;
                let numbers = self.numbers_of(group, &select);
                let [number] = numbers.as_slice() else {
                    self.error_hint(
                        errors::SAY_EACH,
                        span,
                        format!(
                            "`{}` is {} piles, and one is meant",
                            name.node,
                            numbers.len()
                        ),
                        format!("say which: `{} 1`, or `any {}`", name.node, name.node),
                    );
                    return None;
                };
                Reference::Pile(group, *number)
            }
        })
    }

    /// The numbers, from 1, of the piles of a group that are meant, in the order said.
    pub(super) fn numbers_of(&self, group: GroupId, select: &Select) -> Vec<u16> {
        let Some(head) = self.head(group) else {
            return Vec::new();
        };
        match select {
            Select::All => (1..=head.piles).collect(),
            Select::Numbers(ranges) => ranges
                .iter()
                .flat_map(|&(first, last)| first..=last.min(head.piles))
                .collect(),
            Select::Places { rows, columns } => {
                let Shape::Grid { columns: width, .. } = head.shape else {
                    return Vec::new();
                };
                let within = |ranges: &[(u16, u16)], at: u16| {
                    ranges.is_empty() || ranges.iter().any(|&(from, to)| (from..=to).contains(&at))
                };
                (1..=head.piles)
                    .filter(|number| {
                        let at = number.saturating_sub(1);
                        let width = width.max(1);
                        within(rows, at / width + 1) && within(columns, at % width + 1)
                    })
                    .collect()
            }
        }
    }

    /// The piles that these name, as group and number; none where a reference is among them,
    /// which names another pile each time.
    pub(super) fn fixed_piles(&self, piles: &Piles) -> Option<Vec<(GroupId, u16)>> {
        let mut all = Vec::new();
        for term in piles {
            match term {
                PileTerm::Group(group, select) => all.extend(
                    self.numbers_of(*group, select)
                        .into_iter()
                        .map(|number| (*group, number)),
                ),
                PileTerm::Reference(Reference::Pile(group, number)) => all.push((*group, *number)),
                PileTerm::Reference(_) => return None,
            }
        }
        Some(all)
    }

    /// The whole span of some piles.
    pub(super) fn piles_span(piles: &tree::Piles, otherwise: Span) -> Span {
        match (piles.first(), piles.last()) {
            (Some(first), Some(last)) => first.span.to(last.span),
            _ => otherwise,
        }
    }
}

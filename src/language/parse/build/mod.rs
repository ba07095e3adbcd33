//! From what the grammar found to the syntax tree.
//!
//! A function of a [`Builder`] gives none where a node lacks a part that the tree must have; the
//! statement is then kept as broken. The rules named `slip_…` become diagnostics here, and the
//! tree gets what the author most likely meant.

mod condition;
mod example;
mod game;
mod group;
mod phrase;
mod piles;
mod program;
mod statement;

use super::grammar::{Node, Rule, Walk};
use crate::language::errors;
use crate::language::syntax::{Name, Number};
use crate::language::{Diagnostic, SourceId, Span, Spanned};

/// What is needed while the tree is built.
pub(super) struct Builder {
    /// Which text.
    pub(super) id: SourceId,
    /// Where the parsed piece begins in the whole text.
    pub(super) offset: usize,
    /// What was wrong so far.
    pub(super) diagnostics: Vec<Diagnostic>,
    /// Names that the file declares as groups beyond doubt (with a size, a role or a known role's
    /// name); a statement that begins with one is no misspelt keyword.
    pub(super) groups: Vec<String>,
}

impl Builder {
    /// For a piece of a text that begins at `offset`.
    pub(super) fn new(id: SourceId, offset: usize) -> Self {
        Self {
            id,
            offset,
            diagnostics: Vec::new(),
            groups: Vec::new(),
        }
    }

    /// Where a node stands in the whole text.
    pub(super) fn span(&self, node: &Node<'_>) -> Span {
        let span = node.as_span();
        Span::new(self.offset + span.start(), self.offset + span.end())
    }

    fn spanned<T>(&self, node: &Node<'_>, value: T) -> Spanned<T> {
        Spanned::new(value, self.span(node))
    }

    /// The node's text with its place.
    fn words(&self, node: &Node<'_>) -> Spanned<String> {
        self.spanned(node, node.as_str().to_owned())
    }

    fn name(&self, parent: &Node<'_>) -> Option<Name> {
        parent.child(Rule::name).map(|node| self.words(&node))
    }

    /// A `number`, or another rule that is digits or a parameter.
    fn number(&mut self, node: &Node<'_>) -> Option<Spanned<Number>> {
        let inner = node.first()?;
        let number = match inner.as_rule() {
            Rule::integer => Number::Literal(self.integer(&inner)),
            _ => Number::Parameter(inner.as_str().to_owned()),
        };
        Some(self.spanned(node, number))
    }

    fn number_in(&mut self, parent: &Node<'_>) -> Option<Spanned<Number>> {
        let node = parent.child(Rule::number)?;
        self.number(&node)
    }

    /// Digits, perhaps with a sign; too many of them are reported and count as the largest number.
    fn integer(&mut self, node: &Node<'_>) -> i64 {
        let text = node.as_str();
        match text.parse::<i64>() {
            Ok(number) if number.unsigned_abs() <= errors::number_too_large::MOST => number,
            _ => {
                let span = self.span(node);
                self.diagnostics
                    .push(errors::number_too_large::diagnostic(self.id, span));
                0
            }
        }
    }

    fn signed(&mut self, node: &Node<'_>) -> Spanned<i64> {
        let value = self.integer(node);
        self.spanned(node, value)
    }

    /// The text of a `string`, `long` or `title`, without its quotes.
    fn string(&mut self, node: &Node<'_>) -> Option<Spanned<String>> {
        match node.as_rule() {
            Rule::title => {
                let inner = node.first()?;
                self.string(&inner)
            }
            Rule::string | Rule::long => {
                let inner = node.first()?;
                match inner.as_rule() {
                    Rule::slip_open_string => self.string(&inner),
                    _ => Some(Spanned::new(inner.as_str().to_owned(), self.span(&inner))),
                }
            }
            Rule::slip_open_string => {
                let span = self.span(node);
                self.diagnostics
                    .push(errors::unclosed_string::diagnostic(self.id, span));
                Some(self.spanned(node, node.as_str().trim_start_matches('"').to_owned()))
            }
            Rule::slip_bare => {
                let span = self.span(node);
                let text = node.as_str();
                self.diagnostics
                    .push(errors::title_without_quotes::diagnostic(
                        self.id, span, text,
                    ));
                Some(self.words(node))
            }
            _ => None,
        }
    }

    fn string_in(&mut self, parent: &Node<'_>) -> Option<Spanned<String>> {
        let node = parent
            .all()
            .find(|node| matches!(node.as_rule(), Rule::string | Rule::long | Rule::title))?;
        self.string(&node)
    }

    fn tongue(&self, parent: &Node<'_>) -> Option<Name> {
        parent.child(Rule::tongue).map(|node| self.words(&node))
    }

    /// Reports the braces of `body` if they were never closed.
    fn closed(&mut self, body: &Node<'_>, of: &str) {
        if let Some(missing) = body.child(Rule::missing_brace) {
            let open = self.span(body).start;
            let open = Span {
                start: open,
                end: open + 1,
            };
            let at = self.span(&missing);
            self.diagnostics
                .push(errors::missing_brace::diagnostic(self.id, open, at, of));
        }
    }
}

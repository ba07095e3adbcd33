//! The file, its game, variants, and the order of their statements.

use super::super::grammar::{Node, Rule, Walk};
use super::super::recover::{self, Kind};
use super::Builder;
use crate::language::syntax::{Game, Item, Variant};
use crate::language::{Span, Spanned, errors};

/// The names that are a role by themselves.
const ROLES: [&str; 7] = [
    "stock",
    "waste",
    "foundation",
    "tableau",
    "reserve",
    "cell",
    "discard",
];

/// Whether a group's count or grid is said as it should be.
fn has_size(group: &Node<'_>) -> bool {
    group
        .child(Rule::size)
        .is_some_and(|size| !size.has(Rule::slip_plain_size))
}

impl Builder {
    /// The game of a whole file, and diagnostics for all that is not part of it.
    pub(in super::super) fn file(&mut self, file: &Node<'_>) -> Option<Game> {
        self.collect_groups(file);
        let game = file.child(Rule::game).and_then(|game| self.game(&game));
        let mut strays = file.children(Rule::stray).peekable();
        if game.is_none() {
            let span = strays.peek().map_or_else(
                || Span::new(self.offset, self.offset),
                |stray| recover::first_line(stray.as_str(), self.offset + stray.as_span().start()),
            );
            self.diagnostics
                .push(errors::no_game::diagnostic(self.id, span));
            return None;
        }
        // Braces that are missing above and too many here are one slip.
        let mut missing = self
            .diagnostics
            .iter()
            .filter(|diagnostic| diagnostic.code == errors::missing_brace::PAGE.code)
            .count();
        for stray in strays {
            let span = recover::first_line(stray.as_str(), self.offset + stray.as_span().start());
            if stray.has(Rule::stray_close) {
                if missing > 0 {
                    missing -= 1;
                    continue;
                }
                self.diagnostics
                    .push(errors::stray_brace::diagnostic(self.id, span));
            } else {
                let second = stray.as_str().starts_with("game");
                let close = game.as_ref().map_or(span, |game| Span {
                    start: game.span.end.saturating_sub(1),
                    end: game.span.end,
                });
                self.diagnostics.push(errors::after_the_game::diagnostic(
                    self.id, span, close, second,
                ));
            }
            break;
        }
        game
    }

    /// Which names are groups beyond doubt.
    fn collect_groups(&mut self, node: &Node<'_>) {
        self.groups.extend(ROLES.map(str::to_owned));
        for node in node.clone().into_inner().flatten() {
            if node.as_rule() == Rule::group
                && (has_size(&node) || node.has(Rule::role))
                && let Some(name) = node.child(Rule::name)
            {
                self.groups.push(name.as_str().to_owned());
            }
        }
    }

    fn game(&mut self, node: &Node<'_>) -> Option<Game> {
        if let Some(word) = node.child(Rule::game_word)
            && word.as_str() != "game"
        {
            let span = self.span(&word);
            self.diagnostics.push(errors::misspelt::diagnostic(
                self.id,
                span,
                word.as_str(),
                "game",
            ));
        }
        let title = self.string(&node.child(Rule::title)?)?;
        let like = match node.child(Rule::like) {
            Some(like) => self.string_in(&like),
            None => None,
        };
        let body = node.child(Rule::game_body)?;
        if let Some(open) = body.child(Rule::slip_no_open) {
            let span = self.span(&open);
            self.diagnostics
                .push(errors::missing_open::diagnostic(self.id, span));
        }
        let items = self.items(&body);
        self.closed(&body, "game");
        Some(Game {
            span: self.span(node),
            title,
            like,
            items,
        })
    }

    fn variant(&mut self, node: &Node<'_>) -> Option<Variant> {
        let title = self.string(&node.child(Rule::title)?)?;
        let body = node.child(Rule::variant_body)?;
        let items = self.items(&body);
        self.closed(&body, "variant");
        Some(Variant { title, items })
    }

    /// The statements in the braces of a game or variant.
    pub(in super::super) fn items(&mut self, body: &Node<'_>) -> Vec<Spanned<Item>> {
        let mut items = Vec::new();
        for node in body.all() {
            if matches!(
                node.as_rule(),
                Rule::missing_brace | Rule::slip_no_open | Rule::EOI
            ) {
                continue;
            }
            let item = if node.as_rule() == Rule::broken_item || self.is_misspelt(&node) {
                recover::report(self, Kind::Item, &node);
                Item::Broken
            } else {
                self.whole_or_broken(&node)
            };
            items.push(self.spanned(&node, item));
        }
        items
    }

    fn whole_or_broken(&mut self, node: &Node<'_>) -> Item {
        self.item(node).unwrap_or_else(|| {
            let span = self.span(node);
            self.diagnostics
                .push(errors::unreadable::diagnostic(self.id, span));
            Item::Broken
        })
    }

    /// Whether a group's statement is rather a keyword with a slip of the pen: `layuot { … }`.
    fn is_misspelt(&self, node: &Node<'_>) -> bool {
        if node.as_rule() != Rule::group || has_size(node) || node.has(Rule::role) {
            return false;
        }
        let Some(name) = node.child(Rule::name) else {
            return false;
        };
        let name = name.as_str();
        name.len() >= 5
            && !self.groups.iter().any(|group| group == name)
            && recover::near_statement(Kind::Item, name).is_some()
    }

    fn item(&mut self, node: &Node<'_>) -> Option<Item> {
        Some(match node.as_rule() {
            Rule::also | Rule::family | Rule::source | Rule::note | Rule::language => {
                Item::About(self.about(node)?)
            }
            Rule::pack => Item::Pack(self.pack(node)?),
            Rule::group => Item::Group(self.group(node)?),
            Rule::layout => Item::Layout(self.program_in(node)?),
            Rule::numbering => Item::Numbering(self.numbering(node)),
            Rule::passes => Item::Passes(self.passes(node)?),
            Rule::redeal => Item::Redeal(self.redeal(node)?),
            Rule::action => Item::Action(self.action(node)?),
            Rule::remove => Item::Remove(self.take(node)?),
            Rule::swap => Item::Swap(self.take(node)?),
            Rule::phase => Item::Phase(self.phase(node)?),
            Rule::win => Item::Win(self.when_in(node)?),
            Rule::lose => Item::Lose(self.when_in(node)?),
            Rule::score => Item::Score(self.score(node)?),
            Rule::base_from => Item::BaseFrom(self.piles_in(node)?),
            Rule::tally => Item::Tally(self.tally(node)?),
            Rule::parameter => Item::Parameter(self.parameter(node)?),
            Rule::set => Item::Set(self.set(node)?),
            Rule::script => Item::Script(self.script(node)?),
            Rule::picture => Item::Picture(self.string_in(node)?),
            Rule::no_item => self.no_item(node)?,
            Rule::variant => Item::Variant(self.variant(node)?),
            Rule::example => Item::Example(self.example(node)?),
            _ => return None,
        })
    }

    fn no_item(&mut self, node: &Node<'_>) -> Option<Item> {
        let mut words = node.children(Rule::word);
        let word = words.next()?;
        let name = match words.next() {
            Some(name) => Some(self.words(&name)),
            None => self.string_in(node),
        };
        Some(Item::No {
            word: self.words(&word),
            name,
        })
    }
}

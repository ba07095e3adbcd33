//! Examples and positions.

use super::super::grammar::{Node, Rule, Walk};
use super::super::moves;
use super::super::recover::{self, Kind};
use super::Builder;
use crate::language::syntax::{
    Because, Example, ExampleStep, Expect, Given, MOST_REPEATS, MoveWords, PileTerm, Position,
    PositionItem, WrittenCard,
};
use crate::language::{Spanned, errors};

impl Builder {
    pub(super) fn example(&mut self, node: &Node<'_>) -> Option<Example> {
        let title = self.string(&node.child(Rule::title)?)?;
        let body = node.child(Rule::example_body)?;
        let (given, steps) = self.example_body(&body);
        Some(Example {
            title,
            given,
            steps,
        })
    }

    /// What stands in an example's braces; what cannot be read is reported and left out.
    pub(in super::super) fn example_body(
        &mut self,
        body: &Node<'_>,
    ) -> (Option<Spanned<Given>>, Vec<Spanned<ExampleStep>>) {
        let mut given = None;
        let mut steps = Vec::new();
        for node in body.all() {
            match node.as_rule() {
                Rule::missing_brace => {}
                Rule::broken_example_item => recover::report(self, Kind::ExampleItem, &node),
                Rule::given => {
                    if given.is_some() || !steps.is_empty() {
                        let span = self.span(&node);
                        self.diagnostics
                            .push(errors::given_comes_first::diagnostic(self.id, span));
                    } else if let Some(built) = self.given(&node) {
                        given = Some(self.spanned(&node, built));
                    }
                }
                _ => {
                    if let Some(step) = self.example_step(&node) {
                        steps.push(self.spanned(&node, step));
                    }
                }
            }
        }
        self.closed(body, "example");
        (given, steps)
    }

    fn given(&mut self, node: &Node<'_>) -> Option<Given> {
        if let Some(deal) = node.child(Rule::given_deal) {
            let number = deal.child(Rule::deal_number)?;
            return Some(Given::Deal(self.words(&number)));
        }
        let mut position = Vec::new();
        for item in node.children(Rule::given_item) {
            let built = self.position_item(&item)?;
            position.push(self.spanned(&item, built));
        }
        Some(Given::Position(position))
    }

    /// None where the move's words could not be read, which has then been reported.
    fn example_step(&mut self, node: &Node<'_>) -> Option<ExampleStep> {
        Some(match node.as_rule() {
            Rule::move_line => ExampleStep::Move(self.moved(node)?, self.repeats(node)?),
            Rule::refuse => {
                let because = match node.child(Rule::because) {
                    Some(because) => {
                        let built = match because.child(Rule::string) {
                            Some(quoted) => Because::Quoted(self.string(&quoted)?.node),
                            None => Because::Word(because.as_str().to_owned()),
                        };
                        Some(self.spanned(&because, built))
                    }
                    None => None,
                };
                ExampleStep::Refuse(self.moved(node)?, because)
            }
            Rule::expect => {
                let mut all = Vec::new();
                for one in node.children(Rule::expect_one) {
                    let expected = match one.child(Rule::expect_state) {
                        Some(state) => Expect::State(state.as_str().to_owned()),
                        None => Expect::Item(self.position_item(&one.child(Rule::given_item)?)?),
                    };
                    all.push(self.spanned(&one, expected));
                }
                ExampleStep::Expect(all)
            }
            _ => return None,
        })
    }

    /// How often a line's move is made; none, reported, where that is too often.
    fn repeats(&mut self, node: &Node<'_>) -> Option<u16> {
        let Some(repeat) = node.child(Rule::repeat) else {
            return Some(1);
        };
        let Some(times) = repeat.child(Rule::repeats) else {
            return Some(2);
        };
        let count = times
            .as_str()
            .parse()
            .ok()
            .filter(|&count| count <= MOST_REPEATS);
        if count.is_none() {
            let span = self.spanned(&times, ()).span;
            self.diagnostics
                .push(errors::number_too_large::repeats(self.id, span));
        }
        count
    }

    fn moved(&mut self, node: &Node<'_>) -> Option<Spanned<MoveWords>> {
        let text = node.child(Rule::move_text)?;
        let at = self.offset + text.as_span().start();
        match moves::read(text.as_str(), self.id, at) {
            Ok(words) => Some(self.spanned(&text, words)),
            Err(diagnostic) => {
                self.diagnostics.push(*diagnostic);
                None
            }
        }
    }

    /// A whole position, as in a file for `--position`.
    pub(in super::super) fn position(&mut self, node: &Node<'_>) -> Position {
        let mut position = Vec::new();
        for item in node.all() {
            match item.as_rule() {
                Rule::broken_position_item => recover::report(self, Kind::PositionItem, &item),
                Rule::given_item => {
                    if let Some(built) = self.position_item(&item) {
                        position.push(self.spanned(&item, built));
                    }
                }
                _ => {}
            }
        }
        position
    }

    fn position_item(&mut self, node: &Node<'_>) -> Option<PositionItem> {
        let inner = node.first()?;
        if inner.as_rule() == Rule::given_number {
            return Some(PositionItem::Number {
                name: self.words(&inner.child(Rule::word)?),
                value: self.words(&inner.child(Rule::given_value)?),
            });
        }
        let name = self.name(&inner)?;
        let mut span = name.span;
        if let Some(select) = inner
            .all()
            .find(|part| matches!(part.as_rule(), Rule::numbers | Rule::places))
        {
            span = span.to(self.span(&select));
        }
        let term = PileTerm::Group {
            name,
            select: self.select(&inner)?,
        };
        let mut cards = Vec::new();
        for part in inner.all() {
            match part.as_rule() {
                Rule::up_card => {
                    cards.push(self.spanned(&part, WrittenCard::Up(part.as_str().to_owned())));
                }
                Rule::empty_place => cards.push(self.spanned(&part, WrittenCard::Empty)),
                Rule::down_cards => {
                    for card in part.children(Rule::card_text) {
                        cards
                            .push(self.spanned(&card, WrittenCard::Down(card.as_str().to_owned())));
                    }
                }
                _ => {}
            }
        }
        Some(PositionItem::Pile {
            piles: vec![Spanned::new(term, span)],
            cards,
        })
    }
}

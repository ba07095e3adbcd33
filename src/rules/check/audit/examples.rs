//! Whether the positions of examples can be laid out with the pack.

use crate::cards::{Card, parse_card};
use crate::language::syntax::{
    Because, Example, ExampleStep, Expect, Given, MoveWords, Name, PileTerm, PileWords, Position,
    PositionItem, TakenWords, WrittenCard,
};
use crate::language::{Span, Spanned};
use crate::rules::check::load::did_you_mean;
use crate::rules::check::lower::Lower;
use crate::rules::{Rules, Word, errors};
use std::collections::BTreeMap;

/// The numbers that belong to every position.
const NUMBERS: [&str; 7] = [
    "pass", "redeals", "phase", "points", "score", "shuffles", "base",
];

impl Lower {
    /// Errors in the positions and moves of the examples.
    /// Caps, and names of budgets, are asked of only where they are `known`.
    pub(super) fn audit_examples(&mut self, rules: &Rules, known: bool) {
        for (source, example) in &rules.examples {
            self.source = *source;
            self.example(rules, example, known);
        }
    }

    fn example(&mut self, rules: &Rules, example: &Example, caps: bool) {
        if let Some(Spanned {
            node: Given::Position(position),
            ..
        }) = &example.given
        {
            self.position(rules, position, caps);
        }
        for step in &example.steps {
            match &step.node {
                ExampleStep::Move(words, _) => self.move_words(words),
                ExampleStep::Refuse(words, because) => {
                    self.move_words(words);
                    if let Some(because) = because {
                        self.because(because);
                    }
                }
                ExampleStep::Expect(all) => {
                    let items: Position = all
                        .iter()
                        .filter_map(|expect| match &expect.node {
                            Expect::Item(item) => Some(Spanned::new(item.clone(), expect.span)),
                            Expect::State(_) => None,
                        })
                        .collect();
                    self.position(rules, &items, caps);
                }
            }
        }
    }

    /// A word that some refusal can be for; what is quoted is looked for when the example is run.
    fn because(&mut self, because: &Spanned<Because>) {
        let Because::Word(word) = &because.node else {
            return;
        };
        if Word::NAMES.contains(&word.as_str()) {
            return;
        }
        let hint = did_you_mean(word, Word::NAMES.iter().copied()).unwrap_or_else(|| {
            "say the word of the statement or clause that refuses it, such as `build`, `lift` or \
             `when`, or quote a piece of its line"
                .to_owned()
        });
        self.unknown("reason", word, because.span, Some(hint));
    }

    /// No card more often than the pack has it, no pile that is not there or over its cap.
    fn position(&mut self, rules: &Rules, position: &Position, caps: bool) {
        let mut seen: BTreeMap<Card, u8> = BTreeMap::new();
        for item in position {
            let (piles, cards) = match &item.node {
                PositionItem::Pile { piles, cards } => (piles, cards),
                PositionItem::Number { name, .. } => {
                    // A budget may be missing because its line is wrong.
                    if caps {
                        self.number_name(name);
                    }
                    continue;
                }
            };
            for card in cards {
                let text = match &card.node {
                    WrittenCard::Up(text) | WrittenCard::Down(text) => text,
                    WrittenCard::Empty => continue,
                };
                let Some(kind) = self.example_card(text, card.span) else {
                    continue;
                };
                let count = seen.entry(kind).or_insert(0);
                *count = count.saturating_add(1);
                let copies = rules.pack.copies(kind);
                if *count == copies.saturating_add(1) {
                    self.error(
                        errors::EXAMPLE_IMPOSSIBLE,
                        card.span,
                        format!(
                            "{text} is named more often than the pack has it, which is {copies}"
                        ),
                    );
                }
            }
            self.example_piles(rules, piles, cards, item.span, caps);
        }
    }

    /// A number that every position has, a tally or a budget.
    fn number_name(&mut self, name: &Name) {
        let budgets = self.budgets.iter().map(|budget| {
            let words: Vec<&str> = budget.name.split_whitespace().collect();
            words.join("-")
        });
        let there: Vec<String> = NUMBERS
            .map(str::to_owned)
            .into_iter()
            .chain(self.tallies.iter().cloned())
            .chain(budgets)
            .collect();
        if !there.contains(&name.node) {
            let hint = did_you_mean(&name.node, there.iter().map(String::as_str));
            self.unknown("number", &name.node, name.span, hint);
        }
    }

    fn example_piles(
        &mut self,
        rules: &Rules,
        piles: &crate::language::syntax::Piles,
        cards: &[Spanned<WrittenCard>],
        span: Span,
        caps: bool,
    ) {
        let Some(lowered) = self.piles(piles) else {
            return;
        };
        let Some(fixed) = self.fixed_piles(&lowered) else {
            return;
        };
        let places = piles.iter().any(|term| {
            matches!(
                &term.node,
                PileTerm::Group {
                    select: crate::language::syntax::Select::Places { .. },
                    ..
                }
            )
        });
        if places && fixed.len() > 1 {
            if cards.len() > fixed.len() {
                self.error(
                    errors::EXAMPLE_IMPOSSIBLE,
                    span,
                    format!("{} places, and {} are named", fixed.len(), cards.len()),
                );
            }
            return;
        }
        let [(group, number)] = fixed.as_slice() else {
            if !cards.is_empty() {
                self.error_hint(
                    errors::EXAMPLE_IMPOSSIBLE,
                    span,
                    format!("these are {} piles, and one is meant", fixed.len()),
                    "say the number of the pile",
                );
            }
            return;
        };
        let cap = rules
            .group(*group)
            .and_then(|group| {
                group
                    .caps
                    .get(usize::from(*number).checked_sub(1)?)
                    .copied()
            })
            .flatten();
        let held = cards
            .iter()
            .filter(|card| card.node != WrittenCard::Empty)
            .count();
        if let Some(cap) = cap
            && caps
            && held > usize::from(cap)
        {
            self.error(
                errors::EXAMPLE_IMPOSSIBLE,
                span,
                format!("{held} cards lie here, and the cap is {cap}"),
            );
        }
    }

    fn example_card(&mut self, text: &str, span: Span) -> Option<Card> {
        let card = parse_card(&self.pack, text).filter(|&card| self.pack.copies(card) > 0);
        if card.is_none() {
            self.error(errors::NOT_IN_PACK, span, format!("the pack has no {text}"));
        }
        card
    }

    fn move_words(&mut self, words: &Spanned<MoveWords>) {
        match &words.node {
            MoveWords::Carry { card, from, to, .. } => {
                if let Some(card) = card {
                    self.example_card(&card.node, card.span);
                }
                if let Some(from) = from {
                    self.pile_words(from);
                }
                self.pile_words(to);
            }
            MoveWords::Remove(taken) | MoveWords::Swap(taken) => {
                for TakenWords { card, pile } in taken.iter().map(|taken| &taken.node) {
                    if let Some(card) = card {
                        self.example_card(&card.node, card.span);
                    }
                    if let Some(pile) = pile {
                        self.pile_words(pile);
                    }
                }
            }
            MoveWords::Act(name) => {
                let word = name.node.as_str();
                if matches!(word, "turn" | "redeal") || self.action(word).is_some() {
                    return;
                }
                let actions = self.actions.clone();
                let there = actions.iter().map(String::as_str).chain(["turn", "redeal"]);
                let hint = did_you_mean(word, there);
                self.unknown("move or action", word, name.span, hint);
            }
        }
    }

    /// A move may name a group by the start of its name.
    fn pile_words(&mut self, words: &Spanned<PileWords>) {
        let Some(group) = &words.node.group else {
            return;
        };
        let known = self
            .heads
            .iter()
            .any(|head| head.name.starts_with(group.node.as_str()));
        if !known {
            // The exact look-up fails too, and says what there is.
            self.group(group);
        }
    }
}

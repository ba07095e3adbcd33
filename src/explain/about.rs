//! What the file says about its game: names, sources, notes, variants, numbers that may be set;
//! and the terms that the text has used.

use super::dealt::Dealt;
use super::document::{Line, Section};
use super::piece::{Piece, fill};
use super::voice::{Term, Terms, Voice};
use crate::rules::{ClauseTest, LayLine, LayWord, Leaf, Phrase, Role};

impl Voice<'_> {
    /// What stands under the title.
    pub fn about_section(&self) -> Section {
        let words = self.words;
        let about = &self.rules.about;
        let mut section = Section::default();
        if !about.also.is_empty() {
            let quoted = |text: &str| fill(words.quoted, &[("x", &Piece::from(text))]);
            let names: Vec<String> = about.also.iter().map(|name| quoted(&name.text)).collect();
            let names = Piece::from(self.and(&names));
            section.say(self.sentence(&fill(words.also_called, &[("names", &names)])));
        }
        if let Some(family) = &about.family {
            let family = Piece::from(family.as_str());
            section.say(self.sentence(&fill(words.family, &[("name", &family)])));
        }
        section
    }

    /// The file's notes in the tongue asked for where it has any, else its plain notes.
    pub fn notes_section(&self) -> Section {
        let about = &self.rules.about;
        let mut section = Section::new(self.words.heading_notes);
        let of = |tongue: &str| -> Vec<Line> {
            about
                .notes
                .iter()
                .filter(|note| note.tongue == tongue)
                .map(|note| Line::Item(note.text.trim().to_owned()))
                .collect()
        };
        section.lines = of(self.tongue.code());
        if section.lines.is_empty() {
            section.lines = of(&about.tongue);
        }
        for source in &about.sources {
            let source = Piece::from(source.trim());
            let text = fill(self.words.source, &[("source", &source)]);
            section.lines.push(Line::Item(text));
        }
        section
    }

    /// Variants and parameters.
    pub fn variants_section(&self) -> Section {
        let words = self.words;
        let mut section = Section::new(words.heading_variants);
        for parameter in &self.rules.parameters {
            let name = Piece::from(parameter.name.as_str());
            let digits = |number: i64| Piece::from(number.to_string());
            let value = digits(parameter.value);
            let (least, most) = parameter.range;
            let (least, most) = (digits(least), digits(most));
            section.say(self.sentence(&fill(
                words.parameter,
                &[
                    ("name", &name),
                    ("value", &value),
                    ("least", &least),
                    ("most", &most),
                ],
            )));
        }
        let others: Vec<String> = self
            .rules
            .variants
            .iter()
            .filter(|variant| !self.rules.variant.contains(&variant.name))
            .map(|variant| fill(words.quoted, &[("x", &Piece::from(variant.title.as_str()))]))
            .collect();
        if !others.is_empty() {
            let names = Piece {
                plural: others.len() > 1,
                ..Piece::from(self.and(&others))
            };
            section.say(self.sentence(&fill(words.other_variants, &[("names", &names)])));
        }
        section
    }

    /// Whether the deal is certain to lay a card on a foundation.
    fn base_is_dealt(&self) -> bool {
        let mut dealt = Dealt::new(self.rules);
        for step in &self.rules.layout {
            dealt.after(self.rules, step);
        }
        self.rules
            .groups()
            .filter(|(_, group)| group.role == Role::Foundation)
            .any(|(id, _)| {
                dealt
                    .group(id)
                    .iter()
                    .any(|pile| pile.is_some_and(|cards| cards > 0))
            })
    }

    /// Explains the terms at the end of a section.
    pub fn say_terms(&self, section: &mut Section, terms: Terms) {
        let words = self.words;
        if terms.has(Term::Base) {
            let base = match &self.rules.base_from {
                None => {
                    let base = self.sentence(words.term_base);
                    if self.base_is_dealt() {
                        base
                    } else {
                        format!("{base} {}", self.sentence(words.term_base_none))
                    }
                }
                Some(piles) => fill(words.term_base_from, &[("piles", &self.piles(piles))]),
            };
            section.say(self.sentence(&base));
        }
        if terms.has(Term::Settled) {
            let settled = self.settled();
            if settled.is_empty() {
                section.say(self.sentence(words.term_settled));
            }
            for sentence in settled {
                section.say(self.sentence(&sentence));
            }
        }
        if terms.has(Term::Complete) {
            section.say(self.sentence(words.term_complete));
        }
        if terms.has(Term::Blocked) {
            section.say(self.sentence(words.term_blocked));
        }
    }

    /// Which cards are settled, for each group of the tableau, by the lines that begin its piles.
    fn settled(&self) -> Vec<String> {
        let words = self.words;
        let groups = self.rules.groups().filter(|(_, group)| {
            group.role == Role::Tableau && Self::is_places(group) && group.piles > 0
        });
        groups
            .filter_map(|(id, group)| {
                self.turn_to(Some(id));
                let cards: Vec<String> = group
                    .lay
                    .iter()
                    .filter(|line| line.word != LayWord::Build)
                    .filter(|line| !matches!(line.phrase, Phrase::Leaf(Leaf::None, _)))
                    .map(|line| self.settled_by(line))
                    .collect();
                self.turn_to(None);
                if cards.is_empty() {
                    return None;
                }
                let (piles, cards) = (self.the_group(id), Piece::from(self.or(&cards)));
                Some(fill(
                    words.term_settled_as,
                    &[("piles", &piles), ("cards", &cards)],
                ))
            })
            .collect()
    }

    /// `an ace in the first column`, `a card one rank higher than the card to its left, of the
    /// same suit, where that card is settled too`.
    fn settled_by(&self, line: &LayLine) -> String {
        let words = self.words;
        let mut text = self.card_that(&line.phrase, line.compared_with.as_ref());
        for clause in &line.clauses {
            if let (ClauseTest::In(select), false) = (&clause.test, clause.negated) {
                let (card, piles) = (Piece::from(text), self.selected_here(select));
                text = fill(words.card_in, &[("x", &card), ("piles", &piles)]);
            }
        }
        if line.compared_with.is_some() {
            text.push_str(words.settled_too);
        }
        text
    }
}

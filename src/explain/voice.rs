//! A game and a tongue: what all parts of the text speak with.

use super::piece::{Noun, Piece, fill};
use super::tongues::{Grammar, Tongue, Words};
use crate::rules::{GroupId, PileTerm, Piles, Rules};
use std::cell::Cell;

/// A term that a text has used and that a reader may want explained.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Term {
    /// The rank of the base card.
    Base,
    /// A pile, place or card is settled.
    Settled,
    /// A pile is complete.
    Complete,
    /// No card can be moved.
    Blocked,
    /// The passes are counted.
    Pass,
}

/// A set of terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Terms(u8);

impl Terms {
    /// Whether the term is one of them.
    pub const fn has(self, term: Term) -> bool {
        self.0 & term.bit() != 0
    }

    /// With that term.
    const fn with(self, term: Term) -> Self {
        Self(self.0 | term.bit())
    }

    /// These without those.
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// These and those.
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }
}

impl Term {
    /// Its bit in a set of terms.
    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A game being told in a tongue.
pub(super) struct Voice<'a> {
    /// The game.
    pub rules: &'a Rules,
    /// The tongue.
    pub tongue: Tongue,
    /// Its words.
    pub words: &'static Words,
    /// Its grammar.
    pub grammar: &'static dyn Grammar,
    /// The terms that have been used since they were last taken.
    terms: Cell<Terms>,
    /// The group whose rules are being told.
    about: Cell<Option<GroupId>>,
    /// The group to one of whose piles `it` points, where that is another.
    it: Cell<Option<GroupId>>,
}

impl<'a> Voice<'a> {
    /// Begins to speak.
    pub fn new(rules: &'a Rules, tongue: Tongue) -> Self {
        Self {
            rules,
            tongue,
            words: tongue.words(),
            grammar: tongue.grammar(),
            terms: Cell::new(Terms::default()),
            about: Cell::new(None),
            it: Cell::new(None),
        }
    }

    /// The terms that have been used since this was last asked.
    pub fn take_terms(&self) -> Terms {
        self.terms.take()
    }

    /// Remembers that a term has been used.
    pub fn used(&self, term: Term) {
        self.terms.set(self.terms.get().with(term));
    }

    /// The group whose rules are being told.
    pub fn about(&self) -> Option<GroupId> {
        self.about.get()
    }

    /// The group to one of whose piles `it` points.
    pub fn it(&self) -> Option<GroupId> {
        self.it.get().or(self.about.get())
    }

    /// Speaks while `it` is a pile of these.
    pub fn of_each<T>(&self, piles: &Piles, speak: impl FnOnce() -> T) -> T {
        let group = match piles.as_slice() {
            [PileTerm::Group(id, _)] => Some(*id),
            _ => None,
        };
        let before = self.it.replace(group);
        let said = speak();
        self.it.set(before);
        said
    }

    /// From here on the rules of that group are told.
    pub fn turn_to(&self, group: Option<GroupId>) {
        self.about.set(group);
    }

    /// A whole sentence: a capital at its start, a full stop at its end.
    pub fn sentence(&self, text: &str) -> String {
        let text = self.grammar.finish(text.trim());
        let mut letters = text.chars();
        let Some(first) = letters.next() else {
            return String::new();
        };
        let mut sentence: String = first.to_uppercase().chain(letters).collect();
        if !sentence.ends_with(['.', '!', '?']) {
            sentence.push('.');
        }
        sentence
    }

    /// `a`, `a or b`, `a, b or c`, with `last` before the last.
    fn join(items: &[String], last: &str) -> String {
        let Some((end, before)) = items.split_last() else {
            return String::new();
        };
        if before.is_empty() {
            return end.clone();
        }
        format!("{} {last} {end}", before.join(", "))
    }

    /// `a, b and c`.
    pub fn and(&self, items: &[String]) -> String {
        Self::join(items, self.words.and)
    }

    /// `a, b or c`.
    pub fn or(&self, items: &[String]) -> String {
        Self::join(items, self.words.or)
    }

    /// A noun of the word list.
    pub fn noun(spec: &str) -> Noun {
        Noun::read(spec)
    }

    /// A number by itself, in words from one to twelve.
    pub fn number(&self, number: impl Into<i64>) -> Piece {
        let number = number.into();
        Piece {
            text: if number == 0 {
                number.to_string()
            } else {
                self.grammar.number(number, false)
            },
            plural: number != 1,
            feminine: false,
        }
    }

    /// `seven columns`.
    pub fn count(&self, number: impl Into<i64>, noun: &Noun) -> Piece {
        let number = number.into();
        let noun = noun.of(number);
        let digits = Piece::from(self.grammar.number(number, noun.feminine));
        noun.with(fill(self.words.counted, &[("n", &digits), ("x", &noun)]))
    }

    /// `three cards`.
    pub fn cards(&self, number: impl Into<i64>) -> Piece {
        self.count(number, &Self::noun(self.words.card))
    }

    /// `the third column`.
    pub fn nth(&self, number: impl Into<i64>, noun: &Noun) -> Piece {
        let noun = noun.one();
        let ordinal = Piece::from(self.grammar.ordinal(number.into(), noun.feminine));
        noun.with(fill(self.words.nth, &[("n", &ordinal), ("x", &noun)]))
    }

    /// `once`, `twice`, `three times`.
    pub fn times(&self, number: impl Into<i64>) -> String {
        match number.into() {
            1 => self.words.once.to_owned(),
            2 => self.words.twice.to_owned(),
            n => self.count(n, &Self::noun(self.words.time)).text,
        }
    }

    /// `the column`, `the columns`.
    pub fn the(&self, piece: &Piece) -> Piece {
        piece.with(fill(self.words.the, &[("x", piece)]))
    }

    /// `a column`.
    pub fn a(&self, piece: &Piece) -> Piece {
        piece.with(fill(self.words.a, &[("x", piece)]))
    }

    /// The text, with its conditions after commas.
    pub fn with_clauses(text: String, clauses: &[String]) -> String {
        clauses.iter().fold(text, |mut text, clause| {
            text.push_str(", ");
            text.push_str(clause);
            text
        })
    }
}

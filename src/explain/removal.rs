//! Cards that are taken off, and cards that change places.

use super::document::Section;
use super::piece::{Piece, fill};
use super::voice::Voice;
use crate::rules::{Clause, PileTerm, SetForm, Shape, SuitWord, Take, TakeWord};

impl Voice<'_> {
    /// A line by itself: `a king may be removed from the tableau`.
    pub fn take(&self, take: &Take) -> String {
        self.take_with(take, &take.clauses)
    }

    /// A whole sentence, its conditions first.
    fn take_sentence(&self, take: &Take) -> String {
        let (before, after) = Self::conditions_first(&take.clauses);
        self.sentence(&self.after_conditions(self.take_with(take, &after), &before))
    }

    fn take_with(&self, take: &Take, clauses: &[Clause]) -> String {
        let words = self.words;
        let cards = self.taken(take);
        let from = self.piles(&take.from);
        let from = from.with(format!("{}{}", from.text, self.who_from_where(take)));
        let pieces = [("cards", &cards), ("piles", &from)];
        let text = match (take.word, take.from.is_empty()) {
            (TakeWord::Remove, false) => fill(words.remove, &pieces),
            (TakeWord::Remove, true) => fill(words.remove_anywhere, &pieces),
            (TakeWord::Swap, false) => fill(words.swap, &pieces),
            (TakeWord::Swap, true) => fill(words.swap_anywhere, &pieces),
            (TakeWord::SwapPiles, _) => fill(words.swap_piles, &pieces),
        };
        let mut clauses = self.clauses(clauses, take.budget);
        if take.at_once {
            clauses.push(words.at_once.to_owned());
        }
        Self::with_clauses(text, &clauses)
    }

    /// `: both from the tableau, or one from each`: of two cards from two places, for it might
    /// be read otherwise; of more, that each may come from any.
    fn who_from_where(&self, take: &Take) -> String {
        let words = self.words;
        let most = match (&take.form.phrase, take.form.named.len()) {
            (Some(_), _) => 1,
            (None, 0) => usize::from(take.form.size.most),
            (None, named) => named,
        };
        if take.word != TakeWord::Remove || most < 2 || take.from.len() < 2 {
            return String::new();
        }
        if most > 2 || take.from.len() > 2 {
            return words.each_from_any.to_owned();
        }
        let mut ways: Vec<String> = take
            .from
            .iter()
            .filter(|term| self.how_many(term) > 1)
            .map(|term| {
                let piles = self.piles(&vec![(*term).clone()]);
                fill(words.both_from, &[("piles", &piles)])
            })
            .collect();
        ways.push(words.one_from_each.to_owned());
        let ways = Piece::from(ways.join(words.or_by_ways));
        fill(words.by_these_ways, &[("ways", &ways)])
    }

    /// The cards that are taken together.
    fn taken(&self, take: &Take) -> Piece {
        let words = self.words;
        let form = &take.form;
        if let Some(phrase) = &form.phrase {
            return Piece::from(self.card_that(phrase, take.compared_with.as_ref()));
        }
        if !form.named.is_empty() {
            let cards = Piece {
                plural: true,
                ..Piece::from(self.all_of(&form.named))
            };
            return cards.with(self.with_marks(cards.text.clone(), form));
        }
        let card = Self::noun(words.card);
        let cards = if form.size.least == form.size.most {
            self.count(form.size.least, &card)
        } else {
            let least = self
                .grammar
                .number(i64::from(form.size.least), card.feminine);
            let most = self.count(form.size.most, &card);
            most.with(fill(
                words.from_to,
                &[("from", &Piece::from(least)), ("to", &most)],
            ))
        };
        cards.with(self.with_marks(cards.text.clone(), form))
    }

    /// The cards with how they belong together.
    fn with_marks(&self, text: String, form: &SetForm) -> String {
        let words = self.words;
        let mut marks = Vec::new();
        if let Some(total) = form.totalling {
            marks.push(fill(words.totalling, &[("n", &self.number(total))]));
        }
        if form.same_rank {
            marks.push(words.of_equal_rank.to_owned());
        }
        if form.in_sequence {
            marks.push(words.in_sequence.to_owned());
        }
        match form.suit {
            None | Some(SuitWord::Regardless) => {}
            Some(SuitWord::InSuit) => marks.push(words.of_same_suit.to_owned()),
            Some(SuitWord::InColour) => marks.push(words.of_same_colour.to_owned()),
            Some(SuitWord::AlternateColours) => {
                marks.push(words.of_different_colours.to_owned());
            }
            Some(SuitWord::AnotherSuit) => marks.push(words.of_different_suits.to_owned()),
        }
        if let Some(script) = form.script {
            let sentence = Piece::from(self.script(script));
            marks.push(fill(words.cards_by_script, &[("sentence", &sentence)]));
        }
        if marks.is_empty() {
            return text;
        }
        format!("{text} {}", self.and(&marks))
    }

    /// Whether a card may lie under others where these take theirs from.
    fn may_be_covered(&self, takes: &[Take]) -> bool {
        let uncovered = |term: &PileTerm| {
            let PileTerm::Group(id, _) = term else {
                return false;
            };
            self.rules.group(*id).is_some_and(|group| {
                Self::is_places(group)
                    && match &group.shape {
                        Shape::Drawing { spots } => {
                            spots.iter().all(|spot| spot.covered_by.is_empty())
                        }
                        _ => true,
                    }
            })
        };
        takes
            .iter()
            .any(|take| take.from.is_empty() || !take.from.iter().all(uncovered))
    }

    /// The sections on removals and swaps.
    pub fn take_sections(&self) -> Vec<Section> {
        let words = self.words;
        [
            (words.heading_removals, &self.rules.removals),
            (words.heading_swaps, &self.rules.swaps),
        ]
        .into_iter()
        .map(|(heading, takes)| {
            let mut section = Section::new(heading);
            for take in takes {
                section.say(self.take_sentence(take));
            }
            if takes.iter().any(|take| take.form.totalling.is_some()) {
                section.say(self.sentence(&self.values()));
            }
            if takes.iter().any(|take| take.word == TakeWord::Remove) {
                section.say(self.sentence(if self.may_be_covered(takes) {
                    words.removed_cards
                } else {
                    words.removed_cards_of_places
                }));
            }
            section.terms = self.take_terms();
            section
        })
        .collect()
    }
}

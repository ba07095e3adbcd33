//! What may be laid on a pile: how it is begun and built, and what fills a space.

use super::document::Section;
use super::piece::{Piece, fill};
use super::voice::Voice;
use crate::rules::{
    Clause, ClauseTest, Fill, Group, GroupId, LayLine, LayWord, Leaf, LiftLine, LiftUnit, Limit,
    Phrase, Role, Shape, SuitWord,
};

impl Voice<'_> {
    /// A line by itself: `begun with an ace`, `built down in alternate colours, only from the
    /// waste`.
    pub fn lay_line(&self, line: &LayLine) -> String {
        let words = self.words;
        let text = match line.word {
            LayWord::Start => fill(words.line_start, &[("card", &self.laid_card(line))]),
            LayWord::Build => match self.likeness(line) {
                Some(likeness) => fill(words.line_build_like, &[("what", &likeness)]),
                None => fill(words.line_build, &[("how", &self.how_built(line))]),
            },
            LayWord::Lay => fill(words.line_lay, &[("card", &self.laid_card(line))]),
        };
        Self::with_clauses(text, &self.lay_clauses(line, &line.clauses, false))
    }

    /// A whole sentence that a line makes: its conditions come first, the rest of its clauses
    /// after the text, but for those that the text has said already.
    fn lay_sentence(
        &self,
        text: String,
        line: &LayLine,
        clauses: &[Clause],
        several: bool,
    ) -> String {
        let (before, after) = Self::conditions_first(clauses);
        let text = Self::with_clauses(text, &self.lay_clauses(line, &after, several));
        self.sentence(&self.after_conditions(text, &before))
    }

    /// Takes a clause that is not negated out of the list.
    fn take_clause<T>(
        clauses: &mut Vec<Clause>,
        wanted: impl Fn(&ClauseTest) -> Option<T>,
    ) -> Option<T> {
        let found = |clause: &Clause| wanted(&clause.test).filter(|_| !clause.negated);
        let at = clauses.iter().position(|clause| found(clause).is_some())?;
        found(&clauses.remove(at))
    }

    /// The card that a line admits with where it comes from, if that reads well in one:
    /// `any card from the waste`. What is said so is taken out of the clauses.
    fn card_from(&self, card: Piece, line: &LayLine, clauses: &mut Vec<Clause>) -> Piece {
        let one_kind = match &line.phrase {
            Phrase::Leaf(Leaf::Any, _) => true,
            Phrase::Leaf(Leaf::Cards(cards), _) => cards.len() == 1,
            _ => false,
        };
        if !one_kind {
            return card;
        }
        let from = Self::take_clause(clauses, |test| match test {
            ClauseTest::From(piles) => Some(piles.clone()),
            _ => None,
        });
        from.map_or(card.clone(), |from| {
            let piles = self.piles(&from);
            card.with(fill(
                self.words.card_from,
                &[("card", &card), ("piles", &piles)],
            ))
        })
    }

    /// The pile that a line speaks of: `a foundation`, or where it is for some only `the first
    /// foundation`, `a place of the first column`; and whether it is for some only. What is said
    /// so is taken out of the clauses.
    fn pile_of_line(&self, id: GroupId, clauses: &mut Vec<Clause>) -> (Piece, bool) {
        let some = Self::take_clause(clauses, |test| match test {
            ClauseTest::In(select) => Some(select.clone()),
            _ => None,
        });
        let Some(select) = some else {
            return (self.a_pile(id), false);
        };
        let selected = self.selected_here(&select);
        let places = self.rules.group(id).is_some_and(Self::is_places);
        let pile = if places {
            let place = Self::noun(self.words.place);
            self.a(&self.of_whole(&place, &selected).one())
        } else if selected.plural {
            selected.with(fill(self.words.one_of_piles, &[("x", &selected)]))
        } else {
            selected.clone()
        };
        (
            Piece {
                plural: false,
                ..pile
            },
            true,
        )
    }

    /// Whether the line is for one pass, and each of the others for another.
    fn has_its_own_pass(line: &LayLine, lines: &[&LayLine]) -> bool {
        let pass = Self::only_pass(&line.clauses);
        let others = lines.iter().filter(|other| !std::ptr::eq(**other, line));
        pass.is_some()
            && others
                .map(|other| Self::only_pass(&other.clauses))
                .all(|other| other.is_some() && other != pass)
    }

    /// One sentence a line, about a pile that takes or is begun with a card; `first` for the first
    /// line and any that is not for the same piles, `also` for those that add to it.
    fn say_admitted(
        &self,
        section: &mut Section,
        id: GroupId,
        lines: &[&LayLine],
        (first, also): (&str, &str),
    ) {
        let words = self.words;
        let mut only_some = false;
        for (at, line) in lines.iter().enumerate() {
            let mut clauses = line.clauses.clone();
            let (pile, some) = self.pile_of_line(id, &mut clauses);
            only_some = only_some || some;
            let (_, after) = Self::conditions_first(&clauses);
            let any = matches!(line.phrase, Phrase::Leaf(Leaf::Any, _));
            // In a pass that no other line is for, the other piles take nothing.
            let only = some && Self::has_its_own_pass(line, lines);
            // What is said of the card laid asks for a sentence about that card.
            let (template, card) = if any
                && line.word == LayWord::Lay
                && (only || after.iter().any(Self::is_about_the_card))
            {
                let template = if only {
                    words.may_be_laid_only_on
                } else {
                    words.may_be_laid_on
                };
                (template, self.a(&Self::noun(words.card).one()))
            } else if at == 0 || only_some {
                (first, self.laid_card(line))
            } else {
                (also, self.laid_card(line))
            };
            let card = self.card_from(card, line, &mut clauses);
            let text = fill(template, &[("pile", &pile), ("card", &card)]);
            section.say(self.lay_sentence(text, line, &clauses, lines.len() > 1));
        }
    }

    fn laid_card(&self, line: &LayLine) -> Piece {
        Piece::from(self.card_that(&line.phrase, line.compared_with.as_ref()))
    }

    /// What stands after `built`.
    fn how_built(&self, line: &LayLine) -> Piece {
        let manner = match line.compared_with {
            None => self.manner(&line.phrase),
            Some(_) => None,
        };
        Piece::from(
            manner
                .unwrap_or_else(|| fill(self.words.built_with, &[("card", &self.laid_card(line))])),
        )
    }

    /// What else the line asks; `several` where there are others like it.
    fn lay_clauses(&self, line: &LayLine, clauses: &[Clause], several: bool) -> Vec<String> {
        let words = self.words;
        let mut texts = if several {
            let mut texts: Vec<String> = clauses
                .iter()
                .map(|clause| self.clause_of_several(clause))
                .collect();
            texts.extend(line.budget.and_then(|budget| self.budget(budget)));
            texts
        } else {
            self.clauses(clauses, line.budget)
        };
        texts.extend(self.limit(line.limit));
        if line.at_bottom {
            texts.push(words.at_bottom.to_owned());
        }
        if line.at_once {
            texts.push(words.at_once.to_owned());
        }
        texts
    }

    /// Whether the lines admit nothing at all.
    fn admits_none(lines: &[&LayLine]) -> bool {
        lines
            .iter()
            .all(|line| matches!(line.phrase, Phrase::Leaf(Leaf::None, _)))
    }

    /// Whether no card is ever laid on the group's piles by a rule of theirs.
    pub fn takes_nothing(group: &Group) -> bool {
        let lines: Vec<&LayLine> = group.lay.iter().collect();
        Self::admits_none(&lines)
    }

    /// Sentences about what may be laid on the group's piles.
    pub fn say_laying(&self, section: &mut Section, id: GroupId, group: &Group, filled: bool) {
        let of = |word: LayWord| -> Vec<&LayLine> {
            group.lay.iter().filter(|line| line.word == word).collect()
        };
        let (start, mut build, lay) = (of(LayWord::Start), of(LayWord::Build), of(LayWord::Lay));
        let words = self.words;
        if Self::is_full_when_begun(group, &start) {
            build.clear();
        }
        let full = build.is_empty() && !start.is_empty();
        if Self::takes_nothing(group) {
            if !matches!(group.role, Role::Stock | Role::Waste | Role::Discard) {
                let piles = self.the_group(id);
                section.say(self.sentence(&fill(words.nothing_laid, &[("piles", &piles)])));
            }
            return;
        }
        let tableau = matches!(group.role, Role::Tableau | Role::Reserve | Role::Cell);
        let single_cards = group.caps.iter().all(|cap| *cap == Some(1));
        if tableau && !single_cards {
            if lay.is_empty() || !Self::admits_none(&build) {
                self.say_built(section, id, &build);
            }
            self.say_admitted(section, id, &lay, (words.takes, words.also_takes));
            if lay.is_empty() {
                self.say_spaces(section, id, group, &start);
            }
            return;
        }
        let full_already = filled && Self::never_lifted(group);
        if !full_already && !Self::admits_none(&start) {
            let templates = if single_cards || full {
                (words.takes, words.also_takes)
            } else {
                (words.begun, words.also_begun)
            };
            self.say_admitted(section, id, &start, templates);
        } else if !filled && Self::admits_none(&start) && lay.is_empty() {
            let pile = self.a_pile(id);
            let template = match group.role {
                Role::Waste => words.never_begun_but_turned,
                _ => words.never_begun,
            };
            section.say(self.sentence(&fill(template, &[("pile", &pile)])));
        }
        let only_lay = !lay.is_empty() && Self::admits_none(&build);
        if !single_cards && !full && !only_lay {
            self.say_built(section, id, &build);
        }
        self.say_admitted(section, id, &lay, (words.takes, words.also_takes));
    }

    /// Whether whatever begins a pile of the group fills it.
    fn is_full_when_begun(group: &Group, start: &[&LayLine]) -> bool {
        let runs = start
            .iter()
            .all(|line| matches!(line.phrase, Phrase::Leaf(Leaf::Run { .. }, _)));
        let capped = group
            .caps
            .iter()
            .all(|cap| cap.is_some_and(|cap| cap <= 13));
        !start.is_empty() && runs && capped && group.role == Role::Foundation
    }

    /// Whether any card is ever laid by hand in this game.
    pub fn cards_are_laid(&self) -> bool {
        self.rules.groups.iter().any(|group| {
            let lines: Vec<&LayLine> = group.lay.iter().collect();
            group.role != Role::Discard && !Self::admits_none(&lines)
        })
    }

    fn say_built(&self, section: &mut Section, id: GroupId, build: &[&LayLine]) {
        let words = self.words;
        let piles = self.the_group(id);
        let group = self.rules.group(id);
        let foundation = group.is_some_and(|group| group.role == Role::Foundation);
        let lines: Vec<&&LayLine> = build
            .iter()
            .filter(|line| !matches!(line.phrase, Phrase::Leaf(Leaf::None, _)))
            .collect();
        if lines.is_empty() {
            section.say(self.sentence(&fill(words.not_built, &[("piles", &piles)])));
        }
        for (at, line) in lines.iter().enumerate() {
            let template = if at == 0 {
                words.built
            } else {
                words.also_built
            };
            let mut text = if let Some(likeness) = self.likeness(line) {
                self.built_like(id, &likeness)
            } else {
                let how = self.how_built(line);
                fill(template, &[("piles", &piles), ("how", &how)])
            };
            if foundation && line.limit == Limit::None && self.packets_come(line) {
                text = Self::with_clauses(text, &[words.one_card.to_owned()]);
            }
            section.say(self.lay_sentence(text, line, &line.clauses, lines.len() > 1));
        }
    }

    /// `the same rank or the same suit`: what cards that lie on each other must share, where they
    /// are not in sequence.
    fn likeness(&self, line: &LayLine) -> Option<Piece> {
        fn all(voice: &Voice, phrase: &Phrase, likenesses: &mut Vec<String>) -> Option<()> {
            let words = voice.words;
            match phrase {
                Phrase::Or(any) => any.iter().try_for_each(|one| all(voice, one, likenesses)),
                Phrase::Leaf(Leaf::SameRank, _) => {
                    likenesses.push(words.the_same_rank.to_owned());
                    Some(())
                }
                Phrase::Leaf(Leaf::Suit(suit), _) => {
                    likenesses.push(
                        match suit {
                            SuitWord::InSuit => words.the_same_suit,
                            SuitWord::InColour => words.the_same_colour,
                            SuitWord::AlternateColours => words.the_other_colour,
                            SuitWord::AnotherSuit => words.another_suit,
                            SuitWord::Regardless => return None,
                        }
                        .to_owned(),
                    );
                    Some(())
                }
                _ => None,
            }
        }
        if line.compared_with.is_some() {
            return None;
        }
        let mut likenesses = Vec::new();
        all(self, &line.phrase, &mut likenesses)?;
        Some(Piece::from(self.or(&likenesses)))
    }

    /// `a card may be laid on a column whose top card has the same rank`.
    fn built_like(&self, id: GroupId, likeness: &Piece) -> String {
        let pile = self.a_pile(id);
        let of_piles = self.rules.group(id).is_some_and(|group| {
            group.piles > 1
                && group
                    .lift
                    .iter()
                    .all(|line| line.unit == LiftUnit::SquaredPile)
        });
        let template = if of_piles {
            self.words.pile_laid_on_like
        } else {
            self.words.laid_on_like
        };
        fill(template, &[("pile", &pile), ("what", likeness)])
    }

    /// What becomes of an empty pile of the tableau.
    fn say_spaces(&self, section: &mut Section, id: GroupId, group: &Group, start: &[&LayLine]) {
        let words = self.words;
        let mut space = if group.fill.is_some() {
            Piece::from(words.space)
        } else {
            self.first_space(id)
        };
        if Self::admits_none(start) {
            if group.fill.is_none() && group.shape != Shape::Line {
                section.say(self.sentence(&fill(words.space_stays, &[("space", &space)])));
            }
            return;
        }
        for (at, line) in start.iter().enumerate() {
            let any = matches!(line.phrase, Phrase::Leaf(Leaf::Any, _));
            let template = match (at, any, start.len()) {
                (0, false, 1) => words.space_only,
                (0, _, _) => words.space_takes,
                _ => words.space_also,
            };
            let card = if any && line.limit != Limit::OneCard && self.packets_come(line) {
                Piece::from(words.any_card_or_packet)
            } else {
                self.laid_card(line)
            };
            let mut clauses = line.clauses.clone();
            let card = self.card_from(card, line, &mut clauses);
            let text = fill(template, &[("space", &space), ("card", &card)]);
            section.say(self.lay_sentence(text, line, &clauses, start.len() > 1));
            space = Piece::from(words.space);
        }
    }

    /// `space (an empty column)`, where a text first says it.
    fn first_space(&self, id: GroupId) -> Piece {
        let pile = self.pile_noun(id).one();
        Piece::from(fill(self.words.space_first, &[("pile", &pile)]))
    }

    /// Whether any pile that the line takes cards from lets more than one go at once.
    fn packets_come(&self, line: &LayLine) -> bool {
        let may_come = |id: GroupId| {
            line.clauses.iter().all(|clause| match &clause.test {
                ClauseTest::From(piles) => Self::names(piles, id) != clause.negated,
                _ => true,
            })
        };
        self.rules.groups().any(|(id, group)| {
            may_come(id)
                && group
                    .lift
                    .iter()
                    .any(|line| line.limit != Limit::OneCard && Self::is_packet(group, line))
        })
    }

    /// Whether the line lifts several cards at once.
    pub fn is_packet(group: &Group, line: &LiftLine) -> bool {
        match line.unit {
            LiftUnit::None | LiftUnit::Top | LiftUnit::AnyCard => false,
            LiftUnit::Sequence(_) => Self::is_built(group),
            _ => true,
        }
    }

    /// Whether cards are laid on cards in that group.
    pub fn is_built(group: &Group) -> bool {
        group.lay.iter().any(|line| {
            line.word != LayWord::Start && !matches!(line.phrase, Phrase::Leaf(Leaf::None, _))
        })
    }

    /// Whether nothing ever leaves the group's piles by the player's hand.
    pub fn never_lifted(group: &Group) -> bool {
        group.lift.iter().all(|line| line.unit == LiftUnit::None)
    }

    /// How an emptied pile is refilled.
    pub fn fill_rule(&self, id: GroupId, fill_rule: &Fill) -> String {
        let words = self.words;
        let space = self.first_space(id);
        let sources: Vec<String> = fill_rule
            .from
            .iter()
            .map(|piles| self.piles(piles).text)
            .collect();
        let from = Piece::from(sources.join(words.or_if_empty));
        let cards = self.cards(fill_rule.count);
        let mut text = fill(
            words.filled_at_once,
            &[("space", &space), ("cards", &cards), ("from", &from)],
        );
        if let Some(send) = &fill_rule.sending {
            text.push_str("; ");
            text.push_str(&self.sending(send));
        }
        let (before, after) = Self::conditions_first(&fill_rule.clauses);
        self.after_conditions(
            Self::with_clauses(text, &self.clauses(&after, None)),
            &before,
        )
    }
}

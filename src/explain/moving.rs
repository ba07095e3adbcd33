//! What may be lifted from a pile.

use super::document::Section;
use super::piece::{Piece, fill};
use super::voice::Voice;
use crate::rules::{
    By, Clause, ClauseTest, Direction, Group, GroupId, LayWord, Leaf, LiftLine, LiftUnit, Phrase,
    Role, Shape, SuitWord,
};

impl Voice<'_> {
    /// A line by itself: `the top card may be moved, only to the foundations`.
    pub fn lift_line(&self, line: &LiftLine) -> String {
        let pile = self.about().map_or_else(
            || self.the(&Self::noun(self.words.pile).one()),
            |id| self.a_pile(id),
        );
        let how = self.how_packed(&line.unit, self.about());
        let text = fill(self.unit(&line.unit), &[("pile", &pile), ("how", &how)]);
        self.with_lift_clauses(text, line, &line.clauses, false)
    }

    /// What the cards of a sequence must be besides being one: `, built in the same way`, ` and of
    /// one suit`.
    fn how_packed(&self, unit: &LiftUnit, id: Option<GroupId>) -> Piece {
        let words = self.words;
        let LiftUnit::Sequence(phrase) = unit else {
            return Piece::default();
        };
        let Some(phrase) = phrase else {
            return Piece::from(words.built_the_same_way);
        };
        let how = Piece::from(match phrase {
            Phrase::Leaf(Leaf::Suit(SuitWord::InSuit), _) => words.of_one_suit.to_owned(),
            Phrase::Leaf(Leaf::Suit(SuitWord::InColour), _) => words.of_one_colour.to_owned(),
            Phrase::Leaf(Leaf::Suit(suit), _) => self.in_suit(*suit),
            Phrase::Leaf(Leaf::SameRank, _) => words.of_equal_rank.to_owned(),
            other => self.phrase(other),
        });
        let mut text = String::new();
        if !self.is_built_in_plain_sequence(id) {
            text.push_str(words.built_the_same_way);
        }
        text.push_str(&fill(words.and_packed, &[("how", &how)]));
        Piece::from(text)
    }

    /// Whether the group is built one by one upward or downward and nothing else is asked.
    fn is_built_in_plain_sequence(&self, id: Option<GroupId>) -> bool {
        let group = id.and_then(|id| self.rules.group(id));
        group.is_some_and(|group| {
            let mut lines = group
                .lay
                .iter()
                .filter(|line| line.word != LayWord::Start)
                .peekable();
            lines.peek().is_some()
                && lines.all(|line| {
                    line.compared_with.is_none()
                        && matches!(
                            line.phrase,
                            Phrase::Leaf(
                                Leaf::Step {
                                    direction: Direction::Up | Direction::Down,
                                    by: By::Ranks(1),
                                    suit: SuitWord::Regardless,
                                    ..
                                },
                                _
                            )
                        )
                })
        })
    }

    fn unit(&self, unit: &LiftUnit) -> &'static str {
        let words = self.words;
        match unit {
            LiftUnit::None => words.lift_none,
            LiftUnit::Top => words.lift_top,
            LiftUnit::Sequence(_) => words.lift_sequence,
            LiftUnit::AllFaceUp => words.lift_all_face_up,
            LiftUnit::WholePile => words.lift_whole_pile,
            LiftUnit::SquaredPile => words.lift_squared_pile,
            LiftUnit::AnyPacket => words.lift_any_packet,
            LiftUnit::AnyCard => words.lift_any_card,
        }
    }

    /// A whole sentence that a line makes, its conditions first.
    fn lift_sentence(&self, text: String, line: &LiftLine, several: bool) -> String {
        let (before, after) = Self::conditions_first(&line.clauses);
        let text = self.with_lift_clauses(text, line, &after, several);
        self.sentence(&self.after_conditions(text, &before))
    }

    fn with_lift_clauses(
        &self,
        mut text: String,
        line: &LiftLine,
        mut clauses: &[Clause],
        several: bool,
    ) -> String {
        if let [first, rest @ ..] = clauses
            && matches!(first.test, ClauseTest::To(_))
            && matches!(line.unit, LiftUnit::Top | LiftUnit::WholePile)
        {
            text.push(' ');
            text.push_str(&if several {
                self.clause_of_several(first)
            } else {
                self.clause(first)
            });
            clauses = rest;
        }
        let mut texts: Vec<String> = clauses
            .iter()
            .map(|clause| {
                if several {
                    self.clause_of_several(clause)
                } else {
                    self.clause(clause)
                }
            })
            .collect();
        texts.extend(line.budget.and_then(|budget| self.budget(budget)));
        texts.extend(self.limit(line.limit));
        if line.at_once {
            texts.push(self.words.at_once.to_owned());
        }
        Self::with_clauses(text, &texts)
    }

    fn is_plain(line: &LiftLine) -> bool {
        line.clauses.is_empty() && line.budget.is_none() && !line.at_once
    }

    /// Sentences about what may be lifted from the group's piles.
    pub fn say_lifting(&self, section: &mut Section, id: GroupId, group: &Group) {
        let words = self.words;
        if Self::never_lifted(group) {
            if !matches!(group.role, Role::Stock | Role::Discard) {
                let piles = self.the_group(id);
                let template = if self.takes_from(id) {
                    words.lifted_never_but_taken
                } else if group.role == Role::Foundation {
                    words.stays_on_foundation
                } else {
                    words.lifted_never
                };
                section.say(self.sentence(&fill(template, &[("piles", &piles)])));
            }
            return;
        }
        if Self::is_places(group) && group.lift.iter().all(|line| line.unit == LiftUnit::Top) {
            self.say_lifting_places(section, id, group);
            return;
        }
        let pile = self.a_pile(id);
        let single = group.caps.iter().all(|cap| *cap == Some(1));
        let units: Vec<&LiftUnit> = group.lift.iter().map(|line| &line.unit).collect();
        let plain = group.lift.iter().all(Self::is_plain);
        let smart = match units.as_slice() {
            _ if !plain
                || group
                    .lift
                    .iter()
                    .any(|line| line.limit != crate::rules::Limit::None) =>
            {
                None
            }
            [LiftUnit::Top] if single => Some(words.only_card),
            [LiftUnit::Top] if group.role == Role::Foundation => Some(words.top_comes_back),
            [LiftUnit::Top] => Some(words.only_top),
            [LiftUnit::Top, LiftUnit::WholePile] | [LiftUnit::WholePile, LiftUnit::Top] => {
                Some(words.top_or_whole)
            }
            _ => None,
        };
        if let Some(template) = smart {
            section.say(self.sentence(&fill(template, &[("pile", &pile)])));
            return;
        }
        let several = group.lift.len() > 1;
        let mut also = Piece::default();
        for line in &group.lift {
            let template = match line.unit {
                LiftUnit::None => continue,
                LiftUnit::Sequence(_) if !Self::is_built(group) => words.lift_top,
                LiftUnit::Top if single => words.lift_card,
                ref unit => self.unit(unit),
            };
            let how = self.how_packed(&line.unit, Some(id));
            let text = fill(template, &[("pile", &pile), ("also", &also), ("how", &how)]);
            section.say(self.lift_sentence(text, line, several));
            also = Piece::from(words.also);
        }
    }

    /// Of places, each of which has one card at most.
    fn say_lifting_places(&self, section: &mut Section, id: GroupId, group: &Group) {
        let covered = matches!(&group.shape, Shape::Drawing { spots }
            if spots.iter().any(|spot| !spot.covered_by.is_empty()));
        let template = if covered {
            self.words.any_uncovered_card_of
        } else {
            self.words.any_card_of
        };
        let piles = self.the_group(id);
        for line in &group.lift {
            let text = fill(template, &[("piles", &piles)]);
            let several = group.lift.len() > 1;
            section.say(self.lift_sentence(text, line, several));
        }
    }

    /// Whether a removal or a swap takes cards from the group.
    fn takes_from(&self, id: GroupId) -> bool {
        let names = |piles: &crate::rules::Piles| {
            piles
                .iter()
                .any(|term| matches!(term, crate::rules::PileTerm::Group(group, _) if *group == id))
        };
        let takes = self.rules.removals.iter().chain(&self.rules.swaps);
        takes.clone().any(|take| {
            names(&take.from)
                || take
                    .clauses
                    .iter()
                    .any(|clause| matches!(&clause.test, ClauseTest::From(piles) if names(piles)))
        })
    }
}

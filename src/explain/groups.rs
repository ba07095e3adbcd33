//! A section for each group of piles.

use super::dealt::Dealt;
use super::document::Section;
use super::piece::{Piece, fill};
use super::voice::Voice;
use crate::rules::{Face, Group, GroupId, Piles, Program, Role, Shape, Spot, StepKind, TurnsUp};

/// So many different numbers of cards are said one by one.
const FEW_CAPS: usize = 3;

/// The stretches of piles, numbered from 1, with the same limit.
fn runs(caps: &[Option<u16>]) -> Vec<((u16, u16), Option<u16>)> {
    let mut runs: Vec<((u16, u16), Option<u16>)> = Vec::new();
    for (number, cap) in (1..).zip(caps) {
        match runs.last_mut() {
            Some(((_, last), same)) if same == cap => *last = number,
            _ => runs.push(((number, number), *cap)),
        }
    }
    runs
}

impl Voice<'_> {
    /// The sections of the groups whose role is one of these, in the order of roles, then of the
    /// file.
    pub fn group_sections(&self, roles: &[Role], dealt: &Dealt) -> Vec<Section> {
        roles
            .iter()
            .flat_map(|role| {
                self.rules
                    .groups()
                    .filter(move |(_, group)| group.role == *role && group.piles > 0)
            })
            .map(|(id, group)| self.group_section(id, group, dealt))
            .collect()
    }

    fn group_section(&self, id: GroupId, group: &Group, dealt: &Dealt) -> Section {
        let mut section = Section::new(self.heading(group));
        self.turn_to(Some(id));
        if let Some(fill_rule) = &group.fill {
            section.say(self.sentence(&self.fill_rule(id, fill_rule)));
        }
        if self.cards_are_laid() {
            self.say_laying(&mut section, id, group, dealt.is_filled(id));
        }
        self.say_caps(&mut section, id, group);
        if self.cards_are_laid() {
            self.say_lifting(&mut section, id, group);
        }
        self.say_faces(&mut section, id, group);
        self.say_shape(&mut section, id, group);
        self.turn_to(None);
        section.terms = self.take_terms();
        section
    }

    /// The group's name with a capital, in the number that it has.
    fn heading(&self, group: &Group) -> String {
        let places = Self::is_places(group);
        if !places && group.name == "tableau" && group.piles > 1 && self.are_columns(group) {
            return self.words.heading_columns.to_owned();
        }
        let whole = if places || group.name == "tableau" {
            self.grammar.group(&group.name, group.piles > 1)
        } else {
            self.noun_of(group)
        };
        let name = if group.piles > 1 && !places && group.name != "tableau" {
            whole.many
        } else {
            whole.one
        };
        let mut letters = name.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        first.chain(letters).collect()
    }

    fn say_caps(&self, section: &mut Section, id: GroupId, group: &Group) {
        let words = self.words;
        let Some(first) = group.caps.first().copied() else {
            return;
        };
        let pile = self.a_pile(id);
        if group.caps.iter().all(|cap| *cap == first) {
            let Some(cap) = first else {
                return;
            };
            if cap == 1 && Self::is_places(group) {
                return;
            }
            let cards = self.cards(cap);
            section.say(self.sentence(&fill(
                words.holds_at_most,
                &[("pile", &pile), ("cards", &cards)],
            )));
            return;
        }
        let ranges = runs(&group.caps);
        if ranges.len() <= FEW_CAPS {
            for (range, cap) in ranges {
                let Some(cap) = cap else { continue };
                let piles = self.numbered(&[range], &self.pile_noun(id));
                let cards = self.cards(cap);
                section.say(self.sentence(&fill(
                    words.holds_at_most,
                    &[("pile", &piles), ("cards", &cards)],
                )));
            }
            return;
        }
        let caps: Vec<String> = group
            .caps
            .iter()
            .map(|cap| match cap {
                Some(cap) => self.number(*cap).text,
                None => words.without_limit.to_owned(),
            })
            .collect();
        let piles = self.the_group(id);
        let caps = Piece::from(self.and(&caps));
        section.say(self.sentence(&fill(
            words.hold_respectively,
            &[("piles", &piles), ("n", &caps)],
        )));
    }

    fn say_faces(&self, section: &mut Section, id: GroupId, group: &Group) {
        let words = self.words;
        let pile = self.a_pile(id);
        if group.role == Role::Stock {
            if group.face == Face::Up && !group.implicit {
                section.say(self.sentence(&fill(words.stock_face_up, &[("pile", &pile)])));
            }
            return;
        }
        if group.role == Role::Discard || !self.has_face_down(id, group) {
            return;
        }
        let pile = if Self::is_places(group) {
            self.the_group(id)
        } else {
            pile
        };
        let template = match group.turns_up {
            TurnsUp::AtOnce => words.turns_up_at_once,
            TurnsUp::Never => words.turns_up_never,
            TurnsUp::WhenLast => words.turns_up_when_last,
            TurnsUp::AfterLaying => words.turns_up_after_laying,
        };
        section.say(self.sentence(&fill(template, &[("pile", &pile)])));
        if group.turns_up != TurnsUp::AtOnce && self.cards_are_laid() && !Self::never_lifted(group)
        {
            section.say(self.sentence(&fill(words.face_down_stays, &[("pile", &pile)])));
        }
        if group.face == Face::Down && !Self::takes_nothing(group) {
            section.say(self.sentence(&fill(words.laid_face_down, &[("pile", &pile)])));
        }
    }

    /// Whether cards may lie face down in the group.
    fn has_face_down(&self, id: GroupId, group: &Group) -> bool {
        let rules = self.rules;
        let spots_down = |spots: &[Spot]| spots.iter().any(|spot| spot.face == Face::Down);
        let deals = |program: &Program| {
            program.iter().any(|step| match &step.kind {
                StepKind::Deal(deal) => {
                    let down = deal.face == Some(Face::Down)
                        || deal.last.is_some_and(|(_, face)| face == Face::Down);
                    down && Self::names(&deal.to, id)
                }
                _ => false,
            })
        };
        group.face == Face::Down
            || matches!(&group.shape, Shape::Drawing { spots } if spots_down(spots))
            || deals(&rules.layout)
            || rules.passes.iter().any(|line| deals(&line.steps))
            || rules.redeal.iter().any(|redeal| deals(&redeal.steps))
            || rules.actions.iter().any(|action| deals(&action.steps))
    }

    /// Whether the piles are of that group.
    pub fn names(piles: &Piles, id: GroupId) -> bool {
        piles
            .iter()
            .any(|term| matches!(term, crate::rules::PileTerm::Group(group, _) if *group == id))
    }

    fn say_shape(&self, section: &mut Section, id: GroupId, group: &Group) {
        if group.shape == Shape::Line {
            let pile = self.pile_noun(id).one();
            let piles = self.the_group(id);
            section.say(self.sentence(&fill(
                self.words.closes_up,
                &[("pile", &pile), ("piles", &piles)],
            )));
        }
    }
}

//! The rules of a game in words, made from its checked rules alone.
//!
//! [`rules_text`] is the whole page: whoever reads it can deal and play the game with real
//! cards, defaults included. The other functions give single pieces of it, for telling why a move
//! is refused. Nothing here knows any game, and nothing decides what is legal.
//!
//! The generator is the same for every tongue: what is said is decided here, how it is said is in
//! one file a tongue, under `tongues`.

mod about;
mod actions;
mod building;
mod cards;
mod clauses;
mod conditions;
mod deal;
mod dealt;
mod diff;
mod document;
mod ending;
mod groups;
mod moving;
mod phrases;
mod piece;
mod piles;
mod redeal;
mod removal;
mod steps;
mod stock;
#[cfg(test)]
mod tests;
mod tongues;
mod voice;

pub use tongues::Tongue;

use crate::rules::{
    Clause, Condition, Group, GroupId, LayLine, LiftLine, Origin, Phrase, Role, Rules, Step, Take,
};
pub(crate) use document::wrap;
use document::{Document, Section};
use voice::{Term, Terms, Voice};

/// The rules of the game as a plain text with headings, in lines of at most 80 characters.
#[must_use]
pub fn rules_text(rules: &Rules, tongue: Tongue) -> String {
    let voice = Voice::new(rules, tongue);
    let mut document = document(&voice);
    document.sections.insert(0, voice.about_section());
    document.sections.push(voice.variants_section());
    document.sections.push(voice.notes_section());
    document.print()
}

/// The rules that differ, in words, section by section: what only the first game says after `-`,
/// what only the second says after `+`. Empty where they play alike; names, notes and sources are
/// not compared.
#[must_use]
pub fn diff(first: &Rules, second: &Rules, tongue: Tongue) -> String {
    let first = document(&Voice::new(first, tongue));
    let second = document(&Voice::new(second, tongue));
    diff::differing(&first, &second)
}

/// A phrase about the card laid: `down in alternate colours`, `an ace`.
#[must_use]
pub fn phrase(rules: &Rules, phrase: &Phrase, tongue: Tongue) -> String {
    piece(rules, tongue, |voice| voice.phrase(phrase))
}

/// A line that admits a card: `built down in alternate colours, only from the waste`.
#[must_use]
pub fn lay_line(rules: &Rules, line: &LayLine, tongue: Tongue) -> String {
    piece(rules, tongue, |voice| {
        voice.turn_to(group_with(rules, |group| {
            let mut lines = group.lay.iter();
            lines.any(|other| is_it(line, other, line.origin))
        }));
        voice.lay_line(line)
    })
}

/// A line that lets cards leave: `the top card of the pile may be moved, only to the
/// foundations`.
#[must_use]
pub fn lift_line(rules: &Rules, line: &LiftLine, tongue: Tongue) -> String {
    piece(rules, tongue, |voice| {
        voice.turn_to(group_with(rules, |group| {
            let mut lines = group.lift.iter();
            lines.any(|other| is_it(line, other, line.origin))
        }));
        voice.lift_line(line)
    })
}

/// A clause: `only from the waste`, `when no foundation is empty`.
#[must_use]
pub fn clause(rules: &Rules, clause: &Clause, tongue: Tongue) -> String {
    piece(rules, tongue, |voice| {
        voice.turn_to(group_with(rules, |group| {
            let lay = group.lay.iter().map(|line| &line.clauses);
            let lift = group.lift.iter().map(|line| &line.clauses);
            let mut clauses = lay.chain(lift).flatten();
            clauses.any(|other| is_it(clause, other, clause.origin))
        }));
        voice.clause(clause)
    })
}

/// Whether a rule is that one; defaults of several groups are alike, so a copy of one is no
/// one's.
fn is_it<T: PartialEq>(rule: &T, other: &T, origin: Origin) -> bool {
    std::ptr::eq(rule, other) || (origin != Origin::Default && rule == other)
}

/// The group whose rule it is.
fn group_with(rules: &Rules, is: impl Fn(&Group) -> bool) -> Option<GroupId> {
    rules
        .groups()
        .find(|(_, group)| is(group))
        .map(|(id, _)| id)
}

/// A condition: `no foundation is empty`.
#[must_use]
pub fn condition(rules: &Rules, condition: &Condition, tongue: Tongue) -> String {
    piece(rules, tongue, |voice| voice.condition(condition))
}

/// A removal or swap: `two cards totalling 13 may be taken off from the tableau`.
#[must_use]
pub fn take(rules: &Rules, take: &Take, tongue: Tongue) -> String {
    piece(rules, tongue, |voice| voice.take(take))
}

/// A step of a program, as an order: `deal one card to each column`.
#[must_use]
pub fn step(rules: &Rules, step: &Step, tongue: Tongue) -> String {
    piece(rules, tongue, |voice| voice.step(step))
}

fn piece(rules: &Rules, tongue: Tongue, speak: impl FnOnce(&Voice) -> String) -> String {
    let voice = Voice::new(rules, tongue);
    let text = speak(&voice);
    voice.grammar.finish(&text)
}

/// All that decides play, in the order in which a reader needs it. What a term means is said at
/// the end of the first section that uses it.
fn document(voice: &Voice) -> Document {
    let told = |section: Section| Section {
        terms: voice.take_terms(),
        ..section
    };
    let mut sections = vec![told(voice.pack_section())];
    let (deal, dealt) = voice.deal_section();
    sections.push(told(deal));
    let groups = |roles: &[Role]| voice.group_sections(roles, &dealt);
    sections.extend(groups(&[Role::Foundation, Role::Tableau]));
    let mut stock = groups(&[Role::Stock]);
    let mut rest = groups(&[Role::Waste, Role::Reserve, Role::Cell]);
    rest.extend(voice.take_sections());
    rest.push(told(voice.action_section()));
    rest.push(told(voice.phase_section(&dealt)));
    rest.push(told(voice.ending_section()));
    rest.push(told(voice.score_section()));
    if let Some(section) = stock.first_mut() {
        voice.say_passes(section);
        if section.is_empty() {
            voice.words.heading_redeal.clone_into(&mut section.heading);
        }
        let mut others = sections.iter().chain(&rest);
        voice.say_redeal(section, others.any(|other| other.terms.has(Term::Pass)));
        section.terms = section.terms.and(voice.take_terms());
    }
    sections.extend(stock);
    sections.extend(rest);
    sections.retain(|section: &Section| !section.is_empty());
    let mut explained = Terms::default();
    for section in &mut sections {
        voice.say_terms(section, section.terms.without(explained));
        explained = explained.and(section.terms);
    }
    Document {
        title: voice.rules.about.title.clone(),
        sections,
    }
}

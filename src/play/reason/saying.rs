//! What a question about a move says, in words: what it asks, and what is the case where it does
//! not hold.

use super::written;
use crate::explain::{self, Tongue};
use crate::language::Sources;
use crate::machine::{Finding, Machine, Pile, RuleId};
use crate::play::words::pile_name;
use crate::rules::{Group, LiftUnit, Rules, Word};

/// A rule as written, or as the default says. Of what has braces only the head is shown; a cap
/// stands in a statement of its own or follows from the role, and is said in words.
pub(super) fn text(machine: &Machine, sources: &Sources, finding: &Finding) -> String {
    if let RuleId::Cap(pile) = finding.rule {
        return cap(machine, pile);
    }
    written(sources, finding.origin)
        .map(|text| text.split('{').next().unwrap_or("").trim().to_owned())
        .filter(|text| !text.is_empty())
        .unwrap_or_else(|| default_text(machine.rules(), finding))
}

/// How many cards a pile holds: `hour 5 holds 4 cards at most`.
fn cap(machine: &Machine, pile: Pile) -> String {
    let places = machine.places();
    let said = machine.rules().group(places.group(pile)).and_then(|group| {
        let at = usize::from(places.number(pile)).checked_sub(1)?;
        group.caps.get(at).copied().flatten()
    });
    let name = pile_name(machine, pile);
    match said {
        Some(1) => format!("{name} holds one card"),
        Some(cap) => format!("{name} holds {cap} cards at most"),
        None => format!("{name} holds any number of cards"),
    }
}

/// What a turn of the stock asks besides its clauses, and what is amiss where it does not hold.
pub(super) const fn turning(word: Word) -> Option<(&'static str, &'static str)> {
    match word {
        Word::Absent => Some(("there are cards to turn", "there is no card to turn")),
        Word::Cap => Some((
            "there is room for the cards turned",
            "there is no room for the cards turned",
        )),
        _ => None,
    }
}

fn default_text(rules: &Rules, finding: &Finding) -> String {
    match finding.rule {
        RuleId::Lift(group, at) => rules
            .group(group)
            .and_then(|group| lift_line(rules, group, at, finding.holds)),
        RuleId::Lay(group, at) => rules.group(group).and_then(|group| {
            Some(explain::lay_line(
                rules,
                group.lay.get(at)?,
                Tongue::English,
            ))
        }),
        RuleId::Lifts(group) => rules.group(group).map(|group| {
            let lines: Vec<String> = (0..group.lift.len())
                .filter_map(|at| lift_line(rules, group, at, finding.holds))
                .collect();
            if lines.is_empty() {
                format!("nothing leaves {}", group.name)
            } else {
                lines.join("; or ")
            }
        }),
        RuleId::Lays(group) => rules.group(group).map(|group| {
            let lines: Vec<String> = group
                .lay
                .iter()
                .map(|line| explain::lay_line(rules, line, Tongue::English))
                .collect();
            if lines.is_empty() {
                format!("nothing is laid on {}", group.name)
            } else {
                lines.join("; or ")
            }
        }),
        RuleId::Phase(at) => rules.phases.get(at).map(|phase| phase.sentence.clone()),
        RuleId::Redeal => Some(REDEAL.to_owned()),
        _ => None,
    }
    .unwrap_or_else(|| always(finding.word).to_owned())
}

/// A lift line in words; to cards that it does not let go it says which only may.
fn lift_line(rules: &Rules, group: &Group, at: usize, holds: bool) -> Option<String> {
    let line = group.lift.get(at)?;
    let text = explain::lift_line(rules, line, Tongue::English);
    let narrow = matches!(
        line.unit,
        LiftUnit::Top | LiftUnit::Sequence(_) | LiftUnit::AllFaceUp | LiftUnit::WholePile
    );
    Some(if !holds && narrow && at == 0 {
        format!("only {text}")
    } else {
        text
    })
}

/// When there is a redeal whose line does not say so itself.
pub(super) const REDEAL: &str =
    "a redeal is made when the stock is empty and there are cards to gather";

/// Whether a word names what is amiss, not the rule that is asked: of a card that lies there it
/// has to be said that it is not absent.
pub(super) const fn names_a_fault(word: Word) -> bool {
    matches!(
        word,
        Word::Over | Word::Absent | Word::FaceDown | Word::Covered | Word::SamePile
    )
}

/// What a question asks in every game.
const fn always(word: Word) -> &'static str {
    match word {
        Word::Over => "the game is not over",
        Word::Absent => "the card lies there",
        Word::FaceDown => "the card lies face up",
        Word::Covered => "no other card lies on it",
        Word::SamePile => "the move changes something",
        Word::Budget => "nothing that it takes has been used up",
        Word::OneCard => "a foundation takes one card at a time",
        Word::Sequence => "the cards lie in sequence",
        Word::Limit => "not too many cards at once",
        Word::Turn => "cards are turned from the stock in this game",
        Word::Redeal => "a redeal is a move of this game",
        Word::Action => "this game has that move",
        Word::Remove => "cards are taken off in this game",
        Word::Swap => "cards change places in this game",
        _ => "as the rules of the game say",
    }
}

/// What does not hold, in a few words.
pub(super) const fn failure(word: Word) -> &'static str {
    match word {
        Word::Absent => "that card does not lie there",
        Word::FaceDown => "the card lies face down",
        Word::Covered => "other cards lie on it",
        Word::SamePile => "that would change nothing",
        Word::Sequence => "the cards are not in sequence",
        Word::Limit => "these are too many cards at once",
        Word::From => "the card may not come from there",
        Word::To => "the card may not go there",
        Word::When => "its condition does not hold now",
        Word::Cap => "the pile is full",
        Word::Rank => "the rank does not fit",
        Word::Suit => "the suit does not fit",
        Word::ComparedWith => "the pile that it is compared with holds no card",
        Word::OneCard => "only one card at a time goes there",
        Word::On => "it may not be laid on that card",
        Word::In => "it is not for this pile",
        Word::OneWay => "the pile goes the other way",
        Word::Neighbours => "the places do not touch",
        Word::Settled => "the cards would not be settled",
        Word::Budget => "it has been used up",
        Word::Total => "the sum is another",
        Word::Set => "this is not the right number of cards",
        Word::Turn => "no card can be turned now",
        Word::Redeal => "there is no redeal now",
        Word::Action => "it is not possible now",
        Word::Script => "its script says no",
        Word::Lift => "it may not be lifted so",
        _ => "the card does not fit",
    }
}

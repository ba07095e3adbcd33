//! Positions in words: the `given` block of an example, and what `--position` reads and `show`
//! prints.

mod numbers;

use super::quote::quote;
use super::words::{group_named, pile_name};
use crate::cards::{Card, Letters, parse_card};
use crate::language::syntax::{PileTerm, Piles, PositionItem, Range, Select, WrittenCard};
use crate::language::{Span, Spanned, syntax};
pub use crate::machine::Unnamed;
use crate::machine::{Counter, Machine, Pile, Slot, State};
use crate::rules::{Face, Group, Role, Shape};
use std::fmt::Write as _;

/// What is wrong with a position, and where in its text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PositionError {
    /// One sentence.
    pub message: String,
    /// Where; none where it is the position as a whole.
    pub span: Option<Span>,
}

/// What a position says of one thing: a pile's cards, or a number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said {
    /// These cards lie there, bottom card first.
    Cards(Pile, Vec<Slot>),
    /// The counter has that value.
    Number(Counter, i32),
    /// Chance comes from that number.
    Seed(u64),
    /// The score is that; it can be compared, not set.
    Score(i32),
}

/// Reads a position.
///
/// # Errors
/// Everything that is wrong with it: a pile or card that there is none of, a card named more
/// often than the pack holds it, a pile overfilled, a number out of range, cards left unnamed
/// where that is refused.
pub fn read(
    machine: &Machine,
    position: &syntax::Position,
    unnamed: Unnamed,
) -> Result<State, Vec<PositionError>> {
    let mut errors = Vec::new();
    let mut said = Vec::new();
    for item in position {
        match read_item(machine, &item.node) {
            Ok(more) => said.extend(more.into_iter().map(|one| (one, item.span))),
            Err(error) => errors.push(error),
        }
    }
    let mut piles: Vec<(Pile, Vec<Slot>)> = Vec::new();
    let mut counters = Vec::new();
    let mut seed = 0;
    for (one, span) in said {
        match one {
            Said::Cards(pile, cards) => {
                if piles.iter().any(|(known, _)| *known == pile) {
                    errors.push(PositionError {
                        message: format!("{} is named twice", pile_name(machine, pile)),
                        span: Some(span),
                    });
                } else if cards.len() > machine.places().cap(pile) {
                    errors.push(PositionError {
                        message: format!(
                            "{} holds at most {}, not {}",
                            pile_name(machine, pile),
                            cards_in_words(machine.places().cap(pile)),
                            cards.len()
                        ),
                        span: Some(span),
                    });
                } else {
                    piles.push((pile, cards));
                }
            }
            Said::Number(counter, value) => {
                if counters.iter().any(|&(known, _)| known == counter) {
                    errors.push(PositionError {
                        message: "this number is given twice".to_owned(),
                        span: Some(span),
                    });
                } else {
                    counters.push((counter, value));
                }
            }
            Said::Seed(number) => seed = number,
            Said::Score(_) => errors.push(PositionError {
                message: "the score follows from the position and cannot be given".to_owned(),
                span: Some(span),
            }),
        }
    }
    check_cards(machine, &piles, unnamed, &mut errors);
    if !errors.is_empty() {
        return Err(errors);
    }
    machine
        .set_up(&piles, &counters, unnamed, seed)
        .map_err(|fault| {
            vec![PositionError {
                message: fault.to_string(),
                span: None,
            }]
        })
}

/// What one item of a position says.
///
/// # Errors
/// A pile, card, number or name that there is none of.
pub fn read_item(machine: &Machine, item: &PositionItem) -> Result<Vec<Said>, PositionError> {
    match item {
        PositionItem::Pile { piles, cards } => read_pile(machine, piles, cards),
        PositionItem::Number { name, value } => numbers::read_number(machine, name, value),
    }
}

fn read_pile(
    machine: &Machine,
    piles: &Piles,
    cards: &[Spanned<WrittenCard>],
) -> Result<Vec<Said>, PositionError> {
    let [term] = piles.as_slice() else {
        return Err(PositionError {
            message: "name one pile before the colon".to_owned(),
            span: piles.first().map(|term| term.span),
        });
    };
    let targets = find_piles(machine, term)?;
    let mut slots = Vec::with_capacity(cards.len());
    for card in cards {
        slots.push(read_card(machine, card, &targets)?);
    }
    let [only] = targets.as_slice() else {
        // Several places: one card each, in their order.
        if slots.len() > targets.len() {
            return Err(PositionError {
                message: format!(
                    "{} cards for {} places: one card to a place, or name one pile",
                    slots.len(),
                    targets.len()
                ),
                span: Some(term.span),
            });
        }
        return Ok(targets
            .iter()
            .zip(slots)
            .map(|(pile, slot)| Said::Cards(*pile, slot.into_iter().collect()))
            .collect());
    };
    Ok(vec![Said::Cards(
        *only,
        slots.into_iter().flatten().collect(),
    )])
}

/// The piles that a position names, in order.
fn find_piles(machine: &Machine, term: &Spanned<PileTerm>) -> Result<Vec<Pile>, PositionError> {
    let error = |message: String| PositionError {
        message,
        span: Some(term.span),
    };
    let PileTerm::Group { name, select } = &term.node else {
        return Err(error("name a pile by its group and number".to_owned()));
    };
    let Some((id, group)) = group_named(machine.rules(), &name.node) else {
        let known: Vec<&str> = machine
            .rules()
            .groups
            .iter()
            .map(|g| g.name.as_str())
            .collect();
        return Err(error(format!(
            "there is no pile called {}; this game has {}",
            quote(&name.node),
            known.join(", ")
        )));
    };
    let checked =
        checked_select(select).ok_or_else(|| error("a number is expected here".to_owned()))?;
    let piles: Vec<Pile> = machine
        .places()
        .of_group(id)
        .filter(|&pile| machine.places().selects(&checked, pile))
        .collect();
    if piles.is_empty() {
        return Err(error(format!(
            "there is no such pile: {} has {}",
            group.name,
            match group.shape {
                Shape::Grid { rows, columns } => format!("{rows} rows and {columns} columns"),
                _ if group.piles == 1 => "one pile".to_owned(),
                _ => format!("piles 1 to {}", group.piles),
            }
        )));
    }
    Ok(piles)
}

fn checked_select(select: &Select) -> Option<crate::rules::Select> {
    let ranges = |ranges: &[Range]| {
        ranges
            .iter()
            .map(|range| Some((literal(&range.first)?, literal(&range.last)?)))
            .collect::<Option<Vec<_>>>()
    };
    Some(match select {
        Select::All => crate::rules::Select::All,
        Select::Numbers(numbers) => crate::rules::Select::Numbers(ranges(numbers)?),
        Select::Places { rows, columns } => crate::rules::Select::Places {
            rows: ranges(rows)?,
            columns: ranges(columns)?,
        },
    })
}

fn literal(number: &Spanned<syntax::Number>) -> Option<u16> {
    match &number.node {
        syntax::Number::Literal(value) => u16::try_from(*value).ok(),
        syntax::Number::Parameter(_) => None,
    }
}

/// A card as it lies; none for an empty place. In a pile whose cards come to lie face down (a
/// stock) the brackets may be left out.
fn read_card(
    machine: &Machine,
    card: &Spanned<WrittenCard>,
    targets: &[Pile],
) -> Result<Option<Slot>, PositionError> {
    let down_by_default = targets
        .first()
        .and_then(|&pile| machine.rules().group(machine.places().group(pile)))
        .is_some_and(lies_down);
    let (text, down) = match &card.node {
        WrittenCard::Empty => return Ok(None),
        WrittenCard::Up(text) => (text, down_by_default),
        WrittenCard::Down(text) => (text, true),
    };
    let pack = &machine.rules().pack;
    match parse_card(pack, text).filter(|&card| pack.copies(card) > 0) {
        Some(card) => Ok(Some(if down {
            Slot::down(card)
        } else {
            Slot::up(card)
        })),
        None => Err(PositionError {
            message: format!(
                "{} is no card of this pack; write a rank and a suit, as in 7H or 10S",
                quote(text)
            ),
            span: Some(card.span),
        }),
    }
}

/// Whether cards come to lie face down in this group, so that positions leave the brackets out.
fn lies_down(group: &Group) -> bool {
    group.role == Role::Stock && group.face == Face::Down
}

fn check_cards(
    machine: &Machine,
    piles: &[(Pile, Vec<Slot>)],
    unnamed: Unnamed,
    errors: &mut Vec<PositionError>,
) {
    let pack = &machine.rules().pack;
    let mut missing = 0;
    // The first of the cards that are missing.
    let mut examples: Vec<String> = Vec::new();
    for kind in pack.in_play().iter() {
        let named = piles
            .iter()
            .flat_map(|(_, cards)| cards)
            .filter(|slot| slot.card() == kind)
            .count();
        let held = usize::from(pack.copies(kind));
        let card = pack.write(kind, Letters::Letters);
        if named > held {
            errors.push(PositionError {
                message: format!("{card} is named {named} times; the pack has {held}"),
                span: None,
            });
        }
        missing += held.saturating_sub(named);
        if named < held && examples.len() < 3 {
            examples.push(card);
        }
    }
    if missing > 0 && unnamed == Unnamed::Refused {
        let shown = examples.join(" ");
        let more = if missing > examples.len() { " …" } else { "" };
        let are = if missing == 1 { "is" } else { "are" };
        errors.push(PositionError {
            message: format!(
                "a position names every card of the pack; {} {are} missing: {shown}{more}",
                cards_in_words(missing)
            ),
            span: None,
        });
    }
}

fn cards_in_words(count: usize) -> String {
    if count == 1 {
        "one card".to_owned()
    } else {
        format!("{count} cards")
    }
}

/// The position in words, one pile or number a line; [`read`] reads it back.
#[must_use]
pub fn write(machine: &Machine, state: &State) -> String {
    let mut text = String::new();
    for (id, group) in machine.rules().groups() {
        if let Shape::Grid { rows, columns } = group.shape {
            for row in 1..=rows {
                let cards: Vec<String> = (1..=columns)
                    .map(|column| {
                        machine
                            .places()
                            .numbered(id, (row - 1) * columns + column)
                            .and_then(|pile| state.top(machine.places(), pile))
                            .map_or_else(|| "-".to_owned(), |slot| written(machine, group, slot))
                    })
                    .collect();
                if cards.iter().any(|card| card != "-") {
                    let _ = writeln!(text, "{} row {row}: {}", group.name, cards.join(" "));
                }
            }
            continue;
        }
        for pile in machine.places().of_group(id) {
            let cards: Vec<String> = state
                .pile(machine.places(), pile)
                .iter()
                .map(|&slot| written(machine, group, slot))
                .collect();
            if !cards.is_empty() {
                let _ = writeln!(text, "{}: {}", pile_name(machine, pile), cards.join(" "));
            }
        }
    }
    numbers::write_numbers(machine, state, &mut text);
    text
}

fn written(machine: &Machine, group: &Group, slot: Slot) -> String {
    let card = machine.rules().pack.write(slot.card(), Letters::Letters);
    // A card turned up in a stock that lies face down cannot be said; none ever lies so.
    if slot.is_up() || lies_down(group) {
        card
    } else {
        format!("[{card}]")
    }
}

/// Cards as a position writes them in that pile.
#[must_use]
pub fn slots_in_words(machine: &Machine, pile: Pile, slots: &[Slot]) -> String {
    let Some(group) = machine.rules().group(machine.places().group(pile)) else {
        return String::new();
    };
    let cards: Vec<String> = slots
        .iter()
        .map(|&slot| written(machine, group, slot))
        .collect();
    cards.join(" ")
}

/// The kinds of card that a state holds and how many of each, for comparing with the pack.
#[must_use]
pub fn census(machine: &Machine, state: &State) -> Vec<(Card, usize)> {
    let mut counts: Vec<(Card, usize)> = machine
        .rules()
        .pack
        .in_play()
        .iter()
        .map(|card| (card, 0))
        .collect();
    for pile in machine.places().all() {
        for slot in state.pile(machine.places(), pile) {
            if let Some(entry) = counts.iter_mut().find(|(card, _)| *card == slot.card()) {
                entry.1 += 1;
            }
        }
    }
    counts
}

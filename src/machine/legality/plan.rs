//! Lay and lift lines told out pile by pile: what a listing of moves needs of them, and no more.
//!
//! Most lines turn on two cards alone, so of a pile there is left a set of cards for each card that
//! may lie on top, the piles that they may come from, and a limit. What turns on more than that is
//! marked, and asked of the line's own table.

use super::rows::cards;
use super::tables::{GroupTable, LayTable, LiftTable};
use crate::cards::{Card, CardSet};
use crate::machine::{Pile, PileSet, Places};
use crate::rules::{LayLine, LiftLine, LiftUnit, Limit, Rules};
use std::sync::Arc;

/// For each kind of card a set of cards.
#[derive(Debug, Clone)]
pub(super) struct ByCard(Arc<[CardSet; 128]>);

impl ByCard {
    fn of(set: impl Fn(Card) -> CardSet, kinds: usize) -> Self {
        let mut list = [CardSet::EMPTY; 128];
        for (stored, card) in list.iter_mut().zip(cards(kinds)) {
            *stored = set(card);
        }
        Self(Arc::new(list))
    }

    /// The set of a card.
    pub(super) fn get(&self, card: Card) -> CardSet {
        self.0
            .get(usize::from(card.0 & 127))
            .copied()
            .unwrap_or_default()
    }
}

/// How a game's cards are carried.
#[derive(Debug, Clone)]
pub(in crate::machine) struct Plan {
    /// By pile.
    sources: Vec<Option<Source>>,
    targets: Vec<Option<Target>>,
    /// Piles that are sources, and piles that are targets.
    pub(super) from: PileSet,
    pub(super) to: PileSet,
    /// Some line asks whether the game is blocked.
    pub(super) asks_blocked: bool,
}

/// What may leave a pile: the one line by which cards do.
#[derive(Debug, Clone)]
pub(super) struct Source {
    /// Its number in the group.
    pub(super) line: usize,
    pub(super) unit: Unit,
    pub(super) limit: Limit,
    /// Whether it serves now must be asked.
    pub(super) asked: bool,
    /// Whether a packet goes must be asked of each.
    pub(super) each: bool,
    /// Cards of a drawing may lie on it.
    pub(super) drawn: bool,
}

/// What may be taken at once.
#[derive(Debug, Clone)]
pub(super) enum Unit {
    /// The top card.
    Top,
    /// A sequence: which cards may lie on each.
    Sequence(ByCard),
    /// Something else, as the line says.
    AsLine,
}

/// What a pile admits.
#[derive(Debug, Clone)]
pub(super) struct Target {
    pub(super) number: u16,
    pub(super) cap: usize,
    /// Cards of a drawing may lie on it.
    pub(super) drawn: bool,
    /// When it is empty, and when it is not.
    pub(super) empty: Vec<Admission>,
    pub(super) filled: Vec<Admission>,
}

/// A line by which cards are laid on a pile.
#[derive(Debug, Clone)]
pub(super) struct Admission {
    /// Its number in the group.
    pub(super) line: usize,
    pub(super) cards: Admitted,
    /// Where they may come from, as both ends say.
    pub(super) from: PileSet,
    pub(super) limit: Limit,
    /// Single cards only.
    pub(super) single: bool,
    /// Whether a packet is admitted must be asked of each.
    pub(super) each: bool,
    /// They go under the pile.
    pub(super) at_bottom: bool,
}

/// Which cards a line admits.
#[derive(Debug, Clone)]
pub(super) enum Admitted {
    /// Always these.
    These(CardSet),
    /// By the card that lies on top.
    ByTop(ByCard),
    /// By that and the base.
    ByBase,
    /// The line must be asked.
    AsLine,
}

impl Plan {
    /// Tells the lines out; none where cards leave a pile by several lines.
    pub(super) fn of(rules: &Rules, places: &Places, tables: &[GroupTable]) -> Option<Self> {
        let mut plan = Self {
            sources: Vec::new(),
            targets: Vec::new(),
            from: PileSet::EMPTY,
            to: PileSet::EMPTY,
            asks_blocked: tables.iter().any(|table| {
                table.lay.iter().any(|lay| lay.asks_blocked)
                    || table.lift.iter().any(|lift| lift.asks_blocked)
            }),
        };
        let mut goes_to = Vec::new();
        for pile in places.all() {
            let (source, to) = source(rules, places, tables, pile)?;
            if source.is_some() {
                plan.from.insert(pile);
            }
            plan.sources.push(source);
            goes_to.push(to);
        }
        for pile in places.all() {
            let sources: PileSet = places
                .all()
                .zip(&goes_to)
                .filter(|(_, to)| to.has(pile))
                .map(|(from, _)| from)
                .collect();
            let target = target(rules, places, tables, (pile, sources));
            if target.is_some() {
                plan.to.insert(pile);
            }
            plan.targets.push(target);
        }
        Some(plan)
    }

    pub(super) fn source(&self, pile: Pile) -> Option<&Source> {
        self.sources.get(usize::from(pile.0))?.as_ref()
    }

    pub(super) fn target(&self, pile: Pile) -> Option<&Target> {
        self.targets.get(usize::from(pile.0))?.as_ref()
    }
}

/// What may leave the pile, and where to; none where that is by several lines.
fn source(
    rules: &Rules,
    places: &Places,
    tables: &[GroupTable],
    pile: Pile,
) -> Option<(Option<Source>, PileSet)> {
    let id = places.group(pile);
    let (group, table) = (rules.group(id)?, tables.get(usize::from(id.0))?);
    let serves =
        |line: &LiftLine, lift: &LiftTable| line.unit != LiftUnit::None && lift.piles.has(pile);
    let mut lines = group
        .lift
        .iter()
        .zip(&table.lift)
        .enumerate()
        .filter(|(_, (line, lift))| serves(line, lift));
    let Some((number, (line, lift))) = lines.next() else {
        return Some((None, PileSet::EMPTY));
    };
    if lines.next().is_some() {
        return None;
    }
    let at = usize::from(places.number(pile)).checked_sub(1)?;
    let source = Source {
        line: number,
        unit: match (&line.unit, &lift.sequence) {
            (LiftUnit::Top, _) => Unit::Top,
            (LiftUnit::Sequence(_), Some(follows)) => Unit::Sequence(ByCard::of(
                |card| {
                    follows
                        .get(usize::from(card.0))
                        .copied()
                        .unwrap_or_default()
                },
                follows.len(),
            )),
            _ => Unit::AsLine,
        },
        limit: line.limit,
        asked: line.budget.is_some() || !lift.pile_guards.is_empty(),
        each: !lift.card_guards.is_empty(),
        drawn: table.drawn,
    };
    Some((Some(source), lift.to.get(at).copied()?))
}

/// What the pile admits of cards that these piles let go to it.
fn target(
    rules: &Rules,
    places: &Places,
    tables: &[GroupTable],
    (pile, sources): (Pile, PileSet),
) -> Option<Target> {
    let id = places.group(pile);
    let (group, table) = (rules.group(id)?, tables.get(usize::from(id.0))?);
    if table.lay.is_empty() {
        return None;
    }
    let number = places.number(pile);
    let admissions = |empty: bool| {
        let lines = group.lay.iter().zip(&table.lay).enumerate();
        lines
            .filter(|(_, (line, lay))| line.is_asked(empty) && lay.piles.has(pile))
            .filter_map(|(at, (line, lay))| {
                let mut from = lay
                    .from
                    .get(usize::from(number).checked_sub(1)?)?
                    .and(sources);
                if !line.at_bottom {
                    from.remove(pile);
                }
                Some(Admission {
                    line: at,
                    cards: admitted(line, lay, (number, empty)),
                    from,
                    limit: line.limit,
                    single: table.foundation && !lay.takes_runs || line.limit == Limit::OneCard,
                    each: !lay.rows.exact
                        || !lay.card_guards.is_empty()
                        || table.foundation && lay.takes_runs,
                    at_bottom: line.at_bottom,
                })
            })
            .collect()
    };
    Some(Target {
        number,
        cap: places.cap(pile),
        drawn: table.drawn,
        empty: admissions(true),
        filled: admissions(false),
    })
}

fn admitted(line: &LayLine, lay: &LayTable, (number, empty): (u16, bool)) -> Admitted {
    let asked = line.budget.is_some()
        || line.at_bottom
        || line.compared_with.is_some()
        || !lay.pile_guards.is_empty();
    if asked {
        Admitted::AsLine
    } else if lay.rows.turns_on_base() {
        Admitted::ByBase
    } else if empty {
        Admitted::These(lay.rows.get(number, 0, None))
    } else {
        Admitted::ByTop(ByCard::of(
            |card| lay.rows.get(number, 0, Some(card)),
            lay.rows.kinds(),
        ))
    }
}

//! Games whose runs move freely, searched as sets of cards.
//!
//! **When.** What [`Fluid`], [`Homing`] and [`Talon`] ask for, and no piles beside theirs in which cards
//! lie; no clause on any of their lines, nothing that turns on the base, and no card that could, by
//! way of others, come to lie on itself. Then alike positions in the sense of [`Fluid`] are told by
//! sets: which cards lie face up in the zone, which of them are roots (the lowest face-up card of a
//! pile that something lies under or that was dealt there), which cards are home, what is left of
//! the stock and how far it is turned, and how many cards lie face down in each pile.
//!
//! Cards that may carry the same others are a *class*. As many of a class are *free* as there are
//! face up in the zone, less the face-up cards, roots apart, that lie on one of them. A card can be
//! laid where one is free; a card goes home from the zone where one of its own class is free, since
//! then what lies on it can be moved to that one first (which is not among what lies on it, as
//! no card can come to lie on itself). A card that lies on nothing takes a space: a pile without cards.
//!
//! **Steps.** *Helping* steps are these: a card comes back from home to the zone; where single cards
//! are turned, a card of the stock goes to the zone, or home; a pile without face-down cards is
//! cleared, its root laid elsewhere. But a card that takes a space never helps. All other steps are *main* steps: a root
//! over face-down cards is laid elsewhere, a card of the zone goes home, a card takes a space, and any card of
//! the stock where several are turned at once. Where nothing is left face down, cards of the
//! stock that go home are main steps too.
//!
//! **What is claimed.** A position is won if and only if it is won by a line in which each main step
//! follows, of helping steps, only those that it needs: a step lacks a card that must be
//! home before, or one that covers it at home must leave, and then it lacks a free card of a class, or a space.
//! One step is made that supplies each of these, by the same rule.
//!
//! **Proof.** Take a shortest winning line and its last helping step `a` that is not yet before a
//! step that lacks what it supplies, or before other helping steps of that one. Let it change places
//! with what follows: a main step with all its helping steps, none of which lacks what `a`
//! supplies. They can be made before: `a` made nothing for them. `a` can be made after: what it takes,
//! a free card of a class or a space, they leave, since the line had enough for all of them; and its card
//! lies where it did, since they move that card only if `a` is for nothing, and the line could be shorter
//! (a card laid in the zone that goes home again, with nothing between that needed it, can stay or go
//! home at once; a root can go home from where it is). The position after both is the same. So `a` moves on until a step
//! lacks what it supplies; at the end of the line it is for nothing, or it is a card of the stock that goes home when nothing is
//! face down.
//!
//! It remains that a step lacks in the position before all its helping steps what each of them supplies, as it is
//! there that the search asks: none of them may take what another of them gives back. Let cards be
//! higher than those that may lie on them and, where they come back, than those below them at home; this has no circle.
//! A helping step lays a card in the zone that is higher than the card of the step that lacks it, because it
//! carries that one or covers it at home; so the helping steps of that step have higher cards still, and lie on yet
//! higher ones, and never on a card of the class that it adds to. A cleared pile supplies a space, which only main
//! steps take. And cards of the stock that go home take nothing.
//!
//! **Sleeping steps.** Let main steps `z` and `b` without helping steps both be possible at a position and
//! be able to change places: they take different cards, not both out of a stock that is turned by several, and not both
//! the last free card of a class or the last space. If `z` was searched before `b`, what follows
//! `b` then `z` was entered when what follows `z` was searched, so after `b` the step `z` is
//! left out, and also after further such steps. It must be one that leaves fewer cards face down or in the stock: then the
//! position after it is none on the line, but has been searched to its end. Safe moves home in between change nothing if
//! they lead to the same position in whatever order ([`Zone::is_low_handed_down`]): a card of the class
//! of one that goes home for good loses what lies on it in the same way, so each of the steps is
//! still possible, or its card goes home by itself, or goes home instead. Where several cards are turned at once, a safe move
//! home may draw the last card of a new pass; then only steps that draw nothing change places.
//!
//! Moves home that are always safe are made after a main step, as [`Homing`] shows of any position;
//! they make a shortest line no longer.

mod deal;
mod position;
mod search;
mod supply;
mod told;

pub(super) use search::ZoneScan;

use super::lists::stirred;
use super::{Fluid, Homing, Talon};
use crate::cards::{Card, CardSet};
use crate::machine::{Machine, Pile, PileSet};
use crate::rules::{LiftUnit, Limit, Phrase, Rules};

/// The most kinds of card, so that a set of them is one word.
const MOST_KINDS: usize = 64;
/// The most piles of a zone.
const MOST_PILES: usize = 16;
/// No card, no class.
const NONE: u8 = u8::MAX;

/// A set of cards by their kinds.
type Set = u64;

/// What the rules say of a game whose runs move freely.
#[derive(Debug, Clone)]
pub(super) struct Zone {
    fluid: Fluid,
    homing: Homing,
    talon: Option<Talon>,
    /// How many cards a turn takes.
    count: usize,
    /// Cards come back from home.
    comes_back: bool,
    /// Of each kind: its class, what class it lies on, what goes on it at home, what it goes on.
    kinds: Vec<Kind>,
    /// Of each class: the cards that carry, and those that they carry.
    classes: Vec<(Set, Set)>,
    /// What may be laid in a space.
    starts: Set,
    /// What a home pile begins with.
    first: Set,
    all: Set,
    /// Steps that may change places need not both be tried first.
    sleeps: bool,
    parts: Box<Parts>,
    /// Piles beside the zone, the homes and the talon: no card may lie there.
    others: PileSet,
}

/// What is known of a kind.
#[derive(Debug, Clone, Copy)]
struct Kind {
    class: u8,
    lies_on: u8,
    /// The kind that goes on it at home.
    after: u8,
    /// The kind that it goes on at home.
    before: u8,
    /// Where cards come back: what must be home or next before it goes home for good.
    low: Set,
}

impl Kind {
    const UNKNOWN: Self = Self {
        class: NONE,
        lies_on: NONE,
        after: NONE,
        before: NONE,
        low: Set::MAX,
    };
}

/// The cards of a set, one after another.
fn each(set: Set) -> impl Iterator<Item = u8> {
    crate::cards::ones(u128::from(set))
}

/// The set of one card.
const fn one(card: u8) -> Set {
    1 << (card & 63)
}

const fn has(set: Set, card: u8) -> bool {
    set >> (card & 63) & 1 == 1
}

/// What the parts of a position add to its key.
#[derive(Debug, Clone)]
struct Parts {
    /// A card that lies face up in the zone.
    up: [u128; 64],
    /// A card that is left of the stock, by its place.
    left: [u128; 64],
    /// So many cards turned.
    turned: [u128; 64],
    /// So many cards face down in a pile, by 64 times the pile plus the number; cleared last.
    hidden: Vec<u128>,
}

impl Parts {
    fn new() -> Self {
        let part = |number: usize| stirred(u128::try_from(number).unwrap_or(0) << 64 | 0x7a6f_6e65);
        Self {
            up: std::array::from_fn(|at| part(at + 1)),
            left: std::array::from_fn(|at| part(at + 101)),
            turned: std::array::from_fn(|at| part(at + 201)),
            hidden: (0..64 * MOST_PILES).map(|at| part(at + 301)).collect(),
        }
    }

    fn hidden(&self, pile: u8, hidden: u8) -> u128 {
        let at = usize::from(pile) * 64 + usize::from(hidden.min(63));
        self.hidden.get(at).copied().unwrap_or(0)
    }
}

fn of(list: &[u128; 64], at: u8) -> u128 {
    list.get(usize::from(at & 63)).copied().unwrap_or(0)
}

impl Zone {
    /// Reads the rules; none where positions are more than sets.
    pub(super) fn new(
        machine: &Machine,
        fluid: &Fluid,
        homing: &Homing,
        talon: Option<Talon>,
    ) -> Option<Self> {
        let rules = machine.rules();
        let places = machine.places();
        let count = rules.pack.kinds();
        let piles = fluid.piles();
        if count > MOST_KINDS || piles.len() > MOST_PILES || !is_plain(rules, machine, homing) {
            return None;
        }
        let cards = (0..=127).map(Card).take(count);
        let home = homing.home();
        let (zone_pile, home_pile) = (*piles.first()?, home.iter().next()?);
        let taken = |pile: Pile, on: Option<Card>| same_for_all_bases(machine, pile, on);
        let starts = taken(zone_pile, None)?;
        let first = taken(home_pile, None)?;
        let mut kinds = vec![Kind::UNKNOWN; count];
        let mut classes: Vec<(Set, Set)> = Vec::new();
        for card in cards.clone() {
            let on = taken(zone_pile, Some(card))?;
            let after = taken(home_pile, Some(card))?;
            let kind = kinds.get_mut(usize::from(card.0))?;
            kind.after = each(after).next().unwrap_or(NONE);
            let class = if on == 0 {
                NONE
            } else {
                class_of(&mut classes, on, card)?
            };
            kind.class = class;
            kind.low = u64::try_from(homing.low(0, card).bits()).unwrap_or(Set::MAX);
            if let Some(after) = each(after).next() {
                kinds.get_mut(usize::from(after))?.before = card.0;
            }
        }
        for (number, (_, carried)) in (0..).zip(&classes) {
            for card in each(*carried) {
                let kind = kinds.get_mut(usize::from(card))?;
                // A card lies on cards of one class only.
                if kind.lies_on != NONE {
                    return None;
                }
                kind.lies_on = number;
            }
        }
        let zone: PileSet = piles.iter().copied().collect();
        let apart = talon
            .iter()
            .flat_map(|talon| [talon.stock, talon.waste])
            .collect::<PileSet>();
        let others: PileSet = places.all().collect();
        let mut zone = Self {
            sleeps: false,
            others: others.without(zone.or(home).or(apart)),
            fluid: fluid.clone(),
            homing: homing.clone(),
            count: talon.map_or(1, Talon::count),
            talon,
            comes_back: homing.comes_back(),
            kinds,
            classes,
            starts,
            first,
            parts: Box::new(Parts::new()),
            all: cards
                .filter(|&card| rules.pack.copies(card) > 0)
                .fold(0, |all, card| all | one(card.0)),
        };
        let enough_homes = usize::try_from(first.count_ones()).ok()? <= home.len()
            && home
                .iter()
                .all(|pile| places.cap(pile) >= zone.longest_at_home());
        zone.sleeps = !zone.comes_back || zone.is_low_handed_down();
        (enough_homes && zone.is_without_circles()).then_some(zone)
    }

    /// What is known of a kind.
    fn kind(&self, card: u8) -> Kind {
        let kind = self.kinds.get(usize::from(card)).copied();
        kind.unwrap_or(Kind::UNKNOWN)
    }

    fn carriers(&self, class: u8) -> Set {
        self.classes
            .get(usize::from(class))
            .map_or(0, |(carriers, _)| *carriers)
    }

    /// Whether what is low for a card that is low for another is low for that one too. Then with a
    /// card that goes home for good go all cards that lie on one of its class, and in whatever order safe
    /// moves home are made, the same cards are home in the end.
    fn is_low_handed_down(&self) -> bool {
        each(self.all).all(|card| {
            let low = self.kind(card).low;
            each(low & self.all).all(|other| self.kind(other).low & !low == 0)
        })
    }

    /// How many cards may come to lie in one home pile.
    fn longest_at_home(&self) -> usize {
        let length = |first| {
            let after = |card: &u8| Some(self.kind(*card).after).filter(|&after| after != NONE);
            let all = std::iter::successors(Some(first), after);
            all.take(MOST_KINDS + 1).count()
        };
        each(self.first).map(length).max().unwrap_or(0)
    }

    /// Whether no card can come to lie on itself, not even by way of what goes on it at home where
    /// cards come back. Cards are taken away over which nothing is left, until none is left.
    fn is_without_circles(&self) -> bool {
        let mut left = self.all;
        while left != 0 {
            let under = each(left).filter(|&card| {
                let Kind { lies_on, after, .. } = self.kind(card);
                lies_on != NONE && self.carriers(lies_on) & left != 0
                    || self.comes_back && after != NONE && has(left, after)
            });
            let new = under.fold(0, |set, card| set | one(card));
            if new == left {
                return false;
            }
            left = new;
        }
        true
    }
}

/// The class of cards that carry these, with one more in it.
fn class_of(classes: &mut Vec<(Set, Set)>, carried: Set, card: Card) -> Option<u8> {
    let known = classes.iter().position(|(_, other)| *other == carried);
    if known.is_none() {
        classes.push((0, carried));
    }
    let class = known.unwrap_or(classes.len() - 1);
    classes.get_mut(class)?.0 |= one(card.0);
    u8::try_from(class).ok()
}

/// What a pile takes on a card, or when it is empty, if that is the same whatever the base.
fn same_for_all_bases(machine: &Machine, pile: Pile, on: Option<Card>) -> Option<Set> {
    let rules = machine.rules();
    let group = rules.group(machine.places().group(pile))?;
    let mut found: Option<CardSet> = None;
    for base in 0..=i32::try_from(rules.pack.ranks.len()).ok()? {
        let mut taken = CardSet::EMPTY;
        for (number, line) in group.lay.iter().enumerate() {
            if line.is_asked(on.is_none()) {
                taken |= machine.row(pile, number, base, on)?;
            }
        }
        if found.is_some_and(|found| found != taken) {
            return None;
        }
        found = Some(taken);
    }
    u64::try_from(found?.bits()).ok()
}

/// Whether nothing but the cards decides what may be lifted, laid and turned.
fn is_plain(rules: &Rules, machine: &Machine, homing: &Homing) -> bool {
    let places = machine.places();
    rules.groups().all(|(id, group)| {
        let at_home = places.of_group(id).any(|pile| homing.home().has(pile));
        let lays = group.lay.iter().all(|line| {
            line.clauses.is_empty() && line.limit == Limit::None && line.budget.is_none()
        });
        let lifts = group.lift.iter().all(|line| {
            line.clauses.is_empty()
                && line.budget.is_none()
                && (!at_home || matches!(line.unit, LiftUnit::Top | LiftUnit::None))
        });
        lays && lifts && group.fill.is_none()
    }) && rules.lose.is_empty()
        && rules.groups.iter().all(|group| {
            group
                .lay
                .iter()
                .all(|line| !matches!(line.phrase, Phrase::Leaf(crate::rules::Leaf::Script(_), _)))
        })
}

#[cfg(test)]
mod tests {
    use super::position::{Lack, Step};
    use super::{Fluid, Homing, Talon, Zone, one};
    use crate::cards::Deal;
    use crate::machine::Machine;
    use crate::testing::{read, shipped};
    use std::sync::Arc;

    fn machine(rules: crate::rules::Rules) -> Machine {
        Machine::compile(Arc::new(rules)).unwrap()
    }

    fn zone(machine: &Machine) -> Option<Zone> {
        let homing = Homing::new(machine)?;
        let fluid = Fluid::new(machine, &homing)?;
        Zone::new(machine, &fluid, &homing, Talon::new(machine))
    }

    #[test]
    fn games_whose_runs_move_freely_are_told_by_sets() {
        for (name, variant, is_zone) in [
            ("klondike", Some("as-published"), true),
            ("klondike", Some("draw-one-as-published"), true),
            // No card goes up before the aces do.
            ("klondike", None, false),
            // The length of a run that moves is limited.
            ("freecell", None, false),
            // Any card takes a space.
            ("canfield", Some("as-published"), false),
            ("easthaven", None, false),
        ] {
            let variants: Vec<String> = variant.iter().map(|&name| name.to_owned()).collect();
            let machine = machine(shipped(name, &variants));
            assert_eq!(zone(&machine).is_some(), is_zone, "{name} {variant:?}");
        }
    }

    #[test]
    fn cards_that_come_back_must_not_go_in_circles() {
        // What goes home below a card could carry it in the zone.
        let text = |lift: &str| {
            format!(
                "game \"Upside down\" {{
                    pack 1, A to 6
                    foundation x4 {{ start 6; build down in suit{lift} }}
                    tableau x4 {{ start none; build down in alternate colours; lift sequence }}
                    layout {{ deal all to tableau, face down, last face up }}
                }}"
            )
        };
        assert!(zone(&machine(read(&text("")))).is_some());
        assert!(zone(&machine(read(&text("; lift top")))).is_none());
    }

    #[test]
    fn steps_lack_what_the_sets_say_and_change_the_key_both_ways() {
        let machine = machine(shipped("klondike", &["as-published".to_owned()]));
        let zone = zone(&machine).unwrap();
        for number in 1..=20 {
            let state = machine.deal_number(&Deal::Ours(number)).unwrap();
            let deal = zone.deal(&machine, &state).unwrap();
            let first = zone.first_position(&deal);
            assert_eq!(first.up.count_ones(), 7);
            assert_eq!(first.order.count_ones(), 24);
            assert_eq!(first.up & first.home, 0);
            for card in super::each(first.up) {
                let lack = zone.lack(&first, Step::Run(card));
                let on = zone.kind(card).lies_on;
                match lack {
                    Lack::Nothing => assert!(zone.free(&first, on) > 0),
                    Lack::Carrier(class) => assert_eq!((class, zone.free(&first, on)), (on, 0)),
                    Lack::Space => assert!(super::has(zone.starts, card)),
                    // The root of the first pile is settled if it may take a space.
                    Lack::Never => assert!(!super::has(first.roots, card)),
                    Lack::Before(_) => panic!("only what goes home waits for others"),
                }
                if lack != Lack::Nothing {
                    continue;
                }
                let mut after = first;
                zone.make(&deal, &mut after, Step::Run(card));
                assert_ne!(zone.key(&after), zone.key(&first));
                assert_eq!(after.up & first.up, first.up);
                assert_eq!(after.roots & one(card), 0);
                // One less is free, unless one of that class has turned up.
                let turned_up = after.up & !first.up & zone.carriers(on);
                let free = zone.free(&first, on) + turned_up.count_ones();
                assert_eq!(zone.free(&after, on) + 1, free);
            }
        }
    }
}

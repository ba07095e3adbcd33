//! Which piles are interchangeable, and when.
//!
//! Piles of one class may change places, cards and all, without anything changing that can still
//! be done. A pile is in a class of its own
//!
//! - in a grid, a line or a drawing, or where its group's rules name piles by where they lie, or
//!   by their number;
//! - where a refill takes from the first of several piles that has any, or sends cards to the
//!   first of several piles that takes them;
//! - where moves are made at once, since of several the first is made (a whole run apart: two runs
//!   that are complete go to piles that are empty, and which of them goes first changes nothing);
//! - while a step may still come that deals to it in order, gathers it in order, or moves its
//!   cards to a pile of their own.
//!
//! Otherwise its class is its group, its cap, and which of the selections by number in the rules
//! take it in. A step does not deal to a pile in order when the same program has gathered all
//! piles that it deals to: then the piles are alike when it deals. A step does not gather in order
//! when the stock is shuffled before a card is dealt from it, because a shuffle brings the cards
//! into the order of their kinds first.
//!
//! Which steps may still come is read off the counters: turns while there is a card in the stock
//! or one may come there; redeals and actions while their budgets last. Each of the three that can
//! have come to an end makes the piles that it alone tells apart interchangeable: a **mode**.

use super::compile::{Act, Op, Programs};
use super::walk::{Seen, walk};
use crate::machine::scripts::Hooks;
use crate::machine::{Counter, Machine, Pile, PileSet, Places, State};
use crate::rules::{
    GroupId, LayLine, Leaf, Phrase, PileTerm, Reference, Role, Rules, Select, Shape,
};
use std::collections::BTreeMap;

/// The bit of a mode that says that no turn can come any more.
const NO_TURN: u8 = 1;
/// The same of redeals.
const NO_REDEAL: u8 = 2;
/// The same of actions.
const NO_ACTION: u8 = 4;

/// How piles are told apart, by mode.
#[derive(Debug, Clone, Default)]
pub struct Modes {
    /// The bits that make a difference in this game.
    bits: u8,
    /// Counters of redeals' and actions' budgets: those that are all spent end them.
    redeal: Option<Counter>,
    actions: Vec<Counter>,
    /// An action has no budget, so actions never end.
    endless: bool,
    /// Cards may be laid on the stock.
    stock_takes: bool,
}

impl Modes {
    /// Finds the classes of every mode.
    pub fn find(
        rules: &Rules,
        places: &Places,
        programs: &Programs,
        hooks: &Hooks,
    ) -> (Self, Vec<Vec<u8>>) {
        let always = told_by_rules(rules, places, programs, hooks);
        let by_turns = told_by(programs.passes.iter(), programs);
        let by_redeal = told_by(std::iter::once(&programs.redeal), programs);
        let by_actions = told_by(programs.actions.iter(), programs);
        let mut modes = Self {
            redeal: rules
                .redeal
                .as_ref()
                .map(|redeal| places.budget(redeal.budget)),
            actions: rules
                .actions
                .iter()
                .filter_map(|action| action.budget)
                .map(|budget| places.budget(budget))
                .collect(),
            endless: rules.actions.iter().any(|action| action.budget.is_none()),
            stock_takes: rules
                .groups
                .iter()
                .any(|group| group.role == Role::Stock && group.lay.iter().any(admits)),
            bits: 0,
        };
        for (bit, told) in [
            (NO_TURN, by_turns),
            (NO_REDEAL, by_redeal),
            (NO_ACTION, by_actions),
        ] {
            if !told.is_empty() {
                modes.bits |= bit;
            }
        }
        let signatures = signatures(rules, places);
        let most = if modes.bits == 0 {
            0
        } else {
            NO_TURN | NO_REDEAL | NO_ACTION
        };
        let classes = (0..=most)
            .map(|mode| {
                let mut told = always;
                for (bit, set) in [
                    (NO_TURN, by_turns),
                    (NO_REDEAL, by_redeal),
                    (NO_ACTION, by_actions),
                ] {
                    if mode & bit == 0 {
                        told = told.or(set);
                    }
                }
                number_classes(places, &signatures, told)
            })
            .collect();
        (modes, classes)
    }

    /// Whether there is one mode only.
    pub const fn is_one(&self) -> bool {
        self.bits == 0
    }

    /// The mode of a state. A handful of counters is looked at.
    pub fn of(&self, machine: &Machine, state: &State) -> u8 {
        if self.bits == 0 {
            return 0;
        }
        let spent = |counter: &Counter| state.counter(*counter) == 0;
        let no_redeal = self.redeal.as_ref().is_none_or(spent);
        let no_action = !self.endless && self.actions.iter().all(spent);
        let no_turn = machine.rules.passes.is_empty()
            || state.is_empty(machine.places.stock())
                && no_redeal
                && no_action
                && !self.stock_takes;
        let mut mode = 0;
        for (bit, over) in [
            (NO_TURN, no_turn),
            (NO_REDEAL, no_redeal),
            (NO_ACTION, no_action),
        ] {
            if over {
                mode |= bit;
            }
        }
        mode & self.bits
    }
}

/// Whether a line admits any card at all.
fn admits(line: &LayLine) -> bool {
    !matches!(line.phrase, Phrase::Leaf(Leaf::None, _))
}

/// The piles that rules tell apart at any time.
fn told_by_rules(rules: &Rules, places: &Places, programs: &Programs, hooks: &Hooks) -> PileSet {
    let mut told = PileSet::EMPTY;
    let everything: PileSet = places.all().collect();
    let group = |id: GroupId| -> PileSet { places.of_group(id).collect() };
    let owned = |owner: Option<GroupId>| owner.map_or(everything, group);
    for (id, rule) in rules.groups() {
        if matches!(
            rule.shape,
            Shape::Line | Shape::Grid { .. } | Shape::Drawing { .. }
        ) {
            told = told.or(group(id));
        }
        let at_once = rule.lay.iter().any(|line| line.at_once && !is_run(line));
        let leaves_at_once = rule.lift.iter().any(|line| line.at_once);
        if at_once || leaves_at_once {
            told = everything;
        }
    }
    if rules
        .removals
        .iter()
        .chain(&rules.swaps)
        .any(|take| take.at_once)
    {
        told = everything;
    }
    for fill in &programs.fills {
        let many = |list: &[Pile]| -> PileSet {
            let set: PileSet = list.iter().copied().collect();
            if list.len() > 1 { set } else { PileSet::EMPTY }
        };
        told = told.or(many(&fill.from));
        if let Some(send) = &fill.sending {
            told = told.or(many(&send.to));
        }
    }
    walk(rules, &mut |owner, seen| match seen {
        Seen::Reference(reference) => match innermost(reference) {
            Reference::Left(_) | Reference::Right(_) | Reference::Above | Reference::Below => {
                told = told.or(owned(owner));
            }
            Reference::Its(other) => told = told.or(owned(owner)).or(group(*other)),
            _ => {}
        },
        Seen::Number | Seen::Neighbours => told = told.or(owned(owner)),
        // A script that looks only at ranks, suits and colours tells no piles apart.
        Seen::Script(script) | Seen::ScriptOfCards(script) if hooks.sees_table(script) => {
            told = everything;
        }
        _ => {}
    });
    told
}

/// A whole run, laid on an empty pile.
fn is_run(line: &LayLine) -> bool {
    matches!(line.phrase, Phrase::Leaf(Leaf::Run { .. }, _))
}

fn innermost(reference: &Reference) -> &Reference {
    match reference {
        Reference::Head(inner) => innermost(inner),
        other => other,
    }
}

/// The piles that some of these programs tell apart.
fn told_by<'a>(programs: impl Iterator<Item = &'a Vec<Op>>, all: &Programs) -> PileSet {
    programs.fold(PileSet::EMPTY, |told, program| {
        let mut order = InOrder::default();
        order.program(program, all, 0);
        told.or(order.told).or(order.pending)
    })
}

/// What a program has told apart so far.
#[derive(Default)]
struct InOrder {
    told: PileSet,
    /// Gathered in order, and no card has been dealt since.
    pending: PileSet,
    /// Gathered whole, so that nothing of what they held is in them.
    bare: PileSet,
}

impl InOrder {
    fn program(&mut self, program: &[Op], all: &Programs, depth: u8) {
        for op in program {
            match &op.act {
                Act::Gather(gather) => {
                    let from: PileSet = gather.from.iter().copied().collect();
                    self.pending = self.pending.or(from);
                    if !gather.unsettled && op.when.is_none() {
                        self.bare = self.bare.or(from);
                    }
                }
                Act::ShuffleStock => {
                    if op.when.is_none() {
                        self.pending = PileSet::EMPTY;
                    }
                }
                Act::LayOutAgain if depth == 0 => self.program(&all.layout, all, 1),
                Act::Deal(deal) => {
                    self.goes_to(&deal.to);
                    if let Some(send) = &deal.sending {
                        self.goes_to(&send.to);
                    }
                }
                Act::Turn(turn) => self.goes_to(&turn.to),
                Act::Put(put) => {
                    let to: Vec<Pile> = put.iter().map(|(pile, _)| *pile).collect();
                    self.goes_to(&to);
                }
                Act::Move(cards) => {
                    self.settle_pending();
                    for (from, to) in &cards.ways {
                        self.told.insert(*from);
                        self.told = self.told.or(to.iter().copied().collect());
                    }
                }
                // Done to each pile by itself; which piles it is done to, selections tell.
                Act::LayOutAgain
                | Act::BeginAgain
                | Act::Sink(..)
                | Act::Rotate(_)
                | Act::TurnUp(_) => {}
                Act::CloseUp(piles) | Act::ShufflePiles(piles) => {
                    self.told = self.told.or(piles.iter().copied().collect());
                }
                Act::Fill(piles) => {
                    for (_, from) in piles {
                        self.goes_to(from);
                    }
                }
                Act::Script(_) => self.told = PileSet::ALL,
            }
        }
    }

    /// Cards are dealt to these piles in order.
    fn goes_to(&mut self, piles: &[Pile]) {
        self.settle_pending();
        let set: PileSet = piles.iter().copied().collect();
        if piles.len() > 1 && set.and(self.bare) != set {
            self.told = self.told.or(set);
        }
    }

    /// The order in which piles were gathered is the order in which their cards are dealt.
    fn settle_pending(&mut self) {
        self.told = self.told.or(self.pending);
        self.pending = PileSet::EMPTY;
    }
}

/// What tells piles of one group apart by number: the cap, and the selections that take them in.
fn signatures(rules: &Rules, places: &Places) -> Vec<(GroupId, usize, Vec<bool>)> {
    let mut selections: Vec<(GroupId, &Select)> = Vec::new();
    let mut single: Vec<(GroupId, u16)> = Vec::new();
    walk(rules, &mut |_, seen| match seen {
        Seen::Select(group, select) if *select != Select::All => selections.push((group, select)),
        Seen::Reference(reference) => {
            if let Reference::Pile(group, number) = innermost(reference) {
                single.push((*group, *number));
            }
        }
        _ => {}
    });
    if let Some(piles) = &rules.base_from {
        for term in piles {
            if let PileTerm::Group(group, select) = term {
                selections.push((*group, select));
            }
        }
    }
    places
        .all()
        .map(|pile| {
            let group = places.group(pile);
            let mut within: Vec<bool> = selections
                .iter()
                .map(|(of, select)| *of == group && places.selects(select, pile))
                .collect();
            within.extend(
                single
                    .iter()
                    .map(|&(of, number)| of == group && places.number(pile) == number),
            );
            (group, places.cap(pile), within)
        })
        .collect()
}

/// A number for each pile, equal for those of one class.
fn number_classes(
    places: &Places,
    signatures: &[(GroupId, usize, Vec<bool>)],
    told: PileSet,
) -> Vec<u8> {
    let mut first: BTreeMap<&(GroupId, usize, Vec<bool>), u8> = BTreeMap::new();
    places
        .all()
        .zip(signatures)
        .map(|(pile, signature)| {
            if told.has(pile) {
                pile.0
            } else {
                *first.entry(signature).or_insert(pile.0)
            }
        })
        .collect()
}

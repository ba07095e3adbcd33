//! The two forms of legality, on games and positions put together by hand.

mod conditions;
mod constructs;
mod faults;
mod games;
mod known;
mod listing;
mod shipped;
mod standing;
mod takes;

use super::testing::{begin, lay_out, pile};
use crate::machine::{Machine, Move, Pile, Slot, State};
use crate::rules::Role;

pub(super) fn carry(
    machine: &Machine,
    state: &State,
    from: (&str, u16),
    count: u8,
    to: (&str, u16),
) -> Move {
    let source = pile(machine, from.0, from.1);
    let at = u8::try_from(state.count(source)).unwrap() - count;
    Move::Carry {
        from: source,
        at,
        count,
        to: pile(machine, to.0, to.1),
    }
}

pub(super) fn moves(machine: &Machine, state: &State) -> Vec<Move> {
    let mut list = Vec::new();
    machine.moves(state, &mut list);
    list
}

/// Every move that can be named, sensible or not.
pub(super) fn candidates(machine: &Machine, state: &State) -> Vec<Move> {
    let piles: Vec<Pile> = machine.places.all().collect();
    let mut list = Vec::new();
    for &from in &piles {
        let length = u8::try_from(state.count(from)).unwrap();
        for at in 0..length {
            for count in 1..=length - at {
                for &to in &piles {
                    list.push(Move::Carry {
                        from,
                        at,
                        count,
                        to,
                    });
                }
            }
        }
    }
    if !machine.rules.removals.is_empty() || !machine.rules.swaps.is_empty() {
        for (number, &a) in piles.iter().enumerate() {
            list.push(Move::Remove([a].into_iter().collect()));
            for (other, &b) in piles.iter().enumerate().skip(number + 1) {
                list.push(Move::Remove([a, b].into_iter().collect()));
                list.push(Move::Swap(a, b));
                list.push(Move::SwapPiles(a, b));
                for &c in piles.iter().skip(other + 1) {
                    list.push(Move::Remove([a, b, c].into_iter().collect()));
                }
            }
        }
    }
    list.extend([Move::Turn, Move::Redeal]);
    list.extend((0..machine.rules.actions.len()).map(|at| Move::Act(u8::try_from(at).unwrap())));
    list
}

/// Tables and tree agree on every move, and what is generated is what is legal, with the first of
/// equal empty piles only.
pub(super) fn agree(machine: &Machine, state: &State) -> usize {
    let mut legal = Vec::new();
    for mv in candidates(machine, state) {
        machine.check_tables(state, &mv).unwrap();
        if machine.is_legal(state, &mv) {
            legal.push(mv);
        }
    }
    legal.retain(|mv| match mv {
        Move::Carry { to, .. } if state.is_empty(*to) => !machine.places.all().any(|other| {
            other < *to
                && state.is_empty(other)
                && machine.tables.targets.has(other)
                && machine.places.class(state.mode, other) == machine.places.class(state.mode, *to)
        }),
        _ => true,
    });
    let mut generated = moves(machine, state);
    legal.sort();
    generated.sort();
    assert_eq!(generated, legal);
    legal.len()
}

/// A small generator of chance for positions (xorshift, Marsaglia 2003).
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(sides).unwrap()).unwrap()
    }
}

/// Cards strewn over the piles, few of them in stock and discard, many in runs as `build` lines say.
pub(super) fn strewn(machine: &Machine, dice: &mut Dice, down: bool) -> State {
    let mut state = State::empty(&machine.places, 1);
    let mut cards = machine.rules.pack.cards();
    for at in (1..cards.len()).rev() {
        cards.swap(at, dice.roll(at + 1));
    }
    let share = 20 + dice.roll(cards.len() - 20);
    cards.truncate(share);
    let piles: Vec<Pile> = machine.places.all().collect();
    let mut table = vec![Vec::<Slot>::new(); piles.len()];
    while let Some(card) = cards.pop() {
        let pile = dice.roll(piles.len());
        let group = machine
            .rules
            .group(machine.places.group(piles[pile]))
            .unwrap();
        if matches!(group.role, Role::Stock | Role::Discard) && dice.roll(4) > 0 {
            cards.push(card);
            continue;
        }
        if table[pile].len() >= machine.places.cap(piles[pile]) {
            continue;
        }
        let hidden = down && dice.roll(4) == 0;
        table[pile].push(if hidden {
            Slot::down(card)
        } else {
            Slot::up(card)
        });
        // Now and then go on with a card that follows, so that there are runs.
        while dice.roll(4) > 0 && table[pile].len() < machine.places.cap(piles[pile]) {
            let under = *table[pile].last().unwrap();
            let next = cards.iter().position(|&card| {
                machine.follows(&state, piles[pile], under, Slot::up(card), None)
            });
            let Some(next) = next else { break };
            table[pile].push(Slot::up(cards.remove(next)));
        }
    }
    for (pile, cards) in piles.iter().zip(&table) {
        lay_out(machine, &mut state, *pile, cards);
    }
    begin(machine, &mut state);
    state
}

pub(super) fn agree_on_strewn(machine: &Machine, positions: usize) {
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    let mut legal = 0;
    for number in 0..positions {
        legal += agree(machine, &strewn(machine, &mut dice, number % 2 == 1));
    }
    assert!(legal > 0, "no legal move at all in {positions} positions");
}

pub(super) fn refused(machine: &Machine, state: &State, mv: &Move, words: &[&str]) {
    let verdict = machine.judge(state, mv);
    assert!(!verdict.is_legal(), "{mv:?} is legal");
    for word in words {
        assert!(verdict.refused_by(word), "not by {word}: {verdict:?}");
    }
    assert!(!machine.is_legal(state, mv));
}

pub(super) fn allowed(machine: &Machine, state: &State, mv: &Move) {
    let verdict = machine.judge(state, mv);
    assert!(verdict.is_legal(), "{mv:?}: {:?}", verdict.failing());
    assert!(machine.is_legal(state, mv));
}

#[test]
fn tables_and_tree_agree_where_packets_go_to_piles() {
    agree_on_strewn(&games::klondike(), 12);
    agree_on_strewn(&games::free_cell(), 12);
    agree_on_strewn(&games::spider(), 4);
    agree_on_strewn(&games::canfield(), 12);
    agree_on_strewn(&games::accordion(20), 12);
}

#[test]
fn tables_and_tree_agree_where_rules_turn_on_places() {
    agree_on_strewn(&games::display(), 6);
    agree_on_strewn(&games::belle_lucie(), 6);
    agree_on_strewn(&games::calculation(), 12);
    agree_on_strewn(&games::pyramid(), 24);
    agree_on_strewn(&games::monte_carlo(), 6);
    agree_on_strewn(&games::ace_row(), 6);
}

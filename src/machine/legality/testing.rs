//! Games and positions built by hand, for tests.

pub(super) use crate::testing::{lay, leaf, lift, unruled};

use crate::cards::{Card, Pack, Rank, Suit, parse_card};
use crate::machine::{Counter, Machine, Pile, Slot, State};
use crate::rules::{
    Amount, Budget, BudgetId, By, CardSpec, Clause, ClauseTest, Compare, Condition, Direction,
    Face, Group, GroupId, LayWord, Leaf, LiftUnit, Origin, PassLine, Phrase, PileState, PileTerm,
    Piles, Quantity, Redeal, Reference, Role, Rules, Select, SetForm, SetSize, Shape, Spread, Step,
    StepKind, SuitWord, Take, TakeWord, Turn, TurnsUp, Way,
};
use std::sync::Arc;

/// Rules without groups for so many French packs; stock and discard come with [`finish`].
pub(super) fn bare(decks: u8) -> Rules {
    unruled(decks)
}

/// A group with the defaults of its role where they matter here; the tableau's lay nothing.
pub(super) fn group(name: &str, role: Role, piles: u16) -> Group {
    let lay = match role {
        Role::Foundation => vec![
            lay(LayWord::Start, card_is(rank("A"))),
            lay(LayWord::Build, up(SuitWord::InSuit)),
        ],
        Role::Cell => vec![lay(LayWord::Start, leaf(Leaf::Any))],
        _ => Vec::new(),
    };
    let unit = match role {
        Role::Stock | Role::Foundation | Role::Discard => LiftUnit::None,
        _ => LiftUnit::Top,
    };
    let cap = match role {
        Role::Foundation => Some(13),
        Role::Cell => Some(1),
        _ => None,
    };
    Group {
        name: name.to_owned(),
        role,
        implicit: false,
        piles,
        shape: Shape::Row,
        lay,
        lift: vec![lift(unit)],
        caps: vec![cap; usize::from(piles)],
        cap_origin: Origin::Default,
        fill: None,
        face: if role == Role::Stock {
            Face::Down
        } else {
            Face::Up
        },
        turns_up: TurnsUp::AtOnce,
        spread: Spread {
            way: Way::Down,
            last: None,
        },
        origin: Origin::Default,
    }
}

/// A grid of places for one card each.
pub(super) fn grid(name: &str, rows: u16, columns: u16) -> Group {
    let mut group = group(name, Role::Tableau, rows * columns);
    group.shape = Shape::Grid { rows, columns };
    group.caps = vec![Some(1); usize::from(group.piles)];
    group
}

/// Adds the stock (if there is none) and the discard, and compiles the game.
pub(super) fn finish(mut rules: Rules) -> Machine {
    if !rules.groups.iter().any(|group| group.role == Role::Stock) {
        rules.groups.push(group("stock", Role::Stock, 1));
    }
    rules.groups.push(group("discard", Role::Discard, 1));
    Machine::compile(Arc::new(rules)).unwrap()
}

pub(super) fn take(word: TakeWord, form: SetForm, from: Piles) -> Take {
    Take {
        word,
        form,
        compared_with: None,
        from,
        clauses: Vec::new(),
        budget: None,
        at_once: false,
        origin: Origin::Default,
    }
}

pub(super) fn form(least: u8, most: u8) -> SetForm {
    SetForm {
        size: SetSize { least, most },
        phrase: None,
        totalling: None,
        same_rank: false,
        in_sequence: false,
        named: Vec::new(),
        suit: None,
        script: None,
    }
}

pub(super) fn any() -> Phrase {
    leaf(Leaf::Any)
}

pub(super) fn card_is(spec: CardSpec) -> Phrase {
    leaf(Leaf::Cards(vec![spec]))
}

pub(super) fn rank(symbol: &str) -> CardSpec {
    CardSpec::Rank(rank_id(symbol))
}

pub(super) fn rank_id(symbol: &str) -> Rank {
    Pack::french(1).parse_rank(symbol).unwrap()
}

pub(super) fn suit_id(letter: &str) -> Suit {
    Pack::french(1).parse_suit(letter).unwrap()
}

pub(super) fn step(direction: Direction, suit: SuitWord, corner: bool) -> Phrase {
    leaf(Leaf::Step {
        direction,
        by: By::Ranks(1),
        suit,
        corner,
    })
}

pub(super) fn up(suit: SuitWord) -> Phrase {
    step(Direction::Up, suit, false)
}

pub(super) fn down(suit: SuitWord) -> Phrase {
    step(Direction::Down, suit, false)
}

pub(super) fn clause(test: ClauseTest) -> Clause {
    Clause {
        negated: false,
        test,
        origin: Origin::Default,
    }
}

pub(super) fn when(condition: Condition) -> Clause {
    clause(ClauseTest::When(condition))
}

pub(super) fn all(group: u8) -> Piles {
    vec![PileTerm::Group(GroupId(group), Select::All)]
}

pub(super) fn at(reference: Reference) -> Piles {
    vec![PileTerm::Reference(reference)]
}

pub(super) fn piles_are(quantity: Quantity, piles: Piles, state: PileState) -> Condition {
    Condition::Piles {
        quantity,
        piles,
        states: vec![state],
    }
}

pub(super) const fn amount(compare: Compare, number: i32) -> Amount {
    Amount { compare, number }
}

pub(super) fn budget(name: &str, times: Option<u16>) -> Budget {
    Budget {
        name: name.to_owned(),
        named: true,
        times,
        origin: Origin::Default,
    }
}

/// One line of passes: so many cards a turn, in all passes.
pub(super) fn turns(count: u16, to: Piles) -> PassLine {
    PassLine {
        first: 1,
        last: None,
        clauses: Vec::new(),
        steps: vec![Step {
            kind: StepKind::Turn(Turn {
                count,
                to,
                first_on_top: false,
                carrying_over: false,
            }),
            when: None,
            origin: Origin::Default,
        }],
        origin: Origin::Default,
    }
}

/// A redeal that gathers those piles.
pub(super) fn redeal(budget: u8, from: Piles, stock: Piles) -> Redeal {
    Redeal {
        budget: BudgetId(budget),
        clauses: Vec::new(),
        steps: vec![Step {
            kind: StepKind::Gather(crate::rules::Gather {
                unsettled: false,
                from: vec![from],
                to: stock,
                last_pile_first: false,
                top_card_first: false,
            }),
            when: None,
            origin: Origin::Default,
        }],
        at_any_time: false,
        within_turn: false,
        origin: Origin::Default,
    }
}

/// The pile of that number of a group.
pub(super) fn pile(machine: &Machine, name: &str, number: u16) -> Pile {
    let (id, _) = machine.rules.group_named(name).unwrap();
    machine.places.numbered(id, number).unwrap()
}

/// Cards as they are written, bottom first, face-down ones in brackets.
pub(super) fn slots(text: &str) -> Vec<Slot> {
    let pack = Pack::french(1);
    text.split_whitespace()
        .map(|word| match word.strip_prefix('[') {
            Some(inner) => Slot::down(parse_card(&pack, inner.trim_end_matches(']')).unwrap()),
            None => Slot::up(parse_card(&pack, word).unwrap()),
        })
        .collect()
}

pub(super) fn card(text: &str) -> Card {
    parse_card(&Pack::french(1), text).unwrap()
}

/// A position: piles by group and number with their cards; budgets are whole, the pass is 1.
pub(super) fn state(machine: &Machine, piles: &[(&str, u16, &str)]) -> State {
    let mut state = State::empty(&machine.places, 1);
    for (name, number, cards) in piles {
        lay_out(
            machine,
            &mut state,
            pile(machine, name, *number),
            &slots(cards),
        );
    }
    begin(machine, &mut state);
    state
}

/// Lays cards into an empty pile.
pub(super) fn lay_out(machine: &Machine, state: &mut State, pile: Pile, cards: &[Slot]) {
    let start = usize::from(machine.places.start(pile));
    assert!(cards.len() <= machine.places.cap(pile));
    state.slots[start..start + cards.len()].copy_from_slice(cards);
    state.set_length(pile, u8::try_from(cards.len()).unwrap());
}

/// Sets counters as at the start of a game, and the hash.
pub(super) fn begin(machine: &Machine, state: &mut State) {
    state.counters[usize::from(Counter::PASS.0)] = 1;
    for (number, budget) in (0..).zip(&machine.rules.budgets) {
        let counter = machine.places.budget(BudgetId(number));
        state.counters[usize::from(counter.0)] = budget.times.map_or(0, i32::from);
    }
    for pile in machine.places.all() {
        if machine.places.tells_base(pile)
            && let Some(slot) = state.pile(&machine.places, pile).first()
        {
            let rank = machine.places.rank_of(slot.card()).unwrap();
            state.counters[usize::from(Counter::BASE.0)] = i32::from(rank) + 1;
            break;
        }
    }
    state.rehash(&machine.places);
}

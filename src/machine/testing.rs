//! Games put together by hand, for the machine's own tests.

pub use crate::testing::{deal, lift, unruled};

use super::{Machine, Pile, Slot, State};
use crate::cards::{Letters, Pack};
use crate::rules::{
    Budget, BudgetId, CardSpec, Deal, DealAmount, Face, Gather, Group, GroupId, LayLine, LayWord,
    Leaf, LiftUnit, Limit, Origin, PassLine, Phrase, PileTerm, Piles, Program, Redeal, Reference,
    Role, Rules, Select, Shape, Spread, Step, StepKind, Turn, TurnsUp, Way,
};
use std::sync::Arc;

/// A game without rules: no group but stock and discard, one French pack.
pub fn bare() -> Rules {
    Rules {
        groups: vec![
            group("stock", Role::Stock, 1),
            group("discard", Role::Discard, 1),
        ],
        ..unruled(1)
    }
}

/// A group of that many piles that takes nothing, gives its top card, and shows its cards.
pub fn group(name: &str, role: Role, piles: u16) -> Group {
    let hidden = matches!(role, Role::Stock | Role::Discard);
    Group {
        name: name.to_owned(),
        role,
        implicit: false,
        piles,
        shape: Shape::Row,
        lay: Vec::new(),
        lift: Vec::new(),
        caps: vec![None; usize::from(piles)],
        cap_origin: Origin::Default,
        fill: None,
        face: if hidden { Face::Down } else { Face::Up },
        turns_up: TurnsUp::AtOnce,
        spread: Spread {
            way: Way::None,
            last: None,
        },
        origin: Origin::Default,
    }
}

/// Adds a group before the discard's; gives its number.
pub fn add(rules: &mut Rules, group: Group) -> GroupId {
    let at = rules.groups.len();
    rules.groups.push(group);
    GroupId(u8::try_from(at).unwrap())
}

/// All piles of a group.
pub fn all(group: GroupId) -> Piles {
    vec![PileTerm::Group(group, Select::All)]
}

/// Piles of a group by number.
pub fn some(group: GroupId, first: u16, last: u16) -> Piles {
    vec![PileTerm::Group(group, Select::Numbers(vec![(first, last)]))]
}

/// A step that is always done.
pub fn step(kind: StepKind) -> Step {
    Step {
        kind,
        when: None,
        origin: Origin::Default,
    }
}

/// `gather P to stock`.
pub fn gather(from: Vec<Piles>) -> Gather {
    Gather {
        unsettled: false,
        from,
        to: all(GroupId(0)),
        last_pile_first: false,
        top_card_first: false,
    }
}

/// A line that admits what the phrase says.
pub fn lay(word: LayWord, leaf: Leaf, compared_with: Option<Reference>) -> LayLine {
    LayLine {
        word,
        phrase: Phrase::Leaf(leaf, Origin::Default),
        compared_with,
        clauses: Vec::new(),
        budget: None,
        limit: Limit::None,
        at_once: false,
        at_bottom: false,
        origin: Origin::Default,
    }
}

/// A line of the schedule without clauses.
pub fn pass(first: u16, last: Option<u16>, steps: Program) -> PassLine {
    PassLine {
        first,
        last,
        clauses: Vec::new(),
        steps,
        origin: Origin::Default,
    }
}

/// Adds a budget; gives its number.
pub fn budget(rules: &mut Rules, name: &str, times: Option<u16>) -> BudgetId {
    rules.budgets.push(Budget {
        name: name.to_owned(),
        named: true,
        times,
        origin: Origin::Default,
    });
    BudgetId(u8::try_from(rules.budgets.len() - 1).unwrap())
}

/// Gives the game a redeal.
pub fn redeal(rules: &mut Rules, times: Option<u16>, within_turn: bool, steps: Program) {
    let budget = budget(rules, "redeal", times);
    rules.redeal = Some(Redeal {
        budget,
        clauses: Vec::new(),
        steps,
        at_any_time: false,
        within_turn,
        origin: Origin::Default,
    });
}

/// The rank of that symbol.
pub fn rank(symbol: &str) -> CardSpec {
    CardSpec::Rank(Pack::french(1).parse_rank(symbol).unwrap())
}

pub fn compile(rules: Rules) -> Machine {
    Machine::compile(Arc::new(rules)).unwrap()
}

/// The piles of a group by its name.
pub fn piles(machine: &Machine, name: &str) -> Vec<Pile> {
    let (id, _) = machine.rules().group_named(name).unwrap();
    machine.places().of_group(id).collect()
}

/// A pile as it is written in positions: cards bottom first, those face down in brackets.
pub fn written(machine: &Machine, state: &State, pile: Pile) -> String {
    let mut text = String::new();
    let mut down = false;
    for slot in state.pile(machine.places(), pile) {
        let hidden = !slot.is_up();
        if down && !hidden {
            text.push(']');
        }
        if !text.is_empty() {
            text.push(' ');
        }
        if hidden && !down {
            text.push('[');
        }
        down = hidden;
        text.push_str(&machine.rules().pack.write(slot.card(), Letters::Letters));
    }
    if down {
        text.push(']');
    }
    text
}

/// The piles of a group, written one after another with ` / ` between them.
pub fn row(machine: &Machine, state: &State, name: &str) -> String {
    let list: Vec<String> = piles(machine, name)
        .into_iter()
        .map(|pile| written(machine, state, pile))
        .collect();
    list.join(" / ")
}

/// Cards, face up, as they are written.
pub fn cards(text: &str) -> Vec<Slot> {
    let pack = Pack::french(1);
    text.split_whitespace()
        .map(|word| Slot::up(crate::cards::parse_card(&pack, word).unwrap()))
        .collect()
}

/// Klondike from the hand: packets of three turned over together that carry over, three passes
/// of them, then a single pass.
pub fn klondike_hand() -> Rules {
    let mut rules = bare();
    let waste = add(&mut rules, group("waste", Role::Waste, 1));
    let mut foundation = group("foundation", Role::Foundation, 4);
    foundation.caps = vec![Some(13); 4];
    foundation.lay = vec![lay(LayWord::Start, Leaf::Cards(vec![rank("A")]), None)];
    add(&mut rules, foundation);
    let mut tableau = group("tableau", Role::Tableau, 7);
    tableau.lay = vec![lay(LayWord::Start, Leaf::Cards(vec![rank("K")]), None)];
    tableau.lift = vec![lift(LiftUnit::Sequence(None))];
    let tableau = add(&mut rules, tableau);
    rules.layout = vec![step(StepKind::Deal(Deal {
        face: Some(Face::Down),
        last: Some((1, Face::Up)),
        ..deal(DealAmount::PerPile((1..=7).collect()), all(tableau))
    }))];
    let turn = |count, packet| {
        vec![step(StepKind::Turn(Turn {
            count,
            to: all(waste),
            first_on_top: packet,
            carrying_over: packet,
        }))]
    };
    rules.passes = vec![
        pass(1, Some(3), turn(3, true)),
        pass(4, Some(4), turn(1, false)),
    ];
    redeal(
        &mut rules,
        Some(3),
        true,
        vec![step(StepKind::Gather(gather(vec![all(waste)])))],
    );
    rules
}

/// A game of the library, with variants after slashes.
pub fn game(name: &str) -> Rules {
    let mut parts = name.split('/').map(str::to_owned);
    let file = parts.next().unwrap();
    crate::testing::shipped(&file, &parts.collect::<Vec<_>>())
}

/// A game from its text.
pub fn read(text: &str) -> Rules {
    crate::testing::read(text)
}

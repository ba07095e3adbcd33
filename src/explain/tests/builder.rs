//! Games by hand, with the defaults of the field, for tests.

pub use crate::testing::{deal, lay, leaf, lift, unruled};

use crate::cards::{Rank, Suit};
use crate::rules::{
    About, Budget, BudgetId, By, CardSpec, Clause, ClauseTest, Condition, Deal, DealAmount,
    Direction, Face, Gather, Group, GroupId, LayWord, Leaf, LiftUnit, Origin, PassLine, Phrase,
    PileTerm, Piles, Quantity, Redeal, Reference, Role, Rules, Script, Select, SetForm, SetSize,
    Shape, Spread, Step, StepKind, SuitWord, Take, TakeWord, Tally, Turn, TurnsUp, Way,
};

const HERE: Origin = Origin::Default;

/// A game with a pack and nothing else.
pub fn game(decks: u8) -> Rules {
    Rules {
        about: About {
            title: "Test".to_owned(),
            tongue: "en".to_owned(),
            ..About::default()
        },
        ..unruled(decks)
    }
}

/// A group with the defaults of its role.
pub fn group(name: &str, role: Role, piles: u16) -> Group {
    let (start, build) = match role {
        Role::Foundation => (ranks(&[0]), up(SuitWord::InSuit)),
        Role::Cell => (leaf(Leaf::Any), leaf(Leaf::None)),
        _ => (leaf(Leaf::None), leaf(Leaf::None)),
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
    let way = match role {
        Role::Tableau => Way::Down,
        Role::Reserve => Way::Right,
        _ => Way::None,
    };
    Group {
        name: name.to_owned(),
        role,
        implicit: false,
        piles,
        shape: Shape::Row,
        lay: vec![lay(LayWord::Start, start), lay(LayWord::Build, build)],
        lift: vec![lift(unit)],
        caps: vec![cap; usize::from(piles)],
        cap_origin: Origin::Default,
        fill: None,
        face: match role {
            Role::Stock => Face::Down,
            _ => Face::Up,
        },
        turns_up: TurnsUp::AtOnce,
        spread: Spread { way, last: None },
        origin: HERE,
    }
}

/// A tableau that is begun and built so, and lets sequences go.
pub fn tableau(piles: u16, start: Phrase, build: Phrase) -> Group {
    Group {
        lay: vec![lay(LayWord::Start, start), lay(LayWord::Build, build)],
        lift: vec![lift(LiftUnit::Sequence(None))],
        ..group("tableau", Role::Tableau, piles)
    }
}

pub fn ranks(ranks: &[u8]) -> Phrase {
    leaf(Leaf::Cards(rank_specs(ranks)))
}

pub fn rank_specs(ranks: &[u8]) -> Vec<CardSpec> {
    ranks
        .iter()
        .map(|&rank| CardSpec::Rank(Rank(rank)))
        .collect()
}

pub fn suit_spec(suit: u8) -> CardSpec {
    CardSpec::Suit(Suit(suit))
}

pub fn steps(direction: Direction, by: By, suit: SuitWord, corner: bool) -> Phrase {
    leaf(Leaf::Step {
        direction,
        by,
        suit,
        corner,
    })
}

pub fn up(suit: SuitWord) -> Phrase {
    steps(Direction::Up, By::Ranks(1), suit, false)
}

pub fn down(suit: SuitWord) -> Phrase {
    steps(Direction::Down, By::Ranks(1), suit, false)
}

pub fn clause_of(test: ClauseTest) -> Clause {
    Clause {
        negated: false,
        test,
        origin: HERE,
    }
}

/// All piles of the group of that number.
pub fn all(group: u8) -> Piles {
    vec![PileTerm::Group(GroupId(group), Select::All)]
}

pub fn refer(reference: Reference) -> Piles {
    vec![PileTerm::Reference(reference)]
}

pub fn pile(group: u8, number: u16) -> Piles {
    vec![PileTerm::Group(
        GroupId(group),
        Select::Numbers(vec![(number, number)]),
    )]
}

pub fn are(quantity: Quantity, piles: Piles, states: Vec<crate::rules::PileState>) -> Condition {
    Condition::Piles {
        quantity,
        piles,
        states,
    }
}

pub fn empty(quantity: Quantity, piles: Piles) -> Condition {
    are(quantity, piles, vec![crate::rules::PileState::Empty])
}

pub fn step_of(kind: StepKind) -> Step {
    Step {
        kind,
        when: None,
        origin: HERE,
    }
}

/// Face down, the last card of each face up.
pub fn last_up(deal: Deal) -> Deal {
    Deal {
        face: Some(Face::Down),
        last: Some((1, Face::Up)),
        ..deal
    }
}

pub fn turn(count: u16, to: Piles) -> Turn {
    Turn {
        count,
        to,
        first_on_top: false,
        carrying_over: false,
    }
}

pub fn passes(first: u16, last: Option<u16>, kind: StepKind) -> PassLine {
    PassLine {
        first,
        last,
        clauses: Vec::new(),
        steps: vec![step_of(kind)],
        origin: HERE,
    }
}

/// Adds a budget and says which it is.
pub fn budget(rules: &mut Rules, name: &str, named: bool, times: Option<u16>) -> BudgetId {
    rules.budgets.push(Budget {
        name: name.to_owned(),
        named,
        times,
        origin: HERE,
    });
    BudgetId(u8::try_from(rules.budgets.len() - 1).unwrap())
}

pub fn redeal(rules: &mut Rules, times: Option<u16>, kinds: Vec<StepKind>) {
    let budget = budget(rules, "redeal", true, times);
    rules.redeal = Some(Redeal {
        budget,
        clauses: Vec::new(),
        steps: kinds.into_iter().map(step_of).collect(),
        at_any_time: false,
        within_turn: false,
        origin: HERE,
    });
}

/// Stock (0), waste (1), four foundations (2), seven columns (3).
pub fn columns() -> Rules {
    let mut rules = game(1);
    rules.groups = vec![
        group("stock", Role::Stock, 1),
        group("waste", Role::Waste, 1),
        group("foundation", Role::Foundation, 4),
        tableau(7, ranks(&[12]), down(SuitWord::AlternateColours)),
    ];
    rules.layout = vec![step_of(StepKind::Deal(last_up(deal(
        DealAmount::PerPile(vec![1, 2, 3, 4, 5, 6, 7]),
        all(3),
    ))))];
    rules
}

/// The waste back to the stock.
pub fn gather_waste() -> StepKind {
    StepKind::Gather(Gather {
        unsettled: false,
        from: vec![all(1)],
        to: all(0),
        last_pile_first: false,
        top_card_first: false,
    })
}

/// Any two cards of these piles taken off.
pub fn pair_of(from: Piles) -> Take {
    Take {
        word: TakeWord::Remove,
        form: SetForm {
            size: SetSize { least: 2, most: 2 },
            phrase: None,
            totalling: None,
            same_rank: false,
            in_sequence: false,
            named: Vec::new(),
            suit: None,
            script: None,
        },
        compared_with: None,
        from,
        clauses: Vec::new(),
        budget: None,
        at_once: false,
        origin: HERE,
    }
}

pub fn script(rules: &mut Rules, sentence: &str) {
    rules.scripts.push(Script {
        name: "rule".to_owned(),
        sentence: sentence.to_owned(),
        body: String::new(),
        origin: HERE,
    });
}

/// A tally of cards from the stock to the waste.
pub fn tally(rules: &mut Rules, name: &str) {
    rules.tallies.push(Tally {
        name: name.to_owned(),
        row: 1,
        counts: Some((all(0), all(1))),
        round: None,
        since_redeal: false,
        origin: HERE,
    });
}

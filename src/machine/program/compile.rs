//! Programs with every name resolved to piles, so that running one looks nothing up.

use super::cards::Kinds;
use super::classes::Modes;
use crate::cards::CardSet;
use crate::machine::legality::Tables;
use crate::machine::scripts::Hooks;
use crate::machine::{Counter, Fault, Machine, Pile, PileSet, Places};
use crate::rules::{
    CardSpec, Clause, Condition, Deal, DealAmount, Face, Gather, Group, LayLine, MoveCards, Order,
    Origin, Phrase, Piles, Program, Role, Rules, ScriptId, Send, Shape, ShuffleWhat, Step,
    StepKind, Turn, TurnsUp,
};
use std::sync::Arc;

/// The most piles of a game: sets of piles have one bit each.
const MOST_PILES: usize = 128;

/// Everything of a game that is done step by step.
#[derive(Debug, Clone, Default)]
pub struct Programs {
    pub layout: Vec<Op>,
    /// By the number of the pass line.
    pub passes: Vec<Vec<Op>>,
    pub redeal: Vec<Op>,
    /// By the number of the action.
    pub actions: Vec<Vec<Op>>,
    /// By the number of the numbering.
    pub numberings: Vec<Vec<Op>>,
    /// Lines that close up.
    pub lines: Vec<Vec<Pile>>,
    /// How cards turn up by themselves, by pile; none where they do not.
    pub turning: Vec<Option<Turning>>,
    /// The piles in which they do.
    pub turning_piles: PileSet,
    /// By pile the piles that its cards cover; empty in a game without drawings.
    pub covers: Vec<PileSet>,
    /// Piles that are refilled, groups in the order of the file.
    pub fills: Vec<Refill>,
    /// The same as a set.
    pub filled: PileSet,
    /// Whether a card dealt to the pile comes to lie face up, by pile.
    pub dealt_up: Vec<bool>,
    /// Piles in which every card that is laid lies face down.
    pub lies_down: PileSet,
    /// Piles from which some line lets cards go at the cost of a budget.
    pub lifts_dear: PileSet,
    /// Piles on which some line lays at the cost of a budget, or under the pile.
    pub lays_dear: PileSet,
    /// Some line takes cards off or swaps them at the cost of a budget.
    pub takes_dear: bool,
    /// Which piles are interchangeable when.
    pub modes: Modes,
    /// Piles to which carries call for nothing but that cards turn up and piles are refilled
    /// ([`Machine::quiet_piles`]).
    pub quiet: PileSet,
}

/// A step.
#[derive(Debug, Clone)]
pub struct Op {
    pub act: Act,
    pub when: Option<Condition>,
    pub origin: Origin,
}

/// What a step does.
#[derive(Debug, Clone)]
pub enum Act {
    Deal(DealOp),
    BeginAgain,
    Turn(TurnOp),
    Put(Vec<(Pile, Kinds)>),
    Gather(GatherOp),
    ShuffleStock,
    ShufflePiles(Vec<Pile>),
    LayOutAgain,
    Move(MoveOp),
    Sink(Kinds, Vec<Pile>),
    Rotate(Vec<Pile>),
    TurnUp(Vec<Pile>),
    CloseUp(Vec<Pile>),
    Fill(Vec<(Pile, Vec<Pile>)>),
    Script(ScriptId),
}

/// `deal …`.
#[derive(Debug, Clone)]
pub struct DealOp {
    /// In the order of dealing.
    pub to: Vec<Pile>,
    /// How many for each of them; none is as many as there are.
    pub quota: Option<Vec<u16>>,
    pub at_a_time: u16,
    /// Whether cards come to lie face up; none is as the pile says.
    pub up: Option<bool>,
    /// So many last cards of each pile lie this way.
    pub last: Option<(usize, bool)>,
    pub sending: Option<SendOp>,
    pub begins: Option<Kinds>,
    /// So many places after the settled cards of each of these rows get none.
    pub leaving: usize,
    pub rows: Vec<Vec<Pile>>,
}

/// `sending …`.
#[derive(Debug, Clone)]
pub struct SendOp {
    pub phrase: Phrase,
    pub to: Vec<Pile>,
    pub bottom: bool,
    pub replaced: bool,
}

/// `turn …`.
#[derive(Debug, Clone)]
pub struct TurnOp {
    pub count: usize,
    pub to: Vec<Pile>,
    pub first_on_top: bool,
    pub carrying_over: bool,
}

/// `gather …`.
#[derive(Debug, Clone)]
pub struct GatherOp {
    pub unsettled: bool,
    /// The pile whose cards are dealt first comes first.
    pub from: Vec<Pile>,
    pub to: Pile,
    pub top_card_first: bool,
}

/// `move …`.
#[derive(Debug, Clone)]
pub struct MoveOp {
    pub count: Option<usize>,
    pub cards: Option<Kinds>,
    /// Each pile with where its cards go: to the first that has room.
    pub ways: Vec<(Pile, Vec<Pile>)>,
}

/// A pile whose cards turn up by themselves.
#[derive(Debug, Clone, Copy)]
pub struct Turning {
    pub pile: Pile,
    pub when: TurnsUp,
    /// Cards of other piles may cover it.
    pub drawn: bool,
}

/// A pile that is refilled when it is empty.
#[derive(Debug, Clone)]
pub struct Refill {
    pub pile: Pile,
    pub count: u16,
    /// From the first that has any.
    pub from: Vec<Pile>,
    pub sending: Option<SendOp>,
    pub clauses: Vec<Clause>,
}

impl Machine {
    /// Compiles a game.
    ///
    /// # Errors
    /// What the rules ask for that cannot be carried out, all of it.
    pub fn compile(rules: Arc<Rules>) -> Result<Self, Vec<Fault>> {
        let mut faults = too_large(&rules);
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut places = Places::new(&rules);
        let hooks = Hooks::compile(&rules, &places)?;
        let programs = Programs::compile(&rules, &mut places, &hooks, &mut faults);
        match Tables::compile(&rules, &places, &hooks) {
            Ok(tables) if faults.is_empty() => {
                let mut machine = Self {
                    rules,
                    places,
                    tables,
                    programs,
                    hooks,
                };
                machine.programs.quiet = machine.quiet_piles();
                Ok(machine)
            }
            Ok(_) => Err(faults),
            Err(fault) => {
                faults.push(fault);
                Err(faults)
            }
        }
    }
}

impl Programs {
    /// Resolves every program of the rules, and tells `places` which piles and which counters
    /// tell positions apart.
    pub fn compile(
        rules: &Rules,
        places: &mut Places,
        hooks: &Hooks,
        faults: &mut Vec<Fault>,
    ) -> Self {
        let mut compiler = Compiler {
            rules,
            places,
            faults,
        };
        let mut programs = Self {
            layout: compiler.program(&rules.layout),
            passes: rules
                .passes
                .iter()
                .map(|line| compiler.program(&line.steps))
                .collect(),
            redeal: rules
                .redeal
                .as_ref()
                .map_or_else(Vec::new, |redeal| compiler.program(&redeal.steps)),
            actions: rules
                .actions
                .iter()
                .map(|action| compiler.program(&action.steps))
                .collect(),
            numberings: rules
                .numberings
                .iter()
                .map(|numbering| compiler.program(&numbering.steps))
                .collect(),
            ..Self::default()
        };
        compiler.groups(&mut programs);
        compiler.refuse_endless_layouts(&programs);
        let (modes, classes) = Modes::find(rules, places, &programs, hooks);
        programs.modes = modes;
        places.set_classes(&classes);
        places.set_sunk(super::sunk::sunk(rules, places, &programs, hooks));
        super::telling::set_telling(rules, places, hooks);
        programs
    }
}

/// What of a game has no room in a state: numbers of cards, piles and counters are bytes.
fn too_large(rules: &Rules) -> Vec<Fault> {
    let mut faults = Vec::new();
    let most = usize::from(u8::MAX);
    let cards = rules.pack.size();
    if cards > most {
        faults.push(Fault::new(format!(
            "the pack has {cards} cards; a game may have {most} at most"
        )));
    }
    let piles: usize = rules
        .groups
        .iter()
        .map(|group| usize::from(group.piles))
        .sum();
    if piles > MOST_PILES {
        faults.push(Fault::new(format!(
            "the game has {piles} piles; it may have {MOST_PILES} at most"
        )));
    }
    let tallies: usize = rules
        .tallies
        .iter()
        .map(|tally| usize::from(tally.row))
        .sum();
    let counters = usize::from(Counter::FIXED) + rules.budgets.len() + tallies;
    if counters > most {
        faults.push(Fault::new(format!(
            "the game counts {counters} things; {most} budgets and tallies together are the most"
        )));
    }
    if rules.actions.len() > most {
        faults.push(Fault::new(format!(
            "a game may have {most} actions at most"
        )));
    }
    faults
}

struct Compiler<'a> {
    rules: &'a Rules,
    places: &'a Places,
    faults: &'a mut Vec<Fault>,
}

impl Compiler<'_> {
    fn program(&mut self, program: &Program) -> Vec<Op> {
        program
            .iter()
            .map(|step| Op {
                act: self.act(step),
                when: step.when.clone(),
                origin: step.origin,
            })
            .collect()
    }

    fn act(&mut self, step: &Step) -> Act {
        let list = |piles: &Piles| self.places.list(piles, None);
        match &step.kind {
            StepKind::Deal(deal) => Act::Deal(self.deal(deal)),
            StepKind::BeginAgain => Act::BeginAgain,
            StepKind::Turn(turn) => Act::Turn(self.turn(turn)),
            StepKind::Put {
                cards,
                on,
                one_of_each_suit,
            } => Act::Put(self.put(cards, on, *one_of_each_suit)),
            StepKind::Gather(gather) => Act::Gather(self.gather(gather)),
            StepKind::Shuffle(ShuffleWhat::Stock) => Act::ShuffleStock,
            StepKind::Shuffle(ShuffleWhat::Piles(piles)) => Act::ShufflePiles(list(piles)),
            StepKind::LayOutAgain => Act::LayOutAgain,
            StepKind::Move(cards) => Act::Move(self.moving(cards)),
            StepKind::Sink { cards, piles } => Act::Sink(self.kinds(cards), list(piles)),
            StepKind::Rotate(piles) => Act::Rotate(list(piles)),
            StepKind::TurnUp(piles) => Act::TurnUp(list(piles)),
            StepKind::CloseUp(group) => Act::CloseUp(self.places.of_group(*group).collect()),
            StepKind::Fill { piles, from } => Act::Fill(
                list(piles)
                    .into_iter()
                    .map(|pile| (pile, self.sources(from, pile)))
                    .collect(),
            ),
            StepKind::Script(script) => Act::Script(*script),
        }
    }

    fn kinds(&self, cards: &[CardSpec]) -> Kinds {
        Kinds::new(&self.rules.pack, cards)
    }

    /// The piles of several lists one after another, without the pile that is dealt to.
    fn sources(&self, from: &[Piles], it: Pile) -> Vec<Pile> {
        from.iter()
            .flat_map(|piles| self.places.list(piles, Some(it)))
            .filter(|&pile| pile != it)
            .collect()
    }

    fn deal(&self, deal: &Deal) -> DealOp {
        let mut to = self.places.list(&deal.to, None);
        // Counts are told to piles as they are named, before the order of dealing.
        let mut quota: Option<Vec<u16>> = match &deal.amount {
            DealAmount::All => None,
            DealAmount::Each(count) => Some(vec![*count; to.len()]),
            DealAmount::PerPile(counts) => Some(
                counts
                    .iter()
                    .copied()
                    .chain(std::iter::repeat(0))
                    .take(to.len())
                    .collect(),
            ),
        };
        let mut places: Vec<usize> = (0..to.len()).collect();
        match deal.order {
            Order::ColumnByColumn => places.sort_by_key(|&at| {
                to.get(at)
                    .map(|&pile| (self.places.group(pile), self.column_row(pile)))
            }),
            Order::LastPileFirst => places.reverse(),
            Order::RowByRow
            | Order::FirstPileFirst
            | Order::TopCardFirst
            | Order::BottomCardFirst => {}
        }
        quota = quota.map(|counts| {
            places
                .iter()
                .filter_map(|&at| counts.get(at).copied())
                .collect()
        });
        to = places
            .iter()
            .filter_map(|&at| to.get(at).copied())
            .collect();
        let rows = if deal.leaving > 0 {
            self.rows(&to)
        } else {
            Vec::new()
        };
        DealOp {
            to,
            quota,
            at_a_time: deal.at_a_time.max(1),
            up: deal.face.map(|face| face == Face::Up),
            last: deal
                .last
                .map(|(count, face)| (usize::from(count), face == Face::Up)),
            sending: deal.sending.as_ref().map(|send| self.send(send)),
            begins: (!deal.begins.is_empty()).then(|| self.kinds(&deal.begins)),
            leaving: usize::from(deal.leaving),
            rows,
        }
    }

    /// Column and row of a place of a grid or a drawing; of other piles the number.
    fn column_row(&self, pile: Pile) -> (u16, u16) {
        let number = self.places.number(pile);
        match self.places.shape(pile) {
            Some(Shape::Grid { .. }) => self
                .places
                .row_column(pile)
                .map_or((number, 0), |(row, column)| (column, row)),
            Some(Shape::Drawing { spots }) => spots
                .get(usize::from(number).saturating_sub(1))
                .map_or((number, 0), |spot| (spot.column, spot.row)),
            _ => (number, 0),
        }
    }

    /// The rows of the groups that these piles belong to, whole; a group that is no grid is one.
    fn rows(&self, piles: &[Pile]) -> Vec<Vec<Pile>> {
        let mut groups: Vec<_> = piles.iter().map(|&pile| self.places.group(pile)).collect();
        groups.dedup();
        let mut rows: Vec<Vec<Pile>> = Vec::new();
        for group in groups {
            let mut last = None;
            for pile in self.places.of_group(group) {
                let row = self.places.row_column(pile).map(|(row, _)| row);
                match rows.last_mut() {
                    Some(current) if last == Some((group, row)) => current.push(pile),
                    _ => rows.push(vec![pile]),
                }
                last = Some((group, row));
            }
        }
        rows
    }

    fn send(&self, send: &Send) -> SendOp {
        SendOp {
            phrase: send.phrase.clone(),
            to: self.places.list(&send.to, None),
            bottom: send.bottom,
            replaced: send.replaced,
        }
    }

    fn turn(&self, turn: &Turn) -> TurnOp {
        TurnOp {
            count: usize::from(turn.count),
            to: self.places.list(&turn.to, None),
            first_on_top: turn.first_on_top,
            carrying_over: turn.carrying_over,
        }
    }

    fn put(&self, cards: &[CardSpec], on: &Piles, each_suit: bool) -> Vec<(Pile, Kinds)> {
        let pack = &self.rules.pack;
        let piles = self.places.list(on, None);
        let suits: Vec<CardSet> = pack
            .suits_in_play
            .iter()
            .map(|&suit| pack.of_suit(suit))
            .collect();
        let per_card = if each_suit { suits.len().max(1) } else { 1 };
        piles
            .into_iter()
            .enumerate()
            .filter_map(|(at, pile)| {
                let spec = match cards {
                    [only] => *only,
                    _ => *cards.get(at / per_card)?,
                };
                let kinds = self.kinds(&[spec]);
                let kinds = match suits.get(at % per_card) {
                    Some(&suit) if each_suit => kinds.within(pack, suit),
                    _ => kinds,
                };
                Some((pile, kinds))
            })
            .collect()
    }

    fn gather(&self, gather: &Gather) -> GatherOp {
        let from = gather.from.iter().flat_map(|piles| {
            let mut list = self.places.list(piles, None);
            if gather.last_pile_first {
                list.reverse();
            }
            list
        });
        let to = self.places.list(&gather.to, None);
        let to = to.first().copied().unwrap_or_else(|| self.places.stock());
        GatherOp {
            unsettled: gather.unsettled,
            from: from.filter(|&pile| pile != to).collect(),
            to,
            top_card_first: gather.top_card_first,
        }
    }

    fn moving(&self, cards: &MoveCards) -> MoveOp {
        let from = self.places.list(&cards.from, None);
        let to = self.places.list(&cards.to, None);
        // From several piles to as many, one to one; cards picked out find their own place.
        let paired = from.len() == to.len() && from.len() > 1 && cards.cards.is_empty();
        let ways = from
            .iter()
            .enumerate()
            .map(|(at, &pile)| {
                let to = if paired {
                    to.get(at).copied().into_iter().collect()
                } else {
                    self.places.list(&cards.to, Some(pile))
                };
                (pile, to.into_iter().filter(|&to| to != pile).collect())
            })
            .collect();
        MoveOp {
            count: cards.count.map(usize::from),
            cards: (!cards.cards.is_empty()).then(|| self.kinds(&cards.cards)),
            ways,
        }
    }

    fn groups(&self, programs: &mut Programs) {
        let mut takes = self.rules.removals.iter().chain(&self.rules.swaps);
        programs.takes_dear = takes.any(|take| take.budget.is_some());
        for (id, group) in self.rules.groups() {
            let piles: PileSet = self.places.of_group(id).collect();
            if group.lift.iter().any(|line| line.budget.is_some()) {
                programs.lifts_dear = programs.lifts_dear.or(piles);
            }
            let dear = |line: &LayLine| line.budget.is_some() || line.at_bottom;
            if group.lay.iter().any(dear) {
                programs.lays_dear = programs.lays_dear.or(piles);
            }
            if group.shape == Shape::Line {
                programs.lines.push(self.places.of_group(id).collect());
            }
            for pile in self.places.of_group(id) {
                self.pile(group, pile, programs);
            }
        }
    }

    fn pile(&self, group: &Group, pile: Pile, programs: &mut Programs) {
        let spot = match &group.shape {
            Shape::Drawing { spots } => spots.get(usize::from(self.places.number(pile)) - 1),
            _ => None,
        };
        let face = spot.map_or(group.face, |spot| spot.face);
        programs.dealt_up.push(face == Face::Up);
        if group.face == Face::Down {
            programs.lies_down.insert(pile);
        }
        // What lies unseen in the stock or out of play stays so.
        let turns =
            !matches!(group.role, Role::Stock | Role::Discard) && group.turns_up != TurnsUp::Never;
        if turns {
            programs.turning_piles.insert(pile);
        }
        programs.turning.push(turns.then_some(Turning {
            pile,
            when: group.turns_up,
            drawn: spot.is_some(),
        }));
        if let Some(spot) = spot {
            programs.covers.resize(self.places.piles(), PileSet::EMPTY);
            for &number in &spot.covered_by {
                let over = self.places.numbered(self.places.group(pile), number);
                let covers = over.and_then(|over| programs.covers.get_mut(usize::from(over.0)));
                if let Some(covers) = covers {
                    covers.insert(pile);
                }
            }
        }
        if let Some(fill) = &group.fill {
            programs.filled.insert(pile);
            programs.fills.push(Refill {
                pile,
                count: fill.count,
                from: self.sources(&fill.from, pile),
                sending: fill.sending.as_ref().map(|send| self.send(send)),
                clauses: fill.clauses.clone(),
            });
        }
    }

    /// A layout that lays out again, or begins again on no condition, never ends.
    fn refuse_endless_layouts(&mut self, programs: &Programs) {
        for op in programs
            .layout
            .iter()
            .chain(programs.numberings.iter().flatten())
        {
            match op.act {
                Act::LayOutAgain => self.faults.push(Fault::at(
                    op.origin,
                    "`lay out again` stands in the layout itself, which would never end; it is \
                     for redeals and actions",
                )),
                Act::BeginAgain if op.when.is_none() => self.faults.push(Fault::at(
                    op.origin,
                    "`begin again` without `when` never ends; say when the cards are shuffled anew",
                )),
                _ => {}
            }
        }
    }
}

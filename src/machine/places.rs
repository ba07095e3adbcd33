//! Where everything lies in a state: which slots are whose, which counter is what.

use super::{Counter, hash::scramble};
use crate::cards::{Card, ones};
use crate::rules::{
    BudgetId, GroupId, PileTerm, Piles, Reference, Role, Rules, ScoreKind, Select, Shape, TallyId,
};
use std::ops::Range;

/// A pile by its number in the whole game: groups in the order of the file, their piles in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Pile(pub u8);

/// A set of piles, one bit a pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PileSet(u128);

impl PileSet {
    /// No pile.
    pub const EMPTY: Self = Self(0);
    /// Every pile that there can be.
    pub const ALL: Self = Self(u128::MAX);

    /// Whether the pile is in the set.
    #[must_use]
    pub const fn has(self, pile: Pile) -> bool {
        self.0 >> (pile.0 & 127) & 1 == 1
    }

    /// Puts the pile into the set.
    pub const fn insert(&mut self, pile: Pile) {
        self.0 |= 1 << (pile.0 & 127);
    }

    /// Takes the pile out of the set.
    pub const fn remove(&mut self, pile: Pile) {
        self.0 &= !(1 << (pile.0 & 127));
    }

    /// Both sets together.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is in this one and not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many piles are in it.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the piles in it stand side by side with no other between them.
    #[must_use]
    pub const fn is_unbroken(self) -> bool {
        let from_lowest = self.0 >> (self.0.trailing_zeros() & 127);
        from_lowest & from_lowest.wrapping_add(1) == 0
    }

    /// Whether nothing is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The piles in it, in order.
    pub fn iter(self) -> impl Iterator<Item = Pile> {
        ones(self.0).map(Pile)
    }
}

impl FromIterator<Pile> for PileSet {
    fn from_iter<I: IntoIterator<Item = Pile>>(piles: I) -> Self {
        let mut set = Self::EMPTY;
        for pile in piles {
            set.insert(pile);
        }
        set
    }
}

/// A counter that goes up by so much for each card that goes from one set of piles to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CountRule {
    /// From these.
    pub from: PileSet,
    /// To these.
    pub to: PileSet,
    /// Which counter.
    pub counter: Counter,
    /// By how much.
    pub amount: i32,
    /// The first and last value of one that goes round.
    pub round: Option<(i32, i32)>,
}

/// What is known of one pile.
#[derive(Debug, Clone, Copy)]
struct Place {
    group: GroupId,
    /// From 1.
    number: u16,
    start: u16,
    cap: u8,
}

/// Where everything lies in the states of one game.
#[derive(Debug, Clone)]
pub struct Places {
    piles: Vec<Place>,
    groups: Vec<Range<u8>>,
    /// The same as sets.
    group_sets: Vec<PileSet>,
    /// Some group is drawn.
    drawings: bool,
    shapes: Vec<Shape>,
    slots: usize,
    counters: usize,
    budgets: u8,
    tallies: Vec<u8>,
    stock: Pile,
    discard: Pile,
    /// Piles whose first card tells the base.
    base: PileSet,
    count_rules: Vec<CountRule>,
    /// Points for a card that is turned up where it lies.
    turned_up: i32,
    /// For each mode a class for each pile.
    classes: Vec<u64>,
    tells_apart: Vec<bool>,
    /// Piles of which only the top card and which cards lie there matter.
    sunk: PileSet,
    /// The rank of each kind of card; none of an extra card.
    ranks: Vec<Option<u8>>,
}

impl Places {
    /// Lays out the states of a game. Every pile is told apart from every other until
    /// [`set_classes`](Self::set_classes) says otherwise, and every counter tells positions apart
    /// until [`set_telling`](Self::set_telling) does.
    #[must_use]
    pub fn new(rules: &Rules) -> Self {
        let most = u8::try_from(rules.pack.size()).unwrap_or(u8::MAX);
        let mut places = Self {
            piles: Vec::new(),
            groups: Vec::new(),
            group_sets: Vec::new(),
            drawings: rules
                .groups
                .iter()
                .any(|group| matches!(group.shape, Shape::Drawing { .. })),
            shapes: rules
                .groups
                .iter()
                .map(|group| group.shape.clone())
                .collect(),
            slots: 0,
            counters: 0,
            budgets: Counter::FIXED,
            tallies: Vec::new(),
            stock: Pile(0),
            discard: Pile(0),
            base: PileSet::EMPTY,
            count_rules: Vec::new(),
            turned_up: 0,
            classes: Vec::new(),
            tells_apart: Vec::new(),
            sunk: PileSet::EMPTY,
            ranks: (0..=127)
                .map(|kind| rules.pack.rank(Card(kind)).map(|rank| rank.0))
                .collect(),
        };
        let mut start = 0_u16;
        for (id, group) in rules.groups() {
            let first = u8::try_from(places.piles.len()).unwrap_or(u8::MAX);
            let pile = Pile(first);
            match group.role {
                Role::Stock => places.stock = pile,
                Role::Discard => places.discard = pile,
                _ => {}
            }
            for number in 1..=group.piles {
                let cap = group
                    .caps
                    .get(usize::from(number) - 1)
                    .copied()
                    .flatten()
                    .and_then(|cap| u8::try_from(cap).ok())
                    .map_or(most, |cap| cap.min(most));
                places.piles.push(Place {
                    group: id,
                    number,
                    start,
                    cap,
                });
                start = start.saturating_add(u16::from(cap));
            }
            let end = u8::try_from(places.piles.len()).unwrap_or(u8::MAX);
            places.groups.push(first..end);
            places.group_sets.push((first..end).map(Pile).collect());
        }
        places.slots = usize::from(start);
        let mut counters = Counter::FIXED + u8::try_from(rules.budgets.len()).unwrap_or(u8::MAX);
        for tally in &rules.tallies {
            places.tallies.push(counters);
            counters = counters.saturating_add(u8::try_from(tally.row).unwrap_or(u8::MAX));
        }
        places.counters = usize::from(counters);
        places.classes = (0..).take(places.piles.len()).map(scramble).collect();
        places.tells_apart = vec![true; places.counters];
        places.base = match &rules.base_from {
            Some(piles) => places.set(piles, None),
            None => rules
                .groups()
                .filter(|(_, group)| group.role == Role::Foundation)
                .flat_map(|(id, _)| places.of_group(id))
                .collect(),
        };
        places.count_rules = places.find_count_rules(rules);
        let parts = rules.score.parts.iter();
        let turned_up = parts.filter_map(|(kind, _)| match kind {
            ScoreKind::TurnedUp(points) => Some(*points),
            _ => None,
        });
        places.turned_up = turned_up.fold(0, i32::saturating_add);
        places
    }

    fn find_count_rules(&self, rules: &Rules) -> Vec<CountRule> {
        let anywhere: PileSet = self.all().collect();
        let set = |piles: &Piles| {
            if piles.is_empty() {
                anywhere
            } else {
                self.set(piles, None)
            }
        };
        let mut list = Vec::new();
        for (id, tally) in (0..).map(TallyId).zip(&rules.tallies) {
            if let Some((from, to)) = &tally.counts {
                list.push(CountRule {
                    from: set(from),
                    to: set(to),
                    counter: self.tally(id, 0),
                    amount: 1,
                    round: tally.round,
                });
            }
        }
        for (kind, _) in &rules.score.parts {
            if let ScoreKind::Points { points, from, to } = kind {
                list.push(CountRule {
                    from: set(from),
                    to: set(to),
                    counter: Counter::POINTS,
                    amount: *points,
                    round: None,
                });
            }
        }
        list
    }

    /// How many piles there are, at most 128.
    #[must_use]
    pub fn piles(&self) -> usize {
        self.piles.len()
    }

    /// How many cards a state has room for.
    #[must_use]
    pub const fn slots(&self) -> usize {
        self.slots
    }

    /// How many counters a state has.
    #[must_use]
    pub const fn counters(&self) -> usize {
        self.counters
    }

    /// Every pile, in order.
    pub fn all(&self) -> impl Iterator<Item = Pile> + use<> {
        let piles = u8::try_from(self.piles.len()).unwrap_or(u8::MAX);
        (0..piles).map(Pile)
    }

    /// The piles of a group, in order.
    pub fn of_group(&self, group: GroupId) -> impl DoubleEndedIterator<Item = Pile> + use<> {
        self.groups
            .get(usize::from(group.0))
            .cloned()
            .unwrap_or(0..0)
            .map(Pile)
    }

    /// The same as a set.
    #[must_use]
    pub fn group_set(&self, group: GroupId) -> PileSet {
        self.group_sets
            .get(usize::from(group.0))
            .copied()
            .unwrap_or_default()
    }

    /// Whether cards may lie on others of their drawing anywhere.
    #[must_use]
    pub const fn has_drawings(&self) -> bool {
        self.drawings
    }

    /// The group of a pile.
    #[must_use]
    pub fn group(&self, pile: Pile) -> GroupId {
        self.piles
            .get(usize::from(pile.0))
            .map_or(GroupId(0), |place| place.group)
    }

    /// The number of a pile in its group, from 1.
    #[must_use]
    pub fn number(&self, pile: Pile) -> u16 {
        self.piles
            .get(usize::from(pile.0))
            .map_or(0, |place| place.number)
    }

    /// The pile of that number (from 1) in its group.
    #[must_use]
    pub fn numbered(&self, group: GroupId, number: u16) -> Option<Pile> {
        let range = self.groups.get(usize::from(group.0))?;
        let at = u16::from(range.start).checked_add(number.checked_sub(1)?)?;
        let at = u8::try_from(at).ok()?;
        range.contains(&at).then_some(Pile(at))
    }

    /// Row and column of a place of a grid, from 1.
    #[must_use]
    pub fn row_column(&self, pile: Pile) -> Option<(u16, u16)> {
        let Shape::Grid { columns, .. } = self.shape(pile)? else {
            return None;
        };
        let at = self.number(pile).checked_sub(1)?;
        Some((at.checked_div(*columns)? + 1, at.checked_rem(*columns)? + 1))
    }

    /// How the piles of a pile's group lie to each other.
    #[must_use]
    pub fn shape(&self, pile: Pile) -> Option<&Shape> {
        self.shapes.get(usize::from(self.group(pile).0))
    }

    /// The most cards that a pile may hold.
    #[must_use]
    pub fn cap(&self, pile: Pile) -> usize {
        self.piles
            .get(usize::from(pile.0))
            .map_or(0, |place| usize::from(place.cap))
    }

    /// The slot of a pile's first card.
    #[must_use]
    pub(super) fn start(&self, pile: Pile) -> u16 {
        self.piles
            .get(usize::from(pile.0))
            .map_or(0, |place| place.start)
    }

    /// The stock.
    #[must_use]
    pub const fn stock(&self) -> Pile {
        self.stock
    }

    /// Where cards go that are taken off.
    #[must_use]
    pub const fn discard(&self) -> Pile {
        self.discard
    }

    /// Whether the first card laid there tells the base.
    #[must_use]
    pub const fn tells_base(&self, pile: Pile) -> bool {
        self.base.has(pile)
    }

    /// The rank of a card, by its number; none of an extra card.
    #[must_use]
    pub fn rank_of(&self, card: Card) -> Option<u8> {
        self.ranks.get(usize::from(card.0)).copied().flatten()
    }

    /// The counter of what is left of a budget.
    #[must_use]
    pub const fn budget(&self, budget: BudgetId) -> Counter {
        Counter(self.budgets.saturating_add(budget.0))
    }

    /// The counter of a tally; `at` chooses of a row of them.
    #[must_use]
    pub fn tally(&self, tally: TallyId, at: u8) -> Counter {
        let first = self.tallies.get(usize::from(tally.0)).copied();
        Counter(first.unwrap_or(0).saturating_add(at))
    }

    /// What counts cards that go from pile to pile.
    #[must_use]
    pub fn count_rules(&self) -> &[CountRule] {
        &self.count_rules
    }

    /// Points for a card that is turned up where it lies.
    #[must_use]
    pub const fn turned_up(&self) -> i32 {
        self.turned_up
    }

    /// The class of a pile: equal for piles that nothing tells apart.
    #[must_use]
    pub fn class(&self, mode: u8, pile: Pile) -> u64 {
        self.classes
            .get(usize::from(mode) * self.piles.len() + usize::from(pile.0))
            .copied()
            .unwrap_or(0)
    }

    /// Says for each mode which piles are told apart: piles with equal numbers are not.
    pub fn set_classes(&mut self, modes: &[Vec<u8>]) {
        self.classes = modes
            .iter()
            .flatten()
            .map(|&class| scramble(u64::from(class)))
            .collect();
    }

    /// Says of which piles only the top card and which cards lie there matter.
    pub const fn set_sunk(&mut self, piles: PileSet) {
        self.sunk = piles;
    }

    /// Whether the order of the pile's buried cards matters to nothing.
    #[must_use]
    pub const fn is_sunk(&self, pile: Pile) -> bool {
        self.sunk.has(pile)
    }

    /// How many ways there are to tell piles apart.
    #[must_use]
    pub fn modes(&self) -> usize {
        self.classes.len() / self.piles.len().max(1)
    }

    /// Whether positions with different values of the counter are different positions.
    #[must_use]
    pub fn tells_apart(&self, counter: Counter) -> bool {
        self.tells_apart
            .get(usize::from(counter.0))
            .copied()
            .unwrap_or(false)
    }

    /// Says whether a counter tells positions apart.
    pub fn set_telling(&mut self, counter: Counter, tells: bool) {
        if let Some(stored) = self.tells_apart.get_mut(usize::from(counter.0)) {
            *stored = tells;
        }
    }

    /// The pile that lies so from another. [`Reference::Head`] names the same pile as what it
    /// heads; [`Reference::Any`] is no single pile and gives none.
    #[must_use]
    pub fn refer(&self, reference: &Reference, it: Pile) -> Option<Pile> {
        match reference {
            Reference::It => Some(it),
            Reference::Left(steps) => self.beside(it, -i32::from(*steps)),
            Reference::Right(steps) => self.beside(it, i32::from(*steps)),
            Reference::Above => self.over(it, -1),
            Reference::Below => self.over(it, 1),
            Reference::Head(of) => self.refer(of, it),
            Reference::Its(group) => self.numbered(*group, self.number(it)),
            Reference::Any(_) => None,
            Reference::Pile(group, number) => self.numbered(*group, *number),
        }
    }

    fn beside(&self, it: Pile, steps: i32) -> Option<Pile> {
        let number = u16::try_from(i32::from(self.number(it)) + steps).ok()?;
        let pile = self.numbered(self.group(it), number)?;
        // In a grid left and right stay in the row.
        match (self.row_column(it), self.row_column(pile)) {
            (Some((row, _)), Some((other, _))) if row != other => None,
            _ => Some(pile),
        }
    }

    fn over(&self, it: Pile, rows: i32) -> Option<Pile> {
        let Shape::Grid { columns, .. } = self.shape(it)? else {
            return None;
        };
        let number = i32::from(self.number(it)) + rows * i32::from(*columns);
        self.numbered(self.group(it), u16::try_from(number).ok()?)
    }

    /// The piles that a rule names, in the order named (piles of a group by number); `it` is the
    /// pile that the rule is about. Without it, references to it give nothing.
    #[must_use]
    pub fn list(&self, piles: &Piles, it: Option<Pile>) -> Vec<Pile> {
        let mut list = Vec::new();
        for term in piles {
            match term {
                PileTerm::Group(group, select) => {
                    list.extend(
                        self.of_group(*group)
                            .filter(|&pile| self.selects(select, pile)),
                    );
                }
                PileTerm::Reference(reference) => match (reference, it) {
                    (Reference::Any(group), _) => {
                        list.extend(self.of_group(*group).filter(|&pile| Some(pile) != it));
                    }
                    (Reference::Pile(group, number), _) => {
                        list.extend(self.numbered(*group, *number));
                    }
                    (_, Some(it)) => list.extend(self.refer(reference, it)),
                    (_, None) => {}
                },
            }
        }
        list
    }

    /// The same as a set.
    #[must_use]
    pub fn set(&self, piles: &Piles, it: Option<Pile>) -> PileSet {
        self.list(piles, it).into_iter().collect()
    }

    /// Whether a selection among the piles of a group takes the pile in.
    #[must_use]
    pub fn selects(&self, select: &Select, pile: Pile) -> bool {
        let within = |ranges: &[(u16, u16)], number: u16| {
            ranges.is_empty()
                || ranges
                    .iter()
                    .any(|&(first, last)| (first..=last).contains(&number))
        };
        match select {
            Select::All => true,
            Select::Numbers(ranges) => within(ranges, self.number(pile)),
            Select::Places { rows, columns } => match self.row_column(pile) {
                Some((row, column)) => within(rows, row) && within(columns, column),
                None => within(columns, self.number(pile)) && rows.is_empty(),
            },
        }
    }
}

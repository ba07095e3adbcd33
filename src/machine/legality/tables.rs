//! Rules as tables: which cards a line admits, by the card that lies there.
//!
//! Everything that turns on the two cards, the pile and the base alone is worked out beforehand.
//! What is left of a line are guards: clauses (by their number in the line) that are asked of the
//! state, once for a pile or once for each candidate.

use super::facts::Facts;
use super::phases::Permit;
use super::plan::Plan;
use super::rows::{Known, Rows, cards};
use crate::cards::CardSet;
use crate::machine::scripts::Hooks;
use crate::machine::{Fault, Pile, PileSet, Places};
use crate::rules::{
    Clause, ClauseTest, Condition, Goal, Group, GroupId, LayLine, LayWord, LiftLine, LiftUnit,
    PileTerm, Piles, Reference, Role, Rules, Shape,
};

/// How many lift lines a group may have: a packet keeps one bit for each.
pub(in crate::machine) const MOST_LINES: usize = 64;

/// A game's rules as tables.
#[derive(Debug, Clone)]
pub(in crate::machine) struct Tables {
    pub(super) facts: Facts,
    pub(super) groups: Vec<GroupTable>,
    pub(super) phases: Vec<Permit>,
    /// For each removal and each swap.
    pub(super) removals: Vec<TakeTable>,
    pub(super) swaps: Vec<TakeTable>,
    /// For each pile those whose cards lie on its card; for none where the game has no drawing.
    pub(super) covering: Vec<PileSet>,
    /// The cells.
    pub(super) cells: PileSet,
    /// Piles that may be left at all.
    pub(super) sources: PileSet,
    /// Piles that may be laid on at all.
    pub(super) targets: PileSet,
    /// How cards are carried, where each pile has one line for it.
    pub(super) plan: Option<Plan>,
    /// Where all cards must lie for the game to be won, if that is all that is asked.
    pub(super) home: Option<PileSet>,
    /// Some line has a budget.
    pub(super) budgets: bool,
    /// Some line moves cards at once.
    pub(in crate::machine) at_once: bool,
    /// Every kind in play.
    pub(super) in_play: CardSet,
}

/// A group's lines.
#[derive(Debug, Clone, Default)]
pub(super) struct GroupTable {
    pub(super) lay: Vec<LayTable>,
    pub(super) lift: Vec<LiftTable>,
    /// One card at a time, runs apart.
    pub(super) foundation: bool,
    /// Which card follows which, as the `build` lines say.
    pub(super) follows: Vec<Rows>,
}

/// A lay line.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own"
)]
#[derive(Debug, Clone)]
pub(super) struct LayTable {
    /// The piles that the line is for.
    pub(super) piles: PileSet,
    /// The same, with no clause asked but where in its group the pile lies.
    pub(super) within: PileSet,
    /// For each pile of the group where the cards may come from.
    pub(super) from: Vec<PileSet>,
    /// Which cards, by the other card.
    pub(super) rows: Rows,
    /// Clauses that are the same for every candidate of a pile.
    pub(super) pile_guards: Vec<usize>,
    /// Clauses that are asked of each candidate.
    pub(super) card_guards: Vec<usize>,
    /// A clause asks whether the game is blocked.
    pub(super) asks_blocked: bool,
    /// It admits cards on a face-down card.
    pub(super) on_face_down: bool,
    /// It speaks of packets as a whole.
    pub(super) takes_runs: bool,
    /// On an empty pile it admits every card, whatever else there is.
    pub(super) any_on_empty: bool,
}

/// A lift line.
#[derive(Debug, Clone)]
pub(super) struct LiftTable {
    /// The piles that the line is for.
    pub(super) piles: PileSet,
    /// For each pile of the group where the cards may go.
    pub(super) to: Vec<PileSet>,
    pub(super) pile_guards: Vec<usize>,
    pub(super) card_guards: Vec<usize>,
    pub(super) asks_blocked: bool,
    /// Of a sequence: what the added phrase says.
    pub(super) added: Option<Rows>,
    /// Of a sequence: which cards may lie on each kind in it, where that turns on nothing else.
    pub(super) sequence: Option<Vec<CardSet>>,
}

/// A removal or swap.
#[derive(Debug, Clone)]
pub(super) struct TakeTable {
    pub(super) from: PileSet,
    pub(super) asks_blocked: bool,
    /// Of sets: which cards may be in one set with a card. An upper bound.
    pub(super) partners: Vec<CardSet>,
    /// Which cards may be in a set at all. An upper bound.
    pub(super) members: CardSet,
}

/// What is at hand while tables are made.
struct Builder<'a> {
    rules: &'a Rules,
    places: &'a Places,
    facts: &'a Facts,
    known: Known<'a>,
    /// Groups of which a lay line asks whether the game is blocked.
    asking: Vec<bool>,
}

impl Tables {
    /// Makes a game's tables.
    ///
    /// # Errors
    /// A group has more lift lines than a packet has bits for.
    pub(in crate::machine) fn compile(
        rules: &Rules,
        places: &Places,
        hooks: &Hooks,
    ) -> Result<Self, Fault> {
        let facts = Facts::new(&rules.pack);
        let mut builder = Builder {
            rules,
            places,
            facts: &facts,
            known: Known {
                facts: &facts,
                hooks,
            },
            asking: vec![false; rules.groups.len()],
        };
        builder.find_asking();
        let mut groups = Vec::with_capacity(rules.groups.len());
        let (mut sources, mut targets) = (PileSet::EMPTY, PileSet::EMPTY);
        let mut cells = PileSet::EMPTY;
        for (id, group) in rules.groups() {
            if group.lift.len() > MOST_LINES {
                return Err(Fault::at(
                    group.origin,
                    format!(
                        "`{}` has {} lift lines; a group may have {MOST_LINES}",
                        group.name,
                        group.lift.len()
                    ),
                ));
            }
            let table = builder.group(id, group);
            let piles: PileSet = places.of_group(id).collect();
            if group.lift.iter().any(|line| line.unit != LiftUnit::None) {
                sources = sources.or(piles);
            }
            if !table.lay.is_empty() {
                targets = targets.or(piles);
            }
            if group.role == Role::Cell {
                cells = cells.or(piles);
            }
            groups.push(table);
        }
        let phases = rules
            .phases
            .iter()
            .map(|phase| Permit::of(phase, places, builder.asks(&phase.condition)))
            .collect();
        let removals = rules
            .removals
            .iter()
            .map(|take| builder.take(take))
            .collect();
        let swaps = rules.swaps.iter().map(|take| builder.take(take)).collect();
        let at_once = rules.groups.iter().any(|group| {
            group.lay.iter().any(|line| line.at_once) || group.lift.iter().any(|line| line.at_once)
        }) || rules.removals.iter().any(|take| take.at_once)
            || rules.swaps.iter().any(|take| take.at_once);
        let budgets = rules.groups.iter().any(|group| {
            group.lay.iter().any(|line| line.budget.is_some())
                || group.lift.iter().any(|line| line.budget.is_some())
        }) || rules.removals.iter().any(|take| take.budget.is_some())
            || rules.swaps.iter().any(|take| take.budget.is_some());
        let in_role = |role: Role| -> PileSet {
            let groups = rules.groups().filter(|(_, group)| group.role == role);
            groups.flat_map(|(id, _)| places.of_group(id)).collect()
        };
        Ok(Self {
            plan: Plan::of(rules, places, &groups),
            home: match rules.goal {
                Goal::AllOnFoundations => Some(in_role(Role::Foundation)),
                Goal::AllRemoved => Some(in_role(Role::Discard)),
                Goal::When(..) => None,
            },
            covering: if places.has_drawings() {
                places.all().map(|pile| covering(places, pile)).collect()
            } else {
                Vec::new()
            },
            groups,
            phases,
            removals,
            swaps,
            cells,
            sources,
            targets,
            at_once,
            in_play: rules.pack.in_play(),
            budgets,
            facts,
        })
    }

    pub(super) fn group(&self, group: GroupId) -> Option<&GroupTable> {
        self.groups.get(usize::from(group.0))
    }
}

impl GroupTable {
    /// Whether each pile of the group takes any card from that pile when it is empty, whatever else
    /// there is.
    pub(super) fn take_any(&self, places: &Places, group: GroupId, from: Pile) -> bool {
        places.of_group(group).all(|space| {
            let at = usize::from(places.number(space)).saturating_sub(1);
            self.lay.iter().any(|lay| {
                lay.any_on_empty
                    && lay.piles.has(space)
                    && lay.from.get(at).is_some_and(|piles| piles.has(from))
            })
        })
    }
}

impl Builder<'_> {
    /// `no G takes the card` asks the lay lines of G, so it asks what they ask.
    fn find_asking(&mut self) {
        for _ in 0..self.rules.groups.len() {
            let mut changed = false;
            for (at, group) in self.rules.groups.iter().enumerate() {
                let asks = group
                    .lay
                    .iter()
                    .any(|line| line.clauses.iter().any(|clause| self.clause_asks(clause)));
                if let Some(stored) = self.asking.get_mut(at) {
                    changed |= asks && !*stored;
                    *stored |= asks;
                }
            }
            if !changed {
                return;
            }
        }
    }

    fn clause_asks(&self, clause: &Clause) -> bool {
        matches!(&clause.test, ClauseTest::When(condition) if self.asks(condition))
    }

    fn asks(&self, condition: &Condition) -> bool {
        match condition {
            Condition::And(parts) | Condition::Or(parts) => {
                parts.iter().any(|part| self.asks(part))
            }
            Condition::Not(part) => self.asks(part),
            Condition::Blocked => true,
            Condition::NoneTakes(piles) => piles.iter().any(|term| {
                let group = match term {
                    PileTerm::Group(group, _) => Some(*group),
                    PileTerm::Reference(reference) => group_of(reference),
                };
                // A pile named by its place may be of any group.
                group.map_or_else(
                    || self.asking.contains(&true),
                    |group| self.asking.get(usize::from(group.0)) == Some(&true),
                )
            }),
            _ => false,
        }
    }

    /// Whether a condition may be answered differently for different cards, sources or targets.
    fn turns_on_cards(condition: &Condition) -> bool {
        match condition {
            Condition::And(parts) | Condition::Or(parts) => parts.iter().any(Self::turns_on_cards),
            Condition::Not(part) => Self::turns_on_cards(part),
            Condition::NoneTakes(_) | Condition::Script(_) => true,
            _ => false,
        }
    }

    fn group(&self, id: GroupId, group: &Group) -> GroupTable {
        let follows: Vec<Rows> = group
            .lay
            .iter()
            .map(|line| {
                let on: Vec<&Clause> = line
                    .clauses
                    .iter()
                    .filter(|clause| matches!(clause.test, ClauseTest::On(_)))
                    .collect();
                Rows::of(&self.known, &line.phrase, &on, group.piles)
            })
            .collect();
        GroupTable {
            lay: group
                .lay
                .iter()
                .map(|line| self.lay_line(id, group, line))
                .collect(),
            lift: group
                .lift
                .iter()
                .map(|line| self.lift_line(id, group, line, &follows))
                .collect(),
            foundation: group.role == Role::Foundation,
            follows,
        }
    }

    fn lay_line(&self, id: GroupId, group: &Group, line: &LayLine) -> LayTable {
        let all: PileSet = self.places.all().collect();
        let mut table = LayTable {
            piles: self.places.of_group(id).collect(),
            within: self
                .places
                .of_group(id)
                .filter(|&pile| {
                    line.clauses.iter().all(|clause| {
                        !matches!(clause.test, ClauseTest::In(_))
                            || self.lies_in(clause, pile) != clause.negated
                    })
                })
                .collect(),
            from: vec![all; usize::from(group.piles)],
            rows: Rows::of(&self.known, &line.phrase, &[], group.piles),
            pile_guards: Vec::new(),
            card_guards: Vec::new(),
            asks_blocked: line.clauses.iter().any(|clause| self.clause_asks(clause)),
            on_face_down: line
                .clauses
                .iter()
                .any(|clause| matches!(clause.test, ClauseTest::OnFaceDown) && !clause.negated),
            takes_runs: line.phrase.takes_runs(),
            any_on_empty: false,
        };
        for (at, clause) in line.clauses.iter().enumerate() {
            match &clause.test {
                ClauseTest::In(_) | ClauseTest::To(_) => {
                    table.piles = table
                        .piles
                        .iter()
                        .filter(|&pile| self.lies_in(clause, pile) != clause.negated)
                        .collect();
                }
                ClauseTest::From(_) | ClauseTest::Neighbours { .. } => {
                    self.narrow(&mut table.from, id, clause);
                }
                ClauseTest::On(_) | ClauseTest::OnFaceDown => table.pile_guards.push(at),
                ClauseTest::When(condition) if !Self::turns_on_cards(condition) => {
                    table.pile_guards.push(at);
                }
                _ => table.card_guards.push(at),
            }
        }
        table.any_on_empty = line.is_asked(true)
            && line.budget.is_none()
            && line.compared_with.is_none()
            && table.rows.is_plain()
            && table.pile_guards.is_empty()
            && table.card_guards.is_empty()
            && (!table.rows.get(0, 0, None) & self.rules.pack.in_play()).is_empty();
        table
    }

    /// The `build` lines of a group as alternatives, and the added phrase, in one table.
    fn sequence(
        &self,
        group: &Group,
        follows: &[Rows],
        added: Option<&Rows>,
    ) -> Option<Vec<CardSet>> {
        let plain = |rows: &Rows| rows.is_plain();
        let mut table = vec![CardSet::EMPTY; self.facts.kinds()];
        for (line, rows) in group
            .lay
            .iter()
            .zip(follows)
            .filter(|(line, _)| line.builds())
        {
            let everywhere = !line
                .clauses
                .iter()
                .any(|clause| matches!(clause.test, ClauseTest::In(_)));
            if !everywhere || !plain(rows) {
                return None;
            }
            for (mask, under) in table.iter_mut().zip(cards(self.facts.kinds())) {
                *mask |= rows.get(0, 0, Some(under));
            }
        }
        if let Some(added) = added {
            if !plain(added) {
                return None;
            }
            for (mask, under) in table.iter_mut().zip(cards(self.facts.kinds())) {
                *mask &= added.get(0, 0, Some(under));
            }
        }
        Some(table)
    }

    fn lift_line(
        &self,
        id: GroupId,
        group: &Group,
        line: &LiftLine,
        follows: &[Rows],
    ) -> LiftTable {
        let all: PileSet = self.places.all().collect();
        let mut table = LiftTable {
            piles: self.places.of_group(id).collect(),
            to: vec![all; usize::from(group.piles)],
            pile_guards: Vec::new(),
            card_guards: Vec::new(),
            asks_blocked: line.clauses.iter().any(|clause| self.clause_asks(clause)),
            added: match &line.unit {
                LiftUnit::Sequence(Some(phrase)) => {
                    Some(Rows::of(&self.known, phrase, &[], group.piles))
                }
                _ => None,
            },
            sequence: None,
        };
        if matches!(line.unit, LiftUnit::Sequence(_)) {
            table.sequence = self.sequence(group, follows, table.added.as_ref());
        }
        for (at, clause) in line.clauses.iter().enumerate() {
            match &clause.test {
                ClauseTest::In(_) | ClauseTest::From(_) => {
                    table.piles = table
                        .piles
                        .iter()
                        .filter(|&pile| self.lies_in(clause, pile) != clause.negated)
                        .collect();
                }
                ClauseTest::To(_) | ClauseTest::Neighbours { .. } => {
                    self.narrow(&mut table.to, id, clause);
                }
                ClauseTest::When(condition) if !Self::turns_on_cards(condition) => {
                    table.pile_guards.push(at);
                }
                _ => table.card_guards.push(at),
            }
        }
        table
    }

    /// Whether the rule's own pile is one of those that a clause names.
    fn lies_in(&self, clause: &Clause, pile: Pile) -> bool {
        match &clause.test {
            ClauseTest::In(select) => self.places.selects(select, pile),
            ClauseTest::From(piles) | ClauseTest::To(piles) => self.set(piles, pile).has(pile),
            _ => true,
        }
    }

    fn set(&self, piles: &Piles, it: Pile) -> PileSet {
        self.places.set(piles, Some(it))
    }

    /// Leaves of the piles at the other end of a move those that a clause allows.
    fn narrow(&self, ends: &mut [PileSet], id: GroupId, clause: &Clause) {
        for (end, pile) in ends.iter_mut().zip(self.places.of_group(id)) {
            *end = end
                .iter()
                .filter(|&other| {
                    let holds = match &clause.test {
                        ClauseTest::From(piles) | ClauseTest::To(piles) => {
                            self.set(piles, pile).has(other)
                        }
                        ClauseTest::Neighbours { corners } => {
                            super::clause::touch(self.places, pile, other, *corners)
                        }
                        _ => true,
                    };
                    holds != clause.negated
                })
                .collect();
        }
    }

    fn take(&self, take: &crate::rules::Take) -> TakeTable {
        let kinds = self.facts.kinds();
        let form = &take.form;
        let members = cards(kinds)
            .filter(|&card| {
                form.named.is_empty()
                    || form
                        .named
                        .iter()
                        .any(|spec| self.facts.is(*spec, card, None).is_none_or(|a| a.holds))
            })
            .collect();
        let partners = cards(kinds)
            .map(|card| {
                cards(kinds)
                    .filter(|&other| super::sets::may_join(self.facts, form, card, other))
                    .collect()
            })
            .collect();
        TakeTable {
            from: self.places.set(&take.from, None),
            asks_blocked: take.clauses.iter().any(|clause| self.clause_asks(clause)),
            partners,
            members,
        }
    }
}

/// The piles whose cards lie on the card of a pile in its drawing.
fn covering(places: &Places, pile: Pile) -> PileSet {
    let Some(Shape::Drawing { spots }) = places.shape(pile) else {
        return PileSet::EMPTY;
    };
    let at = usize::from(places.number(pile)).checked_sub(1);
    let spot = at.and_then(|at| spots.get(at));
    spot.iter()
        .flat_map(|spot| &spot.covered_by)
        .filter_map(|&number| places.numbered(places.group(pile), number))
        .collect()
}

/// The group of a pile named by its place, where the name says it.
fn group_of(reference: &Reference) -> Option<GroupId> {
    match reference {
        Reference::Its(group) | Reference::Any(group) | Reference::Pile(group, _) => Some(*group),
        _ => None,
    }
}

impl LayLine {
    /// Whether the line tells which card follows which in a pile, as sequences ask.
    pub(super) fn builds(&self) -> bool {
        self.word != LayWord::Start
            && self.compared_with.is_none()
            && !self.at_bottom
            && !self
                .clauses
                .iter()
                .any(|clause| matches!(clause.test, ClauseTest::OnFaceDown) && !clause.negated)
    }

    /// Whether the line is asked of a pile that is empty, or that is not.
    pub(crate) fn is_asked(&self, empty: bool) -> bool {
        match self.word {
            LayWord::Lay => true,
            LayWord::Start => empty,
            LayWord::Build => !empty,
        }
    }
}

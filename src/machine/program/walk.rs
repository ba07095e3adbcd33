//! Looking through all rules that decide play, for what they name.

use crate::rules::{
    By, CardSpec, CardState, Clause, ClauseTest, Condition, Counted, Goal, GroupId, Leaf, LiftUnit,
    Only, Phrase, PileState, Piles, Reference, Rules, ScoreKind, ScriptId, Select, ShuffleWhat,
    Step, StepKind, Take,
};

/// What a rule names; everything that a rule may look at besides cards and piles as such.
#[derive(Debug, Clone, Copy)]
pub enum Seen<'a> {
    /// Some piles of a group.
    Select(GroupId, &'a Select),
    /// A pile named from another.
    Reference(&'a Reference),
    /// The number of the rule's pile.
    Number,
    /// Which places touch.
    Neighbours,
    /// The base card.
    Base,
    /// A count.
    Counted(Counted),
    /// Whether a further pass may begin.
    PassIsLast,
    /// The first cards of a group's piles.
    First(GroupId),
    /// The first cards of the rule's own piles.
    OwnFirst,
    /// The order of a pile's cards, or whether it is settled.
    Order,
    /// Whatever a script looks at.
    Script(ScriptId),
    /// The same, of a script that is asked about a card and the card that it goes on.
    ScriptOfCards(ScriptId),
}

/// Calls `see` with everything that a rule names, and the group whose rule it is where it is one
/// group's. The layout, the numberings and the picture are not rules of play.
pub fn walk<'a>(rules: &'a Rules, see: &mut dyn FnMut(Option<GroupId>, Seen<'a>)) {
    for (id, group) in rules.groups() {
        let mut walker = Walker {
            owner: Some(id),
            see,
        };
        for line in &group.lay {
            walker.phrase(&line.phrase);
            walker.clauses(&line.clauses);
            if let Some(reference) = &line.compared_with {
                walker.reference(reference);
            }
        }
        for line in &group.lift {
            if let LiftUnit::Sequence(Some(phrase)) = &line.unit {
                walker.phrase(phrase);
            }
            walker.clauses(&line.clauses);
        }
        if let Some(fill) = &group.fill {
            fill.from.iter().for_each(|piles| walker.piles(piles));
            walker.clauses(&fill.clauses);
            if let Some(send) = &fill.sending {
                walker.phrase(&send.phrase);
                walker.piles(&send.to);
            }
        }
    }
    let mut walker = Walker { owner: None, see };
    for line in &rules.passes {
        walker.clauses(&line.clauses);
        line.steps.iter().for_each(|step| walker.step(step));
    }
    if let Some(redeal) = &rules.redeal {
        walker.clauses(&redeal.clauses);
        redeal.steps.iter().for_each(|step| walker.step(step));
    }
    for action in &rules.actions {
        walker.clauses(&action.clauses);
        action.steps.iter().for_each(|step| walker.step(step));
    }
    for take in rules.removals.iter().chain(&rules.swaps) {
        walker.take(take);
    }
    for phase in &rules.phases {
        walker.condition(&phase.condition);
        for only in &phase.only {
            if let Only::Carry { from, to } = only {
                walker.piles(from);
                walker.piles(to);
            }
        }
    }
    for tally in &rules.tallies {
        if let Some((from, to)) = &tally.counts {
            walker.piles(from);
            walker.piles(to);
        }
    }
    if let Goal::When(condition, _) = &rules.goal {
        walker.condition(condition);
    }
    for (condition, _) in &rules.lose {
        walker.condition(condition);
    }
    for (part, _) in &rules.score.parts {
        match part {
            ScoreKind::CardsIn(piles) => walker.piles(piles),
            ScoreKind::Points { from, to, .. } => {
                walker.piles(from);
                walker.piles(to);
            }
            ScoreKind::Script(script) => walker.name(Seen::Script(*script)),
            ScoreKind::PilesIn(_)
            | ScoreKind::Redeals
            | ScoreKind::Tally(_)
            | ScoreKind::TurnedUp(_)
            | ScoreKind::AtStart(_) => {}
        }
    }
}

struct Walker<'s, 'a> {
    owner: Option<GroupId>,
    see: &'s mut dyn FnMut(Option<GroupId>, Seen<'a>),
}

impl<'a> Walker<'_, 'a> {
    fn name(&mut self, seen: Seen<'a>) {
        (self.see)(self.owner, seen);
    }

    fn cards(&mut self, cards: &[CardSpec]) {
        if cards.iter().any(|card| matches!(card, CardSpec::Base(_))) {
            self.name(Seen::Base);
        }
    }

    fn reference(&mut self, reference: &'a Reference) {
        self.name(Seen::Reference(reference));
    }

    fn piles(&mut self, piles: &'a Piles) {
        for term in piles {
            match term {
                crate::rules::PileTerm::Group(group, select) => {
                    self.name(Seen::Select(*group, select));
                }
                crate::rules::PileTerm::Reference(reference) => self.reference(reference),
            }
        }
    }

    fn phrase(&mut self, phrase: &'a Phrase) {
        match phrase {
            Phrase::And(parts) | Phrase::Or(parts) => {
                for part in parts {
                    self.phrase(part);
                }
            }
            Phrase::Not(part) => self.phrase(part),
            Phrase::Leaf(leaf, _) => match leaf {
                Leaf::Cards(cards) => self.cards(cards),
                Leaf::Respectively(cards) => {
                    self.cards(cards);
                    self.name(Seen::Number);
                }
                Leaf::Step { by, .. } => {
                    if *by == By::PileNumber {
                        self.name(Seen::Number);
                    }
                }
                Leaf::RankIsPileNumber => self.name(Seen::Number),
                Leaf::RankFoundIn(piles) | Leaf::TakenBy(piles) => self.piles(piles),
                Leaf::RankIsTally(tally) => self.name(Seen::Counted(Counted::Tally(*tally))),
                Leaf::Script(script) => self.name(Seen::ScriptOfCards(*script)),
                Leaf::Any | Leaf::None | Leaf::SameRank | Leaf::Suit(_) | Leaf::Run { .. } => {}
            },
        }
    }

    fn clauses(&mut self, clauses: &'a [Clause]) {
        for clause in clauses {
            match &clause.test {
                ClauseTest::On(cards) => self.cards(cards),
                ClauseTest::From(piles) | ClauseTest::To(piles) => self.piles(piles),
                ClauseTest::In(select) => {
                    if let Some(owner) = self.owner {
                        self.name(Seen::Select(owner, select));
                    }
                }
                ClauseTest::When(condition) => self.condition(condition),
                ClauseTest::Neighbours { .. } => self.name(Seen::Neighbours),
                ClauseTest::NewSuitIn(group) => self.name(Seen::First(*group)),
                ClauseTest::OneWay | ClauseTest::AllOneWay => self.name(Seen::OwnFirst),
                ClauseTest::BothSettled | ClauseTest::EitherSettled => self.name(Seen::Order),
                ClauseTest::OnFaceDown => {}
            }
        }
    }

    fn condition(&mut self, condition: &'a Condition) {
        match condition {
            Condition::And(parts) | Condition::Or(parts) => {
                for part in parts {
                    self.condition(part);
                }
            }
            Condition::Not(part) => self.condition(part),
            Condition::Piles { piles, states, .. } => {
                self.piles(piles);
                if states
                    .iter()
                    .any(|state| matches!(state, PileState::Complete | PileState::Settled))
                {
                    self.name(Seen::Order);
                }
            }
            Condition::NoneTakes(piles) => self.piles(piles),
            Condition::Cards { piles, states, .. } => {
                self.piles(piles);
                for state in states {
                    match state {
                        CardState::Is(card) => self.cards(&[*card]),
                        CardState::Settled => self.name(Seen::Order),
                        CardState::FaceUp | CardState::FaceDown => {}
                    }
                }
            }
            Condition::Count(counted, _) => self.name(Seen::Counted(*counted)),
            Condition::PassIsLast => self.name(Seen::PassIsLast),
            Condition::Script(script) => self.name(Seen::Script(*script)),
            Condition::HasPiles(..) | Condition::NoRedealLeft | Condition::Blocked => {}
        }
    }

    fn take(&mut self, take: &'a Take) {
        if let Some(phrase) = &take.form.phrase {
            self.phrase(phrase);
        }
        self.cards(&take.form.named);
        if let Some(script) = take.form.script {
            self.name(Seen::Script(script));
        }
        if let Some(reference) = &take.compared_with {
            self.reference(reference);
        }
        self.piles(&take.from);
        self.clauses(&take.clauses);
    }

    fn step(&mut self, step: &'a Step) {
        if let Some(when) = &step.when {
            self.condition(when);
        }
        match &step.kind {
            StepKind::Deal(deal) => {
                self.piles(&deal.to);
                self.cards(&deal.begins);
                if let Some(send) = &deal.sending {
                    self.phrase(&send.phrase);
                    self.piles(&send.to);
                }
            }
            StepKind::Put { cards, on, .. } => {
                self.cards(cards);
                self.piles(on);
            }
            StepKind::Gather(gather) => {
                for piles in &gather.from {
                    self.piles(piles);
                }
                self.piles(&gather.to);
            }
            StepKind::Move(cards) => {
                self.cards(&cards.cards);
                self.piles(&cards.from);
                self.piles(&cards.to);
            }
            StepKind::Sink { cards, piles } => {
                self.cards(cards);
                self.piles(piles);
            }
            StepKind::Shuffle(ShuffleWhat::Piles(piles))
            | StepKind::Rotate(piles)
            | StepKind::TurnUp(piles) => self.piles(piles),
            StepKind::Fill { piles, from } => {
                self.piles(piles);
                for piles in from {
                    self.piles(piles);
                }
            }
            StepKind::Turn(turn) => self.piles(&turn.to),
            StepKind::Script(script) => self.name(Seen::Script(*script)),
            StepKind::BeginAgain
            | StepKind::LayOutAgain
            | StepKind::CloseUp(_)
            | StepKind::Shuffle(ShuffleWhat::Stock) => {}
        }
    }
}

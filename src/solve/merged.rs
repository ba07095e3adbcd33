//! Cards that no rule tells apart, as one kind.
//!
//! Where no rule looks at suits or colours, cards of one rank may change places without anything
//! changing that can still be done: the same moves, by piles, are legal, and lead to positions that
//! differ by the same exchange. So each card is given the kind of the first card of its rank, and
//! positions that differ only by suits have one hash. The moves found are those of the game itself.

use crate::cards::Card;
use crate::machine::{Machine, PileSet, State};
use crate::rules::{
    CardSpec, CardState, Clause, ClauseTest, Condition, Goal, LayLine, LayWord, Leaf, LiftUnit,
    Phrase, SuitWord, Take,
};

/// Kinds of card that count as one.
#[derive(Debug, Clone)]
pub(super) struct Merged {
    kinds: [Card; 128],
    /// It holds while there are cards in all of these: what may begin them turns on suits.
    begun: PileSet,
}

impl Merged {
    /// Reads the rules; none where suits matter, or may matter.
    pub(super) fn new(machine: &Machine) -> Option<Self> {
        let begun = begun(machine);
        let kinds = merged(machine, begun)?;
        Some(Self { kinds, begun })
    }

    /// For each kind the kind that it counts as in this position and all that follow.
    pub(super) fn kinds(&self, state: &State) -> Option<&[Card; 128]> {
        let begun = self.begun.iter().all(|pile| !state.is_empty(pile));
        begun.then_some(&self.kinds)
    }
}

/// Piles that nothing leaves whose `start` lines look at suits: once begun they are never empty
/// again, and these lines never asked.
fn begun(machine: &Machine) -> PileSet {
    let rules = machine.rules();
    let places = machine.places();
    let mut begun = PileSet::EMPTY;
    for (id, group) in rules.groups() {
        let starts = group.lay.iter().any(|line| {
            line.word == LayWord::Start
                && !(phrase_is_blind(&line.phrase) && line.clauses.iter().all(clause_is_blind))
        });
        if starts && places.of_group(id).all(|pile| places.is_sunk(pile)) {
            begun = begun.or(places.of_group(id).collect());
        }
    }
    begun
}

fn merged(machine: &Machine, begun: PileSet) -> Option<[Card; 128]> {
    let rules = machine.rules();
    if looks_at_suits(machine, begun) {
        return None;
    }
    let pack = &rules.pack;
    let mut kinds = [Card(0); 128];
    for (card, kind) in (0..=127).map(Card).zip(&mut kinds) {
        let first = (0..=127)
            .map(Card)
            .take(pack.kinds())
            .find(|&other| pack.rank(card).is_some() && pack.rank(other) == pack.rank(card));
        *kind = first.unwrap_or(card);
    }
    Some(kinds)
}

fn looks_at_suits(machine: &Machine, begun: PileSet) -> bool {
    let rules = machine.rules();
    // What programs do with single cards is not gone into.
    let programs = rules.passes.iter().all(|line| {
        line.steps.iter().all(|step| {
            step.when.is_none()
                && match &step.kind {
                    crate::rules::StepKind::Turn(_) => true,
                    crate::rules::StepKind::Deal(deal) => {
                        deal.sending.is_none() && deal.begins.is_empty()
                    }
                    _ => false,
                }
        })
    }) && rules.redeal.as_ref().is_none_or(|redeal| {
        redeal.clauses.iter().all(clause_is_blind)
            && redeal
                .steps
                .iter()
                .all(|step| matches!(step.kind, crate::rules::StepKind::Gather(_)))
    }) && rules.actions.is_empty()
        && rules.phases.is_empty()
        && rules.scripts.is_empty();
    let groups =
        rules.groups().all(|(id, group)| {
            let mut piles = machine.places().of_group(id);
            let is_begun = piles.next().is_some_and(|pile| begun.has(pile));
            let asked = |line: &&LayLine| !(is_begun && line.word == LayWord::Start);
            group.lay.iter().filter(asked).all(|line| {
                phrase_is_blind(&line.phrase) && line.clauses.iter().all(clause_is_blind)
            }) && group.lift.iter().all(|line| {
                line.clauses.iter().all(clause_is_blind)
                    && match &line.unit {
                        LiftUnit::Sequence(Some(phrase)) => phrase_is_blind(phrase),
                        _ => true,
                    }
            }) && group.fill.as_ref().is_none_or(|fill| {
                fill.sending.is_none() && fill.clauses.iter().all(clause_is_blind)
            })
        });
    let takes = rules.removals.iter().chain(&rules.swaps).all(take_is_blind);
    let goal = match &rules.goal {
        Goal::When(condition, _) => condition_is_blind(condition),
        Goal::AllOnFoundations | Goal::AllRemoved => true,
    };
    let lost = rules
        .lose
        .iter()
        .all(|(condition, _)| condition_is_blind(condition));
    !(programs && groups && takes && goal && lost)
}

fn phrase_is_blind(phrase: &Phrase) -> bool {
    !phrase.mentions(&|leaf| match leaf {
        Leaf::Any
        | Leaf::None
        | Leaf::SameRank
        | Leaf::RankIsPileNumber
        | Leaf::RankFoundIn(_)
        | Leaf::RankIsTally(_) => false,
        Leaf::Cards(specs) | Leaf::Respectively(specs) => !specs.iter().copied().all(is_blind),
        Leaf::Step { suit, .. } | Leaf::Suit(suit) | Leaf::Run { suit, .. } => {
            *suit != SuitWord::Regardless
        }
        // What takes a card is judged by lines of its own, which may look at suits.
        Leaf::Script(_) | Leaf::TakenBy(_) => true,
    })
}

const fn is_blind(spec: CardSpec) -> bool {
    matches!(spec, CardSpec::Rank(_) | CardSpec::Base(_))
}

fn clause_is_blind(clause: &Clause) -> bool {
    match &clause.test {
        ClauseTest::On(specs) => specs.iter().copied().all(is_blind),
        ClauseTest::When(condition) => condition_is_blind(condition),
        ClauseTest::NewSuitIn(_) => false,
        ClauseTest::OnFaceDown
        | ClauseTest::From(_)
        | ClauseTest::To(_)
        | ClauseTest::In(_)
        | ClauseTest::OneWay
        | ClauseTest::AllOneWay
        | ClauseTest::Neighbours { .. }
        | ClauseTest::BothSettled
        | ClauseTest::EitherSettled => true,
    }
}

fn condition_is_blind(condition: &Condition) -> bool {
    match condition {
        Condition::And(parts) | Condition::Or(parts) => parts.iter().all(condition_is_blind),
        Condition::Not(part) => condition_is_blind(part),
        Condition::Cards { states, .. } => states.iter().all(|state| match state {
            CardState::Is(spec) => is_blind(*spec),
            CardState::FaceUp | CardState::FaceDown | CardState::Settled => true,
        }),
        Condition::Script(_) => false,
        Condition::Piles { .. }
        | Condition::HasPiles(..)
        | Condition::Count(..)
        | Condition::PassIsLast
        | Condition::NoRedealLeft
        | Condition::Blocked
        | Condition::NoneTakes(_) => true,
    }
}

fn take_is_blind(take: &Take) -> bool {
    let form = &take.form;
    form.phrase.as_ref().is_none_or(phrase_is_blind)
        && form.named.iter().copied().all(is_blind)
        && form.suit.is_none_or(|suit| suit == SuitWord::Regardless)
        && form.script.is_none()
        && take.clauses.iter().all(clause_is_blind)
}

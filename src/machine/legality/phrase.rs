//! Phrases about the card laid and the card it goes on, asked of a state.

use super::facts::{Answer, Pair};
use super::verdict::{Finding, RuleId};
use crate::cards::Card;
use crate::machine::{Counter, Machine, Pile, Slot, State};
use crate::rules::{Leaf, Origin, Phrase, Reference, Word};

/// What a phrase is asked about.
#[derive(Debug, Clone, Copy)]
pub(super) struct Laid<'a> {
    /// The card in question.
    pub(super) card: Card,
    /// The card it goes on or is compared with.
    pub(super) other: Option<Card>,
    /// All the cards that go together, the lowest first.
    pub(super) packet: &'a [Slot],
    /// The rule's pile.
    pub(super) it: Option<Pile>,
    /// Where the cards lie.
    pub(super) from: Option<Pile>,
    /// Only predicates that speak of the whole packet can hold: several cards on a foundation.
    pub(super) whole_run: bool,
}

impl Phrase {
    /// Whether any of its predicates is such a one.
    pub(crate) fn mentions(&self, test: &impl Fn(&Leaf) -> bool) -> bool {
        match self {
            Self::And(parts) | Self::Or(parts) => parts.iter().any(|part| part.mentions(test)),
            Self::Not(part) => part.mentions(test),
            Self::Leaf(leaf, _) => test(leaf),
        }
    }

    /// Whether it can speak of a packet as a whole.
    pub(crate) fn takes_runs(&self) -> bool {
        self.mentions(&|leaf| matches!(leaf, Leaf::Run { .. }))
    }

    /// Whether a step of it goes round the corner.
    pub(super) fn rounds_corner(&self) -> bool {
        self.mentions(&|leaf| matches!(leaf, Leaf::Step { corner: true, .. }))
    }

    fn first_origin(&self) -> Origin {
        match self {
            Self::And(parts) | Self::Or(parts) => {
                parts.first().map_or(Origin::Default, Self::first_origin)
            }
            Self::Not(part) => part.first_origin(),
            Self::Leaf(_, origin) => *origin,
        }
    }
}

impl Machine {
    /// Whether a phrase holds.
    pub(super) fn phrase_holds(&self, state: &State, phrase: &Phrase, laid: &Laid<'_>) -> bool {
        match phrase {
            Phrase::And(parts) => {
                (!laid.whole_run || phrase.takes_runs()) && {
                    let laid = Laid {
                        whole_run: false,
                        ..*laid
                    };
                    parts
                        .iter()
                        .all(|part| self.phrase_holds(state, part, &laid))
                }
            }
            Phrase::Or(parts) => parts
                .iter()
                .any(|part| self.phrase_holds(state, part, laid)),
            Phrase::Not(part) => !laid.whole_run && !self.phrase_holds(state, part, laid),
            Phrase::Leaf(leaf, _) => {
                (!laid.whole_run || matches!(leaf, Leaf::Run { .. }))
                    && self.answer(state, leaf, laid).holds
            }
        }
    }

    /// Whether a phrase holds of a card that lies in one pile and is to be dealt to another.
    pub(in crate::machine) fn holds_of_dealt(
        &self,
        state: &State,
        phrase: &Phrase,
        (slot, from): (Slot, Pile),
        it: Option<Pile>,
    ) -> bool {
        let laid = Laid {
            card: slot.card(),
            other: it.and_then(|it| state.top(&self.places, it).map(Slot::card)),
            packet: std::slice::from_ref(&slot),
            it,
            from: Some(from),
            whole_run: false,
        };
        self.phrase_holds(state, phrase, &laid)
    }

    /// The same as a tree of findings.
    pub(super) fn find_phrase(
        &self,
        state: &State,
        phrase: &Phrase,
        laid: &Laid<'_>,
        rule: RuleId,
    ) -> Finding {
        let parts = |parts: &[Phrase]| {
            parts
                .iter()
                .map(|part| self.find_phrase(state, part, laid, rule))
                .collect()
        };
        match phrase {
            Phrase::And(list) => {
                Finding::every(Word::Phrase, phrase.first_origin(), rule, parts(list))
            }
            Phrase::Or(list) => {
                Finding::some(Word::Phrase, phrase.first_origin(), rule, parts(list))
            }
            Phrase::Not(part) => negated(self.find_phrase(state, part, laid, rule)),
            Phrase::Leaf(leaf, origin) => {
                let answer = self.answer(state, leaf, laid);
                let mut parts = Vec::new();
                if !answer.holds {
                    if !answer.rank {
                        parts.push(Finding::leaf(Word::Rank, false, *origin, rule));
                    }
                    if !answer.suit {
                        parts.push(Finding::leaf(Word::Suit, false, *origin, rule));
                    }
                }
                Finding {
                    word: match leaf {
                        Leaf::Script(_) => Word::Script,
                        _ => Word::Phrase,
                    },
                    holds: answer.holds,
                    origin: *origin,
                    rule,
                    parts,
                }
            }
        }
    }

    fn answer(&self, state: &State, leaf: &Leaf, laid: &Laid<'_>) -> Answer {
        let pair = Pair {
            card: laid.card,
            other: laid.other,
            number: Some(laid.it.map_or(0, |it| self.places.number(it))),
            base: Some(state.counter(Counter::BASE)),
        };
        let facts = &self.tables.facts;
        if let Some(answer) = facts.leaf(leaf, &pair) {
            return answer;
        }
        match leaf {
            Leaf::Run { from, to, suit } => facts.is_run(
                laid.packet.iter().map(|slot| slot.card()),
                (*from, *to),
                *suit,
            ),
            Leaf::RankFoundIn(piles) => {
                let rank = facts.rank(laid.card);
                let found = self.pile_set(piles, laid.it).iter().any(|pile| {
                    state
                        .pile(&self.places, pile)
                        .iter()
                        .any(|slot| slot.is_up() && facts.rank(slot.card()) == rank)
                });
                Answer::rank(rank.is_some() && found)
            }
            Leaf::TakenBy(piles) => {
                let seen = Slot::up(laid.card);
                let mut piles = self.pile_set(piles, laid.it).iter();
                Answer::plain(piles.any(|pile| {
                    laid.from != Some(pile) && self.takes(state, pile, seen, laid.from)
                }))
            }
            Leaf::RankIsTally(tally) => {
                let count = state.counter(self.places.tally(*tally, 0));
                Answer::rank(i32::from(facts.value(laid.card)) == count)
            }
            Leaf::Script(script) => Answer::plain(self.script_of_cards(state, *script, laid)),
            _ => Answer::plain(false),
        }
    }

    /// The other cards that a rule of a pile may speak of: the top of the pile itself, or the
    /// card of the pile that is compared with. Whether one of them passes the test; false where
    /// the pile or card that is compared with is not there.
    pub(super) fn any_other(
        &self,
        state: &State,
        compared_with: Option<&Reference>,
        it: Pile,
        mut test: impl FnMut(Option<Card>) -> bool,
    ) -> bool {
        match compared_with {
            None => test(state.top(&self.places, it).map(Slot::card)),
            Some(Reference::Any(group)) => self
                .places
                .of_group(*group)
                .filter(|&pile| pile != it)
                .any(|pile| {
                    self.seen_top(state, pile)
                        .is_some_and(|slot| test(Some(slot.card())))
                }),
            Some(reference) => self
                .compared_card(state, reference, it)
                .is_some_and(|card| test(Some(card))),
        }
    }

    fn compared_card(&self, state: &State, reference: &Reference, it: Pile) -> Option<Card> {
        let pile = self.places.refer(reference, it)?;
        let slot = if matches!(reference, Reference::Head(_)) {
            state
                .pile(&self.places, pile)
                .first()
                .copied()
                .filter(|slot| slot.is_up())?
        } else {
            self.seen_top(state, pile)?
        };
        Some(slot.card())
    }

    /// The top card of a pile, if it is seen and nothing covers it.
    pub(super) fn seen_top(&self, state: &State, pile: Pile) -> Option<Slot> {
        state
            .top(&self.places, pile)
            .filter(|slot| slot.is_up() && !self.covered(state, pile))
    }
}

/// The opposite finding.
pub(super) fn negated(finding: Finding) -> Finding {
    Finding {
        holds: !finding.holds,
        // What held before is what now stands in the way, so it is shown as failing.
        parts: if finding.holds {
            finding.parts.into_iter().map(negated).collect()
        } else {
            Vec::new()
        },
        ..finding
    }
}

//! Cards that are taken off or change places, by tables.

use super::clause::Asking;
use super::facts::Facts;
use super::generate::Options;
use super::legal::Spent;
use super::phrase::Laid;
use super::search::Search;
use super::tables::TakeTable;
use super::work::Work;
use crate::cards::Card;
use crate::machine::{Context, Counter, Machine, Move, Pile, Slot, State, Taken};
use crate::rules::{CardSpec, Reference, SetForm, SetSize, Take, TakeWord};
use arrayvec::ArrayVec;
use std::ops::ControlFlow;

/// The cards of a set.
pub(super) type Cards = ArrayVec<Card, { SetSize::MOST as usize }>;

/// Whether two cards may be in one set, as far as the two alone tell.
pub(super) fn may_join(facts: &Facts, form: &SetForm, card: Card, other: Card) -> bool {
    let total = u16::from(facts.value(card)) + u16::from(facts.value(other));
    let pairs_only = form.size.most == 2;
    form.totalling
        .is_none_or(|wanted| total == wanted || !pairs_only && total < wanted)
        && (!form.same_rank || same_rank(facts, card, other))
        && (!form.in_sequence || {
            let most = i32::from(form.size.most);
            match (facts.position(card), facts.position(other)) {
                (Some(a), Some(b)) => a != b && (a - b).abs() < most,
                _ => false,
            }
        })
        && form
            .suit
            .is_none_or(|word| facts.suits_agree(word, card, other))
}

fn same_rank(facts: &Facts, card: Card, other: Card) -> bool {
    facts.rank(card).is_some() && facts.rank(card) == facts.rank(other)
}

/// Whether the cards' values add up to that.
pub(super) fn adds_up(facts: &Facts, cards: &[Card], total: u16) -> bool {
    cards
        .iter()
        .map(|&card| u16::from(facts.value(card)))
        .sum::<u16>()
        == total
}

/// Whether their ranks are equal.
pub(super) fn ranks_equal(facts: &Facts, cards: &[Card]) -> bool {
    cards.windows(2).all(|pair| match *pair {
        [a, b] => same_rank(facts, a, b),
        _ => false,
    })
}

/// Whether their ranks follow each other without a gap.
pub(super) fn ranks_follow(facts: &Facts, cards: &[Card]) -> bool {
    let mut positions: ArrayVec<i32, { SetSize::MOST as usize }> = cards
        .iter()
        .filter_map(|&card| facts.position(card))
        .collect();
    positions.sort_unstable();
    positions.len() == cards.len()
        && positions.windows(2).all(|pair| match *pair {
            [a, b] => b == a + 1,
            _ => false,
        })
}

/// Whether the suits of each two agree so.
pub(super) fn suits_agree(facts: &Facts, cards: &[Card], word: crate::rules::SuitWord) -> bool {
    cards.iter().enumerate().all(|(at, &card)| {
        cards
            .iter()
            .skip(at + 1)
            .all(|&other| facts.suits_agree(word, card, other))
    })
}

/// Whether the cards are those named, one each, in any order.
pub(super) fn are_named(facts: &Facts, cards: &[Card], named: &[CardSpec], base: i32) -> bool {
    cards.len() == named.len() && may_be_named(facts, cards, named, base)
}

/// Whether the cards are some of those named, each another one.
pub(super) fn may_be_named(facts: &Facts, cards: &[Card], named: &[CardSpec], base: i32) -> bool {
    fn assign(facts: &Facts, cards: &[Card], named: &[CardSpec], base: i32, used: u32) -> bool {
        let Some((&card, rest)) = cards.split_first() else {
            return true;
        };
        named.iter().take(32).enumerate().any(|(at, &spec)| {
            used >> at & 1 == 0
                && facts
                    .is(spec, card, Some(base))
                    .is_some_and(|answer| answer.holds)
                && assign(facts, rest, named, base, used | 1 << at)
        })
    }
    assign(facts, cards, named, base, 0)
}

/// Whether so many cards are as many as a line takes or swaps.
fn has_size(take: &Take, size: usize) -> bool {
    let wanted = &take.form.size;
    usize::from(wanted.least) <= size && size <= usize::from(wanted.most)
        || take.word != TakeWord::Remove && wanted.least == 1 && size == 2
}

impl Machine {
    /// The removals or swaps of the rules with their tables, in the order of the file.
    fn takes_of(&self, word: TakeWord) -> impl Iterator<Item = (&Take, &TakeTable)> {
        let (lines, tables) = if word == TakeWord::Remove {
            (&self.rules.removals, &self.tables.removals)
        } else {
            (&self.rules.swaps, &self.tables.swaps)
        };
        lines
            .iter()
            .zip(tables)
            .filter(move |(take, _)| take.word == word)
    }

    /// The card of a pile that may be taken or swapped, or by which a pile is judged.
    pub(super) fn taken_card(&self, state: &State, word: TakeWord, pile: Pile) -> Option<Slot> {
        if word == TakeWord::SwapPiles {
            state
                .pile(&self.places, pile)
                .first()
                .copied()
                .filter(|slot| slot.is_up())
        } else {
            self.seen_top(state, pile)
        }
    }

    /// What it costs to take or swap cards, if some line lets it be done: nothing where a line
    /// without a budget does.
    pub(super) fn taking_cost(&self, state: &State, mv: &Move) -> Option<Spent> {
        let take = self.taking(state, mv)?;
        Some(take.budget.into_iter().collect())
    }

    /// The line by which cards are taken or swapped, if some line lets it be done: one without a
    /// budget before one that has to be paid for, of these the first of the file.
    pub(super) fn taking(&self, state: &State, mv: &Move) -> Option<&Take> {
        let (word, piles) = taken_of(mv)?;
        let sorted = piles.windows(2).all(|pair| match pair {
            [a, b] => a < b,
            _ => false,
        });
        if !sorted || !piles.iter().all(|&pile| self.is_pile(pile)) {
            return None;
        }
        let mut cheapest = None;
        for (take, table) in self.takes_of(word) {
            if self.take_holds(state, take, table, &piles) {
                if take.budget.is_none() {
                    return Some(take);
                }
                cheapest = cheapest.or(Some(take));
            }
        }
        cheapest
    }

    fn take_holds(&self, state: &State, take: &Take, table: &TakeTable, piles: &[Pile]) -> bool {
        if !has_size(take, piles.len())
            || !piles.iter().all(|&pile| table.from.has(pile))
            || take
                .budget
                .is_some_and(|budget| !self.is_left(state, budget))
        {
            return false;
        }
        let mut cards = Cards::new();
        for &pile in piles {
            match self.taken_card(state, take.word, pile) {
                Some(slot) => {
                    if cards.try_push(slot.card()).is_err() {
                        return false;
                    }
                }
                None => return false,
            }
        }
        // The form's script is asked last: it costs more than all else together.
        self.form_holds(state, take, piles, &cards)
            && {
                let asking = self.asking_of_take(state, take, piles);
                take.clauses
                    .iter()
                    .all(|clause| self.clause_holds(state, clause, &asking))
            }
            && take
                .form
                .script
                .is_none_or(|script| self.script_of_set(state, script, take.word, piles))
    }

    /// What the clauses of a removal or swap are asked about.
    pub(super) fn asking_of_take<'a>(
        &self,
        state: &State,
        take: &Take,
        piles: &'a [Pile],
    ) -> Asking<'a> {
        let first = piles.first().copied();
        Asking {
            context: Context {
                it: first,
                card: first.and_then(|pile| self.taken_card(state, take.word, pile)),
                from: first,
                to: (take.word == TakeWord::Remove).then(|| self.places.discard()),
            },
            corner: take
                .form
                .phrase
                .as_ref()
                .is_some_and(crate::rules::Phrase::rounds_corner),
            taken: piles,
            depth: 0,
        }
    }

    /// Whether the form of a set is this, its script apart.
    fn form_holds(&self, state: &State, take: &Take, piles: &[Pile], cards: &[Card]) -> bool {
        let form = &take.form;
        let facts = &self.tables.facts;
        let base = state.counter(Counter::BASE);
        has_size(take, cards.len())
            && self.single_holds(state, take, piles)
            && form
                .totalling
                .is_none_or(|total| adds_up(facts, cards, total))
            && (!form.same_rank || ranks_equal(facts, cards))
            && (!form.in_sequence || ranks_follow(facts, cards))
            && (form.named.is_empty() || are_named(facts, cards, &form.named, base))
            && form.suit.is_none_or(|word| suits_agree(facts, cards, word))
    }

    /// The phrase of a single card: it is compared as the line says; of a swap, with the card that
    /// it changes places with.
    pub(super) fn single_holds(&self, state: &State, take: &Take, piles: &[Pile]) -> bool {
        let Some(phrase) = &take.form.phrase else {
            return true;
        };
        let ask = |pile: Pile, other: Option<Card>| {
            self.taken_card(state, take.word, pile).is_some_and(|slot| {
                self.phrase_holds(
                    state,
                    phrase,
                    &Laid {
                        card: slot.card(),
                        other,
                        packet: std::slice::from_ref(&slot),
                        it: Some(pile),
                        from: Some(pile),
                        whole_run: false,
                    },
                )
            })
        };
        match *piles {
            [pile] => match &take.compared_with {
                None => ask(pile, None),
                reference => {
                    self.any_other(state, reference.as_ref(), pile, |other| ask(pile, other))
                }
            },
            [a, b] => {
                let one_way = |pile: Pile, other: Pile| {
                    let named =
                        take.compared_with
                            .as_ref()
                            .is_none_or(|reference| match reference {
                                Reference::Any(group) => self.places.group(other) == *group,
                                _ => self.places.refer(reference, pile) == Some(other),
                            });
                    named
                        && ask(
                            pile,
                            self.taken_card(state, take.word, other).map(Slot::card),
                        )
                };
                one_way(a, b) || one_way(b, a)
            }
            _ => false,
        }
    }

    /// Offers every removal and swap.
    pub(super) fn generate_takes(
        &self,
        state: &State,
        options: Options,
        work: &Work,
        sink: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for word in [TakeWord::Remove, TakeWord::Swap, TakeWord::SwapPiles] {
            for (number, (take, table)) in self.takes_of(word).enumerate() {
                if options.skip_blocked && table.asks_blocked || options.at_once && !take.at_once {
                    continue;
                }
                let mut offer = |piles: &Taken| {
                    // An earlier line may take the same cards.
                    let known = self.takes_of(word).take(number).any(|(earlier, table)| {
                        !(options.skip_blocked && table.asks_blocked
                            || options.at_once && !earlier.at_once)
                            && self.take_holds(state, earlier, table, piles)
                    });
                    if known || !self.take_holds(state, take, table, piles) {
                        return ControlFlow::Continue(());
                    }
                    match (word, &**piles) {
                        (TakeWord::Remove, _) => sink(Move::Remove(*piles)),
                        (TakeWord::Swap, &[a, b]) => sink(Move::Swap(a, b)),
                        (TakeWord::SwapPiles, &[a, b]) => sink(Move::SwapPiles(a, b)),
                        _ => ControlFlow::Continue(()),
                    }
                };
                Search::new(self, state, (take, table), work).run(&mut offer)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// What is taken or swapped by a move.
pub(super) fn taken_of(mv: &Move) -> Option<(TakeWord, Taken)> {
    let pair = |a: Pile, b: Pile| [a, b].into_iter().collect();
    match mv {
        Move::Remove(piles) => Some((TakeWord::Remove, *piles)),
        Move::Swap(a, b) => Some((TakeWord::Swap, pair(*a, *b))),
        Move::SwapPiles(a, b) => Some((TakeWord::SwapPiles, pair(*a, *b))),
        _ => None,
    }
}

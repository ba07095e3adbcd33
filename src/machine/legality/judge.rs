//! The readable tree: a move judged question by question, in the order in which people would ask.
//!
//! It reads the rules themselves and none of their tables, so that each can be held against the
//! other.

use super::clause::Asking;
use super::phrase::Laid;
use super::verdict::{Finding, RuleId, Verdict};
use crate::cards::Card;
use crate::machine::{Context, Machine, Move, Pile, Slot, State};
use crate::rules::{
    BudgetId, ClauseTest, GroupId, LayLine, LayWord, LiftLine, LiftUnit, Limit, Origin, Reference,
    Role, Word,
};

/// A packet that is to go somewhere.
#[derive(Debug, Clone, Copy)]
struct Carried<'a> {
    from: Pile,
    at: usize,
    cards: &'a [Slot],
    to: Pile,
}

/// Lines that passed, by their budgets.
type Passed = Vec<Option<BudgetId>>;

impl Machine {
    /// Judges a move: the game is not over; phase; the card is there, seen, uncovered; what may be lifted; the cap; what
    /// may be laid; budgets. The first refusal is the last finding.
    #[must_use]
    pub fn judge(&self, state: &State, mv: &Move) -> Verdict {
        let mut verdict = Verdict::default();
        if let Some(over) = self.find_over(state) {
            verdict.ask(over);
            return verdict;
        }
        let in_force = self.phases_in_force(state, false);
        let forbidding = self.forbidding(&in_force, mv);
        for at in in_force {
            if let Some(phase) = self.rules.phases.get(at) {
                let holds = forbidding != Some(at);
                let rule = RuleId::Phase(at);
                if !verdict.ask(Finding::leaf(Word::Phase, holds, phase.origin, rule)) {
                    return verdict;
                }
            }
        }
        match *mv {
            Move::Carry {
                from,
                at,
                count,
                to,
            } => {
                self.judge_carry(state, (from, at.into(), count.into()), to, &mut verdict);
            }
            Move::Remove(_) | Move::Swap(..) | Move::SwapPiles(..) => {
                self.judge_take(state, mv, &mut verdict);
            }
            Move::Turn => self.judge_turn(state, &mut verdict),
            Move::Redeal => self.judge_redeal(state, &mut verdict),
            Move::Act(action) => self.judge_action(state, action, &mut verdict),
        }
        verdict
    }

    /// Whether both ways of judging agree on a move.
    ///
    /// # Errors
    /// What each of them says, where they do not.
    pub fn check_tables(&self, state: &State, mv: &Move) -> Result<(), String> {
        let verdict = self.judge(state, mv);
        let by_tables = self.is_legal(state, mv);
        if verdict.is_legal() == by_tables {
            Ok(())
        } else {
            Err(format!(
                "{mv:?}: the tables say {by_tables}, the tree says {:?}",
                verdict.findings.last()
            ))
        }
    }

    fn judge_carry(
        &self,
        state: &State,
        (from, at, count): (Pile, usize, usize),
        to: Pile,
        verdict: &mut Verdict,
    ) -> bool {
        let always = |word, holds| Finding::leaf(word, holds, Origin::Default, RuleId::Always);
        let pile = state.pile(&self.places, from);
        let cards = pile.get(at..at.saturating_add(count)).unwrap_or(&[]);
        let there = !cards.is_empty() && self.is_pile(from) && self.is_pile(to);
        if !verdict.ask(always(Word::Absent, there)) {
            return false;
        }
        let (source, target) = (self.places.group(from), self.places.group(to));
        let (Some(source_group), Some(target_group)) =
            (self.rules.group(source), self.rules.group(target))
        else {
            return verdict.ask(always(Word::Absent, false));
        };
        let squared = at == 0
            && count == pile.len()
            && source_group
                .lift
                .iter()
                .any(|line| line.unit == LiftUnit::SquaredPile);
        let seen = if squared { cards.last() } else { cards.first() };
        let seen =
            seen.is_some_and(|slot| slot.is_up()) || cards.first().is_some_and(|slot| slot.is_up());
        if !verdict.ask(always(Word::FaceDown, seen))
            || !verdict.ask(always(Word::Covered, !self.covered(state, from)))
        {
            return false;
        }
        let carried = Carried {
            from,
            at,
            cards,
            to,
        };
        let under = target_group.lay.iter().any(|line| line.at_bottom);
        if from == to && !under && !verdict.ask(always(Word::SamePile, false)) {
            return false;
        }
        // What may be lifted, by the lowest card and by the top card of a squared pile.
        let mut lines = Vec::new();
        let mut passed: [Passed; 2] = [Vec::new(), Vec::new()];
        for (number, line) in source_group.lift.iter().enumerate() {
            let rule = RuleId::Lift(source, number);
            let by_top = line.unit == LiftUnit::SquaredPile && count > 1;
            let finding = self.find_lift(state, line, &carried, by_top, rule);
            if finding.holds
                && let Some(list) = passed.get_mut(usize::from(by_top))
            {
                list.push(line.budget);
            }
            lines.push(finding);
        }
        let origin = lines
            .first()
            .map_or(source_group.origin, |line| line.origin);
        if !verdict.ask(Finding::some(
            Word::Lift,
            origin,
            RuleId::Lifts(source),
            lines,
        )) {
            return false;
        }
        let covered = !state.is_empty(to) && self.covered(state, to);
        if covered && !verdict.ask(always(Word::Covered, false)) {
            return false;
        }
        let room = from == to || state.count(to) + count <= self.places.cap(to);
        if !verdict.ask(Finding::leaf(
            Word::Cap,
            room,
            target_group.cap_origin,
            RuleId::Cap(to),
        )) {
            return false;
        }
        self.judge_laying(state, &carried, target, &passed, verdict)
    }

    fn judge_laying(
        &self,
        state: &State,
        carried: &Carried<'_>,
        target: GroupId,
        passed: &[Passed; 2],
        verdict: &mut Verdict,
    ) -> bool {
        let Some(group) = self.rules.group(target) else {
            return false;
        };
        let empty = state.is_empty(carried.to);
        let word = if empty { Word::Start } else { Word::Build };
        let mut best: Option<(Finding, Finding)> = None;
        for (by_top, lifts) in [(false, &passed[0]), (true, &passed[1])] {
            if lifts.is_empty() {
                continue;
            }
            let mut lines = Vec::new();
            let mut lays = Passed::new();
            for (number, line) in group.lay.iter().enumerate() {
                if line.is_asked(empty) {
                    let rule = RuleId::Lay(target, number);
                    let finding = self.find_lay(state, line, carried, by_top, rule);
                    if finding.holds {
                        lays.push(line.budget);
                    }
                    lines.push(finding);
                }
            }
            let origin = lines.first().map_or(group.origin, |line| line.origin);
            let laid = Finding::some(word, origin, RuleId::Lays(target), lines);
            let paid = self.find_budget(state, lifts, &lays);
            let better = match &best {
                None => true,
                Some((so_far, budget)) => {
                    laid.holds && (!so_far.holds || paid.holds && !budget.holds)
                }
            };
            if better {
                best = Some((laid, paid));
            }
        }
        let Some((laid, paid)) = best else {
            return false;
        };
        let stays = self.is_exchange(state, carried);
        verdict.ask(laid)
            && (!stays
                || verdict.ask(Finding::leaf(
                    Word::SamePile,
                    false,
                    Origin::Default,
                    RuleId::Always,
                )))
            && verdict.ask(paid)
    }

    /// Whether two lines that passed can both be paid for.
    fn find_budget(&self, state: &State, lifts: &Passed, lays: &Passed) -> Finding {
        let left =
            |budget: &Option<BudgetId>| budget.is_none_or(|budget| self.is_left(state, budget));
        let holds = lifts.iter().any(left) && lays.iter().any(left);
        let wanting = lifts
            .iter()
            .chain(lays)
            .copied()
            .flatten()
            .find(|&budget| !self.is_left(state, budget));
        let rule = wanting.map_or(RuleId::Always, RuleId::Budget);
        let origin = wanting
            .and_then(|budget| self.rules.budgets.get(usize::from(budget.0)))
            .map_or(Origin::Default, |budget| budget.origin);
        Finding::leaf(Word::Budget, holds, origin, rule)
    }

    /// Whether the cards would lie as before, or in an empty pile that nothing tells apart from
    /// their own.
    fn is_exchange(&self, state: &State, carried: &Carried<'_>) -> bool {
        let Ok(count) = u8::try_from(carried.cards.len()) else {
            return false;
        };
        let Some(&judged) = carried.cards.first() else {
            return false;
        };
        carried.at == 0
            && self.changes_nothing(
                state,
                &super::lift::Packet {
                    from: carried.from,
                    at: 0,
                    count,
                    judged,
                    lines: 0,
                },
                carried.to,
            )
    }

    fn find_lift(
        &self,
        state: &State,
        line: &LiftLine,
        carried: &Carried<'_>,
        by_top: bool,
        rule: RuleId,
    ) -> Finding {
        let mut parts = Vec::new();
        if !self.unit_holds(state, line, carried) {
            parts.push(self.find_unit(state, line, carried, rule));
        }
        let asking = Asking {
            context: Context {
                it: Some(carried.from),
                card: carried.judged(by_top),
                from: Some(carried.from),
                to: Some(carried.to),
            },
            ..Asking::default()
        };
        for clause in &line.clauses {
            parts.push(self.find_clause(state, clause, &asking, rule));
        }
        parts.extend(self.find_limit(state, line.limit, carried.from, carried, line.origin, rule));
        Finding::every(Word::Lift, line.origin, rule, parts)
    }

    fn find_limit(
        &self,
        state: &State,
        limit: Limit,
        owner: Pile,
        carried: &Carried<'_>,
        origin: Origin,
        rule: RuleId,
    ) -> Option<Finding> {
        (limit != Limit::None).then(|| {
            let ends = (carried.from, carried.to);
            let holds = self.is_allowed(state, (limit, carried.cards.len()), owner, ends);
            Finding::leaf(Word::Limit, holds, origin, rule)
        })
    }

    fn unit_holds(&self, state: &State, line: &LiftLine, carried: &Carried<'_>) -> bool {
        let pile = state.pile(&self.places, carried.from);
        let (at, cards) = (carried.at, carried.cards);
        let to_the_top = at + cards.len() == pile.len();
        let all_up = cards.iter().all(|slot| slot.is_up());
        let lowest_up = cards.first().is_some_and(|slot| slot.is_up());
        match &line.unit {
            LiftUnit::None => false,
            LiftUnit::Top => to_the_top && cards.len() == 1 && all_up,
            LiftUnit::Sequence(_) => {
                to_the_top
                    && all_up
                    && cards.windows(2).all(|pair| match pair {
                        [under, over] => self.in_order(state, carried.from, *under, *over, line),
                        _ => false,
                    })
            }
            LiftUnit::AllFaceUp => {
                let below = at.checked_sub(1).and_then(|below| pile.get(below));
                to_the_top && all_up && below.is_none_or(|slot| !slot.is_up())
            }
            LiftUnit::WholePile => to_the_top && at == 0 && all_up,
            LiftUnit::SquaredPile => {
                to_the_top && at == 0 && cards.last().is_some_and(|slot| slot.is_up())
            }
            LiftUnit::AnyPacket => to_the_top && lowest_up,
            LiftUnit::AnyCard => cards.len() == 1 && lowest_up,
        }
    }

    /// Why a line's unit does not let the cards go: of a sequence, the first two cards, from the
    /// lowest, of which one does not lie on the other as it should.
    fn find_unit(
        &self,
        state: &State,
        line: &LiftLine,
        carried: &Carried<'_>,
        rule: RuleId,
    ) -> Finding {
        let whole = carried.at + carried.cards.len() == state.count(carried.from)
            && carried.cards.iter().all(|slot| slot.is_up());
        let broken = carried.cards.windows(2).find_map(|pair| match *pair {
            [under, over] => {
                let in_order = self.in_order(state, carried.from, under, over, line);
                (!in_order).then_some((under, over))
            }
            _ => None,
        });
        match (&line.unit, broken) {
            (LiftUnit::Sequence(_), Some((under, over))) if whole => {
                let parts = self.find_order(state, carried.from, (under, over), line, rule);
                Finding {
                    parts,
                    ..Finding::leaf(Word::Sequence, false, line.origin, rule)
                }
            }
            _ => Finding::leaf(Word::Lift, false, line.origin, rule),
        }
    }

    /// What of the lines that make up a sequence does not hold of two cards.
    fn find_order(
        &self,
        state: &State,
        pile: Pile,
        (under, over): (Slot, Slot),
        line: &LiftLine,
        rule: RuleId,
    ) -> Vec<Finding> {
        let laid = Self::lying(pile, under, &over);
        let mut parts = Vec::new();
        let builds = self.builds_of(pile);
        for build in builds {
            if self.phrase_holds(state, &build.phrase, &laid) {
                if self.lies_on(state, build, under) {
                    // It is what the lift line adds that does not hold.
                    parts.clear();
                    break;
                }
                parts.push(Finding::leaf(Word::On, false, build.origin, rule));
            } else {
                parts.push(self.find_phrase(state, &build.phrase, &laid, rule));
            }
        }
        if let (LiftUnit::Sequence(Some(phrase)), true) = (
            &line.unit,
            parts.is_empty() || !self.added_holds(state, line, &laid),
        ) {
            parts.push(self.find_phrase(state, phrase, &laid, rule));
        }
        parts
    }

    /// A card as it lies on another in a pile.
    fn lying(pile: Pile, under: Slot, over: &Slot) -> Laid<'_> {
        Laid {
            card: over.card(),
            other: Some(under.card()),
            packet: std::slice::from_ref(over),
            it: Some(pile),
            from: Some(pile),
            whole_run: false,
        }
    }

    /// The lines by which a pile is built.
    fn builds_of(&self, pile: Pile) -> impl Iterator<Item = &LayLine> {
        let group = self.rules.group(self.places.group(pile));
        let lines = group.map_or(&[][..], |group| group.lay.as_slice());
        lines.iter().filter(move |build| {
            build.builds()
                && build.clauses.iter().all(|clause| match &clause.test {
                    ClauseTest::In(select) => self.places.selects(select, pile) != clause.negated,
                    _ => true,
                })
        })
    }

    /// Whether a card lies on another as a lift line that lifts sequences asks.
    fn in_order(
        &self,
        state: &State,
        pile: Pile,
        under: Slot,
        over: Slot,
        line: &LiftLine,
    ) -> bool {
        let laid = Self::lying(pile, under, &over);
        let mut builds = self.builds_of(pile);
        let built = builds.any(|build| {
            self.phrase_holds(state, &build.phrase, &laid) && self.lies_on(state, build, under)
        });
        built && self.added_holds(state, line, &laid)
    }

    fn find_lay(
        &self,
        state: &State,
        line: &LayLine,
        carried: &Carried<'_>,
        by_top: bool,
        rule: RuleId,
    ) -> Finding {
        let word = match line.word {
            LayWord::Start => Word::Start,
            LayWord::Build => Word::Build,
            LayWord::Lay => Word::Lay,
        };
        let mut parts = Vec::new();
        if carried.from == carried.to {
            let under = Finding::leaf(Word::SamePile, line.at_bottom, line.origin, rule);
            parts.push(under);
        }
        let wants_face_down = line
            .clauses
            .iter()
            .any(|clause| matches!(clause.test, ClauseTest::OnFaceDown) && !clause.negated);
        let hidden = state
            .top(&self.places, carried.to)
            .is_some_and(|slot| !slot.is_up());
        if hidden && !line.at_bottom && !wants_face_down {
            parts.push(Finding::leaf(Word::FaceDown, false, line.origin, rule));
        }
        if let Some(card) = carried.judged(by_top) {
            parts.push(self.find_phrase_of(state, line, carried, card.card(), rule));
        }
        let asking = Asking {
            context: Context {
                it: Some(carried.to),
                card: carried.judged(by_top),
                from: Some(carried.from),
                to: Some(carried.to),
            },
            corner: line.phrase.rounds_corner(),
            ..Asking::default()
        };
        for clause in &line.clauses {
            parts.push(self.find_clause(state, clause, &asking, rule));
        }
        parts.extend(self.find_limit(state, line.limit, carried.to, carried, line.origin, rule));
        Finding::every(word, line.origin, rule, parts)
    }

    /// What a line's phrase says of a packet and the card or cards that it is compared with.
    fn find_phrase_of(
        &self,
        state: &State,
        line: &LayLine,
        carried: &Carried<'_>,
        card: Card,
        rule: RuleId,
    ) -> Finding {
        let foundation = self
            .rules
            .group(self.places.group(carried.to))
            .is_some_and(|group| group.role == Role::Foundation);
        let laid = Laid {
            card,
            other: None,
            packet: carried.cards,
            it: Some(carried.to),
            from: Some(carried.from),
            whole_run: foundation && carried.cards.len() > 1,
        };
        if laid.whole_run && !self.phrase_can_hold(state, line, carried.to, &laid) {
            let one = Finding::leaf(Word::OneCard, false, line.origin, rule);
            return Finding::every(Word::Phrase, line.origin, rule, vec![one]);
        }
        let mut nearest: Option<Finding> = None;
        let reference: Option<&Reference> = line.compared_with.as_ref();
        self.any_other(state, reference, carried.to, |other| {
            let finding = self.find_phrase(state, &line.phrase, &Laid { other, ..laid }, rule);
            let holds = finding.holds;
            if holds || nearest.is_none() {
                nearest = Some(finding);
            }
            holds
        });
        nearest.unwrap_or_else(|| Finding::leaf(Word::ComparedWith, false, line.origin, rule))
    }

    fn phrase_can_hold(&self, state: &State, line: &LayLine, to: Pile, laid: &Laid<'_>) -> bool {
        self.any_other(state, line.compared_with.as_ref(), to, |other| {
            self.phrase_holds(state, &line.phrase, &Laid { other, ..*laid })
        })
    }
}

impl Carried<'_> {
    /// The card that is judged: the lowest, or of a squared pile the top.
    fn judged(&self, by_top: bool) -> Option<Slot> {
        if by_top {
            self.cards.last().copied()
        } else {
            self.cards.first().copied()
        }
    }
}

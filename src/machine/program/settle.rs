//! What happens by itself after a move and after the layout.

use super::compile::Refill;
use crate::machine::{Context, Edit, Fault, Machine, Move, Pile, PileSet, Slot, State};
use crate::rules::{Origin, TurnsUp};

/// How many rounds of automatic steps may follow one move. No table of at most 255 cards that
/// comes to rest needs as many: each round turns, carries or deals at least one card.
const MOST_ROUNDS: u32 = 4000;

impl Machine {
    /// Does what happens by itself, over and over until nothing changes: lines close up, cards
    /// turn up, moves that are made at once, refills. A game that is over has no such move; the
    /// rest goes on, since how a position stands is asked of a table at rest.
    ///
    /// # Errors
    /// The automatic steps do not come to rest; the place is that of the line which was the last to
    /// do something.
    pub(in crate::machine) fn settle(&self, edit: &mut Edit<'_>) -> Result<(), Fault> {
        self.settle_touched(edit, PileSet::EMPTY, PileSet::ALL)
    }

    /// Whether nothing happens by itself after cards were carried from one pile to another in a
    /// [quiet](Self::quiet_piles) pile: no pile waits to be refilled, and both piles' top cards lie face
    /// up.
    #[inline]
    pub(super) fn rests_after(&self, from: Pile, to: Pile, state: &State) -> bool {
        let is_up = |pile| state.stand(pile).is_none_or(|stand| stand.top.is_up());
        is_up(from)
            && is_up(to)
            && !state.restless
            && self.programs.filled.without(state.occupied).is_empty()
    }

    /// The piles where cards that are carried there cost nothing, lie as they were, and call for
    /// nothing that happens by itself but that cards turn up and piles are refilled: then nothing
    /// else need be looked at after a carry.
    pub(super) fn quiet_piles(&self) -> PileSet {
        let programs = &self.programs;
        let quiet = programs.lines.is_empty()
            && programs.lifts_dear.is_empty()
            && programs.modes.is_one()
            && self.rules.phases.is_empty()
            && !self.places.has_drawings()
            && !self.tables.at_once;
        let loud = programs.lays_dear.or(programs.lies_down);
        if quiet {
            self.places.all().filter(|&pile| !loud.has(pile)).collect()
        } else {
            PileSet::EMPTY
        }
    }

    /// The same, after cards have been laid in these piles by a move.
    pub(super) fn settle_after(&self, edit: &mut Edit<'_>, laid: PileSet) -> Result<(), Fault> {
        let touched = if edit.state().restless {
            PileSet::ALL
        } else {
            PileSet::EMPTY
        };
        self.settle_touched(edit, laid, touched)
    }

    /// The same where these piles are looked at, and those that the edit has touched. The others
    /// were at rest before and still are.
    fn settle_touched(
        &self,
        edit: &mut Edit<'_>,
        mut laid: PileSet,
        mut touched: PileSet,
    ) -> Result<(), Fault> {
        let mut restless = Origin::Default;
        for _ in 0..MOST_ROUNDS {
            for line in &self.programs.lines {
                self.close_up(line, edit);
            }
            touched = touched.or(edit.take_touched());
            self.turn_up(edit, (laid, touched));
            (laid, touched) = (PileSet::EMPTY, PileSet::EMPTY);
            if let Some(mv) = self.at_once(edit.state()) {
                restless = self.line_at_once(&mv);
                self.note_lines(&mv, edit);
                laid = laid.or(self.make(&mv, edit)?);
                continue;
            }
            let Some(filled) = self.refill(edit) else {
                return Ok(());
            };
            restless = self.line_of_fill(filled).unwrap_or(restless);
        }
        Err(Fault {
            message: "the automatic steps do not come to rest: this is done over and over"
                .to_owned(),
            origin: (restless != Origin::Default).then_some(restless),
        })
    }

    /// Notes the lines by which a move is made at once, where lines are noted.
    fn note_lines(&self, mv: &Move, edit: &mut Edit<'_>) {
        if edit.lines().is_none() {
            return;
        }
        let mut found = Vec::new();
        self.lines_that_make(edit.state(), mv, &mut |origin| found.push(origin));
        if let Some(lines) = edit.lines() {
            lines.append(&mut found);
        }
    }

    /// The line by which a move is made at once.
    fn line_at_once(&self, mv: &Move) -> Origin {
        let group = |pile| self.rules.group(self.places.group(pile));
        let line = match *mv {
            Move::Carry { from, to, .. } => {
                let lays = group(to).and_then(|group| group.lay.iter().find(|line| line.at_once));
                let lifts = || group(from)?.lift.iter().find(|line| line.at_once);
                lays.map(|line| line.origin)
                    .or_else(|| lifts().map(|line| line.origin))
            }
            Move::Remove(_) | Move::Swap(..) | Move::SwapPiles(..) => {
                let takes = self.rules.removals.iter().chain(&self.rules.swaps);
                takes
                    .filter(|take| take.at_once)
                    .map(|take| take.origin)
                    .next()
            }
            Move::Turn | Move::Redeal | Move::Act(_) => None,
        };
        line.unwrap_or(Origin::Default)
    }

    /// The line by which a pile is refilled.
    fn line_of_fill(&self, pile: Pile) -> Option<Origin> {
        let group = self.rules.group(self.places.group(pile))?;
        group.fill.as_ref().map(|fill| fill.origin)
    }

    fn turn_up(&self, edit: &mut Edit<'_>, (laid, mut touched): (PileSet, PileSet)) {
        if self.places.has_drawings() {
            for pile in touched.iter() {
                let covers = self.programs.covers.get(usize::from(pile.0));
                touched = touched.or(covers.copied().unwrap_or_default());
            }
        }
        let piles = touched.and(self.programs.turning_piles);
        for pile in piles.and(edit.state().occupied).iter() {
            let turning = self.programs.turning.get(usize::from(pile.0));
            let Some(turning) = turning.and_then(Option::as_ref) else {
                continue;
            };
            let state = edit.state();
            let slot = state.top(&self.places, pile);
            if slot.is_none_or(Slot::is_up) {
                continue;
            }
            let top = state.count(pile) - 1;
            let due = match turning.when {
                TurnsUp::AtOnce => !(turning.drawn && self.covered(state, pile)),
                TurnsUp::WhenLast => top == 0,
                TurnsUp::AfterLaying => laid.has(pile),
                TurnsUp::Never => false,
            };
            if due {
                edit.turn_up(pile, top);
            }
        }
    }

    /// Refills every pile that is empty and may be; gives the last to which a card was dealt.
    fn refill(&self, edit: &mut Edit<'_>) -> Option<Pile> {
        let mut dealt = None;
        if self
            .programs
            .filled
            .without(edit.state().occupied)
            .is_empty()
        {
            return dealt;
        }
        for fill in &self.programs.fills {
            if self.wants(fill, edit.state()) {
                for _ in 0..fill.count {
                    if !self.refill_one(fill, edit) {
                        break;
                    }
                    dealt = Some(fill.pile);
                    if let Some(lines) = edit.lines() {
                        lines.extend(self.line_of_fill(fill.pile));
                    }
                }
            }
        }
        dealt
    }

    fn wants(&self, fill: &Refill, state: &State) -> bool {
        state.is_empty(fill.pile)
            && !state.resting.has(fill.pile)
            && fill.from.iter().any(|&from| !state.is_empty(from))
            && self.clauses_hold(
                state,
                &fill.clauses,
                Context {
                    it: Some(fill.pile),
                    to: Some(fill.pile),
                    ..Context::default()
                },
            )
    }

    /// One card; cards that go elsewhere are sent there first. A card sent is a change too, so
    /// the answer tells whether anything was done.
    fn refill_one(&self, fill: &Refill, edit: &mut Edit<'_>) -> bool {
        let mut done = false;
        if let Some(send) = &fill.sending {
            // Each card is asked once, should one be sent to a pile that is a source itself.
            let mut left: usize = fill.from.iter().map(|&from| edit.state().count(from)).sum();
            while left > 0 {
                let source = first_with_cards(&fill.from, edit.state());
                let Some((source, at)) = source else { break };
                if !self.send_away(send, (source, at), Some(fill.pile), edit) {
                    break;
                }
                done = true;
                left -= 1;
            }
        }
        self.draw(&fill.from, fill.pile, edit) || done
    }
}

/// The first of these piles that holds a card, with the place of its top card.
fn first_with_cards(piles: &[Pile], state: &State) -> Option<(Pile, usize)> {
    piles
        .iter()
        .find_map(|&pile| Some((pile, state.count(pile).checked_sub(1)?)))
}

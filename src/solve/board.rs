//! The position that a search stands at, and the moves that led there.

use super::lists::Counts;
use super::step::Step;
use super::{Fluid, Homing, Talon};
use crate::cards::CardSet;
use crate::machine::{Counter, Journal, Machine, Mark, Move, Pile, PileSet, State};

/// What a move writes down to be taken back, in bytes: a carry and now and then a card turned up.
const BYTES_TO_UNDO: usize = 32;

/// The position that a search stands at.
#[derive(Debug, Clone)]
pub(super) struct Board<'a> {
    pub(super) machine: &'a Machine,
    pub(super) state: State,
    journal: Journal,
    /// Every move made.
    line: Vec<Move>,
    /// What brings safe cards home, with all cards of the game; none where that is off.
    homing: Option<(&'a Homing, Counts)>,
    talon: Option<Talon>,
    /// The kinds of the cards of stock and waste, by how many cards there are: those of the
    /// position, and above them those of the positions on the line.
    drawn: Vec<CardSet>,
    /// Runs that move freely.
    fluid: Option<(&'a Fluid, &'a Homing)>,
}

/// Where a step began.
#[derive(Debug, Clone, Copy)]
pub(super) struct Point {
    mark: Mark,
    moves: usize,
}

/// How a step ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Went {
    /// It was made.
    On,
    /// It was made, and cards were shuffled on the way.
    Shuffled,
    /// It cannot be made. Nothing is changed.
    Not,
}

impl<'a> Board<'a> {
    /// Begins at a position.
    pub(super) fn new(
        machine: &'a Machine,
        mut state: State,
        homing: Option<&'a Homing>,
        talon: Option<Talon>,
        fluid: Option<(&'a Fluid, &'a Homing)>,
    ) -> Self {
        let fluid = fluid.filter(|(fluid, _)| fluid.fits(machine, &state));
        let homing = homing.filter(|homing| homing.fits(machine, &state));
        let places = machine.places();
        let everywhere: PileSet = places.all().collect();
        let all = Counts::of(&state, places, everywhere);
        // What the talon and the fluid zone tell apart themselves.
        let apart: Vec<Pile> = talon
            .iter()
            .flat_map(|talon| [talon.stock, talon.waste])
            .chain(
                fluid
                    .iter()
                    .flat_map(|(fluid, _)| fluid.piles().iter().copied()),
            )
            .collect();
        state.leave_out(places, &apart);
        let mut board = Self {
            machine,
            state,
            journal: Journal::new(),
            line: Vec::new(),
            homing: homing.zip(all),
            talon,
            drawn: Vec::new(),
            fluid,
        };
        board.look_at_stock();
        board
    }

    /// Notes which cards there are in stock and waste.
    fn look_at_stock(&mut self) {
        let Some(talon) = self.talon else { return };
        let (_, all) = talon.cards(&self.state);
        if self.drawn.len() <= all {
            self.drawn.resize(all + 1, CardSet::EMPTY);
        }
        if let Some(set) = self.drawn.get_mut(all) {
            *set = talon.set(self.machine.places(), &self.state);
        }
    }

    /// Notes what is left of stock and waste after a move.
    fn note_drawn(&mut self, mv: &Move) {
        let Some(talon) = self.talon else { return };
        let Move::Carry { from, to, .. } = mv else {
            return;
        };
        if *from != talon.waste {
            return;
        }
        let (_, all) = talon.cards(&self.state);
        let laid = self.state.top(self.machine.places(), *to);
        if talon.is_single()
            && let (Some(laid), Some(&before)) = (laid, self.drawn.get(all + 1))
            && before.has(laid.card())
            && let Some(set) = self.drawn.get_mut(all)
        {
            *set = before;
            set.remove(laid.card());
        } else {
            self.look_at_stock();
        }
    }

    /// The kinds of the cards of stock and waste.
    fn stock_set(&self, talon: Talon) -> CardSet {
        let (_, all) = talon.cards(&self.state);
        self.drawn.get(all).copied().unwrap_or_default()
    }

    /// Goes to another position of the game, from which the line begins anew.
    pub(super) fn begin_at(&mut self, state: &State) {
        self.state.clone_from(state);
        self.journal.clear();
        self.line.clear();
        self.look_at_stock();
    }

    /// Where it stands.
    pub(super) const fn point(&self) -> Point {
        Point {
            mark: self.journal.mark(),
            moves: self.line.len(),
        }
    }

    /// Makes a step, and what is forced after it.
    pub(super) fn go(&mut self, step: &Step) -> Went {
        let before = self.point();
        let went = match step {
            Step::Move(mv) => self.play(mv),
            Step::Uncovering(mv) => self.uncover(mv),
            Step::Drawn { stop, to } => self.draw(usize::from(*stop), *to),
        };
        match went {
            Went::Not => {
                self.back_to(before);
                Went::Not
            }
            went => {
                self.bring_home();
                went
            }
        }
    }

    /// Moves a tail, and brings the card that it uncovers home.
    fn uncover(&mut self, mv: &Move) -> Went {
        let (Move::Carry { from, .. }, Some((_, homing))) = (mv, self.fluid) else {
            return Went::Not;
        };
        if self.play(mv) != Went::On {
            return Went::Not;
        }
        match homing.home_from(self.machine, &self.state, *from) {
            Some(mv) => self.play(&mv),
            None => Went::Not,
        }
    }

    /// Brings the waste to hold `stop` cards, and plays its top card. The turns and redeals are put
    /// down in the line one by one; the cards are carried all at once, since no rule looks at what
    /// lies between.
    fn draw(&mut self, stop: usize, to: Pile) -> Went {
        let Some(talon) = self.talon else {
            return Went::Not;
        };
        talon.moves_to(&self.state, stop, &mut self.line);
        talon.turn_to(self.machine, &mut self.state, &mut self.journal, stop);
        let Ok(at) = u8::try_from(stop.saturating_sub(1)) else {
            return Went::Not;
        };
        let mv = Move::Carry {
            from: talon.waste,
            at,
            count: 1,
            to,
        };
        if !self.machine.is_legal(&self.state, &mv) {
            return Went::Not;
        }
        self.play(&mv)
    }

    /// Makes the moves home that are always safe.
    pub(super) fn bring_home(&mut self) {
        let Some((homing, all)) = self.homing else {
            return;
        };
        let places = self.machine.places();
        loop {
            let exposed = homing.exposed(self.machine, &self.state);
            let drawn = self.talon.map_or(CardSet::EMPTY, |talon| {
                talon.all_free(places, &self.state, self.stock_set(talon))
            });
            let safe = homing.safe(self.machine, &self.state, all, exposed | drawn);
            if safe.is_empty() {
                return;
            }
            if !(safe & exposed).is_empty()
                && let Some(mv) = homing.find(self.machine, &self.state, safe)
            {
                if self.play(&mv) != Went::On {
                    return;
                }
                continue;
            }
            // A card of the stock, where drawing it leaves the others in reach.
            let drawn = self.talon.and_then(|talon| {
                let (stop, card) = talon.free(places, &self.state, safe)?;
                let to = homing.place(self.machine, &self.state, card)?;
                Some((stop, to))
            });
            let Some((stop, to)) = drawn else { return };
            let before = self.point();
            if self.draw(stop, to) != Went::On {
                self.back_to(before);
                return;
            }
        }
    }

    /// Makes a move with everything automatic that follows.
    fn play(&mut self, mv: &Move) -> Went {
        let shuffles = self.state.counter(Counter::SHUFFLES);
        match self.machine.play(&mut self.state, mv, &mut self.journal) {
            Ok(_) => {
                self.line.push(*mv);
                self.note_drawn(mv);
                if self.state.counter(Counter::SHUFFLES) == shuffles {
                    Went::On
                } else {
                    Went::Shuffled
                }
            }
            Err(_) => Went::Not,
        }
    }

    /// Takes back everything since the point.
    pub(super) fn back_to(&mut self, point: Point) {
        self.machine
            .undo(&mut self.state, &mut self.journal, point.mark);
        self.line.truncate(point.moves);
    }

    /// Lists the steps from the position, in a fixed order. `moves` is only room to work in.
    pub(super) fn list(&self, moves: &mut Vec<Move>, out: &mut Vec<Step>) {
        self.machine.moves(&self.state, moves);
        let first = out.len();
        if self.talon.is_some() {
            moves.retain(|mv| !matches!(mv, Move::Turn | Move::Redeal));
        }
        out.extend(moves.drain(..).map(Step::Move));
        if let Some((fluid, homing)) = self.fluid {
            fluid.narrow(self.machine, &self.state, homing, first, out);
        }
        if let Some(talon) = self.talon
            && !self.machine.is_over(&self.state)
        {
            talon.steps(self.machine, &self.state, out);
        }
    }

    /// The moves made so far.
    pub(super) fn line(&self) -> &[Move] {
        &self.line
    }

    /// What tells the position apart from others.
    pub(super) fn key(&self) -> u128 {
        let mut key = self.state.hash();
        if let Some(talon) = self.talon {
            key = key.wrapping_add(talon.key(self.machine, &self.state, self.stock_set(talon)));
        }
        if let Some((fluid, _)) = self.fluid {
            key = key.wrapping_add(fluid.key(self.machine, &self.state));
        }
        key
    }

    /// Whether the goal is reached.
    pub(super) fn is_won(&self) -> bool {
        self.machine.is_won(&self.state)
    }

    /// How many bytes the line takes, with what is needed to take it back.
    pub(super) fn bytes(&self) -> usize {
        self.line.capacity() * (size_of::<Move>() + BYTES_TO_UNDO)
    }

    /// How many of them are in use.
    pub(super) const fn used(&self) -> usize {
        self.line.len() * (size_of::<Move>() + BYTES_TO_UNDO)
    }
}

//! The deals of the published winnability figures, for any game.
//!
//! Their program knows no layout: it hands out its shuffled pack pile by pile, in an order that
//! depends on what the piles are for. So the game's own layout is run once to learn how many
//! cards each pile gets and how they lie; then the pack is handed out in that program's order:
//!
//! - what the layout puts out by name is taken out of the pack;
//! - from the **front**: what is dealt to foundations and wastes (the hole, the base card);
//! - from the **back**: cells; the stock, its bottom card first; reserves; grids, column by
//!   column; the tableau, row by row. In a triangle (pile i holds i cards, what is left in full
//!   rows) row r goes from right to left over the piles from r on.

use super::compile::{Act, Op};
use super::steps::{Flow, How};
use crate::cards::Card;
use crate::machine::{Edit, Fault, Journal, Machine, Pile, Slot, State};
use crate::rules::{Role, Shape};

impl Machine {
    /// Deals the pack, as that program's shuffle leaves it.
    pub(super) fn distribute(&self, order: Vec<Card>, seed: u64) -> Result<State, Fault> {
        let pattern = self.pattern()?;
        let mut left: std::collections::VecDeque<Card> = order.into();
        let mut state = self.unstocked(seed);
        let mut cards: Vec<Vec<Card>> = vec![Vec::new(); self.places.piles()];
        // What is put out by name leaves the pack before anything is dealt, a base card's fellows
        // as soon as the base card is known.
        for op in &self.programs.layout {
            match &op.act {
                Act::Put(put) => {
                    for (pile, kinds) in put {
                        let at = left.iter().rposition(|&card| kinds.has(card, &state));
                        let card = at.and_then(|at| left.remove(at));
                        self.hand_to(*pile, card, &mut cards, &mut state)?;
                    }
                }
                Act::Deal(deal) => {
                    for &pile in &deal.to {
                        let wanted = pattern.count(pile);
                        while self.is_hole(pile) && held(&cards, pile) < wanted {
                            let card = left.pop_front();
                            self.hand_to(pile, card, &mut cards, &mut state)?;
                        }
                    }
                }
                _ => {}
            }
        }
        for pile in self.back_order(&pattern, &cards) {
            let card = left.pop_back();
            self.hand_to(pile, card, &mut cards, &mut state)?;
        }
        for pile in self.places.all() {
            let faces = pattern.pile(&self.places, pile);
            let dealt = cards.get(usize::from(pile.0)).into_iter().flatten();
            let slots = dealt.zip(faces).map(|(&card, face)| {
                if face.is_up() {
                    Slot::up(card)
                } else {
                    Slot::down(card)
                }
            });
            self.fill_pile(&mut state, pile, slots);
        }
        state.rehash(&self.places);
        let mut journal = Journal::new();
        let mut edit = self.edit(&mut state, &mut journal).without_counting();
        let how = How::default();
        let others: Vec<Op> = self
            .programs
            .layout
            .iter()
            .filter(|op| !matches!(op.act, Act::Deal(_) | Act::Put(_)))
            .cloned()
            .collect();
        self.run(&others, &mut edit, how)?;
        self.open_play(&mut edit)?;
        Ok(state)
    }

    /// A table dealt by the layout's deals alone, to see how many cards lie where and how.
    fn pattern(&self) -> Result<State, Fault> {
        let moves_on = |op: &Op| match &op.act {
            Act::Deal(deal) => deal.sending.is_some() || deal.begins.is_some(),
            Act::BeginAgain | Act::Turn(_) | Act::LayOutAgain => true,
            _ => false,
        };
        if self.programs.layout.iter().any(moves_on) {
            return Err(Fault::new(
                "the layout looks at the cards that it deals, and deals `solvitaire:` are handed \
                 out by numbers alone; a plain number deals this game",
            ));
        }
        let deals: Vec<Op> = self
            .programs
            .layout
            .iter()
            .filter(|op| matches!(op.act, Act::Deal(_) | Act::Put(_)))
            .cloned()
            .collect();
        let mut state = self.stocked(&self.rules.pack.cards(), 0);
        let mut journal = Journal::new();
        let mut edit = Edit::new(&self.places, &mut state, &mut journal).without_counting();
        let how = How {
            strict: true,
            ..How::default()
        };
        if self.run(&deals, &mut edit, how)? == Flow::Again {
            return Err(Fault::new("the layout begins again"));
        }
        Ok(state)
    }

    fn hand_to(
        &self,
        pile: Pile,
        card: Option<Card>,
        cards: &mut [Vec<Card>],
        state: &mut State,
    ) -> Result<(), Fault> {
        let (Some(card), Some(pile_cards)) = (card, cards.get_mut(usize::from(pile.0))) else {
            return Err(Fault::new(
                "the pack does not hold the cards that the layout puts out",
            ));
        };
        pile_cards.push(card);
        let base = usize::from(crate::machine::Counter::BASE.0);
        if self.places.tells_base(pile)
            && let (Some(stored @ 0), Some(rank)) =
                (state.counters.get_mut(base), self.places.rank_of(card))
        {
            *stored = i32::from(rank) + 1;
        }
        Ok(())
    }

    fn role(&self, pile: Pile) -> Option<Role> {
        self.rules
            .group(self.places.group(pile))
            .map(|group| group.role)
    }

    /// Whether the pile's cards come from the front: foundations, and wastes dealt to, are holes.
    fn is_hole(&self, pile: Pile) -> bool {
        matches!(self.role(pile), Some(Role::Foundation | Role::Waste))
    }

    /// The piles that get the cards from the back, one entry a card, in order.
    fn back_order(&self, pattern: &State, cards: &[Vec<Card>]) -> Vec<Pile> {
        let places = &self.places;
        let missing = |pile: Pile| pattern.count(pile).saturating_sub(held(cards, pile));
        let of_role = |role: Role| -> Vec<Pile> {
            places
                .all()
                .filter(|&pile| self.role(pile) == Some(role))
                .collect()
        };
        let mut order = Vec::new();
        for role in [Role::Cell, Role::Stock, Role::Reserve] {
            for pile in of_role(role) {
                order.extend(std::iter::repeat_n(pile, missing(pile)));
            }
        }
        let (mut grid, tableau): (Vec<Pile>, Vec<Pile>) = of_role(Role::Tableau)
            .into_iter()
            .partition(|&pile| matches!(places.shape(pile), Some(Shape::Grid { .. })));
        grid.sort_by_key(|&pile| {
            let (row, column) = places.row_column(pile).unwrap_or_default();
            (places.group(pile), column, row)
        });
        for pile in grid {
            order.extend(std::iter::repeat_n(pile, missing(pile)));
        }
        let counts: Vec<usize> = tableau.iter().map(|&pile| missing(pile)).collect();
        let rows = rows_of(&counts);
        order.extend(rows.into_iter().filter_map(|at| tableau.get(at).copied()));
        order
    }
}

fn held(cards: &[Vec<Card>], pile: Pile) -> usize {
    cards.get(usize::from(pile.0)).map_or(0, Vec::len)
}

/// In which order columns of these lengths get their cards, row by row.
fn rows_of(counts: &[usize]) -> Vec<usize> {
    let total = counts.iter().sum();
    let piles = counts.len();
    let mut triangle = Vec::with_capacity(total);
    for row in 0..total.max(piles) {
        if row < piles {
            triangle.extend((row..piles).rev());
        } else {
            triangle.extend(0..piles);
        }
        if triangle.len() >= total {
            break;
        }
    }
    triangle.truncate(total);
    let is_triangle = piles > 1
        && counts
            .iter()
            .enumerate()
            .all(|(at, &count)| triangle.iter().filter(|&&pile| pile == at).count() == count);
    let full_rows: bool = counts.iter().min() == counts.iter().max();
    if is_triangle && !full_rows {
        return triangle;
    }
    let longest = counts.iter().copied().max().unwrap_or(0);
    (0..longest)
        .flat_map(|row| {
            counts
                .iter()
                .enumerate()
                .filter(move |&(_, &count)| count > row)
                .map(|(at, _)| at)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::rows_of;

    #[test]
    fn a_triangle_goes_from_right_to_left_and_then_in_full_rows() {
        assert_eq!(rows_of(&[1, 2, 3]), [2, 1, 0, 2, 1, 2]);
        assert_eq!(rows_of(&[2, 3, 3]), [2, 1, 0, 2, 1, 2, 0, 1]);
        // The cards run out in the middle of the triangle.
        assert_eq!(rows_of(&[1, 2, 2]), [2, 1, 0, 2, 1]);
    }

    #[test]
    fn everything_else_goes_in_rows_from_the_left() {
        assert_eq!(rows_of(&[2, 2]), [0, 1, 0, 1]);
        assert_eq!(rows_of(&[3, 1]), [0, 1, 0, 0]);
        assert_eq!(rows_of(&[2, 2, 1]), [0, 1, 2, 0, 1]);
        assert_eq!(rows_of(&[1]), [0]);
    }
}

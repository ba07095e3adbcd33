//! The opening deal.

use super::dealt::Dealt;
use super::document::{Line, Section};
use super::piece::{Piece, fill};
use super::voice::Voice;
use crate::rules::{
    Deal, DealAmount, Face, Group, GroupId, PileTerm, Reference, Role, Shape, Spot, Step, StepKind,
};

impl Voice<'_> {
    /// The section on the deal, and what lies where after it.
    pub fn deal_section(&self) -> (Section, Dealt) {
        let words = self.words;
        let mut section = Section::new(words.heading_deal);
        let mut dealt = Dealt::new(self.rules);
        section.say(self.sentence(if self.rules.pack.apart {
            words.shuffle_apart
        } else if self.rules.pack.decks > 1 {
            words.shuffle_packs
        } else {
            words.shuffle_pack
        }));
        for (_, group) in self
            .rules
            .groups()
            .filter(|(_, group)| Self::is_places(group))
        {
            section.say(self.sentence(&self.places_sentence(group)));
            if let Shape::Drawing { spots } = &group.shape {
                section.lines.push(Line::Figure(figure(spots)));
                section.say(self.covering(spots));
            }
        }
        let mut after = dealt.clone();
        for step in &self.rules.layout {
            after.after(self.rules, step);
        }
        let mut counted = Vec::new();
        for step in &self.rules.layout {
            section.say(self.how_many_piles(step, &dealt, &after, &mut counted));
            section.say(self.sentence(&self.layout_step(step, &dealt)));
            dealt.after(self.rules, step);
        }
        self.say_rest(&mut section, &dealt, &counted);
        (section, dealt)
    }

    /// `there are 13 columns`, before a step that deals to some of them only, or to a group whose
    /// number nothing else says.
    fn how_many_piles(
        &self,
        step: &Step,
        dealt: &Dealt,
        after: &Dealt,
        counted: &mut Vec<GroupId>,
    ) -> String {
        let to = match &step.kind {
            StepKind::Deal(deal) => &deal.to,
            StepKind::Put { on, .. } => on,
            _ => return String::new(),
        };
        let mut sentences = Vec::new();
        for term in to {
            let id = match term {
                PileTerm::Group(id, _) | PileTerm::Reference(Reference::Pile(id, _)) => *id,
                PileTerm::Reference(_) => continue,
            };
            let Some(group) = self.rules.group(id) else {
                continue;
            };
            if counted.contains(&id) {
                continue;
            }
            counted.push(id);
            let says = Self::whole_group(to).is_some()
                && (matches!(step.kind, StepKind::Put { .. })
                    || self.makes_piles(step, dealt).is_some());
            let left_to_say = after.empties(id).is_some_and(|empty| empty > 0);
            if group.piles > 1 && !Self::is_places(group) && !says && !left_to_say {
                let piles = self.count(group.piles, &self.pile_noun(id));
                sentences.push(self.sentence(&fill(self.words.there_are, &[("piles", &piles)])));
            }
        }
        sentences.join(" ")
    }

    /// A step of the layout: a deal to piles that are all empty makes them.
    fn layout_step(&self, step: &Step, dealt: &Dealt) -> String {
        let others = !dealt.is_untouched(self.rules);
        if let Some((deal, id, group, shares)) = self.makes_piles(step, dealt) {
            return self.of_each(&deal.to, || {
                self.make_piles(deal, id, group, &shares, others)
            });
        }
        match &step.kind {
            StepKind::Deal(deal) => self.of_each(&deal.to, || {
                self.with_when(self.deal_step(deal, others), step)
            }),
            _ => self.step(step),
        }
    }

    /// The deal, its group and what each pile gets, if the step makes piles.
    fn makes_piles<'s>(
        &'s self,
        step: &'s Step,
        dealt: &Dealt,
    ) -> Option<(&'s Deal, GroupId, &'s Group, Vec<u32>)> {
        if let StepKind::Deal(deal) = &step.kind
            && step.when.is_none()
            && let Some(id) = Self::whole_group(&deal.to)
            && let Some(group) = self.rules.group(id)
            && group.piles > 1
            && !Self::is_places(group)
            && deal.begins.is_empty()
            && dealt.is_empty(id)
            && let Some(shares) = dealt.shares(self.rules, deal)
            && (shares.iter().all(|&share| share > 0) || shares.iter().all(|&share| share == 0))
        {
            return Some((deal, id, group, shares));
        }
        None
    }

    /// `deal seven columns of one to seven cards, by rows`.
    fn make_piles(
        &self,
        deal: &Deal,
        id: GroupId,
        group: &Group,
        shares: &[u32],
        others: bool,
    ) -> String {
        let words = self.words;
        let piles = self.count(group.piles, &self.pile_noun(id));
        let sizes = self.sizes(id, shares);
        let template = match deal.amount {
            DealAmount::All => words.deal_out_piles,
            _ => words.deal_piles,
        };
        let all = self.all_cards(others);
        let text = fill(
            template,
            &[("piles", &piles), ("sizes", &sizes), ("all", &all)],
        );
        let mut manner = Vec::new();
        if deal.at_a_time <= 1 && shares.iter().any(|&share| share > 1) {
            manner.push(words.by_rows.to_owned());
        }
        if deal.at_a_time > 1 {
            let cards = self.cards(deal.at_a_time);
            manner.push(fill(words.at_a_time, &[("cards", &cards)]));
        }
        manner.extend(self.deal_manner(deal));
        if group.shape == Shape::Line {
            manner.push(words.in_one_row.to_owned());
        }
        Self::with_clauses(text, &manner)
    }

    /// How many cards the piles have: `four cards each`, `one to seven cards`, `seven cards in
    /// the first four and six in the other four`.
    fn sizes(&self, id: GroupId, shares: &[u32]) -> Piece {
        let words = self.words;
        let runs = runs(shares);
        if let [(size, _)] = runs.as_slice() {
            let cards = self.cards(*size);
            return cards.with(fill(words.cards_each, &[("cards", &cards)]));
        }
        if let (Some(first), Some(last)) = (shares.first(), shares.last())
            && shares.len() > 2
        {
            let up = shares
                .windows(2)
                .all(|pair| matches!(pair, [a, b] if a + 1 == *b));
            let down = shares
                .windows(2)
                .all(|pair| matches!(pair, [a, b] if *a == b + 1));
            if up || down {
                let card = Self::noun(words.card);
                let from = Piece::from(self.grammar.number(i64::from(*first), card.feminine));
                let to = self.count(*last, &card.clone());
                let to = to.with(if down && *last == 1 {
                    let one = Piece::from(self.grammar.number(1, card.feminine));
                    fill(words.counted, &[("n", &one), ("x", &card.many())])
                } else {
                    to.text.clone()
                });
                return to.with(fill(words.sizes_range, &[("from", &from), ("to", &to)]));
            }
        }
        if runs.len() <= 3 {
            let noun = self.pile_noun(id);
            let last = runs.len() - 1;
            let parts: Vec<String> = runs
                .iter()
                .enumerate()
                .map(|(at, &(size, count))| {
                    let cards = self.cards(size);
                    let n = Piece {
                        text: self.grammar.number(i64::from(count), noun.feminine),
                        plural: count != 1,
                        feminine: noun.feminine,
                    };
                    let template = match (at, count) {
                        (0, 1) => words.first_one,
                        (0, _) => words.first_n,
                        (_, 1) if at == last => words.last_one,
                        (_, _) if at == last => words.last_n,
                        (_, 1) => words.next_one,
                        _ => words.next_n,
                    };
                    let which = Piece::from(fill(template, &[("x", &n)]));
                    fill(words.size, &[("cards", &cards), ("which", &which)])
                })
                .collect();
            return Piece::from(fill(
                words.sizes_parts,
                &[("parts", &Piece::from(self.and(&parts)))],
            ));
        }
        let numbers = Piece::from(self.numbers_of_cards(shares));
        Piece::from(fill(words.sizes_listed, &[("cards", &numbers)]))
    }

    /// What is left, and which piles are still empty.
    fn say_rest(&self, section: &mut Section, dealt: &Dealt, counted: &[GroupId]) {
        let words = self.words;
        if let Some((id, stock)) = self
            .rules
            .groups()
            .find(|(_, group)| group.role == Role::Stock)
        {
            let face = match stock.face {
                Face::Up => words.face_up,
                Face::Down => words.face_down,
            };
            let left = dealt.stock().unwrap_or(2);
            let face = fill(face, &[("cards", &self.cards(left))]);
            let (name, face) = (self.the_group(id), Piece::from(face));
            let text = match dealt.stock() {
                Some(0) => String::new(),
                Some(left) if usize::try_from(left) == Ok(self.rules.pack.size()) => {
                    fill(words.all_is_stock, &[("stock", &name), ("face", &face)])
                }
                Some(left) => {
                    let left = self.cards(left);
                    fill(
                        words.rest_is_stock,
                        &[("cards", &left), ("stock", &name), ("face", &face)],
                    )
                }
                None if stock.implicit => String::new(),
                None => fill(
                    words.unknown_rest_is_stock,
                    &[("stock", &name), ("face", &face)],
                ),
            };
            section.say(self.sentence(&text));
        }
        let room: Vec<Piece> = self
            .rules
            .groups()
            .filter(|(id, group)| {
                group.piles > 0
                    && !matches!(group.role, Role::Stock | Role::Discard)
                    && !Self::is_places(group)
                    && dealt
                        .empties(*id)
                        .map_or(!counted.contains(id), |empty| empty > 0)
            })
            .map(|(id, group)| {
                let Some(empty) = dealt.empties(id) else {
                    let all = if group.piles == 1 {
                        return self.the_group(id);
                    } else {
                        self.count(group.piles, &self.pile_noun(id))
                    };
                    return all.with(fill(words.in_all, &[("x", &all)]));
                };
                if !dealt.is_empty(id) {
                    let noun = self.pile_noun(id);
                    let piles = noun.of(i64::from(empty));
                    let n = self.grammar.number(i64::from(empty), noun.feminine);
                    let n = Piece::from(n);
                    return piles.with(fill(words.more, &[("n", &n), ("x", &piles)]));
                }
                if group.piles == 1 {
                    self.the_group(id)
                } else {
                    self.count(group.piles, &self.pile_noun(id))
                }
            })
            .collect();
        if !room.is_empty() {
            let texts: Vec<String> = room.iter().map(|piece| piece.text.clone()).collect();
            let room = Piece {
                text: self.and(&texts),
                plural: room.len() > 1 || room.iter().any(|piece| piece.plural),
                feminine: room.iter().all(|piece| piece.feminine),
            };
            section.say(self.sentence(&fill(words.leave_room, &[("piles", &room)])));
        }
    }

    /// `the tableau is a grid of places in four rows of fourteen`.
    fn places_sentence(&self, group: &Group) -> String {
        let words = self.words;
        let whole = self
            .rules
            .group_named(&group.name)
            .map(|(id, _)| self.the_group(id));
        let whole = whole.unwrap_or_default();
        let place = Self::noun(words.place);
        if let Shape::Grid { rows, columns } = &group.shape {
            let rows = self.count(*rows, &Self::noun(words.row));
            let columns = self.count(*columns, &place);
            return fill(
                words.grid,
                &[("whole", &whole), ("rows", &rows), ("places", &columns)],
            );
        }
        let places = self.count(group.piles, &place);
        fill(words.drawing, &[("whole", &whole), ("places", &places)])
    }

    /// That places cover each other.
    fn covering(&self, spots: &[Spot]) -> String {
        if spots.iter().all(|spot| spot.covered_by.is_empty()) {
            return String::new();
        }
        self.sentence(self.words.covering)
    }
}

/// Equal numbers that follow each other: the number, and how often.
fn runs(shares: &[u32]) -> Vec<(u32, u32)> {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for &share in shares {
        match runs.last_mut() {
            Some((size, count)) if *size == share => *count += 1,
            _ => runs.push((share, 1)),
        }
    }
    runs
}

/// The drawing as it was read: `o` and `#` at their places.
fn figure(spots: &[Spot]) -> Vec<String> {
    let rows = spots.iter().map(|spot| spot.row).max().unwrap_or(0);
    (0..=rows)
        .map(|row| {
            let mut line = String::new();
            let mut length = 0;
            for spot in spots.iter().filter(|spot| spot.row == row) {
                while length < spot.column {
                    line.push(' ');
                    length += 1;
                }
                line.push(match spot.face {
                    Face::Up => 'o',
                    Face::Down => '#',
                });
                length += 1;
            }
            line
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_numbers_are_put_together() {
        assert_eq!(runs(&[7, 7, 6, 6, 6]), [(7, 2), (6, 3)]);
        assert_eq!(runs(&[]), []);
    }

    #[test]
    fn a_drawing_is_shown_as_it_was() {
        let spot = |row, column, face| Spot {
            row,
            column,
            face,
            covered_by: Vec::new(),
        };
        let spots = [
            spot(0, 1, Face::Down),
            spot(1, 0, Face::Up),
            spot(1, 2, Face::Up),
        ];
        assert_eq!(figure(&spots), [" #", "o o"]);
    }
}

//! The steps of programs, each as an order: `deal one card to each column`.

use super::piece::{Piece, fill};
use super::voice::{Term, Voice};
use crate::rules::{
    CardSpec, Deal, DealAmount, Face, Gather, GroupId, Leaf, MoveCards, Order, Phrase, PileTerm,
    Piles, Select, Send, Shape, ShuffleWhat, Step, StepKind, Turn,
};

impl Voice<'_> {
    /// A step by itself: `deal one card to each column, face up`.
    pub fn step(&self, step: &Step) -> String {
        let speak = || self.with_when(self.step_kind(&step.kind), step);
        match &step.kind {
            StepKind::Deal(deal) => self.of_each(&deal.to, speak),
            _ => speak(),
        }
    }

    /// The text with the step's own condition before it.
    pub fn with_when(&self, text: String, step: &Step) -> String {
        match &step.when {
            None => text,
            Some(condition) => {
                let when = Piece::from(self.condition(condition));
                let text = Piece::from(text);
                fill(self.words.step_when, &[("x", &text), ("when", &when)])
            }
        }
    }

    /// The steps, one after another.
    pub fn program(&self, steps: &[Step]) -> String {
        let shuffled = steps
            .iter()
            .any(|step| matches!(step.kind, StepKind::Shuffle(ShuffleWhat::Stock)));
        let texts: Vec<String> = steps
            .iter()
            .map(|step| match &step.kind {
                // In which order cards are gathered is nothing to those that are shuffled.
                StepKind::Gather(gather) if shuffled => {
                    self.with_when(self.gather_step(gather, false), step)
                }
                _ => self.step(step),
            })
            .collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        texts.join(self.words.then)
    }

    fn step_kind(&self, kind: &StepKind) -> String {
        let words = self.words;
        match kind {
            StepKind::Deal(deal) => self.deal_step(deal, false),
            StepKind::BeginAgain => words.begin_again.to_owned(),
            StepKind::Turn(turn) => self.turn_step(turn),
            StepKind::Put {
                cards,
                on,
                one_of_each_suit,
            } => self.put_step(cards, on, *one_of_each_suit),
            StepKind::Gather(gather) => self.gather_step(gather, true),
            StepKind::Shuffle(ShuffleWhat::Stock) => words.shuffle_stock.to_owned(),
            StepKind::Shuffle(ShuffleWhat::Piles(piles)) => {
                fill(words.shuffle_piles, &[("piles", &self.piles_and(piles))])
            }
            StepKind::LayOutAgain => self.lay_out_again(),
            StepKind::Move(cards) => self.move_step(cards),
            StepKind::Sink { cards, piles } => {
                let cards = self.the(&self.plurals(cards));
                let piles = self.each(piles);
                fill(words.sink, &[("cards", &cards), ("pile", &piles)])
            }
            StepKind::Rotate(piles) => fill(words.rotate, &[("pile", &self.each(piles))]),
            StepKind::TurnUp(piles) => fill(words.turn_up, &[("pile", &self.each(piles))]),
            StepKind::CloseUp(group) => fill(words.close_up, &[("piles", &self.the_group(*group))]),
            StepKind::Fill { piles, from } => {
                let from = self.in_turn(from);
                let piles = self.piles_and(piles);
                fill(words.fill_places, &[("piles", &piles), ("from", &from)])
            }
            StepKind::Script(script) => {
                let sentence = Piece::from(self.script(*script));
                fill(words.script_step, &[("sentence", &sentence)])
            }
        }
    }

    /// The layout once more, in short.
    fn lay_out_again(&self) -> String {
        let steps: Vec<String> = self
            .rules
            .layout
            .iter()
            .filter(|step| !matches!(step.kind, StepKind::LayOutAgain))
            .map(|step| self.step(step))
            .collect();
        let steps = Piece::from(steps.join(self.words.then));
        fill(self.words.lay_out_again, &[("steps", &steps)])
    }

    /// `the waste or, if that is empty, the stock`.
    fn in_turn(&self, sources: &[Piles]) -> Piece {
        let sources: Vec<String> = sources.iter().map(|piles| self.piles(piles).text).collect();
        Piece::from(sources.join(self.words.or_if_empty))
    }

    /// All the cards, or those that are left.
    pub fn all_cards(&self, others: bool) -> Piece {
        Piece::from(if others {
            self.words.all_other_cards
        } else {
            self.words.all_cards
        })
    }

    /// A deal; `others` where some cards have been dealt before.
    pub fn deal_step(&self, deal: &Deal, others: bool) -> String {
        let words = self.words;
        let several = self.any_noun(&deal.to).is_some() && !self.are_places(&deal.to);
        let text = match &deal.amount {
            DealAmount::All => {
                let template = if self.are_places(&deal.to) {
                    words.deal_all_places
                } else {
                    words.deal_all
                };
                let all = if self.are_places(&deal.to) && !others {
                    Piece::from(words.the_cards)
                } else {
                    self.all_cards(others)
                };
                let to = self.piles_and(&deal.to);
                fill(template, &[("all", &all), ("piles", &to)])
            }
            DealAmount::Each(count) if !deal.begins.is_empty() => {
                let (cards, piles) = (self.cards(*count), self.piles(&deal.to));
                fill(words.deal_among, &[("cards", &cards), ("piles", &piles)])
            }
            DealAmount::Each(count) => {
                let (cards, pile) = (self.cards(*count), self.each(&deal.to));
                fill(words.deal_each, &[("cards", &cards), ("pile", &pile)])
            }
            DealAmount::PerPile(counts) => {
                let counts: Vec<u32> = counts.iter().map(|&count| u32::from(count)).collect();
                let cards = Piece::from(self.numbers_of_cards(&counts));
                let piles = self.piles_and(&deal.to);
                fill(words.deal_per_pile, &[("cards", &cards), ("piles", &piles)])
            }
        };
        let rounds = several && !matches!(deal.amount, DealAmount::Each(0 | 1));
        let mut manner = Vec::new();
        if rounds && deal.begins.is_empty() {
            let card = Self::noun(words.card);
            let each = deal.at_a_time.max(1);
            let n = self.grammar.number(i64::from(each), card.feminine);
            manner.push(fill(words.to_each_in_turn, &[("n", &Piece::from(n))]));
        }
        manner.extend(self.deal_manner(deal));
        Self::with_clauses(text, &manner)
    }

    /// `one to seven cards, one more each time`, or the numbers one by one.
    pub fn numbers_of_cards(&self, counts: &[u32]) -> String {
        let numbers: Vec<String> = counts
            .iter()
            .map(|&count| self.grammar.number(i64::from(count), true))
            .collect();
        let all = Piece::from(self.and(&numbers));
        fill(self.words.numbers_of_cards, &[("n", &all)])
    }

    /// How the cards of a deal come to lie, and what becomes of some of them.
    pub fn deal_manner(&self, deal: &Deal) -> Vec<String> {
        let words = self.words;
        let mut texts = Vec::new();
        let single = self.any_noun(&deal.to).is_none();
        texts.extend(self.deal_order(deal));
        let drawn = self.drawn(&deal.to);
        let face = deal.face.or_else(|| self.face_of(&deal.to));
        if deal.face.is_none() && drawn {
            texts.push(words.faces_as_drawn.to_owned());
        } else if let Some(face) = face {
            let face = match face {
                Face::Up => words.face_up,
                Face::Down => words.face_down,
            };
            let one = matches!(deal.amount, DealAmount::Each(1));
            let cards = self.cards(if one { 1 } else { 2 });
            texts.push(fill(face, &[("cards", &cards)]));
        }
        if let Some((count, face)) = deal.last {
            let template = match (single, face) {
                (true, Face::Up) => words.last_up,
                (true, Face::Down) => words.last_down,
                (false, Face::Up) => words.last_of_each_up,
                (false, Face::Down) => words.last_of_each_down,
            };
            let cards = self.last_cards(count);
            texts.push(fill(template, &[("cards", &cards)]));
        }
        if !deal.begins.is_empty() {
            let cards = Piece::from(self.one_of(&deal.begins));
            let noun = self.any_noun(&deal.to);
            let pile = noun.unwrap_or_else(|| Self::noun(words.pile)).one();
            texts.push(fill(
                words.begins_a_pile,
                &[("card", &cards), ("pile", &pile)],
            ));
        }
        if deal.leaving > 0 {
            let places = self.count(deal.leaving, &Self::noun(words.place));
            self.used(Term::Settled);
            texts.push(fill(words.leaving, &[("places", &places)]));
        }
        if let Some(send) = &deal.sending {
            texts.push(self.sending(send));
        }
        texts
    }

    /// `the last card`, `the last four cards`.
    fn last_cards(&self, count: u16) -> Piece {
        let words = self.words;
        if count == 1 {
            return Self::noun(words.last_card).one();
        }
        let cards = self.cards(count);
        cards.with(fill(words.last_cards, &[("cards", &cards)]))
    }

    fn deal_order(&self, deal: &Deal) -> Option<String> {
        let words = self.words;
        let grid = matches!(
            deal.to.first(),
            Some(PileTerm::Group(id, _))
                if self.rules.group(*id).is_some_and(|g| matches!(g.shape, Shape::Grid { .. }))
        );
        let text = match deal.order {
            Order::RowByRow if grid => words.row_by_row,
            Order::ColumnByColumn => words.column_by_column,
            Order::LastPileFirst => words.last_pile_first,
            Order::TopCardFirst => words.top_card_first,
            Order::BottomCardFirst | Order::FirstPileFirst | Order::RowByRow => return None,
        };
        Some(text.to_owned())
    }

    fn drawn(&self, piles: &Piles) -> bool {
        piles.iter().any(|term| match term {
            PileTerm::Group(id, _) => self.rules.group(*id).is_some_and(|group| {
                matches!(&group.shape, Shape::Drawing { spots }
                    if spots.iter().any(|spot| spot.face == Face::Down))
            }),
            PileTerm::Reference(_) => false,
        })
    }

    /// How cards lie in the piles by their groups' own rule, where they agree.
    fn face_of(&self, piles: &Piles) -> Option<Face> {
        let mut faces = piles.iter().filter_map(|term| match term {
            PileTerm::Group(id, _) => self.rules.group(*id).map(|group| group.face),
            PileTerm::Reference(_) => None,
        });
        let first = faces.next()?;
        faces.all(|face| face == first).then_some(first)
    }

    /// `an ace goes to the first free place … instead, and the next card takes its turn`.
    pub fn sending(&self, send: &Send) -> String {
        let words = self.words;
        let cards = Piece::from(self.card_that(&send.phrase, None));
        let to = self.piles(&send.to);
        let taken = matches!(&send.phrase, Phrase::Leaf(Leaf::TakenBy(by), _) if *by == send.to);
        let template = if taken {
            words.sending_taken
        } else if send.bottom {
            words.sending_to_bottom
        } else if self.any_noun(&send.to).is_some() {
            if self.are_places(&send.to) {
                words.sending_to_first_place
            } else {
                words.sending_to_first
            }
        } else {
            words.sending
        };
        let mut text = fill(template, &[("cards", &cards), ("piles", &to)]);
        text.push_str(if send.replaced {
            words.sent_is_replaced
        } else {
            words.sent_is_not_replaced
        });
        text
    }

    /// Whether the piles are places with a card each.
    fn are_places(&self, piles: &Piles) -> bool {
        piles.iter().all(|term| match term {
            PileTerm::Group(id, _) => self.rules.group(*id).is_some_and(Self::is_places),
            PileTerm::Reference(_) => false,
        })
    }

    fn turn_step(&self, turn: &Turn) -> String {
        let words = self.words;
        let (cards, to) = (self.cards(turn.count), self.piles(&turn.to));
        let nth = self.nth(turn.count, &Self::noun(words.card));
        let template = match (turn.count, turn.first_on_top) {
            (0 | 1, _) => words.turn_one,
            (_, false) => words.turn_many,
            (_, true) => words.turn_packet,
        };
        fill(
            template,
            &[("cards", &cards), ("piles", &to), ("nth", &nth)],
        )
    }

    fn put_step(&self, cards: &[CardSpec], on: &Piles, each_suit: bool) -> String {
        let words = self.words;
        let piles = self.each(on);
        if let [card] = cards {
            let noun = self.spec(*card);
            let count: u32 = on.iter().map(|term| self.how_many(term)).sum();
            let mut text = if count == 1 {
                let only =
                    matches!(card, CardSpec::Card(card) if self.rules.pack.copies(*card) == 1);
                let card = noun.one();
                let card = if only { self.the(&card) } else { self.a(&card) };
                fill(words.put_one, &[("card", &card), ("pile", &piles)])
            } else {
                let cards = self.count(count, &noun);
                fill(words.put_each, &[("cards", &cards), ("pile", &piles)])
            };
            if each_suit {
                text.push_str(", ");
                text.push_str(words.one_of_each_suit);
            }
            return text;
        }
        let count: u32 = on.iter().map(|term| self.how_many(term)).sum();
        let piles = match Self::whole_group(on) {
            Some(id) if count > 1 && usize::try_from(count) == Ok(cards.len()) => {
                self.the(&self.count(count, &self.pile_noun(id)))
            }
            _ => self.piles_and(on),
        };
        let cards = Piece::from(self.all_named(cards));
        fill(words.put_list, &[("cards", &cards), ("piles", &piles)])
    }

    /// Whether the piles are a stock that the file does not name.
    fn is_implicit(&self, piles: &Piles) -> bool {
        Self::whole_group(piles)
            .and_then(|id| self.rules.group(id))
            .is_some_and(|group| group.implicit)
    }

    fn gather_step(&self, gather: &Gather, in_order: bool) -> String {
        let words = self.words;
        let from: Vec<String> = gather
            .from
            .iter()
            .map(|piles| self.piles_and(piles).text)
            .collect();
        let from_piece = Piece {
            plural: gather.from.len() > 1,
            ..Piece::from(from.join(words.and_then))
        };
        let to = self.piles(&gather.to);
        if gather.unsettled {
            self.used(Term::Settled);
        }
        let template = match (gather.unsettled, self.is_implicit(&gather.to)) {
            (true, false) => words.gather_unsettled,
            (true, true) => words.gather_up_unsettled,
            (false, false) => words.gather,
            (false, true) => words.gather_up,
        };
        let mut texts = Vec::new();
        let text = fill(template, &[("from", &from_piece), ("to", &to)]);
        if !in_order {
            return text;
        }
        let several = gather
            .from
            .iter()
            .flatten()
            .map(|term| self.how_many(term))
            .sum::<u32>()
            > 1;
        if gather.last_pile_first {
            texts.push(words.last_pile_first.to_owned());
        }
        if gather.top_card_first {
            texts.push(words.each_from_top.to_owned());
        } else if several && !gather.unsettled {
            texts.push(words.each_from_bottom.to_owned());
        }
        Self::with_clauses(text, &texts)
    }

    fn move_step(&self, cards: &MoveCards) -> String {
        let words = self.words;
        let to = if self.any_noun(&cards.to).is_some() && self.any_noun(&cards.from).is_some() {
            self.piles_and(&cards.to)
        } else {
            self.piles(&cards.to)
        };
        if !cards.cards.is_empty() {
            let what = self.the(&self.plurals(&cards.cards));
            let from = self.piles_and(&cards.from);
            return fill(
                words.move_these,
                &[("cards", &what), ("from", &from), ("to", &to)],
            );
        }
        match cards.count {
            None => {
                let from = self.piles_and(&cards.from);
                fill(words.move_all, &[("from", &from), ("to", &to)])
            }
            Some(count) => {
                let from = self.each(&cards.from);
                let what = if count == 1 {
                    Self::noun(words.top_card).one()
                } else {
                    let cards = self.cards(count);
                    cards.with(fill(words.top_cards, &[("cards", &cards)]))
                };
                fill(
                    words.move_top,
                    &[("cards", &what), ("from", &from), ("to", &to)],
                )
            }
        }
    }

    /// The group whose piles, all of them, are what is named.
    pub fn whole_group(piles: &Piles) -> Option<GroupId> {
        match piles.as_slice() {
            [PileTerm::Group(id, Select::All)] => Some(*id),
            _ => None,
        }
    }
}

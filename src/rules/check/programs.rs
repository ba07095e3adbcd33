//! Programs of pile steps.

use super::groups::MOST_IN_PILE;
use super::lower::Lower;
use super::phrases::About;
use crate::language::syntax::{self as tree, StepOption, StepWord};
use crate::language::{Span, Spanned};
use crate::rules::{
    Condition, Deal, DealAmount, Face, Gather, GroupId, MoveCards, Order, PileTerm, Piles, Program,
    Select, Send, ShuffleWhat, Step, StepKind, Turn, errors,
};

/// The most steps of a program.
const MOST_STEPS: usize = 256;

/// Whose program it is: some steps belong to one only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Whose {
    /// `layout`, `numbering`.
    Layout,
    /// A turn of the stock.
    Pass,
    /// A redeal or an action.
    Move,
}

/// The options of a step, sorted.
#[derive(Debug, Default)]
struct Options {
    at_a_time: Option<u16>,
    face: Option<Face>,
    last: Option<(u16, Face)>,
    orders: Vec<(Order, Span)>,
    sending: Option<Send>,
    begins: Vec<crate::rules::CardSpec>,
    leaving: Option<u16>,
    one_of_each_suit: bool,
    first_on_top: bool,
    carrying_over: bool,
    when: Option<Condition>,
}

impl Lower {
    /// The steps of a program; those in which something is wrong are left out, which has been
    /// said.
    pub(super) fn program(&mut self, steps: &tree::Program, whose: Whose) -> Program {
        if let Some(extra) = steps.get(MOST_STEPS) {
            self.error(
                errors::TOO_MANY,
                extra.span,
                format!("a program has at most {MOST_STEPS} steps"),
            );
        }
        steps
            .iter()
            .take(MOST_STEPS)
            .filter_map(|step| self.step(step, whose))
            .collect()
    }

    fn step(&mut self, step: &Spanned<tree::Step>, whose: Whose) -> Option<Step> {
        let span = step.span;
        let options = self.options(&step.node)?;
        let kind = match &step.node.word {
            StepWord::Deal { amount, each, to } => self.deal(amount, *each, to, &options, span)?,
            StepWord::BeginAgain => {
                if whose != Whose::Layout {
                    return self.misplaced(span, "begin again", "the layout");
                }
                StepKind::BeginAgain
            }
            StepWord::Turn { count, to } => {
                if whose == Whose::Layout {
                    return self.misplaced(span, "turn", "`passes`; the layout deals");
                }
                if options.carrying_over && whose != Whose::Pass {
                    return self.misplaced(span, "carrying over", "`passes`");
                }
                let count = self.small(count, 1, MOST_IN_PILE, "how many cards are turned");
                StepKind::Turn(Turn {
                    to: self.piles(to)?,
                    count: count?,
                    first_on_top: options.first_on_top,
                    carrying_over: options.carrying_over,
                })
            }
            StepWord::Put { cards, on } => self.put(cards, on, &options, span)?,
            StepWord::Gather {
                unsettled,
                from,
                to,
            } => self.gather(*unsettled, from, to, &options, span)?,
            StepWord::Shuffle(what) => StepKind::Shuffle(match what {
                tree::ShuffleWhat::Stock => ShuffleWhat::Stock,
                tree::ShuffleWhat::Piles(piles) => ShuffleWhat::Piles(self.piles(piles)?),
            }),
            StepWord::LayOutAgain => {
                if whose == Whose::Layout {
                    return self.misplaced(span, "lay out again", "a redeal or an action");
                }
                StepKind::LayOutAgain
            }
            StepWord::Move {
                count,
                cards,
                each: _,
                from,
                to_each: _,
                to,
            } => {
                let count = match count {
                    None => None,
                    Some(count) => {
                        Some(self.small(count, 1, MOST_IN_PILE, "how many cards are moved")?)
                    }
                };
                let cards = self.card_words(cards);
                let from = self.piles(from);
                let to = self.piles(to);
                StepKind::Move(MoveCards {
                    count,
                    cards: cards?,
                    from: from?,
                    to: to?,
                })
            }
            StepWord::Sink { cards, piles } => {
                let cards = self.card_words(cards);
                let piles = self.piles(piles);
                StepKind::Sink {
                    cards: cards?,
                    piles: piles?,
                }
            }
            StepWord::Rotate(piles) => StepKind::Rotate(self.piles(piles)?),
            StepWord::TurnUp(piles) => StepKind::TurnUp(self.piles(piles)?),
            StepWord::CloseUp(piles) => StepKind::CloseUp(self.whole_group(piles, span)?),
            StepWord::Fill { piles, from } => {
                let piles = self.piles(piles);
                let from: Vec<Option<Piles>> = from.iter().map(|piles| self.piles(piles)).collect();
                let from: Option<Vec<Piles>> = from.into_iter().collect();
                StepKind::Fill {
                    piles: piles?,
                    from: from?,
                }
            }
            StepWord::Script(name) => StepKind::Script(self.script(name)?),
        };
        Some(Step {
            kind,
            when: options.when,
            origin: self.origin(span),
        })
    }

    fn misplaced(&mut self, span: Span, what: &str, place: &str) -> Option<Step> {
        self.error(
            errors::OUT_OF_PLACE,
            span,
            format!("`{what}` belongs to {place}"),
        );
        None
    }

    fn options(&mut self, step: &tree::Step) -> Option<Options> {
        if !self.few(&step.options) {
            return None;
        }
        let mut options = Options::default();
        let mut whole = true;
        for option in &step.options {
            if !option_belongs(&step.word, &option.node) {
                self.error_hint(
                    errors::OPTION_OUT_OF_PLACE,
                    option.span,
                    format!(
                        "`{}` means nothing at `{}`",
                        option_word(&option.node),
                        step_word(&step.word)
                    ),
                    "leave it out",
                );
                whole = false;
            } else if self
                .option(&option.node, option.span, &mut options)
                .is_none()
            {
                whole = false;
            }
        }
        whole.then_some(options)
    }

    fn option(&mut self, option: &StepOption, span: Span, options: &mut Options) -> Option<()> {
        let mut twice = false;
        match option {
            StepOption::AtATime(number) => {
                let number = self.small(number, 1, MOST_IN_PILE, "how many cards at a time")?;
                twice = options.at_a_time.replace(number).is_some();
            }
            StepOption::FaceDown => twice = options.face.replace(Face::Down).is_some(),
            StepOption::FaceUp => twice = options.face.replace(Face::Up).is_some(),
            StepOption::LastFaceUp(number) | StepOption::LastFaceDown(number) => {
                let number = match number {
                    None => 1,
                    Some(number) => self.small(number, 1, MOST_IN_PILE, "how many last cards")?,
                };
                let face = match option {
                    StepOption::LastFaceUp(_) => Face::Up,
                    _ => Face::Down,
                };
                twice = options.last.replace((number, face)).is_some();
            }
            StepOption::Order(order) => {
                twice = options
                    .orders
                    .iter()
                    .any(|&(it, _)| same_matter(it, *order));
                options.orders.push((*order, span));
            }
            StepOption::Sending(send) => {
                let send = self.send(send)?;
                twice = options.sending.replace(send).is_some();
            }
            StepOption::Begins(cards) => {
                twice = !options.begins.is_empty();
                options.begins = self.card_words(cards)?;
            }
            StepOption::Leaving(number) => {
                let number = self.small(number, 1, MOST_IN_PILE, "how many places are left")?;
                twice = options.leaving.replace(number).is_some();
            }
            StepOption::OneOfEachSuit => {
                twice = std::mem::replace(&mut options.one_of_each_suit, true);
            }
            StepOption::FirstOnTop => twice = std::mem::replace(&mut options.first_on_top, true),
            StepOption::CarryingOver => twice = std::mem::replace(&mut options.carrying_over, true),
            StepOption::From(_) => {}
            StepOption::When(condition) => {
                let condition = self.condition(condition)?;
                twice = options.when.replace(condition).is_some();
            }
        }
        if twice {
            self.error_hint(
                errors::SAID_TWICE,
                span,
                "this step has said that already",
                "leave one of them out",
            );
            return None;
        }
        Some(())
    }

    /// `sending A to P`.
    pub(super) fn send(&mut self, send: &tree::Send) -> Option<Send> {
        let about = About {
            group: None,
            corner: false,
            runs: false,
            dealt: true,
        };
        let phrase = self.phrase(&send.phrase, about);
        let to = self.piles(&send.to);
        Some(Send {
            phrase: phrase?,
            to: to?,
            bottom: send.bottom,
            replaced: !send.not_replaced,
        })
    }

    fn deal(
        &mut self,
        amount: &tree::DealAmount,
        each: bool,
        to: &tree::Piles,
        options: &Options,
        span: Span,
    ) -> Option<StepKind> {
        let target = Self::piles_span(to, span);
        let to = self.piles(to)?;
        let Some(fixed) = self.fixed_piles(&to) else {
            self.error(
                errors::OUT_OF_PLACE,
                target,
                "cards are dealt to piles by their names, not by where they lie",
            );
            return None;
        };
        if let Some(number) = self.means_all(amount) {
            let said = self.piles_as_said(&to);
            self.unknown(
                "parameter",
                number.0,
                number.1,
                Some(format!("what is left of the stock is `deal all to {said}`")),
            );
            return None;
        }
        let amount = match amount {
            tree::DealAmount::All => DealAmount::All,
            tree::DealAmount::Numbers(numbers) => {
                let counts: Vec<Option<u16>> = numbers
                    .iter()
                    .map(|number| self.small(number, 0, MOST_IN_PILE, "how many cards are dealt"))
                    .collect();
                let counts: Vec<u16> = counts.into_iter().collect::<Option<_>>()?;
                match counts.as_slice() {
                    [one] if each || fixed.len() == 1 || !options.begins.is_empty() => {
                        DealAmount::Each(*one)
                    }
                    [one] => {
                        let said = self.piles_as_said(&to);
                        let hint = self.each_hint(*one, &fixed, &said);
                        self.error_hint(
                            errors::SAY_EACH,
                            target,
                            format!("`{said}` is {} piles, and one number is said", fixed.len()),
                            hint,
                        );
                        return None;
                    }
                    counts if counts.len() == fixed.len() => DealAmount::PerPile(counts.to_vec()),
                    counts => {
                        self.error_hint(
                            errors::LIST_DOES_NOT_FIT,
                            span,
                            format!(
                                "{} numbers are said for {} piles",
                                counts.len(),
                                fixed.len()
                            ),
                            "say one number for each pile, or `deal 6 to each …`",
                        );
                        return None;
                    }
                }
            }
        };
        let order = options
            .orders
            .first()
            .map_or(Order::RowByRow, |&(order, _)| order);
        Some(StepKind::Deal(Deal {
            amount,
            to,
            at_a_time: options.at_a_time.unwrap_or(1),
            face: options.face,
            last: options.last,
            order,
            sending: options.sending.clone(),
            begins: options.begins.clone(),
            leaving: options.leaving.unwrap_or(0),
        }))
    }

    fn put(
        &mut self,
        cards: &[Spanned<tree::CardWord>],
        on: &tree::Piles,
        options: &Options,
        span: Span,
    ) -> Option<StepKind> {
        let target = Self::piles_span(on, span);
        let cards = self.card_words(cards);
        let on = self.piles(on);
        let (cards, on) = (cards?, on?);
        let Some(fixed) = self.fixed_piles(&on) else {
            self.error(
                errors::OUT_OF_PLACE,
                target,
                "cards are put on piles by their names, not by where they lie",
            );
            return None;
        };
        if cards.len() > 1 && cards.len() != fixed.len() {
            self.error_hint(
                errors::LIST_DOES_NOT_FIT,
                span,
                format!("{} cards are named for {} piles", cards.len(), fixed.len()),
                "name one card for each pile, or one rank for all",
            );
            return None;
        }
        Some(StepKind::Put {
            cards,
            on,
            one_of_each_suit: options.one_of_each_suit,
        })
    }

    fn gather(
        &mut self,
        unsettled: bool,
        from: &[tree::Piles],
        to: &tree::Piles,
        options: &Options,
        span: Span,
    ) -> Option<StepKind> {
        let from: Vec<Option<Piles>> = from.iter().map(|piles| self.piles(piles)).collect();
        let from: Option<Vec<Piles>> = from.into_iter().collect();
        let to = self.piles(to)?;
        self.one_pile(&to, span, "gathered to")?;
        let has = |order| options.orders.iter().any(|&(it, _)| it == order);
        Some(StepKind::Gather(Gather {
            unsettled,
            from: from?,
            to,
            last_pile_first: has(Order::LastPileFirst),
            top_card_first: has(Order::TopCardFirst),
        }))
    }

    /// Cards go to one pile only.
    fn one_pile(&mut self, piles: &Piles, span: Span, verb: &str) -> Option<()> {
        match self.fixed_piles(piles) {
            Some(fixed) if fixed.len() != 1 => {
                let name = self.first_name(piles);
                self.error_hint(
                    errors::SAY_EACH,
                    span,
                    format!(
                        "cards are {verb} one pile, and `{name}` is {} piles",
                        fixed.len()
                    ),
                    format!("say which: `{name} 1`"),
                );
                None
            }
            _ => Some(()),
        }
    }

    /// A group, all of it.
    fn whole_group(&mut self, piles: &tree::Piles, span: Span) -> Option<GroupId> {
        let lowered = self.piles(piles)?;
        if let [PileTerm::Group(group, Select::All)] = lowered.as_slice() {
            return Some(*group);
        }
        self.error(
            errors::OUT_OF_PLACE,
            span,
            "a whole group closes up, not some of its piles",
        );
        None
    }

    fn first_name(&self, piles: &Piles) -> String {
        match piles.first() {
            Some(PileTerm::Group(group, _)) => self.group_name(*group),
            _ => "this".to_owned(),
        }
    }
}

/// Whether two orders speak of the same matter, and so cannot both be said.
const fn same_matter(one: Order, other: Order) -> bool {
    const fn of_cards(order: Order) -> bool {
        matches!(order, Order::TopCardFirst | Order::BottomCardFirst)
    }
    of_cards(one) == of_cards(other)
}

/// Whether an option means something at a step.
const fn option_belongs(step: &StepWord, option: &StepOption) -> bool {
    match option {
        StepOption::When(_) => true,
        StepOption::AtATime(_)
        | StepOption::FaceDown
        | StepOption::FaceUp
        | StepOption::LastFaceUp(_)
        | StepOption::LastFaceDown(_)
        | StepOption::Sending(_)
        | StepOption::Begins(_)
        | StepOption::Leaving(_) => matches!(step, StepWord::Deal { .. }),
        StepOption::Order(Order::TopCardFirst | Order::BottomCardFirst) => {
            matches!(step, StepWord::Gather { .. })
        }
        StepOption::Order(Order::RowByRow | Order::ColumnByColumn) => {
            matches!(step, StepWord::Deal { .. })
        }
        StepOption::Order(Order::FirstPileFirst | Order::LastPileFirst) => {
            matches!(step, StepWord::Deal { .. } | StepWord::Gather { .. })
        }
        StepOption::OneOfEachSuit => matches!(step, StepWord::Put { .. }),
        StepOption::FirstOnTop | StepOption::CarryingOver => {
            matches!(step, StepWord::Turn { .. })
        }
        // Kept free for steps that take from a pile named by where it lies.
        StepOption::From(_) => false,
    }
}

/// An option as it is written, without its numbers and piles.
const fn option_word(option: &StepOption) -> &'static str {
    match option {
        StepOption::AtATime(_) => "at a time",
        StepOption::FaceDown => "face down",
        StepOption::FaceUp => "face up",
        StepOption::LastFaceUp(_) => "last face up",
        StepOption::LastFaceDown(_) => "last face down",
        StepOption::Order(Order::RowByRow) => "row by row",
        StepOption::Order(Order::ColumnByColumn) => "column by column",
        StepOption::Order(Order::FirstPileFirst) => "first pile first",
        StepOption::Order(Order::LastPileFirst) => "last pile first",
        StepOption::Order(Order::TopCardFirst) => "top card first",
        StepOption::Order(Order::BottomCardFirst) => "bottom card first",
        StepOption::Sending(_) => "sending",
        StepOption::Begins(_) => "begins a pile",
        StepOption::Leaving(_) => "leaving",
        StepOption::OneOfEachSuit => "one of each suit",
        StepOption::FirstOnTop => "first on top",
        StepOption::CarryingOver => "carrying over",
        StepOption::From(_) => "from",
        StepOption::When(_) => "when",
    }
}

/// The word that a step begins with.
const fn step_word(step: &StepWord) -> &'static str {
    match step {
        StepWord::Deal { .. } => "deal",
        StepWord::BeginAgain => "begin again",
        StepWord::Turn { .. } => "turn",
        StepWord::Put { .. } => "put",
        StepWord::Gather { .. } => "gather",
        StepWord::Shuffle(_) => "shuffle",
        StepWord::LayOutAgain => "lay out again",
        StepWord::Move { .. } => "move",
        StepWord::Sink { .. } => "sink",
        StepWord::Rotate(_) => "rotate",
        StepWord::TurnUp(_) => "turn up",
        StepWord::CloseUp(_) => "close up",
        StepWord::Fill { .. } => "fill",
        StepWord::Script(_) => "script",
    }
}

//! Programs of pile steps.

use super::super::grammar::{Node, Rule, Walk};
use super::super::recover::{self, Kind};
use super::Builder;
use crate::language::errors;
use crate::language::syntax::{
    DealAmount, Order, Piles, Program, Send, ShuffleWhat, Step, StepOption, StepWord,
};

impl Builder {
    pub(super) fn program_in(&mut self, parent: &Node<'_>) -> Option<Program> {
        let node = parent.child(Rule::program)?;
        Some(self.program(&node))
    }

    /// The steps in braces; one that cannot be read is reported and left out.
    pub(in super::super) fn program(&mut self, node: &Node<'_>) -> Program {
        let mut steps = Vec::new();
        for part in node.all() {
            match part.as_rule() {
                Rule::broken_step => recover::report(self, Kind::Step, &part),
                Rule::step => {
                    if let Some(step) = self.step(&part) {
                        steps.push(self.spanned(&part, step));
                    } else {
                        let span = self.span(&part);
                        self.diagnostics
                            .push(errors::unreadable::diagnostic(self.id, span));
                    }
                }
                _ => {}
            }
        }
        self.closed(node, "list of steps");
        steps
    }

    fn step(&mut self, node: &Node<'_>) -> Option<Step> {
        let word = self.step_word(&node.first()?)?;
        let mut options = Vec::new();
        for part in node.all() {
            let option = match part.as_rule() {
                Rule::option => part,
                Rule::slip_no_comma_option => {
                    let span = self.span(&part);
                    self.diagnostics.push(errors::missing_comma::diagnostic(
                        self.id,
                        span,
                        part.as_str(),
                    ));
                    part.first()?
                }
                _ => continue,
            };
            let built = self.option(&option)?;
            options.push(self.spanned(&option, built));
        }
        Some(Step { word, options })
    }

    fn step_word(&mut self, node: &Node<'_>) -> Option<StepWord> {
        Some(match node.as_rule() {
            Rule::deal => {
                let mut numbers = Vec::new();
                for number in node.children(Rule::count) {
                    numbers.push(self.number(&number)?);
                }
                StepWord::Deal {
                    amount: if numbers.is_empty() {
                        DealAmount::All
                    } else {
                        DealAmount::Numbers(numbers)
                    },
                    each: node.has(Rule::k_each),
                    to: self.piles_in(node)?,
                }
            }
            Rule::begin_again => StepWord::BeginAgain,
            Rule::turn_up => StepWord::TurnUp(self.piles_in(node)?),
            Rule::turn => StepWord::Turn {
                count: self.number_in(node)?,
                to: self.piles_in(node)?,
            },
            Rule::put => StepWord::Put {
                cards: self.card_list_in(node)?,
                on: self.piles_in(node)?,
            },
            Rule::gather => StepWord::Gather {
                unsettled: node.has(Rule::k_unsettled_cards_of),
                from: self.sources(&node.child(Rule::sources)?)?,
                to: self.piles_in(node)?,
            },
            Rule::shuffle => StepWord::Shuffle(match node.child(Rule::piles) {
                Some(piles) => ShuffleWhat::Piles(self.piles(&piles)?),
                None => ShuffleWhat::Stock,
            }),
            Rule::lay_out_again => StepWord::LayOutAgain,
            Rule::move_cards => self.move_cards(node)?,
            Rule::sink => StepWord::Sink {
                cards: self.card_list_in(node)?,
                piles: self.piles_in(node)?,
            },
            Rule::rotate => StepWord::Rotate(self.piles_in(node)?),
            Rule::close_up => StepWord::CloseUp(self.piles_in(node)?),
            Rule::fill_places => StepWord::Fill {
                piles: self.piles_in(node)?,
                from: self.sources(&node.child(Rule::sources)?)?,
            },
            Rule::script_ref => StepWord::Script(self.name(node)?),
            _ => return None,
        })
    }

    fn move_cards(&mut self, node: &Node<'_>) -> Option<StepWord> {
        let cards = match node.child(Rule::moved_cards) {
            Some(cards) => self.card_list_in(&cards)?,
            None => Vec::new(),
        };
        let (from, to) = (node.child(Rule::move_from)?, node.child(Rule::move_to)?);
        Some(StepWord::Move {
            count: self.number_in(node),
            cards,
            each: from.has(Rule::k_each),
            from: self.piles_in(&from)?,
            to_each: to.has(Rule::k_each),
            to: self.piles_in(&to)?,
        })
    }

    fn option(&mut self, node: &Node<'_>) -> Option<StepOption> {
        let inner = node.first()?;
        Some(match inner.as_rule() {
            Rule::at_a_time => StepOption::AtATime(self.number(&inner.child(Rule::some)?)?),
            Rule::k_face_down => StepOption::FaceDown,
            Rule::k_face_up => StepOption::FaceUp,
            Rule::last_face_up => StepOption::LastFaceUp(self.number_in(&inner)),
            Rule::last_face_down => StepOption::LastFaceDown(self.number_in(&inner)),
            Rule::k_row_by_row => StepOption::Order(Order::RowByRow),
            Rule::k_column_by_column => StepOption::Order(Order::ColumnByColumn),
            Rule::k_first_pile_first => StepOption::Order(Order::FirstPileFirst),
            Rule::k_last_pile_first => StepOption::Order(Order::LastPileFirst),
            Rule::k_top_card_first => StepOption::Order(Order::TopCardFirst),
            Rule::k_bottom_card_first => StepOption::Order(Order::BottomCardFirst),
            Rule::sending => StepOption::Sending(self.sending(&inner)?),
            Rule::begins_a_pile => StepOption::Begins(self.card_list_in(&inner)?),
            Rule::leaving => StepOption::Leaving(self.number_in(&inner)?),
            Rule::k_one_of_each_suit => StepOption::OneOfEachSuit,
            Rule::k_first_on_top => StepOption::FirstOnTop,
            Rule::k_carrying_over => StepOption::CarryingOver,
            Rule::from_reference => {
                StepOption::From(self.reference_or_pile(&inner.child(Rule::reference_or_pile)?)?)
            }
            Rule::when => StepOption::When(self.condition(&inner.child(Rule::condition)?)?),
            _ => return None,
        })
    }

    /// `sending A to P`.
    pub(super) fn sending(&mut self, node: &Node<'_>) -> Option<Send> {
        let to: Piles = self.piles_in(node)?;
        Some(Send {
            phrase: self.phrase(&node.child(Rule::phrase)?)?,
            to,
            bottom: node.has(Rule::k_bottom_of),
            not_replaced: node.has(Rule::k_not_replaced),
        })
    }
}

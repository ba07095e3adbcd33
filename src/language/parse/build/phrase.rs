//! Phrases about the card, and the clauses after them.

use super::super::grammar::{Node, Rule, Walk};
use super::Builder;
use crate::cards::Colour;
use crate::language::syntax::{
    Budget, By, CardWord, Clause, ClauseWord, Direction, Leaf, Line, Number, Phrase, Select,
    SuitWord,
};
use crate::language::{Spanned, errors};

impl Builder {
    pub(super) fn line(&mut self, node: &Node<'_>) -> Option<Line> {
        let line = node.child(Rule::line)?;
        Some(Line {
            phrase: self.phrase(&line.child(Rule::phrase)?)?,
            clauses: self.clauses(&line)?,
        })
    }

    pub(super) fn phrase(&mut self, node: &Node<'_>) -> Option<Spanned<Phrase>> {
        let mut parts = Vec::new();
        for part in node.children(Rule::and_phrase) {
            parts.push(self.and_phrase(&part)?);
        }
        if parts.len() > 1
            && let Some(mixed) = node
                .children(Rule::and_phrase)
                .find(|part| part.has(Rule::k_and))
        {
            self.mixed(node, &mixed);
        }
        Some(joined(parts, self.span(node), Phrase::Or))
    }

    fn and_phrase(&mut self, node: &Node<'_>) -> Option<Spanned<Phrase>> {
        let mut parts = Vec::new();
        for part in node.children(Rule::not_phrase) {
            let inner = match part.child(Rule::leaf) {
                Some(leaf) => {
                    let built = self.leaf(&leaf)?;
                    self.spanned(&leaf, Phrase::Leaf(built))
                }
                None => self.phrase(&part.child(Rule::phrase)?)?,
            };
            parts.push(if part.has(Rule::k_not) {
                self.spanned(&part, Phrase::Not(Box::new(inner)))
            } else {
                inner
            });
        }
        Some(joined(parts, self.span(node), Phrase::And))
    }

    /// `a and b or c`: reports it, with brackets around the `and` as the way out.
    pub(super) fn mixed(&mut self, whole: &Node<'_>, and: &Node<'_>) {
        let (span, part) = (self.span(whole), self.span(and));
        self.diagnostics.push(errors::and_with_or::diagnostic(
            self.id,
            span,
            part,
            and.as_str(),
        ));
    }

    fn leaf(&mut self, node: &Node<'_>) -> Option<Leaf> {
        let inner = node.first()?;
        Some(match inner.as_rule() {
            Rule::k_any => Leaf::Any,
            Rule::k_none => Leaf::None,
            Rule::k_same_rank => Leaf::SameRank,
            Rule::k_rank_is_pile_number => Leaf::RankIsPileNumber,
            Rule::script_ref => Leaf::Script(self.name(&inner)?),
            Rule::rank_found_in => Leaf::RankFoundIn(self.piles_in(&inner)?),
            Rule::taken_by => Leaf::TakenBy(self.piles_in(&inner)?),
            Rule::rank_is_tally => Leaf::RankIsTally(self.name(&inner)?),
            Rule::suit_word => Leaf::Suit(suit_word(&inner)?),
            Rule::run => {
                let mut ends = inner.children(Rule::symbol);
                let (from, to) = (ends.next()?, ends.next()?);
                Leaf::Run {
                    from: self.words(&from),
                    to: self.words(&to),
                    suit: self.suit_in(&inner),
                }
            }
            Rule::step_phrase => self.step_phrase(&inner)?,
            Rule::cards => Leaf::Cards {
                cards: self.card_list_in(&inner)?,
                respectively: inner.has(Rule::k_respectively),
            },
            _ => return None,
        })
    }

    fn step_phrase(&mut self, node: &Node<'_>) -> Option<Leaf> {
        let direction = match node.child(Rule::direction)?.first()?.as_rule() {
            Rule::k_up => Direction::Up,
            Rule::k_down => Direction::Down,
            Rule::k_up_or_down => Direction::UpOrDown,
            Rule::k_higher => Direction::Higher,
            Rule::k_lower => Direction::Lower,
            _ => return None,
        };
        let by = match node.child(Rule::by) {
            Some(by) => {
                let far = match by.child(Rule::number) {
                    Some(number) => By::Number(self.number(&number)?.node),
                    None => By::PileNumber,
                };
                Some(self.spanned(&by, far))
            }
            None => None,
        };
        let suit = self.suit_in(node);
        if suit.is_none() {
            let span = self.span(node);
            self.diagnostics.push(errors::suits_not_said::diagnostic(
                self.id,
                span,
                node.as_str(),
            ));
        }
        Some(Leaf::Step {
            direction,
            by,
            suit,
        })
    }

    pub(super) fn suit_in(&self, node: &Node<'_>) -> Option<Spanned<SuitWord>> {
        let word = node.child(Rule::suit_word)?;
        suit_word(&word).map(|suit| self.spanned(&word, suit))
    }

    pub(super) fn card_list_in(&mut self, parent: &Node<'_>) -> Option<Vec<Spanned<CardWord>>> {
        let list = parent.child(Rule::card_list)?;
        let mut cards = Vec::new();
        for card in list.children(Rule::card_word) {
            cards.push(self.card_word(&card)?);
        }
        Some(cards)
    }

    pub(super) fn card_word(&mut self, node: &Node<'_>) -> Option<Spanned<CardWord>> {
        let inner = node.first()?;
        let word = match inner.as_rule() {
            Rule::ranks => {
                let mut ends = inner.children(Rule::symbol);
                let (low, high) = (ends.next()?, ends.next()?);
                CardWord::Ranks(low.as_str().to_owned(), high.as_str().to_owned())
            }
            Rule::colour_rank => {
                let colour = colour(inner.first()?.as_rule())?;
                CardWord::ColourRank(colour, inner.child(Rule::symbol)?.as_str().to_owned())
            }
            Rule::k_red | Rule::k_black => CardWord::Colour(colour(inner.as_rule())?),
            Rule::symbol => symbol(inner.as_str()),
            Rule::k_joker => CardWord::Joker,
            Rule::k_base => CardWord::Base(0),
            Rule::k_next_below_base => CardWord::Base(-1),
            Rule::k_next_above_base => CardWord::Base(1),
            Rule::slip_small_card => {
                let span = self.span(&inner);
                let written = inner.as_str();
                self.diagnostics
                    .push(errors::small_letters::diagnostic(self.id, span, written));
                symbol(&written.to_ascii_uppercase())
            }
            _ => return None,
        };
        Some(self.spanned(node, word))
    }

    /// Every clause among the children, those without their comma too (which is reported).
    pub(super) fn clauses(&mut self, parent: &Node<'_>) -> Option<Vec<Spanned<Clause>>> {
        let mut clauses = Vec::new();
        for node in parent.all() {
            let clause = match node.as_rule() {
                Rule::clause => self.clause(&node)?,
                Rule::slip_no_comma => {
                    let span = self.span(&node);
                    self.diagnostics.push(errors::missing_comma::diagnostic(
                        self.id,
                        span,
                        node.as_str(),
                    ));
                    self.clause(&node.first()?)?
                }
                // The first `from` of `remove` and `swap` stands without a comma.
                Rule::from_clause => {
                    let word = self.clause_word(&node)?;
                    let clause = Clause {
                        negated: false,
                        word,
                    };
                    self.spanned(&node, clause)
                }
                _ => continue,
            };
            clauses.push(clause);
        }
        Some(clauses)
    }

    fn clause(&mut self, node: &Node<'_>) -> Option<Spanned<Clause>> {
        let word = node.all().find(|part| part.as_rule() != Rule::k_not)?;
        let clause = Clause {
            negated: node.has(Rule::k_not),
            word: self.clause_word(&word)?,
        };
        Some(self.spanned(node, clause))
    }

    fn clause_word(&mut self, node: &Node<'_>) -> Option<ClauseWord> {
        Some(match node.as_rule() {
            Rule::k_round_the_corner => ClauseWord::RoundTheCorner,
            Rule::k_on_face_down => ClauseWord::OnFaceDown,
            Rule::k_one_card => ClauseWord::OneCard,
            Rule::k_as_cells_allow => ClauseWord::AsCellsAllow,
            Rule::k_as_cells_and_spaces_allow => ClauseWord::AsCellsAndSpacesAllow,
            Rule::k_at_any_time => ClauseWord::AtAnyTime,
            Rule::k_at_once => ClauseWord::AtOnce,
            Rule::k_at_bottom => ClauseWord::AtBottom,
            Rule::k_one_way => ClauseWord::OneWay,
            Rule::k_all_one_way => ClauseWord::AllOneWay,
            Rule::k_both_settled => ClauseWord::BothSettled,
            Rule::k_either_settled => ClauseWord::EitherSettled,
            Rule::neighbours => ClauseWord::Neighbours {
                corners: node.has(Rule::k_corners_too),
            },
            Rule::compared_with => ClauseWord::ComparedWith(
                self.reference_or_pile(&node.child(Rule::reference_or_pile)?)?,
            ),
            Rule::on => ClauseWord::On(self.card_list_in(node)?),
            Rule::from_clause | Rule::to_clause => {
                let mut piles = self.piles_in(node)?;
                self.listed(node, "or");
                for slip in node.children(Rule::slip_listed) {
                    piles.push(self.pile_term(&slip.child(Rule::pile_term)?)?);
                }
                if node.as_rule() == Rule::from_clause {
                    ClauseWord::From(piles)
                } else {
                    ClauseWord::To(piles)
                }
            }
            Rule::in_clause => ClauseWord::In(match node.child(Rule::in_pile) {
                Some(piles) => Select::Numbers(self.ranges(&piles.child(Rule::numbers)?)?),
                None => self.places(&node.child(Rule::places)?)?,
            }),
            Rule::new_suit_in => ClauseWord::NewSuitIn(self.name(node)?),
            Rule::when => ClauseWord::When(self.condition(&node.child(Rule::condition)?)?),
            Rule::budget => ClauseWord::Budget(self.budget(node)?),
            _ => return None,
        })
    }

    /// The budget at the head of a statement, if it has one.
    pub(super) fn budget_in(&mut self, parent: &Node<'_>) -> Option<Spanned<Budget>> {
        let node = parent.child(Rule::budget)?;
        let budget = self.budget(&node)?;
        Some(self.spanned(&node, budget))
    }

    fn budget(&mut self, node: &Node<'_>) -> Option<Budget> {
        let first = node.first()?;
        let times = match first.as_rule() {
            Rule::k_once => Some(self.spanned(&first, Number::Literal(1))),
            Rule::k_twice => Some(self.spanned(&first, Number::Literal(2))),
            Rule::times => Some(self.number(&first)?),
            _ => None,
        };
        Some(Budget {
            times,
            name: self.name(node),
        })
    }
}

/// One part as it is, several joined.
pub(super) fn joined<T>(
    mut parts: Vec<Spanned<T>>,
    span: crate::language::Span,
    join: impl FnOnce(Vec<Spanned<T>>) -> T,
) -> Spanned<T> {
    if parts.len() == 1
        && let Some(only) = parts.pop()
    {
        return only;
    }
    Spanned::new(join(parts), span)
}

fn colour(rule: Rule) -> Option<Colour> {
    match rule {
        Rule::k_red => Some(Colour::Red),
        Rule::k_black => Some(Colour::Black),
        _ => None,
    }
}

pub(super) fn suit_word(node: &Node<'_>) -> Option<SuitWord> {
    Some(match node.first()?.as_rule() {
        Rule::k_in_suit => SuitWord::InSuit,
        Rule::k_in_colour => SuitWord::InColour,
        Rule::k_in_alternate_colours => SuitWord::AlternateColours,
        Rule::k_in_another_suit => SuitWord::AnotherSuit,
        Rule::k_regardless_of_suit => SuitWord::Regardless,
        _ => return None,
    })
}

/// What capitals and digits name as far as the text alone tells: a suit, a card of the French
/// suits, else a rank. Whether the pack has it is for the rules to say.
fn symbol(text: &str) -> CardWord {
    let is_suit = |c: char| "SHDC♠♥♦♣♤♡♢♧".contains(c);
    let mut letters = text.chars();
    match letters.next_back() {
        Some(last) if is_suit(last) => {
            let rank = letters.as_str();
            if rank.is_empty() {
                return CardWord::Suit(text.to_owned());
            }
            let is_rank = rank.chars().all(|c| c.is_ascii_digit())
                || matches!(rank, "A" | "J" | "Q" | "K" | "T");
            if is_rank || !last.is_ascii() {
                return CardWord::Card(text.to_owned());
            }
            CardWord::Rank(text.to_owned())
        }
        _ => CardWord::Rank(text.to_owned()),
    }
}

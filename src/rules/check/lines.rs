//! The lines that decide what may be laid, lifted, taken off and swapped.

use super::clauses::{Clauses, Place};
use super::lower::Lower;
use super::merged::At;
use super::phrases::{About, has_step};
use crate::language::syntax as tree;
use crate::language::{Span, Spanned};
use crate::rules::{
    GroupId, LayLine, LayWord, LiftLine, LiftUnit, Phrase, SetForm, SetSize, Take, TakeWord, errors,
};

/// The largest sum that a removal may ask for: five cards of value 255.
const LARGEST_SUM: u16 = 1275;

impl Lower {
    /// A `start`, `build` or `lay` line.
    pub(super) fn lay_line(
        &mut self,
        group: GroupId,
        word: LayWord,
        line: &tree::Line,
        span: Span,
    ) -> Option<LayLine> {
        let clauses = self.clauses(&line.clauses, Place::Lay, Some(group));
        let about = About {
            group: Some(group),
            corner: corner_said(&line.clauses),
            runs: true,
            dealt: false,
        };
        let phrase = self.phrase(&line.phrase, about);
        let (clauses, phrase) = (clauses?, phrase?);
        self.corner_means(&clauses, Some(&phrase))?;
        Some(LayLine {
            word,
            phrase,
            compared_with: clauses.compared_with,
            clauses: clauses.tests,
            budget: clauses.budget,
            limit: clauses.limit,
            at_once: clauses.at_once,
            at_bottom: clauses.at_bottom,
            origin: self.origin(span),
        })
    }

    /// A `lift` line.
    pub(super) fn lift_line(
        &mut self,
        group: GroupId,
        lift: &tree::Lift,
        span: Span,
    ) -> Option<LiftLine> {
        let clauses = self.clauses(&lift.clauses, Place::Lift, Some(group));
        let about = About {
            group: Some(group),
            corner: corner_said(&lift.clauses),
            runs: false,
            dealt: false,
        };
        let unit = match &lift.unit.node {
            tree::LiftUnit::None => Some(LiftUnit::None),
            tree::LiftUnit::Top => Some(LiftUnit::Top),
            tree::LiftUnit::Sequence(None) => Some(LiftUnit::Sequence(None)),
            tree::LiftUnit::Sequence(Some(added)) => self
                .phrase(added, about)
                .map(|added| LiftUnit::Sequence(Some(added))),
            tree::LiftUnit::AllFaceUp => Some(LiftUnit::AllFaceUp),
            tree::LiftUnit::WholePile => Some(LiftUnit::WholePile),
            tree::LiftUnit::SquaredPile => Some(LiftUnit::SquaredPile),
            tree::LiftUnit::AnyPacket => Some(LiftUnit::AnyPacket),
            tree::LiftUnit::AnyCard => Some(LiftUnit::AnyCard),
        };
        let (clauses, unit) = (clauses?, unit?);
        let phrase = match &unit {
            LiftUnit::Sequence(added) => added.as_ref(),
            _ => None,
        };
        self.corner_means(&clauses, phrase)?;
        Some(LiftLine {
            unit,
            clauses: clauses.tests,
            budget: clauses.budget,
            limit: clauses.limit,
            at_once: clauses.at_once,
            origin: self.origin(span),
        })
    }

    /// `round the corner` needs a step to go round it.
    fn corner_means(&mut self, clauses: &Clauses, phrase: Option<&Phrase>) -> Option<()> {
        let Some(span) = clauses.corner else {
            return Some(());
        };
        if phrase.is_some_and(has_step) {
            return Some(());
        }
        self.error_hint(
            errors::OUT_OF_PLACE,
            span,
            "no step goes `round the corner` in this line",
            "say `up …` or `down …`, or leave it out",
        );
        None
    }

    /// A `remove` or `swap` statement.
    pub(super) fn take(&mut self, take: &At<tree::Take>, swap: bool) -> Option<Take> {
        self.enter(take);
        let place = if swap { Place::Swap } else { Place::Remove };
        let clauses = self.clauses(&take.node.clauses, place, None);
        let corner = corner_said(&take.node.clauses);
        let form = self.set_form(&take.node.form, corner, swap);
        let (clauses, form) = (clauses?, form?);
        self.corner_means(&clauses, form.phrase.as_ref())?;
        let Some(from) = clauses.from else {
            self.error_hint(
                errors::OUT_OF_PLACE,
                take.span,
                "this does not say from which piles",
                "add `from tableau`, or wherever the cards lie",
            );
            return None;
        };
        let word = match (swap, take.node.whole_piles) {
            (false, false) => TakeWord::Remove,
            (true, false) => TakeWord::Swap,
            (true, true) => TakeWord::SwapPiles,
            (false, true) => {
                self.error(
                    errors::OUT_OF_PLACE,
                    take.span,
                    "whole piles can be swapped, not removed",
                );
                return None;
            }
        };
        Some(Take {
            word,
            form,
            compared_with: clauses.compared_with,
            from,
            clauses: clauses.tests,
            budget: clauses.budget,
            at_once: clauses.at_once,
            origin: self.origin(take.span),
        })
    }

    fn set_form(
        &mut self,
        form: &Spanned<tree::TakeForm>,
        corner: bool,
        swap: bool,
    ) -> Option<SetForm> {
        let span = form.span;
        let form = match &form.node {
            tree::TakeForm::One(phrase) => {
                let about = About {
                    group: None,
                    corner,
                    runs: false,
                    dealt: false,
                };
                SetForm {
                    size: SetSize { least: 1, most: 1 },
                    phrase: Some(self.phrase(phrase, about)?),
                    totalling: None,
                    same_rank: false,
                    in_sequence: false,
                    named: Vec::new(),
                    suit: None,
                    script: None,
                }
            }
            tree::TakeForm::Set {
                size,
                totalling,
                same_rank,
                in_sequence,
                named,
                suit,
                script,
            } => {
                let totalling = match totalling {
                    None => None,
                    Some(sum) => Some(self.small(sum, 1, LARGEST_SUM, "a sum of cards")?),
                };
                let named = self.card_words(named)?;
                let script = match script {
                    None => None,
                    Some(name) => Some(self.script(name)?),
                };
                SetForm {
                    size: self.set_size(*size, named.len(), span)?,
                    phrase: None,
                    totalling,
                    same_rank: *same_rank,
                    in_sequence: *in_sequence,
                    named,
                    suit: suit.as_ref().map(|suit| suit.node),
                    script,
                }
            }
        };
        if swap && form.size.least != 2 && form.phrase.is_none() {
            self.error_hint(
                errors::LIST_DOES_NOT_FIT,
                span,
                "a swap is of two",
                "say `swap pair …`",
            );
            return None;
        }
        Some(form)
    }

    fn set_size(&mut self, said: Option<(u8, u8)>, named: usize, span: Span) -> Option<SetSize> {
        let named = u8::try_from(named).unwrap_or(u8::MAX);
        let size = match said {
            Some((least, most)) => SetSize { least, most },
            None if named > 0 => SetSize {
                least: named,
                most: named,
            },
            None => SetSize {
                least: 2,
                most: SetSize::MOST,
            },
        };
        if size.least < 2 || size.least > size.most || size.most > SetSize::MOST {
            self.error_hint(
                errors::NUMBER_OUT_OF_RANGE,
                span,
                "a set is of 2 to 5 cards",
                "say `pair …` for two, `set of 3-5 …` for more",
            );
            return None;
        }
        if named > 0 && (size.least != named || size.most != named) {
            self.error_hint(
                errors::LIST_DOES_NOT_FIT,
                span,
                format!("{named} cards are named for a set of {}", size.most),
                "name as many cards as are taken",
            );
            return None;
        }
        Some(size)
    }
}

/// Whether `round the corner` is said among the clauses, and not `not round the corner`.
fn corner_said(clauses: &[Spanned<tree::Clause>]) -> bool {
    clauses.iter().any(|clause| {
        !clause.node.negated && matches!(clause.node.word, tree::ClauseWord::RoundTheCorner)
    })
}

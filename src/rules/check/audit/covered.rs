//! Lines that another line covers, and budgets that are never spent.

use crate::rules::check::lower::Lower;
use crate::rules::{
    Group, LayLine, LayWord, Leaf, LiftLine, LiftUnit, Limit, Origin, Phrase, Rules, errors,
};

impl Lower {
    /// Warns of lines without effect.
    pub(super) fn audit_covered(&mut self, rules: &Rules) {
        for group in &rules.groups {
            self.covered_lay(group);
            self.covered_lift(group);
        }
        for budget in &rules.budgets {
            if budget.times == Some(0) {
                let what = if budget.name == "redeal" {
                    "one pass leaves no redeal: this is never made".to_owned()
                } else {
                    "none is ever left of this".to_owned()
                };
                self.warn(
                    errors::BUDGET_IDLE,
                    budget.origin,
                    what,
                    "leave it out, or say a larger number",
                );
            }
        }
    }

    fn covered_lay(&mut self, group: &Group) {
        for (at, line) in group.lay.iter().enumerate() {
            let by = group.lay.iter().enumerate().find(|&(other_at, other)| {
                other_at != at
                    && lay_covers(other, line)
                    && (!lay_covers(line, other) || other_at < at)
            });
            if let Some((_, by)) = by {
                self.covered(line.origin, by.origin);
            }
        }
    }

    fn covered_lift(&mut self, group: &Group) {
        for (at, line) in group.lift.iter().enumerate() {
            let by = group.lift.iter().enumerate().find(|&(other_at, other)| {
                other_at != at
                    && lift_covers(other, line)
                    && (!lift_covers(line, other) || other_at < at)
            });
            if let Some((_, by)) = by {
                self.covered(line.origin, by.origin);
            }
        }
    }

    fn covered(&mut self, line: Origin, by: Origin) {
        let Origin::Written { source, span, .. } = line else {
            return;
        };
        let mut found = crate::language::Diagnostic::warning(
            errors::LINE_COVERED,
            source,
            span,
            "this line allows nothing that another does not allow already",
        )
        .hint("leave one of them out");
        if let Origin::Written { source, span, .. } = by {
            found = found.related(source, span, "the other");
        }
        self.report(found);
    }
}

/// Whether whatever the second line admits, the first admits too.
fn lay_covers(first: &LayLine, second: &LayLine) -> bool {
    (first.word == second.word || first.word == LayWord::Lay)
        && first.clauses.is_empty()
        && first.budget.is_none()
        && first.limit == Limit::None
        && first.at_bottom == second.at_bottom
        && first.at_once == second.at_once
        && (first.compared_with == second.compared_with || is_any(&first.phrase))
        && (is_any(&first.phrase) || same(&first.phrase, &second.phrase))
}

fn lift_covers(first: &LiftLine, second: &LiftLine) -> bool {
    let wider = match (&first.unit, &second.unit) {
        (one, LiftUnit::Top) => !matches!(
            one,
            LiftUnit::None | LiftUnit::AllFaceUp | LiftUnit::WholePile | LiftUnit::SquaredPile
        ),
        (LiftUnit::Sequence(None), LiftUnit::Sequence(_)) => true,
        (LiftUnit::AnyPacket, other) => matches!(
            other,
            LiftUnit::Sequence(_) | LiftUnit::AllFaceUp | LiftUnit::AnyPacket
        ),
        (LiftUnit::Sequence(Some(one)), LiftUnit::Sequence(Some(other))) => same(one, other),
        (one, other) => one == other,
    };
    wider
        && first.clauses.is_empty()
        && first.budget.is_none()
        && first.limit == Limit::None
        && first.at_once == second.at_once
}

fn is_any(phrase: &Phrase) -> bool {
    matches!(phrase, Phrase::Leaf(Leaf::Any, _))
}

/// Whether two phrases say the same, wherever they stand.
fn same(one: &Phrase, other: &Phrase) -> bool {
    match (one, other) {
        (Phrase::And(ones), Phrase::And(others)) | (Phrase::Or(ones), Phrase::Or(others)) => {
            ones.len() == others.len()
                && ones.iter().zip(others).all(|(one, other)| same(one, other))
        }
        (Phrase::Not(one), Phrase::Not(other)) => same(one, other),
        (Phrase::Leaf(one, _), Phrase::Leaf(other, _)) => one == other,
        _ => false,
    }
}

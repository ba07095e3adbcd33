//! From the syntax tree to a checked game.
//!
//! 1. The game's text and its parents' are read, and what they say is put together, still as
//!    syntax, each statement with the text it stands in (`load`, `merged`).
//! 2. Names and numbers are gathered, so that statements may come in any order (`lower`).
//! 3. Each statement is lowered, by construct; one in which something is wrong is left out, so
//!    that one error does not bring others.
//! 4. What is lowered is looked through as a whole (`audit`).

mod about;
mod audit;
mod changes;
mod clauses;
mod conditions;
mod deal_hints;
mod drawings;
mod endings;
mod groups;
mod lines;
mod load;
mod lower;
mod merged;
mod names;
mod pack;
mod phrases;
mod piles;
mod programs;
mod request;
mod shared_names;
mod turns;

pub use load::split_name;
pub use names::{folded, name_of_title, nearest, same_name};
pub use request::{Checked, NoParents, Parent, Parents, Request, UseError};

use super::{BudgetId, GroupId, Rules, errors};
use crate::language::{Diagnostic, Severity, Source, SourceId, Span};
use load::{Loaded, Read};
use lower::{Lower, MOST_AFTER_COMMAS};
use merged::Merged;
use programs::Whose;
use std::collections::BTreeSet;

/// The most groups of a game.
const MOST_GROUPS: usize = 64;

/// Checks a game: its text, its parents' and the variants asked for.
///
/// # Errors
///
/// [`UseError`] where the request asks for what the file does not have: a variant, a combination
/// of variants, a parameter, a value. What is wrong with the file is in the answer's diagnostics.
pub fn check(request: &Request, parents: &dyn Parents) -> Result<Checked, UseError> {
    check_read(request, parents, &mut Read::default())
}

/// The same, with the texts that were read before.
fn check_read(
    request: &Request,
    parents: &dyn Parents,
    read: &mut Read,
) -> Result<Checked, UseError> {
    let Loaded {
        merged,
        whole,
        own,
        variants,
        sources,
        mut found,
    } = load::load(request, parents, read)?;
    let Some(own) = own.filter(|_| whole) else {
        tidy(&mut found);
        return Ok(Checked {
            rules: None,
            diagnostics: found,
            sources,
        });
    };
    load::check_variant_names(&own, &mut found);
    let mut lower = Lower::new(&sources, &merged.broken);
    let read = !found.iter().any(|it| it.severity == Severity::Error);
    let rules = lower_all(&mut lower, &merged, request, &own, &variants, read)?;
    // What the parser could not read rightly is not judged further: one error is enough a line.
    let faulted: BTreeSet<_> = found
        .iter()
        .filter_map(|it| Some((it.source, lower.line(it.source, it.span)?)))
        .collect();
    let mut judged = std::mem::take(&mut lower.found);
    judged.retain(|it| {
        lower
            .line(it.source, it.span)
            .is_none_or(|line| !faulted.contains(&(it.source, line)))
    });
    found.append(&mut judged);
    tidy(&mut found);
    let wrong = found.iter().any(|it| it.severity == Severity::Error);
    Ok(Checked {
        rules: rules.filter(|_| !wrong),
        diagnostics: found,
        sources,
    })
}

/// Checks a file: the game as it stands and with each of its variants, what is found in one place
/// being said once. The rules are the base game's.
#[must_use]
pub fn check_all(name: &str, source: &Source, parents: &dyn Parents) -> Checked {
    check_file(name, source, parents).0
}

/// The same, and with it the rules of each variant that has no errors of its own.
#[must_use]
pub fn check_file(name: &str, source: &Source, parents: &dyn Parents) -> (Checked, Vec<Rules>) {
    let plain = Request::plain(name, source.clone());
    let mut read = Read::default();
    // Nothing is asked for, so nothing asked for can be missing.
    let Ok(mut base) = check_read(&plain, parents, &mut read) else {
        let nothing = Checked {
            rules: None,
            diagnostics: Vec::new(),
            sources: crate::language::Sources::default(),
        };
        return (nothing, Vec::new());
    };
    let parsed = read.file(source, SourceId(0));
    let variants: Vec<_> = parsed
        .game
        .iter()
        .flat_map(|game| &game.items)
        .filter_map(|item| match &item.node {
            crate::language::syntax::Item::Variant(variant) => {
                Some((item.span, variant.title.node.clone()))
            }
            _ => None,
        })
        .collect();
    let mut of_variants = Vec::new();
    // Of a file with too many variants that is the error, and each of them would take its time.
    let few = variants.len() <= load::MOST_VARIANTS;
    for (span, title) in variants.into_iter().filter(|_| few) {
        let request = Request {
            variants: vec![title],
            ..plain.clone()
        };
        let Ok(checked) = check_read(&request, parents, &mut read) else {
            continue;
        };
        of_variants.extend(checked.rules);
        // A name that only a variant uses is used.
        base.diagnostics
            .retain(|it| it.code != errors::UNUSED || checked.diagnostics.contains(it));
        for found in checked.diagnostics {
            // Of the base game's own lines nobody is warned because a variant makes them idle.
            let own = found.severity == Severity::Error
                || (found.code != errors::UNUSED && within(span, found.span));
            if own {
                base.diagnostics.push(found);
            }
        }
    }
    tidy(&mut base.diagnostics);
    if base.has_errors() {
        base.rules = None;
    }
    (base, of_variants)
}

fn within(outer: Span, inner: Span) -> bool {
    outer.start <= inner.start && inner.end <= outer.end
}

/// Puts diagnostics in the order of the texts, each thing once.
pub fn tidy(found: &mut Vec<Diagnostic>) {
    found.sort_by(|one, other| {
        let key = |it: &Diagnostic| (it.source, it.span.start, it.span.end, it.severity, it.code);
        (key(one), &one.message).cmp(&(key(other), &other.message))
    });
    found.dedup();
}

/// Gathers the groups and the budgets, so that statements may name them in any order; none where
/// there is nothing to go on with.
fn gather(
    lower: &mut Lower,
    merged: &Merged,
    title: Span,
) -> Option<(Option<BudgetId>, Vec<Option<BudgetId>>)> {
    if merged.groups.len() > MOST_GROUPS {
        lower.error(
            errors::TOO_MANY,
            title,
            format!("a game has at most {MOST_GROUPS} groups"),
        );
        return None;
    }
    if merged.groups.is_empty() && merged.broken.is_empty() {
        lower.error_hint(
            errors::NOTHING_TO_PLAY,
            title,
            "this game has no piles",
            "add groups of piles: `tableau x7 { start any; build down in suit }`",
        );
        return None;
    }
    lower.read_heads(&merged.groups);
    lower.base_is_told = merged.base_from.is_some()
        || !merged.broken.is_empty()
        || !lower.of_role(crate::rules::Role::Foundation).is_empty();
    for (source, clauses) in merged.all_clauses() {
        lower.source = source;
        // A line that has more of them is left out.
        for clause in clauses.iter().take(MOST_AFTER_COMMAS) {
            if let crate::language::syntax::ClauseWord::Budget(budget) = &clause.node.word {
                lower.gather_budget(budget, clause.span);
            }
        }
    }
    let (_, redeal, actions) =
        lower.gather_moves(&merged.passes, merged.redeal.as_ref(), &merged.actions);
    Some((redeal, actions))
}

/// Lowers everything; what is wrong is in the diagnostics.
fn lower_all(
    lower: &mut Lower,
    merged: &Merged,
    request: &Request,
    own: &crate::language::syntax::Game,
    variants: &[crate::language::syntax::Variant],
    read: bool,
) -> Result<Option<Rules>, UseError> {
    lower.read_parameters(merged, request)?;
    let scripts = lower.read_scripts(&merged.scripts);
    lower.gather_tallies(&merged.tallies);
    let pack_is_sound = lower.read_pack(merged.pack.as_ref());
    let Some((redeal_budget, action_budgets)) = gather(lower, merged, own.title.span) else {
        return Ok(None);
    };
    lower.check_names(merged);
    let before_groups = lower.errors();
    let groups = (0..lower.heads.len())
        .filter_map(|at| {
            let id = u8::try_from(at).ok().map(GroupId)?;
            lower.lower_group(id, merged.groups.get(at))
        })
        .collect();
    let groups_are_sound = lower.errors() == before_groups;
    let title = own.title.span;
    lower.source = SourceId(0);
    let removals = lower
        .bounded(&merged.removals, title, "removals")
        .iter()
        .filter_map(|take| lower.take(take, false))
        .collect();
    let swaps = lower
        .bounded(&merged.swaps, title, "swaps")
        .iter()
        .filter_map(|take| lower.take(take, true))
        .collect();
    let before_layout = lower.errors();
    let layout = merged.layout.as_ref().map_or_else(Vec::new, |layout| {
        lower.enter(layout);
        lower.program(&layout.node, Whose::Layout)
    });
    let layout_is_sound = lower.errors() == before_layout;
    let numberings = lower.numberings(&merged.numberings, &layout);
    let pass_lines = lower.bounded(&merged.passes, title, "lines of passes");
    let passes = lower.passes(pass_lines);
    let redeal = lower.redeal(
        merged.redeal.as_ref(),
        redeal_budget,
        &passes,
        &merged.passes,
    );
    let actions = lower.lower_actions(&merged.actions, &action_budgets);
    let phases = lower.phases(&merged.phases);
    let goal = lower.goal(merged.win.as_ref());
    let lose = lower.bounded(&merged.lose, title, "ways to lose");
    let lose = lose.iter().filter_map(|it| lower.end(it)).collect();
    let score = lower.score(&merged.scores);
    let tallies = lower.lower_tallies(&merged.tallies);
    let base_from = lower.base_from(merged);
    let picture = merged
        .picture
        .as_ref()
        .and_then(|picture| lower.picture(picture));

    let rules = Rules {
        name: request.name.clone(),
        variant: variants
            .iter()
            .map(|variant| name_of_title(&variant.title.node))
            .collect(),
        about: about::about(merged, own, variants),
        parameters: lower.parameters_asked_for(merged),
        pack: lower.pack.clone(),
        groups,
        layout,
        passes,
        redeal,
        actions,
        removals,
        swaps,
        phases,
        budgets: lower.budgets.clone(),
        tallies,
        base_from,
        // A condition that could not be read is an error, so these rules are never used.
        goal: goal.unwrap_or(super::Goal::AllRemoved),
        lose,
        score,
        scripts,
        picture,
        numberings,
        examples: if lower.as_written {
            about::examples(own, variants)
        } else {
            Vec::new()
        },
        variants: about::variant_names(own),
    };
    let sound = audit::Sound {
        pack: pack_is_sound,
        groups: groups_are_sound && before_groups == 0,
        layout: layout_is_sound,
        all: lower.errors() == 0,
        read,
        whole: merged.broken.is_empty(),
    };
    audit::audit(lower, &rules, sound, merged, own.title.span);
    Ok(Some(rules))
}

#[cfg(test)]
mod tests;

//! A game's statements after its parents' and variants' differences: still syntax, each statement
//! with the text that it stands in, each thing said once.

use super::names::nearest;
use crate::language::syntax::{
    About, Budget, Clause, Condition, Group, GroupItem, Item, Line, Name, Numbering, PackWords,
    Parameter, Pass, Phase, Piles, Program, Score, Script, Set, Size, Take, Tally,
};
use crate::language::{Code, Diagnostic, SourceId, Span, Spanned};
use crate::rules::errors;
use std::collections::BTreeMap;

/// A statement with its place.
#[derive(Debug, Clone)]
pub(super) struct At<T> {
    pub(super) node: T,
    pub(super) span: Span,
    pub(super) source: SourceId,
}

/// A redeal or action; its steps may be its parent's.
#[derive(Debug, Clone)]
pub(super) struct Move {
    /// An action's name.
    pub(super) name: Option<Name>,
    pub(super) budget: Option<Spanned<Budget>>,
    pub(super) clauses: Vec<Spanned<Clause>>,
    pub(super) steps: Option<At<Program>>,
}

/// A group with all that is said of it.
#[derive(Debug, Clone)]
pub(super) struct MergedGroup {
    pub(super) name: Name,
    pub(super) size: Option<At<Size>>,
    pub(super) role: Option<At<Name>>,
    pub(super) items: Vec<At<GroupItem>>,
    /// Whether something in its braces could not be read.
    pub(super) broken: bool,
    pub(super) span: Span,
    pub(super) source: SourceId,
}

/// All that is said of a game.
#[derive(Debug, Clone, Default)]
pub(super) struct Merged {
    pub(super) about: Vec<At<About>>,
    pub(super) pack: Option<At<PackWords>>,
    pub(super) groups: Vec<MergedGroup>,
    pub(super) layout: Option<At<Program>>,
    pub(super) numberings: Vec<At<Numbering>>,
    pub(super) passes: Vec<At<Pass>>,
    pub(super) redeal: Option<At<Move>>,
    pub(super) actions: Vec<At<Move>>,
    pub(super) removals: Vec<At<Take>>,
    pub(super) swaps: Vec<At<Take>>,
    pub(super) phases: Vec<At<Phase>>,
    pub(super) win: Option<At<Condition>>,
    pub(super) lose: Vec<At<Condition>>,
    pub(super) scores: Vec<At<Score>>,
    pub(super) base_from: Option<At<Piles>>,
    pub(super) tallies: Vec<At<Tally>>,
    pub(super) parameters: Vec<At<Parameter>>,
    pub(super) sets: Vec<At<Set>>,
    pub(super) scripts: Vec<At<Script>>,
    pub(super) picture: Option<At<String>>,
    /// Where what could not be read stands: names that these may have given are not missed.
    pub(super) broken: Vec<(SourceId, Span)>,
}

/// One text's part, or one variant's.
struct Layer<'a> {
    source: SourceId,
    /// Whether there is nothing before it that it could change.
    first: bool,
    seen: BTreeMap<String, Span>,
    found: &'a mut Vec<Diagnostic>,
}

impl Layer<'_> {
    fn at<T>(&self, node: T, span: Span) -> At<T> {
        At {
            node,
            span,
            source: self.source,
        }
    }

    /// Whether this is the first statement of its kind in this layer.
    fn first_time(&mut self, key: &str, span: Span) -> bool {
        if self.seen.contains_key(key) {
            return false;
        }
        self.seen.insert(key.to_owned(), span);
        true
    }

    /// The same for what may be said only once.
    fn once(&mut self, key: &str, span: Span) -> bool {
        if let Some(&before) = self.seen.get(key) {
            self.found.push(
                Diagnostic::error(
                    errors::SAID_TWICE,
                    self.source,
                    span,
                    format!("{} is said twice", said(key)),
                )
                .hint("leave one of them out, or join them")
                .related(self.source, before, "said here first"),
            );
            return false;
        }
        self.seen.insert(key.to_owned(), span);
        true
    }

    fn error(&mut self, code: Code, span: Span, message: String, hint: Option<String>) {
        let mut found = Diagnostic::error(code, self.source, span, message);
        found.hint = hint;
        self.found.push(found);
    }

    fn absent<'b>(
        &mut self,
        what: &str,
        name: &Name,
        there: impl IntoIterator<Item = &'b str>,
        otherwise: &str,
    ) {
        let there = there.into_iter().filter(|there| *there != name.node);
        let hint = nearest(&name.node, there).map_or_else(
            || otherwise.to_owned(),
            |near| format!("did you mean `{near}`?"),
        );
        let message = if self.first {
            format!("there is no {what} `{}` to change", name.node)
        } else {
            format!("the parent has no {what} `{}`", name.node)
        };
        self.error(errors::OVERRIDE_OF_ABSENT, name.span, message, Some(hint));
    }
}

/// A key as people say it: `group tableau cap` is `cap` of `tableau`.
fn said(key: &str) -> String {
    let mut words = key.splitn(3, ' ');
    match (words.next(), words.next(), words.next()) {
        (Some("group"), Some(name), None) => format!("the group `{name}`"),
        (Some("group"), Some(name), Some(word)) => format!("`{word}` of `{name}`"),
        _ => format!("`{key}`"),
    }
}

impl Merged {
    /// Puts the statements of one text or variant on top of what is there.
    pub(super) fn apply(
        &mut self,
        items: &[Spanned<Item>],
        source: SourceId,
        first: bool,
        found: &mut Vec<Diagnostic>,
    ) {
        let mut layer = Layer {
            source,
            first,
            seen: BTreeMap::new(),
            found,
        };
        for item in items {
            self.item(item, &mut layer);
        }
    }

    fn item(&mut self, item: &Spanned<Item>, layer: &mut Layer) {
        let span = item.span;
        match &item.node {
            Item::About(about) => self.about.push(layer.at(about.clone(), span)),
            Item::Pack(pack) => {
                if layer.once("pack", span) {
                    self.pack = Some(layer.at(pack.clone(), span));
                }
            }
            Item::Group(group) => self.group(group, span, layer),
            Item::Layout(steps) => {
                if layer.once("layout", span) {
                    self.layout = Some(layer.at(steps.clone(), span));
                }
            }
            Item::Numbering(numbering) => {
                if layer.first_time("numbering", span) {
                    self.numberings.clear();
                }
                self.numberings.push(layer.at(numbering.clone(), span));
            }
            Item::Passes(pass) => {
                if layer.first_time("passes", span) {
                    self.passes.clear();
                }
                self.passes.push(layer.at(pass.clone(), span));
            }
            Item::Redeal(redeal) => {
                if layer.once("redeal", span) {
                    let kept = self.redeal.take().and_then(|before| before.node.steps);
                    let steps = redeal
                        .steps
                        .as_ref()
                        .map(|steps| layer.at(steps.clone(), span));
                    let redeal = Move {
                        name: None,
                        budget: redeal.budget.clone(),
                        clauses: redeal.clauses.clone(),
                        steps: steps.or(kept),
                    };
                    self.redeal = Some(layer.at(redeal, span));
                }
            }
            Item::Action(action) => self.action(action, span, layer),
            Item::Remove(take) => {
                if layer.first_time("remove", span) {
                    self.removals.clear();
                }
                self.removals.push(layer.at(take.clone(), span));
            }
            Item::Swap(take) => {
                if layer.first_time("swap", span) {
                    self.swaps.clear();
                }
                self.swaps.push(layer.at(take.clone(), span));
            }
            Item::Win(condition) => {
                if layer.once("win", span) {
                    self.win = Some(layer.at(condition.node.clone(), condition.span));
                }
            }
            Item::Lose(condition) => {
                if layer.first_time("lose", span) {
                    self.lose.clear();
                }
                self.lose
                    .push(layer.at(condition.node.clone(), condition.span));
            }
            Item::Score(score) => {
                if layer.first_time("score", span) {
                    self.scores.clear();
                }
                self.scores.push(layer.at(score.clone(), span));
            }
            Item::BaseFrom(piles) => {
                if layer.once("base", span) {
                    self.base_from = Some(layer.at(piles.clone(), span));
                }
            }
            Item::Set(set) => {
                if layer.once(&format!("set {}", set.name.node), set.name.span) {
                    self.sets.push(layer.at(set.clone(), span));
                }
            }
            Item::Phase(_) | Item::Tally(_) | Item::Parameter(_) | Item::Script(_) => {
                self.named(item, layer);
            }
            Item::Picture(picture) => {
                if layer.once("picture", span) {
                    self.picture = Some(layer.at(picture.node.clone(), picture.span));
                }
            }
            Item::No { word, name } => self.drop_statement(word, name.as_ref(), layer),
            // Variants are layers of their own, and examples change nothing.
            Item::Variant(_) | Item::Example(_) => {}
            Item::Broken => self.broken.push((layer.source, span)),
        }
    }

    /// Statements with a name: each takes the place of the one of that name.
    fn named(&mut self, item: &Spanned<Item>, layer: &mut Layer) {
        let span = item.span;
        match &item.node {
            Item::Phase(phase) => {
                let key = format!("phase \"{}\"", phase.sentence.node);
                if layer.once(&key, span) {
                    let phase = layer.at(phase.clone(), span);
                    put(&mut self.phases, phase, |phase| &phase.sentence.node);
                }
            }
            Item::Tally(tally) => {
                let key = format!("tally {}", tally.name.node);
                if layer.once(&key, tally.name.span) {
                    let tally = layer.at(tally.clone(), span);
                    put(&mut self.tallies, tally, |tally| &tally.name.node);
                }
            }
            Item::Parameter(parameter) => {
                let key = format!("parameter {}", parameter.name.node);
                if layer.once(&key, parameter.name.span) {
                    let parameter = layer.at(parameter.clone(), span);
                    put(&mut self.parameters, parameter, |parameter| {
                        &parameter.name.node
                    });
                }
            }
            Item::Script(script) => {
                let key = format!("script {}", script.name.node);
                if layer.once(&key, script.name.span) {
                    let script = layer.at(script.clone(), span);
                    put(&mut self.scripts, script, |script| &script.name.node);
                }
            }
            _ => {}
        }
    }

    fn action(&mut self, action: &crate::language::syntax::Action, span: Span, layer: &mut Layer) {
        if !layer.once(&format!("action {}", action.name.node), action.name.span) {
            return;
        }
        let before = self
            .actions
            .iter()
            .find(|before| action_name(&before.node) == action.name.node);
        let kept = before.and_then(|before| before.node.steps.clone());
        if action.steps.is_none() && before.is_none() {
            let there: Vec<&str> = self
                .actions
                .iter()
                .map(|before| action_name(&before.node))
                .collect();
            layer.absent(
                "action",
                &action.name,
                there,
                "say its steps in braces to make a new one",
            );
            return;
        }
        let steps = action
            .steps
            .as_ref()
            .map(|steps| layer.at(steps.clone(), span));
        let action = Move {
            name: Some(action.name.clone()),
            budget: action.budget.clone(),
            clauses: action.clauses.clone(),
            steps: steps.or(kept),
        };
        let action = layer.at(action, span);
        put(&mut self.actions, action, action_name);
    }

    fn group(&mut self, group: &Group, span: Span, layer: &mut Layer) {
        let key = format!("group {}", group.name.node);
        if !layer.once(&key, group.name.span) {
            return;
        }
        let known = self
            .groups
            .iter()
            .position(|before| before.name.node == group.name.node);
        let target = if let Some(at) = known {
            self.groups.get_mut(at)
        } else {
            let is_new = layer.first
                || group.size.is_some()
                || group.role.is_some()
                || group.items.is_empty();
            if !is_new {
                let there = self.groups.iter().map(|group| group.name.node.as_str());
                let otherwise = format!(
                    "to add a group, say how many piles it has: `{} x1 {{ … }}`",
                    group.name.node
                );
                layer.absent("group", &group.name, there, &otherwise);
                return;
            }
            self.groups.push(MergedGroup {
                name: group.name.clone(),
                size: None,
                role: None,
                items: Vec::new(),
                broken: false,
                span,
                source: layer.source,
            });
            self.groups.last_mut()
        };
        let Some(target) = target else {
            return;
        };
        if let Some(size) = &group.size {
            target.size = Some(layer.at(size.node.clone(), size.span));
        }
        if let Some(role) = &group.role {
            target.role = Some(layer.at(role.clone(), role.span));
        }
        target.change(&group.items, &key, layer);
        for item in &group.items {
            if matches!(item.node, GroupItem::Broken) {
                target.broken = true;
                self.broken.push((layer.source, item.span));
            }
        }
    }

    /// `no WORD`, `no WORD NAME`.
    fn drop_statement(&mut self, word: &Name, name: Option<&Name>, layer: &mut Layer) {
        let key = name.map_or_else(
            || format!("no {}", word.node),
            |name| format!("no {} {}", word.node, name.node),
        );
        if !layer.once(&key, word.span) {
            return;
        }
        if let Some(name) = name {
            let missed = match word.node.as_str() {
                "action" => drop_named(&mut self.actions, name, action_name),
                "phase" => drop_named(&mut self.phases, name, |phase| &phase.sentence.node),
                "tally" => drop_named(&mut self.tallies, name, |tally| &tally.name.node),
                "script" => drop_named(&mut self.scripts, name, |script| &script.name.node),
                "parameter" => drop_named(&mut self.parameters, name, |it| &it.name.node),
                _ => Some(Vec::new()),
            };
            if let Some(there) = missed {
                layer.absent(
                    &word.node,
                    name,
                    there.iter().map(String::as_str),
                    "leave the line out",
                );
            }
            return;
        }
        let dropped = match word.node.as_str() {
            "pack" => self.pack.take().is_some(),
            "layout" => self.layout.take().is_some(),
            "numbering" => clear(&mut self.numberings),
            "passes" => clear(&mut self.passes),
            "redeal" => self.redeal.take().is_some(),
            "action" => clear(&mut self.actions),
            "remove" => clear(&mut self.removals),
            "swap" => clear(&mut self.swaps),
            "phase" => clear(&mut self.phases),
            "win" => self.win.take().is_some(),
            "lose" => clear(&mut self.lose),
            "score" => clear(&mut self.scores),
            "base" => self.base_from.take().is_some(),
            "tally" => clear(&mut self.tallies),
            "picture" => self.picture.take().is_some(),
            group => {
                let before = self.groups.len();
                self.groups.retain(|it| it.name.node != group);
                self.groups.len() < before
            }
        };
        if !dropped {
            let groups = self.groups.iter().map(|group| group.name.node.as_str());
            layer.absent(
                "statement or group",
                word,
                groups.chain(STATEMENTS),
                "leave the line out",
            );
        }
    }

    /// Every line of every group, and of what is taken off or swapped, with its clauses: for
    /// looking through all budgets.
    pub(super) fn all_clauses(&self) -> impl Iterator<Item = (SourceId, &[Spanned<Clause>])> {
        let groups = self
            .groups
            .iter()
            .flat_map(|group| &group.items)
            .filter_map(|item| {
                let clauses = match &item.node {
                    GroupItem::Start(line) | GroupItem::Build(line) | GroupItem::Lay(line) => {
                        &line.clauses
                    }
                    GroupItem::Lift(lift) => &lift.clauses,
                    _ => return None,
                };
                Some((item.source, clauses.as_slice()))
            });
        let takes = self
            .removals
            .iter()
            .chain(&self.swaps)
            .map(|take| (take.source, take.node.clauses.as_slice()));
        groups.chain(takes)
    }
}

/// The statements that `no` may drop, apart from groups.
const STATEMENTS: [&str; 15] = [
    "pack",
    "layout",
    "numbering",
    "passes",
    "redeal",
    "action",
    "remove",
    "swap",
    "phase",
    "win",
    "lose",
    "score",
    "base",
    "tally",
    "picture",
];

fn action_name(action: &Move) -> &str {
    action.name.as_ref().map_or("", |name| name.node.as_str())
}

/// Puts a named statement in the place of the one of that name, or last.
fn put<T>(list: &mut Vec<At<T>>, new: At<T>, name: impl Fn(&T) -> &str) {
    match list
        .iter_mut()
        .find(|before| name(&before.node) == name(&new.node))
    {
        Some(before) => *before = new,
        None => list.push(new),
    }
}

/// Drops the statement of that name; if there is none, gives the names there are.
fn drop_named<T>(
    list: &mut Vec<At<T>>,
    wanted: &Name,
    name: impl Fn(&T) -> &str,
) -> Option<Vec<String>> {
    let at = list
        .iter()
        .position(|it| name(&it.node) == wanted.node.as_str());
    if let Some(at) = at {
        list.remove(at);
        return None;
    }
    Some(list.iter().map(|it| name(&it.node).to_owned()).collect())
}

fn clear<T>(list: &mut Vec<T>) -> bool {
    let had = !list.is_empty();
    list.clear();
    had
}

impl MergedGroup {
    /// Puts a layer's statements in the place of what was said before it with the same words.
    fn change(&mut self, items: &[Spanned<GroupItem>], group: &str, layer: &mut Layer) {
        for item in items {
            if let GroupItem::No(word) = &item.node {
                let key = format!("{group} no {}", word.node);
                if layer.once(&key, word.span) && !self.drop_word(&word.node) {
                    let there = self.items.iter().filter_map(|it| word_of(&it.node));
                    layer.absent("statement", word, there, "leave the line out");
                }
            } else if let Some(word) = word_of(&item.node) {
                self.drop_word(word);
            }
        }
        for item in items {
            let Some(word) = word_of(&item.node) else {
                continue;
            };
            if !says_once(&item.node) || layer.once(&format!("{group} {word}"), item.span) {
                self.items.push(layer.at(item.node.clone(), item.span));
            }
        }
    }

    /// Drops the lines with that word, of which `lay` is two; whether there were any.
    fn drop_word(&mut self, word: &str) -> bool {
        let before = self.items.len();
        let mut halved = false;
        self.items.retain(|item| {
            let its = word_of(&item.node);
            its != Some(word) && !(word == "lay" && matches!(its, Some("start" | "build")))
        });
        for item in &mut self.items {
            if let GroupItem::Lay(line) = &item.node
                && let Some(half) = other_half(line, word)
            {
                item.node = half;
                halved = true;
            }
        }
        halved || self.items.len() < before
    }
}

/// What is left of a `lay` line when one of its two words is dropped.
fn other_half(line: &Line, dropped: &str) -> Option<GroupItem> {
    match dropped {
        "start" => Some(GroupItem::Build(line.clone())),
        "build" => Some(GroupItem::Start(line.clone())),
        _ => None,
    }
}

/// The word that a statement of a group begins with.
pub(super) fn word_of(item: &GroupItem) -> Option<&'static str> {
    Some(match item {
        GroupItem::Start(_) => "start",
        GroupItem::Build(_) => "build",
        GroupItem::Lay(_) => "lay",
        GroupItem::Lift(_) => "lift",
        GroupItem::Cap(_) => "cap",
        GroupItem::Fill(_) => "fill",
        GroupItem::Face(_) => "face",
        GroupItem::TurnsUp(_) => "turns up",
        GroupItem::ClosesUp => "closes up",
        GroupItem::Shape(_) => "shape",
        GroupItem::Spread(_) => "spread",
        GroupItem::No(_) | GroupItem::Broken => return None,
    })
}

fn says_once(item: &GroupItem) -> bool {
    !matches!(
        item,
        GroupItem::Start(_) | GroupItem::Build(_) | GroupItem::Lay(_) | GroupItem::Lift(_)
    )
}

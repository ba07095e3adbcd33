//! What is wrong with a statement that the grammar gave up on.
//!
//! The grammar eats such a statement whole, so that those after it are read as usual. Here its
//! text is parsed once more by the rule for one statement, which says how far it goes and what
//! was looked for there; what stands in its braces is parsed on its own, so that it is not left
//! unchecked because of a slip in the head.

use super::build::Builder;
use super::expected;
use super::grammar::{Failure, Node, Rule, parse};
use super::slips;
use crate::language::{Diagnostic, Span, errors};

/// What kind of list a statement stands in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A game or variant.
    Item,
    /// A group's braces.
    GroupItem,
    /// A program.
    Step,
    /// A phase's braces.
    Only,
    /// An example's braces.
    ExampleItem,
    /// A file that holds a position.
    PositionItem,
}

impl Kind {
    /// Every list that has words of its own to begin with.
    const ALL: [Self; 5] = [
        Self::Item,
        Self::GroupItem,
        Self::Step,
        Self::Only,
        Self::ExampleItem,
    ];

    /// The rule for one statement of it that is the whole text.
    fn whole(self) -> Rule {
        match self {
            Self::Item => Rule::whole_item,
            Self::GroupItem => Rule::whole_group_item,
            Self::Step => Rule::whole_step,
            Self::Only => Rule::whole_only,
            Self::ExampleItem => Rule::whole_example_item,
            Self::PositionItem => Rule::whole_position_item,
        }
    }

    /// The words that begin its statements.
    pub(super) fn statements(self) -> &'static [&'static str] {
        match self {
            Self::Item => &[
                "action",
                "also",
                "base",
                "example",
                "family",
                "language",
                "layout",
                "lose",
                "no",
                "note",
                "numbering",
                "pack",
                "parameter",
                "passes",
                "phase",
                "picture",
                "redeal",
                "remove",
                "score",
                "script",
                "set",
                "source",
                "swap",
                "tally",
                "variant",
                "win",
            ],
            Self::GroupItem => &[
                "build", "cap", "closes", "face", "fill", "lay", "lift", "no", "plan", "shape",
                "spread", "start", "turns",
            ],
            Self::Step => &[
                "begin", "close", "deal", "fill", "gather", "lay", "move", "put", "rotate",
                "script", "shuffle", "sink", "turn",
            ],
            Self::Only => &["only"],
            Self::ExampleItem => &["expect", "given", "move", "refuse"],
            Self::PositionItem => &[],
        }
    }

    /// Where its statements stand, as a sentence says it.
    pub(super) fn place(self) -> &'static str {
        match self {
            Self::Item => "a game",
            Self::GroupItem => "a group of piles",
            Self::Step => "a list of steps",
            Self::Only => "a phase",
            Self::ExampleItem => "an example",
            Self::PositionItem => "a position",
        }
    }
}

/// Reports all that is wrong with a broken statement.
pub(super) fn report(builder: &mut Builder, kind: Kind, node: &Node<'_>) {
    let text = node.as_str().trim_end();
    let at = builder.offset + node.as_span().start();
    let before = builder.diagnostics.len();
    let word = first_word(text);
    if kind == Kind::Item && names_group(text, word) {
        let span = Span::new(at, at + word.len());
        let name = free_name(word, "");
        let diagnostic = errors::reserved_word::diagnostic(builder.id, span, word, &name);
        builder.diagnostics.push(diagnostic);
        // Read on as if it were named so.
        let rest = text.get(word.len()..).unwrap_or("");
        let renamed = format!("{name}{rest}");
        examine(builder, kind, &renamed, at, shift(&name, word));
        return;
    }
    if kind.statements().contains(&word) || kind == Kind::PositionItem {
        examine(builder, kind, text, at, 0);
    } else if let Some(diagnostic) = misplaced(builder, kind, word, at) {
        builder.diagnostics.push(diagnostic);
    } else if let Some(near) = near_statement(kind, word) {
        let span = Span::new(at, at + word.len());
        let diagnostic = errors::misspelt::diagnostic(builder.id, span, word, near);
        builder.diagnostics.push(diagnostic);
        // Read on as if the word were right; places after it are shifted back.
        let rest = text.get(word.len()..).unwrap_or("");
        let corrected = format!("{near}{rest}");
        examine(builder, kind, &corrected, at, shift(near, word));
        return;
    } else if kind == Kind::Item && looks_like_group(text, word) {
        examine(builder, kind, text, at, 0);
    } else {
        builder.diagnostics.push(unknown(builder, kind, text, at));
    }
    if builder.diagnostics.len() == before {
        let span = first_line(text, at);
        let diagnostic = errors::unreadable::diagnostic(builder.id, span);
        builder.diagnostics.push(diagnostic);
    }
}

/// The diagnostic of a statement whose word belongs into other braces.
fn misplaced(builder: &Builder, kind: Kind, word: &str, at: usize) -> Option<Diagnostic> {
    let other = Kind::ALL
        .into_iter()
        .find(|other| other.statements().contains(&word))?;
    let span = Span::new(at, at + word.len());
    let allowed = ["turn", "redeal", "remove", "swap"];
    Some(if kind == Kind::Only && allowed.contains(&word) {
        errors::misplaced_statement::without_only(builder.id, span, word)
    } else {
        let (place, other) = (kind.place(), other.place());
        errors::misplaced_statement::diagnostic(builder.id, span, word, place, other)
    })
}

/// The diagnostic of a statement that begins with no word of the language.
fn unknown(builder: &Builder, kind: Kind, text: &str, at: usize) -> Diagnostic {
    let (word, place) = (first_word(text), kind.place());
    if word.is_empty() {
        let found = expected::token(text);
        let span = Span::new(at, at + found.len());
        return errors::unknown_statement::symbol(builder.id, span, found, place);
    }
    let span = Span::new(at, at + word.len());
    let diagnostic =
        errors::unknown_statement::diagnostic(builder.id, span, word, place, kind.statements());
    match slips::group_statement(text, word).filter(|_| kind == Kind::GroupItem) {
        Some(hint) => diagnostic.hint(hint),
        None => diagnostic,
    }
}

/// By how many bytes a corrected word is longer than what stands in the file.
fn shift(near: &str, word: &str) -> isize {
    let length = |text: &str| isize::try_from(text.len()).unwrap_or(0);
    length(near) - length(word)
}

/// Parses one statement alone and reports where it stops; then what stands in its braces. `shift`
/// is by how much places in `text` lie too far to the right.
fn examine(builder: &mut Builder, kind: Kind, text: &str, at: usize, shift: isize) {
    let base = at.saturating_add_signed(-shift);
    // The blank lets a rule get past the last word, to say what should follow it.
    match parse(kind.whole(), &format!("{text} ")) {
        Ok(_) => {}
        Err(Failure::TooInvolved) => {
            let span = first_line(text, at);
            builder
                .diagnostics
                .push(errors::too_involved::diagnostic(builder.id, span));
            return;
        }
        Err(Failure::At(stop, rules)) => {
            let diagnostic = expected::explain(builder.id, text, base, stop, &rules);
            builder.diagnostics.push(diagnostic);
        }
    }
    if let Some(open) = open_brace(text) {
        examine_body(builder, kind, text, open, base);
    }
}

/// What stands in the braces of a statement whose head may be broken.
fn examine_body(builder: &mut Builder, kind: Kind, text: &str, open: usize, base: usize) {
    let rule = match (kind, first_word(text)) {
        (Kind::Item, "layout" | "numbering" | "passes" | "redeal" | "action") => Rule::program,
        (Kind::Item, "variant") => Rule::variant_body,
        (Kind::Item, "example") => Rule::example_body,
        (Kind::Item, "phase") => Rule::only_body,
        (Kind::Item, word) if !kind.statements().contains(&word) => Rule::group_body,
        _ => return,
    };
    let Some(Ok(body)) = text.get(open..).map(|body| parse(rule, body)) else {
        return;
    };
    let outer = builder.offset;
    builder.offset = base + open;
    match rule {
        Rule::program => drop(builder.program(&body)),
        Rule::variant_body => drop(builder.items(&body)),
        Rule::example_body => drop(builder.example_body(&body)),
        Rule::only_body => drop(builder.only_body(&body)),
        _ => drop(builder.group_items(&body)),
    }
    builder.offset = outer;
}

/// The first `{` that does not stand in a string or comment.
fn open_brace(text: &str) -> Option<usize> {
    let mut quoted = false;
    for (at, c) in text.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '\n' => quoted = false,
            '{' if !quoted => return Some(at),
            _ => {}
        }
    }
    None
}

/// The word that a text begins with; empty where it begins with something else.
fn first_word(text: &str) -> &str {
    let end = text
        .find(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'))
        .unwrap_or(text.len());
    match text.chars().next() {
        Some(first) if first.is_ascii_alphabetic() => text.get(..end).unwrap_or(""),
        _ => "",
    }
}

/// Whether a statement with an unknown first word has something that only a group has.
fn looks_like_group(text: &str, word: &str) -> bool {
    let head = text.get(..open_brace(text).unwrap_or(text.len()));
    let rest = head.and_then(|head| head.get(word.len()..)).unwrap_or("");
    let is_name = word
        .chars()
        .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    let has_digit = rest
        .split_whitespace()
        .next()
        .is_some_and(|part| part.chars().any(|c| c.is_ascii_digit()));
    is_name && (open_brace(text).is_some() || has_digit || rest.contains(" as "))
}

/// Whether a word of the language stands where a group's name should, with a number of piles or a
/// role after it.
fn names_group(text: &str, word: &str) -> bool {
    let after = text.get(word.len()..).unwrap_or("").trim_start();
    let counted = after
        .strip_prefix('x')
        .is_some_and(|rest| rest.trim_start().starts_with(|c: char| c.is_ascii_digit()));
    is_reserved(word) && (counted || after.starts_with("as "))
}

/// Whether a word is one that no name can be.
pub(super) fn is_reserved(word: &str) -> bool {
    parse(Rule::reserved, word).is_ok_and(|node| node.as_str() == word)
}

/// A name made from a word that cannot be one, for what the text `before` it says is named.
pub(super) fn free_name(word: &str, before: &str) -> String {
    let kind = match before.split_whitespace().next_back() {
        Some(kind @ ("action" | "script" | "tally" | "parameter")) => kind,
        Some("set") => "parameter",
        Some("as") => "count",
        _ => "piles",
    };
    format!("{word}-{kind}")
}

/// The first line of a text, as a place.
pub(super) fn first_line(text: &str, at: usize) -> Span {
    let line = text.lines().next().unwrap_or("").trim_end();
    Span::new(at, at + line.len().max(1).min(text.len()))
}

/// The statement of that list which a word was probably meant to be.
pub(super) fn near_statement(kind: Kind, word: &str) -> Option<&'static str> {
    near(word, kind.statements().iter().copied())
}

/// The clause which a word after a comma was probably meant to be.
pub(super) fn near_clause(word: &str) -> Option<&'static str> {
    near(word, ["neighbours", "once", "twice"].into_iter())
}

/// The nearest of some words, if it is near enough to have been meant: one slip in a short word,
/// two from six letters on, three from ten, four in a phrase of eighteen.
pub(super) fn near<'w>(word: &str, words: impl Iterator<Item = &'w str>) -> Option<&'w str> {
    let allowed = match word.chars().count() {
        0..=2 => return None,
        3..=5 => 1,
        6..=9 => 2,
        10..=17 => 3,
        _ => 4,
    };
    words
        .map(|other| (strsim::damerau_levenshtein(word, other), other))
        .filter(|&(distance, _)| distance > 0 && distance <= allowed)
        .min()
        .map(|(_, other)| other)
}

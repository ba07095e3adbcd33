//! Faults of the later stages as diagnostics of the file that is to blame.

use super::errors;
use crate::language::{Diagnostic, SourceId, Sources, Span};
use crate::machine::Fault;
use crate::rules::Origin;

/// Where a fault came to light.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    /// A script was read.
    Script,
    /// The rules were compiled.
    Compile,
    /// The game was played.
    Play,
}

/// A fault at its place; at the head of the game where it has none.
pub(super) fn diagnostic(fault: &Fault, stage: Stage, sources: &Sources) -> Diagnostic {
    let (code, hint) = match stage {
        Stage::Script => (
            errors::SCRIPT_UNREADABLE,
            "mend the script; the reference lists what a script may call",
        ),
        Stage::Compile => (errors::CANNOT_COMPILE, "say it otherwise, or leave it out"),
        Stage::Play => (
            errors::FAILS_IN_PLAY,
            "this came of a few deals played at random; look at the rule and when it serves",
        ),
    };
    let (source, span) = match fault.origin {
        Some(Origin::Written { source, span, .. }) => (source, span),
        Some(Origin::Default) | None => (SourceId(0), head(sources)),
    };
    let marked = sources
        .get(source)
        .map_or("", |source| source.excerpt(span));
    // A script names the letter where it stopped; the word says more.
    let span = if marked.chars().nth(1).is_none() {
        word(sources, source, span)
    } else {
        span
    };
    Diagnostic::error(code, source, span, fault.message.clone()).hint(hint)
}

/// Whether a place lies in another.
pub(super) fn within(outer: Origin, inner: Option<Origin>) -> bool {
    match (outer, inner) {
        (
            Origin::Written { source, span, .. },
            Some(Origin::Written {
                source: of_inner,
                span: inner,
                ..
            }),
        ) => source == of_inner && span.start <= inner.start && inner.end <= span.end,
        _ => false,
    }
}

/// The first line of the game itself.
fn head(sources: &Sources) -> Span {
    let text = sources.get(SourceId(0)).map_or("", |source| &source.text);
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let said = line.trim_start();
        if said.starts_with("game") {
            let blank = line.len() - said.len();
            return Span::new(start + blank, start + line.trim_end().len());
        }
        start += line.len();
    }
    Span::new(0, text.len().min(1))
}

/// The word, or else the character, that begins at a place.
fn word(sources: &Sources, source: SourceId, at: Span) -> Span {
    let start = at.range().start;
    let rest = sources
        .get(source)
        .and_then(|source| source.text.get(start..))
        .unwrap_or("");
    let letters: usize = rest
        .chars()
        .take_while(|letter| letter.is_alphanumeric() || *letter == '_')
        .map(char::len_utf8)
        .sum();
    let one = rest.chars().next().map_or(0, char::len_utf8);
    Span::new(start, start + letters.max(one))
}

//! Diagnostics as people and programs read them.

use super::{Code, Diagnostic, Severity, Source, SourceId, Sources, Span};
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Renderer, Snippet};
use serde::Serialize;
use std::ops::Range;

/// One diagnostic as `patience check --json` prints it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// The name of its source.
    pub file: String,
    /// Error or warning.
    pub severity: Severity,
    /// Its kind.
    pub code: Code,
    /// Its line, from 1.
    pub line: usize,
    /// Its column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
    /// What would work.
    pub hint: Option<String>,
}

/// The diagnostics as data, in the order given.
#[must_use]
pub fn entries(sources: &Sources, diagnostics: &[Diagnostic]) -> Vec<Entry> {
    diagnostics
        .iter()
        .map(|diagnostic| {
            let source = sources.get(diagnostic.source);
            let (line, column) = source.map_or((1, 1), |source| {
                source.line_column(diagnostic.span.range().start)
            });
            Entry {
                file: source.map_or_else(String::new, |source| source.name.to_string()),
                severity: diagnostic.severity,
                code: diagnostic.code,
                line,
                column,
                message: diagnostic.message.clone(),
                hint: diagnostic.hint.clone(),
            }
        })
        .collect()
}

/// The diagnostics as text, each with its code, the lines that it is about, and what would work;
/// with colours for a terminal if `colour`. The same diagnostics always give the same text.
#[must_use]
pub fn render(sources: &Sources, diagnostics: &[Diagnostic], colour: bool) -> String {
    let renderer = if colour {
        Renderer::styled()
    } else {
        Renderer::plain()
    };
    let mut text = String::new();
    for diagnostic in diagnostics {
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&renderer.render(&[group(sources, diagnostic)]));
        text.push('\n');
    }
    text
}

fn group<'a>(sources: &'a Sources, diagnostic: &'a Diagnostic) -> Group<'a> {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let mut group = level
        .primary_title(diagnostic.message.as_str())
        .id(diagnostic.code.0)
        .elements(snippets(sources, diagnostic));
    if let Some(hint) = &diagnostic.hint {
        group = group.element(Level::HELP.message(hint.as_str()));
    }
    group
}

/// A place, the words under it, and whether it is the diagnostic's own.
type Mark<'a> = (Span, &'a str, AnnotationKind);

/// The lines of each text that the diagnostic is about, its own first.
fn snippets<'a>(
    sources: &'a Sources,
    diagnostic: &'a Diagnostic,
) -> Vec<Snippet<'a, Annotation<'a>>> {
    let primary = (
        diagnostic.source,
        diagnostic.span,
        diagnostic.label.as_str(),
        AnnotationKind::Primary,
    );
    let related = diagnostic
        .related
        .iter()
        .map(|(source, span, label)| (*source, *span, label.as_str(), AnnotationKind::Context));
    let mut by_source: Vec<(SourceId, Vec<Mark<'_>>)> = Vec::new();
    for (source, span, label, kind) in std::iter::once(primary).chain(related) {
        match by_source.iter_mut().find(|(id, _)| *id == source) {
            Some((_, marks)) => marks.push((span, label, kind)),
            None => by_source.push((source, vec![(span, label, kind)])),
        }
    }
    by_source
        .into_iter()
        .filter_map(|(id, marks)| sources.get(id).map(|source| snippet(source, &marks)))
        .collect()
}

fn snippet<'a>(source: &'a Source, marks: &[Mark<'a>]) -> Snippet<'a, Annotation<'a>> {
    let ranges: Vec<_> = marks
        .iter()
        .map(|(span, _, _)| within(&source.text, *span))
        .collect();
    // Only the lines from the first mark to the last are handed on, so that a report's time does
    // not grow with the text's length times the number of diagnostics.
    let first = ranges.iter().map(|range| range.start).min().unwrap_or(0);
    let last = ranges.iter().map(|range| range.end).max().unwrap_or(0);
    let before = source.text.get(..first).unwrap_or("");
    let start = before.rfind('\n').map_or(0, |line| line + 1);
    let after = source.text.get(last..).unwrap_or("");
    let end = last + after.find('\n').unwrap_or(after.len());
    let (line, _) = source.line_column(start);
    let annotations = ranges.iter().zip(marks).map(|(range, (_, label, kind))| {
        let annotation = kind.span(range.start - start..range.end - start);
        if label.is_empty() {
            annotation
        } else {
            annotation.label(*label)
        }
    });
    Snippet::source(source.text.get(start..end).unwrap_or(""))
        .path(&*source.name)
        .line_start(line)
        .annotations(annotations)
}

/// The part of a span that lies in the text, widened to borders of characters.
fn within(text: &str, span: Span) -> Range<usize> {
    let range = span.range();
    let mut start = range.start.min(text.len());
    while !text.is_char_boundary(start) {
        start -= 1;
    }
    let mut end = range.end.clamp(start, text.len());
    while !text.is_char_boundary(end) {
        end += 1;
    }
    start..end
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(text: &str, range: Range<usize>) -> (Sources, Diagnostic) {
        let mut sources = Sources::default();
        let id = sources.add(Source {
            name: "a.patience".into(),
            text: text.into(),
        });
        let span = Span::new(range.start, range.end);
        let diagnostic = Diagnostic::error(Code("E0000"), id, span, "it is wrong")
            .label("here")
            .hint("right it");
        (sources, diagnostic)
    }

    #[test]
    fn a_report_shows_code_place_marks_and_hint() {
        let (sources, diagnostic) = one("game\n  pack é x\n", 15..16);
        let text = render(&sources, &[diagnostic], false);
        insta::assert_snapshot!(text, @r"
        error[E0000]: it is wrong
         --> a.patience:2:10
          |
        2 |   pack é x
          |          ^ here
          |
          = help: right it
        ");
    }

    #[test]
    fn colours_are_only_there_when_asked_for() {
        let (sources, diagnostic) = one("game", 0..4);
        let plain = render(&sources, std::slice::from_ref(&diagnostic), false);
        let coloured = render(&sources, &[diagnostic], true);
        assert!(!plain.contains('\u{1b}'));
        assert!(coloured.contains('\u{1b}'));
    }

    #[test]
    fn entries_count_columns_in_characters() {
        let (sources, diagnostic) = one("game\n  pack é x\n", 15..16);
        let json = serde_json::to_string(&entries(&sources, &[diagnostic])).unwrap();
        assert_eq!(
            json,
            r#"[{"file":"a.patience","severity":"error","code":"E0000","line":2,"column":10,"message":"it is wrong","hint":"right it"}]"#
        );
    }

    #[test]
    fn places_outside_of_the_text_do_no_harm() {
        for range in [0..0, 4..4, 2..900, 900..901, 7..8] {
            let (sources, diagnostic) = one("gamé\nx", range);
            assert!(render(&sources, &[diagnostic], false).contains("it is wrong"));
        }
        let (_, diagnostic) = one("", 0..0);
        assert!(render(&Sources::default(), &[diagnostic], false).contains("E0000"));
    }
}

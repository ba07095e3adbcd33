//! Broken rule files, one case a file, each with its whole report.

use patience::language::{Source, Sources, parse_file, report};
use patience::rules::{Parent, Parents, check_all};
use std::path::Path;

/// The parents that some of the broken files name.
struct BrokenParents;

impl Parents for BrokenParents {
    fn find(&self, name: &str, _: &Source) -> Option<Parent> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/broken/parents");
        let file = format!("{name}.patience");
        let text = std::fs::read_to_string(folder.join(&file)).ok()?;
        let source = Source {
            name: file.into(),
            text: text.into(),
        };
        Some(source.into())
    }
}

/// The text of a file whose rules are broken, and all that checking says about it.
fn source_and_check(path: &Path) -> String {
    let text = std::fs::read_to_string(path).expect("a readable file");
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let source = Source {
        name: name.as_ref().into(),
        text: text.as_str().into(),
    };
    let checked = check_all("broken", &source, &BrokenParents);
    assert!(!checked.diagnostics.is_empty(), "{name} is not broken");
    assert_eq!(checked.rules.is_none(), checked.has_errors(), "{name}");
    let report = report::render(&checked.sources, &checked.diagnostics, false);
    format!("{text}\n{}\n{report}", "─".repeat(80))
}

/// The text of a file and all that is reported about it.
fn source_and_report(path: &Path) -> String {
    let text = std::fs::read_to_string(path).expect("a readable file");
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut sources = Sources::default();
    let id = sources.add(Source {
        name: name.as_ref().into(),
        text: text.as_str().into(),
    });
    let source = sources.get(id).expect("the source just added");
    let parsed = parse_file(source, id);
    assert!(!parsed.diagnostics.is_empty(), "{name} is not broken");
    let report = report::render(&sources, &parsed.diagnostics, false);
    format!("{text}\n{}\n{report}", "─".repeat(80))
}

#[test]
fn each_broken_file_has_its_report() {
    insta::glob!("../broken", "*.patience", |path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with("rules_") {
            insta::assert_snapshot!(source_and_check(path));
        } else {
            insta::assert_snapshot!(source_and_report(path));
        }
    });
}

//! The rule files of the library, told in every tongue.

use super::{Tongue, diff, rules_text};
use crate::language::Source;
use crate::rules::{Parents, Request, Rules, check};

/// The folder of rule files.
const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/games");

struct Folder;

impl Parents for Folder {
    fn find(&self, name: &str, _child: &Source) -> Option<Source> {
        read(name)
    }
}

fn read(name: &str) -> Option<Source> {
    let text = std::fs::read_to_string(format!("{GAMES}/{name}.patience")).ok()?;
    Some(Source {
        name: format!("{name}.patience").into(),
        text: text.into(),
    })
}

/// The checked rules of a game of the library, with variants.
fn rules(name: &str, variants: &[String]) -> Rules {
    let mut request = Request::plain(name, read(name).unwrap());
    request.variants = variants.to_vec();
    let checked = check(&request, &Folder).unwrap();
    checked
        .rules
        .unwrap_or_else(|| panic!("{name} {variants:?}: {:?}", checked.diagnostics))
}

/// The checked rules of a file's text.
pub(super) fn of_text(text: &str) -> Rules {
    let source = Source {
        name: "test.patience".into(),
        text: text.into(),
    };
    let checked = check(&Request::plain("test", source), &Folder).unwrap();
    checked
        .rules
        .unwrap_or_else(|| panic!("{:?}", checked.diagnostics))
}

fn names() -> Vec<String> {
    let mut names: Vec<String> = std::fs::read_dir(GAMES)
        .unwrap()
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter_map(|name| name.strip_suffix(".patience").map(str::to_owned))
        .collect();
    names.sort();
    names
}

/// Every game, plain and with each of its variants.
fn all() -> Vec<Rules> {
    let mut all = Vec::new();
    for name in names() {
        let plain = rules(&name, &[]);
        let variants = plain.variants.clone();
        all.push(plain);
        all.extend(
            variants
                .into_iter()
                .map(|variant| rules(&name, &[variant.name])),
        );
    }
    all
}

/// What is wrong with a text whatever it says.
fn faults(text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for line in text.lines() {
        // What is drawn is indented.
        let prose = line.strip_prefix("    ").map_or(line, |_| "");
        let prose = prose.strip_prefix("  ").unwrap_or(prose);
        let bad = line.chars().count() > 80
            || [
                "  ", " ,", " .", ",,", "..", "{", "}", "\u{2060}", "()", "( ", "“”", " :",
            ]
            .iter()
            .any(|mark| prose.contains(mark));
        if bad {
            faults.push(line.to_owned());
        }
    }
    faults
}

#[test]
fn every_game_and_variant_is_told_cleanly_in_every_tongue() {
    for rules in all() {
        for tongue in Tongue::ALL {
            let text = rules_text(&rules, tongue);
            assert_eq!(faults(&text), [""; 0], "{} {:?}", rules.name, rules.variant);
        }
    }
}

#[test]
fn a_variant_that_plays_otherwise_reads_otherwise() {
    for name in names() {
        let plain = rules(&name, &[]);
        assert_eq!(diff(&plain, &plain, Tongue::English), "");
        for variant in plain.variants.clone() {
            let other = rules(&name, std::slice::from_ref(&variant.name));
            let text = diff(&plain, &other, Tongue::English);
            assert!(!text.is_empty(), "{name}/{}", variant.name);
        }
    }
}

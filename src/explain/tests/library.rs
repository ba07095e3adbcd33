//! The rule files of the library, told in every tongue.

use super::{Tongue, diff, rules_text};
use crate::library;
use crate::testing::{all_shipped, shipped};

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
    for (_, rules) in all_shipped() {
        for tongue in Tongue::ALL {
            let text = rules_text(&rules, tongue);
            assert_eq!(faults(&text), [""; 0], "{} {:?}", rules.name, rules.variant);
        }
    }
}

#[test]
fn a_variant_that_plays_otherwise_reads_otherwise() {
    for entry in library::entries().values() {
        let name = &entry.name;
        let plain = shipped(name, &[]);
        assert_eq!(diff(&plain, &plain, Tongue::English), "");
        for variant in plain.variants.clone() {
            let other = shipped(name, std::slice::from_ref(&variant.name));
            let text = diff(&plain, &other, Tongue::English);
            assert!(!text.is_empty(), "{name}/{}", variant.name);
        }
    }
}

//! Whatever stands in a file, reading it ends soon, and what could not be read is reported.

use patience::language::{Source, Sources, format, parse_file, parse_move, parse_position, report};
use proptest::prelude::*;
use std::time::{Duration, Instant};

/// The example files, cut into words, signs, texts and blanks.
fn files() -> Vec<Vec<String>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/readable");
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .expect("the folder of examples")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort();
    paths
        .iter()
        .map(|path| tokens(&std::fs::read_to_string(path).expect("a readable file")))
        .collect()
}

fn tokens(text: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let mut last_is_word = false;
    for c in text.chars() {
        let is_word = c.is_alphanumeric() || c == '-';
        match tokens.last_mut() {
            Some(token) if is_word && last_is_word => token.push(c),
            _ => tokens.push(c.to_string()),
        }
        last_is_word = is_word;
    }
    tokens
}

/// Reads a text in every way and checks what must hold of any.
fn check(text: &str) {
    let begun = Instant::now();
    let mut sources = Sources::default();
    let id = sources.add(Source {
        name: "any.patience".into(),
        text: text.into(),
    });
    let parsed = parse_file(sources.get(id).expect("the source just added"), id);
    let is_whole = parsed
        .file
        .game
        .as_ref()
        .is_some_and(|game| !format!("{game:?}").contains("Broken"));
    assert!(
        is_whole || !parsed.diagnostics.is_empty(),
        "broken without a word: {text:?}"
    );
    for diagnostic in &parsed.diagnostics {
        let range = diagnostic.span.range();
        assert!(
            range.end <= text.len(),
            "{diagnostic:?} is outside of {text:?}"
        );
        assert!(
            text.get(range).is_some(),
            "{diagnostic:?} cuts a character of {text:?}"
        );
        assert!(!diagnostic.message.is_empty());
    }
    let shown = report::render(&sources, &parsed.diagnostics, false);
    assert_eq!(shown.is_empty(), parsed.diagnostics.is_empty());
    let source = sources.get(id).expect("the source just added");
    match format(source, id) {
        Ok(laid_out) => {
            let again = Source {
                name: "again.patience".into(),
                text: laid_out.as_str().into(),
            };
            assert_eq!(format(&again, id).as_deref(), Ok(laid_out.as_str()));
        }
        Err(diagnostics) => assert_eq!(diagnostics, parsed.diagnostics),
    }
    let (_, _) = parse_position(text);
    let _ = parse_move(text);
    assert!(
        begun.elapsed() < Duration::from_secs(5),
        "took too long: {text:?}"
    );
}

#[derive(Debug, Clone)]
enum Change {
    Delete(usize),
    Double(usize),
    Swap(usize, usize),
    Replace(usize, usize, usize),
}

fn change() -> impl Strategy<Value = Change> {
    let any = || any::<usize>();
    prop_oneof![
        any().prop_map(Change::Delete),
        any().prop_map(Change::Double),
        (any(), any()).prop_map(|(a, b)| Change::Swap(a, b)),
        (any(), any(), any()).prop_map(|(at, file, from)| Change::Replace(at, file, from)),
    ]
}

proptest! {
    #[test]
    fn a_changed_file_is_read_and_what_is_wrong_is_reported(
        file in any::<usize>(),
        changes in proptest::collection::vec(change(), 1..6),
    ) {
        let files = files();
        let mut words = files[file % files.len()].clone();
        for change in changes {
            let count = words.len().max(1);
            match change {
                Change::Delete(at) if words.len() > 1 => drop(words.remove(at % count)),
                Change::Double(at) => {
                    let word = words[at % count].clone();
                    words.insert(at % count, word);
                }
                Change::Swap(a, b) => words.swap(a % count, b % count),
                Change::Replace(at, file, from) => {
                    let other = &files[file % files.len()];
                    words[at % count] = other[from % other.len()].clone();
                }
                Change::Delete(_) => {}
            }
        }
        check(&words.concat());
    }

    #[test]
    fn any_text_is_read(text in "\\PC{0,200}") {
        check(&text);
    }

    #[test]
    fn any_bytes_that_are_text_are_read(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        check(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn words_of_the_language_in_any_order_are_read(
        picks in proptest::collection::vec((any::<usize>(), any::<usize>()), 0..120),
    ) {
        let files = files();
        let mut text = "game \"X\" {\n".to_owned();
        for (file, word) in picks {
            let words = &files[file % files.len()];
            text.push_str(&words[word % words.len()]);
            text.push(' ');
        }
        check(&text);
    }
}

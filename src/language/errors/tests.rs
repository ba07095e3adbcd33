use super::*;
use crate::language::{Source, SourceId, parse_file};

fn codes(text: &str) -> Vec<&'static str> {
    let source = Source {
        name: "page.patience".into(),
        text: text.into(),
    };
    let parsed = parse_file(&source, SourceId::default());
    parsed
        .diagnostics
        .iter()
        .map(|found| found.code.0)
        .collect()
}

#[test]
fn the_bad_example_of_each_page_gives_its_code_and_the_good_one_nothing() {
    for page in PAGES {
        if !page.bad.is_empty() {
            let found = codes(page.bad);
            assert!(found.contains(&page.code.0), "{}: {found:?}", page.code.0);
        }
        assert_eq!(codes(page.good), Vec::<&str>::new(), "{}", page.code.0);
    }
}

#[test]
fn codes_are_in_order_and_each_is_there_once() {
    let all: Vec<_> = PAGES.iter().map(|page| page.code).collect();
    assert!(all.is_sorted());
    assert!(all.windows(2).all(|pair| pair[0] != pair[1]));
}

#[test]
fn a_page_has_a_title_and_an_explanation_of_its_own() {
    for page in PAGES {
        assert!(
            !page.title.is_empty() && !page.title.ends_with('.'),
            "{page:?}"
        );
        assert!(
            page.explanation.ends_with('.') && page.explanation.len() > 60,
            "{page:?}"
        );
    }
}

#[test]
fn alternatives_read_as_a_sentence() {
    let words =
        |all: &[&str]| alternatives(&all.iter().map(|w| (*w).to_owned()).collect::<Vec<_>>());
    assert_eq!(words(&[]), None);
    assert_eq!(words(&["a"]).as_deref(), Some("a"));
    assert_eq!(words(&["a", "b", "c"]).as_deref(), Some("a, b or c"));
}

use super::*;

#[test]
fn a_word_is_found_by_its_spellings_and_a_slip_by_its_neighbours() {
    let word = |text: &str| find(text).first().map(|page| page.word);
    assert_eq!(word("build"), Some("build"));
    assert_eq!(word(" Alternate  Colours "), Some("in suit"));
    assert_eq!(word("merci"), Some("any card"));
    assert_eq!(word("nonsense"), None);
    assert!(near("biuld").contains(&"build"));
    assert!(near("corner").contains(&"round the corner"));
    assert!(near(&"x".repeat(100)).is_empty());
}

#[test]
fn every_page_says_what_it_must_and_leads_to_pages_that_are_there() {
    let mut files: Vec<String> = PAGES.iter().map(|page| page.file_name()).collect();
    files.sort();
    assert!(files.windows(2).all(|pair| pair[0] != pair[1]));
    for page in PAGES {
        assert!(
            !page.says.is_empty() && !page.says.ends_with('.'),
            "{}",
            page.word
        );
        assert!(page.meaning.ends_with(['.', '…']), "{}", page.word);
        assert!(
            !page.forms.is_empty() && !page.grammar.is_empty(),
            "{}",
            page.word
        );
        for word in page.see {
            assert!(
                PAGES.iter().any(|page| page.word == *word) && *word != page.word,
                "{} leads to {word}",
                page.word
            );
        }
    }
}

#[test]
fn pages_stand_by_kind() {
    assert!(PAGES.iter().map(|page| page.kind).is_sorted());
    for kind in Kind::ALL {
        assert!(PAGES.iter().any(|page| page.kind == *kind), "{kind:?}");
    }
}

const GRAMMAR: &str = include_str!("../../../grammar/patience.pest");

/// What no page needs to say: lists of words for the parser, slips, and blanks.
const PLUMBING: &[&str] = &[
    "reserved",
    "game_only",
    "clause_start",
    "listed_ahead",
    "from_reference",
    "position",
];

/// The rules of the grammar with what each says, in which words stand between quotes.
fn rules_of_the_grammar() -> Vec<(String, String)> {
    let mut rules: Vec<(String, String)> = Vec::new();
    for line in GRAMMAR
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
    {
        let head = line
            .split_once('=')
            .map(|(name, rest)| (name.trim(), rest.trim()));
        match head {
            Some((name, rest))
                if !line.starts_with(' ')
                    && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') =>
            {
                rules.push((name.to_owned(), rest.to_owned()));
            }
            _ => {
                if let Some((_, body)) = rules.last_mut() {
                    body.push_str(line);
                }
            }
        }
    }
    rules
}

/// The words that stand between quotes in a rule's body.
fn keywords(body: &str) -> Vec<&str> {
    body.split('"')
        .skip(1)
        .step_by(2)
        .filter(|word| word.len() > 1 && word.chars().all(|c| c.is_ascii_lowercase()))
        .collect()
}

/// A word that comes to the grammar fails here until a page tells of it.
#[test]
fn every_keyword_of_the_grammar_has_a_page() {
    let told: Vec<&str> = PAGES
        .iter()
        .flat_map(|page| page.grammar)
        .filter_map(|rule| rule.rsplit('/').next())
        .collect();
    let mut missing = Vec::new();
    for (name, body) in rules_of_the_grammar() {
        let slip = name.starts_with("slip_") || name.starts_with("broken_");
        if slip || PLUMBING.contains(&name.as_str()) || keywords(&body).is_empty() {
            continue;
        }
        if !told.contains(&name.as_str()) {
            missing.push(name);
        }
    }
    assert!(missing.is_empty(), "no page names these rules: {missing:?}");
}

/// What a page names is in the grammar: a renamed rule would leave it unused without a word.
#[test]
fn pages_name_rules_that_are_there() {
    let rules = rules_of_the_grammar();
    for page in PAGES {
        for rule in page.grammar.iter().flat_map(|path| path.split('/')) {
            let name = rule.split(':').next().unwrap();
            assert!(
                rules.iter().any(|(known, _)| known == name),
                "{} names {rule}",
                page.word
            );
        }
    }
}

/// The words that can be no names stand in a page's title, spellings or forms.
#[test]
fn every_reserved_word_is_on_a_page() {
    let rules = rules_of_the_grammar();
    let (_, reserved) = rules.iter().find(|(name, _)| name == "reserved").unwrap();
    let written: Vec<&str> = PAGES
        .iter()
        .flat_map(|page| {
            std::iter::once(&page.word)
                .chain(page.also)
                .chain(page.forms)
        })
        .flat_map(|text| text.split(|c: char| !(c.is_alphanumeric() || c == '-')))
        .collect();
    let mut missing = Vec::new();
    for (prefix, rests) in reserved_words(reserved) {
        for rest in rests {
            let word = format!("{prefix}{rest}");
            if !written.contains(&word.as_str()) {
                missing.push(word);
            }
        }
    }
    assert!(missing.is_empty(), "on no page: {missing:?}");
}

/// The first letters with what may follow each: `"a" ~ ("ction" | "bove")`.
fn reserved_words(body: &str) -> Vec<(String, Vec<String>)> {
    let pieces: Vec<&str> = body.split('"').collect();
    let mut words: Vec<(String, Vec<String>)> = Vec::new();
    let mut open = false;
    for pair in pieces.get(1..).unwrap().chunks(2) {
        let (quoted, after) = (pair[0], pair.get(1).copied().unwrap_or(""));
        if after.trim_start().starts_with("~ (") {
            words.push((quoted.to_owned(), Vec::new()));
            open = true;
        } else if !open {
            words.push((quoted.to_owned(), vec![String::new()]));
        } else if let Some((_, rests)) = words.last_mut() {
            rests.push(quoted.to_owned());
        }
        open &= !after.contains(')');
    }
    words
}

//! The reference: the examples of its pages are run, its forms are read, and the generated pages in
//! `grammar/reference` are current. `REFERENCE_WRITE=1` writes them anew.

mod introduction;
mod write;

use patience::language::words::{Kind, PAGES, PLACEHOLDERS, WordPage, is_that};
use patience::language::{Source, SourceId, constructs, format, parse_file};
use patience::library::Shipped;
use patience::pipeline::{BuildError, Built, build};
use patience::play::example;
use patience::rules::check::Request;

/// The example of a page, as a file.
fn source(page: &WordPage) -> Source {
    Source {
        name: format!("{}.patience", page.file_name()).into(),
        text: page.example.into(),
    }
}

/// The example of a page as a game, or a variant of it.
fn built(page: &WordPage, variants: Vec<String>) -> Built {
    let request = Request {
        variants,
        ..Request::plain(page.file_name(), source(page))
    };
    build(&request, &Shipped).unwrap_or_else(|error| match error {
        BuildError::Use(error) => panic!("{}: {error}", page.word),
        file @ BuildError::File { .. } => panic!("{}: {file}", page.word),
    })
}

#[test]
fn every_example_is_checked_without_warning_and_formatted() {
    for page in PAGES {
        let built = built(page, Vec::new());
        assert_eq!(built.warnings, [], "{}", page.word);
        let formatted = format(&source(page), SourceId::default()).unwrap();
        assert_eq!(formatted, page.example, "{}", page.word);
    }
}

#[test]
fn every_example_passes_and_refuses_something() {
    let mut failures = Vec::new();
    for page in PAGES {
        let base = built(page, Vec::new());
        let variants = base.machine.rules().variants.clone();
        let games = std::iter::once(base).chain(
            variants
                .iter()
                .map(|variant| built(page, vec![variant.name.clone()])),
        );
        let mut ran = 0;
        for game in games {
            for outcome in example::run_all(&game.machine, &game.sources) {
                ran += 1;
                if outcome.failure.is_some() {
                    failures.push(example::report(&outcome, &game.sources));
                }
            }
        }
        if ran == 0 || !page.example.contains(" refuse ") {
            failures.push(format!("{} shows no refusal", page.word));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_example_uses_its_word_and_every_rule_is_exercised() {
    let used: Vec<_> = PAGES.iter().map(|page| constructs(page.example)).collect();
    let mut failures = Vec::new();
    for (page, own) in PAGES.iter().zip(&used) {
        if !page.is_used(own) {
            failures.push(format!("the example of {} does not use it", page.word));
        }
        for rule in page.grammar {
            let somewhere = used
                .iter()
                .any(|all| all.iter().any(|construct| is_that(construct, rule)));
            if !somewhere {
                failures.push(format!("{}: no example uses {rule}", page.word));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The game that the introduction shows is as sound as those of the pages.
#[test]
fn the_game_of_the_introduction_plays() {
    let text = introduction::TEXT
        .split("```text\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next())
        .unwrap();
    let source = Source {
        name: "my-patience.patience".into(),
        text: text.into(),
    };
    assert_eq!(format(&source, SourceId::default()).unwrap(), text);
    let game = build(&Request::plain("my-patience", source), &Shipped).unwrap();
    assert_eq!(game.warnings, []);
    let outcomes = example::run_all(&game.machine, &game.sources);
    assert_eq!(outcomes.len(), 2);
    for outcome in outcomes {
        assert_eq!(outcome.failure, None, "{}", outcome.title);
    }
}

/// A form with samples for the words in capitals.
fn filled(form: &str) -> String {
    let mut text = String::new();
    let mut word = String::new();
    for letter in form.chars().chain(['\n']) {
        if letter.is_ascii_uppercase() {
            word.push(letter);
            continue;
        }
        let sample = PLACEHOLDERS.iter().find(|(name, ..)| *name == word);
        text.push_str(sample.map_or(&word, |(_, _, sample)| sample));
        word.clear();
        text.push(letter);
    }
    text.trim_end().to_owned()
}

/// A form where it belongs, so that it can be read.
fn in_its_place(kind: Kind, form: &str) -> String {
    let form = filled(form);
    let game = |inside: &str| format!("game \"Forms\" {{\n{inside}\n}}\n");
    let group = |inside: &str| game(&format!("tableau x8 {{\n{inside}\n}}"));
    let step = |inside: &str| game(&format!("layout {{\n{inside}\n}}"));
    match kind {
        Kind::About if form.starts_with("game") => form,
        Kind::Change if form.starts_with("build") => group(&form),
        Kind::About | Kind::Piles | Kind::Course | Kind::Ending | Kind::Change => game(&form),
        Kind::Group => group(&form),
        Kind::Phrase => group(&format!("build {form}")),
        Kind::Clause => group(&format!("build any, {form}")),
        Kind::Place => group(&format!("build any, compared with left, to {form}")),
        Kind::Condition => game(&format!("win when {form}")),
        Kind::Step => step(&form),
        Kind::StepOption => step(&format!("deal all to tableau, {form}")),
        Kind::Set => game(&format!("remove {form} from tableau")),
        Kind::Example if form.starts_with("given") => {
            game(&format!("example \"x\" {{\n{form}\n}}"))
        }
        Kind::Example if form.starts_with("example") => game(&form),
        Kind::Example => game(&format!("example \"x\" {{\ngiven deal 1\n{form}\n}}")),
    }
}

#[test]
fn every_form_can_be_read_and_is_of_its_word() {
    let mut failures = Vec::new();
    for page in PAGES {
        for form in page.forms {
            let text = in_its_place(page.kind, form);
            let source = Source {
                name: "form.patience".into(),
                text: text.as_str().into(),
            };
            let parsed = parse_file(&source, SourceId::default());
            if let Some(found) = parsed.diagnostics.first() {
                failures.push(format!(
                    "{}: `{form}`: {}\n{text}",
                    page.word, found.message
                ));
            } else if !page.is_used(&constructs(&text)) {
                failures.push(format!("{}: `{form}` is not of this word", page.word));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

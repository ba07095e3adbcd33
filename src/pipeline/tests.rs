//! From a text to a game that can be played, and what is said where there is none.

use super::errors::PAGES;
use super::*;
use crate::library::{self, Shipped};
use crate::rules::NoParents;

fn source(text: &str) -> Source {
    Source {
        name: "game.patience".into(),
        text: text.into(),
    }
}

/// Code and place of all that is found, the place as the words that are marked.
fn found(text: &str) -> Vec<(&'static str, String)> {
    let source = source(text);
    inspect_file("game", &source, &NoParents)
        .diagnostics
        .iter()
        .map(|it| (it.code.0, source.excerpt(it.span).to_owned()))
        .collect()
}

#[test]
fn every_page_shows_its_own_diagnostic() {
    for page in PAGES {
        let codes = |text| -> Vec<&str> { found(text).iter().map(|(code, _)| *code).collect() };
        assert_eq!(codes(page.bad), [page.code.0]);
        assert_eq!(codes(page.good), [""; 0], "{}", page.code.0);
    }
    assert!(PAGES.is_sorted_by(|one, other| one.code < other.code));
}

#[test]
fn every_value_of_a_parameter_gives_a_game() {
    let entry = library::find("freecell").unwrap().entry;
    for cells in 0..=8 {
        let request = Request {
            settings: vec![("cells".to_owned(), cells)],
            ..Request::plain("freecell", entry.source.clone())
        };
        let built = build(&request, &Shipped).unwrap_or_else(|error| panic!("{cells}: {error}"));
        let rules = built.machine.rules();
        let (_, cell) = rules.group_named("cell").unwrap();
        assert_eq!(i64::from(cell.piles), cells);
        assert_eq!(
            rules.examples.is_empty(),
            cells != 4,
            "examples speak of the file as it stands"
        );
    }
}

#[test]
fn scripts_are_read_when_a_file_is_checked() {
    let game = |body: &str| {
        format!(
            r#"game "Scripted" {{
  pack 1
  tableau x4 {{ start any; build script fits; lift top }}
  foundation x4
  layout {{ deal all to tableau }}
  script fits "whatever the script says" """
    {body}
  """
}}"#
        )
    };
    for (body, marked) in [
        ("let let", "let"),
        ("crad.rank == 1", "crad"),
        ("summ([card]) == 1", "summ"),
        ("let a = 1;\n    eval(\"true\")", "eval"),
        ("card.rank == 99999999999999999999", "99999999999999999999"),
    ] {
        let found = found(&game(body));
        assert_eq!(found.len(), 1, "{body}: {found:?}");
        let (code, place) = &found[0];
        assert_eq!((*code, place.as_str()), ("E0301", marked), "{body}");
    }
    let long = game(&"true && ".repeat(4000));
    let found = found(&long);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].0, "E0301");
}

#[test]
fn scripts_that_stop_in_play_are_found() {
    let text = r#"game "Scored" {
  pack 1
  stock
  foundation x4
  tableau x7 { start K; build down in suit }
  layout { deal 1 2 3 4 5 6 7 to tableau }
  passes 1 { deal 1 to each tableau }
  score script s
  script s "a sum that goes wrong" """
    let pass = table.pass;
    pass / 0
  """
}"#;
    assert_eq!(found(text), [("E0303", "/".to_owned())]);
}

#[test]
fn nothing_is_wrong_with_the_library() {
    for entry in library::entries().values() {
        let checked = inspect_file(&entry.name, &entry.source, &Shipped);
        assert_eq!(checked.diagnostics, [], "{}", entry.name);
    }
}

#[test]
fn a_variant_is_tried_out_too() {
    let text = r#"game "Base" {
  pack 1
  stock
  foundation x4
  tableau x7 { start K; build down in suit }
  layout { deal 1 2 3 4 5 6 7 to tableau }
  passes 1 { deal 1 to each tableau }
  variant "For ever" { layout { deal 1 2 3 4 5 6 7 to tableau; begin again } }
}"#;
    assert_eq!(found(text), [("E0302", "begin again".to_owned())]);
}

#[test]
fn what_is_built_is_what_is_inspected() {
    let request = Request::plain("game", source(errors::script_unreadable::PAGE.bad));
    let Err(BuildError::File { diagnostics, .. }) = build(&request, &NoParents) else {
        panic!("a script that cannot be read is an error of the file");
    };
    assert_eq!(
        diagnostics,
        inspect(&request, &NoParents).unwrap().diagnostics
    );
}

//! What the README shows must be so.

const README: &str = include_str!("../../README.md");

#[test]
fn the_whole_file_that_it_explains_is_the_shipped_one() {
    let shipped = include_str!("../../games/klondike/klondike-hand.patience");
    assert!(
        README.contains(shipped.trim_end()),
        "klondike-hand.patience has changed"
    );
}

#[test]
fn the_commands_that_it_names_are_there() {
    assert!(
        README.lines().any(|line| line == "cargo test --locked"),
        "the test command"
    );
    for word in README
        .split("patience ")
        .skip(1)
        .filter_map(|rest| rest.split([' ', '`', '\n']).next())
    {
        if word.len() > 2 && word.chars().all(|c| c.is_ascii_lowercase()) {
            assert!(
                [
                    "list", "check", "test", "fmt", "explain", "diff", "new", "show", "moves",
                    "why", "play", "replay", "solve", "survey"
                ]
                .contains(&word)
                    || !README.contains(&format!("`patience {word}")),
                "patience {word}"
            );
        }
    }
}

#[test]
fn every_game_that_it_links_is_shipped() {
    for link in README
        .split("](games/")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
    {
        let path = format!("{}/games/{link}", env!("CARGO_MANIFEST_DIR"));
        assert!(std::path::Path::new(&path).exists(), "games/{link}");
    }
}

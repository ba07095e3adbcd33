//! Snapshots of what the shipped files say: the source, then the checked definition; of the first
//! games also the rules in words and the table after three deals.

use crate::shipped::{self, Game};
use patience::cards::Letters;
use patience::cli::table::{Looks, table};
use patience::explain::{Tongue, rules_text};
use std::fmt::Write as _;

/// The source, then the checked definition as YAML.
fn definition(game: &Game) -> String {
    let checked = serde_json::to_value(game.machine.rules()).unwrap();
    format!(
        "=== {}: the file\n{}\n=== {}: the checked game\n{}",
        game.spec,
        game.text.trim_end(),
        game.spec,
        yaml(&checked, 0)
    )
}

/// JSON values as indented lines: short enough to read, exact enough to compare.
fn yaml(value: &serde_json::Value, depth: usize) -> String {
    use serde_json::Value;
    let pad = "  ".repeat(depth);
    let one_line = serde_json::to_string(value).unwrap();
    match value {
        Value::Object(map) if one_line.len() > 100 => map
            .iter()
            .map(|(key, value)| nested(&format!("{pad}{key}:"), value, depth))
            .collect(),
        Value::Array(list) if one_line.len() > 100 => list
            .iter()
            .map(|value| nested(&format!("{pad}-"), value, depth))
            .collect(),
        _ => format!("{pad}{one_line}\n"),
    }
}

fn nested(head: &str, value: &serde_json::Value, depth: usize) -> String {
    let one_line = serde_json::to_string(value).unwrap();
    if one_line.len() <= 100 || !(value.is_object() || value.is_array()) {
        format!("{head} {one_line}\n")
    } else {
        format!("{head}\n{}", yaml(value, depth + 1))
    }
}

/// The table after each of these deals.
fn deals(game: &Game, numbers: &[u64]) -> String {
    let looks = Looks {
        colour: false,
        suits: Letters::Letters,
        width: 80,
    };
    let mut text = String::new();
    for &number in numbers {
        let session = shipped::begin(game, number);
        let _ = writeln!(text, "=== {} deal {number}", game.spec);
        text.push_str(&table(session.machine(), session.state(), looks));
    }
    text
}

fn check(name: &str, spec: &str) {
    let game = shipped::game(spec);
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false, snapshot_path => "snapshots/definitions" }, {
        insta::assert_snapshot!(format!("{name}_definition"), definition(&game));
        insta::assert_snapshot!(
            format!("{name}_rules_text"),
            format!("{}\n=== {spec}: in words\n{}", game.text.trim_end(), rules_text(game.machine.rules(), Tongue::default()))
        );
        insta::assert_snapshot!(format!("{name}_deals"), deals(&game, &[1, 2, 3]));
    });
}

macro_rules! first_games {
    ($($name:ident: $spec:literal,)*) => {$(
        #[test]
        fn $name() {
            check(stringify!($name).strip_suffix("_definition").unwrap(), $spec);
        }
    )*};
}

first_games! {
    klondike_hand_definition: "klondike-hand",
    klondike_hand_by_suit_definition: "klondike-hand/by-suit",
    klondike_definition: "klondike",
    klondike_draw_three_definition: "klondike/draw-three",
    paciencia_definition: "paciencia",
    paciencia_any_card_definition: "paciencia/any-card",
    ace_row_definition: "ace-row",
    ace_row_until_it_comes_out_definition: "ace-row/until-it-comes-out",
    display_definition: "display",
    display_free_heaps_definition: "display/free-heaps",
}

#[test]
fn paciencia_rules_text_in_its_own_tongue() {
    let game = shipped::game("paciencia");
    let tongue = Tongue::Portuguese;
    insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false, snapshot_path => "snapshots/definitions" }, {
        insta::assert_snapshot!("paciencia_rules_text_pt", rules_text(game.machine.rules(), tongue));
    });
}

/// The other games: definition and one deal.
#[test]
fn the_rest_of_the_library() {
    const FIRST: [&str; 5] = [
        "klondike-hand",
        "klondike",
        "paciencia",
        "ace-row",
        "display",
    ];
    for game in shipped::all() {
        let (name, variant) = game.spec.split_once('/').unwrap_or((&game.spec, ""));
        if FIRST.contains(&name) && (variant.is_empty() || variant != "as-published") {
            continue;
        }
        let text = format!("{}\n{}", definition(game), deals(game, &[1]));
        insta::with_settings!({ omit_expression => true, prepend_module_to_snapshot => false, snapshot_path => "snapshots/library" }, {
            insta::assert_snapshot!(game.spec.replace(['/', '-'], "_"), text);
        });
    }
}

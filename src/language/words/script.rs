//! `script`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "script",
    also: &["hook", "rhai", "helpers"],
    kind: Kind::Change,
    says: "A few lines of rhai for what no word says",
    forms: &["script NAME \"TEXT\" RHAI", "build script SCRIPT"],
    meaning: "The sentence in quotes is printed in the rules in words. `script NAME` then \
              stands where a phrase, a condition, a set, a score or a step may. In a phrase \
              the script sees `card` (the one laid) and `on` (the other card); in a set, \
              `cards`; everywhere, `table`, which it can only read. It ends with what it \
              answers: true or false, or a number for a score. As a step it may call \
              `table.move`, `table.turn_up` and `table.set_tally`.\n\n\
              It has no clock, files or chance, and is bounded in operations, depth and \
              sizes. Use a word of the language where there is one.",
    default: "",
    example: r#"game "Double it" {
  foundation { start A; build script doubled; cap 48 }
  tableau x8
  layout { deal all to tableau }
  win when foundation holds at least 12 cards
  script doubled "each card doubles the one below, less 13 when it passes 13" """
    card.rank != 13 && card.rank == (on.rank * 2) % 13
  """
  example "two, four, eight, three" {
    given   foundation: AS, tableau 1: 3C 8D 4H 2S, tableau 2: 5S
    refuse  5S to foundation because script
    move    2S to foundation
    move    4H to foundation
    move    8D to foundation
    move    3C to foundation
  }
}
"#,
    told: &["Foundation"],
    see: &["tally", "score", "set of cards"],
    grammar: &["script", "script_ref"],
};

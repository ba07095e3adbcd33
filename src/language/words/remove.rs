//! `remove`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "remove",
    also: &["take off", "pairs", "discard pairs"],
    kind: Kind::Course,
    says: "Cards that may be taken off, out of the game",
    forms: &[
        "remove PHRASE from PILES",
        "remove SET from PILES",
        "remove SET from PILES, CLAUSE",
    ],
    meaning: "`remove K from tableau or waste` takes single top cards; `remove pair …` and \
              `remove set …` take several together. They go to the `discard`. Several lines \
              are alternatives. `compared with` lets a card be compared with another: \
              `remove lower in suit from tableau, compared with any tableau`.\n\n\
              Only top cards that nothing covers can be taken, though no `lift` is asked. \
              Without foundations the game is won when all cards are removed.",
    default: "",
    example: r#"game "Thirteen" {
  tableau x13 { start any; lift none }
  layout { deal all to tableau }
  remove K from tableau
  remove pair totalling 13 from tableau
  example "kings alone, the others in pairs" {
    given   tableau 1: 5D KS, tableau 2: 8H, tableau 3: 9C
    refuse  remove 8H 9C because totalling
    move    remove KS
    move    remove 5D 8H
  }
}
"#,
    told: &["Taking cards off"],
    see: &["pair", "set of cards", "totalling", "discard", "neighbours"],
    grammar: &["remove", "take_form"],
};

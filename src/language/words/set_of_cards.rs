//! `set of cards`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "set of cards",
    also: &["set", "set of", "remove set", "three cards"],
    kind: Kind::Set,
    says: "Three cards or more together",
    forms: &[
        "set RANK RANK RANK",
        "set of N totalling N",
        "set of N-N totalling N",
        "set of N in sequence",
    ],
    meaning: "`set of 3-5` says how many; named ranks give it themselves: `set J Q K`. What \
              follows must hold of all: `totalling 18`, `same rank`, `in sequence`, a suit \
              phrase, `script NAME`.",
    default: "",
    example: r#"game "Court cards together" {
  tableau x13
  layout { deal all to tableau }
  remove set J Q K from tableau
  remove set of 2-4 totalling 15 from tableau
  example "a jack, a queen and a king" {
    given   tableau 1: JS, tableau 2: QH, tableau 3: KS, tableau 4: 5H, tableau 5: 4H, tableau 6: 6H
    refuse  remove 5H 4H because totalling
    move    remove JS QH KS
    move    remove 5H 4H 6H
  }
}
"#,
    told: &["Taking cards off"],
    see: &["pair", "totalling", "in sequence", "remove"],
    grammar: &["k_set", "set_size"],
};

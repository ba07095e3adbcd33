//! `note`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "note",
    also: &["settled", "remark"],
    kind: Kind::About,
    says: "A remark for readers: above all, a choice that books leave open",
    forms: &["note \"TEXT\"", "note \"TEXT\" in TONGUE"],
    meaning: "Notes are printed at the end of the rules in words and change nothing in play. \
              Where the source of a rule is silent, decide, and say in a note that it is \
              settled so; where two readings are common, make the other one a variant.\n\n\
              A longer text may stand between `\"\"\"`. A note `in pt` is printed when the \
              rules are told in that tongue.",
    default: "",
    example: r#"game "Two by two" {
  foundation x4
  tableau x10 { start any; build down regardless of suit }
  layout { deal 5 5 5 5 5 5 5 5 6 6 to tableau }
  note "A single card moves at a time (settled: the source is silent)."
  note "Move-se uma carta de cada vez." in pt
  example "one card at a time" {
    given   tableau 1: 9H, tableau 2: 8S 7D
    refuse  8S to tableau 1 because lift
    move    7D to tableau 3
    move    8S to tableau 1
  }
}
"#,
    told: &[],
    see: &["source", "variant", "language"],
    grammar: &["note"],
};

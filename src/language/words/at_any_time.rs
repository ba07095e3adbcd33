//! `at any time`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "at any time",
    also: &["redeal at any time"],
    kind: Kind::Clause,
    says: "The redeal need not wait for the stock to be empty",
    forms: &["at any time"],
    meaning: "It stands at the head of a `redeal`: `redeal twice, at any time { … }`. \
              Without it, and without a `when`, a redeal is allowed only when the stock is \
              empty and there is something to gather.",
    default: "",
    example: r#"game "Gathered when you like" {
  stock
  foundation x4
  tableau x8 { start none; build down in suit }
  layout { deal 5 to each tableau }
  redeal once, at any time { gather tableau to stock; shuffle; deal 5 to each tableau }
  example "the stock is not empty" {
    given   stock: 2C 3C, tableau 1: 9S, tableau 2: 8H
    move    redeal
    expect  pass is 2
    refuse  redeal because budget
  }
}
"#,
    told: &["The redeal"],
    see: &["redeal", "when"],
    grammar: &["k_at_any_time"],
};

//! `redeal`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "redeal",
    also: &["redeals", "turning over the stock", "between passes"],
    kind: Kind::Course,
    says: "What happens between passes: the move that brings cards back to the stock",
    forms: &[
        "redeal BUDGET { STEPS }",
        "redeal { STEPS }",
        "redeal BUDGET, when CONDITION { STEPS }",
        "redeal BUDGET, when CONDITION",
    ],
    meaning: "BUDGET is `once`, `twice`, `3 times` or `without limit`. Where there are \
              `passes`, they give the number and it must not be said again. N redeals are N \
              + 1 passes. A redeal raises `pass` by one.\n\n\
              It is allowed when the stock is empty and there is something to gather, unless \
              its own `when` says otherwise. It may gather any piles: `redeal twice { gather \
              fan to stock; shuffle; lay out again }`. One that gathers nothing is an error.",
    default: "With `passes` of more than one: gather waste to stock. Otherwise there is \
              none.",
    example: r#"game "Two redeals" {
  foundation x4
  fan x18 as tableau { start none; build down in suit; spread right }
  layout { deal all to fan, 3 at a time }
  redeal twice { gather fan to stock; shuffle; lay out again }
  example "twice, and no more" {
    given   fan 1: 9S, fan 2: 4D
    move    redeal, twice
    refuse  redeal because budget
  }
}
"#,
    told: &["The redeal"],
    see: &["passes", "gather", "shuffle", "lay out again", "once"],
    grammar: &["redeal"],
};

//! `or`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "or",
    also: &["and", "not", "brackets", "either", "both"],
    kind: Kind::Phrase,
    says: "Joins phrases, or conditions: one must hold, both must hold, this must not",
    forms: &[
        "PHRASE or PHRASE",
        "PHRASE and PHRASE",
        "not PHRASE",
        "(PHRASE or PHRASE) and PHRASE",
    ],
    meaning: "`or`: at least one holds. `and`: all hold. `not` turns the next phrase round. \
              `and` and `or` are not mixed without brackets. A comma is an `and` for what is \
              a clause: `build down in suit, from waste` needs both. Several lines of one \
              word (`build …`) are an `or` of whole lines.\n\n\
              Conditions are joined in the same way: `when stock is empty and waste is \
              empty`. After `is`, `or` lists states: `when every tableau is empty or \
              complete`. Between piles, `or` means any of them: `from waste or reserve`.",
    default: "",
    example: r#"game "Beside or below" {
  foundation x4
  tableau x13 {
    start  not K
    build  (same rank or down in suit) and not red
  }
  layout { deal all to tableau }
  example "black cards, alike or one lower in suit" {
    given   tableau 1: 9S, tableau 2: 9C, tableau 3: 8S, tableau 4: 9H, tableau 5: KH
    move    9C to tableau 1
    refuse  8S to tableau 1 because build
    refuse  9H to tableau 1 because build
    refuse  KH to tableau 6 because start
  }
}
"#,
    told: &["Tableau"],
    see: &["build", "when", "empty"],
    grammar: &[
        "phrase",
        "and_phrase",
        "not_phrase",
        "k_or",
        "k_and",
        "k_not",
        "and_condition",
        "not_condition",
    ],
};

//! `turn`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "turn",
    also: &["turn to waste", "turn the stock"],
    kind: Kind::Step,
    says: "Turns cards from the stock to a pile, one by one",
    forms: &["turn N to PILES"],
    meaning: "It stands in `passes`: `passes 3 { turn 3 to waste }`. The cards are turned \
              one by one, so the last of them shows and the others lie under it. With `first \
              on top` they are turned over together. Where fewer are left, fewer are turned; \
              from an empty stock nothing can be, unless the turn is `carrying over`. The \
              move is called `turn`.",
    default: "",
    example: r#"game "By threes" {
  stock
  waste
  foundation x4
  tableau x7 { start any; build down in suit }
  layout { deal 4 to each tableau }
  passes 1 { turn 3 to waste }
  example "the third shows" {
    given   stock: 2C 9D 9S 4H
    move    turn
    expect  waste: 4H 9S 9D, stock: 2C
    move    turn
    refuse  turn because absent
  }
}
"#,
    told: &["Stock"],
    see: &["passes", "first on top", "carrying over", "waste"],
    grammar: &["turn"],
};

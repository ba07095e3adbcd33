//! `passes`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "passes",
    also: &["schedule", "how the stock is turned", "draw"],
    kind: Kind::Course,
    says: "How the stock is turned, and how often it is gone through",
    forms: &[
        "passes N { STEPS }",
        "passes without limit { STEPS }",
        "passes N, when CONDITION { STEPS }",
    ],
    meaning: "Each line says what the move `turn` does in so many passes, and several lines \
              follow each other: first `passes 3 { turn 3 to waste }`, then `passes 1 { turn \
              1 to waste }`. N passes have N − 1 redeals. `without limit` stands last.\n\n\
              Between passes comes the move `redeal`; unless a `redeal` says otherwise it \
              gathers the waste, unshuffled, when the stock is empty; after the last pass it is \
              refused because of its `budget`. `passes 1 { deal 1 to \
              each tableau }` deals a row at each turn.",
    default: "The stock is not turned.",
    example: r#"game "Three, then one" {
  stock
  waste
  foundation x4
  tableau x7 { start any; build down in suit }
  layout { deal 4 to each tableau }
  passes 1 { turn 3 to waste }
  passes 1 { turn 1 to waste }
  example "the schedule of the passes" {
    given   stock: 4S 3S 2S, pass is 1
    move    turn
    expect  waste: 2S 3S 4S
    move    redeal
    move    turn
    expect  waste: 2S, stock: 4S 3S, pass is 2
    move    turn, twice
    refuse  redeal because budget
  }
}
"#,
    told: &["Stock"],
    see: &["turn", "redeal", "stock", "pass"],
    grammar: &["passes"],
};

//! `expect`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "expect",
    also: &["won", "lost", "stuck", "blocked", "result"],
    kind: Kind::Example,
    says: "What must be so now",
    forms: &[
        "expect GROUP N: CARD CARD",
        "expect NAME is N",
        "expect won",
        "expect lost",
        "expect stuck",
        "expect blocked",
    ],
    meaning: "The named piles and numbers are compared exactly; what is not named is not \
              looked at. An empty pile is `-`. `stuck` and `lost` are the same: no move is \
              legal, or only turns, redeals and actions that lead to nothing new. `blocked`: \
              no card can be moved or taken off. `score is 5` compares the score.",
    default: "",
    example: r#"game "Results" {
  pack 1, A to 2
  foundation x4
  tableau x4 { start none; build none }
  layout { deal all to tableau }
  example "won, and stuck" {
    given   foundation 1: AS 2S, foundation 2: AH 2H, foundation 3: AC 2C, foundation 4: AD, tableau 1: 2D
    move    2D to foundation
    expect  foundation 4: AD 2D, tableau 1: -, won
  }
  example "nothing more can be done" {
    given   foundation 1: AS, tableau 1: 2S 2H, tableau 2: AD 2D
    refuse  2H to foundation because suit
    expect  stuck, blocked
  }
}
"#,
    told: &[],
    see: &["given", "win", "lose", "blocked"],
    grammar: &["expect", "expect_one", "expect_state"],
};

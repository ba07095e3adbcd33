//! `lift`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "lift",
    also: &["lift none", "lift top", "available", "exposed", "take away"],
    kind: Kind::Group,
    says: "What may be taken away from a pile, together",
    forms: &[
        "lift none",
        "lift top",
        "lift top, CLAUSE",
        "lift UNIT",
        "lift UNIT, CLAUSE",
    ],
    meaning: "`lift top` is the top card alone; `lift none` is nothing. The other units are \
              `sequence`, `all face-up`, `whole pile`, `squared pile`, `any packet` and `any \
              card`. Several `lift` lines are alternatives, and clauses may say where the \
              cards may go (`lift top, to foundation`), from which piles (`in pile 1`), \
              when, and how often.\n\n\
              It speaks of moves by hand. Steps (`deal`, `turn`, `gather`) and `fill` take \
              cards without asking it. Lifting is judged apart from laying: a game may build \
              regardless of suit and yet move only sequences in suit.",
    default: "Waste, tableau, reserve and cell top; stock, foundation and discard none.",
    example: r#"game "From the reserve up only" {
  reserve x4 { lift top, to foundation }
  foundation x4 { lift none }
  tableau x8 {
    start  any
    build  down in suit
    lift   top
  }
  layout { deal 2 to each reserve; deal all to tableau }
  example "each pile says what leaves it, and where it may go" {
    given   reserve 1: 8S 2H, reserve 2: 8H, foundation 1: AH, tableau 1: 9H 5C, tableau 2: 6C
    refuse  8H to tableau 1 because to
    refuse  AH to tableau 3 because lift
    move    2H to foundation
    move    5C to tableau 2
  }
}
"#,
    told: &["Tableau", "Reserves"],
    see: &[
        "sequence",
        "any packet",
        "any card",
        "whole pile",
        "all face-up",
        "squared pile",
        "to",
    ],
    grammar: &["lift", "lift/k_none", "lift/k_top"],
};

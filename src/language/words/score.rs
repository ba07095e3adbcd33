//! `score`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "score",
    also: &[
        "points",
        "least is best",
        "at start",
        "cards in",
        "piles in",
    ],
    kind: Kind::Ending,
    says: "What the game counts",
    forms: &[
        "score cards in PILES",
        "score piles in GROUP",
        "score redeals",
        "score NAME",
        "score script SCRIPT",
        "score N for each card from PILES to PILES",
        "score N for each card turned up",
        "score N at start",
        "score least is best",
    ],
    meaning: "A score is a number read off the table: cards in piles, piles that hold cards, \
              redeals, a tally, a script. Or it is points: so many for each card that goes \
              from some piles to others or is turned up where it lies, and some at the start, which may be below zero. \
              Several lines add up. `least is best` turns it round.",
    default: "There is no score.",
    example: r#"game "Points" {
  stock
  waste
  foundation x4
  tableau x7 { start any; build down in suit }
  layout { deal 4 to each tableau }
  passes 1 { turn 1 to waste }
  score -52 at start
  score 5 for each card to foundation
  score 1 for each card from waste to tableau
  example "five a card" {
    given   waste: 8S AH, tableau 1: 9S, tableau 2: 9D
    refuse  9D to tableau 1 because build
    move    AH to foundation
    move    8S to tableau 1
    expect  score is -46
  }
  variant "Cards left" { score cards in tableau or waste, least is best }
  variant "Redeals" { score redeals; score least is best }
  variant "Turned up" { score 5 for each card turned up }
  variant "Columns" { score piles in tableau, least is best }
}
"#,
    told: &[],
    see: &["tally", "pass", "script"],
    grammar: &[
        "score",
        "score_cards",
        "score_piles",
        "score_start",
        "score_turned",
        "k_for_each_card_turned_up",
        "score_points",
        "k_at_start",
        "k_for_each_card",
        "k_least_is_best",
        "from_part",
        "to_part",
    ],
};

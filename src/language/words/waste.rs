//! `waste`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "waste",
    also: &["talon", "discard pile"],
    kind: Kind::Piles,
    says: "The cards that have been turned from the stock",
    forms: &["waste", "waste { STATEMENTS }"],
    meaning: "Cards come to the waste by a turn of the stock, face up, and its top card may \
              be played. Nothing is laid on it otherwise. A redeal gathers it to the stock, \
              unless the `redeal` says something else. There may be several: `waste x2`, or \
              groups `as waste`.\n\n\
              Where a player may choose to throw a card on it, as in Golf, say `build any` \
              or a rule of its own.",
    default: "start none, build none, lift top, face up, spread none, no cap.",
    example: r#"game "Turned by threes" {
  stock
  waste
  foundation x4
  tableau x8 { start any; build down regardless of suit }
  layout { deal 3 to each tableau }
  passes 1 { turn 3 to waste }
  example "only its top card may be played" {
    given   stock: 2C 9D 9S 4H, tableau 1: 10C
    move    turn
    expect  waste: 4H 9S 9D, stock: 2C
    refuse  9S to tableau 1 because lift
    move    9D to tableau 1
    refuse  4H to waste because same pile
  }
}
"#,
    told: &["Waste", "Stock"],
    see: &["stock", "turn", "redeal"],
    grammar: &["group/name:waste", "role:waste"],
};

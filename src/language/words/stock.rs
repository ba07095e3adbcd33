//! `stock`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "stock",
    also: &["talon", "pack of cards", "hand"],
    kind: Kind::Piles,
    says: "The cards still to be dealt",
    forms: &["stock", "stock { STATEMENTS }"],
    meaning: "The pack, shuffled, is the stock. The layout deals from it, and what it leaves \
              stays there, face down. `passes` lines say how it is turned. A game has one \
              stock; one that names none must deal every card in its layout.\n\n\
              Cards leave the stock by steps (`deal`, `turn`, `put`, `fill`) and not by \
              moves, unless a `lift` is said: `stock { face up; lift top, to tableau }` is a \
              stock whose next card is seen and played. Nothing is laid on it, unless \
              `start` or `build` is said.",
    default: "start none, build none, lift none, face down, spread none, no cap.",
    example: r#"game "The next card is seen" {
  stock { face up; lift top }
  foundation x4
  tableau x7 { start any; build down in alternate colours }
  layout { deal 5 to each tableau }
  example "it is played like the top of a column" {
    given   stock: 4C 7H, tableau 1: 8S, tableau 2: 9H
    refuse  4C to tableau 3 because lift
    move    7H to tableau 1
    move    stock to tableau 3
    expect  tableau 3: 4C, stock: -
    refuse  7H to tableau 2 because rank
  }
}
"#,
    told: &["Stock"],
    see: &["waste", "passes", "layout", "turn"],
    grammar: &["group/name:stock"],
};

//! `lose`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "lose",
    also: &["lost"],
    kind: Kind::Ending,
    says: "When the game is lost before nothing more can be done",
    forms: &["lose when CONDITION"],
    meaning: "It is asked after every move. Without it the game is lost when no move is \
              left, or only turns and redeals that lead to nothing new.",
    default: "",
    example: r#"game "The fourth king ends it" {
  stock
  waste
  foundation x4
  tableau x7 { start any; build down in suit }
  layout { deal 4 to each tableau }
  passes 1 { turn 1 to waste }
  lose when at least 4 cards in waste are K
  example "the fourth king" {
    given   stock: 2C KS, waste: KH KD KC, tableau 1: 9S
    refuse  KC to tableau 1 because build
    move    turn
    expect  lost
  }
}
"#,
    told: &["The end"],
    see: &["win", "expect", "blocked"],
    grammar: &["lose"],
};

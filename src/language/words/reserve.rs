//! `reserve`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "reserve",
    also: &["heel", "trunk", "demon"],
    kind: Kind::Piles,
    says: "Cards kept aside, to be played from",
    forms: &["reserve", "reserve xN { STATEMENTS }"],
    meaning: "Its top card may be played; nothing is laid on it. Cards may lie face down: \
              `deal 13 to reserve, face down, last face up`. A reserve often fills the \
              spaces of the tableau: `tableau x4 { fill from reserve }`.",
    default: "start none, build none, lift top, face up, spread right, no cap. A place of a \
              grid, shape or plan holds one card.",
    example: r#"game "Thirteen aside" {
  stock
  waste
  reserve
  foundation x4
  tableau x4 { start any; build down in alternate colours }
  layout { deal 13 to reserve, face down, last face up; deal 1 to each tableau }
  passes 1 { turn 1 to waste }
  example "only its top card is played, and the next turns up" {
    given   reserve: [5H KC] 7D, tableau 1: 8S, waste: 6C
    refuse  KC to tableau 2 because face down
    move    7D to tableau 1
    expect  reserve: [5H] KC
    refuse  6C to reserve because build
  }
}
"#,
    told: &["Reserve"],
    see: &["fill", "cell", "deal"],
    grammar: &["group/name:reserve", "role:reserve"],
};

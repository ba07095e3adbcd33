//! `every card in`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "every card in",
    also: &["cards in", "no card in", "any card in", "card is face up"],
    kind: Kind::Condition,
    says: "What is true of the cards in piles",
    forms: &[
        "every card in PILES is face up",
        "no card in PILES is CARDS",
        "any card in PILES is face down",
        "at least N cards in PILES are CARDS",
    ],
    meaning: "The cards may be `face up`, `face down`, `settled`, or cards by rank, suit or \
              colour: `when no card in tableau is K`. Before `card` stands `every`, `no`, \
              `any`, `at least N` or `all but N`. Of no cards at all, `every` and `no` hold \
              and `any` does not.",
    default: "",
    example: r#"game "Won when all can be seen" {
  stock
  waste
  foundation x4
  tableau x7 {
    start  K, when any card in tableau is face down
    start  any, when no card in tableau is K
    build  down in alternate colours
  }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
  passes without limit { turn 1 to waste }
  win   when every card in tableau is face up and stock is empty
  lose  when at least 4 cards in waste are K
  example "the last face-down card" {
    given   tableau 1: [2S] QD, tableau 2: KS, tableau 3: 9H
    refuse  9H to tableau 4 because start
    move    QD to tableau 2
    expect  won
  }
}
"#,
    told: &["The end", "Tableau"],
    see: &["every", "settled", "cards", "win"],
    grammar: &[
        "cards_are",
        "cards_are/k_in",
        "card_state",
        "card_state/k_face_up",
        "card_state/k_face_down",
    ],
};

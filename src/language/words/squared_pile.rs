//! `squared pile`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "squared pile",
    also: &["lift squared pile"],
    kind: Kind::Group,
    says: "Lifts a whole pile and judges it by its top card, the one that shows",
    forms: &["lift squared pile"],
    meaning: "The pile moves as one, as with `whole pile`, but where `whole pile` compares \
              its lowest card, `squared pile` compares the top one: the piles lie squared, \
              and only that card is seen. Accordion is played so.",
    default: "",
    example: r#"game "A line of piles" {
  tableau x52 {
    build  same rank or in suit
    lift   squared pile, to left
    closes up
  }
  layout { deal 1 to each tableau }
  win when tableau has 1 pile
  example "the card that shows decides" {
    given   tableau 1: 9S, tableau 2: 4H 9C, tableau 3: 4D
    refuse  4D to tableau 2 because build
    move    9C to tableau 1
    expect  tableau 1: 9S 4H 9C, tableau 2: 4D
  }
}
"#,
    told: &["Tableau"],
    see: &["whole pile", "closes up", "left"],
    grammar: &["k_squared_pile"],
};

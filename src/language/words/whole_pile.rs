//! `whole pile`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "whole pile",
    also: &["lift whole pile"],
    kind: Kind::Group,
    says: "Lifts all the cards of a pile together, and no fewer",
    forms: &["lift whole pile"],
    meaning: "All the cards of the pile go as one packet and are judged by its lowest card. \
              In Canfield, a column moves as a whole or its top card goes to a foundation: \
              `lift top, to foundation` and `lift whole pile, to tableau`. If `whole pile` \
              stands alone, a single card of a longer pile cannot go.",
    default: "",
    example: r#"game "Whole columns" {
  reserve
  foundation x4
  tableau x4 {
    build  down in alternate colours
    lift   top, to foundation
    lift   whole pile, to tableau
    fill   from reserve
  }
  layout { deal 48 to reserve; deal 1 to each tableau }
  example "a column moves as a whole" {
    given   reserve: 2C, tableau 1: 9S, tableau 2: 8H 7C, tableau 3: 8D
    refuse  7C to tableau 3 because lift
    move    8H to tableau 1
    expect  tableau 1: 9S 8H 7C, tableau 2: 2C
  }
}
"#,
    told: &["Tableau"],
    see: &["squared pile", "lift", "all face-up"],
    grammar: &["k_whole_pile"],
};

//! `base`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "base",
    also: &["base card", "next below base", "next above base"],
    kind: Kind::Phrase,
    says: "The rank of the first card that lay on any foundation",
    forms: &["base", "next below base", "next above base"],
    meaning: "In games like Canfield the first foundation card decides with what rank all \
              foundations begin: `foundation x4 { start base; build up in suit, round the \
              corner }`. While there is none, every card is the base. `next below base` and \
              `next above base` are the ranks beside it, round the corner: where the base is \
              an ace, the king is next below.\n\n\
              `base from reserve` reads the base off another pile. A game without \
              foundations has no base unless that is said. In an example, `base is 7` gives \
              it where no foundation holds a card.",
    default: "",
    example: r#"game "A base card is dealt" {
  stock
  waste
  foundation x4 { start base; build up in suit, round the corner }
  tableau x4 {
    start  next below base
    build  down in alternate colours, round the corner
  }
  layout { deal 1 to foundation 1; deal 5 to each tableau }
  passes 1 { turn 1 to waste }
  example "all foundations begin with the base rank" {
    given   foundation 1: 7S, tableau 1: 7H, tableau 2: 8S, tableau 3: 9D 6H, tableau 4: AS
    move    7H to foundation 2
    move    6H to tableau 1
    refuse  9D to foundation 3 because start
  }
  variant "The next above" { tableau { start next above base } }
}
"#,
    told: &["Foundations", "Tableau"],
    see: &["foundation", "base from", "round the corner"],
    grammar: &["k_base", "k_next_below_base", "k_next_above_base"],
};

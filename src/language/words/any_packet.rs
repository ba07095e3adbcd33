//! `any packet`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "any packet",
    also: &["lift any packet"],
    kind: Kind::Group,
    says: "Lifts any face-up card with all the cards that lie on it, in whatever order",
    forms: &["lift any packet"],
    meaning: "The packet need not be in sequence: only its lowest card must fit where it \
              goes. Yukon and Scorpion are played so.",
    default: "",
    example: r#"game "Packets in any order" {
  foundation x4
  tableau x7 {
    start  K
    build  down in alternate colours
    lift   any packet
  }
  layout { deal 8 8 8 7 7 7 7 to tableau, face down, last 5 face up }
  example "only the lowest card of a packet must fit" {
    given   tableau 1: 9S, tableau 2: [3C] 8H KC 2D, tableau 3: 5C 8C AS
    refuse  8C to tableau 1 because suit
    move    8H to tableau 1
    expect  tableau 1: 9S 8H KC 2D, tableau 2: 3C
  }
}
"#,
    told: &["Tableau"],
    see: &["sequence", "any card"],
    grammar: &["k_any_packet"],
};

//! `to`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "to",
    also: &["to foundation", "only to"],
    kind: Kind::Clause,
    says: "The cards may be lifted only to one of these piles",
    forms: &["to PILES", "to PILES or PILES"],
    meaning: "It stands at `lift`: `lift top, to foundation` lets the top card go nowhere \
              else. Several `lift` lines say different things for different piles: `lift \
              top, to foundation` and `lift whole pile, to tableau`. `lift squared pile, to \
              left or third left` names piles by where they lie. `not to` turns it round.",
    default: "They may go to any pile that takes them.",
    example: r#"game "Heaps that only feed the foundations" {
  foundation x4
  heap x4 as tableau { lift top, to foundation }
  tableau x6 { start any; build down in suit }
  layout { deal 4 to each heap; deal all to tableau }
  example "a card of a heap goes up or stays" {
    given   heap 1: 8S 2H, heap 2: 8H, tableau 1: 9H, foundation 1: AH
    refuse  8H to tableau 1 because to
    move    2H to foundation
  }
}
"#,
    told: &["Heaps"],
    see: &["lift", "from", "left", "piles"],
    grammar: &["to_clause", "k_to"],
};

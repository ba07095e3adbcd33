//! `what PILES takes`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "what PILES takes",
    also: &["what foundation takes", "not replaced"],
    kind: Kind::Phrase,
    says: "A card that one of these piles would take now",
    forms: &["what PILES takes"],
    meaning: "It asks whether the card could be laid there now, `cap` and all. It serves \
              most while dealing: `deal all to tableau, sending what foundation takes to \
              foundation` brings up what fits, and the next card comes in its place; `not \
              replaced` leaves the pile one card shorter instead.",
    default: "",
    example: r#"game "What fits goes up while dealing" {
  foundation x4
  tableau x8 { start any; build down in suit }
  layout { deal all to tableau, sending what foundation takes to foundation, not replaced }
  example "and so it does in play" {
    given   foundation 1: AS, tableau 1: 2S, tableau 2: 3S
    refuse  3S to foundation because rank
    move    2S to foundation
  }
}
"#,
    told: &["The deal"],
    see: &["sending", "takes the card"],
    grammar: &["taken_by", "k_not_replaced"],
};

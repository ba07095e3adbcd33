//! `takes the card`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "takes the card",
    also: &["no foundation takes the card", "forced"],
    kind: Kind::Condition,
    says: "The card could be laid on none of these piles now",
    forms: &["no PILES takes the card"],
    meaning: "It is asked of the card that is laid or lifted: `lay any, from stock, when no \
              foundation takes the card` keeps a card off the heaps that could go up. \
              Everything that the piles ask of it counts, their `cap` too.",
    default: "",
    example: r#"game "What fits must go up" {
  stock { face up; lift top }
  foundation x4
  heap x4 as waste { lay any, from stock, when no foundation takes the card }
  example "an ace cannot be laid on a heap" {
    given   stock: 5H AS, heap 1: 9D
    refuse  AS to heap 1 because when
    move    AS to foundation
    move    5H to heap 1
  }
}
"#,
    told: &["Heaps"],
    see: &["when", "phase"],
    grammar: &["none_takes", "k_takes_the_card"],
};

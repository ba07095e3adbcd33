//! `lay`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "lay",
    also: &[],
    kind: Kind::Group,
    says: "What may be laid on a pile, be it empty or not",
    forms: &["lay PHRASE", "lay PHRASE, CLAUSE"],
    meaning: "A `lay` line is a `start` and a `build` in one. It serves where the pile does \
              not matter: heaps that take any card, or places of a grid where the card is \
              compared with a neighbour.\n\n\
              A card on an empty pile has no other card to be compared with, unless \
              `compared with` names one: `lay down in suit` alone never lets a pile begin.",
    default: "",
    example: r#"game "Three heaps" {
  stock { face up; lift top }
  foundation x4 { build up regardless of suit }
  heap x3 as waste { lay any, from stock }
  example "a heap takes any card of the stock, be it empty or not" {
    given   stock: 9C 3D, heap 1: 7H, foundation 1: AS, heap 2: KS
    move    3D to heap 1
    move    9C to heap 3
    refuse  KS to heap 1 because from
  }
}
"#,
    told: &["Heaps"],
    see: &["start", "build", "compared with"],
    grammar: &["lay"],
};

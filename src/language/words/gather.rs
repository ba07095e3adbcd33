//! `gather`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "gather",
    also: &["unsettled cards of", "gather to stock", "take up"],
    kind: Kind::Step,
    says: "Takes up the cards of piles, to be dealt again",
    forms: &[
        "gather PILES to stock",
        "gather PILES then PILES to stock",
        "gather unsettled cards of PILES to stock",
    ],
    meaning: "The cards will be dealt again pile by pile, each pile from its bottom card, so \
              that a waste comes in its old order. `last pile first` and `top card first` \
              say it otherwise. `unsettled cards of tableau` leaves what is settled. \
              Gathering does not shuffle: add the step `shuffle`.",
    default: "",
    example: r#"game "Gathered and dealt again" {
  foundation x4
  tableau x6 { start none; build down in suit; spread right }
  heap x2 as reserve
  layout { deal 8 to each tableau; deal 2 to each heap }
  redeal once { gather tableau then heap to stock; deal all to tableau }
  example "pile by pile, from the bottom" {
    given   tableau 1: 9S 3C, tableau 2: 4D, heap 1: 5H
    move    redeal
    expect  tableau 1: 9S, tableau 2: 3C, tableau 3: 4D, tableau 4: 5H
    refuse  redeal because budget
  }
}
"#,
    told: &["The redeal"],
    see: &["redeal", "shuffle", "settled", "last pile first"],
    grammar: &["gather", "k_unsettled_cards_of"],
};

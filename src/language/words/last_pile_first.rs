//! `last pile first`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "last pile first",
    also: &["first pile first", "top card first", "bottom card first"],
    kind: Kind::StepOption,
    says: "In which order piles and cards are gathered or dealt",
    forms: &[
        "last pile first",
        "first pile first",
        "top card first",
        "bottom card first",
    ],
    meaning: "`gather heap to stock, last pile first`: the cards of the last pile will be \
              dealt first. `top card first`: each pile comes from its top card, which turns \
              a waste round. At `deal`, `last pile first` deals from right to left.",
    default: "First pile first, bottom card first.",
    example: r#"game "Taken up from the right" {
  foundation x4
  tableau x4 { start none; build down in suit; spread right }
  layout { deal all to tableau, last pile first }
  redeal once {
    gather  tableau to stock, last pile first, top card first
    deal    all to tableau, first pile first
  }
  example "the last pile's top card first" {
    given   tableau 1: 9S 3C, tableau 2: 4D 5H
    refuse  5H to tableau 1 because build
    move    redeal
    expect  tableau 1: 5H, tableau 2: 4D, tableau 3: 3C, tableau 4: 9S
  }
  variant "From the bottom" {
    redeal once { gather tableau to stock, bottom card first; deal all to tableau }
  }
}
"#,
    told: &["The redeal"],
    see: &["gather", "deal"],
    grammar: &[
        "k_last_pile_first",
        "k_first_pile_first",
        "k_top_card_first",
        "k_bottom_card_first",
    ],
};

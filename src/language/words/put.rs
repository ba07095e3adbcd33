//! `put`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "put",
    also: &["one of each suit", "put on"],
    kind: Kind::Step,
    says: "Takes named cards out of the stock and puts them on piles",
    forms: &[
        "put RANK on GROUP",
        "put RANK on GROUP, one of each suit",
        "put CARD CARD on GROUP",
    ],
    meaning: "`put A on foundation` puts one ace on every pile of the group; a list of cards \
              goes one to a pile, in order, and must have as many as there are piles. `one \
              of each suit` takes care, with several packs, that the piles get different \
              suits. It stands before the steps that deal the rest.",
    default: "",
    example: r#"game "Aces out first" {
  pack 2
  foundation x4 { cap 26; build up in suit, round the corner }
  tableau x10 { start any; build down in suit }
  layout { put A on foundation, one of each suit; deal all to tableau }
  example "the twos may go at once" {
    given   foundation 1: AS, foundation 2: AH, tableau 1: 2H, tableau 2: 3S
    refuse  3S to foundation because rank
    move    2H to foundation
  }
  variant "Aces and twos" {
    foundation { start 2H 2D 2C AS respectively }
    layout { put 2H 2D 2C AS on foundation; deal all to tableau }
  }
}
"#,
    told: &["The deal"],
    see: &["layout", "deal", "foundation"],
    grammar: &["put", "k_on", "k_one_of_each_suit"],
};

//! `given`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "given",
    also: &["position", "given deal", "cards in brackets", "pass is"],
    kind: Kind::Example,
    says: "The position that an example begins with",
    forms: &[
        "given GROUP N: CARD CARD",
        "given GROUP N: [CARD] CARD, pass is N",
        "given deal N",
    ],
    meaning: "Cards stand bottom card first, face-down cards in brackets, `-` for an empty \
              place or pile, `*` for a joker. A pile not named is empty; a card not named is \
              out of this example. `pass is 2`, `base is 7`, a tally or a named budget may \
              be given too. `given deal 17` is the table after that deal.\n\n\
              Nothing automatic runs on the position itself, and a pile that is empty there \
              is not filled until a card has lain in it.",
    default: "",
    example: r#"game "Begin anywhere" {
  foundation x4
  tableau x8 { start K; build down in alternate colours }
  layout { deal 1 2 3 4 5 6 7 24 to tableau, face down, last face up }
  example "face-down cards in brackets" {
    given   tableau 1: [2C] 8H, tableau 2: 9S, pass is 1
    move    8H to tableau 2
    expect  tableau 1: 2C
    refuse  2C to tableau 3 because start
  }
  example "after a deal" {
    given   deal 1
    refuse  turn because turn
  }
}
"#,
    told: &[],
    see: &["example", "move", "expect"],
    grammar: &[
        "given",
        "given_deal",
        "given_item",
        "given_pile",
        "given_number",
        "down_cards",
        "up_card",
        "empty_place",
        "given_value",
    ],
};

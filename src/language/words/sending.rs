//! `sending`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "sending",
    also: &["sending K to bottom of stock", "bottom of stock"],
    kind: Kind::StepOption,
    says: "Such cards go elsewhere while dealing, and the next card comes in their place",
    forms: &[
        "sending PHRASE to PILES",
        "sending PHRASE to bottom of stock",
    ],
    meaning: "`deal all to tableau, sending A to foundation`: an ace goes to the first pile \
              of the foundations that is empty or takes it. The phrase speaks of the card \
              dealt: `sending rank found in it to bottom of stock` sends a card whose rank \
              lies in the pile already under the stock. It stands at `deal` and at `fill`. \
              `not replaced` after it: no other card comes in its place.",
    default: "",
    example: r#"game "Aces leave while dealing" {
  foundation x4
  tableau x8 { start any; build down in suit }
  layout { deal all to tableau, sending A to foundation }
  example "twos go on them" {
    given   foundation 1: AS, tableau 1: 2S, tableau 2: 3S
    refuse  3S to foundation because rank
    move    2S to foundation
  }
  variant "Kings last" {
    reserve
    layout { deal 6 to each tableau, sending K to bottom of stock; deal all to reserve }
  }
}
"#,
    told: &["The deal"],
    see: &["deal", "fill", "what PILES takes"],
    grammar: &["sending", "k_bottom_of"],
};

//! `carrying over`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "carrying over",
    also: &["within the turn"],
    kind: Kind::StepOption,
    says: "A turn goes on over the end of the stock, with the redeal made within it",
    forms: &["carrying over"],
    meaning: "Where the stock is empty or ends in mid-packet, and a redeal is left with \
              something to gather, the redeal is made within the turn; there is no move \
              `redeal` then. A packet that holds a card keeps the number with which it was \
              begun; one that holds none takes the line of the new pass.",
    default: "",
    example: r#"game "Across the end" {
  stock
  waste
  foundation x4
  tableau x7 { start any; build down in suit }
  layout { deal 4 to each tableau }
  passes 2 { turn 3 to waste, carrying over }
  example "the packet is finished from the new stock" {
    given   stock: 3H, waste: 9C 8C 7C, pass is 1
    move    turn
    expect  waste: 3H 9C 8C, stock: 7C, pass is 2
    refuse  redeal because redeal
  }
}
"#,
    told: &["Stock"],
    see: &["turn", "passes", "redeal"],
    grammar: &["k_carrying_over"],
};

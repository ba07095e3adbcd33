//! `fill places`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "fill places",
    also: &["fill from stock", "fill as a step"],
    kind: Kind::Step,
    says: "Deals to the empty piles, as a step",
    forms: &["fill PILES from PILES", "fill PILES from PILES then PILES"],
    meaning: "Every empty pile of these gets a card, in order, from the first source that \
              has any. As a statement of a group, `fill` does it by itself whenever a pile \
              becomes empty; as a step it is done when the step is.",
    default: "",
    example: r#"game "Filled on demand" {
  stock
  foundation x4
  tableau x8 { start none; build down in suit }
  layout { deal 4 to each tableau }
  action refill { fill tableau from stock }
  example "only when it is asked for" {
    given   stock: 2C 5H, tableau 1: 9S, tableau 2: 8S, tableau 3: KC, tableau 4: KD, tableau 5: KH, tableau 6: KS, tableau 7: QC, tableau 8: QD
    move    8S to tableau 1
    expect  tableau 2: -
    refuse  KC to tableau 2 because start
    move    refill
    expect  tableau 2: 5H
  }
}
"#,
    told: &["Other moves"],
    see: &["fill", "close up"],
    grammar: &["fill_places"],
};

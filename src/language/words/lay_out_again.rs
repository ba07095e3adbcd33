//! `lay out again`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "lay out again",
    also: &[],
    kind: Kind::Step,
    says: "Does the layout's steps again, on the cards in the stock",
    forms: &["lay out again"],
    meaning: "It stands in a redeal after `gather` and perhaps `shuffle`. Fewer cards may be \
              there than at first: what there is is dealt.",
    default: "",
    example: r#"game "Threes again" {
  foundation x4
  fan x18 as tableau { start none; build down in suit; spread right }
  layout { deal all to fan, 3 at a time }
  redeal once { gather fan to stock; lay out again }
  example "laid out by threes" {
    given   fan 1: 9S, fan 2: 4D 5C, fan 3: 8D KC
    refuse  KC to fan 2 because build
    move    redeal
    expect  fan 1: 9S 4D 5C, fan 2: 8D KC
  }
}
"#,
    told: &["The redeal"],
    see: &["layout", "redeal", "gather"],
    grammar: &["lay_out_again"],
};

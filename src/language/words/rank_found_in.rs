//! `rank found in`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "rank found in",
    also: &["rank in another pile"],
    kind: Kind::Phrase,
    says: "A card of the same rank lies in one of these piles",
    forms: &["rank found in PILES"],
    meaning: "It looks at every card of these piles, covered ones too. In Osmosis a card \
              goes to a row only if its rank lies in the row above: `build in suit and rank \
              found in …`.",
    default: "",
    example: r#"game "The first row leads" {
  stock
  waste
  foundation x4 {
    start  base
    build  in suit, in pile 1
    build  in suit and rank found in foundation 1, in pile 2-4
  }
  reserve x4
  layout { deal 4 to each reserve, face down, last face up; deal 1 to foundation 1 }
  passes without limit { turn 3 to waste }
  example "the rank must lie in the first row" {
    given   foundation 1: 7S KS, foundation 2: 7H, reserve 1: KH, reserve 2: 9H, reserve 3: 2S
    refuse  9H to foundation 2 because rank
    move    KH to foundation 2
    move    2S to foundation 1
  }
}
"#,
    told: &["Foundations"],
    see: &["compared with", "or"],
    grammar: &["rank_found_in"],
};

//! `from`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "from",
    also: &["from waste", "from P or Q"],
    kind: Kind::Clause,
    says: "The card comes from one of these piles",
    forms: &["from PILES", "from PILES or PILES"],
    meaning: "At `start`, `build` and `lay` it says where a card may come from: `start any, \
              from waste or reserve`. At `remove` and `swap` it says what is taken: `remove \
              K from tableau or waste`. `not from` turns it round. Alternatives are joined \
              by `or`; a comma there (`from waste, stock`) is refused.\n\n\
              `from` also stands in steps (`move 1 from waste to stock`), in `fill from`, \
              `base from`, and in scores and tallies (`each card from stock to waste`).",
    default: "A card may come from any pile that may be lifted from.",
    example: r#"game "Spaces from the waste" {
  stock
  waste
  foundation x4
  tableau x8 {
    start  any, from waste
    build  down in suit, not from foundation
  }
  layout { deal 4 to each tableau }
  passes 1 { turn 1 to waste }
  example "only the waste fills a space" {
    given   waste: 5C KS, tableau 1: 9H, tableau 2: 8H
    refuse  9H to tableau 3 because from
    move    KS to tableau 3
    move    8H to tableau 1
  }
}
"#,
    told: &["Tableau"],
    see: &["to", "start", "piles", "fill"],
    grammar: &["from_clause", "k_from"],
};

//! `as cells allow`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "as cells allow",
    also: &[
        "as cells and spaces allow",
        "supermove",
        "how many cards",
        "free cells",
    ],
    kind: Kind::Clause,
    says: "No more cards at once than single moves through the empty cells could bring",
    forms: &["as cells allow", "as cells and spaces allow"],
    meaning: "With c empty cells, `as cells allow` is up to c + 1 cards. With s spaces \
              besides, `as cells and spaces allow` is (c + 1) × 2 × 2 …, once for each \
              space. Only spaces of the group that take any card are counted, and the pile \
              to which the packet goes is not.\n\n\
              It saves moving the cards one by one. It stands at `lift`, mostly after \
              `sequence`.",
    default: "",
    example: r#"game "Packets as cells allow" {
  cell x2
  foundation x4
  tableau x8 {
    start  any
    build  down in alternate colours
    lift   sequence, as cells allow
  }
  layout { deal all to tableau }
  example "one empty cell, two cards" {
    given   cell 1: 2C, tableau 1: 10H 9S 8H 7C, tableau 2: 9C, tableau 3: 10D
    refuse  9S to tableau 3 because limit
    move    8H to tableau 2
    expect  tableau 2: 9C 8H 7C
  }
  variant "Spaces count" {
    tableau { lift sequence, as cells and spaces allow }
    example "one empty cell and five spaces" {
      given   cell 1: 2C, tableau 1: 10H 9S 8H 7C, tableau 3: 10D
      move    9S to tableau 3
    }
  }
}
"#,
    told: &["Tableau"],
    see: &["cell", "sequence", "one card"],
    grammar: &["k_as_cells_allow", "k_as_cells_and_spaces_allow"],
};

//! `settled`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "settled",
    also: &["unsettled", "is settled"],
    kind: Kind::Condition,
    says: "A card that lies where the rules of its place would put it",
    forms: &["every card in PILES is settled", "PILES is settled"],
    meaning: "A pile or place is settled if its first card is one that its `start` (or \
              `lay`) lines would admit there; where the line says `compared with`, the pile \
              it names must be settled too. In a gap game, an ace in the first column is \
              settled, and then each card that follows its left neighbour.\n\n\
              `gather unsettled cards of tableau` leaves the settled ones where they are, \
              and `both settled` asks it of a swap.",
    default: "",
    example: r#"game "From ace to king" {
  pack 1
  tableau 4 by 14 {
    lay    A, in column 1
    lay    up in suit, compared with left
  }
  layout { deal all to tableau column 2-14, row by row }
  redeal once, when blocked {
    gather  unsettled cards of tableau to stock
    shuffle
    deal    all to tableau, row by row, leaving 1 place after each row's settled cards
  }
  win when every card in tableau is settled
  example "a row in order counts from its ace" {
    given   tableau row 1: AS 2S - 4S, tableau row 2: - 3S AH
    refuse  4S to tableau row 2 column 1 because lay
    move    3S to tableau row 1 column 3
    expect  tableau row 1: AS 2S 3S 4S - - - - - - - - - -
    move    AH to tableau row 2 column 1
    expect  won
  }
}
"#,
    told: &["The end", "The redeal"],
    see: &["gather", "leaving", "win", "both settled"],
    grammar: &["k_settled"],
};

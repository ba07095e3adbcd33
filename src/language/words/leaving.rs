//! `leaving`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "leaving",
    also: &["leaving 1 place", "after each row's settled cards"],
    kind: Kind::StepOption,
    says: "Leaves places empty after the settled cards of each row",
    forms: &["leaving N place after each row's settled cards"],
    meaning: "At a redeal of gap games: the cards are dealt to the empty places, but the \
              first place (or the first N) after each row's settled cards stays empty.",
    default: "",
    example: r#"game "A gap in each row" {
  tableau 4 by 14 { lay A, in column 1; lay up in suit, compared with left }
  layout { deal all to tableau column 2-14 }
  redeal once {
    gather  unsettled cards of tableau to stock
    deal    all to tableau, row by row, leaving 1 place after each row's settled cards
  }
  win when every card in tableau is settled
  example "behind what is settled" {
    given   tableau row 1: AS 2S 9D, tableau row 2: 5C
    refuse  9D to tableau row 3 column 1 because lay
    move    redeal
    expect  tableau row 1: AS 2S - 9D 5C - - - - - - - - -
  }
}
"#,
    told: &["The redeal"],
    see: &["settled", "deal", "redeal"],
    grammar: &["leaving", "k_place", "k_after_each_rows_settled_cards"],
};

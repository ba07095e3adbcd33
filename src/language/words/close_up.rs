//! `close up`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "close up",
    also: &["close ranks", "consolidate"],
    kind: Kind::Step,
    says: "Cards of a grid move to the earliest places in reading order",
    forms: &["close up GROUP"],
    meaning: "The gaps close: the cards keep their order and move to the front. Then `fill \
              tableau from stock` deals to the places that are left empty.",
    default: "",
    example: r#"game "Gaps close" {
  stock
  tableau 3 by 3
  layout { deal 1 to each tableau }
  remove pair same rank from tableau, neighbours
  action close-up { close up tableau; fill tableau from stock }
  example "in reading order" {
    given   tableau row 1: 9S - 3C, tableau row 2: - 4D -, stock: KH
    refuse  remove 3C 4D because rank
    move    close-up
    expect  tableau row 1: 9S 3C 4D, tableau row 2: KH - -
  }
}
"#,
    told: &["Other moves"],
    see: &["fill places", "closes up", "action"],
    grammar: &["close_up"],
};

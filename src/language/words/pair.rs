//! `pair`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "pair",
    also: &["remove pair", "swap pair", "two cards", "mates", "mate"],
    kind: Kind::Set,
    says: "Two cards together",
    forms: &[
        "pair totalling N",
        "pair same rank",
        "pair RANK RANK",
        "pair RANK RANK SUITS",
    ],
    meaning: "After `pair` stands all that must hold of the two: `totalling 13`, `same \
              rank`, `in sequence`, named ranks (`pair Q K in suit`), `script NAME`. Several \
              of them must all hold.",
    default: "",
    example: r#"game "Marriages" {
  tableau x13
  layout { deal all to tableau }
  remove pair Q K in suit from tableau
  remove pair same rank in colour from tableau
  example "king and queen of a suit" {
    given   tableau 1: QS, tableau 2: KS, tableau 3: KH
    refuse  remove QS KH because suit
    move    remove QS KS
  }
}
"#,
    told: &["Taking cards off"],
    see: &["set of cards", "totalling", "remove", "neighbours"],
    grammar: &["set_form", "k_pair"],
};

//! `begin again`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "begin again",
    also: &["deal again"],
    kind: Kind::Step,
    says: "The cards are shuffled anew and dealt from the start",
    forms: &["begin again, when CONDITION"],
    meaning: "It stands in `layout`: a deal that breaks a condition is thrown away and dealt \
              again, with the next shuffle of the same deal number. It needs its `when`.",
    default: "",
    example: r#"game "No king on top" {
  foundation x4
  tableau x13 { start any; build down in suit }
  layout {
    deal   1 to each tableau
    begin  again, when any card in tableau 1 is K
    deal   all to tableau
  }
  example "down in suit" {
    given   tableau 1: 9S, tableau 2: 8S, tableau 3: 8H
    refuse  8H to tableau 1 because suit
    move    8S to tableau 1
  }
}
"#,
    told: &["The deal"],
    see: &["layout", "when"],
    grammar: &["begin_again", "k_again"],
};

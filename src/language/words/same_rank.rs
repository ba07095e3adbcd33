//! `same rank`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "same rank",
    also: &["equal rank"],
    kind: Kind::Phrase,
    says: "The two cards have the same rank",
    forms: &["same rank"],
    meaning: "It may be joined with another phrase: `build same rank or in suit`. In `remove \
              pair same rank` and `lift sequence same rank` it is asked of all the cards.",
    default: "",
    example: r#"game "Like on like" {
  tableau x13 { start none; build same rank; lift sequence same rank }
  layout { deal all to tableau }
  win   when every tableau is empty or complete
  lose  when blocked
  example "nines on a nine" {
    given   tableau 1: 9S, tableau 2: 4C 9H 9D, tableau 3: 8C
    refuse  8C to tableau 1 because build
    move    9H to tableau 1
    expect  tableau 1: 9S 9H 9D
  }
}
"#,
    told: &["Tableau"],
    see: &["in suit", "pair", "or"],
    grammar: &["leaf/k_same_rank", "set_form/k_same_rank"],
};

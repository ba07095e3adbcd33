//! `any GROUP`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "any GROUP",
    also: &["any tableau", "some other pile", "any of a group"],
    kind: Kind::Place,
    says: "Some other pile of a group",
    forms: &["any GROUP"],
    meaning: "`compared with any tableau`: the phrase holds with the top card of at least \
              one other pile of the group. In Aces Up: `remove lower in suit from tableau, \
              compared with any tableau`. In a condition, `any tableau is empty` says that \
              at least one is.",
    default: "",
    example: r#"game "Lower cards go" {
  stock
  tableau x4 { start any }
  layout { deal 1 to each tableau }
  passes 1 { deal 1 to each tableau }
  remove lower in suit from tableau, compared with any tableau
  win when discard holds 48 cards
  example "a lower card of the same suit, on another pile" {
    given   tableau 1: 9S, tableau 2: 3H 4S, tableau 3: 2D
    refuse  remove 2D because suit
    move    remove 4S
    refuse  remove 9S because rank
  }
}
"#,
    told: &["Taking cards off"],
    see: &["compared with", "remove", "every"],
    grammar: &["any_of"],
};

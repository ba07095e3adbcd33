//! `discard`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "discard",
    also: &["out of play"],
    kind: Kind::Piles,
    says: "Cards out of play, unseen",
    forms: &["discard", "discard { STATEMENTS }"],
    meaning: "Every game has a discard, and it need not be named: cards taken off by \
              `remove` go there. Name it to lay cards on it by hand, or to count what it \
              holds: `win when discard holds 48 cards`.",
    default: "start none, build none, lift none, face down, spread none, no cap.",
    example: r#"game "All but the kings" {
  tableau x12
  discard { spread right }
  layout { deal all to tableau }
  remove pair totalling 13 from tableau
  win when discard holds 48 cards
  example "pairs go to the discard" {
    given   tableau 1: KS QD, tableau 2: AC, tableau 3: 7H
    refuse  remove QD 7H because totalling
    move    remove QD AC
    expect  discard: [QD AC]
  }
}
"#,
    told: &["The end"],
    see: &["remove", "win"],
    grammar: &["group/name:discard"],
};

//! `blocked`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "blocked",
    also: &["when blocked", "stuck", "no move"],
    kind: Kind::Condition,
    says: "No card can be moved or taken off now",
    forms: &["blocked"],
    meaning: "Turns, redeals and actions do not count: only cards that could be moved by \
              hand, removed or swapped. Lines that ask for `blocked` themselves are left out \
              of the question. `redeal once, when blocked` allows a redeal only then.",
    default: "",
    example: r#"game "Dealt again when nothing moves" {
  foundation x4
  tableau x13 { start none; build down in suit }
  layout { deal all to tableau }
  redeal twice, when blocked { gather tableau to stock; shuffle; deal all to tableau }
  example "not while a card can move" {
    given   tableau 1: 9S, tableau 2: 8S
    refuse  redeal because when
  }
  example "when none can" {
    given   tableau 1: 9S, tableau 2: 9H
    expect  blocked
    move    redeal
    expect  pass is 2
  }
}
"#,
    told: &["The redeal"],
    see: &["redeal", "action", "expect"],
    grammar: &["k_blocked"],
};

//! `no redeal is left`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "no redeal is left",
    also: &["last redeal"],
    kind: Kind::Condition,
    says: "All redeals have been made",
    forms: &["no redeal is left"],
    meaning: "It is true in the last pass, and always where the game has no redeal. `lift \
              any card, when no redeal is left, once` grants a favour at the end.",
    default: "",
    example: r#"game "A favour at the end" {
  foundation x4
  fan x18 as tableau {
    start  none
    build  down in suit
    lift   top
    lift   any card, when no redeal is left, once as favour
    spread right
  }
  layout { deal all to fan, 3 at a time }
  redeal once { gather fan to stock; shuffle; lay out again }
  example "not before the redeal" {
    given   fan 1: 9S 2C, fan 2: 10S, pass is 1
    refuse  9S to fan 2 because lift
  }
  example "after it" {
    given   fan 1: 9S 2C, fan 2: 10S, pass is 2, redeal is 0
    move    9S to fan 2
  }
}
"#,
    told: &["Fans"],
    see: &["redeal", "pass", "any card"],
    grammar: &["no_redeal_left"],
};

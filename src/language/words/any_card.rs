//! `any card`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "any card",
    also: &["lift any card", "merci"],
    kind: Kind::Group,
    says: "Lifts any face-up card alone, the others closing over it",
    forms: &["lift any card"],
    meaning: "The card may lie under others, which stay where they are. It is mostly a \
              favour granted a number of times: `lift any card, once as merci`. Without a \
              budget every face-up card of the pile is free.",
    default: "",
    example: r#"game "One favour" {
  foundation x4
  fan x17 as tableau {
    start  K
    build  down in suit
    lift   top
    lift   any card, once as merci
    spread right
  }
  layout { deal all to fan, 3 at a time }
  example "one covered card, once" {
    given   fan 1: 9S 2C 3C, fan 2: 10S, fan 3: 8D 5H, fan 4: 9D
    move    9S to fan 2
    expect  fan 1: 2C 3C, fan 2: 10S 9S, merci is 0
    refuse  8D to fan 4 because budget
  }
}
"#,
    told: &["Fans"],
    see: &["any packet", "once"],
    grammar: &["k_any_card"],
};

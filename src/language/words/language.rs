//! `language`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "language",
    also: &["tongue", "Portuguese"],
    kind: Kind::About,
    says: "The tongue of the title and the plain notes",
    forms: &["language TONGUE"],
    meaning: "A code of two or three letters: `pt`, `en`, `de`. The words of the rule file \
              stay the same. The rules in words come from the program's own word lists: \
              `patience explain GAME --in pt`.",
    default: "English.",
    example: r#"game "Oito montes" {
  language pt
  foundation x4
  tableau x8 { start any; build down in suit }
  layout { deal all to tableau }
  note "Um espaço recebe qualquer carta."
  note "A space takes any card." in en
  example "um espaço recebe qualquer carta" {
    given   tableau 1: 9H 5C, tableau 2: 8S
    move    5C to tableau 3
    refuse  8S to tableau 1 because suit
  }
}
"#,
    told: &[],
    see: &["note", "also"],
    grammar: &["language"],
};

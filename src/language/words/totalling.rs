//! `totalling`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "totalling",
    also: &["adding up to", "thirteen", "sum"],
    kind: Kind::Set,
    says: "The ranks of the cards add up to that number",
    forms: &["pair totalling N", "set of N totalling N"],
    meaning: "An ace counts 1, two to ten their number, a jack 11, a queen 12, a king 13. \
              Where the court cards count otherwise, name the sets (`set J Q K`) or write a \
              script.",
    default: "",
    example: r#"game "Fourteen" {
  tableau x13
  layout { deal all to tableau }
  remove pair totalling 14 from tableau
  example "an ace with a king" {
    given   tableau 1: AS, tableau 2: KH, tableau 3: QD
    refuse  remove AS QD because totalling
    move    remove AS KH
  }
}
"#,
    told: &["Taking cards off"],
    see: &["pair", "set of cards", "script"],
    grammar: &["totalling"],
};

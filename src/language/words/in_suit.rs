//! `in suit`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "in suit",
    also: &[
        "in colour",
        "in alternate colours",
        "in another suit",
        "regardless of suit",
        "suits",
        "alternate colours",
        "red on black",
        "same suit",
    ],
    kind: Kind::Phrase,
    says: "How the suits of the two cards must agree",
    forms: &[
        "in suit",
        "in colour",
        "in alternate colours",
        "in another suit",
        "regardless of suit",
    ],
    meaning: "`in suit`: the same suit. `in colour`: the same colour, red or black. `in \
              alternate colours`: one is red and one is black. `in another suit`: any suit \
              but the same. `regardless of suit`: nothing is asked. They stand after a step \
              (`down in suit`), in `lift sequence in suit` and in sets.\n\n\
              Alone, `build in suit` is any rank of the suit. `regardless of suit` alone \
              would be any card: say `any`.",
    default: "",
    example: r#"game "Five rules of suits" {
  foundation x4
  tableau x8 { start any; build down in alternate colours }
  layout { deal all to tableau }
  example "red on black" {
    given   tableau 1: 9S, tableau 2: 8C, tableau 3: 8H
    refuse  8C to tableau 1 because suit
    move    8H to tableau 1
  }
  variant "Suit" { tableau { build down in suit } }
  variant "Colour" {
    tableau { build down in colour }
    example "black on black" {
      given   tableau 1: 9S, tableau 2: 8C, tableau 3: 8H
      refuse  8H to tableau 1 because suit
      move    8C to tableau 1
    }
  }
  variant "Another suit" {
    tableau { build down in another suit }
    example "not the same suit" {
      given   tableau 1: 9S, tableau 2: 8S, tableau 3: 8C
      refuse  8S to tableau 1 because suit
      move    8C to tableau 1
    }
  }
  variant "No matter" { tableau { build down regardless of suit } }
}
"#,
    told: &["Tableau"],
    see: &["up", "same rank", "sequence"],
    grammar: &[
        "suit_word",
        "k_in_suit",
        "k_in_colour",
        "k_in_alternate_colours",
        "k_in_another_suit",
        "k_regardless_of_suit",
    ],
};

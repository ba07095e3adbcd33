//! `spread`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "spread",
    also: &["overlapping", "squared"],
    kind: Kind::Group,
    says: "How the cards of a pile are shown",
    forms: &[
        "spread down",
        "spread right",
        "spread left",
        "spread up",
        "spread none",
        "spread right last N",
    ],
    meaning: "It is for the screen only and changes nothing in play. `none` shows the top \
              card alone. `spread right last 3` shows the last three.",
    default: "Tableau down, reserve right, the other roles none.",
    example: r#"game "Fans" {
  stock
  waste { spread right last 3 }
  foundation x4
  fan x10 as tableau {
    start  any
    build  down in suit
    spread right
  }
  layout { deal 3 to each fan }
  passes 1 { turn 1 to waste }
  example "shown to the right, played as ever" {
    given   fan 1: 9S, fan 2: 8S, fan 3: 8H
    refuse  8H to fan 1 because build
    move    8S to fan 1
  }
}
"#,
    told: &["Fans"],
    see: &["picture", "group"],
    grammar: &["spread", "way", "spread/k_last"],
};

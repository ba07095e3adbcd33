//! `build`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "build",
    also: &["pack", "building", "packed", "stack"],
    kind: Kind::Group,
    says: "What may be laid on the top card of a pile",
    forms: &["build PHRASE", "build PHRASE, CLAUSE"],
    meaning: "The phrase compares the card laid with the pile's top card, which must be face \
              up. `build down in alternate colours`: the card is one rank lower than the top \
              card and of the other colour. Of a packet, its lowest card is compared. \
              Several `build` lines are alternatives.\n\n\
              Where a step up or down is said, the suits must be said too: `build down` \
              alone is refused; say `regardless of suit` if they do not matter. How the \
              cards of a pile may leave is another question: see `lift`.",
    default: "Foundation up in suit, the other roles none.",
    example: r#"game "Down in alternate colours" {
  foundation x4
  tableau x8 { start any; build down in alternate colours }
  layout { deal all to tableau }
  example "one lower, of the other colour" {
    given   tableau 1: 9S, tableau 2: 8H, tableau 3: 8C, tableau 4: 7D
    refuse  8C to tableau 1 because suit
    refuse  7D to tableau 1 because rank
    move    8H to tableau 1
  }
}
"#,
    told: &["Tableau"],
    see: &["start", "lift", "up", "in suit", "round the corner"],
    grammar: &["build", "line"],
};

//! `sequence`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "sequence",
    also: &[
        "lift sequence",
        "packet",
        "run",
        "in sequence",
        "group of cards",
    ],
    kind: Kind::Group,
    says: "Lifts any number of top cards that lie in sequence",
    forms: &["lift sequence", "lift sequence PHRASE"],
    meaning: "Any number of face-up cards from the top of the pile may be lifted together, \
              if each lies on the one below it as `build` says. A phrase added must hold of \
              them too: in Spider, `build down regardless of suit` with `lift sequence in \
              suit`.\n\n\
              The packet is named by its lowest card, the one that comes to lie on the other \
              pile. A budget or `from` of a `build` line is not asked within a packet. A \
              single card is a sequence of one. Where the number of cards depends on free \
              places, add `as cells allow`.",
    default: "",
    example: r#"game "Sequences in suit" {
  foundation x4
  tableau x8 {
    start  any
    build  down regardless of suit
    lift   sequence in suit
  }
  layout { deal all to tableau }
  example "the cards must be in suit to move together" {
    given   tableau 1: 9H, tableau 2: 8C 7S 6S, tableau 3: 8D
    refuse  8C to tableau 1 because lift
    move    7S to tableau 3
    expect  tableau 3: 8D 7S 6S, tableau 2: 8C
  }
}
"#,
    told: &["Tableau"],
    see: &["lift", "as cells allow", "one card", "any packet"],
    grammar: &["lift_sequence"],
};

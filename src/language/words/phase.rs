//! `phase`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "phase",
    also: &["only", "until", "while", "stretch"],
    kind: Kind::Ending,
    says: "A stretch of the game in which only some moves are legal",
    forms: &[
        "phase \"TEXT\", until CONDITION { only PILES to PILES }",
        "phase \"TEXT\", until CONDITION { only turn }",
        "phase \"TEXT\", while CONDITION { only PILES to PILES }",
    ],
    meaning: "Phases with `until` follow each other from the start, in the order of the \
              file; after the last there is none. In one, nothing is legal but what `only` \
              names: cards from piles to piles, `turn`, `redeal`, `remove`, `swap`, or an \
              action's name. The sentence is the reason given for refusing. `until` is asked \
              after every move.\n\n\
              A phase with `while` is in force whenever its condition holds and one of its \
              moves exists.",
    default: "",
    example: r#"game "The base comes first" {
  reserve x4
  foundation x4 { start base; build up in suit, round the corner }
  tableau x8 { start any; build down in suit, round the corner }
  layout { deal 3 to each reserve; deal all to tableau }
  phase "choose the base first", until foundation holds 1 card { only reserve to foundation }
  example "nothing else is legal" {
    given   reserve 1: 4S 9H, tableau 1: 8C, tableau 2: 9C
    refuse  8C to tableau 2 because "choose the base first"
    move    9H to foundation
    move    8C to tableau 2
  }
  variant "Turns too" {
    stock
    layout { deal 3 to each reserve; deal 1 to each tableau }
    passes 1 { deal 1 to each tableau }
    phase "choose the base first", until foundation holds 1 card {
      only reserve to foundation
      only turn
    }
  }
  variant "Kings first" {
    phase "kings leave first", while any card in reserve is K {
      only reserve to tableau
      only reserve to foundation
    }
  }
}
"#,
    told: &["The course of the game"],
    see: &["when", "takes the card"],
    grammar: &[
        "phase",
        "only",
        "only_carry",
        "k_until",
        "k_while",
        "phase/title",
    ],
};

//! `because`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "because",
    also: &[
        "reason",
        "reasons",
        "absent",
        "face down",
        "covered",
        "same pile",
        "over",
        "limit",
    ],
    kind: Kind::Example,
    says: "The word of the rule that must refuse a move",
    forms: &["refuse MOVE because WORD", "refuse MOVE because \"TEXT\""],
    meaning: "WORD is that of a statement or clause: `start`, `build`, `lay`, `lift`, `cap`, \
              `from`, `to`, `when`, `on`, `in`, `rank`, `suit`, `phrase`, `sequence`, `limit` (too many cards at \
              once), `one card`, `compared with`, `one way`, `neighbours`, `settled`, \
              `budget` (used up), `phase`, `remove`, `swap`, `set`, `totalling`, `turn`, \
              `redeal`, `action`, `script`; or of what holds in every game: `absent` (the \
              card is not there), `face down`, `covered`, `same pile` (nothing would change, also where a \
              whole column goes to a space like its own), `over`. In quotes: a \
              piece of the refusing line, or of a phase's sentence. A default answers to its \
              own word.\n\n\
              A move is judged in this order, and the first refusal is the reason: the \
              phase; whether the card is there, face up, uncovered; `lift` and its clauses; \
              `cap`; `start` or `build` and its clauses; the budget.",
    default: "",
    example: r#"game "Reasons" {
  foundation x4
  tableau x8 { start K; build down in suit, not on 5 }
  layout { deal all to tableau }
  example "each rule by its word" {
    given   tableau 1: 9S 5H, tableau 2: 8S 4H, tableau 3: 7S
    refuse  4H to tableau 1 because on
    refuse  4H to tableau 1 because "not on 5"
    refuse  4H to tableau 3 because suit
    refuse  9S to tableau 4 because lift
    refuse  QS to tableau 4 because absent
    refuse  7S to tableau 4 because start
  }
  example "nothing after the end" {
    given   foundation 1: AS
    refuse  AS to tableau 1 because over
    expect  won
  }
}
"#,
    told: &[],
    see: &["refuse", "example"],
    grammar: &["because", "because_word"],
};

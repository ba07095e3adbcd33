//! `run`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "run",
    also: &["run K to A", "a whole run", "complete run"],
    kind: Kind::Phrase,
    says: "The packet laid is exactly that run of cards",
    forms: &["run RANK to RANK SUITS"],
    meaning: "`start run K to A in suit` on a foundation takes thirteen cards from king to \
              ace at once, as in Spider, and nothing else. The suits must be said. Without \
              `run`, a foundation takes one card at a time. The cards must also be such as \
              may be lifted together.",
    default: "",
    example: r#"game "Whole suits leave" {
  foundation x4 { start run 4 to A in suit; cap 4; build none }
  pack 1, A to 4
  tableau x8 {
    start  any
    build  down regardless of suit
    lift   sequence in suit
  }
  layout { deal all to tableau }
  example "four cards in suit, and no fewer" {
    given   tableau 1: 4S 3S 2S, tableau 2: AS, tableau 3: 4H
    refuse  4H to foundation because start
    move    AS to tableau 1
    move    4S to foundation 1
    expect  foundation 1: 4S 3S 2S AS
  }
}
"#,
    told: &["Foundations"],
    see: &["foundation", "sequence", "at once"],
    grammar: &["run"],
};

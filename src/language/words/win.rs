//! `win`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "win",
    also: &["goal", "won", "target", "aim", "object"],
    kind: Kind::Ending,
    says: "When the game is won",
    forms: &["win when CONDITION"],
    meaning: "It replaces the usual goal. It is asked after every move, and the game ends \
              there.",
    default: "All cards are on foundations; in a game without foundations, all are removed.",
    example: r#"game "Emptied" {
  foundation x4
  tableau x8 { start any; build down in suit }
  layout { deal all to tableau }
  win when at least 7 tableau are empty
  example "one column is left" {
    given   tableau 1: 9S, tableau 2: 8S, tableau 3: 2D
    refuse  2D to tableau 1 because build
    move    8S to tableau 1
    refuse  2D to tableau 1 because build
  }
}
"#,
    told: &["The end"],
    see: &["lose", "empty", "every card in", "settled"],
    grammar: &["win"],
};

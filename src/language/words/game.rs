//! `game`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "game",
    also: &["title", "file", "brace", "comment", "#"],
    kind: Kind::About,
    says: "Begins the file: the game's title, and all its rules in braces",
    forms: &["game \"TITLE\" { STATEMENTS }"],
    meaning: "A rule file holds one game. After `game` stands its title in quotes, then \
              everything else in braces. The file's name (`my-game.patience`) is the name by \
              which it is played.\n\n\
              A statement ends with its line; within braces on one line, `;` stands between \
              statements. A comma adds a condition, and after a comma the phrase may go on \
              in the next line. `#` begins a comment, which ends with the line.\n\n\
              Words are in lower case. Ranks, suits and cards are in capitals: `A 10 K`, `S \
              H D C`, `10H`. So no word is ever a card, and `ah` is refused.",
    default: "A game without a `pack` is played with one pack of 52 cards.",
    example: r#"game "Four heaps" {
  # nothing is packed: the cards go up or they wait
  foundation x4
  tableau x4 { spread right }
  layout { deal all to tableau }

  example "up in suit" {
    given   tableau 1: 3S 2S AS
    move    AS to foundation
    move    2S to foundation
    refuse  3S to tableau 2 because start
  }
}
"#,
    told: &[],
    see: &["like", "pack", "group", "layout", "example"],
    grammar: &["file/game", "game_word", "title"],
};

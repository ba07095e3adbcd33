//! `example`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "example",
    also: &["test", "examples"],
    kind: Kind::Example,
    says: "A position, moves, and what must come of them",
    forms: &["example \"TITLE\" { STATEMENTS }"],
    meaning: "`patience test` runs it: it fails if a move in it is refused, a `refuse` is \
              legal, or an `expect` is not so. It begins with `given`; `move`, `refuse` and \
              `expect` follow in any number. Write one for each rule that a reader could \
              mistake, with the refusal that shows it.",
    default: "",
    example: r#"game "Tested" {
  foundation x4
  tableau x8 { start any; build down in suit }
  layout { deal all to tableau }
  example "a move, a refusal, a result" {
    given   tableau 1: 9S, tableau 2: 8S, tableau 3: 8H
    refuse  8H to tableau 1 because suit
    move    8S to tableau 1
    expect  tableau 1: 9S 8S, tableau 2: -
  }
}
"#,
    told: &[],
    see: &["given", "move", "refuse", "expect", "because"],
    grammar: &["example"],
};

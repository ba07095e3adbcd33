//! `move`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "move",
    also: &["moves", "move in words", "remove", "swap", "turn", "redeal"],
    kind: Kind::Example,
    says: "A move that must be legal",
    forms: &[
        "move CARD to GROUP N",
        "move CARD from GROUP N to GROUP",
        "move GROUP N to GROUP N",
        "move turn",
        "move turn, twice",
        "move turn, N times",
        "move remove CARD CARD",
        "move swap CARD CARD",
        "move NAME",
    ],
    meaning: "A packet is named by its lowest card. Where a group is named without a number, \
              any of its piles will do. `turn` and `redeal` are moves; an action is named by \
              its name. Places of a grid are `tableau row 1 column 4`. The same words are \
              used in play.",
    default: "",
    example: r#"game "Moves in words" {
  stock
  waste
  foundation x4
  tableau x7 { start any; build down in suit; lift sequence }
  layout { deal 4 to each tableau }
  passes 2 { turn 1 to waste }
  action shuffle-up once { shuffle stock }
  example "named by cards and by piles" {
    given   stock: 2C 3C, tableau 1: 9S 8S, tableau 2: 10S, tableau 3: AH, tableau 4: 6H, tableau 5: 7H
    move    9S to tableau 2
    move    AH from tableau 3 to foundation
    move    tableau 4 to tableau 5
    move    turn, twice
    expect  waste: 3C 2C
    move    redeal
    refuse  AH to tableau 1 because lift
  }
}
"#,
    told: &[],
    see: &["refuse", "example", "action", "move cards"],
    grammar: &["move_line", "move_text", "repeat", "repeats"],
};

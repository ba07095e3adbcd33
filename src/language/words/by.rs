//! `by`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "by",
    also: &["by 2", "by pile number", "steps of two"],
    kind: Kind::Phrase,
    says: "Steps of more than one rank, or of as many as the pile's number",
    forms: &[
        "up by N SUITS",
        "down by N SUITS",
        "up by pile number SUITS",
    ],
    meaning: "`up by 2 in suit`: the card is two ranks higher than the other. `by pile \
              number`: in pile 1 by one, in pile 2 by two, and so on, as in Calculation. It \
              goes with `up`, `down` and `up or down`. With `round the corner`, a step past \
              the last rank goes on from the first.",
    default: "",
    example: r#"game "By ones, twos, threes and fours" {
  stock { face up; lift top }
  foundation x4 {
    start  A 2 3 4 respectively
    build  up by pile number regardless of suit, round the corner
  }
  heap x4 as tableau { lay any, from stock; lift top, to foundation }
  example "the second foundation goes by twos" {
    given   foundation 2: 2S, foundation 3: 3S 6D 9C QH, stock: 2D 5S 4H
    move    4H to foundation 2
    refuse  5S to foundation 2 because rank
    move    5S to heap 1
    move    2D to foundation 3
  }
}
"#,
    told: &["Foundations"],
    see: &["up", "respectively", "round the corner"],
    grammar: &["by", "by/k_pile_number"],
};

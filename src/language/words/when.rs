//! `when`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "when",
    also: &["only when", "if"],
    kind: Kind::Clause,
    says: "The line serves only while a condition holds",
    forms: &["when CONDITION"],
    meaning: "The condition is asked before the move is made. It may stand at `start`, \
              `build`, `lay`, `lift`, `remove`, `swap` and `fill`, at the head of `passes`, \
              `redeal` and an action (then it decides whether that move is legal), and at a \
              step (then it decides whether the step is done).\n\n\
              In `deal 1 to each tableau, when it is not empty` it is asked of each pile. \
              `win when` and `lose when` have it too.",
    default: "",
    example: r#"game "First the aces" {
  stock
  waste
  reserve
  foundation x4 { build up in suit, when no foundation is empty }
  tableau x7 {
    start  any, from waste, when reserve is empty
    start  any, from reserve
    build  down in alternate colours
  }
  layout { deal 3 to reserve; deal 5 to each tableau }
  passes 1, when no tableau is empty { turn 1 to waste }
  example "no card but an ace goes up until all four aces are out" {
    given   foundation 1: AS, foundation 2: AH, foundation 3: AC, tableau 1: 2S, reserve: 9H, waste: KC, stock: 4D, tableau 2: 10S, tableau 4: AD
    refuse  2S to foundation 1 because when
    refuse  turn because when
    refuse  KC to tableau 3 because when
    move    9H to tableau 2
    move    KC to tableau 3
    move    AD to foundation
    move    2S to foundation 1
  }
}
"#,
    told: &["Foundations", "Tableau"],
    see: &["empty", "every", "blocked", "pass", "or"],
    grammar: &["when", "clause/when", "option/when"],
};

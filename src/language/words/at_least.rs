//! `at least`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "at least",
    also: &[
        "at most",
        "over",
        "under",
        "a multiple of",
        "more than",
        "less than",
        "amounts",
    ],
    kind: Kind::Condition,
    says: "How a count is compared with a number",
    forms: &[
        "NUMBER is N",
        "NUMBER is at least N",
        "NUMBER is at most N",
        "NUMBER is over N",
        "NUMBER is under N",
        "NUMBER is a multiple of N",
        "NUMBER is N or N",
    ],
    meaning: "`at least 3` is three or more, `over 3` four or more, `at most 3` three or \
              fewer, `under 3` two or fewer. `a multiple of 3` is 0, 3, 6 … A bare number is \
              exact, and `pass is 1 or 3` names two. They stand after `is` and after \
              `holds`.",
    default: "",
    example: r#"game "Between the turns" {
  stock
  foundation x8
  pack 2
  heap x20 as tableau { lay any, from stock or reserve; lift top, to foundation }
  reserve
  tally laid, each card to heap
  layout { deal 1 to each heap }
  passes 4, when laid is a multiple of 2 { turn 1 to reserve }
  redeal { gather reserve to stock }
  lose when laid is over 200 or laid is 190 or 195
  example "every second card" {
    given   stock: 3C 4C, reserve: 9S, heap 1: 5H, laid is 0
    move    9S to heap 1
    refuse  turn because when
  }
}
"#,
    told: &["Stock"],
    see: &["holds", "pass", "tally"],
    grammar: &[
        "amount",
        "other_amount",
        "compare",
        "compare/k_at_least",
        "k_at_most",
        "k_over",
        "k_under",
        "k_a_multiple_of",
    ],
};

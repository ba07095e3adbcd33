//! `once`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "once",
    also: &[
        "twice",
        "times",
        "without limit",
        "budget",
        "as merci",
        "merci",
        "how often",
    ],
    kind: Kind::Clause,
    says: "How often a line may serve in a game",
    forms: &[
        "once",
        "twice",
        "N times",
        "without limit",
        "once as NAME",
        "N times as NAME",
    ],
    meaning: "Such a number is a budget. After a line's comma it counts how often the line \
              has made a move legal that no other line allows; when it is used up the line \
              is no more. `as merci` gives it a name: lines with one name share the count, \
              and must say the same number. A condition may ask what is left of it: `when \
              merci is at least 1`. A move spends one of it at most.\n\n\
              After `redeal` and after an action's name it stands without a comma: `redeal \
              twice { … }`.",
    default: "Without limit. A `redeal` must say it, unless `passes` do.",
    example: r#"game "Two favours" {
  foundation x4
  fan x17 as tableau {
    start  K
    build  down in suit
    build  any, twice as favour
    lift   top
    spread right
  }
  layout { deal all to fan, 3 at a time }
  example "two cards may go anywhere" {
    given   fan 1: 9S 2C, fan 2: 5H, fan 3: 7D, fan 4: 8S
    move    2C to fan 2
    expect  favour is 1
    move    8S to fan 1
    expect  favour is 1
    move    7D to fan 2
    refuse  8S to fan 2 because budget
  }
  variant "One favour" { fan { build down in suit; build any, once } }
  variant "Three favours" { fan { build down in suit; build any, 3 times } }
}
"#,
    told: &["Fans"],
    see: &["redeal", "action", "any card"],
    grammar: &[
        "budget",
        "k_once",
        "k_twice",
        "k_times",
        "times",
        "k_without_limit",
        "budget/k_as",
    ],
};

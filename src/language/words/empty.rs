//! `empty`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "empty",
    also: &[
        "is empty",
        "full",
        "complete",
        "is full",
        "is complete",
        "is not empty",
        "space",
    ],
    kind: Kind::Condition,
    says: "How piles stand: empty, at their cap, or complete",
    forms: &[
        "PILES is empty",
        "PILES is not empty",
        "PILES is full",
        "every GROUP is complete",
        "every GROUP is empty or complete",
    ],
    meaning: "`full`: the pile holds as many cards as its `cap` allows. `complete`: it holds \
              every rank once, in the order of `build`. `are` reads as `is`. Before the \
              piles may stand `every`, `no`, `any`, `at least N` or `all but N`; without \
              that, all of them together are meant: `foundation is empty` says that no \
              foundation holds a card.\n\n\
              Several states are joined by `or`. See `settled` and `holds` for the others.",
    default: "",
    example: r#"game "Sequences of a suit" {
  tableau x8 {
    start  any, when waste is not empty
    build  down in suit
    lift   sequence
  }
  stock
  waste { cap 24; build none }
  layout { deal 1 to each tableau }
  passes 1, when waste is not full { turn 1 to waste }
  win when every tableau is empty or complete and waste is empty and stock is empty
  example "king to ace, in order" {
    given   tableau 1: KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S, tableau 2: AS, tableau 3: KH
    refuse  KH to tableau 4 because when
    move    AS to tableau 1
    expect  stuck
  }
}
"#,
    told: &["The end", "Tableau"],
    see: &["every", "holds", "settled", "when", "win"],
    grammar: &[
        "piles_are",
        "pile_state",
        "k_empty",
        "k_full",
        "k_complete",
        "k_is",
    ],
};

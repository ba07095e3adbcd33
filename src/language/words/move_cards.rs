//! `move cards`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "move cards",
    also: &["move from", "move all", "move 1 from each"],
    kind: Kind::Step,
    says: "Moves cards from piles to piles, as a step",
    forms: &[
        "move N from PILES to PILES",
        "move N from each PILES to PILES",
        "move all from PILES to PILES",
        "move cards CARDS from PILES to PILES",
    ],
    meaning: "The top cards go one after another; with `each`, from every pile so many. \
              `move cards A from tableau to foundation` takes these cards wherever they lie \
              in the piles. It asks neither `lift` nor `start` and `build`.",
    default: "",
    example: r#"game "Lent to the reserve" {
  reserve
  waste
  foundation x4
  tableau x10 { start any; build down in suit }
  layout { deal all to tableau }
  action lend once { move 1 from each tableau to reserve }
  action clear once { move all from reserve to waste }
  action dig once { move cards A from tableau to waste }
  action take once { move 1 from waste to reserve }
  example "the tops go aside" {
    given   tableau 1: 9S 3C, tableau 2: AD 4D
    move    lend
    expect  tableau 1: 9S, tableau 2: AD, reserve: 3C 4D
    move    clear
    expect  waste: 3C 4D
    move    take
    expect  reserve: 4D, waste: 3C
    move    dig
    expect  waste: 3C AD, tableau 2: -
    refuse  lend because budget
  }
}
"#,
    told: &["Other moves"],
    see: &["gather", "deal", "action", "move"],
    grammar: &[
        "move_cards",
        "moved_cards",
        "move_from",
        "move_to",
        "move_cards/k_all",
    ],
};

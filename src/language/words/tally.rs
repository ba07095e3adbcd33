//! `tally`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "tally",
    also: &[
        "count",
        "each card",
        "round",
        "since redeal",
        "counting aloud",
    ],
    kind: Kind::Ending,
    says: "A count that belongs to the position",
    forms: &[
        "tally NAME, each card from PILES to PILES",
        "tally NAME, each card to PILES, N to N round",
        "tally NAME, each card from PILES to PILES, since redeal",
        "tally NAME xN",
    ],
    meaning: "It counts cards that go from some piles to others, from 0. `1 to 13 round` \
              makes it go from 13 to 1 again; `since redeal` begins anew at each. `tally \
              marks x8` is a row of them, which scripts set. Conditions ask for it (`turned \
              is 12`), and so does the phrase `rank is turned`. Undo takes it back.",
    default: "",
    example: r#"game "Counted aloud" {
  stock
  waste
  passes without limit { turn 1 to waste }
  tally turned, each card from stock to waste, 1 to 13 round
  remove rank is turned from waste
  example "the number said, and the card" {
    given   stock: 5H 2C 9D, turned is 0
    move    turn
    refuse  remove 9D because rank
    move    turn
    move    remove 2C
    expect  turned is 2
  }
  variant "Anew at each redeal" {
    tally turned, each card from stock to waste, 1 to 13 round, since redeal
    tally marks x8
  }
}
"#,
    told: &["Taking cards off"],
    see: &["rank is", "pass", "script", "score"],
    grammar: &[
        "tally",
        "tally_row",
        "tally_counts",
        "tally_round",
        "k_each_card",
        "k_since_redeal",
        "k_round",
    ],
};

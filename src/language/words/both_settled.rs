//! `both settled`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "both settled",
    also: &["either settled"],
    kind: Kind::Clause,
    says: "After a swap, both cards (or at least one) must be settled",
    forms: &["both settled", "either settled"],
    meaning: "It stands at `swap`. A card is settled where the `start` or `lay` line of its \
              place would admit it: see `settled`.",
    default: "",
    example: r#"game "Swapped into place" {
  tableau 1 by 13 { lay A, in column 1; lay up in suit, compared with left; lift none }
  pack 1 of S
  layout { deal all to tableau }
  swap pair in suit from tableau, either settled
  win when every card in tableau is settled
  example "one of them comes to its place" {
    given   tableau row 1: 3S 2S AS 5S 4S
    refuse  swap 5S 4S because settled
    move    swap 3S AS
    expect  tableau row 1: AS 2S 3S 5S 4S
  }
  variant "Both" { swap pair in suit from tableau, both settled }
}
"#,
    told: &["Changing places"],
    see: &["swap", "settled"],
    grammar: &["k_both_settled", "k_either_settled"],
};

//! `rank is`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "rank is",
    also: &["rank is pile number", "hours"],
    kind: Kind::Phrase,
    says: "The rank is the pile's number, or what a tally stands at",
    forms: &["rank is pile number", "rank is TALLY"],
    meaning: "Ranks count ace 1, two to ten, jack 11, queen 12, king 13. With a tally that \
              counts the cards turned, `1 to 13 round`, it says the games in which one \
              counts aloud: a card that has the rank that was said leaves.",
    default: "",
    example: r#"game "Thirteen heaps" {
  heap x13 as foundation { start rank is pile number; build same rank; cap 4 }
  tableau x13
  layout { deal all to tableau }
  example "jacks go to the eleventh" {
    given   tableau 1: JS, tableau 2: 4H JD
    refuse  JS to heap 10 because start
    move    JS to heap 11
    move    JD to heap 11
  }
}
"#,
    told: &["Heaps"],
    see: &["tally", "script", "remove"],
    grammar: &["k_rank_is_pile_number", "rank_is_tally"],
};

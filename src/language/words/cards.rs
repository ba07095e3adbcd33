//! `cards`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "cards",
    also: &[
        "red", "black", "joker", "A", "K", "KH", "D", "ranks", "7 to A", "red K", "suits",
        "a rank", "a card",
    ],
    kind: Kind::Phrase,
    says: "Cards by their rank, suit or colour",
    forms: &[
        "RANK",
        "RANK RANK RANK",
        "RANK to RANK",
        "SUIT",
        "CARD",
        "red",
        "black",
        "red RANK",
        "black RANK",
        "joker",
    ],
    meaning: "The card laid is one of these. Ranks are `A 2 3 4 5 6 7 8 9 10 J Q K`, suits \
              `S H D C`, cards a rank with a suit (`10H`); a list holds if one of them does. \
              `7 to A` is seven, eight … king, ace: a range goes in the order of the pack, \
              round the corner where it must. `red K` is a king of hearts or diamonds.\n\n\
              Cards stand as phrases (`start K`), after `on` (`on K`), in conditions and in \
              steps (`put A on foundation`, `sending K to bottom of stock`). Small letters \
              are refused: `k` is no king.",
    default: "",
    example: r#"game "What may begin a column" {
  pack 1, with 2 jokers
  foundation x4 { start A; build up in suit; build joker; cap 14 }
  tableau x9 {
    start  10 to Q
    start  red K
    start  2S AC
    start  joker
    build  down in suit
    build  D, on black
    build  black 8, on red 9
  }
  layout { deal all to tableau }
  example "some may, some may not" {
    given   tableau 1: KS, tableau 2: KD, tableau 3: 3C JC, tableau 4: 9S, tableau 5: 5D, tableau 6: 5S
    move    JC to tableau 8
    refuse  9S to tableau 9 because start
    move    5D to tableau 6
    refuse  5D to tableau 2 because build
  }
  example "a black eight on a red nine" {
    given   tableau 1: 9D, tableau 2: 8H, tableau 3: 8C
    refuse  8H to tableau 1 because build
    move    8C to tableau 1
  }
}
"#,
    told: &["Tableau"],
    see: &["base", "respectively", "on", "pack"],
    grammar: &[
        "cards",
        "card_list",
        "card_word",
        "ranks",
        "colour_rank",
        "symbol",
        "k_red",
        "k_black",
        "k_joker",
    ],
};

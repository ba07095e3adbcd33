//! `pack`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "pack",
    also: &[
        "packs",
        "deck",
        "decks",
        "jokers",
        "with jokers",
        "kept apart",
        "S H only",
        "stripped pack",
        "order of ranks",
        "of",
        "with",
    ],
    kind: Kind::About,
    says: "The cards that are played with",
    forms: &[
        "pack N",
        "pack N of SUIT",
        "pack N of \"NAME\"",
        "pack N, RANK to RANK",
        "pack N, SUIT SUIT only",
        "pack N, with N jokers",
        "pack N, kept apart",
    ],
    meaning: "`pack 2` is two packs of 52 cards, shuffled together; up to eight. `pack 8 of \
              S` is spades alone, eight times over; `pack 4, S H only` the spades and hearts \
              of four packs.\n\n\
              `pack 1, 7 to A` is a pack without the cards below seven, and the order of the \
              ranks is as said: here the ace is the highest. Without it the order goes from \
              ace, the lowest, to king. `with 2 jokers` adds jokers. `kept apart` shuffles \
              the packs one by one, and the first is dealt out before the second. `pack 1 of \
              \"tarock\"` is another pack that the program knows by its name.\n\n\
              A game has at most 255 cards. A card that the pack lacks cannot be named in \
              the rules or the examples: with `7 to A` a foundation that starts with a two \
              is an error.",
    default: "One pack of 52 cards.",
    example: r#"game "Thirty-two" {
  pack 1, 7 to A
  foundation x4 { start 7; build up in suit }
  tableau x8 { start any; build down in suit }
  layout { deal all to tableau }
  example "the ace is the highest" {
    given   foundation 1: 7S 8S 9S 10S JS QS KS, tableau 1: AS, tableau 2: 7H, tableau 3: 9H
    move    AS to foundation
    refuse  9H to foundation because start
    move    7H to foundation
  }
  variant "Spades and hearts" {
    pack 2, S H only
    foundation { start A }
  }
  variant "Spades alone" {
    pack 4 of S
    foundation { start A }
    example "any ace is the ace of spades" {
      given   foundation 1: AS, tableau 1: AS 2S
      move    2S to foundation 1
      move    AS to foundation 2
    }
  }
  variant "Two packs, one after the other" {
    pack 2, kept apart
    foundation x8 { start A }
  }
  variant "Two jokers" {
    pack 1, with 2 jokers
    foundation { start A; cap 14; build up in suit; build joker }
    example "a joker goes anywhere" {
      given   foundation 1: AS 2S, tableau 1: 4S *
      move    * to foundation
      refuse  4S to foundation because build
    }
  }
}
"#,
    told: &["What you need"],
    see: &["foundation", "cards", "numbering"],
    grammar: &[
        "pack",
        "pack_of",
        "suits",
        "pack_ranks",
        "pack_suits",
        "pack_jokers",
        "k_kept_apart",
        "k_of",
        "k_with",
        "k_jokers",
        "pack_suits/k_only",
    ],
};

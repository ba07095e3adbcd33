//! `deal`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "deal",
    also: &["deal to each", "deal all", "deal rest", "dealing"],
    kind: Kind::Step,
    says: "Deals cards from the top of the stock",
    forms: &[
        "deal N to each GROUP",
        "deal N to each GROUP N-N",
        "deal N N N to GROUP",
        "deal N to PILES",
        "deal all to GROUP",
    ],
    meaning: "Cards are dealt one to a pile in each round, over all the piles that have not \
              yet enough. `deal 6 to each tableau` gives each six, `deal 6 to each \
              tableau 2-7` leaves the first out; `deal 1 2 3 to tableau` \
              needs a number for each pile; `deal all` deals till the stock is empty. For a \
              group of several piles one number needs `each`: `deal 1 to tableau` is \
              refused.\n\n\
              In `layout` too few cards are an error; later a deal takes what there is. \
              Dealing asks neither `start` nor `build`, but the `cap`. After a comma: `face \
              down`, `last face up`, `3 at a time`, `row by row`, `sending …`, `leaving …`, \
              `when …`.",
    default: "Face up, unless the group says `face down`.",
    example: r#"game "Dealt in rounds" {
  stock
  foundation x4
  tableau x7 { start K; build down in alternate colours }
  layout { deal 1 2 3 4 5 6 7 to tableau, face down, last face up }
  passes 1 { deal 1 to each tableau }
  example "a row at each turn" {
    given   stock: 8D 7C 6C 5C 4C 3C 2C KH, tableau 1: 9S, tableau 2: QD
    move    turn
    expect  tableau 1: 9S KH, tableau 2: QD 2C, stock: 8D
    refuse  2C to tableau 1 because rank
  }
}
"#,
    told: &["The deal"],
    see: &[
        "layout",
        "face down",
        "at a time",
        "sending",
        "row by row",
        "begins a pile",
    ],
    grammar: &["deal", "count", "deal/k_all", "k_each"],
};

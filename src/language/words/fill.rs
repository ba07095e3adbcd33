//! `fill`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "fill",
    also: &["fill from", "refill", "automatic filling"],
    kind: Kind::Group,
    says: "Cards that come at once into an empty pile, without being asked",
    forms: &[
        "fill from PILES",
        "fill from PILES then PILES",
        "fill N from PILES",
        "fill from PILES, sending PHRASE to PILES",
        "fill from PILES, when CONDITION",
    ],
    meaning: "Whenever a pile of the group is empty, one card (or N) comes by itself from \
              the first of these that has any: `fill from waste then stock`. It asks neither \
              `start` nor `build`, and the player has no choice. Where the player fills \
              spaces by hand, say `start any, from reserve` instead.\n\n\
              `then` is an order of preference; `or` and a comma do not mean that here. \
              `sending A to foundation`: an ace goes to a foundation that takes it, and the \
              next card comes in its place. With `when` it is done only while the condition \
              holds. Fills come after lines have closed up, cards have turned up and `at \
              once` moves are made. In an example, a pile that is empty in `given` is not \
              filled until a card has lain in it.",
    default: "Spaces are not filled by themselves.",
    example: r#"game "Filled from the reserve" {
  stock
  waste
  reserve
  foundation x4
  tableau x4 {
    build  down in suit
    fill   from reserve then waste
  }
  layout { deal 13 to reserve; deal 1 to each tableau }
  passes without limit { turn 1 to waste }
  example "first the reserve, then the waste" {
    given   reserve: 5H, waste: 2C 3C, tableau 1: 9S, tableau 2: 8S, tableau 3: 10S, tableau 4: 7S
    move    8S to tableau 1
    expect  tableau 2: 5H, reserve: -
    move    7S to tableau 1
    expect  tableau 4: 3C, waste: 2C
    refuse  3C to tableau 1 because build
  }
}
"#,
    told: &["Tableau"],
    see: &["start", "sending", "at once", "fill places"],
    grammar: &["fill", "sources", "k_then"],
};

//! `piles`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "piles",
    also: &[
        "pile",
        "tableau 1-4 7",
        "row",
        "column",
        "rows and columns",
        "places",
        "pile numbers",
        "left to right",
    ],
    kind: Kind::Place,
    says: "Piles by the name of their group, their number, or their place in a grid",
    forms: &[
        "GROUP",
        "GROUP N",
        "GROUP N-N N",
        "GROUP row N",
        "GROUP row N column N",
        "GROUP column N-N",
        "PILES or PILES",
    ],
    meaning: "The name of a group means all its piles. `tableau 2` is the second from the \
              left; `tableau 1-4 7` the first four and the seventh. In a grid, `tableau row \
              2 column 3` is one place, `tableau column 3-14` all the places of these \
              columns; the places are numbered row by row too. `or` joins several: `from \
              waste or tableau 1`.\n\n\
              A number that the group does not have is an error.",
    default: "",
    example: r#"game "Rows and columns" {
  tableau 2 by 7 {
    cap    none
    start  K, in column 1
    build  down in suit
    lift   top, to tableau row 2 or tableau column 1-2
  }
  reserve x4 { lift top, to tableau 8 or tableau 10-11 14 }
  layout {
    deal 2 to each tableau row 1
    deal 5 to each tableau row 2 column 1-6
    deal all to reserve
  }
  win when every tableau is empty or complete
  example "the second row, or the first two columns" {
    given   tableau row 1 column 3: 9S, tableau row 2 column 3: 8S, tableau 4: 7S, reserve 1: 4H, tableau 11: 5H
    refuse  8S to tableau row 1 column 3 because to
    refuse  7S to tableau row 1 column 3 because to
    move    7S to tableau row 2 column 3
    move    4H to tableau 11
  }
}
"#,
    told: &["Tableau", "The deal"],
    see: &["group", "left", "from", "in pile"],
    grammar: &[
        "piles",
        "pile_term",
        "group_piles",
        "numbers",
        "range",
        "digits",
        "places",
        "rows",
        "columns",
    ],
};

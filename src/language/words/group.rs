//! `group`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "group",
    also: &[
        "groups",
        "piles of a group",
        "as",
        "by",
        "x",
        "role",
        "row of piles",
        "grid",
        "name",
    ],
    kind: Kind::Piles,
    says: "Some piles that have the same rules",
    forms: &[
        "NAME",
        "NAME xN { STATEMENTS }",
        "NAME xN as ROLE { STATEMENTS }",
        "NAME x PARAMETER { STATEMENTS }",
        "NAME N by N { STATEMENTS }",
    ],
    meaning: "A group has a name, a number of piles, and a role, which gives its defaults. \
              The roles are `stock`, `waste`, `foundation`, `tableau`, `reserve`, `cell` and \
              `discard`. A group whose name is a role needs no `as`; any other name does: \
              `fan x18 as tableau`. Without a number it is one pile.\n\n\
              `tableau 4 by 13` is a grid of four rows of thirteen places, numbered row by \
              row, each with room for one card unless a `cap` says more. `cell x cells` \
              takes the number from a parameter. A `shape` or `plan` gives its own number.\n\n\
              A name is lower-case words with hyphens, and none of the words that begin a \
              statement or step, nor `from`, `left`, `every` and their like. In a rule it \
              means that group alone, not its role. All groups together have at most 126 \
              piles.",
    default: "The defaults of a role are on its page.",
    example: r#"game "Groups" {
  stock
  hand as waste
  foundation x4
  fan x6 as tableau { start any; build down in suit; spread right }
  corner 2 by 2 as cell
  layout { deal 4 to each fan }
  passes 1 { turn 1 to hand }
  example "places of a grid hold one card" {
    given   hand: 9S 5H, corner 1: 2C, fan 1: 6S
    refuse  5H to corner row 1 column 1 because cap
    move    5H to corner row 2 column 1
    expect  corner 3: 5H
    refuse  9S to fan 1 because rank
  }
}
"#,
    told: &[],
    see: &[
        "stock",
        "waste",
        "foundation",
        "tableau",
        "reserve",
        "cell",
        "discard",
        "shape",
        "plan",
        "piles",
    ],
    grammar: &["group", "role", "size", "grid", "k_by", "group/k_as"],
};

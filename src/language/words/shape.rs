//! `shape`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "shape",
    also: &["pyramid", "covered", "uncovered", "drawing"],
    kind: Kind::Group,
    says: "A drawing of places, where the cards of a row are covered by those of the next",
    forms: &["shape DRAWING"],
    meaning: "Between `\"\"\"` stands a drawing with an `o` for each place that is dealt \
              face up and a `#` for each that is dealt face down, in reading order. A card \
              is covered by those in the next row drawn that lie less than two columns away; \
              only a card that nothing covers may be taken. A place holds one card. The \
              drawing gives the number of piles.\n\n\
              Draw it as it lies on the table: for a pyramid, each row is set in by one \
              blank, and the places of a row are two columns apart.",
    default: "",
    example: r#"game "A small pyramid" {
  stock
  waste
  tableau {
    shape """
       o
      o o
     o o o
    """
  }
  layout { deal 1 to each tableau }
  remove K from tableau or waste
  remove pair totalling 13 from tableau or waste
  passes 1 { turn 1 to waste }
  win when every tableau is empty
  example "a card that others cover is not free" {
    given   tableau 2: 9H, tableau 3: KC, tableau 4: 5D, tableau 5: 8S, waste: 4C
    refuse  remove 9H 4C because covered
    move    remove 8S 5D
    move    remove 9H 4C
  }
}
"#,
    told: &["The deal", "Taking cards off"],
    see: &["plan", "turns up", "remove"],
    grammar: &["k_shape", "long", "long_inside"],
};

//! `no`.

use super::{Kind, WordPage};

/// The page.
pub const PAGE: WordPage = WordPage {
    word: "no",
    also: &["drop", "no cell", "no redeal", "no fill"],
    kind: Kind::Change,
    says: "Drops a statement that the parent has",
    forms: &[
        "no GROUP",
        "no redeal",
        "no action NAME",
        "no phase \"TEXT\"",
        "no fill",
    ],
    meaning: "In a child or variant, `no cell` drops the group, `no redeal` the redeal, `no \
              action close-up` that action; in the braces of a group, `no fill` drops its \
              statement, and the role's default holds again. To drop what the parent does \
              not have is an error.",
    default: "",
    example: r#"game "With and without" {
  cell x2
  foundation x4
  tableau x8 { start any; build down in suit; cap 19 }
  layout { deal all to tableau }
  redeal once { gather tableau to stock; deal all to tableau }
  example "a cell helps" {
    given   tableau 1: 9S 3C, tableau 2: 4D
    refuse  3C to tableau 2 because build
    move    3C to cell 1
  }
  variant "Without" {
    no cell
    no redeal
    tableau { no cap }
    example "no redeal" {
      given   tableau 1: 9S 3C
      refuse  redeal because redeal
    }
  }
}
"#,
    told: &[],
    see: &["variant", "like"],
    grammar: &["no_item", "no_word"],
};
